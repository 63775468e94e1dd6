import type { PictureColor } from './picture-path.ts'

/** What each colour concept of the lexicon looks like in the sample market's pictures. */
export const colorHex = {
  'color.black': '#1f2023',
  'color.white': '#f5f5f2',
  'color.grey': '#8a8d91',
  'color.silver': '#c3c7cb',
  'color.gold': '#cfa553',
  'color.red': '#c8262f',
  'color.pink': '#f2a7b8',
  'color.orange': '#ee7d28',
  'color.yellow': '#f5c93b',
  'color.beige': '#dfcdb1',
  'color.brown': '#7a4f34',
  'color.green': '#2f7d4f',
  'color.olive': '#6c6f3e',
  'color.mint': '#a5dcc6',
  'color.blue': '#2c62b8',
  'color.navy': '#1f2c4d',
  'color.light-blue': '#96c4e6',
  'color.purple': '#7d58a6',
  'color.transparent': 'transparent',
  'color.multicolor': 'multicolor',
} as const satisfies Record<`color.${string}`, PictureColor>

export type ColorId = keyof typeof colorHex
