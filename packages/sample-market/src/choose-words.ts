import type { Family } from './family.ts'
import type { Phrase } from './phrase.ts'
import type { Random } from './random.ts'
import { isAdjective } from './russian.ts'
import { chineseTitle, englishTitle, russianTitle, type TitleParts } from './title.ts'
import { titleHooks } from './words.ts'

/** What is said of an offer: its title, and the phrases in it as facts for the detail page. */
export interface Chosen {
  title: TitleParts
  look?: Phrase
  features: Phrase[]
  use?: Phrase
}

/** The family knows that these two never stand in one offer. */
export const clashes = (family: Family, a: string, b: string): boolean =>
  family.clashes?.some(([left, right]) => (a.includes(left) && b.includes(right)) || (a.includes(right) && b.includes(left))) ?? false

/** Words that say the same twice, or that the family knows not to go together. */
function disagree(family: Family, one: readonly string[], other: readonly string[]): boolean {
  const [a = '', b = ''] = [one[0], other[0]]
  if (a.includes(b) || b.includes(a)) return true
  const adjective = other[1] ?? ''
  if (isAdjective(adjective) && one[1]?.includes(adjective.slice(0, -2))) return true
  return clashes(family, a, b)
}

/** How many titles are tried before the article number makes one different from all others. */
const maxPlainTitles = 8

interface Given {
  /** Parts of the title that are decided already. */
  fixed: Pick<TitleParts, 'color' | 'audience' | 'season' | 'material' | 'measure'>
  /** Words that the title does not have, or not in this form, and that the others must go with: the material, each measure. */
  unsaid: readonly (readonly string[])[]
  /** Article number for the title, where the words alone give no title that is still free. */
  article: string
  /** Titles of earlier offers; those of this one are added. */
  taken: Set<string>
}

/** The words of one offer: noun, look, features and use, chosen again until no other offer has the same title. */
export function chooseWords(family: Family, random: Random, { fixed, unsaid, article, taken }: Given): Chosen {
  for (let attempt = 0; ; attempt++) {
    const said: (readonly string[])[] = [fixed.audience, fixed.season, fixed.color, ...unsaid].filter((words) => words !== undefined)
    const nouns = family.nouns.filter((noun) => !said.some((words) => clashes(family, words[0] ?? '', noun[0])))
    const noun = random.pick(nouns.length > 0 ? nouns : family.nouns)
    said.push(noun)
    const fitting = (wanted: boolean, phrases: readonly Phrase[]): Phrase[] =>
      phrases.filter((phrase) => {
        if (!wanted || said.some((words) => disagree(family, words, phrase.slice(0, 2) as string[]))) return false
        said.push(phrase.slice(0, 2) as string[])
        return true
      })
    const [look] = fitting(random.chance(0.75), random.sample(family.looks, 1))
    const features = fitting(true, random.sample(family.features, random.pick([1, 2, 2, 3])))
    const [use] = fitting(random.chance(0.6), random.sample(family.uses, 1))
    const title: TitleParts = { ...fixed, hook: random.pick(titleHooks), look, features, use, noun }
    if (attempt >= maxPlainTitles) title.article = article
    const texts = [russianTitle(title), englishTitle(title), chineseTitle(title)]
    if (texts.some((text) => taken.has(text))) continue
    for (const text of texts) taken.add(text)
    return { title, look, features, use }
  }
}
