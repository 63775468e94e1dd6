import { languages } from '@karavan/contract/language.ts'
import type { createTalks } from '@karavan/testing/talk.ts'
import type { Talk } from '../converse.ts'
import { inRoubles } from '../judge.ts'
import { askingMoves } from './asking.ts'
import { familiesOf, type Half, pickRandom } from './market.ts'
import { first, selectingMoves } from './selecting.ts'
import type { Answered, Move, Situation, Turn } from './situation.ts'

type Begin = ReturnType<typeof createTalks>
type Reply = Awaited<ReturnType<ReturnType<Begin>>>

/** Moves that a talk tries before it gives up. */
const maxTries = 40

function nextTurn(situation: Situation, moves: readonly (readonly [Move, weight: number])[]): Turn | undefined {
  const all = moves.flatMap(([move, weight]) => Array.from({ length: weight }, () => move))
  for (let tries = 0; tries < maxTries; tries++) {
    const turn = situation.random.pick(all)(situation)
    if (turn) return turn
  }
  return undefined
}

/**
 * Leads talks of three to six messages, each made for the answer before it, and judges every answer by what the listings themselves state. A talk ends at its first wrong
 * answer: what follows would be judged against another screen. `numbers`: which talks; a number is always the same talk.
 */
export async function leadTalks(
  begin: Begin,
  half: Half,
  numbers: Iterable<number>,
  onAnswer: (message: string, reply: Reply) => void = () => {},
): Promise<Talk[]> {
  const talks: Talk[] = []
  for (const at of numbers) talks.push(await leadTalk(begin, half, at, onAnswer))
  return talks
}

async function leadTalk(begin: Begin, half: Half, at: number, onAnswer: (message: string, reply: Reply) => void): Promise<Talk> {
  const language = languages[at % languages.length]!
  const random = pickRandom(`${half}:${at}`)
  const situation: Situation = {
    language,
    half,
    random,
    topic: { family: random.pick(familiesOf(half)), conditions: [], seen: new Set() },
    earlier: [],
    last: [],
  }
  const say = begin(language)
  const talk: Talk = { language, verdicts: [] }
  const length = random.int(3, 6)
  while (talk.verdicts.length < length) {
    const moves = random.chance(0.5) ? selectingMoves : askingMoves
    const turn = talk.verdicts.length === 0 ? first(situation) : nextTurn(situation, moves)
    if (!turn) break
    const reply = await say(turn.message)
    onAnswer(turn.message, reply)
    const answer = toAnswered(reply, situation.quantity)
    const wrong = turn.judge(answer)
    talk.verdicts.push({ message: turn.message, misunderstood: [], wrong })
    if (wrong.length > 0 || turn.endsTalk) break
    turn.afterwards?.(answer)
    if (!turn.keepsSelection && answer.cards.length > 0) {
      situation.last = answer.cards
      for (const { offer } of answer.cards) situation.topic.seen.add(offer.id)
      if (answer.cards.length === 1) situation.focus = answer.cards[0]!.offer
      else delete situation.focus
    }
  }
  return talk
}

function toAnswered({ html, cards, offers }: Reply, quantity: number | undefined): Answered {
  return {
    html,
    text: html
      .replace(/<[^>]+>/g, ' ')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&')
      .replace(/[^\S\u00a0\u202f]+/g, ' ')
      .trim(),
    cards: offers.map((offer) => ({
      offer,
      price: inRoubles(offer, Math.max(quantity ?? offer.moq, offer.moq), cards.find(({ id }) => id === offer.id)?.price),
    })),
  }
}
