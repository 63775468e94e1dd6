import { type Offer, toOfferId } from '../port.ts'

/** Offers as a simulated 1688 has them: wording in three languages, options, steps of the price. `parts` replaces some of it. */
export function aListing(itemId: string, parts: Partial<Offer> = {}): Offer {
  return {
    id: toOfferId('1688', itemId),
    platform: '1688',
    itemId,
    title: { zh: '不锈钢保温杯500毫升', ru: 'Термокружка из нержавеющей стали 500 мл', en: 'Stainless steel thermos mug 500 ml' },
    description: { zh: '保温六小时，双层不锈钢。' },
    attributes: [
      { name: { zh: '材质', ru: 'Материал', en: 'Material' }, value: { zh: '不锈钢', ru: 'нержавеющая сталь', en: 'stainless steel' } },
      { name: { zh: '容量', ru: 'Объём', en: 'Volume' }, value: { zh: '500毫升', ru: '500 мл', en: '500 ml' } },
    ],
    options: [
      {
        pid: '0',
        name: { zh: '颜色', ru: 'Цвет', en: 'Colour' },
        values: [
          { vid: '0', name: { zh: '黑色', ru: 'чёрный', en: 'black' }, imageUrl: 'https://cbu01.alicdn.com/img/ibank/black.jpg' },
          { vid: '1', name: { zh: '白色', ru: 'белый', en: 'white' } },
        ],
      },
    ],
    skus: [
      { skuId: '5101', propsIds: '0:0', priceMinor: 1000, stock: 120 },
      { skuId: '5102', propsIds: '0:1', priceMinor: 1000, stock: 80 },
    ],
    priceLadder: [
      { from: 3, minor: 1000 },
      { from: 100, minor: 800 },
    ],
    currency: 'CNY',
    moq: 3,
    mixedBatch: { pieces: 3, amountMinor: 20_000 },
    unit: { zh: '件' },
    stock: 200,
    weightGrams: 300,
    images: ['https://cbu01.alicdn.com/img/ibank/mug-1.jpg', 'https://cbu01.alicdn.com/img/ibank/mug-2.jpg'],
    productUrl: `https://detail.1688.com/offer/${itemId}.html`,
    seller: { id: 'b2b-22001', name: '永康市云杯工厂', years: 7, repurchaseRate: 0.21, isFactory: true, location: { zh: '浙江 金华市' } },
    delivery: { from: { zh: '浙江 金华市' }, dispatchHours: 48, fee: { minor: 600, pieces: 3 } },
    salesCount: 640,
    fetchedAt: '2026-01-10T08:00:00.000Z',
    ...parts,
  }
}

/** A small market: enough for two pages of a list. */
export const someListings = (): Offer[] => [
  ...Array.from({ length: 25 }, (_, place) =>
    aListing(String(610_000_000_001 + place), { seller: { id: `b2b-22${place}`, name: `永康市杯子工厂${place}`, years: 1 + (place % 9) } }),
  ),
  aListing('610000000100', {
    title: { zh: '纯棉T恤 男士', ru: 'Футболка мужская хлопок', en: 'Cotton t-shirt for men' },
    attributes: [{ name: { zh: '面料', ru: 'Ткань', en: 'Fabric' }, value: { zh: '棉', ru: 'хлопок', en: 'cotton' } }],
  }),
]

/** What a search finds: offers that have at least half of the keyword, by pairs of Chinese characters and by words of letters. */
export function findListings(listings: readonly Offer[], keyword: string): Offer[] {
  const parts = (keyword.toLowerCase().match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
    /\p{Script=Han}/u.test(word) && word.length > 1 ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)) : [word],
  )
  const share = (offer: Offer): number => {
    const names = [
      offer.title,
      ...offer.options.flatMap(({ values }) => values.map(({ name }) => name)),
      ...offer.attributes.map(({ value }) => value),
    ]
    const text = names
      .flatMap((name) => Object.values(name))
      .join('\n')
      .toLowerCase()
    return parts.filter((one) => text.includes(one)).length / Math.max(1, parts.length)
  }
  return listings
    .map((offer) => ({ offer, fit: share(offer) }))
    .filter(({ fit }) => fit >= 0.5)
    .sort((a, b) => b.fit - a.fit)
    .map(({ offer }) => offer)
}
