import type { Noun, Phrase, Triple } from './phrase.ts'
import { agree, isAdjective, isAdjectivePhrase } from './russian.ts'

/** What a title says, in the order of the Chinese original. Everything but the noun may be missing. */
export interface TitleParts {
  hook: string
  color?: Triple
  audience?: Triple
  season?: Triple
  look?: Phrase
  /** Chinese, Russian after «из», English. */
  material?: Triple
  measure?: Triple
  features: readonly Phrase[]
  noun: Noun
  use?: Phrase
  /** Item number, for the rare title that another offer already has. */
  article?: string
}

const preposition = /^(с|со|без|для|из|под|на|в|во|от|до|по|к|через|против|вместо) /
const englishPreposition = /^(with|without|for|in|on|from|to|under|by|of) /
const maxAdjectives = 3

/** With its first letter as a capital. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const withoutWith = (phrase: string): string => phrase.replace(/^со? /, '')

/**
 * What follows the noun, with what joins it: `с крышкой`, `с ручкой` -> ` с крышкой и ручкой`; other phrases are set off by a comma. After a noun that
 * holds something itself (ночник с датчиком) the list goes on: `, крышкой и ручкой`.
 */
function russianTail(phrases: readonly string[], { isList, isApart }: { isList: boolean; isApart: boolean }): string {
  const held: string[] = []
  const others: string[] = []
  for (const phrase of phrases) (/^со? /.test(phrase) ? held : others).push(phrase)
  const [first, ...more] = held
  const last = more.pop()
  let tail = ''
  if (first) {
    if (!isList) tail = ` ${first}`
    else tail = last ? `, ${withoutWith(first)}` : ` и ${withoutWith(first)}`
    tail += more.map((phrase) => `, ${withoutWith(phrase)}`).join('') + (last ? ` и ${withoutWith(last)}` : '')
  }
  for (const [at, phrase] of others.entries()) {
    const isSetOff = at > 0 || first !== undefined || (isApart && /^(?:для|на|под|от|до|в подарок)(?: |$)/.test(phrase))
    tail += `${isSetOff ? ',' : ''} ${phrase}`
  }
  return tail
}

function joinEnglish(phrases: readonly string[]): string {
  const held = phrases.filter((phrase) => phrase.startsWith('with ')).map((phrase) => phrase.slice(5))
  const others = phrases.filter((phrase) => !phrase.startsWith('with '))
  const together = held.length > 1 ? [`with ${held.slice(0, -1).join(', ')} and ${held.at(-1)}`] : held.map((phrase) => `with ${phrase}`)
  return [...together, ...others].join(', ')
}

/** Whether the noun says its material already: плюшевый медведь из плюша, деревянный пазл из дерева. */
const isMadeOf = (noun: string, material: string): boolean => noun.split(/[ -]/).some((word) => word.startsWith(material.slice(0, 4)))

export function russianTitle(parts: TitleParts): string {
  const [, noun, gender] = parts.noun
  const before: string[] = []
  const after: string[] = []
  const late: string[] = []
  const phrases: string[] = []
  for (const words of [parts.color, parts.audience, parts.season, parts.look, ...parts.features, parts.use]) {
    if (!words) continue
    const text = words[1]
    if (isAdjective(text)) (before.length < maxAdjectives ? before : late).push(agree(text, gender))
    else if (isAdjectivePhrase(text)) late.push(agree(text, gender))
    else if (preposition.test(text)) phrases.push(text)
    else after.push(text)
  }
  const head = [...before, noun, ...after].join(' ')
  // How many there are comes last: наклейки из ПВХ без следов клея, 50 шт.
  const isCounted = /\d (шт|предмет|детал)/.test(parts.measure?.[1] ?? '')
  const measured = parts.measure && !isCounted ? `${head} ${parts.measure[1]}` : head
  const made = parts.material && !isMadeOf(noun, parts.material[1]) ? `${measured} из ${parts.material[1]}` : measured
  const tail = russianTail(phrases, {
    isList: / со? /.test(noun) && made.endsWith(noun),
    isApart: made !== head || / для /.test(noun),
  })
  const count = isCounted ? `, ${parts.measure?.[1]}` : ''
  const article = parts.article ? `, арт. ${parts.article}` : ''
  return capitalize(`${made}${tail}${late.map((word) => `, ${word}`).join('')}${count}${article}`)
}

export function englishTitle(parts: TitleParts): string {
  const before: string[] = []
  const phrases: string[] = []
  for (const words of [parts.color, parts.audience, parts.season, parts.look, ...parts.features, parts.use]) {
    if (words) (englishPreposition.test(words[2]) ? phrases : before).push(words[2])
  }
  const head = [
    ...before,
    ...(parts.material && !parts.noun[3].includes(parts.material[2].split(' ').at(-1)!) ? [parts.material[2]] : []),
    parts.noun[3],
  ].join(' ')
  const isCounted = /\d (pcs|pieces)/.test(parts.measure?.[2] ?? '')
  const measured = parts.measure && !isCounted ? `${head} ${parts.measure[2]}` : head
  const tail = joinEnglish(phrases)
  const joint = tail && (/^for /.test(tail) && measured !== head ? ', ' : ' ')
  const count = isCounted ? `, ${parts.measure?.[2]}` : ''
  return capitalize(`${measured}${joint}${tail}${count}${parts.article ? `, item ${parts.article}` : ''}`)
}

/** Without blanks, but between Latin letters: 可印LOGO T恤. */
const runTogether = (words: readonly (string | undefined)[]): string =>
  words
    .filter(Boolean)
    .reduce<string>((text, word) => (/[a-z0-9]$/i.test(text) && /^[a-z0-9]/i.test(word!) ? `${text} ${word}` : `${text}${word}`), '')

/** Run together with few blanks, as wholesale titles are. */
export function chineseTitle(parts: TitleParts): string {
  const [first, ...others] = parts.features
  const hook = [parts.look?.[0], ...parts.features.map((feature) => feature[0])].some((word) => word?.includes(parts.hook))
    ? ''
    : parts.hook
  const start = [hook, parts.audience?.[0], parts.season?.[0], parts.color?.[0]].join('')
  const material = parts.material && !parts.noun[0].includes(parts.material[0]) ? parts.material[0] : ''
  const middle = runTogether([parts.look?.[0], material, first?.[0], parts.noun[0]])
  const end = runTogether([...others.map((feature) => feature[0]), parts.use?.[0], parts.article ? `货号${parts.article}` : ''])
  return [start, parts.measure?.[0], middle, end].filter(Boolean).join(' ')
}
