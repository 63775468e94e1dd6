import type { Language } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { factNames } from '@karavan/sample-market/words.ts'
import { roublesOf, saidIn, statedOf } from './market.ts'
import {
  type Answered,
  type Card,
  hasWords,
  isOfKind,
  linkedIn,
  type Move,
  numbersIn,
  type Situation,
  said,
  saysNotStated,
  type Turn,
} from './situation.ts'
import { placeForms } from './word-forms.ts'
import type { MoveName } from './wordings.ts'

/** Moves that ask about what is on the screen, or about the service, and leave it there. */

const quantities = [100, 200, 300, 500, 1000]

/** A place on the screen, in all its forms. */
function aPlace(situation: Situation): { card: Card; forms: Record<string, string> } | undefined {
  const { last, random } = situation
  if (last.length < 2) return undefined
  const place = random.int(1, Math.min(last.length, 5))
  return { card: last[place - 1]!, forms: placeForms(place) }
}

/** A turn about the one offer: nothing else is named and nothing else is shown. */
function aboutOne(situation: Situation, message: string, { offer }: Card, judge: (answer: Answered) => string[]): Turn {
  return {
    message,
    keepsSelection: true,
    judge(answer) {
      const others = linkedIn(answer.html, situation.last).filter((id) => id !== offer.id)
      const shown = answer.cards.filter((card) => card.offer.id !== offer.id)
      if (others.length > 0 || shown.length > 0) return [`speaks of others: ${answer.text.slice(0, 160)}`]
      if (answer.cards.length === 0 && linkedIn(answer.html, situation.last).length === 0)
        return [`does not speak of it: ${answer.text.slice(0, 160)}`]
      return judge(answer)
    },
    afterwards() {
      situation.focus = offer
    },
  }
}

const asked =
  (name: MoveName, judge: (situation: Situation, offer: Offer, answer: Answered) => string[]): Move =>
  (situation) => {
    const found = aPlace(situation)
    if (!found) return undefined
    const { card, forms } = found
    return aboutOne(situation, said(situation, name, forms), card, (answer) => judge(situation, card.offer, answer))
  }

const lacks = (what: string, { text }: Answered): string[] => [`does not say ${what}: ${text.slice(0, 200)}`]
const says = (answer: Answered, stated: string): string[] => (hasWords(answer.text, stated) ? [] : lacks(stated, answer))
const hasNumber = ({ language }: Situation, answer: Answered, number: number, within = 0.5): boolean =>
  numbersIn(answer.text, language).some((one) => Math.abs(one - number) <= within)

const details = asked('details', () => [])
const moqOf = asked('moqOf', (situation, { moq }, answer) => (hasNumber(situation, answer, moq) ? [] : lacks(`minimum ${moq}`, answer)))
const sellerOf = asked('sellerOf', (_, { seller }, answer) => says(answer, seller?.name ?? ''))
const stockOf = asked('stockOf', (situation, { stock }, answer) =>
  hasNumber(situation, answer, stock ?? 0) ? [] : lacks(`stock ${stock}`, answer),
)
const stemLength = 4
const colorsOf = asked('colorsOf', ({ language }, offer, answer) => {
  const stated = statedOf(offer, factNames.color[0], language) ?? ''
  const missing = stated.split(/[,、，]\s*/).filter((one) => !hasWords(answer.text, one.split(' ')[0]!.slice(0, stemLength)))
  return missing.length > 0 ? lacks(missing.join(), answer) : []
})
const attributeOf =
  (name: string) =>
  (situation: Situation, offer: Offer, answer: Answered): string[] => {
    const stated = statedOf(offer, name, situation.language)
    if (stated !== undefined) return says(answer, stated)
    return saysNotStated(situation, answer) ? [] : lacks('that it is not stated', answer)
  }
const materialOf = asked('materialOf', (situation, offer, answer) => {
  const wrong = attributeOf(factNames.material[0])(situation, offer, answer)
  // Watches state what the strap is made of and nothing of the case.
  const ofPart = offer.attributes.filter(({ name }) => /材质|面料/.test(name.zh ?? ''))
  return ofPart.some(({ value }) => hasWords(answer.text, value[situation.language] ?? '')) ? [] : wrong
})
const weightOf = asked('weightOf', (situation, offer, answer) => {
  const grams = offer.weightGrams ?? 0
  const stated = statedOf(offer, '重量', situation.language)
  if (stated !== undefined && hasWords(answer.text, stated)) return []
  const isSaid = hasNumber(situation, answer, grams, 0.6) || hasNumber(situation, answer, grams / 1000, 0.06)
  return isSaid ? [] : lacks(`${grams} g`, answer)
})
const dispatchOf = asked('dispatchOf', (situation, { delivery }, answer) => {
  const hours = delivery?.dispatchHours ?? 0
  return hasNumber(situation, answer, hours) || hasNumber(situation, answer, hours / 24) ? [] : lacks(`${hours} hours`, answer)
})

const specOf: Move = (situation) => {
  const { topic, language, random } = situation
  const found = aPlace(situation)
  const { measure, specs } = topic.family
  const name = random.pick([...(measure ? [measure.name] : []), ...specs.map(([one]) => one)])
  if (!found) return undefined
  const spec = { zh: name[0], ru: name[1].toLowerCase(), en: name[2].toLowerCase() }[language]
  const { card, forms } = found
  return aboutOne(situation, said(situation, 'specOf', { ...forms, spec }), card, (answer) =>
    attributeOf(name[0])(situation, card.offer, answer),
  )
}

const yes: Record<Language, RegExp> = {
  ru: /(?:^|[^\p{L}])(?:да|есть)(?!\p{L})/iu,
  en: /\byes\b|\bavailable\b/i,
  zh: /：是|有|可以|支持|是的/u,
}
const hasFeature: Move = (situation) => {
  const { topic, language, random } = situation
  const found = aPlace(situation)
  if (!found) return undefined
  const [zh, ru, en] = random.pick(topic.family.features)
  const f = { zh, ru, en }[language]
  if (language === 'ru' && !/^(?:с|со|на|под|без) \p{L}{4}|(?:ый|ой|ий)$/u.test(f)) return undefined
  const { card, forms } = found
  const isStated = saidIn(card.offer, 'zh').includes(zh.toLowerCase())
  return aboutOne(situation, said(situation, 'hasFeature', { ...forms, f }), card, (answer) => {
    if (isStated) return yes[language].test(answer.text) || hasWords(answer.text, f) ? [] : lacks(`that it is ${en}`, answer)
    // What the listing does not have in these words may stand there in others, which are then quoted.
    const isQuoted = /[«"“「]/u.test(answer.text)
    return yes[language].test(answer.text) && !isQuoted && !saysNotStated(situation, answer)
      ? [`claims ${en}: ${answer.text.slice(0, 160)}`]
      : []
  })
}

const priceAt: Move = (situation) => {
  const found = aPlace(situation)
  if (!found) return undefined
  const { card, forms } = found
  const n = situation.random.pick(quantities)
  const each = roublesOf(card.offer, n)
  return aboutOne(situation, said(situation, 'priceAt', { ...forms, n: String(n) }), card, (answer) => {
    if (n < card.offer.moq) return hasNumber(situation, answer, card.offer.moq) ? [] : lacks(`minimum ${card.offer.moq}`, answer)
    const isSaid = hasNumber(situation, answer, each, 0.6) || hasNumber(situation, answer, each * n, n * 0.01 + 1)
    return isSaid ? [] : lacks(`${each.toFixed(2)} each at ${n}`, answer)
  })
}
/** The quantity of a price that was asked for is the buyer's from then on. */
const priceAsked: Move = (situation) => {
  const turn = priceAt(situation)
  const n = turn && numbersIn(turn.message, situation.language).find((number) => quantities.includes(number))
  if (!turn || n === undefined) return undefined
  return {
    ...turn,
    afterwards(answer) {
      turn.afterwards?.(answer)
      situation.quantity = n
    },
  }
}

const allMoq: Move = (situation) => {
  const { last, focus } = situation
  if (last.length < 2 || focus) return undefined
  return {
    message: said(situation, 'allMoq'),
    keepsSelection: true,
    judge(answer) {
      const missing = last.filter(({ offer }) => !hasNumber(situation, answer, offer.moq))
      return missing.length > 0 ? lacks(`minimum ${missing.map(({ offer }) => offer.moq).join()}`, answer) : []
    },
  }
}

const whyThis: Move = (situation) => {
  const { last, focus } = situation
  const meant = last.find(({ offer }) => offer.id === focus?.id) ?? last[0]
  if (!meant) return undefined
  const message = said(situation, 'whyThis')
  // "Why the first?" is not about the one spoken of last.
  const isFirst = /перв|first|第一/.test(message)
  return aboutOne(situation, message, isFirst ? last[0]! : meant, (answer) => (/\d/.test(answer.text) ? [] : lacks('any reason', answer)))
}

const difference: Move = (situation) => {
  const { last, random } = situation
  if (last.length < 3) return undefined
  const [a, b] = random.chance(0.5) ? [1, 3] : [random.int(1, 2), 3]
  const message = said(situation, 'difference', { ...placeForms(a, 'A'), ...placeForms(b, 'B'), a: String(a), b: String(b) })
  const ids = [last[a - 1]!.offer.id, last[b - 1]!.offer.id]
  return {
    message,
    keepsSelection: true,
    judge(answer) {
      const linked = linkedIn(answer.html, last)
      const isBoth = ids.every((id) => linked.includes(id)) && linked.every((id) => ids.includes(id))
      if (!isBoth || answer.cards.some(({ offer }) => !ids.includes(offer.id)))
        return [`compares others (${linked.length}): ${answer.text.slice(0, 160)}`]
      return /\d/.test(answer.text) ? [] : lacks('any difference', answer)
    },
    afterwards() {
      delete situation.focus
    },
  }
}

const superlative =
  (name: MoveName, figureOf: (card: Card) => number | undefined): Move =>
  (situation) => {
    const { last } = situation
    if (last.length < 2) return undefined
    const values = last.map((card) => figureOf(card))
    if (values.some((value) => value === undefined)) return undefined
    const least = Math.min(...(values as number[]))
    const best = last.filter((card) => figureOf(card) === least)
    return {
      message: said(situation, name),
      keepsSelection: true,
      judge(answer) {
        const [named] = linkedIn(answer.html, last)
        return best.some(({ offer }) => offer.id === named) &&
          answer.cards.every(({ offer }) => best.some((one) => one.offer.id === offer.id))
          ? []
          : [`names another first: ${answer.text.slice(0, 160)}`]
      },
      afterwards() {
        if (best.length === 1) situation.focus = best[0]!.offer
        else delete situation.focus
      },
    }
  }
const cheapestOf = superlative('cheapestOf', ({ price }) => price)
const lightestOf = superlative('lightestOf', ({ offer }) => offer.weightGrams)
const lowestMoqOf = superlative('lowestMoqOf', ({ offer }) => offer.moq)

const similar: Move = (situation) => {
  const found = aPlace(situation)
  if (!found) return undefined
  const { card, forms } = found
  return {
    message: said(situation, 'similar', forms),
    judge(answer) {
      if (answer.cards.length === 0) return [`no cards: ${answer.text.slice(0, 120)}`]
      return answer.cards.flatMap(({ offer }) =>
        offer.id === card.offer.id
          ? ['shows the one itself']
          : !isOfKind(offer, situation.topic.family)
            ? [`is another kind: ${offer.title.en}`]
            : [],
      )
    },
    endsTalk: true,
  }
}

const service =
  (name: MoveName, about: Record<Language, RegExp>): Move =>
  (situation) => ({
    message: said(situation, name),
    keepsSelection: true,
    judge(answer) {
      if (answer.cards.length > 0) return [`${answer.cards.length} cards where none belong`]
      return about[situation.language].test(answer.text) ? [] : lacks(name, answer)
    },
  })
const delivery = service('delivery', { ru: /доставк|14/i, en: /deliver|14/i, zh: /送|运费|14/ })
const payment = service('payment', { ru: /оплат/i, en: /pay/i, zh: /付款|支付/ })
const returns = service('returns', { ru: /возврат|отменить|качеств/i, en: /return|cancel|quality/i, zh: /退|取消|质量/ })

const lost: Record<Language, RegExp> = { ru: /не понял/i, en: /did not understand|not sure what/i, zh: /没听懂|没明白|不明白|没有理解/ }
const chat: Move = (situation) => ({
  message: said(situation, 'chat'),
  keepsSelection: true,
  judge(answer) {
    if (answer.cards.length > 0) return [`${answer.cards.length} cards where none belong`]
    return lost[situation.language].test(answer.text) ? [`does not understand: ${answer.text.slice(0, 120)}`] : []
  },
})

/** With how often each is chosen. */
export const askingMoves: readonly (readonly [Move, weight: number])[] = [
  [details, 4],
  [priceAsked, 4],
  [moqOf, 2],
  [sellerOf, 2],
  [stockOf, 2],
  [colorsOf, 2],
  [materialOf, 2],
  [weightOf, 2],
  [dispatchOf, 2],
  [specOf, 4],
  [hasFeature, 4],
  [allMoq, 2],
  [whyThis, 3],
  [difference, 4],
  [cheapestOf, 2],
  [lightestOf, 1],
  [lowestMoqOf, 1],
  [similar, 2],
  [delivery, 2],
  [payment, 2],
  [returns, 2],
  [chat, 2],
]
