import { learning } from './learn-classes.ts'
import { learnedClassifier } from './learned-classifier.ts'
import { groupsOf } from './meaning-groups.ts'
import { keyOf } from './property-phrases/keys.ts'
import { type Share, type Stretches, stretchesOf, stretchesWith } from './text-classifier.ts'
import { plainTokens } from './tokens.ts'

/** What a message does in a talk once offers were shown: `refine` wants others of these goods, `other` wants other goods, `which` asks for one of those shown. */
export const turnActs = [
  'refine',
  'more',
  'ask',
  'which',
  'cost',
  'compare',
  'advice',
  'details',
  'order',
  'service',
  'other',
  'back',
  'chat',
] as const
export type TurnAct = (typeof turnActs)[number]

/** A message after the first one of its talk, and what it does: two acts where both weigh the same. */
export interface MarkedTurn {
  first: string
  message: string
  acts: TurnAct[]
}

/** A table of talks: `## first message`, then lines of `act | message` or `act+act | message`, each a second message of its own. */
export const markedTurnsOf = (table: string): MarkedTurn[] =>
  table
    .split(/^## /mu)
    .slice(1)
    .flatMap((talk) => {
      const [first, ...lines] = talk.trimEnd().split('\n')
      return lines.map((line) => {
        const at = line.indexOf(' | ')
        return { first: first!, message: line.slice(at + 3), acts: line.slice(0, at).split('+') as TurnAct[] }
      })
    })

/** Stands between a message and what is known of it, and between the things that are known. */
const [behind, between] = ['\u0001', '\u0002']
/** A message as it is learned and read: with what the rules make of it and how it stands to what is shown, a short name each. */
export const withSigns = (message: string, signs: readonly string[]): string =>
  message.replaceAll(behind, ' ').replaceAll(between, ' ') + behind + signs.join(between)

/** How much a sign and a word say beside stretches of characters. As if they stood there so often. */
const says = { sign: 4, word: 2 }
/** What the rules make of a message says different things beside these signs. */
const beside = /^(?:types|kind|is isQuestion|has quantity|has traits|has types|is asksForOthers|about)/u

/** Of a text of `withSigns`: its stretches of characters, words and pairs of them, what these mean, the signs, and what the rules make of it beside some of the others. */
export function turnStretchesOf(text: string, buckets: number): Stretches {
  const [message = '', known = ''] = text.split(behind)
  const said: [string, number][] = []
  const words = plainTokens(message).map((token) => (token.script === 'digit' ? '0' : keyOf(token)))
  for (const [place, word] of words.entries()) {
    said.push([`word ${word}`, says.word])
    if (place > 0) said.push([`pair ${words[place - 1]} ${word}`, says.word])
  }
  said.push([`first ${words[0]}`, says.word])
  said.push([`last ${words.at(-1)}`, says.word])
  for (const group of groupsOf(message)) said.push([`group ${group}`, says.word])
  const signs = known.split(between)
  const asks = /[?？]\s*$/u.test(message)
  for (const sign of signs) {
    said.push([sign, says.sign])
    if (!sign.startsWith('intent ')) continue
    said.push([`${sign} & ${asks}`, says.sign])
    said.push([`${sign} & first ${words[0]}`, says.sign])
    for (const other of signs) if (beside.test(other)) said.push([`${sign} & ${other}`, says.sign])
  }
  return stretchesWith(stretchesOf(message, buckets), buckets, said)
}

export const turnLearning = { ...learning, rounds: 12, buckets: 2 ** 17, of: turnStretchesOf }

/** What was learned of `data/marked-turns.txt`; `scripts/make-turn-acts.ts` learns it anew. */
const classifier = learnedClassifier('turn-acts.bin', turnStretchesOf)

/** What a text of `withSigns` does, the most probable first. */
export const actShares = (text: string): Share[] => classifier().read(text)
