// @database embedded
import type { Language } from '@karavan/contract/language.ts'
import { describeType } from '@karavan/lexicon/names.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { families } from '@karavan/sample-market/families/all.ts'
import { testDb } from '@karavan/testing/db.ts'
import { createTalks } from '@karavan/testing/talk.ts'
import { isThorough } from '@karavan/testing/thorough.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Every property of every kind of the sample market, refused in the words of its listings: none that is shown states it, or the answer says that nothing meets it. */

const denials: Record<Language, (kind: string, property: string) => string | undefined> = {
  en: (kind, property) =>
    property.startsWith('with ')
      ? `${kind} without ${property.slice('with '.length)}`
      : /^(?:in|for|from) /.test(property)
        ? undefined
        : `${kind}, not ${property}`,
  zh: (kind, property) => `${kind} 不要${property}的`,
  ru: (kind, property) => (/^(?:с|со|для|в|из|под|на|без) /.test(property) ? undefined : `${kind} не ${property}`),
}
/** Who needs no logo of his own takes goods that could have one. */
const isLogo = (property: string): boolean => /logo|лого|定制|可印/i.test(property)
const saysNothingMeets = (html: string): boolean => /Nothing meets|сразу ничего нет|没有同时满足/.test(html)
/** Still read otherwise: the word means something else as well, or two denials meet in one. */
const known: ReadonlySet<string> = new Set([
  'thermos mugs, not double-wall vacuum',
  'led strips, not waterproof',
  'knives, not one-piece',
  'baking molds, not non-stick',
  'earrings, not small',
  'makeup brushes without no-shed bristles',
  'stickers, not non-repeating',
  'screwdriver sets, not chrome vanadium',
  'garden shears without spring',
  '手表 不要钢带的',
  'led灯带 不要防水的',
  '螺丝刀 不要铬钒钢的',
  'игрушки для животных не от скуки',
  'автомобильные коврики не по модели автомобиля',
])
/** Every eleventh is asked; all of them with THOROUGH=1. */
const share = 11

let database: Awaited<ReturnType<typeof testDb>>
let begin: ReturnType<typeof createTalks>
beforeAll(async () => {
  database = await testDb({ content: 'market', isSynced: true })
  begin = createTalks(database.db, [sampleMarketplace(database.db)])
})
afterAll(async () => {
  await database.close()
})

test.each(['en', 'ru', 'zh'] as const)('%s: what is refused is stated by none that is shown', { timeout: 300_000 }, async (language) => {
  const place = { zh: 0, ru: 1, en: 2 }[language]
  const asked = families
    .flatMap(({ type, features }) => features.map((feature) => ({ type, property: String(feature[place]) })))
    .filter(({ property }) => !isLogo(property))
    .flatMap(({ type, property }) => {
      const message = denials[language](describeType(type, language, 'many'), property)
      return message === undefined || known.has(message) ? [] : [{ message, property }]
    })
    .filter((_, at) => isThorough || at % share === 0)
  expect(asked.length).toBeGreaterThan(20)
  const wrong: string[] = []
  for (const { message, property } of asked) {
    const { offers, html } = await begin(language)(message)
    const stating = offers.filter(({ attributes }) =>
      attributes.some(({ value }) =>
        (value[language] ?? '').split(/[,、;]\s*/).some((one) => one.toLowerCase() === property.toLowerCase()),
      ),
    )
    if (stating.length > 0 && !saysNothingMeets(html)) wrong.push(message)
  }
  expect(wrong).toEqual([])
})
