import { readPdf } from '@karavan/testing/read-pdf.ts'
import { expect, test } from 'vitest'
import { drawInvoice, type Invoice } from './invoice.ts'
import { toPrintable, toPrintableName } from './printable.ts'

const anInvoice = (parts: Partial<Invoice> = {}): Invoice => ({
  number: 'ORD-20260306-K7M4QX',
  at: new Date('2026-03-06T10:00:00Z'),
  payBy: new Date('2026-03-09T10:00:00Z'),
  payee: { name: 'ООО «Караван»', inn: '7701234560', account: '40702810200000012345', bank: 'ПАО СБЕРБАНК', bic: '044525225' },
  seller: ['ООО «Караван»'],
  payer: { name: 'ООО «Покупатель»', inn: '7707083893', kpp: '773601001' },
  lines: [{ title: { ru: 'Термокружка', zh: '保温杯' }, itemId: '600000000003', quantity: 60, unitMinor: 24_725 }],
  totalMinor: 1_483_500,
  vat: 'НДС не облагается',
  purpose: 'Оплата заказа ORD-20260306-K7M4QX. НДС не облагается',
  ...parts,
})
const read = async (parts: Partial<Invoice> = {}) => {
  const { text, missing } = readPdf(await drawInvoice(anInvoice(parts)))
  return { missing, text: text.replaceAll(/[\s\u00a0]+/g, ' ') }
}

test('an invoice says who pays whom for what, and the sum in words', async () => {
  const { text, missing } = await read()
  for (const part of [
    'Счёт на оплату № ORD-20260306-K7M4QX от 6 марта 2026 г.',
    '40702810200000012345',
    'ООО «Покупатель», ИНН 7707083893, КПП 773601001',
    'Термокружка',
    '14 835,00 ₽',
    'НДС не облагается',
    'Четырнадцать тысяч восемьсот тридцать пять рублей 00 копеек',
    'Оплата заказа ORD-20260306-K7M4QX',
    '9 марта 2026 г. в 13:00 (московское время)',
  ])
    expect(text).toContain(part)
  expect(missing).toBe(0)
})

test('an invoice counts goods in what they were sold by', async () => {
  const socks = { title: { ru: 'Носки' }, itemId: '1', unit: { ru: 'пара', zh: '双' }, quantity: 20, unitMinor: 100 }
  const { text } = await read({ lines: [socks, { ...socks, title: { ru: 'Кружка' }, unit: undefined, quantity: 7 }] })
  expect(text).toContain('Носки 20 пара')
  expect(text).toContain('Кружка 7 шт.')
})

test('every sign that is let through has a drawing: no boxes', async () => {
  const signs = Array.from({ length: 0x2200 }, (_, code) => toPrintable(`a${String.fromCodePoint(code)}1`)).filter(
    (text) => text.length > 2,
  )
  expect(signs.length).toBeGreaterThan(900)
  const { missing, text } = await read({ payer: { name: signs.join(' '), inn: '7707083893' } })
  expect(missing).toBe(0)
  expect(text).toContain('aЖ1')
})

test.each([
  ['Russian first', { ru: 'Кружка', en: 'Mug', zh: '杯子' }, 'Кружка'],
  ['what can be drawn whole before what cannot', { ru: 'Кружка 杯', en: 'Mug' }, 'Mug'],
  ['without a smile', { ru: 'Кружка ☕ для чая' }, 'Кружка для чая'],
  ['Chinese alone has a number', { zh: '保温杯 500ml' }, 'Товар, артикул 600000000003'],
  ['marks of direction show nothing otherwise', { ru: 'Кружка \u202eабв' }, 'Кружка абв'],
])('a product is named %s', async (_, title, name) => {
  expect(toPrintableName(title, '600000000003')).toBe(name)
  const { text, missing } = await read({ lines: [{ title, itemId: '600000000003', quantity: 1, unitMinor: 100 }] })
  expect(missing).toBe(0)
  expect(text).toContain(name)
})

test('a name that looks like PDF is text, and a long order goes on over pages', async () => {
  const name = 'x) Tj ET endstream endobj 99 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> ('
  const lines = Array.from({ length: 90 }, (_, place) => ({ title: { ru: `Товар ${place}` }, itemId: '1', quantity: 1, unitMinor: 100 }))
  const pdf = await drawInvoice(anInvoice({ payer: { name, inn: '7707083893' }, lines }))
  expect(pdf.toString('latin1')).not.toContain('/OpenAction')
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2)
  expect(readPdf(pdf).text.replaceAll('\n', '')).toContain('/OpenAction')
})
