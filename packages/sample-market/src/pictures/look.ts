import { colorHex } from '../colors.ts'
import type { Picture } from '../picture-path.ts'
import { hashText, numbersFrom } from '../random.ts'
import { darker, type Hex, lighter, lightness, mix } from './color.ts'
import type { Scene, Svg } from './scene.ts'

/** What one drawing of a kind must know: its colours, and choices that its variant makes. */
export interface Look {
  color: Hex
  accent: Hex
  /** The colour is one that wood has: what can be of wood may be of wood. */
  wooden: boolean
  /** The goods are made of clear glass or plastic. */
  clear: boolean
  /** Colours of goods that have many: beads, blocks, prints. */
  palette: readonly Hex[]
  /** Same goods, seen from the other side or opened. */
  other: boolean
  variant: number
  /** One of the options, the same for every view of the same goods; `name` keeps choices apart. */
  pick<T>(name: string, options: readonly T[]): T
  /** Number between the bounds, the same for every view. */
  between(name: string, low: number, high: number): number
  chance(name: string, share: number): boolean
  /** Numbers for scattered details. */
  random(name: string): () => number
}

/** Draws goods of one kind in the middle of a 1200 x 1200 field, with the shadow they cast; the backdrop is drawn already. */
export type Draw = (scene: Scene, look: Look) => Svg

export interface Kind {
  draw: Draw
  /** Where the close-up looks, and how close. */
  focus?: readonly [x: number, y: number, zoom: number]
  /** Lying on a table and seen from above: no horizon. */
  flat?: boolean
  /** How much larger than drawn the goods are shown, around the middle of the floor line. */
  enlarge?: number
  /** Draws goods of many colours itself; others stand together in several colours. */
  multicolor?: boolean
  /** Gives light, and is shown in a dimmer room. */
  dim?: boolean
  /** Where the goods meet the floor. */
  floor?: number
}

const rainbow: readonly Hex[] = ['#e2574c', '#f2b441', '#4fae7b', '#4a8fd0', '#8a68b8', '#ee8fa6']
const soft: readonly Hex[] = ['#eab8a8', '#f0dba5', '#b4d4b8', '#a9c9de', '#c8b8dc', '#f3d3dc']

const woods: ReadonlySet<Hex> = new Set([colorHex['color.brown'], colorHex['color.beige'], colorHex['color.gold']])

/** Second colour that suits the first when the seller names none. */
function companion(color: Hex): Hex {
  const l = lightness(color)
  return l > 0.88 ? '#c9b79c' : l < 0.32 ? '#8b8f95' : l > 0.65 ? mix(darker(color, 0.5), '#6d5a4a', 0.25) : lighter(color, 0.62)
}

export function lookOf(picture: Picture): Look {
  const { kind, color, accent, variant, view } = picture
  const random = (name: string) => numbersFrom(hashText(`${kind}|${variant}|${name}`))
  const draw = (name: string): number => random(name)()
  const palette = draw('palette') < 0.55 ? rainbow : soft
  const solid = (value: string): Hex =>
    value === 'transparent' ? '#dfe8ea' : value === 'multicolor' ? palette[Math.floor(draw('first') * palette.length)]! : value
  const main = solid(color)
  return {
    color: main,
    accent: accent ? solid(accent) : companion(main),
    wooden: woods.has(main),
    clear: color === 'transparent',
    palette: color === 'multicolor' ? palette : [main, lighter(main, 0.4), darker(main, 0.35), accent ? solid(accent) : companion(main)],
    other: view === 2,
    variant,
    pick: (name, options) => options[Math.floor(draw(name) * options.length)]!,
    between: (name, low, high) => low + (high - low) * draw(name),
    chance: (name, share) => draw(name) < share,
    random,
  }
}
