import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { expect, test } from 'vitest'
import { anOffer } from '../../test/market.ts'
import { emptyWish } from '../wish.ts'
import { withMostSaid } from './said.ts'

const hit = (zh: string): OfferHit => ({ offer: anOffer({ title: { zh } }), textScore: 0.8, matched: [] })
const [lit, magnifying, both] = [hit('带LED灯化妆镜'), hit('五倍放大化妆镜'), hit('带LED灯五倍放大化妆镜')]
const said = (...words: string[]) => withMostSaid([lit, magnifying, both], { ...emptyWish(), types: ['type.mirror'], words })

test('a Chinese phrase that no listing has whole is cut where listings tell its words', () => {
  expect(said('放大便携灯').hits).toEqual([magnifying, both])
  expect(said('带灯五倍放大').hits).toEqual([both])
})

test('what no listing says of it is named as missing', () => {
  expect(said('放大静音').missing).toEqual(['静音'])
  expect(said('静音无线').missing.join('')).toContain('静音')
})
