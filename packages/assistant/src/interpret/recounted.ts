import type { Language } from '@karavan/contract/language.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import type { State } from '../state.ts'
import { type CountOfVariant, variantNamed, variantsCounted } from './each-of.ts'
import { foldText } from './grammar/open-text.ts'
import { type Reading, readMessage } from './read.ts'

/** What says that the list of variants that was added up is another one now. */
const changes =
  /(?<![a-z])(?:instead|rather|make (?:it|that|them)|change|swap|replace|drop|remove|skip|without|add|plus|also|minus|another|more)(?![a-z])|(?<!\p{L})(?:вместо|лучше|пусть|давай(?:те)?|сделай(?:те)?|замени\p{L}*|помен\p{L}+|убер\p{L}+|без|ещ[её]|добав\p{L}+|плюс|минус|уменьш\p{L}+|увелич\p{L}+|не надо|не нуж\p{L}+)(?!\p{L})|改|换|去掉|不要|取消|加|减|再来|另外/iu
const adds = /(?<![a-z])(?:add|plus|also|another|\d+ more)(?![a-z])|(?<!\p{L})(?:ещ[её]|добав\p{L}+|плюс)(?!\p{L})|[再另]|加(?!到)/iu
/** Of a message that changes a list; what is longer says more than that. */
const longest = 160
/** "10 more L". */
const moreOf = /(?<=\d) (?:more|ещ[её]) (?=\p{L})/iu
/** "Instead of 20 XXL", «убери XXL», 去掉XXL: what is no longer wanted stands behind it. */
const dropsNext =
  /(?:(?<![a-z])(?:instead of|rather than|drop|remove|skip|without|minus|replace|swap)|(?<!\p{L})(?:вместо|убер\p{L}+|без|минус|замени\p{L}*)|去掉|不要|取消|换掉|把)\s*(?:the |all )?(?:\d{1,6} ?(?:шт\.?|пар\p{L}?|pcs|pairs|of)?\s*)?$/iu
/** 'XXL 不要了', «XXL не надо». */
const dropsBefore = /^(?:码|的|号)?\s*(?:не (?:надо|нуж\p{L}+)|убер\p{L}+|(?:都|就)?(?:不要|去掉|取消)|换成|换为)/iu

const looksOf = ({ colors, sizes, measures, sides }: Reading): string[] => [
  ...colors,
  ...sizes,
  ...measures.map(({ dimension, target }) => `${dimension} ${target}`),
  ...(sides ? [sides.join()] : []),
]
/** "30 in 38" of shoes of which some are counted in 38. */
function withSizesOf(message: string, parts: readonly CountOfVariant[]): string {
  const sizes = parts.flatMap(({ said }) => /(?<!\d)\d{2}(?!\d)/u.exec(said)?.[0] ?? [])
  if (sizes.length === 0) return message
  const counted = new RegExp(
    `(?<![\\d.,])(\\d{1,6}) ?(?:(?:шт|пар|pcs|pairs|pieces)\\p{L}*\\.?)? ?(?:(?:in|of|на|в|по|-|–) ?)?(?:(?:size|размер\\p{L}*) )?(${sizes.join('|')})(?!\\d)`,
    'giu',
  )
  return message.replace(counted, (_, count, size) => `size ${size} ${count} pcs`)
}

const read = (said: string): Reading => readMessage(said, true)
/** Whether one variant is called by what the other is: "XL" of "black XL". */
const isOf = (whole: Reading, said: Reading): boolean => {
  const looks = looksOf(said)
  return looks.length > 0 && looks.every((look) => looksOf(whole).includes(look))
}

/**
 * "Make it 60 XL instead of the XXL", «убери красные», XXL换成60件XL, after so many of several variants of one offer were added up: the whole list as it is now, as
 * a message that counts them. `undefined` of what changes no such list.
 */
export function recounted(written: string, { counted, focus }: State, language: Language): string | undefined {
  if (!counted || focus !== counted.id || written.length > longest || !changes.test(written)) return undefined
  const message = withSizesOf(written, counted.parts).replace(moreOf, ' ')
  const { reference, types, topics } = read(message)
  if ((reference && reference.kind !== 'this') || types.length > 0 || topics.length > 0) return undefined
  const folded = foldText(message)
  const dropped = variantNamed(folded)
    .filter(({ start, end }) => dropsNext.test(folded.slice(0, start)) || dropsBefore.test(folded.slice(end)))
    .map(({ said }) => read(said))
  const set = variantsCounted(folded).filter(
    ({ start, said }) => !dropsNext.test(folded.slice(0, start)) && !dropped.some((one) => isOf(one, read(said))),
  )
  if (set.length + dropped.length === 0) return undefined
  const kept = counted.parts.filter(({ said }) => !dropped.some((one) => isOf(read(said), one)))
  const [model] = counted.parts.filter(({ said }) => dropped.some((one) => isOf(read(said), one)))
  const parts = set.reduce((all, one) => withCount(all, one, read((model ?? counted.parts[0]!).said), adds.test(message), language), kept)
  return parts.length === 0 ? undefined : parts.map(({ count, said }) => `${said}${countsIn[language](count)}`).join(', ')
}

const countsIn: Record<Language, (count: number) => string> = {
  zh: (count) => `${count}件`,
  ru: (count) => ` ${count} шт`,
  en: (count) => ` ${count} pcs`,
}

function withCount(
  parts: readonly CountOfVariant[],
  { count, said }: CountOfVariant,
  model: Reading,
  isMore: boolean,
  language: Language,
): CountOfVariant[] {
  const wanted = read(said)
  if (parts.some((part) => isOf(read(part.said), wanted)))
    return parts.map((part) => (isOf(read(part.said), wanted) ? { ...part, count: isMore ? part.count + count : count } : part))
  // Of another size it is the colour that the others are of.
  const [color] = wanted.colors.length === 0 ? model.colors : []
  return [...parts, { count, said: color === undefined ? said : `${conceptName(color, language)}${language === 'zh' ? '' : ' '}${said}` }]
}
