import { LRUCache } from 'lru-cache'
import { asksOfGoods } from './asked-wordings.ts'
import { learnedClassifier } from './learned-classifier.ts'
import type { Share } from './text-classifier.ts'

/** What a message is about, as people say it: the service, or goods that are shown. */
export interface AskedGist {
  /** The most probable group of `data/asked-wordings.txt`: `payment`, `ask-weight`, `say-refine`. */
  group: string
  /** How probable it is, 0 to 1. */
  share: number
  /** How probable it is that the message is about the service at all. */
  ofService: number
  /** How probable it is that something is asked of goods, whatever it is. */
  ofAsking: number
}

/** Groups whose names begin so say something of goods, and ask nothing. */
const saysOfGoods = 'say-'
export const asksOfGoodsIn = ({ group }: AskedGist): boolean => group.startsWith(asksOfGoods)
export const isOfService = (group: string): boolean => !group.startsWith(asksOfGoods) && !group.startsWith(saysOfGoods)

/** What was learned of `data/asked-wordings.txt`; `scripts/make-asked-classes.ts` learns it anew. */
const classifier = learnedClassifier('asked-classes.bin')

const sumOf = (shares: readonly Share[], is: (name: string) => boolean): number =>
  shares.reduce((sum, { name, share }) => (is(name) ? sum + share : sum), 0)

const maxRead = 100
const read = new LRUCache<string, AskedGist>({ max: maxRead })
/** What a message says, by how others said the same. */
export function askedGist(text: string): AskedGist {
  const before = read.get(text)
  if (before) return before
  const shares = classifier().read(text)
  const [first] = shares
  const gist = {
    group: first!.name,
    share: first!.share,
    ofService: sumOf(shares, isOfService),
    ofAsking: sumOf(shares, (name) => name.startsWith(asksOfGoods)),
  }
  read.set(text, gist)
  return gist
}
