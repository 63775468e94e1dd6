import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { isOfPart, saidOfParts } from './parts.ts'

const ofParts = (text: string): string[] => [...saidOfParts(analyse(text, { fuzzy: false }), true)].map(({ conceptId }) => conceptId)

test.each([
  ['Кухонная лопатка из пластика с деревянной ручкой', ['material.wood']],
  ['Нож с удобной деревянной рукояткой из стали', ['material.wood']],
  ['Кружка стеклянная с крышкой из бамбука', ['material.bamboo']],
  ['Кроссовки на резиновой подошве из натуральной кожи', ['material.rubber']],
  ['Часы с ремешком кожаным', ['material.leather']],
  ['Plastic spatula with wooden handle', ['material.wood']],
  ['Leather-soled wool slippers', ['material.leather']],
  ['Glass mug with bamboo lid', ['material.bamboo']],
  ['Steel pan, handle made of wood', ['material.wood']],
  ['White sneakers with black soles', ['color.black']],
  ['塑料锅铲 实木手柄', ['material.wood']],
  ['不锈钢保温杯 陶瓷内胆 硅胶底', ['material.ceramic', 'material.silicone']],
])('%s: what it says of a part is not said of the goods', (text, expected) => {
  expect(ofParts(text).toSorted()).toEqual(expected)
})

test.each([
  'Деревянная ручка шариковая',
  'Leather watch strap',
  'Silicone lids, 6 pieces',
  'Wooden photo frame',
  'Хлопковая футболка с коротким рукавом',
  'Футболка с коротким рукавом из хлопка',
  'Cotton short sleeve T-shirt',
  'Бежевый детский карманный фонарик',
  '不锈钢手柄款保温杯',
  'Стеклянная банка с крышкой',
])('%s: what the goods are made of is no part of them', (text) => {
  expect(ofParts(text)).toEqual([])
})

test('fields tell by their names whether they speak of a part', () => {
  for (const name of ['Handle', 'Lid material', 'Материал подошвы', 'Подкладка', 'Ремешок', '手柄材质', '内胆', '里料', 'Packaging'])
    expect(isOfPart(name), name).toBe(true)
  for (const name of ['Material', 'Fabric', 'Материал верха', 'Состав', '材质', '面料', 'Colour']) expect(isOfPart(name), name).toBe(false)
})
