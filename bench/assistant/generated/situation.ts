import type { Language } from '@karavan/contract/language.ts'
import { isA } from '@karavan/lexicon/names.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import type { Family } from '@karavan/sample-market/family.ts'
import type { Random } from '@karavan/sample-market/random.ts'
import { dealt, type Half, kindOf, offersOf, roublesOf } from './market.ts'
import { type MoveName, wordings } from './wordings.ts'

/** A card as the buyer sees it: the marketplace's own offer, and the roubles for one piece that the card says. */
export interface Card {
  offer: Offer
  price: number | undefined
}

/** What a message brought. */
export interface Answered {
  html: string
  text: string
  cards: Card[]
}

/** What the buyer has asked for of one kind of goods and not taken back. */
export interface Condition {
  facet: 'color' | 'notColor' | 'price' | 'feature' | 'material'
  /** As the complaint names it. */
  name: string
  fits(offer: Offer, price: number): boolean
  /** Forms of its word, for taking it back. */
  forms: Record<string, string>
}

export interface Topic {
  family: Family
  conditions: Condition[]
  seen: Set<string>
  /** A comparative has left a bound of its own: that nothing more fits it cannot be told from the market. */
  isBounded?: true
}

/** Where a talk stands. */
export interface Situation {
  language: Language
  half: Half
  random: Random
  topic: Topic
  earlier: Topic[]
  quantity?: number
  /** What is on the screen. */
  last: Card[]
  /** The one that was spoken of last. */
  focus?: Offer
}

/** One message, and what is wrong with an answer to it, a line each. */
export interface Turn {
  message: string
  judge(answer: Answered): string[]
  /** The cards of the answer are no new selection: the one before stays on the screen. */
  keepsSelection?: true
  /** What follows would be judged against conditions that only the engine knows. */
  endsTalk?: true
  /** What has changed once it is answered. */
  afterwards?(answer: Answered): void
}
export type Move = (situation: Situation) => Turn | undefined

/** One of the wordings of this half, filled in. */
export function said({ language, half, random }: Situation, name: MoveName, values: Record<string, string> = {}): string {
  const wording = random.pick(dealt(wordings[name][language], half, `${name}:${language}`))
  const filled = wording.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '')
  // English knows no "with handle ones", Chinese no spaces.
  return filled.trim()
}

/** Offers of the market that have all that was asked for. */
export const candidates = ({ topic, quantity }: Situation, more: readonly Condition[] = []): Offer[] =>
  offersOf(topic.family).filter(
    (offer) =>
      offer.moq <= (quantity ?? Number.POSITIVE_INFINITY) &&
      [...topic.conditions, ...more].every(({ fits }) => fits(offer, roublesOf(offer, quantity))),
  )

const none: Record<Language, RegExp> = {
  ru: /(?:^|[^\p{L}])(?:нет|некуда|ничего|не нашёл|не нашел|ни один|ни у одного|все уже показаны)(?!\p{L})/iu,
  en: /\b(?:no|none|nothing|not|don't|doesn't|isn't|aren't|already|cannot)\b/i,
  zh: /没有|没找到|无|未|已经/u,
}
/** Whether an answer says that there is no such thing. */
export const saysNone = ({ language }: Situation, { text }: Answered): boolean => none[language].test(text)

const notStated: Record<Language, RegExp> = {
  ru: /не указ|не отвеча/i,
  en: /does not say|not stated|states? none|none of the sellers|do not answer/i,
  zh: /没有注明|未注明|没有说明|没有回答/,
}
export const saysNotStated = ({ language }: Situation, { text }: Answered): boolean => notStated[language].test(text)

/** A smart watch is a watch. */
export const isOfKind = (offer: Offer, { type }: Family): boolean => isA(kindOf(offer), type)

/** What is wrong with the cards of a selection: too few, another kind, a condition that is not met. */
export function wrongCards(situation: Situation, answer: Answered): string[] {
  const { cards, text } = answer
  const { topic, quantity } = situation
  const possible = candidates(situation)
  const problems: string[] = []
  const isNoneLeft = topic.isBounded && saysNone(situation, answer)
  if (cards.length === 0 && possible.length > 0 && !isNoneLeft)
    problems.push(`no cards, ${possible.length} offers fit: ${text.slice(0, 120)}`)
  for (const { offer, price } of cards) {
    const title = `${offer.title.en ?? offer.title.zh} (${offer.id})`
    if (!isOfKind(offer, topic.family)) problems.push(`is ${kindOf(offer)}, not ${topic.family.type}: ${title}`)
    else if (possible.length > 0) {
      for (const { fits, name } of topic.conditions)
        if (!fits(offer, price ?? roublesOf(offer, quantity))) problems.push(`breaks "${name}": ${title}`)
      if (quantity !== undefined && offer.moq > quantity && possible.length > 5)
        problems.push(`minimum ${offer.moq} of ${quantity}: ${title}`)
    }
  }
  return problems
}

const spaced = /(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g
/** Every number of a text. */
export function numbersIn(text: string, language: Language): number[] {
  const joined = language === 'ru' ? text.replace(spaced, '').replace(/(?<=\d),(?=\d)/g, '.') : text.replace(/(?<=\d),(?=\d{3})/g, '')
  return [...joined.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('−', '-')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
/** Whether a text has these very words, whatever its spaces. */
export const hasWords = (text: string, words: string): boolean => plain(text).includes(plain(words))

/** Ids of the offers that the text links to, in their order. */
export const linkedIn = (html: string, cards: readonly Card[]): string[] =>
  cards
    .map(({ offer }) => ({ id: offer.id, at: offer.productUrl ? html.indexOf(offer.productUrl) : -1 }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id)
