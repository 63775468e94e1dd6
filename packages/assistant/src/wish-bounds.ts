import type { MeasureBound } from '@karavan/marketplaces/port.ts'
import type { Dimension, WishedFigure, WishedMeasure } from './wish.ts'

/**
 * How far from a named measure still is that measure, as a share of it: goods are made in 480, 500 and 530 ml under the name of 500, but a pan of 26 cm
 * is not one of 24.
 */
const tolerance = { volume: 0.1, weight: 0.1, power: 0.1, charge: 0.05, length: 0.05, count: 0 } as const satisfies Record<
  Dimension,
  number
>

export function toMeasureBound(measure: WishedMeasure): MeasureBound {
  const { dimension, target, oneOf } = measure
  if (oneOf)
    return { dimension, min: Math.min(...oneOf) * (1 - tolerance[dimension]), max: Math.max(...oneOf) * (1 + tolerance[dimension]) }
  if (target !== undefined) return { dimension, min: target * (1 - tolerance[dimension]), max: target * (1 + tolerance[dimension]) }
  return {
    dimension,
    ...(measure.min !== undefined ? { min: measure.min } : {}),
    ...(measure.max !== undefined ? { max: measure.max } : {}),
  }
}

/** Whether a stated value is what was wished for: one of several that were named, or within the bounds. */
export function meetsMeasure(measure: WishedMeasure, value: number): boolean {
  if (measure.oneOf) return measure.oneOf.some((target) => meetsMeasure({ dimension: measure.dimension, target }, value))
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = toMeasureBound(measure)
  return value >= min && value <= max
}

/** Whether goods of several sides fit a measure: a box of 25x18x10 is not "under 10 cm"; `undefined` where one side decides, or none is stated. */
export function sidesUpTo(measure: WishedMeasure, sides: readonly number[][]): number[][] | undefined {
  const isUpTo = measure.dimension === 'length' && measure.max !== undefined && measure.min === undefined && measure.target === undefined
  return isUpTo && sides.length > 0 ? sides.filter((one) => meetsMeasure(measure, Math.max(...one))) : undefined
}

/** Whether a stated figure lies within what was wished for. */
export const meetsFigure = ({ above, below }: WishedFigure, value: number): boolean =>
  (above === undefined || value > above) && (below === undefined || value < below)
