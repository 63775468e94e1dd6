import { expect, test } from 'vitest'
import { describedEarlier } from './described-earlier.ts'

test.each([
  ['刚才那个小型犬的套装，紫色要10套，一共多少钱', '小型犬的套装'],
  ['that small-dog set from before, 10 in purple, total?', 'small-dog set'],
  ['тот набор для мелких собак, что был раньше, 10 штук', 'набор для мелких собак'],
])('"%s" points at an offer shown before by "%s"', (message, said) => {
  expect(describedEarlier(message)?.said).toBe(said)
})
test.each(['the order from before', '刚才的列表', 'предыдущий вариант', 'the red one'])('"%s" tells none of them apart', (message) => {
  expect(describedEarlier(message)).toBeUndefined()
})
