import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { PageFailure } from '@karavan/web-kit/app/page-failure.tsx'
import { Announcer } from '@karavan/web-kit/ui/announcer.tsx'
import { Boundary } from '@karavan/web-kit/ui/boundary.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ChatContext, type ChatSlots } from '../features/chat/context.ts'
import { useChatSlotsOf } from './chat-slots.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { RouterContext } from './router/use-router.tsx'
import { Screens } from './screens.tsx'
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
          <RouterContext value={router}>
            <Screens />
          </RouterContext>
          <Announcer />
          <OfflineNotice />
        </ChatContext>
      </QueryClientProvider>
    </Boundary>
  )
}
