import type { MeasureBound } from '@karavan/marketplaces/port.ts'
import type { WishedMeasure } from './wish.ts'

/** "500 ml" is met by what is within a tenth of it; goods are made in 480, 500 and 530 under that name. */
const tolerance = 0.1

export function toMeasureBound(measure: WishedMeasure): MeasureBound {
  const { dimension, target } = measure
  if (target !== undefined) return { dimension, min: target * (1 - tolerance), max: target * (1 + tolerance) }
  return {
    dimension,
    ...(measure.min !== undefined ? { min: measure.min } : {}),
    ...(measure.max !== undefined ? { max: measure.max } : {}),
  }
}
