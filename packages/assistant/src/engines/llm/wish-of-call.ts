import { z } from 'zod'
import type { ForbiddenKind } from '../../interpret/grammar/forbidden.ts'
import { mergeWish } from '../../interpret/merge.ts'
import { readMessage } from '../../interpret/read.ts'
import { less } from '../../lists.ts'
import { emptyWish, type Wish } from '../../wish.ts'
import { isHarmless } from './check.ts'

const words = z.array(z.string().max(60)).max(8)

/** What a model may ask of a search: the goods in plain words, every condition in its own field. */
export const searchCall = z.object({
  goods: z
    .string()
    .min(1)
    .max(120)
    .describe('The goods alone, in the words of the buyer, without conditions: "thermos mugs". One kind of goods.'),
  must: words
    .optional()
    .describe(
      'Properties that the goods must have, one each: "black", "stainless steel", "500 ml", "waterproof", "size 42", "for iPhone 15".',
    ),
  must_not: words.optional().describe('Properties that the goods must not have.'),
  quantity: z.number().int().min(1).max(10_000_000).optional().describe('Pieces that the buyer wants.'),
  price_min: z.number().min(0).optional().describe('Lowest price of one piece.'),
  price_max: z.number().min(0).optional().describe('Highest price of one piece.'),
  currency: z.enum(['RUB', 'CNY', 'USD', 'EUR']).optional().describe('Of the prices; roubles where it is missing.'),
  max_minimum_order: z.number().int().min(1).optional(),
  factory_only: z.boolean().optional(),
  max_dispatch_hours: z.number().int().min(1).optional(),
  sort: z.enum(['price', 'sales', 'moq', 'seller', 'dispatch']).optional(),
})
export type SearchCall = z.infer<typeof searchCall>

/** What of a search nobody may be helped to buy here, whichever words the model has put it in. */
export const forbiddenIn = ({ goods, must = [] }: SearchCall): ForbiddenKind | undefined =>
  readMessage([goods, ...must].join(', '), false).forbidden

/** The same wish that the rules make of a message: words are read by the same grammar, numbers stand in fields and are read by nothing. */
export function wishOf(call: SearchCall): Wish {
  const said = readMessage([call.goods, ...(call.must ?? [])].filter(isHarmless).join(', '), false)
  // What the goods were called is quoted in answers, and these are not the buyer's words.
  const { phrase: _phrase, ...read } = mergeWish(emptyWish(), said)
  let wish: Wish = read
  for (const denied of (call.must_not ?? []).filter(isHarmless)) {
    const { colors, materials, traits, words } = readMessage(denied, true)
    wish = {
      ...wish,
      colors: less(wish.colors, colors),
      notColors: [...new Set([...wish.notColors, ...colors])].slice(0, 20),
      notMaterials: [...new Set([...wish.notMaterials, ...materials])].slice(0, 20),
      notTraits: [...new Set([...wish.notTraits, ...traits])].slice(0, 20),
      ...(words.length > 0 ? { notWords: [...new Set([...(wish.notWords ?? []), ...words])].slice(0, 20) } : {}),
    }
  }
  const { price_min, price_max, currency = 'RUB' } = call
  const minor = (value: number): number => Math.round(value * 100)
  const isPriced = price_min !== undefined || price_max !== undefined
  const { price: _, budget: _budget, ...rest } = wish
  return {
    ...(isPriced ? rest : wish),
    ...(isPriced
      ? {
          price: {
            currency,
            ...(price_min !== undefined ? { min: minor(price_min) } : {}),
            ...(price_max !== undefined ? { max: minor(price_max) } : {}),
          },
        }
      : {}),
    ...(call.quantity !== undefined ? { quantity: call.quantity } : {}),
    ...(call.max_minimum_order !== undefined ? { maxMoq: call.max_minimum_order } : {}),
    ...(call.factory_only ? { factoryOnly: true } : {}),
    ...(call.max_dispatch_hours !== undefined ? { maxDispatchHours: call.max_dispatch_hours } : {}),
    ...(call.sort ? { sort: call.sort } : {}),
  }
}
