import { expect, test } from 'vitest'
import { propertiesNamed } from './property-names.ts'

test.each([
  [['люверсах', 'мишки'], ['type.curtain'], ['на люверсах']],
  [['отверстиями', 'дренажными'], ['type.flower-pot'], []],
  [['usb', 'портом'], ['type.backpack'], ['с USB-портом']],
  [['люверсах'], ['type.mug'], []],
])('%j of %j: %j', (words, types, names) => {
  expect(propertiesNamed(words, types).map(({ name }) => name)).toEqual(names)
})

test('a name of one word says which words it stands for', () => {
  expect(propertiesNamed(['люверсах'], ['type.curtain'])).toEqual([{ name: 'на люверсах', words: ['люверсах'] }])
})
