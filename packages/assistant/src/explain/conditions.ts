import type { Language } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import type { Condition } from '@karavan/contract/selection.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import { textsOf } from '../texts/by-language.ts'
import { refineTextsOf } from '../texts/refine-texts.ts'
import { type FigureField, namesGoods, textileOrNone, type Wish, withoutPassingPrice } from '../wish.ts'
import { describeFigure, describeMaterial, describeMeasure, wordsAndNames } from './describe.ts'

/** A condition of a wish, and the wish without it. */
export interface Removable extends Condition {
  without: Wish
}

/** Longest id that a message may name a condition by. */
const longestId = 200

/**
 * Everything a wish asks for beside the goods, each condition alone: who wanted black or white can do without the one. What the goods are called by is no
 * condition. An id names the same condition in every wish that has it. `unit`: what the goods are counted in, where it is not pieces.
 */
export function conditionsOf(wish: Wish, language: Language, unit?: string): Removable[] {
  const conditions = [
    ...priceConditions(wish, language),
    ...termsConditions(wish, language, unit),
    ...lookConditions(wish, language),
    ...measureConditions(wish, language),
    ...sellerConditions(wish, language),
    ...wordConditions(wish, language),
  ]
  return conditions.filter(({ id, without }) => id.length <= longestId && namesGoods(without))
}

/** A wish without some of its fields. */
function less(wish: Wish, ...fields: (keyof Wish)[]): Wish {
  const rest = { ...wish }
  for (const field of fields) delete rest[field]
  return rest
}

function priceConditions(wish: Wish, language: Language): Removable[] {
  const { condition } = textsOf(language)
  const { price, budget } = wish
  if (price) {
    const show = (minor: number): string => formatMoney(minor, price.currency, language)
    const { min, max, target } = price
    const texts =
      target !== undefined
        ? [refineTextsOf(language).priceAbout(show(target))]
        : min !== undefined && max !== undefined
          ? [condition.measureBetween(show(min), show(max))]
          : [
              ...(max !== undefined ? [condition.measureTo(show(max))] : []),
              ...(min !== undefined ? [condition.measureFrom(show(min))] : []),
            ]
    // Without "cheaper than those" what the buyer had said of the price holds again.
    const without = wish.saidOfPrice ? withoutPassingPrice(wish) : less(wish, 'price')
    return texts.map((text) => ({ id: 'price', text, without }))
  }
  if (!budget) return []
  const text = condition.budget(formatMoney(budget.minor, budget.currency, language))
  return [{ id: 'budget', text, without: less(wish, 'budget') }]
}

function termsConditions(wish: Wish, language: Language, unit?: string): Removable[] {
  const texts = textsOf(language)
  const { quantity, maxMoq, maxDispatchHours } = wish
  return [
    ...(quantity === undefined ? [] : [{ id: 'quantity', text: texts.pieces(quantity, unit), without: less(wish, 'quantity', 'anyMoq') }]),
    ...(maxMoq === undefined ? [] : [{ id: 'moq', text: texts.condition.moqTo(maxMoq), without: less(wish, 'maxMoq') }]),
    ...(maxDispatchHours === undefined
      ? []
      : [{ id: 'dispatch', text: texts.condition.dispatchWithin(maxDispatchHours), without: less(wish, 'maxDispatchHours') }]),
    ...(wish.inStock ? [{ id: 'stock', text: texts.condition.inStock, without: less(wish, 'inStock') }] : []),
  ]
}

type ListField = { [Field in keyof Wish]-?: NonNullable<Wish[Field]> extends string[] ? Field : never }[keyof Wish]

/** One condition for each entry of a list. */
const eachOf = (wish: Wish, field: ListField, describe: (entry: string) => string): Removable[] =>
  (wish[field] ?? []).map((entry) => ({
    id: `${field}:${entry}`,
    text: describe(entry),
    without: { ...wish, [field]: (wish[field] ?? []).filter((other) => other !== entry) },
  }))

function materialConditions(wish: Wish, language: Language): Removable[] {
  const each = eachOf(wish, 'materials', (material) => describeMaterial(material, wish, language))
  const { isAnyTextile, others } = textileOrNone(wish)
  if (!isAnyTextile) return each
  return [
    { id: 'materials:textile', text: textsOf(language).condition.textile, without: { ...wish, materials: others } },
    ...each.filter(({ id }) => others.some((material) => id === `materials:${material}`)),
  ]
}

function lookConditions(wish: Wish, language: Language): Removable[] {
  const { condition } = textsOf(language)
  const name = (id: string): string => conceptName(id, language)
  const notName = (id: string): string => condition.without([name(id)])
  return [
    ...eachOf(wish, 'colors', name),
    ...eachOf(wish, 'notColors', (id) => condition.notColor([name(id)])),
    ...materialConditions(wish, language),
    ...eachOf(wish, 'notMaterials', notName),
    ...eachOf(wish, 'traits', name),
    ...eachOf(wish, 'notTraits', notName),
    ...eachOf(wish, 'sizes', (size) => condition.size([size])),
  ]
}

function withoutFigure(wish: Wish, field: FigureField): Wish {
  const { figures = [], ...rest } = wish
  const others = figures.filter((figure) => figure.field !== field)
  return others.length > 0 ? { ...rest, figures: others } : rest
}

function measureConditions(wish: Wish, language: Language): Removable[] {
  const { measures, figures = [], sides, device } = wish
  const texts = textsOf(language)
  return [
    ...measures.map((measure) => ({
      id: `measure:${measure.dimension}`,
      text: describeMeasure(measure, language),
      without: { ...wish, measures: measures.filter((other) => other.dimension !== measure.dimension) },
    })),
    ...figures.map((figure) => ({
      id: `figure:${figure.field}`,
      text: describeFigure(figure, language),
      without: withoutFigure(wish, figure.field),
    })),
    ...(sides ? [{ id: 'sides', text: texts.sides(sides), without: less(wish, 'sides') }] : []),
    ...(device === undefined ? [] : [{ id: 'device', text: texts.condition.device(device), without: less(wish, 'device') }]),
  ]
}

function sellerConditions(wish: Wish, language: Language): Removable[] {
  const { condition } = textsOf(language)
  const { sellerName, factoryOnly, minSellerYears, trustedSeller } = wish
  return [
    ...(sellerName === undefined ? [] : [{ id: 'seller', text: condition.seller(sellerName), without: less(wish, 'sellerName') }]),
    ...(factoryOnly ? [{ id: 'factory', text: condition.factory, without: less(wish, 'factoryOnly') }] : []),
    ...(minSellerYears === undefined
      ? []
      : [{ id: 'seller-years', text: condition.sellerYears(minSellerYears), without: less(wish, 'minSellerYears') }]),
    ...(trustedSeller ? [{ id: 'trusted-seller', text: refineTextsOf(language).trustedSeller, without: less(wish, 'trustedSeller') }] : []),
  ]
}

/** The buyer's own words, and what listings have a name for by that name. */
function wordsOf(wish: Wish, field: 'words' | 'purposes', language: Language): Removable[] {
  const said = wish[field] ?? []
  const { own, named } = wordsAndNames(said, wish.types)
  const without = (words: readonly string[]): Wish => ({ ...wish, [field]: said.filter((word) => !words.includes(word)) })
  return [
    ...named.map(({ name, words }) => ({ id: `${field}:${words.join(' ')}`, text: name, without: without(words) })),
    ...own.map((word) => ({ id: `${field}:${word}`, text: textsOf(language).condition.words(word), without: without([word]) })),
  ]
}

const understoodConditions = (wish: Wish): Removable[] =>
  (wish.understood ?? []).map(({ name }) => {
    const { understood = [], ...rest } = wish
    const others = understood.filter((one) => one.name !== name)
    return { id: `understood:${name}`, text: name, without: others.length > 0 ? { ...rest, understood: others } : rest }
  })

function wordConditions(wish: Wish, language: Language): Removable[] {
  const { condition } = textsOf(language)
  return [
    ...wordsOf(wish, 'words', language),
    ...wordsOf(wish, 'purposes', language),
    ...understoodConditions(wish),
    ...eachOf(wish, 'notWords', (word) => condition.notWords([word])),
  ]
}
