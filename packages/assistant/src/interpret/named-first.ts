import { findConcept } from '@karavan/lexicon/names.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { foldText } from './grammar/open-text.ts'
import { namesPart } from './grammar/part-name.ts'
import type { Reading } from './read.ts'

const toBeginWith = /^(?:[\s\p{P}]|(?:ok|okay|whatever|well|so|then|hm+|ладно|ну|а|тогда|жаль|понятно|ясно)(?!\p{L})|好吧?|那)+/iu

/** "Umbrellas then. Is there anything with UV protection?": what stands first is wanted, and no part of anything. */
export const beginsWithGoods = ({ written, said: [name] }: Pick<Reading, 'written' | 'said'>): boolean =>
  name !== undefined && foldText(written).replace(toBeginWith, '').startsWith(foldText(name))

/** Words or characters of a name that is no part of other goods and no word of what they are like. */
const leastWords = 2
const leastHan = 4

/** "Precision screwdriver sets, for phones" of drills: goods stand first by a whole name of their own kind, and others are wanted. */
export function beginsWithWholeName(reading: Pick<Reading, 'written' | 'said' | 'types'>): boolean {
  const { types, said } = reading
  const [type] = types
  if (type === undefined || types.length > 1 || !beginsWithGoods(reading)) return false
  const name = said.join(' ')
  const isLong = isHan(name) ? [...name].length >= leastHan : said.length >= leastWords
  const first = foldText(reading.written).replace(toBeginWith, '')
  const names = Object.values(findConcept(type)?.words ?? {}).flat()
  return (
    isLong &&
    !namesPart(name) &&
    names.some((one) => first.startsWith(foldText(one)) && (isHan(one) ? one.length >= leastHan : one.includes(' ')))
  )
}

const howAbout =
  /^(?:and |ok |so )?(?:what|how) about (?!the |its |their |an? |with |no |number )[a-z]|^(?:а |ну )?(?:что )?(?:как )?насч[её]т |^(?:那|换)?\p{Script=Han}{1,6}(?:怎么样|如何|呢)(?=$|[\s，,])/u

/** 项链怎么样, "what about floor mats, black ones?": whether it is asked how about goods, and nothing of a part of those shown. */
export const asksHowAboutGoods = ({ question = '', said }: Pick<Reading, 'question' | 'said'>): boolean =>
  howAbout.test(question) && !namesPart(said.join(' '))
