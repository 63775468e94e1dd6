import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { readMessage } from './read.ts'
import { hear } from './topic.ts'
import { shownAfter } from './turn-classes.ts'

const wishAfter = (first: string, message: string) => {
  const { reading, state } = hear(message, shownAfter(first))
  const intent = decide(reading, state)
  return intent.kind === 'search' ? intent.wish : undefined
}

test.each(['就这两款吗？', '只有这三个吗', 'just these two?', 'are there only two?', 'только эти два?', 'всего три варианта?'])(
  '"%s" asks for others and counts no pieces',
  (message) => {
    const { relatives, quantity, bareNumber } = readMessage(message, true)
    expect({ relatives, quantity, bareNumber }).toEqual({ relatives: ['more'], quantity: undefined, bareNumber: undefined })
  },
)

test.each(['不是2把，是50把，不锈钢的', 'not 2 pcs, 50 pcs, stainless steel', 'не 2, а 50, из нержавейки'])(
  '"%s" corrects the count, and is looked for in no listing',
  (message) => {
    expect(readMessage(message, true)).toMatchObject({ quantity: 50, words: [], notWords: [], materials: ['material.stainless-steel'] })
  },
)

test.each([
  ['100 notebooks', 'planners are fine too'],
  ['笔记本100本', '手账本也行'],
  ['блокноты 100 штук', 'ежедневники тоже подойдут'],
])('after "%s" "%s" adds a kind to the one there is', (first, message) => {
  expect(wishAfter(first, message)?.types).toEqual(['type.notebook', 'type.planner'])
})

test.each([
  ['A5笔记本200本，最好皮面的', '皮的不要求了，手账本也行，主要是要有放笔的地方'],
  ['200 A5 notebooks, preferably leather', "leather isn't a must, planners are fine too, with a pen loop"],
  ['блокноты А5 200 штук, желательно кожаные', 'кожа не принципиально, ежедневники тоже подойдут, с петлёй для ручки'],
])('after "%s" "%s" drops the leather, adds planners and wishes for the loop', (first, message) => {
  const wish = wishAfter(first, message)
  expect(wish).toMatchObject({
    types: ['type.notebook', 'type.planner'],
    materials: [],
    notMaterials: [],
    traits: ['feature.with-pen-loop'],
  })
  expect(wish?.preferred).toBeUndefined()
})

test.each(['A5笔记本，最好黑色', 'A5 notebooks, ideally black', 'блокноты А5, желательно чёрные', 'A5 notebooks, black would be nice'])(
  '"%s" leaves out no other colour',
  (message) => {
    expect(readMessage(message, false)).toMatchObject({ types: ['type.notebook'], colors: [], preferred: ['color.black'] })
  },
)
test.each(['最好的黑色笔记本', 'best black notebooks', '销量最好的黑色笔记本'])('"%s" wants them black', (message) => {
  expect(readMessage(message, false)).toMatchObject({ colors: ['color.black'], preferred: [] })
})

test.each(['想定500个钥匙扣', '考虑拿500个钥匙扣', 'ready to take 500 keychains', 'готовы взять 500 брелоков'])(
  'nothing of "%s" is looked for in listings but the goods',
  (message) => {
    expect(readMessage(message, false)).toMatchObject({ quantity: 500, types: ['type.keychain'], words: [] })
  },
)

test.each(['页数多一点的', 'with more pages', 'побольше листов'])('"%s" puts those with most pages first', (message) => {
  expect(readMessage(message, true)).toMatchObject({ extreme: { field: 'pages', wants: 'most' }, relatives: [], words: [] })
})

test.each(['小型犬的可以不要求', 'small dogs is not a must', 'маленькие собаки не обязательно'])(
  '"%s" gives up the size of the dogs and not the dogs',
  (message) => {
    const { givenUp, purposes } = readMessage(message, true)
    expect(givenUp).not.toContain('audience.dogs')
    expect(purposes).toEqual([])
  },
)

test.each(['下单前能不能先寄个样品看看？', 'can I get a sample before I order?', 'можно образец до заказа?'])(
  '"%s" asks for a sample and not how to order',
  (message) => {
    expect(readMessage(message, true).topics).toEqual(['sample'])
  },
)

test.each(['印的话要另外加钱吗', 'does printing cost extra?', 'нанесение за отдельную плату?'])(
  '"%s" asks what printing costs',
  (message) => {
    expect(readMessage(message, true).topics).toEqual(['printing'])
  },
)
