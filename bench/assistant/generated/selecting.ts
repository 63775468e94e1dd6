import type { Offer } from '@karavan/marketplaces/port.ts'
import { factNames, materialNames } from '@karavan/sample-market/words.ts'
import { colorsOf, familiesOf, figuresOf, goodsOf, offersOf, roublesOf, saidIn, statedOf } from './market.ts'
import { type Condition, candidates, type Move, type Situation, said, saysNone, type Turn, wrongCards } from './situation.ts'
import { namedColors } from './word-forms.ts'
import type { MoveName } from './wordings.ts'

/** Moves after which another selection is on the screen. */

const quantities = [10, 20, 30, 50, 100, 150, 200, 300, 500]
/** So many offers must be left for a condition to be worth asking for. */
const leastLeft = 2

export const first: Move = (situation) => {
  const goods = goodsOf(situation.topic.family, situation.language)
  if (situation.random.chance(0.35)) {
    const quantity = situation.random.pick(quantities)
    situation.quantity = quantity
    if (candidates(situation).length >= 4) return selecting(situation, said(situation, 'firstWithQuantity', { goods, n: String(quantity) }))
    delete situation.quantity
  }
  return selecting(situation, said(situation, 'first', { goods }))
}

function selecting(situation: Situation, message: string, afterwards?: () => void): Turn {
  return { message, judge: (answer) => wrongCards(situation, answer), ...(afterwards ? { afterwards } : {}) }
}

/** A message that asks for one thing more, which holds from now on. */
function asking(situation: Situation, name: MoveName, condition: Condition): Turn | undefined {
  if (situation.topic.conditions.some(({ facet }) => facet === condition.facet)) return undefined
  if (candidates(situation, [condition]).length < leastLeft) return undefined
  situation.topic.conditions.push(condition)
  return selecting(situation, said(situation, name, condition.forms))
}

const colorCondition = (situation: Situation, isWanted: boolean): Condition | undefined => {
  const colors = namedColors.filter(({ id }) => situation.topic.family.colors.some((one) => one === id))
  if (colors.length === 0) return undefined
  const { ru, en, zh, forms } = situation.random.pick(colors)
  const words = situation.language === 'ru' ? forms : { color: situation.language === 'en' ? en : zh }
  if (isWanted) return { facet: 'color', name: en, forms: words, fits: (offer) => ru.test(colorsOf(offer)) }
  const isOther = (offer: Offer): boolean =>
    colorsOf(offer)
      .split(/[,、]/)
      .some((one) => one.trim() !== '' && !ru.test(one))
  return { facet: 'notColor', name: `not ${en}`, forms: words, fits: isOther }
}
const hasColor = ({ topic }: Situation): boolean => topic.conditions.some(({ facet }) => facet === 'color' || facet === 'notColor')

const color: Move = (situation) => {
  const condition = hasColor(situation) ? undefined : colorCondition(situation, true)
  return condition && asking(situation, 'color', condition)
}
const notColor: Move = (situation) => {
  const condition = hasColor(situation) ? undefined : colorCondition(situation, false)
  return condition && asking(situation, 'notColor', condition)
}

const price: Move = (situation) => {
  const prices = candidates(situation)
    .map((offer) => roublesOf(offer, situation.quantity))
    .sort((a, b) => a - b)
  const middle = prices[Math.floor(prices.length * 0.5)]
  if (middle === undefined) return undefined
  const step = middle > 400 ? 50 : middle > 60 ? 10 : 1
  const most = Math.ceil(middle / step) * step
  const fits = (_: Offer, price: number): boolean => price <= most
  return asking(situation, 'price', { facet: 'price', name: `up to ${most}`, forms: { p: String(most) }, fits })
}

const quantity: Move = (situation) => {
  const before = situation.quantity
  const next = situation.random.pick(quantities.filter((one) => one !== before))
  situation.quantity = next
  if (candidates(situation).length >= leastLeft) return selecting(situation, said(situation, 'quantity', { n: String(next) }))
  if (before === undefined) delete situation.quantity
  else situation.quantity = before
  return undefined
}

const stemLength = 5
const feature: Move = (situation) => {
  const { language, random, topic } = situation
  const [zh, ru, en] = random.pick(topic.family.features)
  const words = { zh, ru, en }[language]
  if (language === 'ru' && !/^(?:с|со|на|под|без) \p{L}{4}/u.test(words)) return undefined
  if (language === 'en' && !/^(?:with|for|in|on) /.test(words)) return undefined
  if (language === 'zh' && !/^[带配可]\p{Script=Han}/u.test(words)) return undefined
  // A lid of bamboo is a lid: the noun is what must be there.
  const stem = ru.split(' ')[1]?.slice(0, stemLength).toLowerCase() ?? ru
  const fits = (offer: Offer): boolean => saidIn(offer, 'zh').includes(zh.toLowerCase()) || saidIn(offer, 'ru').includes(stem)
  return asking(situation, 'feature', { facet: 'feature', name: en, forms: { f: words }, fits })
}

const vague = [
  'material.plastic',
  'material.crystal',
  'material.lead-crystal',
  'material.wood',
  'material.abs',
  'material.paper',
  'material.cardboard',
  'material.kraft-paper',
  'material.alloy',
]
const material: Move = (situation) => {
  const { language, random, topic } = situation
  const materials = [...new Set((topic.family.materials ?? []).map(([id]) => id))].filter((id) => !vague.includes(id))
  if (materials.length < 2) return undefined
  const [zh, ru, ruOf, en] = materialNames[random.pick(materials)]
  const forms: Record<string, string> =
    language === 'ru' ? { material: ru, materialOf: ruOf } : { material: language === 'en' ? en.replace(/^borosilicate /, '') : zh }
  const fits = (offer: Offer): boolean => statedOf(offer, factNames.material[0], 'zh') === zh || saidIn(offer, 'zh').includes(zh)
  return asking(situation, 'material', { facet: 'material', name: en, forms, fits })
}

/** A condition that was said before matters no more. */
const dropping =
  (facet: 'color' | 'price', name: 'dropColor' | 'dropPrice'): Move =>
  (situation) => {
    const { topic } = situation
    const dropped = topic.conditions.find((one) => one.facet === facet)
    if (!dropped) return undefined
    topic.conditions = topic.conditions.filter((one) => one !== dropped)
    return { message: said(situation, name, dropped.forms), judge: (answer) => [...wrongCards(situation, answer), ...stillHeld(answer)] }

    /** Nothing but what has the condition, where most of the goods have it not. */
    function stillHeld({ cards }: { cards: { offer: Offer; price: number | undefined }[] }): string[] {
      const holds = ({ offer, price: of }: { offer: Offer; price: number | undefined }): boolean =>
        dropped!.fits(offer, of ?? roublesOf(offer, situation.quantity))
      const possible = candidates(situation)
      const few = possible.filter((offer) => holds({ offer, price: undefined })).length < possible.length / 2
      return few && cards.length > 3 && cards.every(holds) ? [`still only ${dropped!.name}`] : []
    }
  }

const more: Move = (situation) => {
  if (situation.last.length < 3) return undefined
  return {
    message: said(situation, 'more'),
    judge(answer) {
      const left = candidates(situation).filter(({ id }) => !situation.topic.seen.has(id))
      const again = answer.cards
        .filter(({ offer }) => situation.topic.seen.has(offer.id))
        .map(({ offer }) => `shown before: ${offer.title.en}`)
      if (answer.cards.length === 0 && (left.length === 0 || situation.topic.isBounded))
        return saysNone(situation, answer) ? [] : ['does not say that there are no more']
      return [...again, ...wrongCards(situation, answer)]
    },
  }
}

interface Comparative {
  name: MoveName
  wants: 'most' | 'least'
  /** What offers state, in one unit; `undefined` where this kind of goods has no such order. */
  figures?: (situation: Situation) => ((offer: Offer) => number[]) | undefined
}
const named =
  (...names: string[]) =>
  ({ topic: { family } }: Situation): ((offer: Offer) => number[]) | undefined => {
    const own = [family.measure?.name[0], ...family.specs.map(([name]) => name[0])].find((name) => name && names.includes(name))
    return own === undefined ? undefined : (offer) => figuresOf(offer, own)
  }
const ofSize = named('容量', '尺寸', '直径', '高度', '口径')
const ofLength = named('长度', '线长', '绳长')
const ofThickness = named('厚度')
const ofPieces = named('颗粒数', '片数', '套装数量', '每包数量')
const ofWeight = (situation: Situation) =>
  situation.topic.family.measure?.unit === 'kg'
    ? (offer: Offer) => figuresOf(offer, '重量')
    : (offer: Offer) => (offer.weightGrams ? [offer.weightGrams] : [])
const comparatives: readonly Comparative[] = [
  { name: 'cheaper', wants: 'least' },
  { name: 'dearer', wants: 'most' },
  { name: 'bigger', wants: 'most', figures: ofSize },
  { name: 'smaller', wants: 'least', figures: ofSize },
  { name: 'thicker', wants: 'most', figures: ofThickness },
  { name: 'thinner', wants: 'least', figures: ofThickness },
  { name: 'longer', wants: 'most', figures: ofLength },
  { name: 'shorter', wants: 'least', figures: ofLength },
  { name: 'more-powerful', wants: 'most', figures: named('功率') },
  { name: 'denser', wants: 'most', figures: named('克重') },
  { name: 'lighter', wants: 'least', figures: ofWeight },
  { name: 'heavier', wants: 'most', figures: ofWeight },
  { name: 'brighter', wants: 'most', figures: named('光通量') },
  { name: 'more-pieces', wants: 'most', figures: ofPieces },
  { name: 'lower-moq', wants: 'least', figures: () => (offer) => [offer.moq] },
]

/** Strictly beyond the one spoken of, else beyond the middle of those shown; of a price beyond all that were shown. Where there is nothing, the text says so. */
function comparing({ name, wants, figures }: Comparative): Move {
  return (situation) => {
    const { last, focus, quantity } = situation
    const figureOf = figures ? figures(situation) : (offer: Offer) => [roublesOf(offer, quantity)]
    if (!figureOf || last.length === 0) return undefined
    // Who has named a price and wants dearer ones has changed their mind about it.
    if (name === 'dearer' && situation.topic.conditions.some(({ facet }) => facet === 'price')) return undefined
    const end = wants === 'most' ? Math.max : Math.min
    const best = (offer: Offer, price?: number): number | undefined => {
      const values = price !== undefined && !figures ? [price] : figureOf(offer)
      return values.length > 0 ? end(...values) : undefined
    }
    const isBeyond = (value: number, base: number): boolean => (wants === 'most' ? value > base : value < base)
    const meant = last.filter(({ offer }) => focus === undefined || offer.id === focus.id)
    const values = (meant.length > 0 ? meant : last).flatMap(({ offer, price: of }) => best(offer, of) ?? []).sort((a, b) => a - b)
    if (values.length === 0) return undefined
    const middle = values[Math.floor((values.length - 1) / 2)]!
    // Fewer than one piece cannot be ordered: those of more are meant.
    const base = !figures ? end(...values) : name === 'lower-moq' && middle === 1 ? Math.max(2, ...values) : middle
    const most = end(...last.flatMap(({ offer, price: of }) => best(offer, of) ?? []))
    const { isBounded } = situation.topic
    return {
      message: said(situation, name),
      judge(answer) {
        if (isBounded && answer.cards.length === 0 && saysNone(situation, answer)) return []
        const exists = candidates(situation).some((offer) => {
          const value = best(offer)
          return value !== undefined && isBeyond(value, most) && last.every((shown) => shown.offer.id !== offer.id)
        })
        const short = answer.cards.flatMap(({ offer, price: of }) => {
          const value = best(offer, of)
          return value === undefined || !isBeyond(value, base) ? [`${value} is not beyond ${base}: ${offer.title.en} (${offer.id})`] : []
        })
        if (exists) return [...wrongCards(situation, answer), ...short]
        if (answer.cards.length === 0)
          return saysNone(situation, answer) ? [] : [`does not say that nothing is beyond ${base}: ${answer.text.slice(0, 120)}`]
        return short
      },
      afterwards() {
        situation.topic.isBounded = true
      },
    }
  }
}

const other: Move = (situation) => {
  const { earlier, topic, language, half, random } = situation
  const family = random.pick(familiesOf(half).filter(({ type }) => [topic, ...earlier].every((one) => one.family.type !== type)))
  const next = { family, conditions: [], seen: new Set<string>() }
  if (situation.quantity !== undefined && offersOf(family).filter(({ moq }) => moq <= situation.quantity!).length < 4) return undefined
  situation.earlier = [...earlier, topic]
  situation.topic = next
  return selecting(situation, said(situation, 'other', { goods: goodsOf(family, language) }))
}

const back: Move = (situation) => {
  const { earlier, topic, language } = situation
  const before = earlier.at(-1)
  if (!before) return undefined
  situation.earlier = [...earlier.slice(0, -1), topic]
  situation.topic = before
  return selecting(situation, said(situation, 'back', { goods: goodsOf(before.family, language) }))
}

/** With how often each is chosen. */
export const selectingMoves: readonly (readonly [Move, weight: number])[] = [
  [color, 5],
  [notColor, 2],
  [price, 4],
  [quantity, 3],
  [feature, 4],
  [material, 3],
  [dropping('color', 'dropColor'), 6],
  [dropping('price', 'dropPrice'), 6],
  [more, 4],
  ...comparatives.map((one) => [comparing(one), one.name === 'cheaper' ? 4 : 2] as const),
  [other, 4],
  [back, 10],
]
