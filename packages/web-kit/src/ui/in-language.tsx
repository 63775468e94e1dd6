import type { Language } from '@karavan/contract/language.ts'
import { type ContextType, type ReactNode, useEffect, useState } from 'react'
import { textsIn } from '../lib/i18n.ts'
import { Spoken } from '../lib/spoken.ts'
import { useLanguage } from '../lib/use-language.ts'

/** Everything in it speaks `language`, whatever the page speaks, as soon as its texts are there. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const shown = useLanguage()
  const [spoken, setSpoken] = useState<ContextType<typeof Spoken>>()
  const isOther = language !== shown
  useEffect(() => {
    if (!isOther) return
    let isWanted = true
    textsIn(language).then(
      (t) => isWanted && setSpoken({ language, t }),
      (error: unknown) => console.warn('a part of the page keeps the labels of the interface', error),
    )
    return () => {
      isWanted = false
    }
  }, [language, isOther])
  return <Spoken value={isOther && spoken?.language === language ? spoken : undefined}>{children}</Spoken>
}
