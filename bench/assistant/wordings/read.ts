import { type Language, languages } from '@karavan/contract/language.ts'
import { roubles } from '@karavan/testing/talk.ts'
import type { Answer, Case } from '../expectations.ts'
import type { Half } from '../generated/market.ts'
import type { Want } from '../oracle.ts'
import { eighteenth } from './eighteenth.ts'
import { english } from './en.ts'
import { russian } from './ru.ts'
import { sixteenth } from './sixteenth.ts'
import { thirteenth } from './thirteenth.ts'
import { twelfth } from './twelfth.ts'
import { twentieth } from './twentieth.ts'
import { twentyfourth } from './twentyfourth.ts'
import { twentysecond } from './twentysecond.ts'
import { chinese } from './zh.ts'

const tables: Record<Language, string> = { ru: russian, en: english, zh: chinese }

export const wordings = (language: Language, half: Half): Case[] => halfOf(tables[language], language, half)

export const twelfthMessages = (half: Half): Case[] => languages.flatMap((language) => halfOf(twelfth[language], language, half))

export const thirteenthMessages = (half: Half): Case[] => languages.flatMap((language) => halfOf(thirteenth[language], language, half))

export const sixteenthMessages = (half: Half): Case[] => languages.flatMap((language) => halfOf(sixteenth[language], language, half))

export const eighteenthMessages = (half: Half): Case[] => languages.flatMap((language) => halfOf(eighteenth[language], language, half))

export const twentiethMessages = (half: Half): Case[] => languages.flatMap((language) => halfOf(twentieth[language], language, half))

export const twentysecondMessages = (half: Half): Case[] => languages.flatMap((language) => halfOf(twentysecond[language], language, half))

export const twentyfourthMessages = (half: Half): Case[] => languages.flatMap((language) => halfOf(twentyfourth[language], language, half))

/** Every second row of a table; the others are kept away. */
const halfOf = (table: string, language: Language, half: Half): Case[] =>
  table
    .trim()
    .split('\n')
    .filter((_, at) => at % 2 === (half === 'open' ? 0 : 1))
    .map((row) => ({ language, turns: [toTurn(row)] }))

/**
 * A row is a message, the kinds that will do (`-`: no goods; `any`: goods of whatever kind; `kind:word`: the word is in a field) and what must hold of each
 * card, set off by semicolons: `has:` and `no:` a pattern in a field, `mat:` and `col:` one in the material and the colour, `<` and `>` the price of a piece in
 * roubles or `cny` or `usd`, `q` the quantity, `h` within how many hours it is sent, `logo`, `factory`, and `says:` a pattern of the text where there are no
 * goods.
 */
function toTurn(row: string): { say: string; answer: Answer } {
  const [say, kinds, rest = ''] = row.split(' | ').map((cell) => cell.trim()) as [string, string, string | undefined]
  const conditions = rest.split('; ').filter(Boolean)
  if (kinds === '-') return { say, answer: { cards: 0, says: pattern(conditions[0]!.slice('says:'.length)) } }
  const want = conditions.reduce((so, condition) => withCondition(so, condition), emptyWant(kinds))
  if (kinds !== 'any') return { say, answer: { cards: 0, mayShow: true, wants: want } }
  return {
    say,
    answer: { cards: 1, ...(want.maxRub ? { maxRub: want.maxRub } : {}), ...(want.quantity ? { quantity: want.quantity } : {}) },
  }
}

const pattern = (source: string): RegExp => new RegExp(source, 'im')

function emptyWant(kinds: string): Want {
  const [names, noun] = kinds.split(':') as [string, string | undefined]
  return { kinds: names.split(','), ...(noun ? { noun: pattern(noun) } : {}) }
}

function withCondition(want: Want, condition: string): Want {
  const stated = (source: string): Want => ({ ...want, states: [...(want.states ?? []), pattern(source)] })
  const [, name, value] = /^(has|no|mat|col):(.+)$/.exec(condition) ?? []
  switch (name) {
    case 'has':
      return stated(value!)
    case 'no':
      return { ...want, not: [...(want.not ?? []), pattern(value!)] }
    case 'mat':
      return stated(`^Material: .*${value}`)
    case 'col':
      return stated(`^Color: .*${value === 'blue' ? '(blue|navy)' : value}`)
    case undefined:
      break
  }
  const [, sign, figure, currency = 'rub'] = /^([<>qh])([\d.]+)(cny|usd)?$/.exec(condition) ?? []
  if (sign === 'q') return { ...want, quantity: Number(figure) }
  if (sign === 'h') return { ...want, maxDispatchHours: Number(figure) }
  const amount = Number(figure) * (currency === 'rub' ? 1 : roubles[currency.toUpperCase()]!)
  if (sign === '<') return { ...want, maxRub: amount }
  if (sign === '>') return { ...want, minRub: amount }
  if (condition === 'logo') return { ...want, hasLogo: true }
  if (condition === 'factory') return { ...want, isFactory: true }
  throw new RangeError(`no condition: ${condition}`)
}
