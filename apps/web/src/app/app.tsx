import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useMemo } from 'react'
import { CartContext } from '../features/cart/context.ts'
import { ChatContext, type ChatSlots } from '../features/chat/context.ts'
import { Announcer } from '../ui/announcer.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useChatSlotsOf } from './product-opening.tsx'
import type { Services } from './services.ts'

export function App({ services }: { services: Services }) {
  const { client, router, chat, cart } = services
  const slots: ChatSlots = useChatSlotsOf(services)
  const context = useMemo(() => ({ chat, slots }), [chat, slots])
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <ChatContext value={context}>
          <CartContext value={cart}>
            <RouterProvider router={router} />
          </CartContext>
          <Announcer />
        </ChatContext>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
