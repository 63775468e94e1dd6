import type { Language } from '@karavan/contract/language.ts'
import { fold } from './fold.ts'
import { englishStopwords, russianStopwords } from './stopwords.ts'
import { type Unit, unitsOf } from './tokens.ts'

/** Longest text that is looked at, in characters; the rest is left out. */
export const maxLength = 20_000

/** `language` of an analysis, for a small part of its cost; keyboard layout is not put right. */
export const languageIn = (text: string): Language | undefined => languageOf(unitsOf(fold(text.slice(0, maxLength)).text))

/** Language of a text by the scripts of its words. */
export function languageOf(units: readonly Unit[]): Language | undefined {
  let [han, cyrillic, latin, other] = [0, 0, 0, 0]
  let isEnglishSentence = 0
  let isRussianSentence = false
  for (const { script, text } of units) {
    if (script === 'han') han++
    else if (script === 'cyrillic') {
      cyrillic += text.length
      if (russianStopwords.has(text)) isRussianSentence = true
    } else if (script === 'latin') {
      latin += text.length
      if (englishStopwords.has(text)) isEnglishSentence++
    } else if (script === 'other') other++
  }
  if (han + cyrillic + latin === 0) return undefined
  if (other > han + cyrillic + latin && han === 0) return undefined
  // A brand in Latin letters says nothing about the buyer; an English sentence around a Russian word does.
  if (han > 0 && han * 3 >= cyrillic) return isEnglishSentence >= 2 && latin > han * 6 ? 'en' : 'zh'
  if (cyrillic > 0) return isEnglishSentence >= 2 && !isRussianSentence && latin > cyrillic ? 'en' : 'ru'
  return 'en'
}
