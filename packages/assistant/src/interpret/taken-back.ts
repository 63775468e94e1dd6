import { languageIn } from '@karavan/lexicon/language.ts'
import { describeType, findConcept } from '@karavan/lexicon/names.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { leavingGoods, type State } from '../state.ts'
import { traitKindOf, type Wish, withoutFacet } from '../wish.ts'
import { type Complaint, complaintIn, insists } from './grammar/complaint.ts'
import { foldText } from './grammar/open-text.ts'
import { endsAllConditions, givesUpThem, namesGivenUp } from './grammar/refused-goods.ts'
import { beginsAnew } from './grammar/restart.ts'
import { areRelated } from './merge.ts'
import { type Clause, clausesOf, withCount } from './parts-by-goods.ts'
import { type Reading, readMessage } from './read.ts'
import { goodsAlone, isNameOf } from './restart.ts'

/** What is left of a message, and the talk that it goes on with. */
interface Left {
  message: string
  state: State
}

type Said = Clause &
  /** `isChanged`: it is not as it was written. */
  (
    | { does: 'says'; isChanged?: true }
    | { does: 'beginsAnew' | 'endsConditions' }
    /** Gives up goods of the talk: those that are looked for, or others beside them. */
    | { does: 'givesUp'; isOfWish: boolean }
    | { does: 'complains'; complaint: Complaint }
    /** 不挂也行: what is called by one character need not be. */
    | { does: 'loosens'; by: string }
    /** «Не надо 80х160»: goods of these sides are not wanted. */
    | { does: 'refusesSides'; sides: string }
  )

const longest = 300

/**
 * A message of a talk without the clauses that give up goods ("forget glasses"), begin anew, end all conditions (条件都不要了) or say what is wrong with what is
 * shown ("these are ankle socks"): nothing of that is wished for, and what else the message says is said of what is left of the talk.
 */
export function withoutTakenBack(whole: string, state: State): Left {
  const { wish } = state
  const asIs = { message: whole, state }
  if (!wish || wish.types.length === 0 || whole.length > longest) return asIs
  const read = clausesOf(withInsteadApart(whole, wish)).map((clause) => toSaid(clause, state, wish))
  // "PVC not good, smells."
  const isRefused = (clause: Said | undefined): boolean => clause?.does === 'says' && clause.isChanged === true
  const clauses = read.filter(
    ({ text }, at) => !(isRefused(read[at - 1]) && whyBad.test(text)) && !(read.length > 1 && keepsRest.test(text)),
  )
  if (clauses.length === read.length && clauses.every((clause) => clause.does === 'says' && !clause.isChanged)) return asIs
  const rest = textOf(clauses.filter(({ does }) => does === 'says'))
  if (clauses.some(({ does }) => does === 'beginsAnew')) return rest === '' ? asIs : fromAnew(whole, rest, state)
  if (clauses.some(({ does }) => does === 'endsConditions')) {
    const open = { ...state, wish: goodsAlone(wish) }
    return { message: rest || nameOf(wish, whole), state: open }
  }
  const looser = clauses.reduce((open, clause) => {
    if (clause.does === 'loosens') return withoutCalled(open, clause.by)
    const { sides } = clause.does === 'refusesSides' ? readMessage(clause.sides, true, open) : {}
    return sides && sides.join() === open.sides?.join() ? withoutFacet(open, 'measure') : open
  }, wish)
  const ofComplaints = withoutComplaints(
    clauses.filter(({ does }) => does !== 'loosens' && does !== 'refusesSides'),
    looser,
  )
  const isOfComplaint = clauses.some(({ does }) => does === 'complains') && ofComplaints.length < clauses.length
  // "Too red. Gold?" wishes for gold.
  const message = isOfComplaint ? textOf(ofComplaints).replace(/^((?:\p{L}+\s?){1,3})[?？]+$/u, '$1') : textOf(ofComplaints)
  return withoutGoods(ofComplaints, {
    message: message || nameOf(looser, whole),
    state: looser === wish ? state : { ...state, wish: looser },
  })
}

/** «Вместо секатора давай лейку», "instead of shears show watering cans": the goods of the talk are given up in a clause of their own. */
const withInsteadApart = (message: string, wish: Wish): string =>
  message.replace(insteadOf, (said, ru: string | undefined, en: string | undefined) =>
    isNameOf(wish)(ru ?? en!) ? (ru ? `забудь ${ru}, ` : `forget ${en}, `) : said,
  )
const insteadOf = /^(?:[\p{L}]+[\s,]+)?(?:вместо (\p{L}+),?|instead of (?:the |these |those )?([a-z]+),?) (?=\p{L})/iu

function toSaid(clause: Clause, state: State, wish: Wish): Said {
  const folded = foldText(clause.text)
  if (beginsAnew(folded)) return { ...clause, does: 'beginsAnew' }
  if (endsAllConditions(folded)) return { ...clause, does: 'endsConditions' }
  const names = namesGivenUp(folded)
  const isOfWish = names?.every(isNameOf(wish)) === true
  if (names && (isOfWish || state.topics?.some((topic) => names.every(isNameOf(topic))))) return { ...clause, does: 'givesUp', isOfWish }
  if (givesUpThem(folded)) return { ...clause, does: 'givesUp', isOfWish: true }
  const by = notAtAll.exec(folded)?.groups?.by
  if (by !== undefined) return { ...clause, does: 'loosens', by }
  const sides = refusedSides.exec(folded)?.groups
  if (sides) return { ...clause, does: 'refusesSides', sides: sides.behind ?? sides.before! }
  const refused = refusedAsDear(clause, wish) ?? refusedAsBad(clause, wish)
  if (refused !== undefined) return { ...clause, text: refused, does: 'says', isChanged: true }
  const complaint = complaintIn(folded)
  return complaint ? { ...clause, does: 'complains', complaint } : { ...clause, does: 'says' }
}

/** «Не надо 80х160», "80x160 not needed", 不要80x160. */
const refusedSides =
  /^[\s\p{P}]*(?:(?:нет|но|а|no|but)[\s,]+)*(?:(?:не (?:надо|нужн\p{L}+|хочу|подходит)|not|no|(?:i )?do(?:n't| not) (?:want|need)|不要|别要)\s?(?<behind>\d{1,3}\s?[xх×*]\s?\d{1,3}(?:\s?[xх×*]\s?\d{1,3})?)(?:\s?(?:см|cm|厘米))?的?|(?<before>\d{1,3}\s?[xх×*]\s?\d{1,3}(?:\s?[xх×*]\s?\d{1,3})?)(?:\s?(?:см|cm|厘米))?的?\s?(?:не (?:надо|нужн\p{L}+|подход\p{L}+)|(?:is |are )?(?:not|n't) (?:needed|wanted|good)|不要|不用))[\s\p{P}]*$/iu

const tooDear =
  /^[\s\p{P}]*(?:(?:ну|а|но|ok|ок|but|well|the|these|those) )*(?<what>[^,，.。!！?？]+?)(?:(?<=\p{Script=Han})的?(?:都|也|还是|有点|实在|就)?太?贵(?:了点?|了一点)?|(?: ones?)?(?:'s|'re| is| are)? (?:a bit |way |kinda |rather |much |just )*(?:too |so |very )?(?:expensive|pricey|dear)|,? (?:слишком |очень |уж |чересчур |всё-таки )*дорог(?:о|ие|ая|ой|оват[аоы]|оваты))(?:,? (?:for me|for us|для (?:меня|нас)))?[\s\p{P}]*$/iu

/**
 * "Leather is too expensive", «кожаные дорогие», 真皮的太贵了: what is called by its material, colour or property and costs too much should be of another. The clause as
 * it is meant; `undefined` where it says nothing of the kind.
 */
function refusedAsDear({ text }: Clause, wish: Wish): string | undefined {
  const what = tooDear.exec(text)?.groups?.what
  if (what === undefined || !callsProperty(what, wish)) return undefined
  return isHan(what) ? `${denying(what)}的，便宜点，` : `${denying(what)}, ${/\p{Script=Cyrillic}/u.test(what) ? 'дешевле' : 'cheaper'}, `
}

const isBad =
  /^[\s\p{P}]*(?:(?:ну|а|но|нет|no|but|well|the|these|those) )*(?<what>[^,，.。!！?？\d]+?)(?:(?<=\p{Script=Han})的?(?:(?<!好)不好|(?<!行)不行|太差|味道?(?:太)?(?:大|重)|有味道?)了?|(?: (?:is|are|'s))? (?:no|not) good|(?: (?:is|are))? (?:smells?|stinks?|breaks? easily)|,? (?:не (?:подходит|подойд[её]т|годится|пойд[её]т|катит)|воняет|плохо пахнет))(?: (?:for me|for us|для (?:меня|нас)|мне|нам))?[\s\p{P}]*$/iu
/** What is wrong with it, said of what was refused right before. */
const whyBad =
  /^[\s\p{P}]*(?:it |they |он[аио]? |оно )?(?:smells?|stinks?|breaks?|leaks?|tears|воня(?:ет|ют)|пахн(?:ет|ут)|рв[её]тся|ломается|有味道?|太臭|容易坏)(?: (?:bad(?:ly)?|easily|плохо|сильно|быстро))?[\s\p{P}]*$/iu

/** "Same thickness", «толщина та же», 数量不变: what was said of it before holds, as it would without a word. */
const keepsRest =
  /^[\s\p{P}]*(?:(?:and|but|и|но|а) )?(?:(?:at |in |with )?the same|same) (?:thickness|size|length|width|height|volume|capacity|quantity|qty|amount|number|price|budget|colou?rs?)[\s\p{P}]*$|^[\s\p{P}]*(?:и |но |а )?(?:(?:толщина|размер|длина|ширина|высота|объ[её]м|количество|цена|бюджет|цвет) (?:та|тот|то) же|(?:та|тот|то|такая|такой|такое|той|того) же (?:толщин|размер|длин|ширин|высот|объ[её]м|количеств|цен|бюджет|цвет)\p{L}*)[\s\p{P}]*$|^[\s\p{P}]*(?:厚度|尺寸|大小|长度|数量|价格|颜色|容量)(?:还是)?(?:一样|不变|相同|照旧)[\s\p{P}]*$/iu

/** "PVC not good, ...", «пвх не подходит», 塑料的不好: what is called by its material, colour or property should not be so. */
function refusedAsBad({ text }: Clause, wish: Wish): string | undefined {
  const what = isBad.exec(text)?.groups?.what
  return what !== undefined && callsProperty(what, wish) ? `${denying(what)}${isHan(what) ? '，' : ', '}` : undefined
}

/** Whether words call what goods of the wish are made of or like, and nothing else. */
function callsProperty(what: string, wish: Wish): boolean {
  const { types, materials, colors, traits, reference } = readMessage(isHan(what) ? `${what}的` : what, true, wish)
  const isOfThem = types.every((type) => areRelated([type], wish.types))
  return isOfThem && reference === undefined && materials.length + colors.length + traits.length > 0
}

/** The goods of a wish in the language of a message that says nothing else of them. */
const nameOf = ({ types }: Wish, message: string): string => describeType(types[0]!, languageIn(message) ?? 'en', 'many')

const notAtAll = /^[\s\p{P}]*(?:不|没|不能|不会)(?<by>\p{Script=Han})的?(?:也|都)(?:行|可以|没关系|没事|成)[啊吧的了]*[\s\p{P}]*$/u
/** A wish without the properties that are called by a character: 挂帐篷 by 挂. */
function withoutCalled(wish: Wish, by: string): Wish {
  const isCalled = (name: string): boolean => name.includes(by)
  const { words, traits, understood } = wish
  return {
    ...wish,
    words: words.filter((word) => !isCalled(word)),
    traits: traits.filter((trait) => !findConcept(trait)?.words.zh.some(isCalled)),
    ...(understood ? { understood: understood.filter(({ said }) => !isCalled(said)) } : {}),
  }
}

const textOf = (clauses: readonly Said[]): string =>
  clauses
    .map(({ text }) => text)
    .join('')
    .replace(/[\s,，、]+$/u, '')
    .trim()

const anew = (message: string): string =>
  isHan(message) ? '重新来，' : /\p{Script=Cyrillic}/u.test(message) ? 'давай заново, ' : 'start over, '

/** With goods it is as at the beginning of a talk; without them it is said of the same goods. */
function fromAnew(message: string, rest: string, state: State): Left {
  const reading = readMessage(rest, false)
  return reading.types.length > 0
    ? { message: withCount(rest, reading), state: leavingGoods(state) }
    : { message: `${anew(message)}${rest}`, state }
}

/** Clauses that name goods no longer wanted are left out where the message names others. */
function withoutGoods(clauses: readonly Said[], whole: Left): Left {
  const givenUp = clauses.filter((clause) => clause.does === 'givesUp')
  const rest = textOf(clauses.filter(({ does }) => does !== 'givesUp'))
  if (givenUp.length === 0 || rest === '') return whole
  const first = readMessage(rest, false)
  const namesGoods = first.types.length > 0 || first.general !== undefined
  const { types } = readMessage(rest, true, whole.state.wish)
  const areOthers = types.length > 0 && !areRelated(types, whole.state.wish?.types ?? [])
  if (areOthers || givenUp.every(({ isOfWish }) => !isOfWish)) return { ...whole, message: withCount(rest, first) }
  return namesGoods || first.topics.length > 0 ? { message: withCount(rest, first), state: leavingGoods(whole.state) } : whole
}

/** Clauses of a complaint are left out where something else is wished for in its place; one alone is said as a condition. */
function withoutComplaints(clauses: readonly Said[], wish: Wish): Said[] {
  const says = (clause: Said, text = clause.text): Said => ({ text, isStrong: clause.isStrong, does: 'says' })
  const others = textOf(clauses.filter(({ does }) => does === 'says'))
  const wanted = others === '' ? undefined : readMessage(others, true, wish)
  return clauses.flatMap((clause) => {
    if (clause.does !== 'complains') return [clause]
    const { what, wished, isNot, isOfKinds } = clause.complaint
    const isMeant = isComplaint(clause.complaint, wanted, others, wish)
    if (!isMeant) return [says(clause)]
    const should = isOfKinds ? undefined : isNot ? what : wished
    if (should !== undefined && !isNameOf(wish)(should))
      return [says(clause, `${should}${others === '' ? '' : isHan(should) ? '，' : ', '}`)]
    return others === '' ? [says(clause, refusing(what))] : []
  })
}

const denying = (what: string): string => (isHan(what) ? `不要${what}` : /\p{Script=Cyrillic}/u.test(what) ? `не ${what}` : `not ${what}`)
/** What is wished for by who finds too much of something; 太不遮光了 wishes for what it denies. */
const refusing = (what: string): string => (what.startsWith('不') ? what.slice(1) : denying(what))

type Facets = ReadonlyMap<string, readonly unknown[]>
/** What a message says of goods that can be in one way alone: a colour, whom they are for. */
function facetsOf({ types, colors, materials, sizes, traits, measures, figures }: Reading | Wish): Facets {
  const facets = new Map<string, readonly unknown[]>([
    ['type', types],
    ['color', colors],
    ['material', materials],
    ['size', sizes],
    ...measures.map(({ dimension, target, min, max }) => [dimension, [target ?? min ?? max]] as const),
    ...(figures ?? []).map(({ field, above, below }) => [field, [`${above} ${below}`]] as const),
  ])
  for (const trait of traits) {
    const kind = traitKindOf(trait)
    if (kind === 'audience' || kind === 'season') facets.set(kind, [...(facets.get(kind) ?? []), trait])
  }
  return facets
}
const differ = (some: Facets, others: Facets): boolean =>
  [...some].some(([facet, values]) => {
    const wanted = others.get(facet) ?? []
    return values.length > 0 && wanted.length > 0 && values.every((value) => !wanted.includes(value))
  })

/** Whether what is said of those shown is no wish: it is not what is wished for, and what is stands beside it or was said before. */
function isComplaint(
  { what, wished, isNot, isAsked, isSure, isOfKinds }: Complaint,
  wanted: Reading | undefined,
  others: string,
  wish: Wish,
): boolean {
  // Of one character a colour is read before 的.
  const said = readMessage(isHan(what) ? `${what}的` : what, true, wish)
  if (isOfKinds) return said.types.length > 0 && readMessage(wished ?? '', true, wish).types.length > 0
  if (wished !== undefined) return true
  if (isNot) return !isAsked && saysSomething(said)
  const { notColors, notMaterials, notTraits } = wish
  const isRefused = [...said.colors, ...said.materials, ...said.traits].some((one) =>
    [...notColors, ...notMaterials, ...notTraits].includes(one),
  )
  const facets = facetsOf(said)
  if (wanted && differ(facets, facetsOf(wanted))) return true
  const isOther = isRefused || differ(facets, facetsOf(wish))
  if (isAsked) return isOther && insists(others)
  if (isOther && (isSure || wanted === undefined || insists(others))) return true
  // "It's for my café, need white ones" says what they are for.
  return !isUse.test(what) && wanted !== undefined && insists(others) && saysSomething(said) && saysSomething(wanted)
}

const isUse = /^(?:for|для|на|под|给)/iu

const saysSomething = ({ types, colors, materials, traits, sizes, measures, figures, words, relatives, bareNumber }: Reading): boolean =>
  bareNumber !== undefined || [types, colors, materials, traits, sizes, measures, figures, words, relatives].some((list) => list.length > 0)
