import { fileURLToPath } from 'node:url'
import { formatLongDay, formatMomentThere } from '@karavan/contract/dates.ts'
import type { LocalizedText } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import type { Payee, Payer } from '@karavan/contract/payment.ts'
import type PDFDocument from 'pdfkit'
import { toPrintable, toPrintableName } from './printable.ts'
import { toSumInWords } from './sum-in-words.ts'

export interface Invoice {
  number: string
  at: Date
  payBy: Date | undefined
  payee: Payee
  /** Who sells, with address and telephone where they are known. */
  seller: string[]
  payer: Payer
  lines: { title: LocalizedText; itemId: string; unit?: LocalizedText | undefined; quantity: number; unitMinor: number }[]
  totalMinor: number
  /** What is said about value added tax. */
  vat: string
  purpose: string
}

/** They have every letter of Russian, which the fonts that are part of PDF do not. */
const fonts = {
  plain: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
}

type Doc = InstanceType<typeof PDFDocument>
/** A tenth of all the code that the process would begin with. */
const library = () => import('pdfkit')
const margin = 42
const pad = 4
const money = (minor: number): string => formatMoney(minor, 'RUB', 'ru', 'always').replaceAll('\u202f', '\u00a0')

/** An invoice in Russian, as bookkeeping expects it. All text is drawn as glyphs of the font, so that nothing in it is read as PDF. */
export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { default: Document } = await library()
  const doc = new Document({
    size: 'A4',
    margin,
    info: { Title: `Счёт ${invoice.number}`, Author: invoice.payee.name, CreationDate: invoice.at },
    lang: 'ru',
  })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((done, fail) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => done(Buffer.concat(chunks)))
    doc.on('error', fail)
  })
  doc.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold).font('plain').fontSize(9)
  drawBank(doc, invoice.payee)
  drawHeading(doc, invoice)
  drawLines(doc, invoice.lines)
  drawTotals(doc, invoice)
  doc.end()
  return whole
}

interface Cell {
  text: string
  width: number
  align?: 'left' | 'right' | 'center'
  isBold?: boolean
}

const fontOf = ({ isBold }: Pick<Cell, 'isBold'>) => (isBold ? 'bold' : 'plain')
const widthOf = (doc: Doc): number => doc.page.width - 2 * margin

/** A framed row, on the next page where it does not fit on this one. */
function drawRow(doc: Doc, cells: readonly Cell[], onNewPage?: () => void): void {
  const height =
    Math.max(...cells.map((cell) => doc.font(fontOf(cell)).heightOfString(cell.text, { width: cell.width - 2 * pad }))) + 2 * pad
  if (doc.y + height > doc.page.height - margin) {
    doc.addPage()
    onNewPage?.()
  }
  const { y } = doc
  let x = margin
  for (const cell of cells) {
    doc.lineWidth(0.6).rect(x, y, cell.width, height).stroke('#555555')
    doc.font(fontOf(cell)).text(cell.text, x + pad, y + pad, { width: cell.width - 2 * pad, align: cell.align ?? 'left' })
    x += cell.width
  }
  doc.x = margin
  doc.y = y + height
}

function drawBank(doc: Doc, { name, inn, kpp, account, bank, bic, corr_account: corrAccount }: Payee): void {
  const left = widthOf(doc) * 0.58
  const label = 66
  const right = widthOf(doc) - left - label
  const rows: [string, string, string][] = [
    [`Банк получателя: ${toPrintable(bank)}`, 'БИК', bic],
    [[inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`].filter(Boolean).join('   '), 'Корр. счёт', corrAccount ?? ''],
    [`Получатель: ${toPrintable(name)}`, 'Счёт', account],
  ]
  for (const [what, title, value] of rows)
    drawRow(doc, [
      { text: what, width: left },
      { text: title, width: label },
      { text: value, width: right, isBold: true },
    ])
}

function drawHeading(doc: Doc, { number, at, payBy, seller, payer }: Invoice): void {
  const printed = (parts: (string | undefined)[]) => parts.flatMap((part) => (part ? [toPrintable(part)] : [])).join(', ')
  doc
    .moveDown(1.6)
    .font('bold')
    .fontSize(14)
    .text(`Счёт на оплату № ${number} от ${formatLongDay(at.toISOString(), 'ru')}`)
  doc.moveDown(0.6).fontSize(9)
  const said: [string, string | undefined][] = [
    ['Поставщик', printed(seller)],
    ['Покупатель', printed([payer.name, `ИНН ${payer.inn}`, payer.kpp && `КПП ${payer.kpp}`])],
    ['Оплатить до', payBy && formatMomentThere(payBy, 'ru')],
  ]
  for (const [name, value] of said)
    if (value) doc.font('plain').text(`${name}: `, { continued: true }).font('bold').text(value).moveDown(0.35)
  doc.moveDown(0.6)
}

function drawLines(doc: Doc, lines: Invoice['lines']): void {
  const widths = [26, 0, 46, 58, 84, 92]
  widths[1] = widthOf(doc) - widths.reduce((sum, width) => sum + width, 0)
  const row = (texts: readonly string[], isBold = false): Cell[] =>
    texts.map((text, column) => ({
      text,
      width: widths[column] ?? 0,
      align: column === 1 || column === 3 ? 'left' : column === 0 ? 'center' : 'right',
      isBold,
    }))
  const head = () => drawRow(doc, row(['№', 'Товар', 'Кол-во', 'Ед.', 'Цена', 'Сумма'], true))
  head()
  for (const [place, { title, itemId, unit, quantity, unitMinor }] of lines.entries()) {
    const counted = [String(quantity), toPrintable(unit?.ru ?? 'шт.'), money(unitMinor), money(unitMinor * quantity)]
    drawRow(doc, row([String(place + 1), toPrintableName(title, itemId), ...counted]), head)
  }
}

function drawTotals(doc: Doc, { lines, totalMinor, vat, purpose }: Invoice): void {
  // These lines are read together.
  if (doc.y + 110 > doc.page.height - margin) doc.addPage()
  doc
    .moveDown(0.6)
    .font('bold')
    .text(`Итого: ${money(totalMinor)}`, { align: 'right' })
  doc.font('plain').text(toPrintable(vat), { align: 'right' })
  doc.moveDown(0.8).text(`Всего наименований ${lines.length}, на сумму ${money(totalMinor)}`)
  doc.font('bold').text(toSumInWords(totalMinor))
  doc.moveDown(0.8).font('plain').text('Назначение платежа: ', { continued: true }).font('bold').text(toPrintable(purpose))
}
