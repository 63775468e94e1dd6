import { expect, test } from 'vitest'
import { Sentences } from './sentences.ts'

function cut(text: string, size: number): string[] {
  const sentences = new Sentences()
  const whole: string[] = []
  for (let at = 0; at < text.length; at += size) whole.push(...sentences.add(text.slice(at, at + size)))
  return [...whole, ...sentences.flush()]
}

const texts: [text: string, sentences: string[]][] = [
  ['Советую [A]. Он белый! Взять?', ['Советую [A].', 'Он белый!', 'Взять?']],
  ['100 шт. [A] стоят 9 000 ₽. Готово.', ['100 шт. [A] стоят 9 000 ₽.', 'Готово.']],
  ['Объём 3.5 л, т. е. Много. И ещё.', ['Объём 3.5 л, т. е. Много.', 'И ещё.']],
  ['See No. 5 there. Ok', ['See No. 5 there.', 'Ok']],
  ['找到三款。推荐[A]！好吗？好', ['找到三款。', '推荐[A]！', '好吗？', '好']],
  ['Первая строка\n\n- вторая\nтретья', ['Первая строка', '- вторая', 'третья']],
  ['Сказал «да.» Потом ушёл.', ['Сказал «да.', 'Потом ушёл.']],
]
test.each(texts)('%s is cut alike, however it comes', (text, sentences) => {
  for (const size of [1, 2, 3, 7, text.length]) expect(cut(text, size)).toEqual(sentences)
})

test('what has no end is given up once, with all that belongs to it', () => {
  for (const size of [1, 100, 5_000]) {
    const [first, ...others] = cut(`Начало. Б${'а'.repeat(5_000)} конец. Потом.`, size)
    expect(first).toBe('Начало.')
    expect(others.at(-1)).toBe('Потом.')
    expect(others.length).toBeLessThanOrEqual(2)
    expect(others[0]!.length).toBeGreaterThan(600)
  }
})

/** Characters that patterns have looked at while a text of so many came in pieces of five. */
function looked(unit: string, length: number): number {
  let characters = 0
  const own = RegExp.prototype.exec
  RegExp.prototype.exec = function (text: string) {
    characters += text.length - this.lastIndex
    return own.call(this, text)
  }
  try {
    cut(unit.repeat(length / unit.length), 5)
  } finally {
    RegExp.prototype.exec = own
  }
  return characters
}
test.each(['а', 'а ', 'Да. ', 'т. е. ', '. ', ' ', '。', '1.5 '])(
  'pieces are looked at once, not with all that came before: "%s"',
  (unit) => {
    expect(looked(unit, 50_000)).toBeLessThan(4 * 50_000)
  },
)
