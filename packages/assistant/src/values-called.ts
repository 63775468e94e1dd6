import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import { synonymsOfOne } from '@karavan/lexicon/synonyms.ts'
import type { OptionGroup } from '@karavan/marketplaces/port.ts'
import { texts } from '@karavan/marketplaces/wordings.ts'
import { LRUCache } from 'lru-cache'

/**
 * Values of an option that a text calls by their words, be it in part: "with two batteries" of the kits of a drill, 七座 of the sets of mats. Words that all
 * of the values have tell none apart. `undefined` where it calls none.
 */
export function valuesCalled({ values }: Pick<OptionGroup, 'values'>, text: string): Set<string> | undefined {
  const said = namesIn(text)
  if (said.size === 0) return undefined
  const named = values.map(({ vid, name }) => ({ vid, names: texts(name).map(namesIn) }))
  const isOf = (names: readonly ReadonlySet<string>[], one: string): boolean => names.some((own) => own.has(one))
  const telling = [...said].filter((one) => {
    const count = named.filter(({ names }) => isOf(names, one)).length
    return count > 0 && count < values.length
  })
  const called =
    telling.length === 0
      ? []
      : named.filter(({ names }) => telling.every((one) => isOf(names, one)) && !names.some((own) => isOtherwiseCounted(own, said)))
  // "One battery and charger" is no wish for the case that another kit has as well.
  const whole = called.filter(({ names }) => names.some((own) => own.size > 0 && [...own].every((one) => said.has(one))))
  const found = whole.length > 0 ? whole : called
  return found.length > 0 && found.length < values.length ? new Set(found.map(({ vid }) => vid)) : undefined
}

const counted = /^(?<count>\d+|[一两三四五六七八九十]) ?(?<thing>.+)$/u
const countsIn = (names: ReadonlySet<string>): { count: string; thing: string }[] =>
  [...names].flatMap((name) => {
    const { count, thing } = counted.exec(name)?.groups ?? {}
    return count === undefined || thing === undefined ? [] : [{ count, thing }]
  })

/** A set for five seats is none for seven, whatever else its name has of those. */
function isOtherwiseCounted(own: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const named = countsIn(own)
  return countsIn(said).some(({ count, thing }) => {
    const same = named.filter((one) => one.thing === thing)
    return same.length > 0 && same.every((one) => one.count !== count)
  })
}

const known = new LRUCache<string, ReadonlySet<string>>({ max: 5000 })

/** What a text names, each thing with its number too: "two batteries" are batteries, and two of them. What is not there is another thing than what is. */
function namesIn(text: string): ReadonlySet<string> {
  const folded = text.toLowerCase().replaceAll('ё', 'е')
  const before = known.get(folded)
  if (before) return before
  const found = new Set<string>([...spelt(analyse(folded, { fuzzy: false })), ...drawn(folded)])
  known.set(folded, found)
  return found
}

/** Pieces and sets are what everything is sold in. */
const ofSale =
  /^(?:шт|штук|штуч|набор|комплект|комплектац|вариант|модел|pc|pcs|piec|set|kit|pair|pack|unit|version|пар|упаков|вид|цвет|color|colour|size|размер)/u
const leastLetters = 3
const mayBeName = /^(?:double|single)$/u
const without = /^(?:без|without|no|not|не|minus)$/u

function spelt({ tokens, concepts }: Analysis): string[] {
  let number: number | undefined
  let isDenied = false
  const found: string[] = []
  for (const { start, end, normalised, script } of tokens) {
    if (script === 'han') continue
    const count = numberOf(normalised)
    if (count !== undefined) {
      number = count
      // "Double" of beds is a name.
      if (mayBeName.test(normalised)) found.push(normalised)
      continue
    }
    if (without.test(normalised)) {
      isDenied = true
      continue
    }
    const ofPlace = concepts.filter((one) => one.start <= start && end <= one.end && one.kind !== 'color')
    const isColor = ofPlace.length === 0 && concepts.some((one) => one.kind === 'color' && one.start <= start && end <= one.end)
    const stem = canonical(stemOf(normalised))
    const name = ofPlace.find(({ kind }) => kind === 'type')?.conceptId ?? stem
    if (!isColor && normalised.length >= leastLetters && !isStopword(normalised) && !ofSale.test(normalised)) {
      const said = isDenied ? `-${name}` : name
      found.push(said, ...(number === undefined || isDenied ? [] : [`${number} ${name}`]))
      isDenied = false
    }
    number = undefined
  }
  return found
}

/** One of several that say the same: «АКБ» and «аккумулятор». */
const canonical = (stem: string): string => [stem, ...synonymsOfOne(stem).stems].toSorted()[0]!

const numbers: readonly RegExp[] = [
  /^(?:1|один|одн\p{L}{1,3}|one|single)$/u,
  /^(?:2|дв(?:а|е|ух|умя|ум|ойн\p{L}+)|two|double|both)$/u,
  /^(?:3|тр(?:и|ех|емя|ем)|three)$/u,
  /^(?:4|четыр\p{L}+|four)$/u,
  /^(?:5|пят(?:ь|и|ью)|five)$/u,
  /^(?:6|шест(?:ь|и|ью)|six)$/u,
  /^(?:7|сем(?:ь|и|ью)|seven)$/u,
  /^(?:8|вос(?:емь|ьми|емью)|eight)$/u,
]
function numberOf(word: string): number | undefined {
  const at = numbers.findIndex((way) => way.test(word))
  return at >= 0 ? at + 1 : undefined
}

const measureWord = /(?<=[一二两双三四五六七八单])[块个颗只条片把枚张]+的?(?=\p{Script=Han})/gu
/** Chinese names are short, and every two of their characters are a name. */
function drawn(text: string): string[] {
  const plain = text
    .replaceAll(/[双二]/gu, '两')
    .replaceAll('单', '一')
    .replaceAll(/(?:不[带含配要]|没有?|无)(?:锂?电池?)/gu, '裸机')
    .replace(measureWord, '')
  return (plain.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
}
