import { useDelayed } from '@karavan/web-kit/lib/use-delayed.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { CloseIcon, SearchIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../../lib/shortcuts.ts'

const searchPauseMs = 250

/** Searches when the typing rests. */
export function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const settled = useDelayed(text, searchPauseMs)
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  // What the field itself has asked for comes back as the value; another value comes from a filter or from Back.
  const asked = useRef(value)
  useEffect(() => {
    if (settled.trim() === latest.current.value) return
    asked.current = settled.trim()
    latest.current.onChange(settled.trim())
  }, [settled])
  useEffect(() => {
    if (value !== asked.current) setText(value)
    asked.current = value
  }, [value])
  useShortcut('search', () => field.current?.focus())
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute left-3.5 top-3 size-5 text-ink-faint" />
      <input
        ref={field}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('')
        }}
        aria-label={t('desk.queue.search')}
        placeholder={t('desk.queue.searchHint')}
        autoComplete="off"
        maxLength={200}
        className="h-11 w-full rounded-xl border border-line-field bg-surface pl-11 pr-11 text-base placeholder:text-ink-faint hover:border-ink-faint [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' ? (
        <IconButton label={t('desk.queue.clear')} onClick={() => setText('')} className="absolute right-0 top-0">
          <CloseIcon className="size-4.5" />
        </IconButton>
      ) : (
        <kbd className="absolute right-3 top-2.5 rounded-md border border-line px-1.5 text-sm text-ink-faint max-lg:hidden">/</kbd>
      )}
    </div>
  )
}
