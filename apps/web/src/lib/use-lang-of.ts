import type { Language } from '@karavan/contract/language.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { languageOfText } from './text-language.ts'

/** The `lang` of short texts that were written together, by their letters; `undefined` where the page speaks it anyway. */
export function useLangOf(texts: readonly string[]): Language | undefined {
  const shown = useLanguage()
  const written = languageOfText(texts.join(' '))
  return written === shown ? undefined : written
}
