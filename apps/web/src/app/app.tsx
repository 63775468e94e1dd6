import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { PageFailure } from '@karavan/web-kit/app/page-failure.tsx'
import { Announcer } from '@karavan/web-kit/ui/announcer.tsx'
import { Boundary } from '@karavan/web-kit/ui/boundary.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ChatContext, type ChatSlots } from '../features/chat/context.ts'
import { useChatSlotsOf } from './chat-slots.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { Services } from './services.ts'

export function App({ services }: { services: Services }) {
  const { client, router, chat } = services
  const slots: ChatSlots = useChatSlotsOf(services)
  const uid = useSession(({ user }) => user?.uid)
  const context = useMemo(() => ({ chat, slots, uid }), [chat, slots, uid])
  return (
    <Boundary failed={() => <PageFailure />}>
      <QueryClientProvider client={client}>
        <ChatContext value={context}>
          <RouterProvider router={router} />
          <Announcer />
          <OfflineNotice />
        </ChatContext>
      </QueryClientProvider>
    </Boundary>
  )
}
