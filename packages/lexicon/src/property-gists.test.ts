import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { gistReader } from './property-gists.ts'
import { propertyPhrasesIn } from './property-phrases.ts'

const read = (text: string, kind: string) =>
  gistReader()
    .read(text, kind)
    .map(({ word }) => word)

describe('properties in words of no list', () => {
  test.each([
    ['чтоб родители знали где их ребёнок находится', 'type.smart-watch', 'с GPS'],
    ['after a hundred washes the colour does not fade', 'type.bedding', 'fade-resistant'],
    ['чтоб и через сто стирок цвет не ушёл', 'type.bedding', 'стойкий к выцветанию'],
    ['so parents see where the kid is', 'type.smart-watch', 'with GPS'],
    ['菜饭分开装', 'type.lunch-box', '分格'],
    ['strap to sling over my shoulder', 'type.yoga-mat', 'with carry strap'],
    ['边角不能划手', 'type.building-blocks', '圆角无毛刺'],
    ['背后能撑起来追剧', 'type.phone-case', '带支架'],
  ])('%s, of %s: %s', (text, kind, word) => {
    expect(read(text, kind)).toEqual([word])
  })

  test('offers are asked of no property that is too unlikely to be read', () => {
    const asked: string[] = []
    const isKnown = (name: string): boolean => asked.push(name) < 0
    expect(gistReader().read('nice to walk at home', 'type.smart-watch', isKnown)).toEqual([])
    expect(asked).toEqual([])
    expect(gistReader().read('so parents see where the kid is', 'type.smart-watch', (name) => asked.push(name) > 0)).toHaveLength(1)
    expect(asked).toEqual(['with GPS'])
  })

  test('none of these stands in a list', () => {
    const text = 'phone case to stand it up and see a movie'
    expect(propertyPhrasesIn(text, analyse(text))).toEqual([])
    expect(read('to stand it up and see a movie', 'type.phone-case')).toEqual(['with kickstand'])
  })

  test('the same words are another property of other goods, or none', () => {
    expect(read('背后能撑起来追剧', 'type.mug')).toEqual([])
  })

  test('what is denied is not what is there', () => {
    expect(read('ручка не скользит в руке', 'type.knife')).not.toEqual([])
    expect(read('не надо скользких ручек', 'type.knife')).toEqual([])
    expect(read('i do not need a strap for the shoulder', 'type.yoga-mat')).toEqual([])
    expect(read('会划手的边角', 'type.building-blocks')).toEqual([])
    expect(read('не съезжает с дивана', 'type.blanket')).toEqual([])
  })

  test('an end of a scale is never the other', () => {
    expect(read('светит очень ярко и далеко', 'type.flashlight')).toEqual(['яркий'])
    expect(read('светит очень тускло и далеко', 'type.flashlight')).toEqual([])
    expect(read('большие детали', 'type.building-blocks')).not.toEqual([])
    expect(read('мелкие детали', 'type.building-blocks')).not.toContain('Размер деталей крупные')
  })

  test('one word alone is a guess', () => {
    const [one] = gistReader().read('drops to the ground and lives', 'type.phone-case')
    expect(one).toMatchObject({ word: 'shockproof', isSure: false })
  })

  test('how many of a part counts', () => {
    expect(read('charges three phones at the same time', 'type.charger')).not.toContain('with two ports')
  })

  test('only what there is to be shown is found', () => {
    expect(gistReader().read('背后能撑起来追剧', 'type.phone-case', () => false)).toEqual([])
  })

  test.each(['спасибо, хорошего дня вам', 'my sister runs a small studio', '我们是一家小公司'])('no property: %s', (text) => {
    for (const kind of ['type.mug', 'type.bedding', 'type.smart-watch', 'type.backpack', 'type.knife']) expect(read(text, kind)).toEqual([])
  })
})
