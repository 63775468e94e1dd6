import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { useMemo } from 'react'
import { useLangOf } from '../../../lib/use-lang-of.ts'
import { useChat, useChatState, useMessages } from '../context.ts'
import { suggestionsOf } from '../message.ts'

/** What a buyer is likely to say next; each is sent as it stands. */
export function Suggestions() {
  const { t } = useTranslation()
  const chat = useChat()
  const messages = useMessages()
  const isProcessing = useChatState((state) => state.isProcessing)
  const suggestions = useMemo(() => suggestionsOf(messages), [messages])
  const lang = useLangOf(suggestions)
  if (isProcessing || suggestions.length === 0) return null
  return (
    <ul aria-label={t('chat.suggestions')} className="flex flex-wrap gap-2 pl-11 max-sm:pl-0">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            lang={lang}
            onClick={() => void chat.send(suggestion)}
            className="press min-h-11 rounded-full border border-line-strong bg-surface px-4 text-left text-[15px] hover:border-accent hover:bg-accent-soft"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}
