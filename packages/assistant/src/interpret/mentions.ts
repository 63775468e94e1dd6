import type { Analysis, ConceptMatch } from '@karavan/lexicon/analysis.ts'
import { type MentionRole, mentionOf, mentionRoles, rolesOfMention } from '@karavan/lexicon/mention-roles.ts'
import { isDenied, isGivenUp, isNotNeeded } from './grammar/negation.ts'
import type { Span } from './grammar/open-text.ts'
import { isQuestion } from './grammar/question.ts'

/** What the rules take a stretch of a text for: what was learned of such stretches was learned with it. */
export const ruledAs = (folded: string, span: Span): string[] => [...refusedAs(folded, span), ...(isQuestion(folded) ? ['question'] : [])]

function refusedAs(folded: string, { start, end }: Span): string[] {
  const [lead, tail] = [folded.slice(0, start), folded.slice(end)]
  return [
    ...(isGivenUp(lead, tail) ? ['left'] : []),
    ...(isNotNeeded(lead, tail) ? ['unneeded'] : []),
    ...(isDenied(lead, tail) ? ['denied'] : []),
  ]
}

/** What a message says of each property that it names, where that is sure. */
export interface Roles {
  of(match: Span): MentionRole | undefined
  /** Each that was found so far. */
  found(): MentionRole[]
  /** Whether something was found, and nothing else. */
  areAll(role: MentionRole): boolean
}
/** Of a first message nothing is learned. */
export const noRoles: Roles = { of: () => undefined, found: () => [], areAll: () => false }

/** So probable each must be; what the rules read a denial of needs more to be a wish. */
const least: Readonly<Record<MentionRole, number>> = {
  wanted: 0.8,
  unwanted: 0.8,
  'given-up': 0.8,
  also: 0.8,
  asked: 0.8,
  said: 0.85,
  pointing: 0.8,
}
const leastOfDenied = 0.97

/** Whether a concept is a property, and neither goods nor their name. */
const isProperty = ({ kind }: ConceptMatch): boolean => kind !== 'type'

/** Between two properties of which the same is said: "blue and red", 红色蓝色. */
const ofList = /^\s*(?:[,、]\s*)?(?:(?:и|или|and|or|和|跟|或者?|还有)\s*)?(?:the\s+)?$/u

/** 皮质的呢 denies nothing. */
const denies =
  /(?<!\p{L})(?:не|нет|ни|без|кроме|хватит|никак\p{L}*|никто|надоел\p{L}*|ненавиж\p{L}*|терпеть|(?:убер|исключ|выкин|удал|спрячь)\p{L}*|no|not|non|without|except|minus|skip|drop|hate|avoid|never|nothing|none|nobody|remove|lose|leave|less|anything but)(?!\p{L})|n['o]?t(?![a-z])|[不没别无免勿除烦去]|讨厌|拒/iu

/** "Show me ladies ones then" says nothing of those shown. */
const wantsBefore =
  /(?:(?<![a-z])(?:show me|give me|(?:i|we) (?:need|want)|looking for|find me)(?![a-z])|(?<!\p{L})(?:покаж\p{L}+|дай(?:те)?|нуж(?:ен|на|но|ны)|хо(?:чу|тим)|ищ(?:у|ем)|найди(?:те)?)(?!\p{L})|给我|我要|我想要|帮我找)[^,.;!?，。；！？]{0,12}$/iu

/** Right before a property, nothing else being said: «без подсветки», 不发光. "Why not red?" and 有没有 wish for it. */
const deniesIt = /(?<![有会能])(?:不|没|无|不要|不用|不需要|不含)(?:带|有)?$|(?<!(?:почему|бы|why|or|или)\s)(?<!\p{L})(?:без|without)\s+$/iu

const and = /(?<!\p{L})(?:и|and)(?!\p{L})|[和跟]/iu

/** The properties of one kind that stand in a list with this one. */
function listOf(span: Span, { text, concepts }: Analysis): Span[] {
  const own = concepts.find(({ kind, start, end }) => kind !== 'type' && start === span.start && end === span.end)
  if (!own) return [span]
  const alike = concepts.filter(({ kind }) => kind === own.kind).toSorted((a, b) => a.start - b.start)
  const list: Span[] = []
  for (const one of alike) {
    const last = list.at(-1)
    if (last && !ofList.test(text.slice(last.end, one.start))) {
      if (list.some(({ start }) => start === own.start)) break
      list.length = 0
    }
    list.push(one)
  }
  return list.some(({ start }) => start === own.start) ? list : [span]
}

/** `undefined` of what is not surely one thing. Offsets are those of the analysis. */
export function rolesIn(analysis: Analysis): Roles {
  const { text, concepts, measures } = analysis
  const others: Span[] = [...concepts.filter(isProperty), ...measures.filter(({ dimension }) => dimension !== 'count')]
  const known = new Map<string, MentionRole | undefined>()
  const sharesOf = (span: Span): Map<string, number> =>
    new Map(rolesOfMention(mentionOf(text, span, others, ruledAs(text, span))).map(({ name, share }) => [name, share]))
  const of = ({ start, end }: Span): MentionRole | undefined => {
    const key = `${start} ${end}`
    if (!known.has(key)) {
      const all = listOf({ start, end }, analysis).map(sharesOf)
      const isRuled = refusedAs(text, { start, end }).length > 0
      // «Не люблю красные» is said of red ones, and wants none.
      const leastOf = (role: MentionRole): number => {
        if (role === 'wanted' && deniesIt.test(text.slice(0, start))) return Number.POSITIVE_INFINITY
        if (isRuled && role === 'wanted') return leastOfDenied
        if (role === 'said' ? isRuled || wantsBefore.test(text.slice(0, start)) : role === 'unwanted' && !denies.test(text))
          return Number.POSITIVE_INFINITY
        return least[role]
      }
      const shareOf = (...roles: readonly MentionRole[]): number =>
        all.reduce((sum, shares) => sum + roles.reduce((own, role) => own + (shares.get(role) ?? 0), 0), 0) / all.length
      // What is complained of or refused is no wish, whichever of the two it is.
      const isNoWish =
        others.length > 1 &&
        !isRuled &&
        shareOf('unwanted', 'said') >= least.said &&
        (denies.test(text) || shareOf('said') > shareOf('unwanted'))
      const sure = mentionRoles.find((role) => shareOf(role) >= leastOf(role)) ?? (isNoWish ? 'said' : undefined)
      // "Red or blue, either": one of the two is wanted.
      known.set(key, sure === 'given-up' && all.length > 1 && !and.test(text) ? undefined : sure)
    }
    return known.get(key)
  }
  return {
    of,
    found: () => mentionRoles.filter((role) => [...known.values()].includes(role)),
    areAll: (role) => known.size > 0 && [...known.values()].every((one) => one === role),
  }
}
