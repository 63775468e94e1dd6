import { expect, test } from 'vitest'
import { readMessage } from './read.ts'
import { writtenOut } from './written-out.ts'

/** What is refused in a message is not what is wanted, and nothing else of it is touched. */

test.each([
  ['давайте керамику, стекло бьётся', ['material.ceramic'], ['material.glass']],
  ['хорошо бы деревянный, пластика уже полно', ['material.wood'], ['material.plastic']],
  ['hmm polyester gets sweaty. cotton instead', ['material.cotton'], ['material.polyester']],
])('of "%s" the material that is blamed is not wanted', (message, materials, notMaterials) => {
  expect(readMessage(message, true)).toMatchObject({ materials, notMaterials })
})

test.each([
  ['60 шт сразу многовато, я б взял 20', 20],
  ['起订100条太多了吧，最多先拿50条', 50],
  ['要100多个保温杯', 100],
])('of "%s" %i is the number', (message, quantity) => {
  const read = readMessage(message, true)
  expect(read.quantity ?? read.bareNumber).toBe(quantity)
})

test.each([
  'will the plastic get soft in hot water?',
  'if the glass breaks, do you refund?',
  'wood chips, 50 kg',
  'plastic snaps, 500 pcs',
  'а стекло царапается?',
  'на сколько пластика хватает?',
  '300多毫升的杯子，要20个',
  'а 50 штук много весят? повезу в 2 коробках',
  'бюджет двадцать тысяч 40 подарков',
  'если синих нету, то чёрные',
  'банки для чая: это жесть или алюминий?',
  'подарки для моих ребят, 5 и 7 лет',
  'we bought it last autumn',
  'is the grey too light?',
])('"%s" stays as it was written', (message) => {
  expect(writtenOut(message)).toBe(message)
})

test.each([
  ['snow boots, about 27-29', ['27', '28', '29']],
  ['ботинки детские, где-то 30-32', ['30', '31', '32']],
])('"%s" names sizes, and no price', (message, sizes) => {
  const read = readMessage(message, false)
  expect(read.sizes).toEqual(sizes)
  expect(read.price).toBeUndefined()
})

test('misspelt goods with a capital are goods', () => {
  expect(readMessage('Hi, I need Umbrelas, 50 pcs', false).types).toEqual(['type.umbrella'])
})

test('a wish behind a question is no talk', () => {
  expect(readMessage('are they waterproof? then show me black ones', true).colors).toEqual(['color.black'])
})
