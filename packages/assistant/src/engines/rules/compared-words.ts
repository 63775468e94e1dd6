import { languageIn } from '@karavan/lexicon/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { foldText, type Span } from '../../interpret/grammar/open-text.ts'
import type { TurnDeps } from '../../port.ts'
import { ofScreen, type State } from '../../state.ts'
import { asOfCards, type Pointed, selectionsOf } from './earlier-pointed-out.ts'
import { asShown, isPriceOf, type PricedCard } from './known-prices.ts'
import { placesSaying, withPlace } from './pointed-out.ts'

const compares =
  /сравн|разниц|отлич|(?<!\p{L})(?:что|кто|как(?:ой|ая|ое|ую)) (?:\p{L}+ )?(?:лучше|хуже|\p{L}{3,}(?:ее|ей|ше|же|че|ле))(?!\p{L})|compar|differ|(?<![a-z])(?:diff|vs|better|which(?: one)?(?: is| has|'?s| would| should)?)(?![a-z])|哪[一]?[个款把条只双张种块]|比|区别|差别|不同/iu
const between =
  /(?<!\p{L})(?:и|или|со?|против|либо|and|or|n|&|vs|with)(?![\p{Script=Cyrillic}a-z])|\s[-–—/]\s|(?<=[\p{Script=Han}\d])\s*(?:和|跟|与|还是|或者?|比)(?=[\p{L}\d])/giu
const pronoun = /^(?:он[ао]?|е[ёе]|его|эт(?:от|а|у)|it|this(?: one)?|它|这[个款])$/iu
const pointer =
  /^(?:(?:the|that|those|т(?:от|а|у|ой|ого|ем)|эт(?:от|а|у)|который|которая|что|за|по|for|at)\s+)+|\s+(?:one|ones|рублей|руб|roubles?|rub)$|₽|(?:块钱?|元)?的?(?:[那这]一?[个款把条只双张种块支件套])?$/giu
const unit = /^[\d.,]+\s*(?<unit>\p{L}{1,4})$/u
const maxWords = 5
const maxHan = 9

/** Stretches of a text that end where it ends or begin where it begins, the longest first. */
function stretchesOf(text: string, side: 'left' | 'right'): Span[] {
  const isHan =
    side === 'left' ? /[\p{Script=Han}\d]$/u.test(text) && /\p{Script=Han}/u.test(text) : /^[\d.a-z]*\p{Script=Han}/iu.test(text)
  const edge = side === 'left' ? text.search(/[^,，;；.。?？!！]*$/u) : text.search(/[,，;；?？!！。]|\.(?!\d)|$/u)
  const [from, to] = side === 'left' ? [edge, text.length] : [0, edge]
  const spans: Span[] = []
  const breaks = isHan
    ? Array.from({ length: Math.min(maxHan, to - from) }, (_, at) => at + 1).map((length) =>
        side === 'left' ? to - length : from + length,
      )
    : [...text.slice(from, to).matchAll(/\S+/gu)]
        .map(({ index, 0: word }) => from + index + (side === 'left' ? 0 : word.length))
        .slice(...(side === 'left' ? [-maxWords] : [0, maxWords]))
  for (const at of breaks) spans.push(side === 'left' ? { start: at, end: to } : { start: from, end: at })
  return spans.toSorted((one, other) => other.end - other.start - (one.end - one.start))
}

interface Shown {
  offers: readonly (Offer | undefined)[]
  prices: readonly PricedCard[]
  focus: number | undefined
}

/** The place of the only one that is called so, by its price or by what it is. */
function placeCalled(said: string, { offers, prices, focus }: Shown): number | undefined {
  const bare = said.trim().replaceAll(pointer, ' ').trim()
  if (pronoun.test(said.trim())) return focus
  if (bare === '') return undefined
  const price = /^\d+(?:[.,]\d{1,2})?$/u.test(bare) ? Number(bare.replace(',', '.')) : undefined
  const places = price === undefined ? placesSaying(bare, offers) : prices.flatMap((one, at) => (isPriceOf(one, price) ? [at + 1] : []))
  return places.length === 1 ? places[0] : undefined
}

interface Named extends Span {
  place: number
}

function twoNamed(message: string, shown: Shown): [Named, Named] | undefined {
  for (const { index, 0: sign } of message.matchAll(between)) {
    const after = index + sign.length
    const gap = /^\s*/u.exec(message.slice(after))![0].length
    const left = message.slice(0, index).trimEnd()
    const right = message.slice(after + gap)
    for (const other of stretchesOf(right, 'right')) {
      const second = placeCalled(right.slice(other.start, other.end), shown)
      if (second === undefined) continue
      // "The 55 and the 70 l".
      const measured = unit.exec(right.slice(other.start, other.end).replaceAll(pointer, ' ').trim())?.groups?.unit
      for (const { start, end } of stretchesOf(left, 'left')) {
        const said = left.slice(start, end)
        const first = placeCalled(measured && /\d$/u.test(said) ? `${said} ${measured}` : said, shown) ?? placeCalled(said, shown)
        if (first === undefined || first === second) continue
        return [
          { start, end, place: first },
          { start: after + gap + other.start, end: after + gap + other.end, place: second },
        ]
      }
    }
  }
  return undefined
}

/**
 * A message that sets two of the offers shown against one another, with their places in place of what each is called by: 192那把和163那把哪个钢好, «она или складной
 * клетчатый, что дешевле?»
 */
export async function comparedByPlace(written: string, since: State, deps: TurnDeps, signal: AbortSignal): Promise<Pointed> {
  const state = ofScreen(since)
  const message = foldText(written)
  if (!compares.test(message) || message.length !== written.length) return { message: written, state: since }
  for (const cards of selectionsOf(state)) {
    if (cards.length < 2) continue
    const offers = await Promise.all(cards.map(({ id }) => deps.findOffer(id, signal)))
    signal.throwIfAborted()
    const focus = cards.findIndex(({ id }) => id === state.focus) + 1
    const named = twoNamed(message, { offers, prices: asShown(cards), focus: focus > 0 ? focus : undefined })
    if (!named) continue
    const language = languageIn(written) ?? 'en'
    return {
      message: named.reduceRight((said, one) => withPlace(said, one, language), written),
      state: cards === state.last ? since : asOfCards(state, cards, offers[named[0].place - 1], deps),
    }
  }
  return { message: written, state: since }
}
