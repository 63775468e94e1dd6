import { ancestorsOf, describeType } from '@karavan/lexicon/names.ts'
import { factsOf } from '../../facts.ts'
import { type Found, findOffers } from '../../retrieve/find.ts'
import { emptyWish, type Wish } from '../../wish.ts'
import type { TurnContext } from './context.ts'

/** A wider kind of goods, and what there is of it. */
export interface Wider {
  wish: Wish
  found: Found
}

/** How far up the kinds it goes: what is two steps wider has little to do with the wish. */
const mostSteps = 2
/** Offers looked at to learn which kinds there are. */
const looked = 60
const mostKinds = 3

/** Offers of the narrowest wider kind that has any, without the conditions of the wish; `undefined` where there are none. */
export async function findWider({ deps, language, signal }: TurnContext, wish: Wish): Promise<Wider | undefined> {
  const [type] = wish.types
  if (type === undefined) return undefined
  for (const wider of ancestorsOf(type).slice(0, mostSteps)) {
    const looser: Wish = {
      ...emptyWish(),
      types: [wider],
      ...(wish.quantity !== undefined ? { quantity: wish.quantity, anyMoq: true } : {}),
    }
    const found = await findOffers(looser, language, deps, signal, { limit: 30 })
    if (found.hits.length > 0) return { wish: looser, found }
  }
  return undefined
}

/** Names of kinds of goods that the marketplaces have, the most frequent first, each a message that finds them. */
export async function listKinds({ deps, language, signal }: TurnContext): Promise<string[]> {
  const { hits } = await deps.retrieve({ text: '', language, types: [], keywords: {}, sort: 'relevance', limit: looked, offset: 0 }, signal)
  const counts = new Map<string, number>()
  for (const { offer } of hits) for (const type of factsOf(offer).types.slice(0, 1)) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostKinds)
    .map(([type]) => {
      const name = describeType(type, language, 'many')
      return name.charAt(0).toUpperCase() + name.slice(1)
    })
}
