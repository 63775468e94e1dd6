import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, title } from '../../test/market.ts'
import { findGists } from './gists.ts'
import { isNoProperty, namesNoProperty } from './no-property.ts'

test.each([
  ['400 ml or thereabouts', 'thereabouts', true],
  ['20 metres if they exist', 'exist', true],
  ['with a magnetic lid', 'magnetic', false],
  ['背一学期估计就断了,有结实点的没', '估计', true],
  ['背一学期估计就断了,有结实点的没', '结实', false],
  ['with a magnetic lid', 'wooden', false],
])('"%s": %s is no property: %s', (message, word, isNone) => {
  expect(isNoProperty(message, word)).toBe(isNone)
})

test('no property is guessed of what names none', () => {
  const message = 'we use about 200 rolls a month'
  expect(namesNoProperty(message, { start: 3, end: 22 })).toBe(true)
  expect(findGists(message, { missing: ['use', 'rolls', 'month'], said: [], type: 'type.tape', isTold: false, isInTalk: true })).toEqual([])
})

test('of a talk only what may be a property is told to be missing', async () => {
  const say = aConversation(aMarket([anOffer({ itemId: 'mug', title: title('Термокружка', 'Thermos mug', '保温杯') })]), { language: 'en' })
  await say('thermos mugs')
  const { html } = await say('frosted ones if they exist')
  expect(plain(html)).toMatch(/“frosted”/)
  expect(plain(html)).not.toMatch(/exist/)
})

test('how words were understood is told once, and not of each message after it', async () => {
  const market = aMarket([
    anOffer({
      itemId: 'bag',
      title: title('Плетёный поводок', 'Braided dog leash', '编织狗绳'),
      attributes: [{ name: { en: 'Features', ru: 'Особенности', zh: '特点' }, value: { en: 'braided', ru: 'плетёные', zh: '编织' } }],
    }),
  ])
  const say = aConversation(market, { language: 'en' })
  await say('dog leashes')
  expect(plain((await say('rope style instead of flat webbing')).html)).toMatch(/I took “rope style/)
  expect(plain((await say('under 300 roubles')).html)).not.toMatch(/I took/)
})
