import type { DeskLine } from '@karavan/contract/desk.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givenDesk } from '../../test/screen.tsx'
import { LineFacts } from './line-facts.tsx'

const line: DeskLine = {
  id: 'l1',
  product_id: 'sample-1',
  sku_id: '',
  platform: 'sample',
  item_id: '1',
  product_url: null,
  title: { en: 'Socks' },
  image: null,
  options: [],
  seller_name: null,
  quantity: 1200,
  unit: { zh: '双', ru: 'пара', en: 'pair' },
  unit_price: 10,
  total_price: 12_000,
  original_unit_price: 1,
  original_currency: 'CNY',
  exchange_rate: 10,
  purchase: null,
}

test.each([
  ['what it was sold by', {}, '1,200 pairs'],
  ['pieces, where an earlier order does not say', { unit: undefined }, '1,200 pcs'],
])('the desk counts a line in %s', async (_, fields, words) => {
  await givenDesk(<LineFacts line={{ ...line, ...fields }} currency="RUB" />)
  expect(screen.getByText(words)).toBeTruthy()
})
