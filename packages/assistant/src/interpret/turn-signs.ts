import { isOfKind, kindShares } from '@karavan/lexicon/kind-classes.ts'
import { withSigns } from '@karavan/lexicon/turn-acts.ts'
import type { State } from '../state.ts'
import type { Intent } from './intent.ts'
import { areRelated } from './merge.ts'
import type { Reading } from './read.ts'

/** Whether one of those shown is asked for, by the most or the least of something or by what suits. */
export const asksWhich = ({ superlative, asksMost, asksWhichSuits }: Reading): boolean =>
  (superlative ?? asksMost) !== undefined || asksWhichSuits

/** What the rules take a message for. */
function signsOfIntent(intent: Intent): string[] {
  const signs: string[] = [intent.kind]
  if (intent.kind === 'search') {
    signs.push(intent.isNew ? 'search new' : 'search same')
    for (const key of ['asked', 'unstated', 'told'] as const) if (intent[key]) signs.push(key)
  }
  if (intent.kind === 'ask') {
    signs.push(...intent.reading.fields.map((field) => `field ${field}`))
    if (asksWhich(intent.reading)) signs.push('which')
  }
  if (intent.kind === 'service') signs.push(...intent.topics.map((topic) => `topic ${topic}`))
  if (intent.kind === 'talk') signs.push(`talk ${intent.talk}`)
  if ('reference' in intent) signs.push(`ref ${intent.reference.kind}`)
  return signs.map((sign) => `intent ${sign}`)
}

/** Parts of a reading that say nothing by being there, or repeat the message. */
const untold: ReadonlySet<string> = new Set(['question', 'language', 'written'])
const named: ReadonlySet<string> = new Set(['relatives', 'fields', 'topics', 'roles'])
/** What was read of a message at all. */
function signsOfReading(reading: Reading): string[] {
  return Object.entries(reading).flatMap(([key, value]: [string, unknown]) => {
    if (untold.has(key) || value === undefined || value === false || typeof value === 'function') return []
    if (value === true) return [`is ${key}`]
    if (!Array.isArray(value)) return [`has ${key}`]
    return value.length === 0 ? [] : [`has ${key}`, ...(named.has(key) ? value.map((one) => `${key} ${String(one)}`) : [])]
  })
}

/** So probable a kind is that is surely meant. */
const surely = 0.5
const agrees = 0.3
/** A Chinese message is so many times as long in characters as others are in words. */
const perLength = { han: 5, words: 3 }
const mostLength = 6

/** How the goods of a message stand to those that are shown. */
function signsOfGoods(written: string, reading: Reading, shown: readonly string[]): string[] {
  const types = reading.types.length === 0 ? 'none' : areRelated(reading.types, shown) ? 'same' : 'other'
  const [told] = kindShares(written)
  const kind =
    !told || !isOfKind(told) ? told?.name : areRelated([told.name], shown) ? 'same' : told.share > surely ? 'other sure' : 'other'
  const isHan = /\p{Script=Han}/u.test(written)
  const length = Math.floor(isHan ? written.length / perLength.han : written.split(/\s+/u).length / perLength.words)
  const areTold = types === 'other' && told !== undefined && told.share > agrees && areRelated([told.name], reading.types)
  return [`types ${types}`, `kind ${kind}`, ...(areTold ? ['types told'] : []), `length ${Math.min(mostLength, length)}`]
}

/** A message of a talk as what it does is learned and read. `intent` is what the rules take it for. */
export function turnText(reading: Reading, intent: Intent, { wish }: State): string {
  const { written, reference, asksAbout, asksOfService } = reading
  return withSigns(written, [
    ...signsOfIntent(intent),
    ...signsOfReading(reading),
    ...(reference ? [`reference ${reference.kind}`] : []),
    ...(asksAbout ? [`about ${asksAbout.group}`] : []),
    ...(asksOfService ? [`service ${asksOfService.topic}`] : []),
    ...signsOfGoods(written, reading, wish?.types ?? []),
    ...(/\d/u.test(written) ? ['digit'] : []),
  ])
}
