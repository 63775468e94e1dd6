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

/** Whether an offer for certain devices is for none such as is named. */
export function lacksDevice(offer: Offer, { device }: Pick<Reading, 'device'>): boolean {
  const { devices } = factsOf(offer)
  return device !== undefined && devices.length > 0 && !devices.some((stated) => fitsDevice(stated, device))
}
