import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../lib/use-translation.ts'
import { announce } from './announcer.tsx'
import { IconButton } from './button.tsx'
import { CheckIcon } from './icons.tsx'
import { CopyIcon } from './part-icons.tsx'

/** How long the button says that it worked. Milliseconds. */
const shownMs = 2_000

interface CopyButtonProps {
  /** A text that takes work to make is made when it is copied. */
  text: string | (() => string)
  label: string
  /** What is announced once it is in the clipboard. */
  done: string
  /** What is announced where the browser refuses. */
  failed?: string
  className?: string
}

/** Puts a text into the clipboard. Where the browser does not let a page do that, it is not shown: the text beside it can be selected. */
export function CopyButton({ text, label, done, failed, className }: CopyButtonProps) {
  const { t } = useTranslation()
  const [isDone, setDone] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!navigator.clipboard) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setDone(true)
      announce(done)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setDone(false), shownMs)
    } catch (error) {
      console.warn('the clipboard cannot be written', error)
      if (failed) announce(failed)
    }
  }
  return (
    <IconButton label={isDone ? t('common.copied') : label} onClick={() => void copy()} className={className}>
      {isDone ? <CheckIcon className="size-4.5 text-leaf" /> : <CopyIcon className="size-4.5" />}
    </IconButton>
  )
}
