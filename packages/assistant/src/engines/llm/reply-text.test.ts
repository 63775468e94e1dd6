import { expect, test } from 'vitest'
import { aMarket, anOffer, black, colorOption, white } from '../../../test/market.ts'
import { toCard } from '../../explain/card.ts'
import { emptyWish } from '../../wish.ts'
import { Evidence } from './evidence.ts'
import { ReplyText } from './reply-text.ts'

const waterproof = { name: { ru: 'Водонепроницаемый' }, value: { ru: 'да' } }
const plain = anOffer({ itemId: '1', title: { ru: 'Белая кружка' }, options: colorOption(white) })
const proof = anOffer({ itemId: '2', title: { ru: 'Чёрная кружка' }, options: colorOption(black), attributes: [waterproof] })

/** A reply after both offers were told. */
function aReply(): ReplyText {
  const evidence = new Evidence()
  for (const offer of [plain, proof])
    evidence.give('', offer, toCard(offer, emptyWish(), 'ru', aMarket([]).rate), 'ru', {
      told: [],
      listing: [offer.title.ru!],
      priceAt: () => undefined,
    })
  return new ReplyText(evidence, new Set())
}
/** What is left of a text. */
function shownOf(text: string): string {
  const reply = aReply()
  return reply.add(text) + reply.flush()
}

test('"он" is the offer that the reader has just read of, not the one that the model had in mind', () => {
  expect(shownOf('Советую [B]. Он водонепроницаемый.')).toContain('водонепроницаемый')
  expect(shownOf('Советую [A]. Он водонепроницаемый.')).not.toContain('водонепроницаемый')
  // The sentence about [B] is left out, so that the next one would be read of [A].
  expect(shownOf('Советую [A]. [B] прочнее. Он водонепроницаемый.')).not.toMatch(/прочнее|водонепроницаемый/)
  expect(shownOf('Советую [A]. У него есть чёрный цвет.')).not.toContain('чёрный')
  expect(shownOf('Советую [B]. У него есть чёрный цвет.')).toContain('чёрный')
  expect(shownOf('Советую [A]. Чёрный.')).not.toContain('Чёрный.')
  expect(shownOf('Советую [B]. Чёрный.')).toContain('Чёрный.')
})

test('signs that nobody sees are taken out of what is shown', () => {
  expect(shownOf('Сове\u200bтую\u00ad [A].')).toBe('Советую «Белая кружка».')
})

test('what is written is escaped, around the names that are links', () => {
  const reply = aReply()
  reply.add('Советую [A] & [B]. \n')
  expect(reply.html()).toMatch(/^<p>Советую <a [^>]+>Белая кружка<\/a> &amp; <a [^>]+>Чёрная кружка<\/a>\.<\/p>$/)
})

test('Chinese sentences stand without blanks between them', () => {
  const reply = aReply()
  expect(reply.add('推荐[A]。建议先看[B]。\n')).toBe('推荐«Белая кружка»。建议先看«Чёрная кружка»。')
  expect(reply.html()).toMatch(/^<p>推荐<a [^>]+>[^<]+<\/a>。建议先看<a [^>]+>[^<]+<\/a>。<\/p>$/)
})

test('a name that is cut ends its sentence', () => {
  const long = anOffer({ itemId: '3', title: { ru: 'Кружка для чая и кофе из нержавеющей стали с крышкой и ручкой' } })
  const evidence = new Evidence()
  evidence.give('', long, toCard(long, emptyWish(), 'ru', aMarket([]).rate), 'ru', { told: [], listing: [], priceAt: () => undefined })
  const reply = new ReplyText(evidence, new Set())
  reply.add('Советую [A]. \nНачните с [A]. \n')
  expect(reply.html()).toMatch(/^<p>Советую <a [^>]+>Кружка [^<]+…<\/a> Начните с <a [^>]+>Кружка [^<]+…<\/a><\/p>$/)
})

test('a model that has lost its way is not read to its end', () => {
  const reply = aReply()
  const shown = Array.from({ length: 300 }, (_, at) =>
    reply.add(`${at % 2 ? 'Советую' : 'Рекомендую'} ${'[A], [B], '.repeat(at)}[A]. \n`),
  ).join('')
  expect(shown.length).toBeGreaterThan(200)
  expect(reply.isFull).toBe(true)
  const whole = reply.html()
  expect(reply.add('Начните с [B]. \n')).toBe('')
  expect(reply.html()).toBe(whole)
})

test('the shop’s own terms stand by themselves, once', () => {
  const reply = new ReplyText(new Evidence(), new Set())
  expect(reply.say('Доставка <бесплатна>.')).toBe('Доставка <бесплатна>.\n')
  expect(reply.say('Доставка <бесплатна>.')).toBe('')
  expect(reply.isEmpty).toBe(true)
  expect(reply.add('Готово. \n')).toBe('Готово.')
  expect(reply.html()).toBe('<p>Доставка &lt;бесплатна&gt;.</p><p>Готово.</p>')
})
