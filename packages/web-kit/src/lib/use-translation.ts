import { useContext, useSyncExternalStore } from 'react'
import { currentTranslate, onLanguageChange } from './i18n.ts'
import { Spoken } from './spoken.ts'
import type { Translate } from './translate.ts'

/** The texts in the interface language, or in the one that the component's part of the page speaks; the component follows its changes. */
export function useTranslation(): { t: Translate } {
  const shown = useSyncExternalStore(onLanguageChange, currentTranslate)
  return { t: useContext(Spoken)?.t ?? shown }
}
