import type { DeskSeller } from '@karavan/contract/desk.ts'
import { type Language, type LocalizedText, pickText } from '@karavan/contract/language.ts'
import { csvMoney, toCsv } from '../../platform/csv.ts'

const headings: Record<Language, string[]> = {
  ru: [
    'Продавец',
    'Площадка',
    'Заказ',
    'Оплачен, UTC',
    'Товар',
    'SKU',
    'Ссылка',
    'Название по-китайски',
    'Вариант по-китайски',
    'Название',
    'Вариант',
    'Количество',
    'Единица',
    'Цена',
    'Сумма',
    'Валюта',
    'Покупателю, ₽',
  ],
  en: [
    'Seller',
    'Marketplace',
    'Order',
    'Paid, UTC',
    'Offer',
    'SKU',
    'Link',
    'Title in Chinese',
    'Options in Chinese',
    'Title',
    'Options',
    'Quantity',
    'Unit',
    'Price',
    'Sum',
    'Currency',
    'To the buyer, ₽',
  ],
  zh: [
    '卖家',
    '平台',
    '订单',
    '付款时间 (UTC)',
    '商品',
    'SKU',
    '链接',
    '中文标题',
    '中文规格',
    '标题',
    '规格',
    '数量',
    '单位',
    '单价',
    '金额',
    '货币',
    '买家金额 ₽',
  ],
}

const original = (text: LocalizedText) => text.zh ?? text.source ?? ''

/** A spreadsheet would round a long id as a number; with the sign that also stands before formulas it stays text. */
const toId = (id: string) => (/^\d{12,}$/.test(id) ? `'${id}` : id)

/** The purchase list as a spreadsheet opens it. */
export function toPurchasesCsv(sellers: readonly DeskSeller[], language: Language): string {
  const money = csvMoney(language)
  const options = (of: { name: LocalizedText; value: LocalizedText }[], read: (text: LocalizedText) => string | undefined) =>
    of.map(({ name, value }) => `${read(name) ?? ''}: ${read(value) ?? ''}`).join('; ')
  const rows = sellers.flatMap(({ seller_name, platform, lines }) =>
    lines.map((line) => [
      seller_name ?? '',
      platform,
      line.order_number,
      line.paid_at.slice(0, 16).replace('T', ' '),
      toId(line.item_id),
      toId(line.sku_id),
      line.product_url ?? '',
      original(line.title),
      options(line.options, original),
      pickText(line.title, language) ?? '',
      options(line.options, (text) => pickText(text, language)),
      line.quantity,
      pickText(line.unit ?? {}, language) ?? '',
      line.original_unit_price === null ? '' : money(line.original_unit_price),
      line.original_unit_price === null ? '' : money((Math.round(line.original_unit_price * 100) * line.quantity) / 100),
      line.original_currency,
      money(line.total_price),
    ]),
  )
  return toCsv([headings[language], ...rows], language)
}
