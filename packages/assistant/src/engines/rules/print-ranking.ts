import { conceptName } from '@karavan/lexicon/names.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { unitOf } from '../../explain/facts.ts'
import { list } from '../../explain/html.ts'
import { factsOf } from '../../facts.ts'
import type { Reading } from '../../interpret/read.ts'
import type { TurnContext } from './context.ts'
import { lineOf, type Ranked, ranked } from './superlative.ts'

const logo = 'feature.customizable-logo'
const ofLogo = /(?<!\p{L})(?:лого|нанесени)\p{L}*|(?<![a-z])(?:logos?|branding)(?![a-z])|印(?:logo|标|商标|标志|字)/iu
const least =
  /(?<!\p{L})(?:минимальн|маленьк|наименьш|меньш|небольш)\p{L}* (?:тираж|парти|количеств|числ)|(?<!\p{L})(?:тираж|парти|количеств)\p{L}* (?:поменьше|меньше)|(?<![a-z])(?:smallest|lowest|fewest|least)(?![a-z])|(?:最低|最小|最少)/iu
const whose = /(?<!\p{L})(?:у кого|кто|как(?:ая|ой|ую|ие|их|ом|ое)|котор\p{L}+|где)(?!\p{L})|(?<![a-z])(?:who|which|whose)(?![a-z])|哪|谁/iu

/** "Who has the smallest run for a logo?", 哪款印logo起订量最低: asked of the logo, and not of the smallest order. */
export const asksLeastPrint = ({ written, question = written, traits }: Reading): boolean =>
  (traits.includes(logo) || ofLogo.test(question)) && least.test(question) && whose.test(question)

/** "Which of them can have a logo from 200 pcs?" */
export const asksPrintFrom = ({ traits, quantity }: Reading): boolean => traits.join() === logo && quantity !== undefined

/** The offers in the order of the pieces from which they have a logo, then those that say they have none. `undefined` where none states a number. */
export function leastPrintAnswer(context: TurnContext, offers: readonly Offer[]): Ranked | undefined {
  const { language, texts } = context
  const stated = (offer: Offer) => factsOf(offer).says(logo)
  if (!offers.some((offer) => stated(offer)?.fromPieces !== undefined)) return undefined
  const without = offers.filter((offer) => stated(offer)?.verdict === 'no')
  const name = conceptName(logo, language)
  const { html, first } = ranked(
    context,
    offers.filter((offer) => !without.includes(offer)),
    'least',
    name,
    (offer) => {
      const fromPieces = stated(offer)?.fromPieces
      return fromPieces === undefined
        ? undefined
        : { value: fromPieces, text: texts.ask.piecesFrom(texts.pieces(fromPieces, unitOf(offer, language))) }
    },
  )
  const lines = without.map((offer) => lineOf(context, { offer, figure: { text: texts.ask.none(name) } }))
  return { html: html + (lines.length > 0 ? list(lines) : ''), ...(first ? { first } : {}) }
}
