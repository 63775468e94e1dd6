import { haveSides } from '@karavan/lexicon/measures.ts'
import { isAnyOf } from '@karavan/lexicon/names.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../../facts.ts'
import { fitsDevice } from '../../interpret/grammar/device.ts'
import type { Reading } from '../../interpret/read.ts'
import { measureVerdict } from '../../rank/check.ts'

/** Whether an offer lacks something of what a question names its variant by. */
export function lacksNamed(offer: Offer, reading: Pick<Reading, 'colors' | 'sizes' | 'sides' | 'measures'>): boolean {
  const { colors, sizes, sides, measures } = factsOf(offer)
  const { sides: wanted } = reading
  return (
    (reading.colors.length > 0 && colors.length > 0 && !isAnyOf(reading.colors, colors)) ||
    (reading.sizes.length > 0 && sizes.length > 0 && !reading.sizes.some((size) => sizes.includes(size))) ||
    reading.measures.some((measure) => measureVerdict(measure, measures) === 'no') ||
    (wanted !== undefined && sides.length > 0 && !sides.some((stated) => haveSides(stated, wanted)))
  )
}

/** What devices an offer is for, in one list, where it is for certain ones and not for the one that is named. */
export function otherDevices(offer: Offer, device: string): string[][] {
  const { devices } = factsOf(offer)
  if (devices.length === 0 || devices.some((stated) => fitsDevice(stated, device))) return []
  const models = devices.filter((stated) => stated.includes(' '))
  return [[...new Set(models.length > 0 ? models : devices)]]
}
