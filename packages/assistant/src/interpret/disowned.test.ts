import { describe, expect, test } from 'vitest'
import { emptyWish } from '../wish.ts'
import { forbiddenExamples } from './grammar/forbidden.ts'
import { withoutRefusedFigures } from './grammar/refused-figures.ts'
import { mergeWish } from './merge.ts'
import { quotedQuestion } from './quoted.ts'
import { readMessage } from './read.ts'

/** What a message of a talk says of a wish that nobody had: it was understood so, it is too small, it is not the one that was meant. */

const shown = (message: string, type = 'type.soft-toy') => readMessage(message, true, { types: [type] })

describe('what was understood and not wished for is given up', () => {
  test.each([
    ['i didnt ask for a mirror. just a makeup bag', 'type.mirror', ['type.cosmetic-bag']],
    ['я не просил зеркало, нужна косметичка', 'type.mirror', ['type.cosmetic-bag']],
    ['我没说要镜子，要化妆包', 'type.mirror', ['type.cosmetic-bag']],
  ])('%s', (message, notAsked, types) => {
    const reading = shown(message, 'type.cosmetic-bag')
    expect(reading.types).toEqual(types)
    expect(reading.types).not.toContain(notAsked)
  })

  test.each([
    ['sharks?? i said bunnies', 'theme.shark', ['theme.rabbit']],
    ['鲨鱼？？我说的是兔子', 'theme.shark', ['theme.rabbit']],
  ])('%s', (message, givenUp, traits) => {
    const reading = shown(message)
    expect(reading).toMatchObject({ traits, givenUp: expect.arrayContaining([givenUp]) })
  })

  test.each([
    ['шерсть тут ни при чем, нужен беспроводной', 'material.wool'],
    ['какой детский, мне взрослый нужен', 'audience.kids'],
    ['羽绒棉也行，防风可以不要', 'feature.windproof'],
  ])('%s', (message, givenUp) => {
    const { givenUp: left, traits, materials } = shown(message, 'type.jacket')
    expect(left).toContain(givenUp)
    expect([...traits, ...materials]).not.toContain(givenUp)
  })

  test('a list is given up as a whole', () => {
    const { givenUp, traits } = shown('forget warm and winter, just womens ankle boots 39', 'type.boots')
    expect(givenUp).toEqual(expect.arrayContaining(['feature.warm', 'season.winter']))
    expect(traits).toEqual(['audience.women'])
  })

  test('"haven\'t you any?" asks for goods, and what is not sold is no name of them', () => {
    expect(shown('没有洒水壶吗？').types).toEqual(['type.watering-can'])
    expect(shown('不卖滑板车啊，那头盔呢').types).toEqual(['type.helmet'])
    expect(shown('没拉链的有吗', 'type.bag').types).toEqual([])
  })
})

describe('a measure that is refused is no wish for it', () => {
  test.each([
    ['不要7米的', ['7米']],
    ['not the 7 m ones', ['7 m']],
    ['7 метров не надо', ['7 м']],
    ['не 30 см', ['30 см']],
  ])('%s: it must not be there', (message, notWords) => {
    const reading = shown(message, 'type.jump-rope')
    expect(reading).toMatchObject({ measures: [], notWords, isEmpty: false })
  })

  test.each([
    ['不要7米的！2到3米的', [{ dimension: 'length', min: 2000, max: 3000 }]],
    ['我要大的啊，750、400的不要。至少900ml', [{ dimension: 'volume', min: 900 }]],
    ['не 30 см, а 20 см', [{ dimension: 'length', target: 200 }]],
  ])('%s: the other one is wanted', (message, measures) => {
    const reading = shown(message, 'type.water-bottle')
    expect(reading).toMatchObject({ measures, notWords: [] })
  })

  test.each([
    ['35x75太小了啊 要浴巾那种 70x140', [700, 1400]],
    ['776 мало. а тот 38х52 с принтом?', [380, 520]],
  ])('%s: of two sizes the one that is not too small', (message, sides) => {
    expect(shown(message, 'type.towel').sides).toEqual(sides)
  })

  test.each(['not more than 7 m', 'не больше 7 м', '不要100个，50个就行', 'не 5', 'no 7 please'])('"%s" refuses none', (message) => {
    expect(withoutRefusedFigures(message)).toEqual({ text: message, refused: [] })
  })
})

test.each([
  ['colour matters more than length', ['measure']],
  ['индукция важнее, размер тогда любой', ['size']],
  ['сбрось 28 см и антипригарку', ['size']],
])('of "%s" what matters less is given up', (message, drops) => {
  const reading = shown(message, 'type.frying-pan')
  expect(reading).toMatchObject({ drops, measures: [] })
  expect(reading.traits).not.toContain('feature.nonstick')
})

test('a currency is put right with its number kept', () => {
  const before = mergeWish(emptyWish(), readMessage('跑步鞋 单价700以下', false))
  expect(before.price).toEqual({ currency: 'CNY', max: 70_000 })
  const { price, words, notWords = [] } = mergeWish(before, shown('我说的是卢布啊 不是人民币', 'type.sneakers'))
  expect({ price, words, notWords }).toEqual({ price: { currency: 'RUB', max: 70_000 }, words: [], notWords: [] })
})

test.each([
  ['а вторая на индукцию пойдет?', 'на индукцию'],
  ['Второго, он от розетки или на аккумуляторе? возьму 40', 'от розетки или на аккумуляторе'],
  ['第二个玻璃的会不会容易碎啊', '玻璃的会不会容易碎'],
  ['does it smell?', 'smell'],
  ['does the first one have a glue strip?', 'glue strip'],
  ['also will the first fit a honda civic lol?', 'fit a honda civic'],
  ['эй а крышка у второго где?', 'крышка'],
  ['这个会不会炸啊', '炸'],
  ['套子能拆下来洗不', '套子能拆下来洗'],
])('of "%s" the answer quotes "%s"', (message, quoted) => {
  expect(quotedQuestion(readMessage(message, true))).toBe(quoted)
})

test.each(Object.values(forbiddenExamples).flat())('tobacco and its like are refused, what serves them is not: %s', (message, kind) => {
  expect(readMessage(message, false).forbidden).toBe(kind)
})
