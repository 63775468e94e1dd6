import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { type Offer, priceAt } from '../port.ts'
import { findListings } from './goods.ts'
import { type SimulatedAnswer, type SimulatedCall, type SimulatedService, simulateService } from './service.ts'

/** What this service's answers are sometimes like; all off by default. */
export interface TmapiQuirks {
  numbersAsText: boolean
  moqIsNull: boolean
  tiersAreEmpty: boolean
  /** Of the last step of a list's row. */
  openEnd: null | ''
  hasUnlistedVid: boolean
  video: '' | null
  staysChinese: boolean
  idsAreText: boolean
  /** `price_info.price` is that of the largest step. */
  shownPriceIsLowest: boolean
  /** `props_names` without the names of the options. */
  namesAreBare: boolean
  skusAreMissing: boolean
  hasAds: boolean
  /** Length, width and height of every SKU's packing instead of its volume. */
  box: readonly [number, number, number]
  descriptionHtml: string
}

export interface TmapiSimulator extends SimulatedService {
  token: string
  quirks: Partial<TmapiQuirks>
  /** What it has now, by item id. */
  listings: Map<string, Offer>
  /** Pictures that it fetched, by the path that it gave them. */
  pictures: Map<string, Buffer>
}

export const tmapiError = (code: number, as: 'status' | 'body') => ({
  status: as === 'status' ? code : 200,
  body: { code, msg: `error ${code}`, data: null },
})

const sorts = ['default', 'sales', 'price_up', 'price_down']
const languages = ['zh', 'en', 'ru', 'th', 'pt', 'es', 'tr', 'vi', 'ja', 'ko']
const searchLanguages = ['en', 'zh', 'ru', 'vi', 'ja', 'ko']
const answered = (data: unknown): SimulatedAnswer => ({ status: 200, body: { code: 200, msg: 'success', data } })
const wrongParameter = (name: string): SimulatedAnswer => ({
  status: 200,
  body: { code: 422, msg: `parameter error: ${name}`, data: null },
})

/** TMAPI as its documentation and recorded answers have it: 1688 search, multilingual search, search by picture, item details, descriptions; Taobao details. */
export async function simulateTmapi(listings: readonly Offer[], { port = 0, token = 'simulated-token' } = {}): Promise<TmapiSimulator> {
  const service = await simulateService({ answer, crowded: tmapiError(503, 'body') }, port)
  const simulator: TmapiSimulator = Object.assign(service, {
    token,
    quirks: {},
    listings: new Map(listings.map((offer) => [offer.itemId, offer])),
    pictures: new Map(),
  })

  function answer(call: SimulatedCall): SimulatedAnswer | Promise<SimulatedAnswer> {
    const handler = handlers[`${call.method} ${call.path}`]
    if (!handler) return { status: 404, body: { message: 'no Route matched with those values' } }
    const sent = call.query.get('apiToken') ?? call.headers.apikey
    if (sent === undefined) return { status: 401, body: { code: 4011, message: 'no API key found in request' } }
    if (sent !== token) return { status: 401, body: { code: 401, msg: 'the token is wrong' } }
    return handler(call, simulator)
  }
  return simulator
}

const handlers: Record<string, (call: SimulatedCall, simulator: TmapiSimulator) => SimulatedAnswer | Promise<SimulatedAnswer>> = {
  'GET /1688/search/items': (call, simulator) => search(call, simulator, 'zh'),
  'GET /1688/global/search/items': (call, simulator) => {
    const language = call.query.get('language') ?? 'en'
    return searchLanguages.includes(language) ? search(call, simulator, language, true) : wrongParameter('language')
  },
  'POST /1688/tools/image/convert_url': takePicture,
  'GET /1688/search/image': (call, simulator) => searchByPicture(call, simulator, 'zh'),
  'GET /1688/global/search/image': (call, simulator) => {
    const language = call.query.get('language') ?? 'en'
    return searchLanguages.includes(language) ? searchByPicture(call, simulator, language, true) : wrongParameter('language')
  },
  'GET /1688/item_detail': (call, simulator) => item(call, simulator, '1688'),
  'GET /taobao/item_detail': (call, simulator) => item(call, simulator, 'taobao'),
  'GET /1688/item_desc': (call, simulator) => describe(call, simulator),
  'GET /taobao/item_desc': (call, simulator) => describe(call, simulator),
}

const soldOn1688 = ({ listings }: TmapiSimulator): Offer[] => [...listings.values()].filter(({ platform }) => platform === '1688')

function search(call: SimulatedCall, simulator: TmapiSimulator, language: string, isGlobal = false): SimulatedAnswer {
  const keyword = call.query.get('keyword') ?? ''
  if (!keyword) return wrongParameter('keyword')
  return list(call, simulator, { found: findListings(soldOn1688(simulator), keyword), language, isGlobal })
}

/** Fetches the picture from where it lies, as the service does, and gives it a path of its own. */
async function takePicture({ body }: SimulatedCall, { pictures }: TmapiSimulator): Promise<SimulatedAnswer> {
  const { url, search_api_endpoint: endpoint = '/search/image' } = JSON.parse(body) as { url?: string; search_api_endpoint?: string }
  if (!['/search/image', '/global/search/image'].includes(endpoint)) return wrongParameter('search_api_endpoint')
  if (url === undefined || !URL.canParse(url)) return wrongParameter('url')
  const picture = await fetch(url, { redirect: 'error' }).catch(() => undefined)
  const isPicture = picture?.ok === true && /^image\/(?:jpeg|png|webp)$/.test(picture.headers.get('content-type') ?? '')
  if (!isPicture) return { status: 200, body: { code: 417, msg: `the picture ${url} could not be read`, data: null } }
  const path = `/search/imgextra/${pictures.size + 1}.jpg`
  pictures.set(path, Buffer.from(await picture.arrayBuffer()))
  return answered({ image_url: path })
}

/** Whatever the picture shows: all that there is, the dearest first. */
function searchByPicture(call: SimulatedCall, simulator: TmapiSimulator, language: string, isGlobal = false): SimulatedAnswer {
  if (!simulator.pictures.has(call.query.get('img_url') ?? '')) return wrongParameter('img_url')
  const found = soldOn1688(simulator).toSorted((a, b) => lowestOf(b) - lowestOf(a))
  return list(call, simulator, { found, language, isGlobal })
}

interface Listed {
  found: readonly Offer[]
  language: string
  isGlobal: boolean
}

function list({ query }: SimulatedCall, { quirks }: TmapiSimulator, { found, language, isGlobal }: Listed): SimulatedAnswer {
  const [number, size, sort] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 20), query.get('sort') ?? 'default']
  if (!sorts.includes(sort)) return wrongParameter('sort')
  if (!Number.isInteger(size) || size < 1 || size > 20) return wrongParameter('page_size')
  if (!Number.isInteger(number) || number < 1 || number * size > 2_000) return wrongParameter('page')
  const highest = Number(query.get('price_end') ?? Number.POSITIVE_INFINITY) * 100
  const all = found.filter((offer) => lowestOf(offer) <= highest)
  if (sort === 'sales') all.sort((a, b) => (b.salesCount ?? 0) - (a.salesCount ?? 0))
  if (sort.startsWith('price')) all.sort((a, b) => (lowestOf(a) - lowestOf(b)) * (sort === 'price_up' ? 1 : -1))
  const start = (number - 1) * size
  return answered({
    page: number,
    page_size: size,
    // The multilingual search does not say how many there are.
    ...(isGlobal ? {} : { total_count: all.length }),
    has_next_page: all.length > start + size,
    sort,
    items: all.slice(start, start + size).map((offer, place) => toRow(offer, language, isGlobal, place, quirks)),
  })
}

const lowestOf = ({ priceLadder }: Offer): number => Math.min(...priceLadder.map(({ minor }) => minor), Number.MAX_SAFE_INTEGER)
const yuan = (minor: number): string => (minor / 100).toFixed(2)
const textIn = (text: LocalizedText | undefined, language: string, { staysChinese }: Partial<TmapiQuirks>): string =>
  (staysChinese ? undefined : text?.[language as Language]) ?? text?.zh ?? text?.source ?? ''

/** A number as the service writes it today. */
const drift = (value: number | undefined, { numbersAsText }: Partial<TmapiQuirks>) =>
  value === undefined ? null : numbersAsText ? String(value) : value
const idOf = ({ itemId }: Offer, { idsAreText }: Partial<TmapiQuirks>) => (idsAreText ? itemId : Number(itemId))

function toRow(offer: Offer, language: string, isGlobal: boolean, place: number, quirks: Partial<TmapiQuirks>): object {
  const { seller, priceLadder: ladder } = offer
  const shown = yuan(quirks.shownPriceIsLowest ? lowestOf(offer) : (priceAt(ladder, offer.moq) ?? 0))
  const openEnd = quirks.openEnd === undefined ? null : quirks.openEnd
  return {
    item_id: idOf(offer, quirks),
    product_url: isGlobal ? '' : offer.productUrl,
    title: textIn(offer.title, language, quirks),
    ...(isGlobal ? { title_origin: offer.title.zh } : {}),
    img: offer.images[0] ?? '',
    price: shown,
    price_info: { sale_price: shown, origin_price: null },
    moq: quirks.moqIsNull ? null : drift(offer.moq, quirks),
    quantity_begin: quirks.moqIsNull ? null : String(offer.moq),
    quantity_prices: quirks.tiersAreEmpty
      ? []
      : ladder.map((step, at) => ({
          begin_num: drift(step.from, quirks),
          end_num: ladder[at + 1] ? drift((ladder[at + 1]?.from ?? 1) - 1, quirks) : openEnd,
          price: yuan(step.minor),
        })),
    sale_info: {
      sale_quantity: `已售${offer.salesCount ?? 0}+件`,
      sale_quantity_int: drift(offer.salesCount, quirks),
      sale_quantity_90days: '100000+',
    },
    delivery_info: { area_from: offer.delivery?.from?.zh?.split(' ') ?? [], free_shipping: false },
    item_repurchase_rate: '17%',
    shop_info: {
      company_name: seller?.name ?? '',
      login_id: seller?.id ?? '',
      member_id: seller?.id ?? '',
      is_factory: seller?.isFactory ?? false,
      is_super_factory: false,
      shop_years: drift(seller?.years, quirks),
      tp_year: drift(seller?.years, quirks),
      shop_repurchase_rate: seller?.repurchaseRate === undefined ? '' : `${(seller.repurchaseRate * 100).toFixed(1)}%`,
      service_tags: offer.delivery?.dispatchHours ? [`${offer.delivery.dispatchHours}小时发货`] : [],
      location: seller?.location?.zh?.split(' ') ?? [],
    },
    is_ad: quirks.hasAds === true && place === 0,
  }
}

function item({ query }: SimulatedCall, { listings, quirks }: TmapiSimulator, platform: string): SimulatedAnswer {
  const [itemId, language] = [query.get('item_id') ?? '', query.get('language') ?? 'zh']
  if (!/^\d+$/.test(itemId)) return wrongParameter('item_id')
  if (!languages.includes(language)) return wrongParameter('language')
  const offer = listings.get(itemId)
  if (offer?.platform !== platform) return answered(null)
  return answered(platform === 'taobao' ? toTaobaoDetail(offer, quirks) : toDetail(offer, language, quirks))
}

function describe({ query }: SimulatedCall, { listings, quirks }: TmapiSimulator): SimulatedAnswer {
  const offer = listings.get(query.get('item_id') ?? '')
  return answered(
    offer ? { detail_html: quirks.descriptionHtml ?? `<p>${offer.description?.zh ?? ''}</p>`, detail_imgs: offer.images } : null,
  )
}

function optionsOf(offer: Offer, language: string, quirks: Partial<TmapiQuirks>) {
  const sku_props = offer.options.map((group) => ({
    pid: group.pid,
    prop_name: textIn(group.name, language, quirks),
    values: group.values
      .filter((_, place) => !quirks.hasUnlistedVid || place < group.values.length - 1)
      .map((value) => ({ vid: value.vid, name: textIn(value.name, language, quirks), imageUrl: value.imageUrl ?? null })),
  }))
  const namesOf = (propsIds: string): string =>
    propsIds
      .split(';')
      .flatMap((pair) => {
        const group = offer.options.find(({ pid }) => pid === pair.split(':')[0])
        const value = group?.values.find(({ vid }) => vid === pair.split(':')[1])
        if (!group || !value) return []
        const name = textIn(value.name, language, quirks)
        return [quirks.namesAreBare ? name : `${textIn(group.name, language, quirks)}:${name}`]
      })
      .join(';')
  return { sku_props, namesOf }
}

function toDetail(offer: Offer, language: string, quirks: Partial<TmapiQuirks>): object {
  const { sku_props, namesOf } = optionsOf(offer, language, quirks)
  const [lowest, first] = [lowestOf(offer), priceAt(offer.priceLadder, offer.moq) ?? 0]
  const { seller, mixedBatch } = offer
  return {
    item_id: idOf(offer, quirks),
    product_url: '',
    title: textIn(offer.title, language, quirks),
    category_id: 1,
    currency: offer.currency,
    offer_unit: offer.unit?.zh ?? '',
    product_props: offer.attributes.map(({ name, value }) => ({ [textIn(name, language, quirks)]: textIn(value, language, quirks) })),
    main_imgs: offer.images,
    video_url: quirks.video === undefined ? (offer.videoUrl ?? '') : quirks.video,
    detail_url: 'https://itemcdn.tmall.com/1688offer/x',
    sale_count: String(offer.salesCount ?? 0),
    sale_info: { sale_quantity_90days: drift(offer.salesCount, quirks) },
    price_info: {
      price: yuan(quirks.shownPriceIsLowest ? lowest : first),
      price_min: yuan(lowest),
      price_max: yuan(first),
      origin_price_min: null,
      discount_price: '',
    },
    tiered_price_info: {
      begin_num: quirks.moqIsNull ? null : drift(offer.moq, quirks),
      prices: quirks.tiersAreEmpty ? [] : offer.priceLadder.map((step) => ({ beginAmount: String(step.from), price: yuan(step.minor) })),
    },
    mixed_batch: {
      mix_num: mixedBatch ? drift(mixedBatch.pieces, quirks) : 2_147_483_647,
      mix_amount: mixedBatch?.amountMinor === undefined ? 2_147_483_647 : mixedBatch.amountMinor / 100,
      mix_begin: 0,
      shop_mix_num: 2_147_483_647,
    },
    shop_info: {
      shop_name: seller?.name ?? '',
      shop_url: '',
      seller_login_id: seller?.id ?? '',
      seller_user_id: '',
      seller_member_id: seller?.id ?? '',
    },
    delivery_info: {
      location: offer.delivery?.from?.zh ?? '',
      delivery_fee: offer.delivery?.fee ? offer.delivery.fee.minor / 100 : 0,
      unit_weight: (offer.weightGrams ?? 0) / 1000,
      template_id: '',
    },
    service_tags: offer.delivery?.dispatchHours ? [`${offer.delivery.dispatchHours}小时发货`] : [],
    sku_props,
    skus: quirks.skusAreMissing ? null : offer.skus.map((sku) => toSku(offer, sku, namesOf(sku.propsIds), quirks)),
    is_sold_out: offer.stock === 0,
    stock: drift(offer.stock, quirks),
    promotions: [],
  }
}

/** Mostly nothing is known of it, and 0 stands there. */
function toBox({ boxCm3 = 0 }: Offer, quirks: Partial<TmapiQuirks>): object {
  const [length, width, height] = quirks.box ?? [0, 0, 0]
  return { length, width, height, volume: quirks.box ? 0 : drift(boxCm3, quirks) }
}

function toSku(offer: Offer, sku: Offer['skus'][number], names: string, quirks: Partial<TmapiQuirks>): object {
  return {
    skuid: quirks.numbersAsText ? Number(sku.skuId) : sku.skuId,
    specid: `hex${sku.skuId}`,
    sale_price: sku.priceMinor === undefined ? null : yuan(sku.priceMinor),
    origin_price: sku.originPriceMinor === undefined ? null : yuan(sku.originPriceMinor),
    stock: drift(sku.stock, quirks),
    props_ids: sku.propsIds,
    props_names: names,
    sale_count: 0,
    package_info: { weight: (offer.weightGrams ?? 0) / 1000, ...toBox(offer, quirks) },
  }
}

/** Without steps and mixed batch, with the ids of Taobao and its own words for prices, shop and delivery. */
function toTaobaoDetail(offer: Offer, quirks: Partial<TmapiQuirks>): object {
  const { sku_props, namesOf } = optionsOf(offer, 'zh', quirks)
  return {
    item_id: idOf(offer, quirks),
    title: offer.title.zh,
    currency: 'CNY',
    product_props: offer.attributes.map(({ name, value }) => ({ [name.zh ?? '']: value.zh })),
    main_imgs: offer.images.map((image) => image.replace('https:', '')),
    video_url: 'http://cloud.video.taobao.com/play/1.mp4',
    price_info: { price: yuan(priceAt(offer.priceLadder, 1) ?? 0), origin_price: '' },
    delivery_info: { area_from: offer.delivery?.from?.zh?.split(' ') ?? [], postage: '0.00' },
    shop_info: {
      shop_id: 77,
      seller_id: 88,
      shop_name: offer.seller?.name ?? '',
      shop_url: '',
      shop_rate: [{ type: 'desc', score: '4.8' }],
      is_tmall: true,
    },
    sku_props,
    skus: offer.skus.map((sku) => ({ ...toSku(offer, sku, namesOf(sku.propsIds), quirks), sub_price: '', sub_price_type: '' })),
  }
}
