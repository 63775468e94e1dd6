import type { FigureField } from '../../wish.ts'

/** What a buyer says about the offers of the turn before. */
export type Relative =
  | 'cheaper'
  | 'dearer'
  | 'bigger'
  | 'smaller'
  | 'other-color'
  | 'more'
  | 'restore'
  | 'lower-moq'
  | 'higher-moq'
  | Comparative

/** Beyond those shown in one field. */
export const comparatives = {
  thicker: { field: 'thickness', wants: 'most' },
  thinner: { field: 'thickness', wants: 'least' },
  heavier: { field: 'weight', wants: 'most' },
  lighter: { field: 'weight', wants: 'least' },
  longer: { field: 'length', wants: 'most' },
  shorter: { field: 'length', wants: 'least' },
  denser: { field: 'density', wants: 'most' },
  wider: { field: 'width', wants: 'most' },
  narrower: { field: 'width', wants: 'least' },
  'more-pieces': { field: 'set', wants: 'most' },
  'fewer-pieces': { field: 'set', wants: 'least' },
  'longer-lasting': { field: 'running-time', wants: 'most' },
  taller: { field: 'height', wants: 'most' },
  lower: { field: 'height', wants: 'least' },
  'more-powerful': { field: 'power', wants: 'most' },
  'bigger-battery': { field: 'charge', wants: 'most' },
  brighter: { field: 'brightness', wants: 'most' },
} as const satisfies Record<string, { field: FigureField; wants: 'most' | 'least' }>
export type Comparative = keyof typeof comparatives
export const isComparative = (relative: Relative): relative is Comparative => relative in comparatives
