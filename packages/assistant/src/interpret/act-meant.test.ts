import { readFileSync } from 'node:fs'
import { wordingsDigest } from '@karavan/lexicon/asked-wordings.ts'
import { fromBytes } from '@karavan/lexicon/text-classifier.ts'
import { markedTurnsOf, type TurnAct, turnActs } from '@karavan/lexicon/turn-acts.ts'
import { describe, expect, test } from 'vitest'
import { actOf } from './act-meant.ts'
import { decide, decideByRules } from './decide.ts'
import { hear } from './topic.ts'
import { shownAfter } from './turn-classes.ts'

const data = new URL('../../../lexicon/data/', import.meta.url)
const table = readFileSync(new URL('marked-turns.txt', data), 'utf8')

test('the acts in use were learned of the talks that stand beside them', () => {
  const { source, classes } = fromBytes(readFileSync(new URL('turn-acts.bin', data)))
  expect(source, 'run node scripts/make-turn-acts.ts').toBe(wordingsDigest(table))
  expect(classes).toEqual([...turnActs])
})

test('each line of the talks is a message with what it does', () => {
  const known = new Set<string>(turnActs)
  const turns = markedTurnsOf(table)
  expect(turns.length).toBeGreaterThan(5000)
  expect(turns.filter(({ first, message, acts }) => first === '' || message === '' || !acts.every((act) => known.has(act)))).toEqual([])
})

/** What the rules alone take a second message for, and what it is taken for. */
function taken(first: string, message: string): { ruled: TurnAct; act: TurnAct } {
  const { reading, state } = hear(message, shownAfter(first))
  return { ruled: actOf(decideByRules(reading, state)), act: actOf(decide(reading, state)) }
}

// Messages of no talk that was learned.
describe('what a message does is told by how others say the same', () => {
  test.each<[string, string, TurnAct]>([
    ['screwdriver sets in a case, 100 pcs', 'which of the two would you take for resale? my customers mostly do repairs at home', 'advice'],
    ['солнцезащитные очки, 100 шт', 'что бы вы на моём месте взяли для пробной партии?', 'advice'],
    ['太阳镜 男女款 100副', '你建议我先拿哪款试卖？', 'advice'],
    ['ceramic coffee mugs 350 ml, 200 pcs', "bit small for our flat whites, we'd need closer to 450", 'refine'],
    ['рюкзак городской', 'не, лучше под ноутбук', 'refine'],
    ['pillows 50x70', 'wait, i also need gift bags for them, not boxes', 'other'],
  ])('%s, then: %s', (first, message, act) => {
    expect(taken(first, message).act).toBe(act)
  })

  test('what one takes is priced, and told how it is ordered', () => {
    for (const [first, message] of [
      ['блокноты А5, 60 шт', 'беру второй, 60 штук'],
      ['notebooks A5, 60 pcs', 'put 60 of the second one in my cart'],
      ['A5笔记本 60本', '第二款来60本，下单吧'],
    ] as const) {
      const { reading, state } = hear(message, shownAfter(first))
      const intent = decide(reading, state)
      expect(intent, message).toMatchObject({ kind: 'ask', reference: { kind: 'places', places: [2] } })
      expect(intent.kind === 'ask' && intent.reading, message).toMatchObject({ fields: ['price'], topics: ['order'], quantity: 60 })
    }
  })
})

describe('what the rules surely read stands', () => {
  test.each<[string, string]>([
    ['pens, 500 pcs', 'which is the cheapest?'],
    ['ручки, 500 шт', 'почему именно первый?'],
    ['pens, 500 pcs', 'blue or black'],
    ['pens, 500 pcs', '300 pcs'],
    ['ручки, 500 шт', 'до 40 рублей'],
    ['笔 500支', '有没有蓝色的'],
    ['pens, 500 pcs', 'show me those that are'],
    ['зонты, 60 шт', 'тогда зонт-трость, чёрный'],
  ])('%s, then: %s', (first, message) => {
    const { ruled, act } = taken(first, message)
    expect(act).toBe(ruled)
  })
})
