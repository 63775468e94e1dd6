import type { Reading } from './read.ts'

/** So surely it must be what others ask in such words. */
const surely = 0.8
/** "How many blue?", 还有多少. */
const howMany = /(?<!\p{L})(?:сколько|how many)(?!\p{L})|多少|几[个件只条把]/iu
/** 有多少货, 库存数量, «сколько на складе»: how many, in as many words. */
const ofGoods =
  /(?:多少|几[个件只条把])(?:现?货|库存)|(?:库存|现货)(?:数量|多少|有多少|还有多少)|(?<!\p{L})сколько (?:\p{L}+ )?(?:на складе|в наличии)|how many (?:[a-z]+ )?(?:in stock|left)/iu
/** 100件够吗. */
const enough = /够(?:不够|吗|么|嘛|用)|够不够/u

/** Whether a question asks how many there are, or whether those are enough: "how many blue?", "500, all in blue, is that possible?", 白色L码200件够吗. */
export function asksOfStock(reading: Reading): boolean {
  const { fields, asksAbout, colors, sizes, words, traits, isQuestion, quantity = 1, question = '' } = reading
  if (fields.includes('stock')) return true
  if (reading.superlative || reading.asksOfLot || reading.forSum || (reading.parts ?? reading.each)) return false
  if (asksAbout?.group === 'ask-stock' && asksAbout.share >= surely && (fields.length === 0 || quantity > 1)) return true
  if (enough.test(question) && quantity > 1) return true
  const isOfLooks = colors.length + sizes.length > 0
  const others = words.filter((word) => word !== '多少')
  if (isOfLooks && (ofGoods.test(question) || (howMany.test(question) && fields.length + traits.length + others.length === 0))) return true
  return isOfLooks && quantity > 1 && isQuestion && fields.length + traits.length === 0
}

/** Who asks whether there are enough asks for no price by that. */
const asksPrice =
  /(?<!\p{L})(?:цен|сто[ия]т|стоимост|поч[её]м|выйдет|обойд|сумм|итого)|(?<![a-z])(?:price|cost|how much|total|sum)|价|多少钱|总共|一共/iu

/** The number that there must be, where nothing but its place says so: "is there enough for 30?". */
const wantedIn = ({ quantity, pieces, words, purposes }: Reading): number | undefined => {
  const bare = [...purposes, ...words].find((word) => /^\d{1,6}$/.test(word))
  return quantity ?? pieces ?? (bare === undefined || Number(bare) === 0 ? undefined : Number(bare))
}

/** A question of how many there are as one of that field, with how many are wanted; any other as it is. */
export function asAskedOfStock(reading: Reading): Reading {
  if (!asksOfStock(reading)) return reading
  const quantity = wantedIn(reading)
  const isSaid = reading.fields.includes('stock')
  const others = reading.fields.filter((field) => field !== 'price' || asksPrice.test(reading.question ?? ''))
  return {
    ...reading,
    fields: isSaid ? reading.fields : ['stock', ...others],
    words: [],
    purposes: [],
    ...(quantity === undefined ? {} : { quantity }),
  }
}
