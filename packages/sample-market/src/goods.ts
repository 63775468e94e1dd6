import { clashes } from './choose-words.ts'
import type { ColorId } from './colors.ts'
import type { Choice, Family, Measured } from './family.ts'
import type { Triple } from './phrase.ts'
import type { Random } from './random.ts'
import { sizeScales } from './sizes.ts'
import { capitalize } from './title.ts'
import { type AudienceId, colorNames, finishNames, type MaterialId, materialNames, type SeasonId, seasonNames } from './words.ts'

/** What the goods of one offer are, as far as its family leaves it open. */
export interface Goods {
  material?: readonly [MaterialId, priceFactor: number]
  audience?: AudienceId
  season?: SeasonId
  /** At least one. */
  colors: ColorId[]
  /** Said of every colour. */
  finish?: (typeof finishNames)[number]
  /** Values of the family's measure: one, or those the buyer chooses among; none where it has no measure. */
  measured: readonly Measured[]
  choice?: Pick<Choice, 'name' | 'values'>
  sizes: readonly string[]
}

/** Materials that are painted, polished or coated. */
const finished: readonly MaterialId[] = ['material.stainless-steel', 'material.plastic', 'material.ceramic', 'material.abs']

/** Decides what a family leaves open, from the next random numbers. */
export function chooseGoods(family: Family, random: Random): Goods {
  const { measure } = family
  const material = family.materials ? random.pick(family.materials) : undefined
  const audience = family.audiences ? random.pick(family.audiences) : undefined
  const seasons = family.seasons?.filter((one) => !material || !clashes(family, seasonNames[one][0], materialNames[material[0]][0]))
  const season = seasons && seasons.length > 0 ? random.pick(seasons) : undefined
  const colorCount = random.chance(0.18) ? 1 : random.int(2, Math.min(family.maxColors ?? 6, family.colors.length))
  const colors = random.sample(family.colors, colorCount)
  const finish = random.chance(0.1) && material && finished.includes(material[0]) ? random.pick(finishNames) : undefined
  const hasMeasureChoice = measure !== undefined && random.chance(measure.choice ?? 0.25)
  const measured = measure ? (hasMeasureChoice ? neighbours(random, different(measure.values), 2, 4) : [random.pick(measure.values)]) : []
  const choice =
    family.choice && random.chance(family.choice.share)
      ? { name: family.choice.name, values: random.sample(family.choice.values, random.int(2, 4)) }
      : undefined
  const sizes = family.sizes ? neighbours(random, sizeScales[family.sizes][audience ?? 'unisex'], 2, 6) : []
  return { material, audience, season, colors, finish, measured, choice, sizes }
}

/** Names of the colours that the goods come in, with their finish. */
export const shadesOf = ({ colors, finish }: Pick<Goods, 'colors' | 'finish'>): Triple[] =>
  colors.map((color) => {
    const [zh, ru, en] = colorNames[color]
    return finish
      ? [`${finish[0]}${zh}`, capitalize(`${ru} ${finish[1]}`), capitalize(`${finish[2]} ${en}`)]
      : [zh, capitalize(ru), capitalize(en)]
  })

/** A family repeats a value to make it more usual in titles; a choice names it once. */
const different = (values: readonly Measured[]): Measured[] =>
  values.filter((value, index) => values.findIndex((other) => other[0] === value[0]) === index)

/** Neighbouring values, as a seller's range of one product is. */
function neighbours<T>(random: Random, values: readonly T[], low: number, high: number): T[] {
  const count = Math.min(values.length, random.int(low, high))
  const start = random.int(0, values.length - count)
  return values.slice(start, start + count)
}
