import type { Language } from '@karavan/contract/language.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'

/** A Chinese sign says as much as several letters. */
const lettersOfSign = 3

/** The language of what the product has written itself, by its letters; `undefined` where there are none. Names of goods and sellers in it may be in another one. */
export function languageOfText(text: string): Language | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const [ru, zh, en] = [count(/\p{Script=Cyrillic}/gu), lettersOfSign * count(/\p{Script=Han}/gu), count(/\p{Script=Latin}/gu)]
  const most = Math.max(ru, zh, en)
  if (most === 0) return undefined
  return most === ru ? 'ru' : most === zh ? 'zh' : 'en'
}

/** The language that a card is written in: as it says, and where it is of an earlier release, of what was written for it. */
export const languageOfCard = ({ language, unit, llm_reasoning: reason, highlights, facts = [], seller_signs: signs = [] }: ProductCard) =>
  language ?? languageOfText([unit, reason, ...highlights, ...facts, ...signs].join(' '))
