import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { concepts } from './concepts/all.ts'
import { headTypes } from './heads.ts'
import { isA } from './names.ts'

test.each([
  ['sun glases woman', 'sunglasses'],
  ['cusion covers', 'pillow'],
  ['phone chargr', 'charger'],
  ['тремокружка', 'thermos-mug'],
  ['свитшёты', 'hoodie'],
  ['разделочнаая доска', 'cutting-board'],
  ['сумкадляпокупок', 'tote-bag'],
  ['runningwaistbag', 'waist-bag'],
  ['kitcen tools', 'kitchen-utensils'],
  ['jeanns', 'jeans'],
  ['灰色防水双建包', 'backpack'],
  ['充电保', 'power-bank'],
  ['自峰袋', 'zip-bag'],
  ['拉链帯', 'slider-bag'],
])('%s is a %s', (text, kind) => {
  expect(headTypes(analyse(text))).toEqual([`type.${kind}`])
})

test.each([
  ['phone charged', 'type.charger'],
  ['gift bow', 'type.gift-box'],
  ['cat food', 'type.cat-bed'],
  ['сутки для еды', 'type.lunch-box'],
  ['wine rack', 'type.wine-glass'],
])('%s is no %s: words of the language are no errors', (text, kind) => {
  expect(headTypes(analyse(text))).not.toContain(kind)
})

const rows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
function neighbour(letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? letter
  const at = row.indexOf(letter)
  return row[at + 1] ?? row[at - 1] ?? letter
}
const errors: Record<string, (word: string, at: number) => string> = {
  swapped: (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at]! + word.slice(at + 2),
  left: (word, at) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word, at) => word.slice(0, at) + word[at]! + word.slice(at),
  'beside it': (word, at) => word.slice(0, at) + neighbour(word[at]!) + word.slice(at + 1),
}

/** Names of one to three words, each with the place of an error in its longest word, by the letters of the name alone. */
const named = concepts
  .filter(({ kind }) => kind === 'type')
  .flatMap(({ id, words }) => [...words.ru, ...words.en].map((name) => ({ id, name })))
  .filter(({ id, name }) => /^[a-zа-яё]{4,}(?: [a-zа-яё]{3,}){0,2}$/.test(name) && headTypes(analyse(name)).includes(id))
  .filter((_, at) => at % 3 === 0)

const shareRead = (misspell: (name: string) => string): number => {
  const tried = named.map((one) => ({ ...one, text: misspell(one.name) })).filter(({ name, text }) => text !== name)
  return tried.filter(({ id, text }) => headTypes(analyse(text)).some((type) => isA(type, id) || isA(id, type))).length / tried.length
}

test.each(Object.entries(errors))('names of goods with a letter %s are read', { timeout: 60_000 }, (how, err) => {
  const inLongest = (name: string): string => {
    const longest = name.split(' ').reduce((one, other) => (other.length > one.length ? other : one))
    const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0)
    return name.replace(longest, err(longest, 1 + (sum % (longest.length - 2))))
  }
  expect(shareRead(inLongest)).toBeGreaterThan(how === 'left' ? 0.83 : 0.91)
})

test('names of several words are read where they are written as one', { timeout: 60_000 }, () => {
  expect(shareRead((name) => name.replaceAll(' ', ''))).toBeGreaterThan(0.97)
})

test('"chk" of Russian in Latin letters is two sounds', () => {
  expect(headTypes(analyse('tapochki 38'))[0]).toBe('type.slippers')
})
