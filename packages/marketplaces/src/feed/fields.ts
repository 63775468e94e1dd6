import { type Language, languages } from '@karavan/contract/language.ts'

/** What of an offer a column can hold. Texts may come in several languages: `title.zh`. */
const plainFields = ['id', 'group', 'category', 'price', 'old_price', 'currency', 'moq', 'lot_size', 'unit', 'stock', 'available', 'weight', 'weight_kg', 'weight_g', 'dimensions', 'volume', 'images', 'video', 'url', 'brand', 'article', 'barcode', 'country', 'seller'] as const // biome-ignore format: one list
const textFields = ['title', 'description'] as const
type PlainField = (typeof plainFields)[number]
type TextField = (typeof textFields)[number]
export type FeedField = PlainField | TextField | `${TextField}.${Language}`
export const feedFields: readonly FeedField[] = [
  ...plainFields,
  ...textFields.flatMap((field) => [field, ...languages.map((language) => `${field}.${language}` as const)]),
]

/** What columns are called in price lists, written as `plainName` leaves them. */
const aliases: Record<PlainField | TextField, string> = {
  id: 'id, item id, itemid, offer id, product id, sku, sku id, код, код товара, id товара, ид, ид товара, 商品id, 产品id, 商品编号, 产品编号, 编号, 编码, 商品编码',
  group: 'group id, groupid, parent id, parent sku, spu, model id, код модели, 父编号',
  title: 'title, name, product, product name, item, item name, goods, название, наименование, название товара, наименование товара, товар, номенклатура, модель и название, 名称, 品名, 商品名称, 产品名称, 商品名, 标题, 商品标题',
  description: 'description, details, about, описание, описание товара, подробности, характеристика, 描述, 商品描述, 产品描述, 详情, 说明',
  category: 'category, category path, section, категория, раздел, группа, группа товаров, товарная группа, подкатегория, 类目, 分类, 类别, 品类',
  price: 'price, unit price, wholesale price, cost, price per piece, цена, цена за шт, цена за штуку, цена за единицу, оптовая цена, цена опт, опт, стоимость, прайс, 价格, 单价, 批发价, 出厂价, 售价',
  old_price: 'old price, oldprice, list price, compare at price, regular price, старая цена, цена до скидки, цена без скидки, 原价, 市场价',
  currency: 'currency, currencyid, currency id, валюта, код валюты, 币种, 货币',
  moq: 'moq, min order, minimum order, min quantity, min qty, minimum quantity, minimum order quantity, мин заказ, минимальный заказ, мин партия, минимальная партия, минимальное количество, мин кол во, минимум, 起订量, 最小起订量, 起批量, 最低起订',
  lot_size: 'lot, lot size, step, step quantity, multiplicity, pack size, pcs per pack, кратность, кратность заказа, шаг, шаг заказа, в упаковке, количество в упаковке, кол во в упаковке, шт в упаковке, 装箱数, 每箱数量, 倍数',
  unit: 'unit, units, uom, unit of measure, ед, ед изм, единица, единица измерения, единицы, 单位, 计量单位',
  stock: 'stock, quantity, qty, count, in stock, balance, amount, остаток, остатки, количество, кол во, склад, на складе, наличие, 库存, 数量, 现货, 库存数量',
  available: 'available, availability, is available, доступность, доступен, в наличии, 是否有货, 有货',
  weight: 'weight, вес, масса, вес товара, 重量, 毛重, 净重',
  weight_kg: 'weight kg, вес кг, масса кг, 重量kg, 重量 kg, 毛重kg, 重量公斤',
  weight_g: 'weight g, weight gr, weight grams, вес г, вес гр, вес грамм, масса г, 重量g, 重量 g, 重量克',
  dimensions: 'package dimensions, packing dimensions, packing size, package size, dimensions packed, размер упаковки, размеры упаковки, габариты упаковки, габариты в упаковке, габариты с упаковкой, 包装尺寸',
  volume: 'package volume, packing volume, packed volume, объем упаковки, объем в упаковке, объем с упаковкой, 包装体积',
  images: 'image, images, picture, pictures, photo, photos, image url, img, image link, main image, фото, фотография, фотографии, картинка, картинки, изображение, изображения, ссылка на фото, ссылки на фото, 图片, 主图, 商品图片, 图片链接, 图片地址',
  video: 'video, video url, видео, ссылка на видео, 视频, 视频链接',
  url: 'url, link, product url, product link, ссылка, ссылка на товар, адрес, страница, 链接, 商品链接, 产品链接',
  brand: 'brand, vendor, manufacturer, trademark, бренд, марка, торговая марка, производитель, 品牌, 厂家',
  article: 'article, art, vendorcode, vendor code, mpn, part number, model, артикул, арт, артикул производителя, модель, 货号, 型号, 款式编号',
  barcode: 'barcode, ean, gtin, upc, штрихкод, штрих код, 条码, 条形码',
  country: 'country of origin, country, made in, страна, страна производства, страна происхождения, страна производитель, 产地, 原产地',
  seller: 'seller, supplier, shop, seller name, shop name, продавец, поставщик, магазин, 卖家, 供应商, 店铺',
} // biome-ignore format: a table
const byAlias = new Map<string, PlainField | TextField>(
  Object.entries(aliases).flatMap(([field, names]) => names.split(', ').map((name) => [name, field as PlainField | TextField] as const)),
)
/** Columns of one language that carry its name in their own. */
const inLanguage: Record<string, FeedField> = {
  中文名: 'title.zh', 中文名称: 'title.zh', 英文名: 'title.en', 英文名称: 'title.en', 俄文名: 'title.ru', 俄文名称: 'title.ru',
} // biome-ignore format: a table

const signs: Record<string, string> = { '¥': 'CNY', '￥': 'CNY', 元: 'CNY', юань: 'CNY', юаней: 'CNY', юани: 'CNY', rmb: 'CNY', cny: 'CNY', $: 'USD', usd: 'USD', доллар: 'USD', долл: 'USD', '€': 'EUR', eur: 'EUR', евро: 'EUR', '₽': 'RUB', rub: 'RUB', rur: 'RUB', руб: 'RUB', рублей: 'RUB', рубли: 'RUB', р: 'RUB', '₸': 'KZT', kzt: 'KZT', тенге: 'KZT', byn: 'BYN', uzs: 'UZS' } // biome-ignore format: a table
const sign = new RegExp(
  `(?<![\\p{L}])(?:${Object.keys(signs)
    .sort((a, b) => b.length - a.length)
    .map((one) => one.replace('$', '\\$'))
    .join('|')})(?![\\p{L}])`,
  'giu',
)

/** The currency that a heading or a price is written with; `undefined` where it names none, or several. */
export function currencyIn(text: string): string | undefined {
  const found = new Set((text.match(sign) ?? []).map((one) => signs[one.toLowerCase()]))
  return found.size === 1 ? [...found][0] : undefined
}
export const withoutCurrency = (text: string): string => text.replace(sign, ' ')

/** A column's name as people mean it: without case, signs and what stands in brackets, which is an explanation or a unit. */
function plainName(column: string, { withBrackets = false } = {}): string {
  const name = column.normalize('NFKC').toLowerCase().replaceAll('ё', 'е')
  return (withBrackets ? name : name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')).replace(/[^\p{L}\p{N}$€₽¥]+/gu, ' ').trim()
}

/** Prices by quantity in the names of columns: "Цена от 100 шт", "price from 100", "price_100+", "价格≥100". */
const stepName =
  /^(?:оптовая )?(?:цена|price|价格|单价|批发价)\s*(?:от|from|при заказе от|за|满|大于)?\s*(\d{1,7})\s*(?:шт|штук|pcs|pieces|件|个)?$/u

/** What a column of this name holds, as far as its name tells; `from`: a price from so many pieces on. */
export function fieldOf(column: string): { field: FeedField } | { from: number } | undefined {
  if (/^[a-z]+\.(?:ru|en|zh)$/i.test(column) && isField(column.toLowerCase())) return { field: column.toLowerCase() as FeedField }
  const whole = plainName(column, { withBrackets: true })
  const bare = plainName(column)
  for (const name of [whole, bare, plainName(withoutCurrency(column)), plainName(withoutCurrency(bare))]) {
    const field = inLanguage[name] ?? byAlias.get(name) ?? byAlias.get(name.replace(/ \d{1,2}$/, '').replace(/ (?:шт|pcs|件)$/, ''))
    if (field) return { field }
    const packed = byAlias.get(name.replace(/ (?:см|cm|мм|mm|м|m)3?$/, ''))
    if (packed === 'dimensions' || packed === 'volume') return { field: packed }
    const [, base, language] = /^(.+?) (ru|en|zh|cn|рус|англ|кит)$/.exec(name) ?? []
    const inOne = base === undefined ? undefined : byAlias.get(base)
    if (inOne === 'title' || inOne === 'description') return { field: `${inOne}.${languageOf[language ?? '']!}` as const }
  }
  const step = stepName.exec(plainName(withoutCurrency(bare)).replace(/^price (\d+)$/, 'price from $1'))?.[1]
  return step === undefined || Number(step) < 1 || (Number(step) >= 1990 && Number(step) <= 2100 && !/от|from|≥|\+|满/.test(column))
    ? undefined
    : { from: Number(step) }
}

const languageOf: Record<string, Language> = { ru: 'ru', рус: 'ru', en: 'en', англ: 'en', zh: 'zh', cn: 'zh', кит: 'zh' }

const isField = (name: string): boolean => feedFields.some((field) => field === name)
