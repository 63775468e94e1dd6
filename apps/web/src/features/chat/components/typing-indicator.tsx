import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { Caravan } from '@karavan/web-kit/ui/caravan.tsx'
import { useTranslation } from 'react-i18next'
import { useChatState } from '../context.ts'
import { AnswerText } from './answer-text.tsx'
import { AssistantFrame } from './message.tsx'

/** What the running reply shows before its messages are there: the words written so far, and what is being done. */
export function TypingIndicator() {
  const { t } = useTranslation()
  const text = useChatState((state) => state.streamingData?.text)
  const progress = useChatState((state) => state.streamingData?.progress)
  const isStopping = useChatState((state) => state.isStopping)
  const isWorkingForGuest = useSession((state) => state.isWorkingForGuest)
  return (
    <AssistantFrame>
      {text && (
        <div className="mb-2">
          <AnswerText html={text} />
        </div>
      )}
      <p data-testid="typing-indicator" className="flex min-h-7 items-center gap-3 text-[15px] text-ink-soft">
        <Caravan />
        <span>{isStopping ? t('chat.stopping') : (progress ?? t(isWorkingForGuest ? 'chat.workingForGuest' : 'chat.thinking'))}</span>
      </p>
    </AssistantFrame>
  )
}
