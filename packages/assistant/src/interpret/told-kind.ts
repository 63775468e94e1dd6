import { openAnalysis } from '@karavan/lexicon/analyse.ts'
import type { Analysis, ConceptMatch } from '@karavan/lexicon/analysis.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { type KindGist, kindGistsIn, tellsOf } from '@karavan/lexicon/kind-gists.ts'
import { ancestorsOf, isA } from '@karavan/lexicon/names.ts'
import { propertyPhrasesIn } from '@karavan/lexicon/property-phrases.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import { isHan, plainTokens } from '@karavan/lexicon/tokens.ts'
import { foldText, type Span } from './grammar/open-text.ts'
import { readServiceWords } from './grammar/service-words.ts'
import { isWithin } from './own-words.ts'

/**
 * A message that tells of goods without naming them, with their name in its place: "light on the forehead" is a headlamp, 坐飞机套脖子上睡觉的 a neck pillow.
 * What it says beside that stays. `undefined` where goods are named, and where nothing is told as surely as that.
 */
export function withToldKind(folded: string, analysis: Analysis): string | undefined {
  const sure = kindGistsIn(folded)
    .filter((gist) => gist.isSure && isKnown(gist, folded))
    .map((gist) => withoutNumbers(gist, folded))
  const [first, ...others] = sure
  if (!first) return undefined
  const stretches = [first, ...others.filter(({ kind }) => isA(kind, first.kind) || isA(first.kind, kind))]
  const { kind, name } = stretches.reduce((narrow, one) => (isA(one.kind, narrow.kind) ? one : narrow))
  // Whoever asks about the service wishes for no goods.
  if (readServiceWords(folded, true) || !isTold(kind, stretches, analysis)) return undefined
  let text = folded
  for (const stretch of stretches.toReversed()) {
    const beside = saidBeside(folded.slice(stretch.start, stretch.end), kind, name)
    const said = stretch === first ? named(name, beside) : beside.join(', ')
    text = `${text.slice(0, stretch.start)} ${said} ${text.slice(stretch.end)}`
  }
  return text.replaceAll(generalHan, '')
}

/** A kind that a message without names may tell of, with the message that names it, and in which words of the buyer it was told. */
export interface GuessedKind {
  message: string
  said: string
  name: string
}

/** The kind that is guessed at where nothing else was understood; `undefined` where nothing comes near one. */
export function guessKind(message: string): GuessedKind | undefined {
  const folded = foldText(message)
  const [gist, ...others] = kindGistsIn(folded).filter((one) => one.end - one.start > 1 && isKnown(one, folded))
  if (!gist || others.some(({ kind }) => kind !== gist.kind)) return undefined
  const { name, start, end } = withoutNumbers(gist, folded)
  const said = message.slice(start, end).trim()
  return said === '' ? undefined : { message: `${message.slice(0, start)} ${name} ${message.slice(end)}`, said, name }
}

/** After what is said of them a word for any such goods: 拎的包, 用的东西. */
const generalHan =
  /(?<=[\s\p{Script=Han}])\p{Script=Han}?的(?:那种|那个)?(?:大|小)?(?:包|袋子?|盒子?|箱子?|东西|鞋子?|灯|衣服|绳子?|线|垫子|玩意儿?)(?!\p{Script=Han})|(?<=\s)\p{Script=Han}?的(?!\p{Script=Han})/gu

/** A stretch ends before the first number behind its beginning: how many or how large they shall be tells nothing of what they are. */
function withoutNumbers(gist: KindGist, folded: string): KindGist {
  const [lead = ''] = /^\d*[^\d]*/u.exec(folded.slice(gist.start, gist.end)) ?? []
  return { ...gist, end: gist.start + lead.trimEnd().length }
}

/**
 * Whether these stretches tell of the goods: what is named beside them is what something is done to ("to keep lipsticks in"), a wider kind ("a bag for …"), one
 * that is told from them by nothing else ("lamp throwing stars on the ceiling"), or a thing that is spoken of behind them and not wished for.
 */
function isTold(kind: string, stretches: readonly KindGist[], analysis: Analysis): boolean {
  const { text, concepts } = analysis
  const heads = headTypes(analysis)
  const named = concepts.filter(({ kind: of, conceptId }) => of === 'type' && heads.includes(conceptId))
  if (concepts.some(({ kind: of, conceptId }) => of === 'type' && isA(conceptId, kind))) return false
  const [first] = stretches
  const overlap = (some: Span, other: Span): boolean => some.start < other.end && other.start < some.end
  const asKind: ConceptMatch = { conceptId: kind, kind: 'type', start: first!.start, end: first!.end, how: 'exact' }
  const properties = propertyPhrasesIn(text, { ...analysis, concepts: [...concepts.filter(({ kind: of }) => of !== 'type'), asKind] })
  // "Зарядник на два порта", "t-shirts", "pillow with neck support": what makes it another kind must stand beside the name and what the goods are like.
  const within = named.filter((match) => stretches.some((stretch) => overlap(match, stretch)))
  const said = named.length > 0 ? [...within, ...propertyPhrasesIn(text, analysis)] : []
  const rest = said.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text.toLowerCase())
  if (!stretches.some(({ start, end }) => tells(kind, rest.slice(start, end)))) return false
  const isAside = (match: ConceptMatch): boolean => {
    if (isA(kind, match.conceptId) || [...stretches, ...properties].some((stretch) => isWithin(match, stretch))) return true
    if (areAlike(kind, match.conceptId) && stretches.some((stretch) => overlap(match, stretch))) return true
    const between = text.slice(first!.end, Math.max(first!.end, match.start))
    return match.start >= first!.end && !/[.!?]/.test(between) && isSpokenOf(between, text.slice(match.end), match.isNegated)
  }
  return named.every(isAside)
}

/** "Tree saplings that bear fruit within a year" has two words of what hangs on a tree, and more that have nothing to do with it. */
function isKnown({ kind, start, end }: KindGist, folded: string): boolean {
  const words = plainTokens(folded.slice(start, end)).flatMap(({ normalised, script }) =>
    script === 'han'
      ? [...normalised].filter((char) => !/[的了用上]/u.test(char))
      : saysSomething(normalised) && script !== 'digit'
        ? [normalised]
        : [],
  )
  return words.filter((word) => tellsOf(kind, word)).length >= words.length / 2
}

/** Whether a stretch has a word that tells of goods of a kind, beside numbers and what holds sentences together. */
const tells = (kind: string, stretch: string): boolean =>
  plainTokens(stretch).some(({ normalised, script }) =>
    script === 'han'
      ? [...normalised].some((char) => !/[的了用上]/u.test(char) && tellsOf(kind, char))
      : saysSomething(normalised) && tellsOf(kind, normalised),
  )
const saysSomething = (word: string): boolean => word.length > 2 && !isStopword(word)

/** "В беседку", "plays music from my phone", 手机上, "розетки нет": what goods are put on or work with. */
const isSpokenOf = (lead: string, tail: string, isDenied: true | undefined): boolean =>
  isDenied === true || placeBefore.test(lead) || placeBehind.test(tail)
const placeBefore =
  /(?:^|[^\p{L}])(?:в|во|на|под|над|к|ко|от|из|по|у|за|без|in|on|onto|to|from|under|behind|without|no|over|into|by)\s+(?:(?:the|a|my|our|мой|мою|наш\p{L}*|сво\p{L}+)\s+)?$|[\s，,](?:不用|不要|没有?|怕)$/iu
const placeBehind =
  /^\s*(?:там |тут |рядом |поблизости |включ\p{L}+ |трогать )?(?:нет|нету|нельзя)(?!\p{L})|^(?:上|里|下|后面|旁边|一照|也能|都能)/u

const areAlike = (one: string, other: string): boolean => ancestorsOf(one).some((wider) => ancestorsOf(other).includes(wider))

/** English says before the name what stands in a word, and behind it what goods have; Chinese all of it before. */
function named(name: string, beside: readonly string[]): string {
  if (isHan(name)) return [...beside, name].join(' ')
  if (/\p{Script=Cyrillic}/u.test(name)) return [name, ...beside].join(', ')
  const isBehind = (said: string): boolean => /^(?:with|for|in|from|by|to|without) /.test(said) || /\d/.test(said)
  return [...beside.filter((said) => !isBehind(said)), name, ...beside.filter(isBehind)].join(' ')
}

/** What a stretch says beside what tells of the goods: their properties, and words of another's. */
function saidBeside(stretch: string, kind: string, name: string): string[] {
  const lead = `${name} `
  const { analysis } = openAnalysis(lead + stretch)
  const properties = propertyPhrasesIn(analysis.folded, analysis).filter(({ start }) => start >= lead.length)
  const own = analysis.concepts.filter(
    ({ kind: of, start, end }) =>
      of !== 'type' && start >= lead.length && (of === 'feature' || !tellsOf(kind, analysis.folded.slice(start, end))),
  )
  const isRead = (span: Span): boolean => [...properties, ...own].some((one) => isWithin(span, one))
  const rest = analysis.tokens
    .filter((token) => token.start >= lead.length && !isRead(token) && !isHan(token.normalised) && !tellsOf(kind, token.normalised))
    .map(({ normalised }) => normalised)
  return [
    ...properties.map(({ word }) => word),
    ...own
      .filter((one) => !properties.some((property) => isWithin(one, property)))
      .map(({ start, end }) => analysis.folded.slice(start, end)),
    ...(rest.length > 0 ? [rest.join(' ')] : []),
  ]
}
