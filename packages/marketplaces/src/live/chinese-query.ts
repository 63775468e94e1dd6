import { analyse } from '@karavan/lexicon/analyse.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import type { OfferQuery } from '../port.ts'
import { isChinese } from './wording.ts'

/** Longer wishes find nothing on these marketplaces, which want every word. */
const maxLength = 60

/** Han, and what stands in Chinese titles as it is: brands, models, figures. Words of another language would find nothing. */
const searchable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{Script=Han}A-Za-z0-9.+ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim()

/**
 * The wish in Chinese, which finds most on Chinese marketplaces: its keywords where they were understood, else what the lexicon knows of its text.
 * `undefined` where neither gives a Chinese word.
 */
export function toChineseQuery({ keywords, text }: Pick<OfferQuery, 'keywords' | 'text'>): string | undefined {
  const given = searchable(keywords.zh ?? '')
  if (isChinese(given)) return given
  const { concepts } = analyse(text, { fuzzy: false })
  const named = concepts.filter(({ isNegated, start }, at) => !isNegated && concepts.findIndex((one) => one.start === start) === at)
  const words = [...new Set(named.map(({ conceptId }) => conceptName(conceptId, 'zh')))].filter(isChinese)
  return searchable(words.join(' ')) || undefined
}

/** What of the wish a marketplace was asked for in these words: concept ids. */
export function claimedBy(keyword: string, { types, colors = [], materials = [], traits = [] }: OfferQuery): string[] {
  const named = [...colors, ...materials, ...traits].filter((id) => keyword.includes(conceptName(id, 'zh')))
  return [...types.slice(0, 1), ...named]
}
