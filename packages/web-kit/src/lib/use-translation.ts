import { useSyncExternalStore } from 'react'
import { currentTranslate, onLanguageChange } from './i18n.ts'
import type { Translate } from './translate.ts'

/** The texts in the interface language; the component follows its changes. */
export const useTranslation = (): { t: Translate } => ({ t: useSyncExternalStore(onLanguageChange, currentTranslate) })
