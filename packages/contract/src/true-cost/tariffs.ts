import { z } from 'zod'
import { localizedText } from '../localized-text.ts'

const amount = z.number().min(0).max(10_000_000)
const percent = z.number().min(0).max(500)
/** One number where it is fixed, else the lowest and the highest. */
const rangeOf = (value: typeof amount) =>
  z.union([value, z.tuple([value, value])]).refine((range) => typeof range === 'number' || range[0] <= range[1], {
    error: 'must be the lower number, then the higher one',
  })
const byWeight = z.strictObject({ per_kg: rangeOf(amount), minimum: amount.optional() })

/** A way for the goods to come, such as by air. Amounts in roubles. */
export const tariff = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/, { error: 'must be small letters, digits and hyphens' }),
  name: localizedText,
  /** Days on the way, from and to. */
  days: z.tuple([z.number().int().min(0), z.number().int().min(0)]).optional(),
  per_kg: rangeOf(amount),
  /** Cubic centimetres that count as a kilogram, where light goods are charged by their volume. */
  cm3_per_kg: z.number().min(100).max(1_000_000).optional(),
  /** The smallest weight that is charged, and the step that weights are rounded up to. */
  minimum_kg: amount.optional(),
  step_kg: z.number().min(0.001).max(1000).optional(),
})
export type Tariff = z.infer<typeof tariff>

/**
 * What the shop says an order costs beside its goods, per order, in roubles and percent. A part that is left out is one nobody knows: it is shown as unknown, not as free. For
 * a part that is free say 0.
 */
export const tariffTable = z.strictObject({
  /** Made-up figures, for trying things out: pages say so. */
  is_example: z.boolean().optional(),
  /** What boxes add to the weight of the goods, in percent. */
  box_percent: rangeOf(percent).optional(),
  china_delivery: byWeight.optional(),
  /** The shop's own fee, of the goods. */
  fee: z.strictObject({ percent, minimum: amount.optional() }).optional(),
  packing: byWeight.optional(),
  /** Of the goods. */
  insurance: z.strictObject({ percent }).optional(),
  /** Of goods and freight, where these come to more than `free_up_to`. */
  duty: z.strictObject({ percent: rangeOf(percent), free_up_to: amount.optional() }).optional(),
  /** Of goods, freight and duty, where goods and freight come to more than `free_up_to`. */
  vat: z.strictObject({ percent, free_up_to: amount.optional() }).optional(),
  tariffs: z.array(tariff).min(1).max(4),
})
export type TariffTable = z.infer<typeof tariffTable>

/** Answer to `GET /api/tariffs`. `table` is null where the shop has none: then nothing is estimated. */
export const tariffsAnswer = z.object({ success: z.literal(true), table: tariffTable.nullable() })
