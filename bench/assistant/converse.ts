import { decide } from '@karavan/assistant/interpret/decide.ts'
import type { Intent } from '@karavan/assistant/interpret/intent.ts'
import { hear } from '@karavan/assistant/interpret/topic.ts'
import { readState, type State } from '@karavan/assistant/state.ts'
import type { Language } from '@karavan/contract/language.ts'
import type { createTalks } from '@karavan/testing/talk.ts'
import type { Case } from './expectations.ts'
import { inRoubles, misunderstood, wrong } from './judge.ts'

type Begin = ReturnType<typeof createTalks>
export type Reply = Awaited<ReturnType<ReturnType<Begin>>>

interface Verdict {
  message: string
  misunderstood: string[]
  wrong: string[]
}

export interface Talk {
  language: Language
  verdicts: Verdict[]
}

function understoodIn(message: string, before: State): Intent {
  const { reading, state } = hear(message, before)
  return decide(reading, state)
}

/** Leads a talk turn by turn and judges each answer. `onAnswer` is shown what was said. */
export async function converse(
  begin: Begin,
  { language, turns }: Case,
  onAnswer: (message: string, reply: Reply) => void = () => {},
): Promise<Talk> {
  const say = begin(language)
  const verdicts: Verdict[] = []
  const seen = new Set<string>()
  let before = readState([])
  let lowest = Number.POSITIVE_INFINITY
  for (const { say: message, understand, answer } of turns) {
    const intent = understand && understoodIn(message, before)
    const reply = await say(message)
    const { html, cards, offers, state } = reply
    before = readState([{ message, state, shownIds: cards.map((card) => card.id) }])
    const shown = offers.map((offer) => ({
      offer,
      price: inRoubles(offer, answer.quantity ?? answer.wants?.quantity ?? offer.moq, cards.find((card) => card.id === offer.id)?.price),
    }))
    verdicts.push({
      message,
      misunderstood: understand && intent ? misunderstood(understand, intent, before.wish) : [],
      wrong: wrong(answer, html, shown, seen, lowest),
    })
    onAnswer(message, reply)
    for (const { offer } of shown) seen.add(offer.id)
    if (shown.length > 0) lowest = Math.min(...shown.map(({ price }) => price ?? Number.POSITIVE_INFINITY))
  }
  return { language, verdicts }
}

/** How many turns were answered right, and how many talks have no wrong answer. */
export function figuresOf(talks: readonly Talk[]): { turns: number; right: number; talks: number; whole: number; understood: number } {
  const verdicts = talks.flatMap((talk) => talk.verdicts)
  return {
    turns: verdicts.length,
    right: verdicts.filter((one) => one.wrong.length === 0).length,
    talks: talks.length,
    whole: talks.filter((talk) => talk.verdicts.every((one) => one.wrong.length === 0)).length,
    understood: verdicts.filter((one) => one.misunderstood.length === 0).length,
  }
}
