import type { Language } from '@karavan/contract/language.ts'
import { createContext } from 'react'
import type { Translate } from './translate.ts'

/** What a part of the page speaks where that is not the language of the interface: an answer that was written in another one. */
export const Spoken = createContext<{ language: Language; t: Translate } | undefined>(undefined)
