import { languages } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { kindGistsIn, tellsOf } from './kind-gists.ts'
import { kindRows } from './kind-phrases/rows.ts'
import { findConcept } from './names.ts'

describe('the tables', () => {
  test('each line is of a kind that there is, and tells of it in every language', () => {
    for (const { kind, wordings } of kindRows()) {
      expect(findConcept(kind), kind).toBeDefined()
      for (const language of languages)
        expect(wordings[language].filter((wording) => wording !== '').length, `${kind} ${language}`).toBeGreaterThan(0)
    }
  })

  test('a wording tells of one kind', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { kind, wordings } of kindRows())
      for (const wording of Object.values(wordings).flat()) {
        if (seen.has(wording)) twice.push(`${wording}: ${seen.get(wording)} and ${kind}`)
        seen.set(wording, kind)
      }
    expect(twice).toEqual([])
  })

  test('of seven wordings six are read as their kind surely; the others are too short for that', () => {
    const missed = kindRows().flatMap(({ kind, wordings }) =>
      Object.values(wordings)
        .flat()
        .filter((wording) => !kindGistsIn(wording).some((gist) => gist.kind === kind && gist.isSure)),
    )
    expect(missed.length / kindRows().flatMap(({ wordings }) => Object.values(wordings).flat()).length).toBeLessThan(0.15)
  })
})

describe('goods told in words of no list', () => {
  test.each([
    ['во что сложить помаду и тушь', 'type.cosmetic-bag'],
    ['штукенцию яйца взбивать', 'type.whisk'],
    ['зверюшек обнимать перед сном', 'type.soft-toy'],
    ['fix my phone to the bike handlebar', 'type.phone-holder'],
    ['something round the neck for long flights', 'type.neck-pillow'],
    ['what do people put on their wrist to count steps', 'type.smart-watch'],
    ['给狗吃饭太快用的', 'type.pet-bowl'],
    ['公司年会圣诞树上挂', 'type.christmas-decor'],
  ])('%s: %s', (text, kind) => {
    expect(kindGistsIn(text).filter(({ isSure }) => isSure)).toMatchObject([{ kind }])
  })

  test.each([
    'где мой заказ',
    'сколько стоит доставка в Казань',
    'do you ship to Kazakhstan',
    'спасибо',
    '几天能收到货',
    'белые, до 300 рублей',
  ])('nothing: %s', (text) => {
    expect(kindGistsIn(text).filter(({ isSure }) => isSure)).toEqual([])
  })

  test('of a text that runs on each stretch is read by itself', () => {
    const text = 'ой здравствуйте мне нужно штук сорок чтобы дети на физкультуре через неё прыгали и чтоб рублей до ста каждая вышла'
    expect(kindGistsIn(text)).toMatchObject([{ kind: 'type.jump-rope', isSure: true }])
  })

  test('the name is that of the language in which was told', () => {
    expect(kindGistsIn('light on the forehead')[0]).toMatchObject({ name: 'headlamp' })
    expect(kindGistsIn('坐飞机套脖子上睡觉的')[0]).toMatchObject({ name: 'u型枕' })
  })
})

test('words that tell of a kind say nothing beside it', () => {
  expect(tellsOf('type.car-charger', 'прикуриватель')).toBe(true)
  expect(tellsOf('type.car-charger', 'гнезда')).toBe(false)
  expect(tellsOf('type.neck-pillow', '脖子')).toBe(true)
  expect(tellsOf('type.neck-pillow', '记忆棉')).toBe(false)
})
