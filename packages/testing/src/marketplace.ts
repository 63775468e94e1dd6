import { type Marketplace, type Offer, type OfferSummary, toOfferId } from '@karavan/marketplaces/port.ts'

/** An offer as a marketplace gives it: a steel thermos mug with one option group, priced by a ladder. */
export function anOffer(parts: Partial<Offer> = {}): Offer {
  const platform = parts.platform ?? 'sample'
  const itemId = parts.itemId ?? '600000000001'
  return {
    id: toOfferId(platform, itemId),
    platform,
    itemId,
    title: { zh: '不锈钢保温杯', ru: 'Термокружка стальная', en: 'Steel thermos mug' },
    description: { ru: 'Держит тепло шесть часов', en: 'Keeps warm for six hours' },
    attributes: [{ name: { zh: '容量', ru: 'Объём', en: 'Volume' }, value: { zh: '500毫升', ru: '500 мл', en: '500 ml' } }],
    options: [
      {
        pid: '1',
        name: { zh: '颜色', ru: 'Цвет', en: 'Colour' },
        values: [{ vid: '10', name: { zh: '黑色', ru: 'чёрный', en: 'black' }, imageUrl: '/media/sample/thermos-mug/black/1.webp' }],
      },
    ],
    skus: [{ skuId: '9001', propsIds: '1:10', priceMinor: 2150, originPriceMinor: 2400, stock: 120 }],
    priceLadder: [
      { from: 50, minor: 2100 },
      { from: 100, minor: 1990 },
    ],
    currency: 'CNY',
    moq: 50,
    unit: { zh: '个', ru: 'шт.', en: 'pcs' },
    stock: 120,
    weightGrams: 320,
    images: ['/media/sample/thermos-mug/black/1.webp'],
    productUrl: `https://market.karavan.example/offer/${itemId}.html`,
    seller: { id: 's1', name: 'Yongkang Cup Factory', years: 7, repurchaseRate: 0.31, isFactory: true, location: { ru: 'Юнкан' } },
    delivery: { from: { ru: 'Юнкан' }, dispatchHours: 48 },
    salesCount: 1200,
    fetchedAt: '2026-01-10T08:00:00.000Z',
    ...parts,
  }
}

/** A marketplace that has exactly these offers and finds all of them; `parts` replaces its calls. */
export function givenMarketplace(offers: Offer[], parts: Partial<Marketplace> = {}): Marketplace {
  return {
    platform: 'sample',
    label: 'Sample market',
    async search({ offset, limit }) {
      const hits = offers.map((offer, place) => {
        const { rawDetailApi: _raw, description: _description, skus: _skus, ...summary } = offer
        return { offer: summary satisfies OfferSummary, textScore: 1 / (place + 1), matched: [] }
      })
      return { hits: hits.slice(offset, offset + limit), total: hits.length }
    },
    async product(itemId) {
      return offers.find((offer) => offer.itemId === itemId)
    },
    ...parts,
  }
}
