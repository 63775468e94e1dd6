import { expect, test } from 'vitest'
import { attributeStatements, settleStatements, statementOn, textStatements } from './statements.ts'

const logo = 'feature.customizable-logo'
const waterproof = 'feature.waterproof'
const dishwasher = 'feature.dishwasher-safe'

/** What one attribute says of a property: `yes`, `no`, `yes from N`, or nothing. */
function said(name: string, value: string, conceptId: string): string | undefined {
  const statement = statementOn(settleStatements(attributeStatements(name, value)), conceptId)
  if (!statement) return undefined
  return statement.fromPieces === undefined ? statement.verdict : `${statement.verdict} from ${statement.fromPieces}`
}

test.each([
  ['Custom logo', 'no', logo, 'no'],
  ['Custom logo', 'yes, from 100 pcs', logo, 'yes from 100'],
  ['Logo printing', 'Available (MOQ: 1,000 pieces)', logo, 'yes from 1000'],
  ['Customization', '500 pcs minimum', logo, 'yes from 500'],
  ['OEM', 'supported', logo, 'yes'],
  ['Нанесение логотипа', 'нет', logo, 'no'],
  ['Нанесение логотипа', 'да, от 1 000 шт.', logo, 'yes from 1000'],
  ['Логотип', 'не поддерживается', logo, 'no'],
  ['Брендирование', 'возможно при заказе от 300 штук', logo, 'yes from 300'],
  ['是否可定制LOGO', '不支持', logo, 'no'],
  ['是否可定制LOGO', '可定制,500起订', logo, 'yes from 500'],
  ['加印LOGO', '可以', logo, 'yes'],
  ['Waterproof', 'No', waterproof, 'no'],
  ['Water resistance', '5 ATM', waterproof, 'yes'],
  ['Водонепроницаемость', 'да', waterproof, 'yes'],
  ['防水', '否', waterproof, 'no'],
  ['Protection rating', 'IP20', waterproof, 'no'],
  ['Степень защиты', 'IP65', waterproof, 'yes'],
  ['防水等级', 'IPX4', waterproof, undefined],
  ['Features', 'waterproof', waterproof, 'yes'],
  ['Features', 'not waterproof', waterproof, 'no'],
  ['Lining', 'waterproof PVC', waterproof, undefined],
  ['Dishwasher', 'safe', dishwasher, 'yes'],
  ['Dishwasher', 'hand wash advised', dishwasher, 'no'],
  ['Посудомоечная машина', 'лучше мыть вручную', dishwasher, 'no'],
  ['Уход', 'нельзя мыть в посудомойке, не для посудомоечной машины', dishwasher, 'no'],
  ['洗碗机', '不可用', dishwasher, 'no'],
  ['Microwave', 'not safe', 'feature.microwave-safe', 'no'],
  ['Микроволновка', 'можно', 'feature.microwave-safe', 'yes'],
  ['Care', 'hand wash', 'feature.machine-washable', 'no'],
  ['Care', 'hand wash', 'feature.washable', 'yes'],
  ['Care', 'machine washable', 'feature.washable', 'yes'],
  ['Care', 'dry clean only', 'feature.machine-washable', 'no'],
  ['Power', '2 x AAA', 'feature.rechargeable', 'no'],
  ['Питание', 'литиевый аккумулятор', 'feature.rechargeable', 'yes'],
  ['Power supply', 'USB', 'feature.rechargeable', undefined],
  ['Капюшон', 'отсутствует', 'feature.with-hood', 'no'],
  ['Lid material', 'stainless steel', 'feature.with-lid', 'yes'],
  ['Lid material', 'none', 'feature.with-lid', 'no'],
  ['Материал ручки', 'бук', 'feature.with-handle', 'yes'],
  ['手柄材质', 'PP塑料', 'feature.with-handle', 'yes'],
  ['Printing', 'none', 'feature.printed', 'no'],
  ['Logo', '', logo, undefined],
])('"%s: %s" says of %s: %s', (name, value, conceptId, expected) => {
  expect(said(name, value, conceptId)).toBe(expected)
})

test('a field that answers counts more than a title that mentions, and a no more than a yes', () => {
  const title = textStatements('Waterproof backpack with logo')
  const settled = settleStatements([
    ...title,
    ...attributeStatements('Waterproof', 'no'),
    ...attributeStatements('Logo', 'yes, from 50 pcs'),
  ])
  expect(settled.get(waterproof)?.verdict).toBe('no')
  expect(settled.get(logo)).toMatchObject({ verdict: 'yes', fromPieces: 50 })
  expect(settleStatements([...title, ...textStatements('This bag is not waterproof.')]).get(waterproof)?.verdict).toBe('no')
})

test('what is denied of a wider property is denied of a narrower one; what is stated of a narrower one is stated of the wider', () => {
  const denied = settleStatements(attributeStatements('Washable', 'no'))
  expect(statementOn(denied, 'feature.machine-washable')?.verdict).toBe('no')
  const stated = settleStatements(attributeStatements('Care', 'machine washable'))
  expect(statementOn(stated, 'feature.washable')?.verdict).toBe('yes')
})

test.each([
  ['This bag is not waterproof.', waterproof],
  ['It isn’t fully waterproof', waterproof],
  ["It isn't waterproof", waterproof],
  ['non-waterproof zipper', waterproof],
  ['не является водонепроницаемой', waterproof],
  ['не полностью водонепроницаемый', waterproof],
  ['本产品不防水', waterproof],
  ['Not suitable for dishwasher', dishwasher],
  ['Hand wash only', dishwasher],
  ['Hand wash only', 'feature.machine-washable'],
  ['Do not machine wash', 'feature.machine-washable'],
  ['без капюшона', 'feature.with-hood'],
])('"%s" denies %s', (text, conceptId) => {
  expect(statementOn(settleStatements(textStatements(text)), conceptId)?.verdict).toBe('no')
})

test.each([
  ['not only waterproof but warm', waterproof],
  ['Waterproof, not heavy', waterproof],
  ['non-slip sole', 'feature.non-slip'],
  ['не промокает, с капюшоном', 'feature.with-hood'],
])('"%s" does not deny %s', (text, conceptId) => {
  expect(statementOn(settleStatements(textStatements(text)), conceptId)?.verdict).toBe('yes')
})
