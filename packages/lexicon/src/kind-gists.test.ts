import { readFileSync } from 'node:fs'
import { languages } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { finish, InSteps } from './in-steps.ts'
import { asGoodAsSaid, certaintyOf, KindReader, kindReader, learnKinds, tellsOf } from './kind-gists.ts'
import { kindRows } from './kind-wordings.ts'
import { areInLine, findConcept } from './names.ts'
import { toBytes } from './wording-reader.ts'

describe('the data', () => {
  test('what a start reads was learned of the table that stands beside it', () => {
    const file = readFileSync(new URL('../data/kind-reader.bin', import.meta.url))
    expect(file.equals(toBytes(finish(learnKinds(kindRows())))), 'run node scripts/make-kind-reader.ts').toBe(true)
  })

  test('each line is of a kind that there is, and tells of it in every language', () => {
    for (const { kind, wordings } of kindRows()) {
      expect(findConcept(kind), kind).toBeDefined()
      for (const language of languages) {
        expect(wordings[language].length, `${kind} ${language}`).toBeGreaterThan(0)
        expect(
          wordings[language].filter((wording) => wording === '' || wording !== wording.trim()),
          `${kind} ${language}`,
        ).toEqual([])
      }
    }
  })

  test('a kind has one line, and a wording tells of one kind', () => {
    expect(new Set(kindRows().map(({ kind }) => kind)).size).toBe(kindRows().length)
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { kind, wordings } of kindRows())
      for (const wording of Object.values(wordings).flat()) {
        if (seen.has(wording) && seen.get(wording) !== kind) twice.push(`${wording}: ${seen.get(wording)} and ${kind}`)
        seen.set(wording, kind)
      }
    expect(twice).toEqual([])
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
    ['ночью ребёнок боится темноты, пусть светит', 'type.night-light'],
    ['чем склеить коробки перед отправкой', 'type.packing-tape'],
    ['walk the puppy without it running away', 'type.pet-leash'],
    ['where the cat scratches instead of the sofa', 'type.cat-scratcher'],
    ['骑车戴头上保护脑袋的', 'type.helmet'],
    ['在办公室午睡盖腿上', 'type.blanket'],
    [
      'ой здравствуйте мне нужно штук сорок чтобы дети на физкультуре через неё прыгали и чтоб рублей до ста каждая вышла',
      'type.jump-rope',
    ],
  ])('%s: %s', (text, kind) => {
    expect(kindRows().flatMap(({ wordings }) => Object.values(wordings).flat())).not.toContain(text)
    expect(kindReader().read(text)).toMatchObject({ kind })
  })

  test.each(['light on the forehead', '坐飞机套脖子上睡觉的', 'ночью ребёнок боится темноты, пусть светит'])(
    'as good as said: %s',
    (text) => {
      expect(certaintyOf(kindReader().read(text)!)).toBeGreaterThanOrEqual(asGoodAsSaid)
    },
  )

  test.each([
    'где мой заказ',
    'когда приедет курьер',
    'сколько стоит доставка в Казань',
    'как вернуть деньги за бракованное',
    'do you ship to Kazakhstan',
    'can I pay by card',
    'thanks a lot, have a nice day',
    'спасибо за помощь',
    '几天能收到货',
    '可以开发票吗',
    '谢谢你',
    'белые, до 300 рублей',
  ])('never as good as said: %s', (text) => {
    expect(certaintyOf(kindReader().read(text)!)).toBeLessThan(asGoodAsSaid)
  })

  test('where no word says anything there is no kind', () => {
    for (const text of ['', '...', '12 30', 'спасибо', 'thank you so much']) expect(kindReader().read(text), text).toBeUndefined()
  })

  test('a kind is certain by how close it is, by its lead and by how much is said', () => {
    const gist = { kind: 'type.mug', score: 1, lead: 0.2, words: 3, leadOver: () => undefined }
    for (const surer of [{ score: 1.1 }, { lead: 0.3 }, { words: 4 }])
      expect(certaintyOf({ ...gist, ...surer })).toBeGreaterThan(certaintyOf(gist))
  })

  test('the kinds that come next are nearly as close, and none is a wider or narrower one of another', () => {
    const { kind, score, next, leadOver } = kindReader().read('something bright that sits on my head in the dark')!
    expect(next.length).toBeGreaterThan(0)
    for (const [at, one] of next.entries()) {
      expect(leadOver(one)).toBeLessThanOrEqual(0.2 * score)
      for (const before of [kind, ...next.slice(0, at)]) expect(areInLine(one, before)).toBe(false)
    }
    // Far ahead of all others it is alone.
    expect(kindReader().read('坐飞机套脖子上睡觉的')!.next).toEqual([])
  })

  test('a kind that is told and has none under it can be told as no other', () => {
    expect(kindReader().hasNoNarrower('type.headlamp')).toBe(true)
    // Many kinds of bags are told.
    expect(kindReader().hasNoNarrower('type.bag')).toBe(false)
    expect(kindReader().hasNoNarrower('type.no-such-goods')).toBe(false)
  })

  test('of goods that are named it is told how far they are behind, unless nobody tells of them', () => {
    const { kind, lead, leadOver } = kindReader().read('light on the forehead')!
    expect(kind).toBe('type.headlamp')
    expect(leadOver('type.headlamp')).toBe(0)
    // A wider kind is no other.
    expect(leadOver('type.lighting')).toBe(0)
    expect(leadOver('type.mug')).toBeGreaterThanOrEqual(lead)
    expect(leadOver('type.sofa')).toBeUndefined()
    expect(leadOver('type.unknown')).toBeUndefined()
  })
})

test('a reader that is built piece by piece reads as one that is built at once', () => {
  const rows = kindRows().filter((_, at) => at % 7 === 0)
  const built = new InSteps(() => KindReader.inSteps(rows, finish(learnKinds(rows))))
  expect([...built.ahead()].length).toBeGreaterThan(3)
  const atOnce = new KindReader(rows)
  for (const text of ['keep coffee hot in the car', 'чем склеить коробки', '给狗吃饭太快用的', 'спасибо']) {
    const { leadOver, ...read } = atOnce.read(text) ?? {}
    const { leadOver: other, ...same } = built.get().read(text) ?? {}
    expect(same).toEqual(read)
    expect(other?.(rows[0]!.kind)).toBe(leadOver?.(rows[0]!.kind))
  }
})

test('words that tell of a kind say nothing beside it', () => {
  expect(tellsOf('type.car-charger', 'прикуриватель')).toBe(true)
  expect(tellsOf('type.car-charger', 'красный')).toBe(false)
  expect(tellsOf('type.neck-pillow', '脖子')).toBe(true)
  expect(tellsOf('type.neck-pillow', '可水洗')).toBe(false)
})
