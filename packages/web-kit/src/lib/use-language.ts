import type { Language } from '@karavan/contract/language.ts'
import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguageChange } from './i18n.ts'

/** The interface language; the component follows its changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage)
