import type { Language } from '@karavan/contract/language.ts'
import { childrenOf, describeType, isAnyOf, parentsOf } from '@karavan/lexicon/names.ts'
import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../../facts.ts'
import { isForOthers, traitFit } from '../../rank/check.ts'
import { type Found, findOffers } from '../../retrieve/find.ts'
import { emptyWish, hasFacet, traitKindOf, type Wish } from '../../wish.ts'
import type { TurnContext } from './context.ts'

/** A kind of goods to go on with: its name, as a message that finds them. */
export function kindChip(type: string, language: Language): string {
  const name = describeType(type, language, 'many')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What stands under the name of goods that it only serves, and is no shoe and no jewellery itself. */
const accessories: ReadonlySet<string> = new Set(['type.shoe-care', 'type.jewellery-box'])

/** A wider kind of goods, and what there is of it. */
export interface Wider {
  wish: Wish
  found: Found
  /** Goods of this kind are alike enough to be shown instead; of others only the names of the kinds that there are help. */
  isNear: boolean
}

/** What an answer can offer where there are no such goods. */
export interface Instead {
  /** Goods of the next wider kind, where they are near enough to be shown. */
  wider?: Wider
  /** Names of kinds of goods that there are, each a message that finds them. */
  kinds: string[]
  /** They are those that the buyer's word for the goods may mean. */
  areMeant?: true
  /** Concepts of those whom the goods are for, where they are for others than is wished. */
  forOthers?: string[]
}

/**
 * Looks for goods of a wider kind and for kinds that there are. `meant` are kinds that the word for the goods may mean and that are sold, `near` names of those
 * that a message which names none may tell of as well.
 */
export async function findInstead(
  context: TurnContext,
  wish: Wish,
  { meant = [], near = [] }: { meant?: readonly string[] | undefined; near?: readonly string[] },
): Promise<Instead> {
  if (meant.length > 0) {
    const names = meant.slice(0, maxKinds).map((type) => kindChip(type, context.language))
    return { kinds: names, areMeant: true }
  }
  const [chip, forOthers] = await forAnybody(context, wish)
  // A case for another device stands in for nothing.
  const wider = wish.device === undefined ? await findWider(context, wish) : undefined
  const others = wider ? kindsAmong(wider.found.hits, context.language) : await listKinds(context)
  context.signal.throwIfAborted()
  // Of "work gloves" that nobody sells there are gloves.
  const beside = await soldOf(
    context,
    (wish.beside ?? []).map(({ concept }) => concept).filter((concept) => concept.startsWith('type.')),
  )
  return {
    ...(wider?.isNear ? { wider } : {}),
    ...(forOthers.length > 0 ? { forOthers } : {}),
    kinds: [...new Set([...chip, ...near, ...beside, ...others])],
  }
}

/** A kind with more kinds under it (sport goods, toys) holds nothing that could stand in for one of them. */
export const maxKindsOfNear = 8

/** Offers looked at to learn which kinds there are. */
const maxLooked = 60
const maxKinds = 3

/** Names of those kinds that there are, each a message that finds them. */
export async function soldOf({ deps, language, signal }: TurnContext, kinds: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for (const kind of kinds) {
    const { hits } = await findOffers({ ...emptyWish(), types: [kind] }, language, deps, signal, { limit: 1 })
    if (hits.length > 0) names.push(kindChip(kind, language))
  }
  return names
}

/**
 * The name of the goods as a message that finds them for anybody, and concepts of those whom all that were looked at are for; nothing where the wish was
 * for anybody or there are none.
 */
async function forAnybody({ deps, language, signal }: TurnContext, wish: Wish): Promise<[chips: string[], whom: string[]]> {
  if (wish.types.length === 0 || !hasFacet(wish, 'audience')) return [[], []]
  const { hits } = await findOffers({ ...emptyWish(), types: wish.types }, language, deps, signal, { limit: maxLooked })
  if (hits.length === 0) return [[], []]
  const whom = hits.map(({ offer }) => factsOf(offer).traits.filter((trait) => traitKindOf(trait) === 'audience'))
  const areForOthers = hits.every((hit) => isForOthers(hit, wish))
  return [[kindChip(wish.types[0]!, language)], areForOthers ? [...new Set(whom.flat())] : []]
}

/** Goods that state not to have what is wished stand in for nothing. */
const deniesTrait = (hit: OfferHit, { traits, quantity }: Wish): boolean =>
  traits.some((trait) => traitFit(trait, factsOf(hit.offer), hit.matched, quantity) === 'no')

const saysMore = ({ traits, colors, materials, price, measures, figures }: Wish): boolean =>
  price !== undefined || [traits, colors, materials, measures, figures ?? []].some((said) => said.length > 0)

/** Offers of the next wider kind, with the conditions of the wish or else without them; `undefined` where there are none. */
async function findWider({ deps, language, signal }: TurnContext, wish: Wish): Promise<Wider | undefined> {
  const [type] = wish.types
  if (type === undefined) return undefined
  // What is two steps wider has little to do with the wish.
  for (const wider of parentsOf(type)) {
    const looser: Wish = {
      ...emptyWish(),
      types: [wider],
      // "A bag for maternity" is no kind of its own everywhere: then it is a bag that says so.
      words: [...new Set([...wish.words, ...(wish.said ?? [])])].slice(0, 12),
      // What is not wanted is not wanted of anything else either.
      notColors: wish.notColors,
      notMaterials: wish.notMaterials,
      notTraits: wish.notTraits,
      ...(wish.notWords ? { notWords: wish.notWords } : {}),
      ...(wish.quantity !== undefined ? { quantity: wish.quantity, anyMoq: true } : {}),
    }
    // Nobody asked for these, so a guess would only confuse: a title must name a kind of the wider one. The name of a very wide kind alone is too
    // often a word of another sense ("lights", "light skin").
    const narrower = childrenOf(wider)
    const isNear = narrower.length <= maxKindsOfNear && !accessories.has(type)
    const kinds = isNear ? [wider, ...narrower] : narrower
    // Those that hold every condition are nearer than what is for the same people, and those nearer than what is only of that kind.
    const { types, words } = looser
    const audience = wish.traits.filter((trait) => traitKindOf(trait) === 'audience')
    const nearer: Wish[] = [
      ...(saysMore(wish) ? [{ ...wish, types, words }] : []),
      ...(audience.length > 0 ? [{ ...looser, traits: audience }] : []),
    ]
    for (const wanted of [...nearer, looser]) {
      const found = await findOffers(wanted, language, deps, signal, { limit: 30 })
      const hits = found.hits.filter(
        (hit) => isAnyOf(kinds, factsOf(hit.offer).types) && !isForOthers(hit, wish) && !deniesTrait(hit, wish),
      )
      if (hits.length > 0) return { wish: wanted, found: { ...found, hits, total: hits.length }, isNear }
    }
  }
  return undefined
}

/** Names of kinds of goods that the marketplaces have. */
async function listKinds({ deps, language, signal }: TurnContext): Promise<string[]> {
  const { hits } = await deps.retrieve(
    { text: '', language, types: [], keywords: {}, sort: 'relevance', limit: maxLooked, offset: 0 },
    signal,
  )
  return kindsAmong(hits, language)
}

/** Names of the kinds of offers, the most frequent first, each a message that finds them. */
function kindsAmong(hits: readonly OfferHit[], language: Language): string[] {
  const counts = new Map<string, number>()
  for (const { offer } of hits) for (const type of factsOf(offer).types.slice(0, 1)) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, maxKinds)
    .map(([type]) => kindChip(type, language))
}
