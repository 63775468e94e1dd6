import { describe, expect, test } from 'vitest'
import { readMessage } from './read.ts'
import { writtenOut } from './written-out.ts'

/** Chinese as buyers speak it. Each line was misread once. */

describe('what is counted and measured', () => {
  test.each([
    ['毛巾,35*75,100条', { quantity: 100, sides: [350, 750] }],
    ['毛巾，50x100，20条', { quantity: 20, sides: [500, 1000] }],
    ['炒锅,铁的,3口', { quantity: 3, types: ['type.wok'] }],
    ['要两口平底锅', { quantity: 2 }],
    ['瑜伽垫,8个厚的,30张', { quantity: 30, figures: [expect.objectContaining({ field: 'thickness' })] }],
    ['蓝牙耳机 先拿50副', { quantity: 50, words: [] }],
    ['班上32个孩子,想买笔袋', { quantity: 32, types: ['type.pencil-case'], words: [] }],
    ['积木,200粒以上', { measures: [{ dimension: 'count', min: 200 }], words: [] }],
    ['雨伞,能遮两个人,50把,要印物业logo', { quantity: 50, traits: ['feature.customizable-logo'] }],
    ['智能手表,防水,10块', { quantity: 10, words: [] }],
    ['项链 40+5公分 100条', { quantity: 100, measures: [{ dimension: 'length', target: 400 }], words: [] }],
    ['饭盒,2000个,越便宜越好', { quantity: 2000, sort: 'price', words: [] }],
    ['太阳镜100副,茶色的来一半,黑的来一半', { quantity: 100, colors: ['color.brown', 'color.black'], words: [] }],
    ['小夜灯,充电的', { traits: ['feature.rechargeable'], words: [] }],
    ['四件套,1.8米床的', { types: ['type.bedding'], measures: [{ dimension: 'length', target: 1800 }] }],
  ])('%s', (message, read) => {
    expect(readMessage(message, false)).toMatchObject(read)
  })

  test.each(['15寸电脑能放的双肩包,防水,usb口', '能放15寸电脑的双肩包,防水,usb口'])('%s', (message) => {
    const { types, traits, words, purposes } = readMessage(message, false)
    expect({ types, traits, words, purposes }).toEqual({
      types: ['type.laptop-backpack'],
      traits: ['feature.waterproof'],
      words: ['usb'],
      purposes: ['15'],
    })
  })

  test.each([
    ['笔袋,预算一个100卢布以内', 10_000],
    ['笔袋,预算每个100卢布以内', 10_000],
    ['耳钉,200卢布一对以内', 20_000],
  ])('%s is the price of one', (message, max) => {
    const { price, budget, words } = readMessage(message, false)
    expect({ price, budget, words }).toEqual({ price: { currency: 'RUB', max }, budget: undefined, words: [] })
  })

  test.each(['六角哑铃,10对', '哑铃 六角 10对'])('%s: a hexagon is no price', (message) => {
    expect(readMessage(message, false).price).toBeUndefined()
  })

  test('a watch for 300 yuan is priced, and not counted', () => {
    expect(readMessage('智能手表,300块以内', false)).toMatchObject({ price: { currency: 'CNY', max: 30_000 } })
  })

  test('六角钱以内 is one', () => {
    expect(readMessage('贴纸六角钱以内', false).price).toEqual({ currency: 'CNY', max: 60 })
  })

  test.each([
    ['黑灰各25件', ['color.black', 'color.grey'], 25],
    ['红金两色', ['color.red', 'color.gold'], undefined],
    ['黑色的白色的都要，一样一半', ['color.black', 'color.white'], undefined],
  ])('%s', (message, colors, count) => {
    const read = readMessage(message, true)
    expect(read.colors).toEqual(colors)
    expect(read.each?.count).toBe(count)
    expect(read.words).toEqual([])
  })
})

describe('what is asked of what is shown', () => {
  test.each([
    ['一包几根', 'set'],
    ['多少个一包', 'set'],
    ['是一盒几个的', 'set'],
    ['厚度几丝', 'thickness'],
    ['有没有CE认证', 'certificate'],
    ['3个人用会不会太大', 'sizes'],
    ['会不会太重', 'weight'],
    ['会不会有点薄?', 'thickness'],
    ['包装怎么样,一双一袋吗', 'packaging'],
    ['适合多大尺寸的手机', 'compatible'],
    ['一盒几只', 'set'],
    ['能亮几小时', 'running-time'],
    ['电池能用几天', 'running-time'],
    ['适合几个月宝宝', 'age'],
    ['尺寸长宽高', 'sizes'],
  ])('%s asks for the field %s', (message, field) => {
    const { fields, isQuestion } = readMessage(message, true)
    expect(isQuestion).toBe(true)
    expect(fields).toContain(field)
  })

  test.each([
    ['里面填的啥', '填充物'],
    ['里面什么棉', '填充物'],
    ['几骨的', '骨数'],
    ['S码衣长多少', '衣长'],
    ['掉毛不', '掉毛'],
  ])('%s asks for %s', (message, word) => {
    expect(readMessage(message, true)).toMatchObject({ isQuestion: true, words: [word] })
  })
  test('多少页 asks how many pages there are', () => {
    expect(readMessage('多少页', true)).toMatchObject({ isQuestion: true, fields: ['pages'], words: [] })
  })

  test.each([
    ['盖子漏不漏', 'feature.leakproof'],
    ['下雨天能用?', 'feature.waterproof'],
    ['风大会翻吗', 'feature.windproof'],
    ['зонт не вывернет ветром?', 'feature.windproof'],
    ['do they turn inside out in the wind?', 'feature.windproof'],
    ['能绣宝宝名字吗', 'feature.customizable-logo'],
  ])('%s asks for the property %s', (message, trait) => {
    expect(readMessage(message, true)).toMatchObject({ isQuestion: true, traits: [trait] })
  })

  test('哪家店开得最久 asks for the seller', () => {
    expect(readMessage('哪家店开得最久', true).superlative).toEqual({ field: 'seller', wants: 'most' })
  })

  test.each(['带不带勺子', '带不带盖子?', '配不配充电器'])('%s asks, and denies nothing', (message) => {
    const { notTraits, notWords, isQuestion } = readMessage(message, true)
    expect({ notTraits, notWords, isQuestion }).toEqual({ notTraits: [], notWords: [], isQuestion: true })
  })

  test.each(['钢丝的好还是竹节的好?', '棉的好还是麻的好', '跟第二款比哪个划算', '和第二款比呢'])('%s compares', (message) => {
    expect(readMessage(message, true).isComparison).toBe(true)
  })

  test.each([
    ['小一号的呢', 'smaller'],
    ['再大一个尺寸', 'bigger'],
    ['有没有大一码', 'bigger'],
  ])('%s is %s', (message, relative) => {
    expect(readMessage(message, true).relatives).toEqual([relative])
    expect(readMessage(message, true).quantity).toBeUndefined()
  })

  test('why something is asked is not asked as well', () => {
    expect(readMessage('有味道吗?怕孩子用', true).traits).toEqual([])
  })

  test.each(['一百二十根打几折', '120根能打折吗'])('%s asks what so many cost', (message) => {
    expect(readMessage(message, true)).toMatchObject({ quantity: 120, asksOfLot: true })
  })

  test.each([
    ['第三款链接发我', '介绍第三款'],
    ['把第2个的链接给我一下', '介绍第2个'],
  ])('%s', (message, written) => {
    expect(writtenOut(message)).toBe(written)
  })
})

describe('what is taken back, and what is not wanted', () => {
  test.each(['炒锅,不要不粘涂层', '平底锅不要不粘的', '不要带不粘的平底锅'])('%s wants none that is non-stick', (message) => {
    const { traits, notTraits } = readMessage(message, false)
    expect({ traits, notTraits }).toEqual({ traits: [], notTraits: ['feature.nonstick'] })
  })

  test.each(['没有一次性的话普通的也行', '没有一次性的普通的就行', '要是没有一次性的话，一般的也可以'])('%s gives it up', (message) => {
    const { givenUp, notTraits, words } = readMessage(message, true)
    expect(givenUp).toContain('feature.disposable')
    expect({ notTraits, words }).toEqual({ notTraits: [], words: [] })
  })

  test.each(['打错了,是8毫米', '不好意思写错了，应该是8毫米'])('%s', (message) => {
    const { words, measures } = readMessage(message, true)
    expect({ words, measures }).toEqual({ words: [], measures: [{ dimension: 'length', target: 8 }] })
  })

  test('贵一点也没关系 before a price concedes, and wishes for nothing dearer', () => {
    const { relatives, price } = readMessage('贵一点也没关系,150以内', true)
    expect({ relatives, price }).toEqual({ relatives: [], price: { max: 15_000 } })
    expect(readMessage('贵一点的', true).relatives).toEqual(['dearer'])
  })
})
