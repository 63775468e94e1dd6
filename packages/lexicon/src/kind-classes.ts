import { LRUCache } from 'lru-cache'
import { openAnalysis } from './analyse.ts'
import { wordingsOf } from './asked-wordings.ts'
import { concepts } from './concepts/all.ts'
import { headTypes } from './heads.ts'
import { kindRows, kindRowsIn } from './kind-wordings.ts'
import { type ClassOfTexts, learning } from './learn-classes.ts'
import { learnedClassifier } from './learned-classifier.ts'
import { groupsOf } from './meaning-groups.ts'
import { ancestorsOf, areInLine, findConcept } from './names.ts'
import { keyOf } from './property-phrases/keys.ts'
import { type Share, type Stretches, stretchesOf, stretchesWith } from './text-classifier.ts'
import { plainTokens } from './tokens.ts'
import { markedTurnsOf } from './turn-acts.ts'

/** How much what a text names says beside its characters: what its grammar has for the goods, what it names at all, its words and what they mean. As if it stood there so often. */
const says = { head: 12, named: 6, word: 2, group: 2 }

/** Its stretches of characters, its words, and the goods that it names, each by its own kind and all wider ones. */
export function kindStretchesOf(text: string, buckets: number): Stretches {
  const said: [string, number][] = []
  const { analysis } = openAnalysis(text.toLowerCase())
  const named = analysis.concepts.filter(({ kind, isNegated }) => kind === 'type' && !isNegated)
  const heads = headTypes(analysis)
  for (const id of withWider(heads)) said.push([`head ${id}`, says.head])
  if (heads.length === 0) said.push(['no head', says.head])
  if (heads.some((id) => !isOfKinds(id))) said.push(['unsold head', says.head])
  for (const id of withWider(named.map(({ conceptId }) => conceptId))) said.push([`named ${id}`, says.named])
  for (const token of plainTokens(text)) if (token.script !== 'digit') said.push([`word ${keyOf(token)}`, says.word])
  for (const group of groupsOf(text)) said.push([`group ${group}`, says.group])
  return stretchesWith(stretchesOf(text, buckets), buckets, said)
}
/** Ids that are one of the kinds, or wider or narrower than one. */
const ofKinds = new Map<string, boolean>()
function isOfKinds(id: string): boolean {
  const known = ofKinds.get(id) ?? kindRows().some(({ kind }) => areInLine(kind, id))
  ofKinds.set(id, known)
  return known
}
const withWider = (ids: readonly string[]): Set<string> => new Set(ids.flatMap((id) => [id, ...ancestorsOf(id)]))

/** The files of `data` that it is learned of, in the order in which they are asked for. */
export const kindTables = ['kind-wordings.txt', 'kind-messages.txt', 'asked-wordings.txt', 'marked-turns.txt'] as const

/** There are many examples, and some rounds are enough. */
export const kindLearning = { ...learning, rounds: 10, of: kindStretchesOf }
/** A whole message is learned as if so many had written it. */
const timesOfMessage = 3

/** Goods that are none of the kinds, and what asks for none at all. */
export const noKinds = { unsold: 'unsold', none: 'none' } as const
/** Of the names of other goods, and of what is asked of the service and of goods, one in so many says enough of what that is like. */
const everyName = 40
const everyAsked = 60
/** And so many of the second messages of talks. */
const everyTurn = 20

/**
 * What is learned of each kind: how it is told and called, and whole first messages that ask for it, a line of `kind | message` each; of what asks for none of them
 * such messages, the names of other goods, what is `asked` of the service and of goods, and what is said in the middle of talks (`turns`).
 */
export function kindClassesOf(wordings: string, messages: string, asked: string, turns: string): ClassOfTexts[] {
  const rows = kindRowsIn(wordings)
  const said = new Map<string, string[]>([...rows.map(({ kind }) => kind), ...Object.values(noKinds)].map((name) => [name, []]))
  for (const line of messages.split('\n')) {
    const at = line.indexOf(' | ')
    if (at < 0) continue
    const [name, message] = [line.slice(0, at), line.slice(at + 3)]
    const texts = said.get(name) ?? said.get(`type.${name}`)
    texts?.push(...Array<string>(timesOfMessage).fill(message))
  }
  const namesOf = (kind: string): string[] => Object.values(findConcept(kind)?.words ?? {}).flat()
  const classes = rows.map(({ kind, wordings: told }) => ({
    name: kind,
    texts: [...Object.values(told).flat(), ...namesOf(kind), ...said.get(kind)!],
  }))
  const others = concepts.filter(({ id, kind }) => kind === 'type' && !rows.some((row) => areInLine(row.kind, id)))
  const unsold = others.flatMap(({ id }) => namesOf(id)).filter((_, at) => at % everyName === 0)
  const none = wordingsOf(asked)
    .flatMap(({ wordings: said }) => Object.values(said).flat())
    .filter((_, at) => at % everyAsked === 0)
  return [
    ...classes,
    { name: noKinds.unsold, texts: [...unsold, ...said.get(noKinds.unsold)!] },
    { name: noKinds.none, texts: [...none, ...said.get(noKinds.none)!, ...sayingNoGoods(turns)] },
  ]
}

/** Of a table of second messages of talks, which ask for no goods of their own, those that name no goods. */
const sayingNoGoods = (turns: string): string[] =>
  markedTurnsOf(turns)
    .map(({ message }) => message)
    .filter(
      (message, at) => at % everyTurn === 0 && !openAnalysis(message.toLowerCase()).analysis.concepts.some(({ kind }) => kind === 'type'),
    )

/** What was learned of them; `scripts/make-kind-classes.ts` learns it anew. */
const classifier = learnedClassifier('kind-classes.bin', kindStretchesOf)

const maxRead = 100
const read = new LRUCache<string, Share[]>({ max: maxRead })
/** Which of the kinds a message asks for, whatever else it names, the most probable first. What it says of goods that are none of them is not known. */
export function kindShares(text: string): readonly Share[] {
  const before = read.get(text)
  if (before) return before
  const shares = classifier().read(text)
  read.set(text, shares)
  return shares
}

/** Whether a share is of a kind, and not of `noKinds`. */
export const isOfKind = ({ name }: Pick<Share, 'name'>): boolean => name.startsWith('type.')

/** How probable it is that a kind is asked for, or a wider or narrower one; `undefined` of goods that are none of the kinds. */
export function shareOfKind(shares: readonly Share[], kind: string): number | undefined {
  const same = shares.filter((one) => isOfKind(one) && areInLine(one.name, kind))
  return same.length === 0 ? undefined : same.reduce((sum, { share }) => sum + share, 0)
}
