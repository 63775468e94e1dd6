import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CloseButton } from '@karavan/web-kit/ui/overlay.tsx'
import { Sheet } from '@karavan/web-kit/ui/sheet.tsx'
import type { ReactNode } from 'react'

interface ConversationsSheetProps {
  isOpen: boolean
  onClose(): void
  onClosed(): void
  /** The list; is given the close button for its corner. */
  children(close: ReactNode): ReactNode
}

/** The list of conversations where there is no room for it beside the chat. */
export default function ConversationsSheet({ children, ...rest }: ConversationsSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet {...rest} side="left" label={t('sidebar.label')} className="bg-paper-deep" overClassName="w-[min(21rem,calc(100vw-3rem))]">
      {children(<CloseButton />)}
    </Sheet>
  )
}
