import { escapeHtml } from '@karavan/contract/html.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import { conceptName, parentsOf } from '@karavan/lexicon/names.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { texts as wordings } from '@karavan/marketplaces/wordings.ts'
import { phrasesOfWords } from '../../explain/describe.ts'
import { list, paragraph } from '../../explain/html.ts'
import { sentence } from '../../explain/sentence.ts'
import { type Evidence, factsOf } from '../../facts.ts'
import { attributesOf, attributesSaying } from '../../fields.ts'
import type { Reading } from '../../interpret/read.ts'
import { hasPhrase } from '../../rank/said.ts'
import type { TurnContext } from './context.ts'
import { nameAndValue, placeOf, titleOf } from './shown.ts'

/**
 * "Which is better for a girl?": of the offers shown those that state it, or else a wider group that it belongs to, and by what; where none does, what they
 * state of colour and look, unless advice is asked for. Finished HTML, and the offers that state it.
 */
export function suitingAnswer(context: TurnContext, offers: readonly Offer[], reading: Reading): { html: string; suiting: Offer[] } {
  const { language, texts, state } = context
  const { ask } = texts
  const name = nameOfSuiting(context, reading)
  const line = (offer: Offer, text: string): string =>
    `${escapeHtml(ask.of(placeOf(state, offer.id)))} ${titleOf(offer, language, 50)}: ${escapeHtml(text)}`
  const parents = reading.traits.flatMap(parentsOf)
  for (const traits of [reading.traits, parents]) {
    const stating = offers.flatMap((offer) => {
      const said = saidToSuit(context, offer, reading, traits)
      return said.length > 0 ? [{ offer, text: [...new Set(said)].join('; ') }] : []
    })
    // What is said of all of them tells none apart: pencil cases for school are no more for girls than for boys.
    if (stating.length === 0 || (traits === parents && stating.length === offers.length && offers.length > 1)) continue
    // Where all say the same it is said once.
    const [one, ...more] = stating
    if (one && more.length + 1 === offers.length && more.length > 0 && more.every(({ text }) => text === one.text))
      return { html: paragraph(escapeHtml(ask.allState(name))), suiting: [...offers] }
    const others = offers.filter((offer) => !stating.some((one) => one.offer === offer)).map(({ id }) => ask.of(placeOf(state, id)))
    const html =
      paragraph(escapeHtml(ask.suiting(name))) +
      list(stating.map(({ offer, text }) => line(offer, text))) +
      (others.length > 0 ? paragraph(escapeHtml(sentence(ask.notStatedBy(name, others), language))) : '')
    return { html, suiting: stating.map(({ offer }) => offer) }
  }
  const looks = offers.flatMap((offer) => {
    const text = isOfWhom(reading) && !reading.asksAdvice ? lookOf(context, offer) : ''
    return text === '' ? [] : [line(offer, text)]
  })
  return {
    html: looks.length > 0 ? paragraph(escapeHtml(ask.noneSuiting(name))) + list(looks) : paragraph(escapeHtml(ask.nobodyStates(name))),
    suiting: [],
  }
}

/** What is asked for, as far as the message says it in words that stand side by side in one piece: "detachable handle". */
export function nameOfSuiting({ language, texts, input }: TurnContext, { traits, purposes, words }: Reading): string {
  const phrases = phrasesOfWords([...purposes, ...words], [], input.message)
  return [...traits.map((trait) => conceptName(trait, language)), ...phrases].join(texts.comma)
}

/** What of it an offer states, or of the wider groups that its traits belong to. */
export const saidToSuit = (context: TurnContext, offer: Offer, reading: Reading, traits: readonly string[] = reading.traits): string[] => [
  ...traits.flatMap((trait) => traitSaid(context, offer, trait, traits !== reading.traits)),
  ...wordsSaid(context, offer, reading),
]

/** `isVery`: goods for girls are for children, and say nothing of boys. */
function traitSaid(context: TurnContext, offer: Offer, trait: string, isVery: boolean): string[] {
  const { ask } = context.texts
  const facts = factsOf(offer)
  const statement = facts.says(trait)
  if (statement?.verdict !== 'yes' || (isVery && statement.conceptId !== trait)) return []
  const [name, evidence] = [conceptName(trait, context.language), evidenceOf(context, facts.evidenceOf(statement))]
  return [evidence.toLowerCase().includes(name.toLowerCase()) ? evidence : ask.field(name, evidence)]
}

const evidenceOf = (context: TurnContext, evidence: Evidence): string =>
  typeof evidence === 'string' ? context.texts.ask.evidence[evidence] : nameAndValue(context, evidence)

/** What attributes say that have every word of a piece of what is asked for, or that the title has them: two handles are no detachable one. */
const wordsSaid = (context: TurnContext, offer: Offer, { purposes, words }: Reading): string[] =>
  phrasesOfWords([...purposes, ...words], [], context.input.message).flatMap((phrase) => {
    const told = phrase.split(/[\s-]+/u).filter((word) => !isStopword(word))
    const stating = attributesSaying(offer, told)
    if (stating.length > 0) return stating.map((attribute) => nameAndValue(context, attribute))
    const isSaid = told.length > 0 && hasPhrase(offer, told.join(' '))
    return isSaid && (!isHan(phrase) || isInTitle(offer, phrase)) ? [evidenceOf(context, 'title')] : []
  })

/** Whether a title has a Chinese phrase, or names the same in other words: 送闺蜜 names no 礼盒, however both speak of gifts. */
function isInTitle({ title }: Offer, phrase: string): boolean {
  const wanted = analyse(phrase, { fuzzy: false }).concepts.map(({ conceptId }) => conceptId)
  return wordings(title).some(
    (text) => text.includes(phrase) || analyse(text, { fuzzy: false }).concepts.some(({ conceptId }) => wanted.includes(conceptId)),
  )
}

/** For whom goods are is seen by their look; a pocket or an oven is not. */
const isOfWhom = ({ traits, purposes }: Reading): boolean =>
  purposes.length > 0 || traits.some((trait) => trait.startsWith('audience.') || trait.startsWith('style.'))

/** For whom and of what age, colours and style, as far as they are stated. */
function lookOf(context: TurnContext, offer: Offer): string {
  const { language } = context
  const { ask, comma } = context.texts
  const facts = factsOf(offer)
  const colors = facts.colors.map((id) => conceptName(id, language))
  const styles = facts.traits.filter((trait) => trait.startsWith('style.')).map((id) => conceptName(id, language))
  const whom = [...attributesOf(offer, 'audience'), ...attributesOf(offer, 'age')].map((attribute) => nameAndValue(context, attribute))
  return [...whom, ...(colors.length > 0 ? [ask.field(ask.fields.colors, colors.join(comma))] : []), styles.join(comma)]
    .filter(Boolean)
    .join('; ')
}
