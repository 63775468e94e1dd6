import { expect, test } from 'vitest'
import { isFaithful } from './faithful.ts'
import { nameInWords, titleInWords, valueInWords } from './lexicon.ts'

test.each([
  ['不锈钢保温杯500毫升', 'Термокружка из нержавеющей стали 500 мл'],
  ['不锈钢保温杯500毫升', 'Термокружка 500 мл'],
  ['新款保温杯 带吸管 三个装', 'Термокружка с трубочкой, 3 шт.'],
  ['女士真皮斜挎包', 'Women’s leather crossbody bag'],
  ['材质', 'Материал'],
  ['黑色', 'чёрный'],
])('%s may be called “%s”', (original, translation) => {
  expect(isFaithful(original, translation)).toBe(true)
})

test.each([
  ['another figure', '不锈钢保温杯500毫升', 'Термокружка из нержавеющей стали 750 мл'],
  ['a figure of its own', '保温杯', 'Термокружка, держит тепло 12 часов'],
  ['a material of its own', '保温杯', 'Керамическая кружка'],
  ['a property of its own', '女士斜挎包', 'Водонепроницаемая женская сумка через плечо'],
  ['another colour', '黑色保温杯', 'Белая термокружка'],
  ['a denial', '带吸管的保温杯', 'Термокружка без трубочки'],
  ['a link', '保温杯', 'Термокружка https://example.com'],
  ['mark-up', '保温杯', '<b>Термокружка</b>'],
  ['no translation', '不锈钢保温杯', '不锈钢 термокружка'],
  ['nothing', '保温杯', '  '],
  ['a speech', '保温杯', `Термокружка ${'очень хорошая '.repeat(20)}`],
])('%s is no translation', (_, original, translation) => {
  expect(isFaithful(original, translation)).toBe(false)
})

test('without a model a title says in the lexicon’s words what the goods are, and nothing that it does not say', () => {
  expect(titleInWords('304不锈钢保温杯500ml 便携', 'ru')).toBe('Термокружка, нержавеющая сталь 304, портативный, 500\u00a0мл')
  expect(titleInWords('304不锈钢保温杯500ml 便携', 'en')).toMatch(/^Thermos mug, 304 stainless steel, .*500\u00a0ml$/)
  expect(titleInWords('厂家直销 新款 热卖', 'ru')).toBeUndefined()
  expect(valueInWords('黑色', 'ru')).toMatch(/^ч[её]рный$/)
  expect(valueInWords('不锈钢', 'en')).toBe('stainless steel')
  expect(valueInWords('黑色 XL 加厚款', 'ru')).toBeUndefined()
})

test('names of properties are said as they are called, and a list of values where every one of them is known', () => {
  expect(['材质', '颜色分类', '适用人群', '是否可定制 LOGO', '容量：'].map((name) => nameInWords(name, 'ru'))).toEqual([
    'Материал',
    'Цвет',
    'Для кого',
    'Нанесение логотипа',
    'Объём',
  ])
  expect(nameInWords('材质', 'en')).toBe('Material')
  expect(nameInWords('材质', 'zh')).toBeUndefined()
  expect(nameInWords('云杯编码', 'ru')).toBeUndefined()
  expect(valueInWords('黑色、白色，米色', 'ru')).toBe('чёрный, белый, бежевый')
  expect(valueInWords('350ml、1.5L', 'ru')).toBe('350\u00a0мл, 1,5\u00a0л')
  expect(['不支持', '拉链', '加厚'].map((value) => valueInWords(value, 'ru'))).toEqual(['нет', 'молния', 'утолщённый'])
  expect(valueInWords('12小时', 'ru')).toBe('12\u00a0ч')
  expect(valueInWords('黑色、云杯', 'ru')).toBeUndefined()
})

test('a word that is only searched for under another one is not called by it', () => {
  for (const word of ['链条', '珍珠棉', '钢', '军事', '空气炸锅']) expect(valueInWords(word, 'ru'), word).toBeUndefined()
  expect(titleInWords('加厚玻璃杯 350ml', 'ru')).not.toContain('тёплый')
  expect(valueInWords('可折叠', 'ru')).toBe('складной')
  expect(valueInWords('保温咖啡杯', 'ru')).toBe('термокружка')
  expect(valueInWords('304不锈钢', 'ru')).toBe('нержавеющая сталь 304')
})
