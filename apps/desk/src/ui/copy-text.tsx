import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { CopyIcon } from './icons.tsx'

/** Puts a text on the clipboard; without the clipboard's API, as on plain http, by the older way. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position:fixed;opacity:0'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

const shownMs = 1_600

/** What says for a moment that something was copied. */
export function useCopied(): { isCopied: boolean; copyNow(text: string): void } {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  return {
    isCopied,
    copyNow(text) {
      copy(text).then(
        () => {
          setCopied(true)
          announce(t('desk.copied'))
        },
        (error: unknown) => console.warn('nothing was copied', error),
      )
    },
  }
}

interface CopyTextProps {
  text: string
  /** What is shown instead of the text. */
  children?: ReactNode
  /** What the button is called, where the text alone does not say it. */
  label?: string
  isCode?: boolean
  lang?: string
  className?: string
}

/** A text that a press copies. */
export function CopyText({ text, children, label, isCode = false, lang, className = '' }: CopyTextProps) {
  const { t } = useTranslation()
  const { isCopied, copyNow } = useCopied()
  const name = label ?? t('desk.copy', { text })
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      onClick={() => copyNow(text)}
      className={`press group relative inline-flex items-center gap-1.5 rounded-lg text-left hover:bg-sand ${
        isCode
          ? 'min-h-11 max-w-full border border-line bg-surface px-3.5 py-2 font-mono text-sm'
          : '-mx-1.5 max-w-[calc(100%+0.75rem)] px-1.5 py-0.5 after:absolute after:inset-x-0 after:top-1/2 after:h-11 after:-translate-y-1/2'
      } ${className}`}
    >
      <span lang={lang} className="min-w-0 wrap-anywhere">
        {children ?? text}
      </span>
      {isCopied ? (
        <CheckIcon className="size-4 text-leaf" />
      ) : (
        <CopyIcon className="size-4 text-ink-faint group-hover:text-ink pointer-fine:opacity-60 pointer-fine:group-hover:opacity-100" />
      )}
    </button>
  )
}
