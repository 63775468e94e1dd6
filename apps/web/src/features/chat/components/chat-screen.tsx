import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { type ReactNode, useRef } from 'react'
import { useChatState, useConversations } from '../context.ts'
import { Composer } from './composer.tsx'
import { Thread, useIsStart } from './thread.tsx'

interface ChatScreenProps {
  /** Opens the list of conversations where it is a sheet. */
  menu: ReactNode
  /** Language, colours and the account. */
  controls: ReactNode
  /** Stands between the thread and the input. */
  tray?: ReactNode
}

/** Header, thread and input of the open conversation. */
export function ChatScreen({ menu, controls, tray }: ChatScreenProps) {
  const { t } = useTranslation()
  const shopName = useShopName()
  const isStart = useIsStart()
  const focusWanted = useRef(false)
  const { conversations } = useConversations()
  const activeId = useChatState((state) => state.activeConversationId)
  const title = conversations.find(({ id }) => id === activeId)?.title
  return (
    <>
      <title>{title ? `${title} · ${shopName}` : shopName}</title>
      <header className="@container flex shrink-0 items-center gap-1 border-b border-line px-4 pb-2 pt-[max(0.5rem,env(safe-area-inset-top))] max-md:px-2">
        {menu}
        <h1 className="min-w-0 grow truncate px-1 text-[1.05rem] font-semibold" title={title}>
          {title ?? t('chat.welcome', { shop: shopName })}
        </h1>
        {controls}
      </header>
      <main className="flex min-h-0 grow flex-col">
        {/* The start screen has the field below its headline; with the first question it goes to its place below the thread. */}
        <Thread composer={isStart && <Composer isOnStart focusWanted={focusWanted} />} />
        {tray}
        {!isStart && <Composer focusWanted={focusWanted} />}
      </main>
    </>
  )
}
