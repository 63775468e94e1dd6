import type { State } from '../state.ts'
import { actsOf } from './acts.ts'
import { asksOfStock } from './asked-stock.ts'
import { asksWithDelivery, decide } from './decide.ts'
import { namesSum } from './grammar/asked-sum.ts'
import { foldText } from './grammar/open-text.ts'
import { withoutReference } from './grammar/reference.ts'
import type { Intent } from './intent.ts'
import { areRelated, saysConstraint } from './merge.ts'
import { type Clause, clausesOf } from './parts-by-goods.ts'
import { type Reading, readMessage } from './read.ts'
import { severalAsked } from './several-questions.ts'
import { takenBeside } from './taken-beside.ts'
import { hear } from './topic.ts'

/** "What colour do they write in? Must be blue for us": says how what is asked of should be. */
const saysHowItShouldBe =
  /^\s*(?:(?:it|they|that) )?(?:must|has to|have to|should|needs? to)(?: be)?(?![a-z])|^\s*(?:нужн[оаы]|надо|должн[оаы]|важно),? (?:чтобы?|быть|чтоб)|^\s*(?:必须|得是|要是)/iu

/**
 * What a clause does alone: asks of what is shown, asks of the shop, asks for a sum, changes what is looked for, names other goods, goes back to earlier ones, or
 * says nothing ("chats"). A `fragment` says something only together with what stands beside it: a number, a colour.
 */
type Act = 'asks' | 'serves' | 'sums' | 'changes' | 'goods' | 'returns' | 'fragment' | 'chats'

interface Group {
  act: Act
  text: string
  /** Its last clause ends a sentence. */
  isStrong: boolean
  /** Asks of one of those on the screen by its place. */
  isOfPlace: boolean
  /** Asks whether there are others. */
  isForOthers: boolean
}

const longest = 300
const mostClauses = 9
const mostParts = 4

const asking: ReadonlySet<Intent['kind']> = new Set(['ask', 'compare', 'details', 'advice', 'ranking'])
const returning: ReadonlySet<Intent['kind']> = new Set(['return', 'restore'])

/** What says by itself that something is wished for, and is no number or colour beside what is asked. */
const wants =
  /(?<![a-z])(?:need|want|show|find|make|give|gimme|looking|instead)(?![a-z])|(?<!\p{L})(?:нуж\p{L}+|надо|хо(?:чу|тим|чется)|покаж\p{L}+|дай(?:те)?|найд\p{L}+|давай(?:те)?|лучше|ищ\p{L}+)(?!\p{L})|要|换|找|给|来|看看/iu
const restricts =
  /(?<![a-z])(?:must|should|without|only|no|not|don'?t)(?![a-z])|(?<!\p{L})(?:только|уб(?:ери|рать)\p{L}*|убер\p{L}+|без|не)(?!\p{L})|不|别|只/iu
/** "Like dark blue or black?" goes on with what was wished for. */
const goesOn = /^[\s,]*(?:like|such as|maybe|например|типа|вроде|比如|像)(?!\p{L})/iu

const lists = ['notColors', 'notMaterials', 'notTraits', 'notWords', 'drops', 'relatives', 'givenUp'] as const

/** "41 is needed too" behind a question of one of those shown is asked of it as well. */
const alsoOfIt = /(?<!\p{L})(?:тоже|также|also|(?:too|as well)(?=[\s.!?]*$))(?!\p{L})|也/iu

/** Whether what is asked stands by itself: a place, a field, how or what. "Like dark blue or black?" goes on with what was wished for. */
const asksByItself = ({ reference, fields, topics, superlative, asksHow, asksWhat, asksAbout }: Reading): boolean =>
  reference !== undefined || fields.length + topics.length > 0 || (superlative ?? asksAbout) !== undefined || asksHow || asksWhat

/** A colour or a size, and nothing else. */
const isLookAlone = ({ colors, sizes, types, words, materials, traits, relatives, drops, notColors, quantity }: Reading): boolean =>
  colors.length + sizes.length > 0 &&
  quantity === undefined &&
  [types, words, materials, traits, relatives, drops, notColors].every((said) => said.length === 0)

const beginsWith = (clause: string, name: string | undefined): boolean =>
  name !== undefined &&
  foldText(clause)
    .replace(/^(?:[\s\p{P}]|(?:and|и|а|ну|ok|ок)(?!\p{L}))+/u, '')
    .startsWith(foldText(name))

interface Does {
  act: Act
  isSure: boolean
  /** Asks of one of those on the screen by its place. */
  isOfPlace: boolean
  /** Names a value, and no question word: «диаметр около 20 см?» */
  isOfValue: boolean
  /** Asks what something costs with its delivery. */
  isWithDelivery?: true
  /** Asks whether there are others. */
  isForOthers?: boolean
}

/** «Он же дороже», "it's more expensive": why something is asked, and no wish for others. */
const tellsOfIt =
  /^\s*(?:а )?(?:он[аио]?|это|те|эти) (?:же|ведь|вроде|вон)(?!\p{L})|^\s*(?:it|they|that(?: one)?)(?:'s| is|'re| are) (?:more expensive|dearer|pricier|cheaper|bigger|smaller)[\s.!]*$|^\s*(?:它|这[个款])(?:更|还|可)?(?:贵|便宜)[了呢啊]?[\s。！]*$/iu

function actOf(clause: string, state: State, whole: Reading): Does {
  if (tellsOfIt.test(clause) && !/[?？]/u.test(clause)) return { act: 'chats', isSure: false, isOfPlace: false, isOfValue: false }
  const { reading, state: of } = hear(clause, state)
  const intent = decide(reading, of)
  const { reference, fields, topics, isQuestion, asksForOthers, types } = reading
  const isOfPlace = reference?.kind === 'places'
  const { measures, figures, asksHow, asksWhat } = reading
  const isOfValue = measures.length + figures.length > 0 && reference === undefined && !asksHow && !asksWhat
  const sure = (act: Act, isSure = true): Does => ({
    act,
    isSure,
    isOfPlace: isOfPlace && act === 'asks',
    isOfValue,
    isForOthers: asksForOthers,
  })
  if (namesSum(clause) && (reading.askedSum || isOfPlace)) return sure('sums')
  if (intent.kind === 'service')
    return {
      ...sure(topics.length > 0 || isQuestion ? 'serves' : 'fragment'),
      ...(asksWithDelivery(reading) ? { isWithDelivery: true } : {}),
    }
  if (returning.has(intent.kind)) return sure('returns')
  if (intent.kind === 'sum') return sure('sums')
  if (goesOn.test(clause)) return sure('fragment')
  // "From 50 pcs, cheaper" and "and the material too" go on with the clause before them.
  const goesOnWithIt = reading.asksOfLot || alsoOfIt.test(clause)
  if (asking.has(intent.kind) && goesOnWithIt && !isQuestion && reference === undefined) return sure('fragment')
  if (asking.has(intent.kind))
    return sure(isQuestion || reference !== undefined || fields.length > 0 ? 'asks' : 'fragment', asksByItself(reading))
  if (intent.kind === 'talk') return intent.talk === 'notStated' && isQuestion ? sure('asks', false) : sure('chats')
  if (intent.kind === 'more' || intent.kind === 'similar') return sure('changes')
  if (intent.kind !== 'search' || saysHowItShouldBe.test(clause)) return sure('fragment')
  const isWanted = asksForOthers || wants.test(clause)
  // 白色的 beside what is asked of one is asked of it.
  if (isLookAlone(reading) && !wants.test(clause) && !/[?？]/u.test(clause)) return sure('fragment')
  if (intent.isNew) {
    // «И кейс» alone is one of a telephone.
    const isNamed = types.length > 0 && areRelated(types, whole.types)
    // "Mugs with lid, 40 pcs.": goods that a clause begins with, and that are counted, are wanted.
    const isCounted = whole.quantity !== undefined && !isQuestion && beginsWith(clause, reading.said[0])
    return sure((isWanted || isCounted) && (isNamed || (types.length === 0 && asksForOthers && isQuestion)) ? 'goods' : 'fragment')
  }
  const isSaid = isWanted || restricts.test(clause) || lists.some((list) => reading[list].length > 0)
  const isOfThem = reference?.kind === 'all' || reference?.kind === 'this'
  if (!isSaid || isOfThem || (alsoOfIt.test(clause) && types.length === 0)) return sure('fragment')
  return sure(
    saysConstraint(reading) || asksForOthers || reading.relatives.length > 0 || reading.quantity !== undefined ? 'changes' : 'fragment',
  )
}

/** Behind "mugs" of "mugs and umbrellas?": what only "and" sets apart. */
const isConjoined = ({ text, isStrong }: Group): boolean => !isStrong && !/(?:[,，、+]|\p{Script=Han})\s*$/u.test(text)

/** What two neighbouring groups do together; `undefined` where each does something of its own. */
function together(before: Group, { act: next, isSure, isOfValue, isWithDelivery }: Does): Act | undefined {
  const { act, isStrong, isForOthers } = before
  // «Третья 40 шт, сколько с доставкой?»
  if (isWithDelivery && act === 'asks' && !isStrong) return act
  // «А белые 42 размера есть? сезон не важен» looks for such in any season.
  if (isForOthers && act === 'asks' && next === 'changes') return next
  // "Got ceramic pots, white, diameter about 20 cm?" says how the pots should be.
  if (act === 'goods' && next === 'asks' && isOfValue && !isStrong) return 'goods'
  if (act === 'changes' && next === 'asks' && !isSure && !isStrong) return 'changes'
  if (act === 'changes' && next === 'goods' && !isStrong) return 'goods'
  if (isConjoined(before) && (act === 'goods' || next === 'goods')) return act === 'goods' ? next : act
  if (next === 'chats' || next === act) return act
  if (act === 'chats') return next
  // What is summed is what was named before; «а побольше есть?» counts nothing.
  const isCounted = !isStrong || act === 'asks' || act === 'goods' || /\d/u.test(before.text)
  if (next === 'sums' && isCounted && act !== 'serves' && act !== 'returns') return 'sums'
  if (act === 'sums' && !isStrong && next !== 'serves') return 'sums'
  if (next === 'fragment') return act
  if (act === 'fragment') return isStrong && next !== 'goods' ? (next === 'changes' ? 'changes' : undefined) : next
  if (act === 'goods' && next === 'changes') return 'goods'
  if ((act === 'returns' && next === 'changes') || (act === 'changes' && next === 'returns')) return 'returns'
  return undefined
}

/** A place, and nothing that is said of it. */
const isPlaceAlone = (text: string): boolean => withoutReference(text).replaceAll(/[^\p{L}\d]/gu, '') === ''

function groupsOf(clauses: readonly Clause[], state: State, whole: Reading): Group[] {
  const groups: Group[] = []
  for (const { text, isStrong } of clauses) {
    const does = actOf(text, state, whole)
    const { act, isOfPlace } = does
    const last = groups.at(-1)
    const joined = last && together(last, does)
    if (last && joined) Object.assign(last, { act: joined, text: last.text + text, isStrong, isOfPlace: last.isOfPlace || isOfPlace })
    else groups.push({ act, text, isStrong, isOfPlace, isForOthers: does.isForOthers === true && !isOfPlace })
  }
  return groups
}

/**
 * A message of which some clauses ask something of the offers on the screen or of the shop, and others change what is looked for, name other goods or ask for a
 * sum: "does no. 5 work on induction? I need 26 to 28 cm". What is asked of a place comes first, for it is of those that are on the screen. `undefined` where
 * a message does one thing.
 */
export function partsByActs(message: string, state: State): string[] | undefined {
  if (message.length > longest) return undefined
  const clauses = clausesOf(message)
  if (clauses.length < 2 || clauses.length > mostClauses) return undefined
  if (state.last.length === 0) return askedOfWished(clauses)
  const { reading: whole, state: of } = hear(message, state)
  if ((whole.forSum ?? whole.askedLots) !== undefined || decide(whole, of).kind === 'sum') return undefined
  const groups = groupsOf(clauses, state, whole)
  // «Вторая, 100 шт зелёных есть?» asks one thing of the second.
  const [first, ...others] = groups
  if (first?.isOfPlace && !first.isStrong && others.length === 1 && isPlaceAlone(first.text) && asksOfStock(whole)) return undefined
  const acts = new Set(groups.map(({ act }) => act))
  if (groups.length < 2 || groups.length > mostParts || acts.has('fragment')) return undefined
  const isAsked = [...acts].every((act) => act === 'asks' || act === 'serves' || act === 'sums')
  if (isAsked && severalAsked(message, state)) return undefined
  if (groups.length === 2 && (takenBeside(message, state) || actsOf(message, state))) return undefined
  const ofScreen = groups.filter(
    ({ isOfPlace }, at) => isOfPlace && groups.slice(0, at).every(({ act }) => act !== 'returns' && act !== 'goods'),
  )
  return [...ofScreen, ...groups.filter((group) => !ofScreen.includes(group))].map(({ text }) => text.trim())
}

/** "Frying pans 28 cm. How heavy are they?": what is asked of the goods that the same first message wishes for. */
function askedOfWished(clauses: readonly Clause[]): string[] | undefined {
  const start = clauses.slice(0, -1).findLastIndex(({ isStrong }) => isStrong) + 1
  const textOf = (some: readonly Clause[]): string =>
    some
      .map(({ text }) => text)
      .join('')
      .trim()
  const [wished, asked] = [textOf(clauses.slice(0, start)), textOf(clauses.slice(start))]
  if (wished === '') return undefined
  const { types, fields, topics, isQuestion, quantity, price, budget, asksForOthers } = readMessage(asked, true)
  const isOfThem = isQuestion && types.length + topics.length === 0 && (quantity ?? price ?? budget) === undefined && !asksForOthers
  if (!isOfThem || !fields.some((field) => field !== 'price') || readMessage(wished, false).types.length === 0) return undefined
  return [wished, asked]
}
