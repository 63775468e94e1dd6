import { rawDetail } from '@karavan/contract/products.ts'
import { type Offer, priceAt } from '@karavan/marketplaces/port.ts'
import { describe, expect, test } from 'vitest'
import { families } from './families/all.ts'
import { generateMarket } from './generate.ts'
import { hardOffers } from './hard.ts'
import { parsePicturePath } from './picture-path.ts'

const market = generateMarket()
const hardIds = new Set<string>(Object.values(hardOffers))
/** The offers for which `broken` gives a reason, as lines to read; empty when all are right. */
const faults = (broken: (offer: Offer) => string | undefined | false): string[] =>
  market.flatMap((offer) => {
    const reason = broken(offer)
    return reason ? [`${offer.itemId} ${offer.title.en}: ${reason}`] : []
  })
const doubles = (values: readonly string[]): string[] => {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}
const pictureOf = (path: string | undefined) => (path === undefined ? undefined : parsePicturePath(path))

describe('the sample market', () => {
  test('two runs give the same market, another seed another one', () => {
    const text = JSON.stringify(market)
    expect(JSON.stringify(generateMarket({ seed: 1 })) === text).toBe(true)
    expect(JSON.stringify(generateMarket({ seed: 2 })) === text).toBe(false)
  })

  test('the awkward offers are there only on request, after the same ordinary ones [G-77]', () => {
    expect(market.filter(({ id }) => hardIds.has(id))).toEqual([])
    const everything = generateMarket({ hasHardOffers: true })
    expect(everything).toHaveLength(market.length + hardIds.size)
    expect(JSON.stringify(everything.slice(0, market.length)) === JSON.stringify(market)).toBe(true)
    expect(new Set(everything.slice(market.length).map(({ id }) => id))).toEqual(hardIds)
  })

  test('what a visitor reads is plain: no markup, no addresses, no hidden characters, nothing that speaks to an assistant', () => {
    const strange =
      /[<>[\]{}【】`|\\\p{Cc}\p{Cf}\p{Extended_Pictographic}]|\*\*|:\/\/|javascript|ignore|assistant|system:|игнорируй|ассистент|忽略|助手/iu
    const names = (offer: Offer): string[] => [
      ...Object.values(offer.title),
      ...(offer.seller ? [offer.seller.name] : []),
      ...offer.attributes.flatMap(({ name, value }) => [...Object.values(name), ...Object.values(value)]),
      ...offer.options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)].flatMap((text) => Object.values(text))),
    ]
    expect(faults((offer) => names(offer).find((text) => strange.test(text)))).toEqual([])
    expect(faults((offer) => Object.values(offer.title).some((title) => title.length > 160) && 'long')).toEqual([])
    expect(
      faults((offer) => !(offer.priceLadder.length > 0 && offer.images.length > 0 && offer.seller && offer.delivery) && 'gap'),
    ).toEqual([])
  })

  test('no id and no title is there twice', () => {
    const everything = generateMarket({ hasHardOffers: true })
    expect(doubles(everything.map((offer) => offer.id))).toEqual([])
    for (const language of ['zh', 'ru', 'en'] as const)
      expect(doubles(everything.flatMap((offer) => offer.title[language] ?? []))).toEqual([])
  })

  test('every offer has what a list shows', () => {
    expect(faults((offer) => offer.id !== `sample-${offer.itemId}` && 'id')).toEqual([])
    expect(faults((offer) => !/^[1-9]\d{11}$/.test(offer.itemId) && 'item id')).toEqual([])
    expect(faults((offer) => !(offer.title.zh && offer.title.ru && offer.title.en) && 'title')).toEqual([])
    expect(faults((offer) => !/[\u4e00-\u9fff]/.test(offer.title.zh ?? '') && 'Chinese title')).toEqual([])
    expect(faults((offer) => /[\u0400-\u04ff\u4e00-\u9fff]/.test(offer.title.en ?? '') && 'English title')).toEqual([])
    expect(faults((offer) => !/^[А-ЯЁ]/.test(offer.title.ru ?? '') && 'Russian title')).toEqual([])
    expect(faults((offer) => !/^[A-Z0-9]/.test(offer.title.en ?? '') && 'English capital')).toEqual([])
    expect(faults((offer) => [...(offer.title.ru ?? ''), ...(offer.title.en ?? '')].length > 320 && 'too long')).toEqual([])
    expect(
      faults(
        (offer) => /undefined|NaN|\s\s| ,|,,/.test(JSON.stringify([offer.title, offer.description, offer.attributes])) && 'gap in a text',
      ),
    ).toEqual([])
    expect(faults((offer) => offer.currency !== 'CNY' && 'currency')).toEqual([])
    expect(faults((offer) => !(offer.unit?.zh && offer.unit.ru && offer.unit.en) && 'unit')).toEqual([])
  })

  test('prices fall with the quantity from the smallest order on', () => {
    expect(faults((offer) => !(Number.isInteger(offer.moq) && offer.moq >= 1 && offer.moq <= 500) && `moq ${offer.moq}`)).toEqual([])
    expect(
      faults((offer) => {
        const ladder = offer.priceLadder
        if (ladder.length < 1 || ladder.length > 4) return `${ladder.length} steps`
        if (ladder[0]?.from !== offer.moq) return 'first step is not the smallest order'
        return (
          ladder.some(
            (step, at) =>
              !Number.isInteger(step.minor) ||
              step.minor <= 0 ||
              (at > 0 && (step.from <= ladder[at - 1]!.from || step.minor >= ladder[at - 1]!.minor)),
          ) && JSON.stringify(ladder)
        )
      }),
    ).toEqual([])
  })

  test('each SKU is one choice of every option group, each choice a SKU', () => {
    expect(
      faults((offer) => {
        const pairs = offer.options.map((group) => group.values.map((value) => `${group.pid}:${value.vid}`))
        const wanted = pairs.length > 0 ? pairs.reduce((count, group) => count * group.length, 1) : 1
        if (offer.skus.length !== wanted || doubles(offer.skus.map((sku) => sku.propsIds)).length > 0)
          return `${offer.skus.length} SKUs of ${wanted}`
        if (doubles(offer.skus.map((sku) => sku.skuId)).length > 0) return 'SKU id twice'
        return (
          offer.skus.some((sku) => {
            const chosen = sku.propsIds === '' ? [] : sku.propsIds.split(';')
            return chosen.length !== pairs.length || chosen.some((pair, at) => !pairs[at]?.includes(pair))
          }) && 'choice unknown'
        )
      }),
    ).toEqual([])
    expect(faults((offer) => offer.options.length > 3 && 'too many groups')).toEqual([])
    expect(faults((offer) => offer.skus.length > 80 && `${offer.skus.length} SKUs`)).toEqual([])
    expect(
      faults(
        (offer) =>
          offer.options.some((group) => group.values.length < 2 || doubles(group.values.map((value) => value.name.ru ?? '')).length > 0) &&
          'values',
      ),
    ).toEqual([])
  })

  test('SKU prices begin at the price of the ladder, stock adds up', () => {
    expect(
      faults((offer) => {
        const prices = offer.skus.flatMap((sku) => sku.priceMinor ?? [])
        if (prices.length === 0) return false
        return (
          (prices.length !== offer.skus.length ||
            Math.min(...prices) !== offer.priceLadder[0]?.minor ||
            prices.some((minor) => !Number.isInteger(minor))) &&
          'price'
        )
      }),
    ).toEqual([])
    expect(faults((offer) => offer.skus.some((sku) => !Number.isInteger(sku.stock) || sku.stock < 0) && 'stock')).toEqual([])
    expect(faults((offer) => offer.stock !== offer.skus.reduce((sum, sku) => sum + sku.stock, 0) && 'stock sum')).toEqual([])
  })

  test('pictures can be drawn, in the colours of the options', () => {
    expect(faults((offer) => offer.images.length < 3 && 'too few')).toEqual([])
    expect(faults((offer) => doubles(offer.images).length > 0 && 'twice')).toEqual([])
    expect(faults((offer) => offer.images.some((path) => !pictureOf(path)) && 'path')).toEqual([])
    expect(
      faults(
        (offer) =>
          offer.options.some((group) => group.name.en === 'Color' && group.values.some((value) => !pictureOf(value.imageUrl))) &&
          'option picture',
      ),
    ).toEqual([])
  })

  test('the raw answer has the shape of the wire and says the same', () => {
    expect(
      faults((offer) => {
        const parsed = rawDetail.safeParse(offer.rawDetailApi)
        if (!parsed.success) return parsed.error.message
        const content = parsed.data.data_content
        return (
          (content.skus?.length !== offer.skus.length ||
            content.sku_props?.length !== offer.options.length ||
            content.main_imgs?.length !== offer.images.length ||
            content.skus.some(
              (sku, at) =>
                sku.props_ids !== offer.skus[at]?.propsIds || sku.stock !== offer.skus[at].stock || !(Number(sku.sale_price) > 0),
            )) &&
          'differs'
        )
      }),
    ).toEqual([])
  })

  test('it is as large as promised: 2,400 offers of 24 kinds by 80 sellers', () => {
    expect(market.length).toBeGreaterThanOrEqual(2400)
    expect(new Set(market.map((offer) => pictureOf(offer.images[0])?.kind)).size).toBeGreaterThanOrEqual(24)
    expect(new Set(market.map((offer) => offer.seller?.id)).size).toBeGreaterThanOrEqual(80)
    expect(new Set(market.map((offer) => offer.seller?.name)).size).toBe(new Set(market.map((offer) => offer.seller?.id)).size)
  })

  test('the first wish of the tour has enough answers, an impossible one has no answer', () => {
    // 500 ml thermos mugs for at most 400 roubles (about 34.70 yuan) apiece, 100 of them.
    const mugs = market.filter((offer) => pictureOf(offer.images[0])?.kind === 'thermos-mug')
    const upTo = (minor: number) =>
      mugs.filter(
        (offer) =>
          /(?<!\d)500ml/.test(JSON.stringify([offer.title.zh, offer.options])) &&
          offer.moq <= 100 &&
          (priceAt(offer.priceLadder, 100) ?? 0) <= minor,
      )
    expect(upTo(3470).length).toBeGreaterThanOrEqual(10)
    expect(upTo(430)).toEqual([])
    for (const color of ['black', 'red', 'pink', 'white'])
      expect(
        upTo(3470).filter((offer) => offer.attributes.some(({ value }) => value.en?.split(', ').includes(color))).length,
        color,
      ).toBeGreaterThan(2)
    for (const offer of mugs) expect(offer.priceLadder[0]?.minor, offer.title.en).toBeGreaterThanOrEqual(700)
    for (const offer of mugs) expect(offer.priceLadder[0]?.minor, offer.title.en).toBeLessThanOrEqual(9000)
  })

  test('every family makes its offers', () => {
    for (const family of families) {
      const kind = family.type.slice('type.'.length)
      expect(market.filter((offer) => pictureOf(offer.images[0])?.kind === kind).length, kind).toBe(family.offers)
    }
  })
})
