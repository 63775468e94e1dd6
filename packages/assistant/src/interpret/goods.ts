import type { Analysis, ConceptMatch } from '@karavan/lexicon/analysis.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import type { MentionRole } from '@karavan/lexicon/mention-roles.ts'
import { childrenOf, findConcept, isA, materialsNamed } from '@karavan/lexicon/names.ts'
import { saidOfParts } from '@karavan/lexicon/parts.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { less } from '../lists.ts'
import { isTheme, type NameBeside, textiles } from '../wish.ts'
import { goesOn, isComplainedOf, isDenied, isGivenUp, isNotNeeded } from './grammar/negation.ts'
import type { Span } from './grammar/open-text.ts'
import { isDisliked } from './grammar/opinion.ts'
import { impliedMaterials, impliedTraits, isOfCloth } from './implied.ts'
import { noRoles, type Roles } from './mentions.ts'
import { isWithin, maxWordLength, maxWords, storiesIn, unknownWordAt } from './own-words.ts'
import { usualNamesOf } from './usual-names.ts'

/** Types, colours, materials and traits, each wanted or not wanted. */
export interface Goods {
  types: string[]
  colors: string[]
  notColors: string[]
  materials: string[]
  notMaterials: string[]
  traits: string[]
  notTraits: string[]
  /** Of these among `traits` one is enough. */
  either?: string[]
  /** What was wished for and need not be, concepts and words. */
  givenUp: string[]
}

const plush = 'material.plush'

const partBefore = /(?:^|[^\p{L}])(?:with(?: an?)?|с|со|带|配)\s*$/u
/** "Секатор, ручки чтоб прорезиненные", "pan, handle must be wood". Pens (ручки) stand first. */
const ofPartBefore =
  /[,;.，；]\s*(?:а |и |and |the )?(?:ручк|рукоят|крышк|ремеш|лямк|подошв|подкладк|корпус|ножк|лезви|handles?|lids?|straps?|soles?|lining|blades?)\p{L}*,?\s+(?:(?:чтобы?|не|из|должн\p{L}+|быть|был[аио]?|only|must|should|to|be|is|are|made|of)\s+)*$|[,;，；\s](?:手柄|把手|盖子?|表带|鞋底|内胆)(?:要|得是?|是|必须)$/iu
/** What a message wants of the goods, and the stretches that say it. A type that is not a head keeps its words: they are the buyer's own beside the goods. */
export function readGoods(analysis: Analysis, roles: Roles = noRoles): { goods: Goods; spans: Span[] } {
  const heads = headTypes(withoutParts(analysis))
  const isHead = (id: string): boolean => heads.includes(id)
  const stories = storiesIn(analysis)
  // "Жене скоро в роддом, во что сложить вещи?": who is spoken of need not be who the goods are for.
  const isOfStory = (match: ConceptMatch): boolean =>
    (match.conceptId === 'audience.women' || match.conceptId === 'audience.men' || match.conceptId === 'audience.girls') &&
    stories.some((story) => isWithin(match, story))
  const roleOfProperty = (match: ConceptMatch) => (match.kind === 'type' ? undefined : roles.of(match))
  const all = withRoles(withDenial(analysis), roleOfProperty).filter(
    ({ match }) =>
      !isOfStory(match) && !isOfSmell(match, analysis) && !isThickNotWarm(match, analysis, heads) && !isUnitOfPrice(match, analysis),
  )
  const isLeft = (match: ConceptMatch): boolean => {
    const { kind, start, end } = match
    const role = roleOfProperty(match)
    if (role === 'given-up') return true
    if (role === 'wanted' || role === 'unwanted') return false
    const [lead, tail] = [analysis.text.slice(0, start), analysis.text.slice(end)]
    // "Any travel bag is fine" asks for one.
    if (kind === 'type' && /(?:^|[\s,.;])any\s+$/iu.test(lead)) return false
    // «Белый цвет» is one name.
    const own = /(?:цвет|colou?r)\p{L}*$/iu.exec(kind === 'color' ? analysis.text.slice(start, end) : '')?.[0]
    return isGivenUp(lead, own === undefined ? tail : ` ${own}${tail}`) || (kind === 'feature' && isNotNeeded(lead, tail))
  }
  const leftAlone = all.filter(({ match, isDenied }) => isLeft(match) || (isDenied && isOffer(match))).map(({ match }) => match)
  // "Forget warm and winter": a list is given up as a whole.
  const isOfListLeft = (match: ConceptMatch): boolean =>
    match.kind !== 'type' &&
    roleOfProperty(match) !== 'wanted' &&
    leftAlone.some(
      (one) =>
        one.kind !== 'type' &&
        one.end < match.start &&
        /^\s+(?:and|or|и|или)\s+(?:the\s+)?$/iu.test(analysis.text.slice(one.end, match.start)),
    )
  const left = [...leftAlone, ...all.map(({ match }) => match).filter((match) => !leftAlone.includes(match) && isOfListLeft(match))]
  const givenUp = [...new Set(left.flatMap(({ conceptId, start, end }) => [conceptId, analysis.text.slice(start, end).toLowerCase()]))]
  // "These are too thin" says nothing of how goods should be.
  const said = all.filter(({ match }) => !givenUp.includes(match.conceptId) && roleOfProperty(match) !== 'said')
  const of = (wanted: boolean, isKind: (match: ConceptMatch) => boolean): string[] => [
    ...new Set(said.filter(({ match, isDenied }) => isDenied !== wanted && isKind(match)).map(({ match }) => match.conceptId)),
  ]
  const isColor = ({ kind }: ConceptMatch): boolean => kind === 'color'
  const isMaterial = ({ kind }: ConceptMatch): boolean => kind === 'material'
  // "With a bamboo lid" says what a part is made of.
  const ofParts = saidOfParts(analysis, true)
  const isOfPart = (match: ConceptMatch): boolean => ofParts.has(match) || ofPartBefore.test(analysis.text.slice(0, match.start))
  const isWhole = (match: ConceptMatch): boolean => isMaterial(match) && !isOfPart(match)
  const isOwnColor = (match: ConceptMatch): boolean => isColor(match) && !ofParts.has(match) && !isColorOfPart(match, analysis)
  const isTrait = ({ kind }: ConceptMatch): boolean => kind !== 'type' && kind !== 'color' && kind !== 'material'
  // "Dumbbells, no kettlebells": the same kind by another name is wanted all the same.
  const named = of(true, ({ kind }) => kind === 'type')
  const denied = of(false, ({ kind }) => kind === 'type').filter((type) => !named.includes(type))
  const wanted = heads.filter((type) => !denied.includes(type) && (!givenUp.includes(type) || named.includes(type)))
  // "Toys, nothing plush": one kind of those that are wanted is not.
  const isOther = (type: string): boolean => !isHead(type) || denied.includes(type)
  // "Squeaky toys for dogs, nothing plush": a kind that none of the wanted ones is wider than is what they must not be made of.
  const asMaterial = (match: ConceptMatch): string[] =>
    match.kind === 'type' && isOther(match.conceptId) && !wanted.some((type) => isA(match.conceptId, type))
      ? [...materialsNamed(analysis.text.slice(match.start, match.end).toLowerCase())]
      : []
  const deniedMaterials = said.filter(({ isDenied }) => isDenied).flatMap(({ match }) => asMaterial(match))
  // "Not velcro" of a case denies no sewing kit.
  const isUsual = (match: ConceptMatch): boolean => {
    const said = analysis.text.slice(match.start, match.end).toLowerCase()
    return usualNamesOf(match.conceptId).some((name) => stemOf(name.toLowerCase()) === stemOf(said))
  }
  const isOtherKind = (match: ConceptMatch): boolean =>
    match.kind === 'type' &&
    (isUsual(match) || wanted.some((type) => isA(match.conceptId, type))) &&
    isOther(match.conceptId) &&
    (wanted.length === 0 || asMaterial(match).length === 0)
  const notTraits = withBabies(of(false, (match) => isTrait(match) || isOtherKind(match)))
  // What a name says of its material gives way to one that is named beside it: 陶瓷帆布袋.
  const ownMaterials = of(true, isWhole)
  const saidOrImplied =
    ownMaterials.length > 0 && isHan(analysis.text) ? ownMaterials : union(ownMaterials, impliedMaterials(analysis, heads))
  const goods: Goods = {
    types: wanted.filter((type) => !givenUp.includes(type) && !isAlsoTrait(type, analysis)),
    colors: less(of(true, isOwnColor), of(false, isOwnColor)),
    notColors: of(false, isOwnColor),
    // 亚麻容易皱，不要亚麻: what is named twice and denied once is not wanted.
    materials: withCloth(less(saidOrImplied, of(false, isMaterial)), analysis.text),
    notMaterials: withSynthetics(
      withFauxLeather(union(of(false, isMaterial), wanted.length > 0 ? deniedMaterials : []), analysis.text),
      analysis.text,
    ),
    traits: union(of(true, isTrait), impliedTraits(analysis, heads)),
    // "Without a spoon": another kind of goods that is not wanted beside them. "Not the smart kind" of watches are smart watches.
    notTraits: union(
      notTraits,
      heads.flatMap((type) => kindsWith(notTraits, type)),
    ),
    givenUp,
    ...eitherOf(said, analysis),
  }
  const spans = all
    .filter(
      ({ match, isDenied }) =>
        // "Drop the zipper" denies a part in its own word, and no haberdashery.
        (match.kind !== 'type' || (isHead(match.conceptId) && (!isDenied || isOtherKind(match) || asMaterial(match).length > 0))) &&
        ((isDenied && !isColor(match)) || !(isMaterial(match) ? isOfPart(match) : ofParts.has(match) || isColorOfPart(match, analysis))),
    )
    .map(({ match: { start, end } }) => ({ start, end }))
  return { goods: asSchoolGoods(asPetGoods(asToy(goods)), analysis.text), spans }
}

/** The same, with what is learned of such properties where that is sure. */
const withRoles = (
  said: readonly { match: ConceptMatch; isDenied: boolean }[],
  roleOf: (match: ConceptMatch) => MentionRole | undefined,
): { match: ConceptMatch; isDenied: boolean }[] =>
  said.map((one) => {
    const role = roleOf(one.match)
    return role === 'unwanted' ? { ...one, isDenied: true } : role === 'wanted' ? { ...one, isDenied: false } : one
  })

/** "Do they smell of rubber?", «пахнут резиной?», 橡胶味大吗: what goods may smell of they need not be made of. */
const isOfSmell = ({ kind, start, end }: ConceptMatch, { text }: Analysis): boolean =>
  kind === 'material' && (smellBefore.test(text.slice(0, start)) || smellBehind.test(text.slice(end)))
const smellBefore =
  /(?<![a-z])(?:smell|stink|reek)(?:s|ing|y)? (?:of|like) (?:[a-z]+ )?$|(?<!\p{L})(?:пахн(?:ет|ут|уть)|воня(?:ет|ют|ть)|несёт|несет)\p{L}* (?:ли )?$|(?<!\p{L})есть (?:ли )?запах\p{L}* $/iu
const smellBehind = /^的?(?:味道?|气味)(?:很|会)?[大重浓][吗么不]/u

/** "With a lid or a handle", 带盖或带把手, "round or heart-shaped": of properties of one kind one is enough. */
function eitherOf(said: readonly { match: ConceptMatch; isDenied: boolean }[], { text }: Analysis): { either?: string[] } {
  const traits = said.filter(({ match: { kind }, isDenied }) => !isDenied && (kind === 'feature' || kind === 'style' || kind === 'theme'))
  const either = traits.flatMap(({ match }, at) => {
    const next = traits.slice(at + 1).find(({ match: { start } }) => start >= match.end)?.match
    const isOr = next && next.kind === match.kind && next.conceptId !== match.conceptId && or.test(text.slice(match.end, next.start))
    return isOr ? [match.conceptId, next.conceptId] : []
  })
  return either.length > 0 ? { either: [...new Set(either)] } : {}
}
const or = /^\s*[，,的]?\s*(?:или|либо|or|或者?(?:是)?|\/)\s*(?:с|со|with|an?|the|是|带|有)?\s*$/u

/** "That can hold a water bottle", "чтобы влезал ноутбук", 放得下手机: what goods have room for, and no goods that are wanted. */
const hasRoomFor =
  /(?:(?:hold|holds|fit|fits|carry|store|room for|(?:must|should|has to|needs to) have|(?:big|large|wide|deep|roomy) enough for)\s+(?:(?:a|an|the|my|our|two|three|\d+(?:\.\d)?)[\s-]+)?(?:[\w-]+\s+){0,2}|(?:чтобы?\s+(?:был[аио]?|были|имел\p{L}*)|обязательно\s+с|влез\p{L}*|помещ\p{L}*|поме[сш]т\p{L}*|вмеща\p{L}*|войд[её]т|входил\p{L}*|уместил\p{L}*)\s+(?:в (?:нее|него|них)\s+)?(?:[\p{L}\d.]+\s+)?|(?:要有|要带|得有|必须有|里面有|上面有|最好有|最好带|附带|得下|得进|能放下?|能装下?|可放|可装)[^，。！？的]{0,6})$/iu
/** Parts that goods have, where more is said of them: "нож, ручка чтоб не пластиковая". The same words name goods where they stand first. */
const partName =
  /^(?:ручк|рукоят|крышк|наволочк|чехол|чехл|ремеш|ремен|ремн|лямк|дно|днищ|корпус|подкладк|подошв|молни|лезви|колес|ножк|браслет|шнур|провод|кабел|handle|lid|strap|sole|lining|cover|case|cord|cable|band|legs?|wheels|zip|blade|手柄|把手|把|盖子?|表带|鞋底|拉链|刀刃|底|内胆|外壳)/u
const saysOfPart =
  /^\s*,?\s*(?:чтобы?|не|из|только|обязательно|должн\p{L}+|лучше|был[аои]?|should|must|has to|not|is|made of|in|要|不要|最好|得是|必须)(?![\p{L}])|^\s*(?:要|不要|最好|得是?|必须|是)/u
/** 开个青旅40张, "a hostel of 40", "хостел на 40": what is counted of a house. The count may stand as a comma. */
const ofOwnHouse =
  /(?:青旅|民宿|酒店|宾馆|旅馆|宿舍|客栈|餐厅|饭店|咖啡[店馆])[^，,。；;]{0,6},\s*$|(?<![a-z])(?:hostel|hotel|dorm(?:itory)?|cafe|restaurant)\s+(?:of|with|for)\s+(?:,|\d+)\s*$|(?<!\p{L})(?:хостел|отел|гостиниц|общежити|кафе|ресторан)\p{L}*\s+(?:на|с)\s+(?:,|\d+)\s*$/iu
const aboutThem =
  /^\s+(?:all\s+)?(?:a?round|inside|on|in|under|along)\s+(?:it|them)(?![a-z])|^\s+(?:вокруг|внутри|по (?:кругу|краям|бокам))(?!\p{L})/iu
const usedIn = /^(?:也)?(?:可用|适用|能用|可以用|通用|能洗|可洗)(?=的|吗|[\s，,。！？?]|$)/u
const laptop = /^(?:笔记本|notebook|ноутбук\p{L}*)$/iu
const carriesLaptops = ['type.bag', 'type.backpack', 'type.charger', 'type.cable', 'type.power-bank']
const fastener = /^(?:velcro|липучк\p{L}*|魔术贴|zippers?|молни\p{L}*|拉链)$/iu
/** "毛巾礼盒": goods that come in a gift box. */
const giftBox = /^礼(?:品)?盒/u
/** "Packaging for T-shirts" is wished for itself. */
const isForGoods = /^\s+(?:for|для|под)\s/iu
const packing = /^(?:packaging|packing|упаковк\p{L}*|包装)$/iu
function withoutParts(analysis: Analysis): Analysis {
  const { concepts, text } = analysis
  const isAside = (match: ConceptMatch): boolean => {
    const { kind, start, end } = match
    if (kind !== 'type') return false
    const lead = text.slice(0, start)
    if (/^light$/iu.test(text.slice(start, end))) {
      // "The light ones" are no lamps.
      if (/^\s+ones?(?![a-z])/iu.test(text.slice(end))) return true
      // "Cup for grandma, light, easy to hold": how heavy the cup is.
      const isAlone = /[,;]\s*(?:very |really |quite )?$/iu.test(lead) && /^\s*(?:[,;.]|$|and )/iu.test(text.slice(end))
      if (isAlone && concepts.some((other) => other.kind === 'type' && other.end <= start)) return true
    }
    // "Eco packaging" of toothbrushes, 夹子款 of a lamp: how they come.
    const isBeside = concepts.some((other) => other.kind === 'type' && (other.end <= start || other.start >= end))
    if (isBeside && (/^[款式]/u.test(text.slice(end)) || (packing.test(text.slice(start, end)) && !isForGoods.test(text.slice(end)))))
      return true
    // "电磁炉可用" says where a pan can be used, "洗衣机能洗" how it is cleaned.
    if (usedIn.test(text.slice(end)) && (isBeside || /^[\s，,]*$/u.test(lead))) return true
    if (isOfHanClause(match, analysis)) return true
    const isInGiftBox = (other: ConceptMatch): boolean =>
      other.kind === 'type' && other.end === start && text.slice(other.start, other.end) !== '小号'
    if (giftBox.test(text.slice(start, end)) && concepts.some(isInGiftBox)) return true
    if (isOfCloth(text.slice(start, end).toLowerCase()) && isBeside) return true
    // What goods are closed with is no haberdashery.
    if (isBeside && fastener.test(text.slice(start, end))) return true
    // 玩具车 不用电池的, 包 放电脑的: what the goods named before are for, or run on.
    const isBehind = concepts.some((other) => other.kind === 'type' && !other.isNegated && other.end < start)
    if (isBehind && isHan(text.slice(start, end)) && /^的(?=$|[\s，,。！？!?])/u.test(text.slice(end)) && ownClause.test(lead)) return true
    // 小号 of bags is a size, and no trumpet.
    if (text.slice(start, end) === '小号' && isBeside) return true
    // 耳机孔, 双层帽: parts of what is worn or carried.
    if (isBeside && (/^[孔位仓口]/u.test(text.slice(end)) || (text.slice(start, end) === '帽' && /(?:双层|连|带)$/u.test(lead))))
      return true
    // A backpack or a charger for a 笔记本 is for a computer.
    if (
      isBeside &&
      laptop.test(text.slice(start, end)) &&
      concepts.some(({ conceptId }) => carriesLaptops.some((kind) => isA(conceptId, kind)))
    )
      return true
    // 开个青旅40张床: how large the buyer's own house is.
    if (isBeside && ofOwnHouse.test(lead)) return true
    // "Mirror, lights round it": what they have about them.
    if (isBeside && aboutThem.test(text.slice(end))) return true
    // A watch on a 皮带 has a leather strap.
    if (text.slice(start, end) === '皮带' && concepts.some(({ conceptId }) => isA(conceptId, 'type.watch'))) return true
    const isPart =
      (isHan(text.slice(start, end)) && isBeside ? /[\s,，;；.。]$/ : /[,，;；.。]\s*(?:а |и |and |the )?$/).test(lead) &&
      partName.test(text.slice(start, end)) &&
      saysOfPart.test(text.slice(end))
    return isPart || hasRoomFor.test(lead)
  }
  const stories = storiesIn(analysis)
  // "We give soap as favours, so I need boxes": goods of a story are none of those that are wished for behind it.
  const isTold = (match: ConceptMatch): boolean =>
    match.kind === 'type' &&
    stories.some((story) => isWithin(match, story) && concepts.some(({ kind, start }) => kind === 'type' && start >= story.end))
  return { ...analysis, concepts: concepts.filter((match) => !isAside(match) && !isTold(match)) }
}

/** Begins a clause in which something is done with what stands behind it. */
const ownClause = /[\s，,](?:要|最好|得|必须)?(?:不用|不要|不需要|不带|用|放|装|配|带|能放|能装|可以放|可放)[^\s，,。；;的]{0,6}$/u

/** 皮表带的手表, 能放手机的包: what is named before 的 tells of the goods behind it. 手套，能玩手机的那种 tells of those before. */
function isOfHanClause({ start, end }: ConceptMatch, { concepts, text }: Analysis): boolean {
  const isOther = (one: ConceptMatch): boolean => one.kind === 'type' && !one.isNegated && (one.end <= start || one.start >= end)
  const others = concepts.filter(isOther)
  if (!isHan(text.slice(start, end))) return false
  if (others.some((one) => one.start >= end && leadsToGoods.test(text.slice(end, one.start)))) return true
  return others.length > 0 && ofClauseBefore.test(text.slice(0, start))
}
const leadsToGoods = /^\p{Script=Han}{0,6}的\p{Script=Han}{0,4}$/u
/** Begins a clause of what they are able to do, which no 的 has led to goods yet. */
const ofClauseBefore = /(?:^|[\s，,。；;])(?:还|也|最好|要|得|必须)?(?:能|可以?|会|方便)[^\s，,。；;的]{0,8}$/u

/** "With a gold line on the edge": the colour of something that the goods have. */
function isColorOfPart({ kind, start, end }: ConceptMatch, analysis: Analysis): boolean {
  if (kind !== 'color' || !partBefore.test(analysis.text.slice(0, start).toLowerCase())) return false
  const next = unknownWordAt(analysis, end)
  return next !== undefined && next.normalised.length >= 3 && !colorWord.test(next.normalised)
}
const colorWord = /^(?:colou?rs?|tones?|shades?|ones?|цвет\p{L}*|тон\p{L}*|оттен\p{L}*)$/u

/** "Не синтетика" is no polyester, and nothing that is made of it. */
const withSynthetics = (materials: string[], text: string): string[] =>
  materials.includes('material.polyester') && synthetic.test(text) ? [...new Set([...materials, ...synthetics])] : materials
const synthetic = /синтетик|synthetics?(?![a-z])|化纤/iu
const synthetics = ['fleece', 'plush', 'microfiber', 'nylon', 'spandex', 'faux-leather'].map((name) => `material.${name}`)

const withCloth = (materials: string[], text: string): string[] =>
  materials.length === 0 && isOfCloth(text.toLowerCase()) ? [...textiles] : materials

/** What keeps warm when it is made thicker; a thicker mat, pan or bag does not. */
export const keepsWarm = ['type.clothing', 'type.shoes', 'type.headwear', 'type.home-textile']
/** "$5 per set", 每套: what is counted, and no wish for a set. */
const isUnitOfPrice = ({ conceptId, start, end }: ConceptMatch, { text }: Analysis): boolean =>
  conceptId === 'feature.set' &&
  (/(?:^|[^\p{L}])(?:per|for (?:a|one|each)|an?|each|за|кажд\p{L}+|один)\s+$/iu.test(text.slice(0, start)) ||
    (/[一每两\d]\s*$/u.test(text.slice(0, start)) && text.slice(start, end).length === 1))
const isThickNotWarm = ({ conceptId, start, end }: ConceptMatch, { text }: Analysis, heads: readonly string[]): boolean =>
  conceptId === 'feature.thickened' &&
  /^加厚/u.test(text.slice(start, end)) &&
  heads.length > 0 &&
  !heads.some((head) => keepsWarm.some((kind) => isA(head, kind)))

/** What sellers can do and need not: nobody wants goods that could not have a logo. */
const isOffer = ({ conceptId }: ConceptMatch): boolean => conceptId.startsWith('feature.customizable')

/** Who wants no leather wants none that looks like it, unless it is the real one that is not wanted. */
const withFauxLeather = (materials: string[], text: string): string[] =>
  materials.includes('material.leather') && !/натурал|настоящ|genuine|real|真皮/iu.test(text)
    ? union(materials, ['material.faux-leather'])
    : materials

/** Who wants nothing for children wants nothing for babies. */
const withBabies = (traits: string[]): string[] => (traits.includes('audience.kids') ? union(traits, ['audience.baby']) : traits)

const union = (some: readonly string[], others: readonly string[]): string[] => [...new Set([...some, ...others])]

/** Kinds of these goods that have one of the properties in their name: smart watches of watches. */
function kindsWith(traits: readonly string[], type: string): string[] {
  const words = traits.filter((trait) => !trait.startsWith('type.')).flatMap((trait) => findConcept(trait)?.words.en ?? [])
  return childrenOf(type).filter((kind) => findConcept(kind)?.words.en.some((name) => words.some((word) => name.startsWith(`${word} `))))
}

/** "A plush dinosaur" is what it shows and what it is made of: together that is a toy. */
function asToy(goods: Goods): Goods {
  if (goods.materials.includes(plush) && goods.types.length > 0 && goods.types.every((type) => isA(type, 'type.animal-figure')))
    return { ...goods, types: ['type.soft-toy'], materials: goods.materials.filter((material) => material !== plush) }
  if (goods.types.length > 0 || !goods.traits.some(isTheme) || !goods.materials.includes(plush)) return goods
  return { ...goods, types: ['type.soft-toy'], materials: goods.materials.filter((material) => material !== plush) }
}

/** "Phone mount, not suction cup": a word that no concept knows belongs to what is denied. */
const deniedByWord =
  /(?:^|[\s,.;])(?:not|no|without)\s+(?:an?\s+)?(?!(?:very|too|so|bad|just|only|expensive|big|large|small|more|less|cheap)\s)[a-z]+\s+$/i

const pupil =
  /(?<!\p{L})(?:(?:перво|второ|третье)?классни|школьни|учени)\p{L}+|(?<![a-z])(?:school ?(?:kid|child|boy|girl)|pupil|first[- ]grader)|小学生|中学生|学生|上学/iu
/** A backpack for a pupil is one for school, which seldom says that it is for children. */
function asSchoolGoods(goods: Goods, text: string): Goods {
  if (!goods.types.includes('type.backpack') || !pupil.test(text)) return goods
  const types = goods.types.map((type) => (type === 'type.backpack' ? 'type.school-backpack' : type))
  return { ...goods, types, traits: goods.traits.filter((trait) => trait !== 'audience.kids') }
}

/** "С котиками", "with dogs on it": what is shown on goods that are for no animal. */
const animalShown =
  /(?:^|[\s,])(?:со?|with(?: an?| the)?|или|or|и|and) (?:\p{L}+(?:ыми|ими|ой|ым|им) )?((?:кот|кош|собач|собак|щен|пёс|пес)\p{L}*(?:ами|ями|ом|ем|ой|иком|иками)|(?:cats?|kittens?|kitties|dogs?|pupp(?:y|ies)))(?!\p{L})/giu
/** The words that name animals which goods show, where they are for none. */
export const animalsShown = (text: string): string[] =>
  /(?:^|[\s,])(?:со?|with) /iu.test(text) ? [...text.matchAll(animalShown)].flatMap(([, word]) => word ?? []) : []

const pets = ['audience.pets', 'audience.cats', 'audience.dogs']

/** "Toys" where cats are spoken of are those of pets. */
function asPetGoods(goods: Goods): Goods {
  if (!goods.traits.some((trait) => pets.includes(trait))) return goods
  const ofPets = (type: string): string => {
    const other = type.replace('type.', 'type.pet-')
    return findConcept(other) ? other : type
  }
  return { ...goods, types: [...new Set(goods.types.map(ofPets))] }
}

/** Every name in the order of the text, with whether it is wanted. A denial goes on over a list. */
function withDenial({ text, concepts }: Analysis): { match: ConceptMatch; isDenied: boolean }[] {
  const said: { match: ConceptMatch; isDenied: boolean }[] = []
  let last: { end: number; isDenied: boolean; kind: ConceptMatch['kind'] } | undefined
  for (const match of [...concepts].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const between = last ? text.slice(last.end, match.start) : ''
    const isNegated =
      match.isNegated === true ||
      ((match.kind === 'material' || match.kind === 'color') && isComplainedOf(text.slice(0, match.start))) ||
      (match.kind !== 'type' && isDisliked(text.slice(0, match.start), text.slice(match.end))) ||
      isDenied(text.slice(0, match.start), text.slice(match.end)) ||
      (match.kind === 'type' && last !== undefined && deniedByWord.test(text.slice(last.end, match.start))) ||
      (last?.isDenied === true &&
        goesOn(between) &&
        !(last.kind !== match.kind && comma.test(between)) &&
        !(match.kind === 'material' && comma.test(between) && isAlternative(text.slice(match.end))) &&
        !(match.kind === 'type' && /^的$/u.test(between)))
    if (!last || match.end > last.end) last = { end: match.end, isDenied: isNegated, kind: match.kind }
    said.push({ match, isDenied: isNegated })
  }
  // "Кожу и экокожу убери": a denial behind a list holds for all of it.
  for (let at = said.length - 1; at > 0; at--) {
    const [before, one] = [said[at - 1]!, said[at]!]
    const isOfList = before.match.kind === one.match.kind && and.test(text.slice(before.match.end, one.match.start))
    const isBehind = isDenied('', text.slice(one.match.end)) || (said[at + 1]?.isDenied === true && one.isDenied)
    if (one.isDenied && isOfList && isBehind) before.isDenied = true
  }
  return said
}
/** "Не синтетика, хлопок или бамбук": what is wanted instead begins behind the comma, and one of several will do. */
const isAlternative = (tail: string): boolean =>
  /^\s*(?:(?:или|либо|or|或者?)\s*\p{L}|(?:давай(?:те)?|лучше|нуж(?:ен|на|но|ны)|хо(?:чу|тим)|пойд[её]т|подойд[её]т|сойд[её]т|instead|please|(?:is|would be) (?:better|fine|ok(?:ay)?))(?!\p{L})|的?(?:就行|就好|更好))/iu.test(
    tail,
  )
/** "Без крышки, керамика", "no lid, ceramic": behind a mere comma something of another kind is wanted. */
const comma = /^\s*[,，、]\s*$/u
const and = /^\s*(?:и|and|or|или|和|、|或)\s*(?:the\s+)?$/iu

/** "Быстрая зарядка" names a charger and a feature: beside another kind of goods it is the feature. */
function isAlsoTrait(type: string, { concepts }: Analysis): boolean {
  const own = concepts.filter((match) => match.conceptId === type)
  const others = concepts.some((match) => match.kind === 'type' && !own.some(({ start }) => start === match.start))
  return (
    others && own.every(({ start, end }) => concepts.some((match) => match.kind !== 'type' && match.start <= start && match.end >= end))
  )
}

/** "Or" and "and" between two names. */
const orBetween = /^\s*(?:(?:и|или|либо|and|or|&)\s+(?:some\s+)?|或者?|和|跟|以及|、)\s*$/iu

/** Whether two of these kinds were named one beside the other, and neither is the other's name for short: "umbrellas and raincoats", 气泡袋或者快递袋. */
export function areSeveral({ concepts, text }: Analysis, types: readonly string[]): boolean {
  const places = types.map((type) => concepts.filter(({ conceptId }) => conceptId === type))
  const areApart = (some: readonly Span[], others: readonly Span[]): boolean =>
    some.length > 0 && others.length > 0 && some.every((one) => others.every((other) => one.end <= other.start || other.end <= one.start))
  // One of several kinds may be a narrower one of another, with nothing but "or" between them.
  const areJoined = (some: readonly Span[], others: readonly Span[]): boolean =>
    some.some((one) =>
      others.some((other) => orBetween.test(text.slice(one.end, other.start)) || orBetween.test(text.slice(other.end, one.start))),
    )
  return types.some((one, at) =>
    types.some((other, place) => {
      if (place <= at || !areApart(places[at]!, places[place]!)) return false
      return (!isA(one, other) && !isA(other, one)) || areJoined(places[at]!, places[place]!)
    }),
  )
}

const maxBeside = 10
const maxPhraseLength = 120

/** Names of goods but for those that are not wanted. */
const namedGoods = (analysis: Analysis): ConceptMatch[] =>
  withDenial(analysis)
    .filter(({ match, isDenied }) => match.kind === 'type' && !isDenied)
    .map(({ match }) => match)

/** Words of the names of goods, as the buyer wrote them. */
export function saidOf(analysis: Analysis): string[] {
  const { tokens } = analysis
  const names = namedGoods(analysis)
  const words = tokens
    .filter((token) => names.some((name) => isWithin(token, name)))
    .map(({ normalised }) => normalised.slice(0, maxWordLength))
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, maxWords)
}

/** Kinds of goods that are named beside the wanted ones, with their words. */
export function besideOf(analysis: Analysis, types: readonly string[]): NameBeside[] {
  return namedGoods(analysis)
    .filter(({ conceptId }) => !types.includes(conceptId))
    .map((name) => ({
      concept: name.conceptId,
      words: analysis.tokens.filter((token) => isWithin(token, name)).map(({ normalised }) => normalised.slice(0, maxWordLength)),
    }))
    .slice(0, maxBeside)
}

/** From the first to the last word of the goods, unless something else (a price, a quantity) stands between them. */
export function phraseOf(message: string, analysis: Analysis, words: readonly string[]): string | undefined {
  const { text, tokens } = analysis
  const said = withDenial(analysis)
  const isIn = (token: Span, isUnwanted: boolean): boolean =>
    said.some(({ match, isDenied }) => isDenied === isUnwanted && isWithin(token, match))
  const own = tokens.filter((token) => words.includes(token.normalised) || isIn(token, false))
  const isSplit = (from: number, to: number): boolean => tokens.some((token) => token.start > from && token.end < to && isIn(token, true))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return undefined
  const isInterrupted = /,\s|[.;!?]/.test(text.slice(first.start, last.end)) || isSplit(first.start, last.end)
  const phrase = isInterrupted ? own.map((token) => token.text).join(' ') : message.slice(first.start, last.end)
  // 换成挂钟吧.
  return phrase.replaceAll(/(?<=\p{Script=Han}{2})(?<![酒网])吧(?=[,，\s]|$)/gu, '').slice(0, maxPhraseLength)
}

/** Other names of the wanted kind that are not wanted: "kettlebells" of "dumbbells, no kettlebells". */
export function namesNotWanted(analysis: Analysis, types: readonly string[]): string[] {
  // "Not for laptops": bags for them are no laptops, and say the word.
  const isServed = ({ start }: ConceptMatch): boolean =>
    /(?:^|[^\p{L}])(?:для|for)\s+(?:(?:an?|the|my)\s+)?$/iu.test(analysis.text.slice(0, start))
  return withDenial(analysis)
    .filter(({ match, isDenied }) => isDenied && match.kind === 'type' && (types.includes(match.conceptId) || isServed(match)))
    .map(({ match }) =>
      analysis.tokens
        .filter((token) => isWithin(token, match))
        .map(({ normalised }) => normalised)
        .join(' ')
        .slice(0, maxWordLength),
    )
}
