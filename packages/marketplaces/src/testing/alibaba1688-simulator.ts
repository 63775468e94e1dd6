import { createHmac } from 'node:crypto'
import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { type Offer, priceAt } from '../port.ts'
import { findListings } from './goods.ts'
import { type SimulatedAnswer, type SimulatedCall, type SimulatedService, simulateService } from './service.ts'

/** What this service's answers are sometimes like; all off by default. */
export interface Alibaba1688Quirks {
  successIsText: boolean
  numbersAsText: boolean
  hasNoTranslations: boolean
  pricesAreNull: boolean
  status: string
  /** A delisted offer comes as a failure with these words. */
  failure: string
  /** Of `productSaleInfo`. */
  quoteType: 0 | 1 | 2
  weightsIn: 'product' | 'grams' | 'kilograms'
  description: string
  /** Names and numbers of certificates, where there are any. */
  certificates: readonly (readonly [name: string, code: string])[]
  /** Length, width and height of the packing; 1 each where nobody filled them in. */
  box: readonly [number, number, number]
}

export interface Alibaba1688Simulator extends SimulatedService {
  appKey: string
  appSecret: string
  quirks: Partial<Alibaba1688Quirks>
  listings: Map<string, Offer>
  /** The tokens that are good now. */
  tokens: { access: string; refresh: string }
  /** How often new tokens were asked for. */
  refreshes: number
  /** Calls that the app has no right to, by the end of their name. */
  denied: Set<string>
  /** Pictures that were uploaded, in bytes, by the ids they got; what is refused gets the id 0. */
  pictures: Map<string, Buffer>
  refusesPictures: boolean
  /** Refusals come with this status. */
  refusalStatus: 200 | 400
  /** From now on the access token is not good any more. */
  expireToken(): void
}

const namespace = 'com.alibaba.fenxiao.crossborder'
const languages = ['en', 'ja', 'ko', 'ru', 'vi', 'es', 'fr', 'pt']

export const gatewayError = (code: string, status: 200 | 400): SimulatedAnswer => ({
  status,
  body: { error_code: code, error_message: `refused: ${code}`, exception: `System exception: ${code}` },
})

/** The open platform of 1688 as its pages and public clients have it: signature, tokens, permissions, search and details of the cross-border package. */
export async function simulateAlibaba1688(listings: readonly Offer[], { port = 0 } = {}): Promise<Alibaba1688Simulator> {
  const service = await simulateService({ answer, crowded: gatewayError('gw.QosAppFrequencyLimit', 400) }, port)
  let issued = 1
  const simulator: Alibaba1688Simulator = Object.assign(service, {
    appKey: '1000000',
    appSecret: 'simulated-secret',
    quirks: {},
    listings: new Map(listings.map((offer) => [offer.itemId, offer])),
    tokens: { access: 'access-1', refresh: 'refresh-1' },
    refreshes: 0,
    denied: new Set<string>(),
    pictures: new Map<string, Buffer>(),
    refusesPictures: false,
    refusalStatus: 400 as 200 | 400,
    expireToken() {
      issued += 1
      simulator.tokens.access = `unknown-${issued}`
    },
  })

  function answer(call: SimulatedCall): SimulatedAnswer {
    const [, appKey] = /^\/openapi\/http\/1\/system\.oauth2\/getToken\/(\w+)$/.exec(call.path) ?? []
    if (appKey !== undefined) return giveTokens(new URLSearchParams(call.body), appKey)
    return callApi(call, simulator)
  }

  function giveTokens(sent: URLSearchParams, appKey: string): SimulatedAnswer {
    simulator.refreshes += 1
    const isOurs = appKey === simulator.appKey && sent.get('client_id') === appKey && sent.get('client_secret') === simulator.appSecret
    if (!isOurs || sent.get('grant_type') !== 'refresh_token' || sent.get('refresh_token') !== simulator.tokens.refresh)
      return { status: 400, body: { error: 'invalid_grant', error_description: 'refresh token invalid' } }
    issued += 1
    simulator.tokens = { access: `access-${issued}`, refresh: `refresh-${issued}` }
    const { access, refresh } = simulator.tokens
    const body = {
      access_token: access,
      expires_in: '36000',
      refresh_token: refresh,
      refresh_token_timeout: '20261231000000000+0800',
      aliId: '1',
    }
    return { status: 200, body }
  }
  return simulator
}

/** By the platform's description of its signature, apart from the code that is tested. */
function signatureOf(path: string, sent: URLSearchParams, secret: string): string {
  const pairs: string[] = []
  sent.forEach((value, name) => {
    if (name !== '_aop_signature') pairs.push(`${name}${value}`)
  })
  pairs.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return createHmac('sha1', secret)
    .update(Buffer.from(path + pairs.join(''), 'utf8'))
    .digest('hex')
    .toUpperCase()
}

function callApi(call: SimulatedCall, simulator: Alibaba1688Simulator): SimulatedAnswer {
  const refuse = (code: string) => gatewayError(code, simulator.refusalStatus)
  const [, path = '', space, api = '', appKey] = /^\/openapi\/(param2\/1\/([\w.]+)\/([\w.]+)\/(\w+))$/.exec(call.path) ?? []
  const sent = new URLSearchParams(call.body)
  const known = apis[api]
  if (call.method !== 'POST' || space !== namespace || !known) return refuse('gw.APIUnsupported')
  if (appKey !== simulator.appKey) return refuse('gw.AppKeyNotFound')
  const signature = sent.get('_aop_signature')
  if (!signature) return refuse('gw.SignatureMissing')
  if (signature !== signatureOf(path, sent, simulator.appSecret)) return refuse('gw.SignatureInvalid')
  if (sent.get('access_token') !== simulator.tokens.access) return refuse('401')
  if ([...simulator.denied].some((name) => api.endsWith(name))) return refuse('gw.APIACLDecline')
  const wish = toWish(sent.get(known.field))
  if (!wish || known.needs.some((name) => wish[name] === undefined)) return refuse('gw.ParamMissing')
  if (known.needs.includes('country') && !languages.includes(String(wish.country)))
    return said(simulator, undefined, { code: '400', message: `country ${wish.country} is not supported` })
  return known.answer(wish, simulator)
}

/** One field of the form holds the whole parameter as JSON. */
function toWish(json: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '')
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
  } catch {
    return undefined
  }
}

interface Api {
  field: string
  needs: string[]
  answer(wish: Record<string, unknown>, simulator: Alibaba1688Simulator): SimulatedAnswer
}
const apis: Record<string, Api> = {
  'product.search.keywordQuery': { field: 'offerQueryParam', needs: ['keyword', 'beginPage', 'pageSize', 'country'], answer: search },
  'product.image.upload': { field: 'uploadImageParam', needs: ['imageBase64'], answer: upload },
  'product.search.imageQuery': {
    field: 'offerQueryParam',
    needs: ['imageId', 'beginPage', 'pageSize', 'country'],
    answer: searchByPicture,
  },
  'product.freight.estimate': {
    field: 'productFreightQueryParamsNew',
    needs: ['offerId', 'toProvinceCode', 'toCityCode', 'toCountryCode', 'totalNum', 'logisticsSkuNumModels'],
    answer: estimateFreight,
  },
  'product.search.queryProductDetail': { field: 'offerDetailParam', needs: ['offerId', 'country'], answer: item },
}

function said({ quirks }: Alibaba1688Simulator, result: unknown, failure?: { code: string; message: string }): SimulatedAnswer {
  const success = failure === undefined
  const outcome = {
    success: quirks.successIsText ? String(success) : success,
    code: '200',
    message: '操作成功',
    ...failure,
    ...(success ? { result } : {}),
  }
  return { status: 200, body: { result: outcome } }
}

const yuan = (minor: number | undefined): string | null => (minor === undefined ? null : (minor / 100).toFixed(2))
const drift = (value: number | undefined, { numbersAsText }: Partial<Alibaba1688Quirks>) =>
  value === undefined ? null : numbersAsText ? String(value) : value
const lowestOf = ({ priceLadder }: Offer): number => Math.min(...priceLadder.map(({ minor }) => minor), Number.MAX_SAFE_INTEGER)

/** A Chinese text and its translation under two names, the second of which may be missing. */
const named = (name: string, text: LocalizedText | undefined, language: string, { hasNoTranslations }: Partial<Alibaba1688Quirks>) => ({
  [name]: text?.zh ?? '',
  ...(hasNoTranslations ? {} : { [`${name}Trans`]: text?.[language as Language] ?? text?.zh ?? '' }),
})

/** The id of what was uploaded, as text, or 0; `success` is text in these calls. */
function upload(wish: Record<string, unknown>, simulator: Alibaba1688Simulator): SimulatedAnswer {
  const picture = Buffer.from(String(wish.imageBase64), 'base64')
  const isAccepted = !simulator.refusesPictures && picture.length > 0 && picture.length <= 300 * 1024
  const id = isAccepted ? String(900_000 + simulator.pictures.size) : '0'
  if (isAccepted) simulator.pictures.set(id, picture)
  return { status: 200, body: { result: { success: 'true', code: '200', message: '', result: id } } }
}

/** Whatever was uploaded: all that there is, the dearest first, of which the words beside it choose. */
function searchByPicture(wish: Record<string, unknown>, simulator: Alibaba1688Simulator): SimulatedAnswer {
  if (!simulator.pictures.has(String(wish.imageId))) return said(simulator, undefined, { code: '400', message: 'no such image' })
  const listings = [...simulator.listings.values()].toSorted((a, b) => lowestOf(b) - lowestOf(a))
  return list(wish, simulator, typeof wish.keyword === 'string' ? findListings(listings, wish.keyword) : listings)
}

function search(wish: Record<string, unknown>, simulator: Alibaba1688Simulator): SimulatedAnswer {
  return list(wish, simulator, findListings([...simulator.listings.values()], String(wish.keyword)))
}

function list(wish: Record<string, unknown>, simulator: Alibaba1688Simulator, found: readonly Offer[]): SimulatedAnswer {
  const { quirks } = simulator
  const [number, size, language] = [Number(wish.beginPage), Number(wish.pageSize), String(wish.country)]
  if (!(size >= 1 && size <= 50) || number < 1 || number * size > 2_000)
    return said(simulator, undefined, { code: '400', message: 'page is out of range' })
  const highest = Number(wish.priceEnd ?? Number.POSITIVE_INFINITY) * 100
  const all = found.filter((offer) => lowestOf(offer) <= highest)
  const start = (number - 1) * size
  const data = all.slice(start, start + size).map((offer) => ({
    offerId: drift(Number(offer.itemId), quirks),
    ...named('subject', offer.title, language, quirks),
    imageUrl: offer.images[0] ?? '',
    priceInfo: { price: quirks.pricesAreNull ? null : yuan(priceAt(offer.priceLadder, offer.moq)), promotionPrice: null },
    minOrderQuantity: drift(offer.moq, quirks),
    monthSold: drift(offer.salesCount, quirks),
    repurchaseRate: '25%',
    sellerIdentities: offer.seller?.isFactory ? ['tp_member', 'super_factory'] : ['tp_member'],
    sellerDataInfo: { tpYear: drift(offer.seller?.years, quirks), repeatPurchasePercent: '11' },
    companyName: offer.seller?.name,
    productSimpleShippingInfo: {
      shippingTimeGuarantee: offer.delivery?.dispatchHours ? `shipIn${offer.delivery.dispatchHours}Hours` : null,
    },
  }))
  const totalPage = Math.ceil(all.length / size)
  return said(simulator, {
    totalRecords: drift(all.length, quirks),
    totalPage: drift(totalPage, quirks),
    pageSize: size,
    currentPage: number,
    data,
  })
}

function item(wish: Record<string, unknown>, simulator: Alibaba1688Simulator): SimulatedAnswer {
  const { listings, quirks } = simulator
  const offer = listings.get(String(wish.offerId))
  const failure = quirks.failure ?? (offer ? undefined : '商品不存在')
  if (!offer || failure !== undefined) return said(simulator, undefined, { code: '500', message: failure ?? '' })
  return said(simulator, toDetail(offer, String(wish.country), quirks))
}

/** In yuan, as text; where the seller pays, that is said and not written as a fee of 0. */
function estimateFreight(wish: Record<string, unknown>, simulator: Alibaba1688Simulator): SimulatedAnswer {
  const offer = simulator.listings.get(String(wish.offerId))
  if (!offer) return said(simulator, undefined, { code: '500', message: '商品不存在' })
  const { minor } = offer.delivery?.fee ?? { minor: 0 }
  return said(simulator, {
    offerId: Number(offer.itemId),
    freePostage: minor === 0,
    freight: minor === 0 ? null : yuan(minor),
    chargeType: 0,
  })
}

function toSkus(offer: Offer, language: string, quirks: Partial<Alibaba1688Quirks>) {
  return offer.skus.map((sku) => ({
    skuId: drift(Number(sku.skuId), quirks),
    specId: `hex${sku.skuId}`,
    amountOnSale: drift(sku.stock, quirks),
    price: quirks.pricesAreNull ? null : yuan(sku.originPriceMinor ?? sku.priceMinor),
    promotionPrice: sku.originPriceMinor === undefined ? null : yuan(sku.priceMinor),
    cargoNumber: '',
    skuAttributes: sku.propsIds.split(';').flatMap((pair) => {
      const group = offer.options.find(({ pid }) => pid === pair.split(':')[0])
      const value = group?.values.find(({ vid }) => vid === pair.split(':')[1])
      if (!group || !value) return []
      const texts = { ...named('attributeName', group.name, language, quirks), ...named('value', value.name, language, quirks) }
      return [{ attributeId: drift(3_000 + Number(group.pid), quirks), ...texts, skuImageUrl: value.imageUrl ?? null }]
    }),
  }))
}

function toDetail(offer: Offer, language: string, quirks: Partial<Alibaba1688Quirks>): object {
  const { weightsIn = 'product', box: [length, width, height] = [offer.boxCm3 ?? 1, 1, 1] } = quirks
  const kilograms = (offer.weightGrams ?? 0) / 1000
  const weights = (weight: number) => offer.skus.map(({ skuId }) => ({ skuId: Number(skuId), weight }))
  return {
    offerId: drift(Number(offer.itemId), quirks),
    categoryId: 1,
    categoryName: offer.category?.zh ?? '',
    ...named('subject', offer.title, language, quirks),
    description: quirks.description ?? `<div>${offer.description?.zh ?? ''}</div>`,
    mainVideo: offer.videoUrl ?? '',
    detailVideo: null,
    productImage: { images: offer.images, whiteImage: '' },
    productAttribute: offer.attributes.map(({ name, value }, place) => ({
      attributeId: String(place),
      ...named('attributeName', name, language, quirks),
      ...named('value', value, language, quirks),
    })),
    productSkuInfos: toSkus(offer, language, quirks),
    productSaleInfo: {
      amountOnSale: drift(offer.stock, quirks),
      quoteType: drift(quirks.quoteType ?? 2, quirks),
      priceRangeList: quirks.pricesAreNull
        ? null
        : offer.priceLadder.map((step) => ({ startQuantity: drift(step.from, quirks), price: yuan(step.minor), promotionPrice: null })),
      unitInfo: { unit: offer.unit?.zh ?? '', transUnit: 'piece' },
    },
    productShippingInfo: {
      sendGoodsAddressText: offer.delivery?.from?.zh ?? '',
      weight: weightsIn === 'product' ? kilograms : null,
      length: drift(length, quirks),
      width: drift(width, quirks),
      height: drift(height, quirks),
      shippingTimeGuarantee: offer.delivery?.dispatchHours ? `shipIn${offer.delivery.dispatchHours}Hours` : null,
      skuShippingInfoList: weightsIn === 'grams' ? weights(offer.weightGrams ?? 0) : null,
      skuShippingDetails: weightsIn === 'kilograms' ? weights(kilograms) : null,
    },
    minOrderQuantity: drift(offer.moq, quirks),
    batchNumber: drift(offer.lotSize, quirks),
    status: quirks.status ?? 'published',
    sellerOpenId: 'BBBseller',
    companyName: offer.seller?.name ?? '',
    sellerMixSetting: {
      generalHunpi: offer.mixedBatch !== undefined,
      mixAmount: offer.mixedBatch?.amountMinor === undefined ? null : offer.mixedBatch.amountMinor / 100,
      mixNumber: drift(offer.mixedBatch?.pieces, quirks),
    },
    sellerDataInfo: { tpYear: drift(offer.seller?.years, quirks), repeatPurchasePercent: String(offer.seller?.repurchaseRate ?? '') },
    certificateList: (quirks.certificates ?? []).map(([name, code]) => ({
      certificateName: name,
      certificateCode: code,
      certificatePhotoList: [],
    })),
    promotionModel: { hasPromotion: false },
    soldOut: String(offer.salesCount ?? ''),
    tradeScore: '5.0',
  }
}
