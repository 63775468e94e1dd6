import { kindsByHead } from '@karavan/lexicon/kind-heads.ts'
import { isA, isAnyOf, parentsOf } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import { type State, topicOf, withoutAsked } from '../state.ts'
import { emptyWish, isTheme, namesGoods, quantityOfKinds, softSizeOf, traitKindOf, type Wish, withoutFacet } from '../wish.ts'
import { asOthersMean } from './act-meant.ts'
import { allowedBeside } from './allowed-beside.ts'
import { askedFor, asksForValue, isAsSure, type LeastAsked, whereItStands } from './asked-of-goods.ts'
import { withBodyMaterial } from './body-material.ts'
import { withCountInSet, withoutNameOfSets, withSetsCounted } from './counts-in-set.ts'
import { askedAgain, askedForMore, kindForOthers, withAskedBefore, withAskedChoice, withAskedDenials, withAskedPrint } from './follow-up.ts'
import { areBeside, endsFirstName, type GeneralName, kindsBeside } from './general-names.ts'
import { keepsWarm } from './goods.ts'
import { goodsOfTalk } from './goods-of-talk.ts'
import { alongIn, comeAlong } from './grammar/comes-along.ts'
import type { Field } from './grammar/fields-asked.ts'
import { giftTypes } from './grammar/gift.ts'
import { areMeantFor } from './grammar/meant-for.ts'
import { foldText } from './grammar/open-text.ts'
import { isThere, namesPart, nounAndTrait, partAskedOf } from './grammar/part-name.ts'
import { areMany, namedReference, pointsAtOne, type Reference } from './grammar/reference.ts'
import { comparatives, isComparative, type Relative } from './grammar/relatives.ts'
import type { ServiceTopic } from './grammar/service-wordings.ts'
import type { AskedSearch, Intent } from './intent.ts'
import { kindAmong } from './kind-among.ts'
import { kitChanged, ofKit } from './kit.ts'
import { meantInTalk } from './meant.ts'
import { areRelated, isCalledBy, isKindAllowed, mergeWish, saysConstraint, takesBack, toWish, toWishInPlace } from './merge.ts'
import { withNameCorrected } from './mistyped.ts'
import { asksHowAboutGoods, beginsWithGoods } from './named-first.ts'
import { giftAudienceOf } from './need.ts'
import { placeAbout, placeBareNumber, placeNumbers, withBoundAsBefore } from './numbers-of-goods.ts'
import { type Reading, readMessage } from './read.ts'
import { goodsAlone, isRestated, ofOtherSort, ofOtherTarget, withoutGoodsLeft, withoutTold } from './restart.ts'
import { sumAgain, sumAsked, sumOfEach } from './sum.ts'
import { propertyInName } from './uses.ts'
import { usualNamesOf } from './usual-names.ts'

/**
 * What a message asks for, given the conversation. Goods of another kind start a new search, goods of the same, a narrower or a wider kind refine the
 * one there is, and so does everything that names no goods.
 */
export function decide(heard: Reading, state: State): Intent {
  const intent = decideByRules(heard, state)
  const reference = meantReference(heard, state)
  return asOthersMean({ heard, intent, state, reference, decide: (reading) => decideByRules(reading, state) }) ?? intent
}

/** The same by the rules alone, which what was learned of whole messages is learned with. */
export function decideByRules(heard: Reading, state: State): Intent {
  const intent = withDeliveryAsked(decideBySaid(heard, state), heard)
  if (withoutCancel(heard, state.wish) !== heard) return intent
  return ofServiceByGist(intent, heard, state) ?? askedByGist(intent, heard, state) ?? intent
}

/** "Total for 40 of the third with delivery?" asks what the delivery costs as well. */
function withDeliveryAsked(intent: Intent, { askedSum, phrases }: Reading): Intent {
  if (intent.kind !== 'ask' || !askedSum?.withDelivery || intent.reading.topics.length > 0) return intent
  return { ...intent, reading: { ...intent.reading, topics: ['delivery'], phrases: phrases.filter((phrase) => !phrase.some(ofDelivery)) } }
}
const ofDelivery = (word: string): boolean => /^(?:delivery|shipping|доставк\p{L}*)$/u.test(word)

/** «Если придут осколки, кто отвечает?» names goods and wishes for none: others ask the shop so. `undefined` where what was understood stands. */
function ofServiceByGist(intent: Intent, heard: Reading, state: State): Intent | undefined {
  const { asksOfService: asked, types, colors, materials, sizes, traits, measures, figures, drops, topics, relatives } = heard
  if (asked === undefined || state.last.length === 0) return undefined
  const number = heard.device ?? heard.extreme ?? heard.quantity ?? heard.bareNumber ?? heard.price ?? heard.budget ?? heard.forSum
  const isOfOther =
    heard.asksForOthers ||
    [
      topics,
      drops,
      measures,
      figures,
      heard.notColors,
      heard.notMaterials,
      heard.notTraits,
      heard.notWords,
      heard.givenUp,
      heard.shares,
    ].some((said) => said.length > 0)
  // "Can I take just one to test before ordering 20?" counts and wishes for none.
  if (isOfOther || heard.asksSimilar || (number !== undefined && asked.share < leastOfNumber)) return undefined
  if (relatives.some((relative) => relative !== 'restore')) return undefined
  const namesSomething = [types, colors, materials, sizes, traits].some((said) => said.length > 0)
  if (types.length > 0 && !heard.isQuestion) return undefined
  if (namesSomething && asked.share < leastOfNamed) return undefined
  if (types.some((type) => !state.wish?.types.some((one) => areRelated([type], [one])))) return undefined
  // "If a size doesn't fit, can they send it back?" asks for none of the sizes.
  const isOfShop = intent.kind === 'ask' && ofShopAlone.has(asked.topic) && asked.share >= leastOfNamed && !pointsAtOne(heard.reference)
  const isWeak =
    isOfShop ||
    intent.kind === 'search' ||
    intent.kind === 'more' ||
    intent.kind === 'restore' ||
    (intent.kind === 'talk' && (intent.talk === 'notStated' || intent.talk === 'nonsense'))
  return isWeak ? { kind: 'service', topics: [asked.topic] } : undefined
}
/** What no listing states. */
const ofShopAlone: ReadonlySet<ServiceTopic> = new Set([
  'return',
  'delivery',
  'destination',
  'carrier',
  'payment',
  'tax',
  'track',
  'lost',
  'documents',
])
/** So sure it must be where the message names anything that goods may be. */
const leastOfNamed = 0.85
const leastOfNumber = 0.95

/** "Can I put boiling water in?" is asked of what is shown, in whatever words: others ask it so. `undefined` where what was understood stands. */
function askedByGist(intent: Intent, heard: Reading, state: State): Intent | undefined {
  const { asksAbout } = heard
  const least = asksAbout && state.last.length > 0 ? leastFor(intent, heard) : undefined
  if (!asksAbout || !least) return undefined
  const reading: Reading = {
    ...heard,
    types: [],
    said: [],
    topics: [],
    isQuestion: true,
    asksWhether: true,
    question: heard.question ?? asksAbout.text,
  }
  // «А подкладка какая?» asks what it is, and wishes for none.
  const asksWhatItIs = heard.isQuestion && asksForValue.test(reading.question ?? '') && asksAbout.ofAttribute >= leastOfAttribute
  if (asksWhatItIs && intent.kind === 'search' && !intent.isNew) return { kind: 'ask', reference: meantReference(reading, state), reading }
  // Offers that have one of the words are what is asked for, unless one thing or another is asked of all.
  const isOfWords =
    intent.kind === 'search' &&
    heard.words.length + heard.types.length > 0 &&
    heard.traits.length === 0 &&
    !intent.isNew &&
    !eitherOr.test(reading.question ?? '')
  if (isOfWords && isAsSure(asksAbout, askedFor.anything)) {
    const { orElse, ...search } = intent
    // «Сильно тянет?» of vacuums names no goods that are pulled.
    const isOpen = orElse !== undefined && !isAsSure(asksAbout, askedFor.inWords)
    return { ...search, unstated: intent.unstated ?? inWords(reading), ...(isOpen ? { orElse } : {}) }
  }
  if (isOfWords || !whereItStands(asksAbout.group) || !isAsSure(asksAbout, least)) return undefined
  return { kind: 'ask', reference: meantReference(reading, state), reading }
}

const leastOfAttribute = 0.5

function leastFor(intent: Intent, heard: Reading): LeastAsked | undefined {
  if ((heard.quantity ?? heard.price ?? heard.budget ?? heard.bareNumber ?? heard.device) !== undefined || heard.asksForOthers)
    return undefined
  if (intent.kind === 'talk') return intent.talk === 'nonsense' || intent.talk === 'notStated' ? askedFor.nothing : undefined
  if (intent.kind === 'service') return intent.topics.every((topic) => topic === 'trust' || topic === 'quality') ? askedFor.shop : undefined
  // 15.6的本子放得下不 of bags asks for no notebook: what is to fit into goods is none of those that are wanted.
  const asksOfOther = heard.types.length > 0 && (heard.isQuestion || heard.asksWhether) && ofOtherThings.has(heard.asksAbout?.group ?? '')
  if (intent.kind === 'search' && intent.isNew && asksOfOther) return askedFor.conditions
  if ((intent.kind === 'more' || intent.kind === 'restore') && heard.isQuestion) return askedFor.conditions
  if (intent.kind !== 'search' || intent.relatives.length > 0 || (intent.isNew && !heard.told && heard.reference === undefined))
    return undefined
  const text = heard.asksAbout?.text ?? ''
  const isEither = eitherOr.test(text)
  const listed = [heard.colors, heard.sizes, heard.measures, heard.figures, isEither ? [] : heard.materials, heard.notTraits]
  if (listed.some((said) => said.length > 0) || heard.isTied || heard.isPart) return undefined
  // "Must not slip" is a wish, however many ask whether it does.
  if (!heard.isQuestion && !isEither && !isOrIsNot.test(text)) return undefined
  return (heard.traits.length > 0 && !isOrIsNot.test(text)) || intent.isNew ? askedFor.conditions : askedFor.inWords
}
const ofOtherThings: ReadonlySet<string> = new Set(['ask-dimensions', 'ask-compatible', 'ask-volume', 'ask-load'])
/** 漏不漏, 掉没掉: whether it does. */
const isOrIsNot = /(\p{Script=Han})[不没]\1/u
const eitherOr = /(?<=\p{L}{2}[\s,]+)(?:или|or)(?!\p{L})|(?<=\p{Script=Han})还是/iu

function decideBySaid(heard: Reading, state: State): Intent {
  const told = meantInTalk(withoutTold(heard, state), state.wish?.types ?? [])
  const open = withSetsCounted(withBodyMaterial(told, state.wish), state.wish)
  const extraordinary = withoutOrdinary(open)
  const isOrdinary = extraordinary !== open
  const said = withAnimalsShown(extraordinary, heard.types.length > 0 ? heard.types : (state.wish?.types ?? []))
  const repeated = askedAgain(said, state)
  if (repeated) return decide(repeated, withoutAsked(state))
  const forMore = askedForMore(said, state)
  if (forMore) return { kind: 'ask', reference: { kind: 'this' }, reading: forMore }
  const known = state.wish && namesGoods(state.wish) ? state.wish : undefined
  const beside = known && state.last.length > 0 ? allowedBeside(heard, known) : undefined
  if (beside) return decideBySaid(beside.reading, { ...state, wish: beside.wish })
  // Who corrects an answer that only came near, names the goods anew, or wants plain ones then, goes on without what there is none with.
  const isOpen = (said.correction !== undefined && said.correction !== 'mistyped') || isOrdinary || isRestated(said, known, state)
  const before = isOpen && known ? withoutGuesses((state.unmet ?? []).reduce(withoutFacet, known)) : known
  const inSets = before ? withCountInSet(said, before) : said
  const counted = withLimit(withEach(withCount(ofKit(inSets, before), before), before), state)
  const inContext =
    before && !said.restarts ? (state.last.length > 0 ? inTalk(counted, before, state) : ofUnfound(counted, before)) : counted
  const ofOffer = state.last.length > 0 ? withOwnColors(inContext) : inContext
  const reading = ofOtherTarget(withoutCancel(withPricedNumber(withoutMore(ofOffer, before)), before), before)
  if (reading.isOwned && !saysConstraint(reading) && reading.asides.length === 0) return { kind: 'talk', talk: 'agree' }
  const hasTypes = reading.types.length > 0
  const hasConstraint = saysConstraint(reading)
  const hasShown = state.last.length > 0

  if (reading.forbidden) return { kind: 'forbidden', what: reading.forbidden }
  if (reading.aside) return { kind: 'talk', talk: reading.aside === 'gibberish' ? 'nonsense' : reading.aside }
  // "Back to the first list" points at no offer.
  const isList =
    reading.words.length > 0 &&
    reading.words.every((word) => /^(?:list|results?|selection|подборк|спис(?:ок|к)|выдач|列表|结果)/u.test(word))
  if (isList && reading.relatives.includes('restore')) return { kind: 'restore' }
  if (reading.links.length > 0) return { kind: 'link', url: reading.links[0]! }
  const anew = before && reading.restarts ? restarted(reading, before) : undefined
  if (anew) return anew
  // "Can I get both the mugs and the pens in one parcel?" asks for no sum, and wishes for nothing.
  if (reading.topics.includes('together') && reading.isQuestion) return { kind: 'service', topics: ['together'] }
  // "Back to the mats, what are 40 of the first?" of a talk that is about others now: its first is none of those shown.
  const ofPlace = reading.relatives.includes('restore') && reading.reference?.kind === 'places' ? reading.words : []
  const placed = topicOf(state, (topic) => (hasTypes ? areRelated(reading.types, topic.types) : isCalledBy(topic, ofPlace)))
  if (placed && reading.reference?.kind === 'places' && reading.relatives.includes('restore'))
    return { kind: 'return', wish: mergeWish(placed, { ...reading, types: [], words: [] }), isPlaced: true }
  const sum =
    sumAsked(reading, state) ??
    sumOfEach({ ...reading, ...(heard.each ? { each: heard.each } : {}) }, state) ??
    sumAgain(reading, state, { isAlone: saysNothing(withoutQuantity(reading)), isOfEach: heard.each !== undefined })
  if (sum) return { kind: 'sum', ...sum }
  // "Cheaper?" of a kit is asked of each of its parts.
  if (before?.isKit && reading.relatives.join() === 'cheaper' && saysNothing({ ...reading, relatives: [] }) && !hasTypes)
    return { kind: 'sum', asked: { isOfCheapest: true }, goods: goodsOfTalk(state).filter(({ isOfKit }) => isOfKit) }
  const kit = before && hasShown ? kitChanged(reading, before) : undefined
  if (kit) return { kind: 'search', wish: kit, isNew: false, relatives: [], topics: [], keepsQuantity: false }
  // 50套总价 of the one that is spoken of: so many sets of it.
  const sets = reading.askedSum?.isOfKit ? reading.askedSum.kits : undefined
  if (
    sets !== undefined &&
    hasShown &&
    !hasTypes &&
    before !== undefined &&
    !before.isKit &&
    state.focus !== undefined &&
    !reading.reference
  )
    return {
      kind: 'ask',
      reference: { kind: 'this' },
      reading: { ...reading, quantity: sets, fields: ['price'], topics: reading.askedSum?.withDelivery ? ['delivery'] : [], words: [] },
    }
  // "How much is it all together?" of one kind of goods.
  if (isOfWhole(reading) && hasShown && !hasTypes && before !== undefined)
    return {
      kind: 'ask',
      reference: meantReference(reading, state),
      reading: { ...withNumber(reading), fields: ['price'], topics: reading.askedSum?.withDelivery ? ['delivery'] : [], words: [] },
    }
  // "200 of those, total? And when will they arrive?" of the one that was spoken of.
  const isOfCount = reading.askedSum?.isVague === true && (reading.quantity ?? reading.bareNumber) !== undefined
  if (isOfCount && hasShown && !hasTypes && before !== undefined && reading.fields.every((field) => field === 'price')) {
    const counted: Reading = { ...withNumber(reading), fields: ['price'], words: [] }
    return { kind: 'ask', reference: namedReference(reading) ?? focusReference(state) ?? meantReference(counted, state), reading: counted }
  }
  if (hasShown && !hasTypes && whatGoesWith.test(reading.question ?? '')) return { kind: 'companions' }
  if (reading.asksRanking && hasShown && !hasTypes) return { kind: 'ranking' }
  if (reading.topics.includes('reviews') && !hasTypes) return { kind: 'service', topics: ['reviews'] }
  const isOfBest = reading.superlative !== undefined && reading.reference?.kind !== 'places' && reading.isInstead
  const suiting: Reading = { ...reading, words: ofWhom(reading.words), purposes: ofWhom(reading.purposes) }
  const isOfUse = suiting.traits.length + suiting.purposes.length + suiting.words.length > 0
  // "Which would you take?" alone; with a use behind it, which of them suits that. 哪个划算 asks for nothing that is cheaper.
  const isOfValue = reading.relatives.every((relative) => relative === 'cheaper') && reading.reference?.kind !== 'places'
  const asksAlone = reading.relatives.length === 0 || isOfValue
  // "What tells 2 and 3 apart, and which would you take?"
  const named = namedReference(reading)
  const isOfCompared = reading.asksAdvice && (reading.isComparison || ofWorth.test(reading.written)) && areMany(named)
  if (isOfCompared && hasShown && !hasTypes) return { kind: 'compare', reference: named, advises: true }
  if (reading.asksAdvice && hasShown && !hasTypes && !isOfUse && !hasConstraint && asksAlone)
    return { kind: 'advice', reference: namedReference(reading) ?? { kind: 'all' } }
  // "The 32 piece one or the other?" of two.
  if (reading.asksAdvice && hasShown && !hasTypes && orTheOther.test(heard.written)) return { kind: 'advice', reference: { kind: 'all' } }
  if ((reading.asksWhichSuits || reading.asksAdvice) && hasShown && !hasTypes && isOfUse && !reading.superlative)
    return { kind: 'ask', reference: namedReference(reading) ?? { kind: 'all' }, reading: { ...suiting, asksWhichSuits: true } }
  if (before && hasShown && !hasTypes && isCheapestOf(reading)) {
    const { superlative: _, ...of } = reading
    const wish = mergeWish(before, { ...of, words: [], fields: [], sort: 'price' })
    return { kind: 'search', wish, isNew: false, relatives: [], topics: [], keepsQuantity: false }
  }
  const isOfEnds = reading.reference?.kind === 'best' && reading.reference.isBoth === true
  if (isOfEnds && hasShown && !hasTypes) return { kind: 'compare', reference: reading.reference! }
  const areNamed = areMany(reading.reference)
  const isMostOfNamed = areNamed && (reading.superlative ?? reading.asksMost) !== undefined && !betterOf.test(reading.question ?? '')
  if (reading.isComparison && !hasTypes && !isOfBest && !isMostOfNamed) {
    const why = reading.asksWhyPrice ? reading.question : undefined
    return {
      kind: 'compare',
      reference: namedReference(reading) ?? focusReference(state) ?? { kind: 'all' },
      ...(why ? { why } : {}),
      ...(reading.ofEarlier ? { ofEarlier: true } : {}),
    }
  }
  // «Детские такие же» of men's gloves are others on the same conditions.
  const isForOthers = reading.traits.some((id) => traitKindOf(id) === 'audience' && before?.traits.includes(id) === false)
  const isSameButOne = reading.asksSimilar && hasConstraint && !reading.reference && (state.focus === undefined || isForOthers)
  if (reading.asksSimilar && hasShown && !hasTypes && !isSameButOne)
    return { kind: 'similar', reference: reading.reference ?? { kind: 'places', places: [1] }, reading }
  // "Is the second heavier than the first?" is told by what both weigh.
  const [compared] = reading.relatives.filter(isComparative)
  if (compared && areNamed && hasShown && !hasTypes && reading.isQuestion)
    return {
      kind: 'ask',
      reference: reading.reference!,
      reading: { ...reading, relatives: [], words: [], superlative: comparatives[compared] },
    }
  // "Is the second or the fourth bigger?"
  const [ofSize] = reading.relatives.filter((relative) => relative === 'bigger' || relative === 'smaller')
  if (ofSize && areNamed && hasShown && !hasTypes && reading.isQuestion) {
    const superlative = { field: 'volume', wants: ofSize === 'bigger' ? 'most' : 'least' } as const
    return { kind: 'ask', reference: reading.reference!, reading: { ...reading, relatives: [], words: [], superlative } }
  }
  // "Which is better value, the first or the third?"
  const isOfPrice = reading.relatives.includes('cheaper') || reading.relatives.includes('dearer')
  if (areNamed && isOfPrice && hasShown && !hasTypes && reading.isQuestion) return { kind: 'compare', reference: reading.reference! }
  // "Any cheaper if I take 3000?" asks what so many of those shown cost.
  const isOfLot = reading.asksOfLot && (reading.isQuestion || !saysConstraint(withoutQuantity(reading)))
  if (isOfLot && hasShown && before !== undefined && !hasTypes) {
    const lot: Reading = { ...withNumber(reading), relatives: [], topics: [], words: [], fields: ['price'], isQuestion: true }
    return { kind: 'ask', reference: meantReference(lot, state), reading: lot }
  }
  // 要这个，30个, "I'll take this one, 30 pcs": so many of the one that was spoken of, and no others at that number.
  const { reference: pointed, ...ofOne } = reading
  const isTaken = pointed?.kind === 'this' || reading.topics.includes('order')
  const isOfOne = isTaken && reading.quantity !== undefined && !reading.asksForOthers && before !== undefined && !hasTypes
  if (isOfOne && state.focus !== undefined && saysNothing({ ...withoutQuantity(ofOne), topics: [] }))
    return { kind: 'ask', reference: { kind: 'this' }, reading: { ...reading, fields: ['price'] } }
  // "How many can I get for 500 dollars?" of those shown.
  const areSame = !hasTypes || reading.types.every((type) => before?.types.some((one) => isA(one, type) || isA(type, one)))
  const isOfMore = reading.quantity !== undefined || reading.topics.length > 0 || reading.fields.some((field) => field !== 'price')
  if (reading.forSum && !isOfMore && hasShown && before !== undefined && areSame) {
    const { quantity: _quantity, price: _price, budget: _budget, ...counted } = reading
    return { kind: 'ask', reference: meantReference(counted, state), reading: { ...counted, types: [], said: [], words: [], topics: [] } }
  }
  // «По 10 каждого вида, так можно?» is told by the smallest orders.
  if (
    heard.each &&
    reading.quantity !== undefined &&
    isAllowed.test(heard.question ?? heard.asksAbout?.text ?? '') &&
    hasShown &&
    !hasTypes
  )
    return { kind: 'ask', reference: { kind: 'all' }, reading: { ...reading, fields: ['minimum'], words: [], traits: [], topics: [] } }
  // "Price for 20 and for 50?" of those shown.
  if (reading.askedLots && hasShown && before !== undefined && !hasTypes) {
    const { quantity: _, ...lots } = reading
    return { kind: 'ask', reference: meantReference(reading, state), reading: { ...lots, words: [] } }
  }
  // "И сколько выйдет на 60 с доставкой?" of the one that was spoken of.
  const isOfQuantity =
    reading.quantity !== undefined &&
    reading.asksHow &&
    reading.isQuestion &&
    !reading.asksForOthers &&
    !reading.superlative &&
    !reading.fields.includes('weight')
  if (isOfQuantity && state.focus !== undefined && before !== undefined && saysNothing(withoutQuantity(reading)))
    return { kind: 'ask', reference: { kind: 'this' }, reading: { ...reading, fields: ['price'] } }
  // "How much for 100 sets shipped?" wants the price as well, and so does "what does it come to with delivery?".
  const isOfTotal = before?.quantity !== undefined && asksWithDelivery(reading)
  if (isOfTotal && hasShown && !hasTypes && reading.quantity === undefined)
    return {
      kind: 'ask',
      reference: meantReference(reading, state),
      reading: { ...reading, fields: ['price'], topics: ['delivery'], words: [] },
    }
  const isPriced = hasShown && before !== undefined && reading.quantity !== undefined && reading.isQuestion
  // "Which papers do toys need?" names goods and wants none.
  const isOfGoods = reading.topics.includes('certificates') && reading.quantity === undefined
  // «А сертификаты есть?» of those shown is told by what they state.
  if (isOfGoods && hasShown && before !== undefined && !hasTypes && arePapersThere.test(heard.question ?? heard.written))
    return {
      kind: 'ask',
      reference: meantReference(reading, state),
      reading: { ...reading, topics: [], words: [], fields: [...new Set([...reading.fields, 'certificate' as const])] },
    }
  if (isOfGoods) return { kind: 'service', topics: ['certificates'] }
  // "Is it safe?" beside toys is asked of the toys as well.
  if (hasShown && before !== undefined && !hasTypes && reading.topics.includes('trust') && asksOfSafety(reading))
    return { kind: 'ask', reference: meantReference(reading, state), reading: { ...reading, fields: ['certificate'] } }
  // 是什么材质，安全吗: beside a field of theirs safety is that of the goods, and not of the shop.
  if (hasShown && before !== undefined && !hasTypes && reading.topics.join() === 'trust' && reading.fields.length > 0)
    return {
      kind: 'ask',
      reference: meantReference(reading, state),
      reading: { ...reading, topics: [], words: [], fields: [...reading.fields, 'certificate'] },
    }
  // 保修多久？坏了怎么办: how long goods are warranted stands in a field of theirs.
  if (hasShown && before !== undefined && !hasTypes && reading.fields.includes('warranty'))
    return { kind: 'ask', reference: meantReference(reading, state), reading: { ...reading, topics: [], words: [] } }
  if (
    hasShown &&
    before !== undefined &&
    !hasTypes &&
    reading.fields.includes('stock') &&
    reading.topics.every((topic) => topic === 'delivery')
  )
    return { kind: 'ask', reference: meantReference(reading, state), reading: ofStock(reading) }
  const areGoodsWanted = hasTypes && !isNeed(reading) && !isOfOrder(reading)
  const isOfShown = hasShown && (isAboutOne(reading) || reading.askedDispatch !== undefined)
  if (reading.topics.length > 0 && !areGoodsWanted && !isOfShown && !isPriced) return { kind: 'service', topics: reading.topics }
  const asked =
    hasShown && (!hasTypes || (isAboutOne(reading) && areRelated(reading.types, before?.types ?? []))) ? askedOf(reading, state) : undefined
  // "What fabric are the hoodies?" of hoodies and shirts.
  if (hasShown && asksOfField(reading) && reading.types.every((type) => before?.types.some((one) => isA(one, type))))
    return { kind: 'ask', reference: { kind: 'all' }, reading: { ...reading, types: [], said: [], words: [] } }
  if (asked) return { kind: 'ask', reference: asked, reading }
  // "Which pack has the most stickers?" of stickers: how many there are in each.
  const areMostIn = reading.superlative?.isOfNamed === true || mostOfAll.test(reading.question ?? '')
  const ofSame = hasTypes && reading.isQuestion && reading.types.every((type) => before?.types.includes(type))
  const ofGoodsInIt = ofSame && areMostIn ? reading.superlative : undefined
  if (hasShown && ofGoodsInIt)
    return {
      kind: 'ask',
      reference: { kind: 'all' },
      reading: { ...reading, types: [], said: [], words: [], superlative: { field: 'set', wants: ofGoodsInIt.wants } },
    }
  // "Will the second fit an iPhone 15 in its case?" is told by what it is made for.
  if (isAboutOne(reading) && hasShown && reading.device !== undefined && reading.isQuestion && reading.asksWhether)
    return { kind: 'ask', reference: reading.reference!, reading: { ...reading, types: [], words: [], fields: ['compatible'] } }
  const isThan = before !== undefined && !hasTypes && isAboutOne(reading) && reading.comparesWith && reading.relatives.some(isBeyond)
  if (!isThan && isAboutOne(reading) && hasShown && (!hasTypes || areRelated(reading.types, before?.types ?? [])))
    // "А 300 штук второго?" wants to know what they cost.
    return {
      kind: asksOfOne(reading) ? 'ask' : 'details',
      reference: reading.reference!,
      reading,
    }
  if (reading.asksDetails && hasShown && !hasTypes && !hasConstraint && reading.words.length === 0) {
    // "Is it any good?" is told by what others bought.
    const isOfWorth = isGood.test(reading.question ?? '')
    if (isOfWorth)
      return {
        kind: 'ask',
        reference: meantReference(reading, state),
        reading: { ...reading, fields: ['seller', 'sales'], topics: ['reviews'] },
      }
    return { kind: 'details', reference: focusReference(state) ?? { kind: 'places', places: [1] }, reading }
  }
  if (reading.smallTalk === 'reset' && !hasTypes) return { kind: 'reset' }
  // "Back to the tins": goods by the last word of their name.
  const recalled =
    hasTypes || !reading.relatives.includes('restore') ? undefined : topicOf(state, (topic) => isCalledBy(topic, reading.words))
  if (recalled) return { kind: 'return', wish: withFirst(mergeWish(recalled, { ...reading, words: [] }), reading) }
  // "Back to cotton, natural colour only" says itself what is to be as it was.
  const first = reading.ofFirstShown && hasShown && before && !hasTypes ? firstOf(state, before) : undefined
  if (first) return { kind: 'restore', to: mergeWish(first, asOfFirst(reading, first)) }
  const isRestore = reading.relatives.includes('restore') && !hasTypes
  // "Back to the first ones, how much for 30?" of a talk about 30 pieces.
  const isSameCount = before?.quantity !== undefined && reading.quantity === before.quantity && !saysConstraint(withoutQuantity(reading))
  if (isRestore && (isSameCount || !(hasConstraint && before))) return { kind: 'restore' }

  if (reading.correction === 'wrong' && before && hasShown && !hasTypes && saysNothing(reading)) return { kind: 'more', isWrong: true }

  const isOfUnfound = before !== undefined && !hasShown && pointsAtShown(reading) && !reading.asksOfShown() && reading.extreme === undefined
  if (!hasShown && state.wish && !isOfUnfound && (reading.asksOfShown() || pointsAtShown(reading)))
    return { kind: 'talk', talk: 'nothingShown' }

  if (!hasShown && state.wish && asksOfUnfound(reading, before)) return { kind: 'talk', talk: 'nothingShown' }

  const asGeneral = (wish: Wish, isNew: boolean): Pick<AskedSearch, 'general'> => {
    if (isNew) return reading.general ? { general: asEachKind(reading, reading.general, before) } : {}
    // "White then" after mats of which there were none.
    const name = !hasShown && wish.types.length === 0 && wish.phrase ? readMessage(wish.phrase, false).general : undefined
    return name ? { general: ofEachKind(wish, name) } : {}
  }
  const toOthers = (): Wish => {
    const own = before ? withoutGoodsLeft(reading, before) : reading
    const wish = before && !hasShown ? toWishInPlace(own, before) : toWish(own, before)
    // The bags of "100 mugs and 50 bags", once the mugs were spoken of.
    const together = reading.quantity === undefined ? topicOf(state, ({ counts }) => counts !== undefined) : undefined
    const count = together && quantityOfKinds({ ...wish, counts: together.counts }, wish.types)
    return count === undefined ? wish : { ...wish, quantity: count }
  }
  const search = (wish: Wish, isNew: boolean): Intent => ({
    kind: 'search',
    wish,
    isNew,
    // "A bit thicker is fine too" asks for none that are.
    relatives:
      isNew || !hasShown || reading.isAllowed
        ? []
        : reading.relatives.filter(
            (relative) => relative !== 'restore' && !saysItself(relative, reading) && !(relative === 'more' && saysNew(wish, before)),
          ),
    topics: reading.topics,
    ...(reading.unplaced !== undefined ? { unplaced: reading.unplaced } : {}),
    ...(reading.orCount !== undefined ? { orCount: reading.orCount } : {}),
    ...(reading.told ? { told: reading.told } : {}),
    ...(reading.isFurther ? { isFurther: true as const } : {}),
    ...asGeneral(wish, isNew),
    ...(isThan && reading.reference ? { than: reading.reference } : {}),
    ...(hasShown && asksAside(reading) && !(hasTypes && asksHowAboutGoods(reading)) ? { asked: ofShown(reading) } : {}),
    ...(hasShown && !isNew && asksInWordsAlone(reading) ? { unstated: inWords(reading) } : {}),
    keepsQuantity: isNew && before?.quantity !== undefined && reading.quantity === undefined,
  })

  const withPart = (intent: Intent, of: Wish): Intent => {
    // "No, I mean brush sets" and "plus gift boxes for the balls" name goods.
    // 换成挂钟吧 names goods to go over to, 换成拉链的 what these should have.
    const isSwapped = reading.swaps === 'sure' && !reading.isPart && !reading.said.some((name) => reading.written.includes(`${name}的`))
    const isMeant = reading.correction === 'meant' || (reading.types.length > 0 && (isSwapped || notThoseButOthers.test(reading.written)))
    const areBesideThem = (reading.isAddition || reading.isFurther) && !reading.isPart && !reading.isTied
    if (
      intent.kind !== 'search' ||
      !hasShown ||
      isMeant ||
      areBesideThem ||
      reading.said.length === 0 ||
      reading.relatives.includes('restore')
    )
      return intent
    return {
      ...intent,
      asPart: {
        wish: mergeWish(reading.isInstead ? { ...of, words: [] } : of, ofShown(reading)),
        words: reading.said,
        isTied: reading.isTied && !reading.asksForOthers,
        isWith: reading.isPart || comesWith.test(reading.question ?? ''),
      },
    }
  }

  // "Anything cheaper?" of goods that were not found: nothing is there to be cheaper than, and the goods are what is missing.
  if (isOfUnfound) return search(mergeWish(before, { ...reading, relatives: [] }), false)
  // "And the same for an iPhone 15?" is the search there is, with one condition said anew.
  if (isSameButOne && before && !hasTypes) return search(mergeWish(before, reading), false)
  // "No, I mean the drill!" once others are shown.
  const isMeantBack = reading.correction === 'meant' && before !== undefined && !areRelated(reading.types, before.types)
  // "Back to the cat bowls" while these are shown is no way back to other goods for pets.
  const areShown = hasShown && before !== undefined && areRelated(reading.types, before.types)
  const earlier =
    hasTypes && (reading.relatives.includes('restore') || isMeantBack)
      ? (topicOf(state, ({ types }) => areRelated(reading.types, types)) ??
        (areShown
          ? undefined
          : (topicOf(state, (topic) => isCalled(topic, reading)) ?? topicOf(state, ({ types }) => areSiblings(reading.types, types)))))
      : undefined
  // "Is there a cheaper pen?" after the notebooks and pens of a kit: what was wished for of the pens holds.
  const isOfOthers = before !== undefined && hasTypes && !areRelated(reading.types, before.types) && reading.relatives.some(isBeyond)
  const again = isOfOthers ? goodsOfTalk(state).findLast(({ wish }) => areRelated(reading.types, wish.types)) : undefined
  if (again) return { kind: 'return', wish: withFirst(mergeWish(again.wish, { ...reading, types: [] }), reading) }
  // Back to goods, and cheaper: nothing of them is on the screen to be cheaper than.
  if (earlier) return { kind: 'return', wish: withFirst(mergeWish(earlier, { ...reading, types: [] }), reading) }
  if (hasTypes) {
    if (reading.isKit && before) return search(toWish(reading, before), true)
    if (reading.correction === 'mistyped' && before)
      return search(withNameCorrected(before, reading), !areRelated(reading.types, before.types))
    if (!before) return search(withFirst(mergeWish(state.wish ?? toWish(reading, undefined), reading), reading), true)
    // 电池的也行 of lanterns: what is allowed is how they are, and no other goods.
    const isProperty = reading.isAllowed && reading.said.some((name) => reading.written.includes(`${name}的`)) && !isKindOf(reading, before)
    if (isProperty) return search(mergeWish(before, ofShown(reading)), false)
    if (isKindAllowed(before, reading)) return search(mergeWish(before, reading), false)
    // "Something to drink from" among gifts: what a gift may cost and carry holds for whichever it is.
    if (before.gift !== undefined && !isNeed(reading)) return search(mergeWish(asPlain(before), reading), false)
    const saysMore = reading.relatives.length + reading.words.length + reading.givenUp.length > 0
    const isAlone =
      !hasConstraint && !saysMore && !reading.wantsOnly && reading.correction === undefined && isSame(reading.types, before.types)
    // 要床笠款的: one of the many names of the goods that are spoken of says which of them.
    if (isAlone && reading.isTied && callsSome(reading, before)) return search(mergeWish(before, ofShown(reading)), false)
    // "And pocket mirrors, 100 pcs" after 30 lit ones are others beside those.
    const isBeside =
      reading.isFurther &&
      hasConstraint &&
      reading.quantity !== undefined &&
      before.quantity !== undefined &&
      reading.quantity !== before.quantity
    const others = ofOtherSort(reading, before)
    if (others) return search(toWish(others, undefined), true)
    const isRestart = isAlone || isBeside
    // 算了，普通手表吧: goods with nothing special about them are none of the special kind that was looked for.
    const special = isOrdinary ? before.types.filter((type) => reading.types.some((kind) => kind !== type && isA(type, kind))) : []
    if (special.length > 0) {
      const plain = toWish(reading, before)
      return search({ ...plain, notTraits: [...new Set([...plain.notTraits, ...special])] }, true)
    }
    // What an occasion needs may be of the kind that is shown, and is another search all the same.
    const isOtherNeed = isNeed(reading) && !isNeed(before)
    return areRelated(reading.types, before.types) && !isRestart && !isOtherNeed
      ? search(mergeWish(before, reading), false)
      : withPart(
          search(
            withFirst(reading.isAsBefore ? mergeWish(otherwiseAs(before), reading) : withSame(toOthers(), before, reading), reading),
            true,
          ),
          before,
        )
  }
  // 苹果的线也拿一点 after Type-C cables: what was said of those for the one device is said of none for another.
  const isForOther = (reading.isAddition || reading.isFurther) && reading.device !== undefined && reading.device !== before?.device
  if (before && hasShown && isForOther && !reading.isQuestion) {
    const { types, said = [], phrase } = before
    return search(toWish({ ...reading, types, said, ...(phrase ? { phrase } : {}), isAddition: false }, before), true)
  }
  // "For children" of gifts: others than those for adults.
  const [audience] = reading.traits.flatMap((trait) => giftAudienceOf(trait) ?? [])
  if (before?.gift !== undefined && !hasTypes && audience) return search(asGiftFor(before, reading, audience), false)
  // "No mugs then" while mugs are spoken of leaves everything but the goods.
  if (before && before.types.length > 0 && before.types.every((type) => reading.notTraits.some((denied) => isA(type, denied))))
    return { kind: 'what-goods', wish: { ...mergeWish(before, reading), types: [], said: [], words: [], notTraits: before.notTraits } }
  if (reading.bareNumber !== undefined && before && (!hasConstraint || reading.sort !== undefined))
    return search(mergeWish(before, withNumber(reading)), false)
  if (reading.words.length > 0) {
    if (!hasShown && reading.pointsAtNothing()) return { kind: 'talk', talk: 'nothingShown' }
    if (!before) return search(mergeWish(state.wish ?? toWish(reading, undefined), reading), true)
    // "Rubber mats" where nothing was found before are other goods than those.
    if (!hasShown && reading.general) return search(toOthers(), true)
    const refined = search(mergeWish(before, reading), false)
    const isCertain =
      hasConstraint ||
      // RGB不要了 暖白光就行: who gives up something of the goods speaks of them still.
      givesUpInPassing.test(heard.written) ||
      reading.relatives.length > 0 ||
      reading.isTied ||
      reading.isPart ||
      reading.words.every((word) => isAdjective.test(word))
    // Words that no offer of these goods has may be other goods.
    return isCertain || refined.kind !== 'search' ? refined : { ...refined, orElse: { wish: toOthers(), words: reading.words } }
  }
  if (before && (reading.isOwned || reading.isAllowed)) return search(mergeWish(before, reading), false)
  if (before && (hasConstraint || reading.relatives.length > 0)) {
    const isMoreAlone = reading.relatives.length === 1 && reading.relatives[0] === 'more' && !hasConstraint
    return isMoreAlone ? { kind: 'more' } : search(mergeWish(before, reading), false)
  }
  if (before && (reading.thoseOnly || isOrdinary)) return search(before, false)
  // "Something with unicorns" says enough to look for it, whatever kind of goods it is.
  if (reading.traits.some(isTheme)) return search(mergeWish(state.wish ?? toWish(reading, undefined), reading), true)
  if (hasConstraint || reading.relatives.length > 0 || reading.bareNumber !== undefined)
    return { kind: 'what-goods', wish: mergeWish(state.wish ?? toWish(reading, undefined), withNumber(reading)) }
  if (reading.smallTalk && reading.smallTalk !== 'reset') return { kind: 'talk', talk: reading.smallTalk }
  // "有没有自带线的": what follows the goods that are spoken of, in words that nobody knows.
  if (before && reading.tied !== undefined) return search(mergeWish(before, { ...reading, words: [reading.tied] }), false)
  // 要实用一点的: what goods should be like, in words that no listing has.
  return { kind: 'talk', talk: hasShown && (reading.isQuestion || reading.isTied) ? 'notStated' : 'nonsense' }
}

/** "Start over, lamps of aluminium": a search by this message alone, but for how many; without goods for the same goods. */
function restarted(reading: Reading, before: Wish): Intent | undefined {
  const isOfOthers = reading.types.length > 0
  if (!isOfOthers && !saysConstraint(reading) && reading.words.length === 0) return undefined
  return {
    kind: 'search',
    wish: isOfOthers ? withFirst(toWish(reading, before), reading) : mergeWish(goodsAlone(before), withoutNameOfSets(reading, before)),
    isNew: isOfOthers,
    relatives: [],
    topics: reading.topics,
    keepsQuantity: isOfOthers && before.quantity !== undefined && reading.quantity === undefined,
    ...(isOfOthers ? {} : { leaves: before }),
  }
}

/** "Is there enough in stock? We need them next week": how many there are, and how soon they are sent. */
const ofStock = (reading: Reading): Reading => ({
  ...reading,
  words: reading.words.filter((word) => !/^(?:enough|хват(?:ит|ает)|够)$/u.test(word)),
  fields: reading.topics.length > 0 ? [...new Set([...reading.fields, 'dispatch' as const])] : reading.fields,
})

/** The first wish of a talk for the goods that are spoken of. */
const firstOf = ({ past }: State, before: Wish): Wish => [...past, before].find((wish) => areRelated(wish.types, before.types))!
/** What a message that goes back to what was shown first says beside that; its own words name nothing else. */
const asOfFirst = (reading: Reading, { words }: Wish): Reading => ({
  ...reading,
  words: reading.words.filter((word) => words.includes(word)),
  relatives: [],
  types: [],
})

/** 要防水的 最便宜哪个, "waterproof ones, which is the cheapest?": the cheapest of those that state it. */
const isCheapestOf = ({ superlative, reference, traits, materials, colors, sizes, measures, figures }: Reading): boolean =>
  superlative?.field === 'price' &&
  superlative.wants === 'least' &&
  reference === undefined &&
  [traits, materials, colors, sizes, measures, figures].some((said) => said.length > 0)

const orTheOther =
  /(?<![a-z])or (?:the )?others?(?: ones?)?(?![a-z])|(?<!\p{L})или (?:же )?(?:друг(?:ой|ая|ое|ую|ие)|остальн\p{L}+)(?!\p{L})|还是(?:另|别的|其他)/iu
const isAllowed =
  /(?<!\p{L})(?:можно|получится|продад\p{L}+)(?!\p{L})|(?<![a-z])(?:can i|may i|is that ok|possible|allowed)(?![a-z])|可以吗|行吗|行不行|能不能|可不可以/iu
const mostOfAll = /(?<!\p{L})(?:больше|меньше) всего(?!\p{L})/u

/** "Do you have some with a zipper?", "есть с молнией?" */
const comesWith = /(?<![a-z])with\s+(?:(?:an?|some)\s+)?[a-z]|(?<!\p{L})(?:со?|на)\s+\p{L}|[带配]\p{Script=Han}/iu

/** A wish for gifts as it goes on with goods that are named: what is no gift for whom was said of others. */
const asPlain = ({ notWords: _, ...wish }: Wish): Wish => ({
  ...wish,
  words: [],
  notTraits: wish.notTraits.filter((trait) => !trait.startsWith('audience.')),
})

/** A wish for gifts with those for whom they are meant now. */
function asGiftFor(before: Wish, reading: Reading, audience: NonNullable<ReturnType<typeof giftAudienceOf>>): Wish {
  const traits = reading.traits.filter((trait) => !trait.startsWith('audience.'))
  const wish = mergeWish({ ...before, traits: before.traits.filter((trait) => !trait.startsWith('audience.')) }, { ...reading, traits })
  return { ...wish, types: giftTypes({ audience }), gift: audience === 'kids' ? 'kids' : 'adults' }
}

const givesUpInPassing =
  /(?:不要|不用|算)了[\s，,]|(?<!\p{L})(?:забудь|забей|пофиг|не (?:надо|нуж\p{L}+))(?!\p{L})|(?<![a-z])(?:forget|never ?mind|nvm|drop|skip)(?![a-z])/iu

/** What goods are like and not what they are called. */
const isAdjective =
  /^(?:[a-z]+(?:able|ible|less|proof|ive|ous)|[а-я]{4,}(?:ый|ий|ая|яя|ое|ее|ые|ие|ую|юю)|\p{Script=Han}{1,6}[要得]?(?:方便|简单|舒服|结实|耐用|漂亮|好看|牢固))$/u

/** "Ладно, тогда обычные", 那就普通的: goods with nothing special about them. */
function withoutOrdinary(reading: Reading): Reading {
  const words = reading.words.filter((word) => !ordinary.test(word))
  return words.length < reading.words.length ? { ...reading, words } : reading
}
const ordinary = /^(?:обычн(?:ый|ая|ое|ые|ую|ого|ых)|прост(?:ой|ая|ые|ую)|regular|ordinary|normal|普通的?|一般的?)$/u

/** 灯不要了 of cables with a light takes that back, and cancels no order. */
export function withoutCancel(reading: Reading, wish: Wish | undefined): Reading {
  const isCancel = wish !== undefined && /^(?:cancel|return)$/.test(reading.topics.join()) && takesBack(wish, reading)
  const { asksOfService: _, ...rest } = reading
  return isCancel ? { ...rest, topics: [] } : reading
}

/** What a message says beside how many, and how they are sent. */
const withoutQuantity = ({ quantity: _, ...reading }: Reading): Reading => ({
  ...reading,
  types: [],
  topics: reading.topics.filter((topic) => topic !== 'delivery'),
})

/** Whether nothing is said of goods, and nothing asked. */
const saysNothing = (reading: Reading): boolean =>
  !saysConstraint(reading) &&
  reading.words.length === 0 &&
  reading.relatives.length === 0 &&
  reading.topics.length === 0 &&
  reading.reference === undefined &&
  reading.bareNumber === undefined

/** "Thick mats, 10 mm": what is said of mats, as a wish for each kind that may be meant; numbers are placed by the kind. */
function asEachKind(
  reading: Reading,
  { word, kinds, modifiers, said, isDone }: GeneralName,
  before: Wish | undefined,
): NonNullable<AskedSearch['general']> {
  if (isDone) return { wishes: [toWish({ ...reading, types: [...kinds] }, before)], modifiers, isDone }
  const words = [...reading.words.filter((one) => one !== word), ...said]
  const wishes = kinds.map((kind) =>
    toWish(placeNumbers({ ...reading, types: [kind], said: [word], beside: [], isSeveral: false, words }, [kind]), before),
  )
  return { wishes, modifiers: modifiers.filter((one) => words.includes(one)) }
}

/** The same of a wish that was made before. */
function ofEachKind(wish: Wish, { word, kinds, modifiers, isDone }: GeneralName): NonNullable<AskedSearch['general']> {
  if (isDone) return { wishes: [{ ...wish, types: [...kinds] }], modifiers, isDone }
  const words = wish.words.filter((one) => one !== word)
  return { wishes: kinds.map((kind) => ({ ...wish, types: [kind], said: [word], words })), modifiers }
}

/** "Also baking molds, 50" after so many pans: a talk that counts pieces goes on counting them. */
function withCount(reading: Reading, before: Wish | undefined): Reading {
  const { unplaced, ...placed } = reading
  // The number that a comma sets apart, too, where no figure of the goods is meant by it; and as many as were wanted before.
  const isCount = reading.isAddition || unplaced === before?.quantity || (reading.lastNumber === unplaced && reading.types.length > 0)
  if (unplaced === undefined || before?.quantity === undefined || !isCount) return reading
  return { ...placed, quantity: unplaced, words: reading.words.filter((word) => word !== String(unplaced)) }
}

/** "Black, grey and beige, 20 of each": as many as that makes of the colours or sizes that are named, or that were named before. */
function withEach(reading: Reading, before: Wish | undefined): Reading {
  const { each, price, ...said } = reading
  if (!each) return reading
  const severalOf = ({ colors, sizes, measures }: Pick<Reading, 'colors' | 'sizes' | 'measures'>): number =>
    Math.max(colors.length, sizes.length, ...measures.map(({ oneOf = [] }) => oneOf.length))
  const named = severalOf(reading)
  const several = each.several ?? (named > 1 ? named : before ? severalOf(before) : 0)
  // "По 20" of one colour, or of none, is a price, and so are "по 150" and "3 пары по 100 каждая".
  const isLot = each.count * several === (reading.quantity ?? before?.quantity) || each.count <= mostUnsaid
  if (!each.isSaid && (named < 2 || !isLot)) return reading
  if (several < 2 && !each.isSum && reading.quantity !== undefined && reading.quantity !== each.count) return reading
  const isPrice = price !== undefined && (price.currency !== undefined || price.max !== each.count * 100)
  // The counts of the colours are no words.
  const words = reading.words.filter((word) => !/^\d+$/.test(word))
  const { bareNumber: _, ...counted } = said
  const isOfColors = named > 1 ? reading.colors.length > 1 : (before?.colors.length ?? 0) > 1
  return {
    ...counted,
    words,
    ...(isPrice ? { price } : {}),
    ...(isOfColors ? { everyColor: true } : {}),
    ...(each.parts ? { parts: each.parts } : {}),
    quantity: each.isSum ? each.count : each.count * Math.max(several, 1),
  }
}

/** Asks of all of it together, and of nothing else. */
const isOfWhole = ({ askedSum, fields }: Reading): boolean =>
  askedSum !== undefined &&
  (askedSum.isVague ?? askedSum.isOfKit ?? askedSum.isBare ?? askedSum.limit ?? askedSum.count) === undefined &&
  fields.every((field) => field === 'price')

/** "Will 40,000 do?" of one kind of goods is a budget for it. */
function withLimit(reading: Reading, state: State): Reading {
  const limit = reading.askedSum?.limit
  if (!limit || limit.isEach || state.last.length === 0 || sumAsked(reading, state)) return reading
  const { price: _, ...said } = reading
  const { isEach: _isEach, ...amount } = limit
  return { ...said, budget: { ...amount }, words: [], purposes: [], isQuestion: false }
}

/** So many of each colour nobody pays for one. */
const mostUnsaid = 60

/** Whether something is asked of the one that is pointed at: what it costs, a field by its name, or whether it has a property. "The second one" alone asks for all of it. */
function asksOfOne({ quantity, fields, asksDetails, traits, materials, measures, figures, sizes, isQuestion, words }: Reading): boolean {
  if (quantity !== undefined) return true
  const asksSomething =
    [fields, traits, materials, measures, figures, sizes].some((said) => said.length > 0) || (isQuestion && words.length > 0)
  return asksSomething && !asksDetails
}

/** "How fast does the second ship?" is stated by its listing as well. */
function withDispatchOfOne(reading: Reading): Reading {
  const isOfOne = isAboutOne(reading) && reading.topics.includes('delivery') && dispatches.test(reading.question ?? '')
  if (!isOfOne) return reading
  return { ...reading, fields: [...new Set([...reading.fields, 'dispatch' as const])] }
}
const dispatches =
  /(?<![a-z])(?:how (?:fast|soon|quick)|when|how long)(?![a-z])[^?]*(?:ship|dispatch|sent|send)|(?:быстро|когда|скоро|срок|сколько|долго)[^?]*(?:отправ|отгру)|(?:多久|几天|什么时候|何时|快)[^?？]*发|发货[^?？]*(?:多久|几天|快)/u

/** "Are there fairy lights too?" after ornaments asks for the first of them, and for no more of those shown. */
function withoutMore(reading: Reading, before: Wish | undefined): Reading {
  if (!before || reading.types.length === 0 || !reading.relatives.includes('more') || isSame(reading.types, before.types)) return reading
  return { ...reading, relatives: reading.relatives.filter((relative) => relative !== 'more') }
}

/** «Покажи первую в другом цвете», "in another colour" of one that is pointed at asks which others it comes in. */
function withOwnColors(reading: Reading): Reading {
  if (!isAboutOne(reading) || !reading.relatives.includes('other-color') || reading.types.length > 0) return reading
  // What it costs may be how it is pointed at: «первую что за 268».
  const { price: _, ...rest } = reading
  return {
    ...rest,
    relatives: reading.relatives.filter((relative) => relative !== 'other-color'),
    fields: [...new Set([...reading.fields, 'colors' as const])],
    isQuestion: true,
    asksForOthers: false,
  }
}

/** Who corrects what was shown gives up what was only guessed at. */
function withoutGuesses({ understood: _, ...wish }: Wish): Wish {
  return wish
}

/** A wish for other goods with the conditions of those before, but for their measures and words: "rings too, same requirements". */
const otherwiseAs = ({ price, budget, quantity, maxMoq, colors, notColors, materials, notMaterials, traits, notTraits }: Wish): Wish => ({
  ...emptyWish(),
  ...(price ? { price } : {}),
  ...(budget ? { budget } : {}),
  ...(quantity !== undefined ? { quantity } : {}),
  ...(maxMoq !== undefined ? { maxMoq } : {}),
  colors,
  notColors,
  materials,
  notMaterials,
  traits,
  notTraits,
})

/** "A lead for him", "earrings to match": whom the goods before were for, and what colour they had. */
function withSame(wish: Wish, before: Wish, { isForSame, isMatching }: Reading): Wish {
  const isAudience = (trait: string): boolean => trait.startsWith('audience.')
  const whom = isForSame && !wish.traits.some(isAudience) ? before.traits.filter(isAudience) : []
  return {
    ...wish,
    traits: [...wish.traits, ...whom],
    ...(isMatching && wish.colors.length === 0 ? { colors: before.colors } : {}),
  }
}

/** "The bottles leak, I want my money back": of goods that were bought, and wishes for none. */
const ofOrder: ReadonlySet<ServiceTopic> = new Set(['return', 'track', 'cancel'])
const isOfOrder = ({ topics, quantity, price, budget }: Reading): boolean =>
  topics.every((topic) => ofOrder.has(topic)) && (quantity ?? price ?? budget) === undefined

/** Goods that a gift or an occasion stands for, and that nobody named. */
const isNeed = ({ gift, occasion }: Pick<Wish, 'gift' | 'occasion'>): boolean => gift !== undefined || occasion !== undefined

/** "In another colour, say red", "cheaper, up to 60 roubles" and "longer, from 3 m" name what they want themselves. */
function saysItself(
  relative: Relative,
  { colors, price, budget, measures, figures, sides, sizes, maxMoq, notMaterials }: Reading,
): boolean {
  if (relative === 'other-color') return colors.length > 0
  if (relative === 'cheaper') return price?.max !== undefined || budget !== undefined
  if (relative === 'lower-moq' || relative === 'higher-moq') return maxMoq !== undefined
  if (relative === 'dearer') return price?.min !== undefined
  // "Not cast iron, too heavy" says why.
  if (notMaterials.length > 0 && isComparative(relative)) return true
  const isFigure = relative === 'bigger' || relative === 'smaller' || isComparative(relative)
  // "Too small, need 39 or 40" of shoes.
  return isFigure && (measures.length > 0 || figures.length > 0 || sizes.length > 0 || sides !== undefined)
}

/** "Any others? It need not be windproof, and up to 2000": with other conditions those that hold them are looked for, and not more of the same. */
const saysNew = (wish: Wish, before: Wish | undefined): boolean => before !== undefined && conditionsIn(wish) !== conditionsIn(before)
function conditionsIn({ quantity: _quantity, said: _said, phrase: _phrase, ...conditions }: Wish): string {
  const said = Object.entries(conditions).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return JSON.stringify(said.toSorted(([one], [other]) => one.localeCompare(other)))
}

/** "Anything cheaper?" and "which is the lightest?" need something to be cheaper than, or lightest of. */
function pointsAtShown(reading: Reading): boolean {
  const { relatives, extreme, sort, ...rest } = reading
  const isRelative = relatives.some((relative) => relative !== 'restore' && relative !== 'more')
  const isAsked = (extreme !== undefined || sort !== undefined) && (reading.isQuestion || reading.asksForOthers)
  return (isRelative || isAsked) && reading.types.length === 0 && reading.words.length === 0 && !saysConstraint({ ...rest, relatives })
}

/** A message in which animals that goods show are words of what is on them: "с котиками" of backpacks, and not of toys for pets. */
function withAnimalsShown(reading: Reading, types: readonly string[]): Reading {
  const isOfPets = types.length === 0 || types.some((type) => isA(type, 'type.pet-goods'))
  if (reading.animalsShown.length === 0 || isOfPets) return reading
  const isOfAnimals = (trait: string): boolean => trait === 'audience.cats' || trait === 'audience.dogs'
  const words = [...new Set([...reading.words, ...reading.animalsShown])]
  return { ...reading, traits: reading.traits.filter((trait) => !isOfAnimals(trait)), words }
}

/** "1000 pieces instead" of puzzles are the parts of each, and so are "under 250 pieces". */
function withParts(reading: Reading, { types, measures }: Wish): Reading {
  const { quantity } = reading
  const isMost = quantity !== undefined && mostOfParts.test(reading.written)
  const isOfParts = (reading.isInstead || isMost) && reading.types.length === 0 && quantity !== undefined
  const areMade =
    types.some((type) => madeOfParts.some((kind) => isA(type, kind))) && measures.some(({ dimension }) => dimension === 'count')
  if (!isOfParts || !areMade) return reading
  const { quantity: _, ...rest } = reading
  return { ...rest, measures: [{ dimension: 'count', ...(isMost ? { max: quantity } : { target: quantity }) }] }
}
const mostOfParts =
  /(?<![a-z])(?:under|up to|less than|fewer than|at most|max(?:imum)?|no more than)\s+\d+\s*(?:pieces?|pcs)(?![a-z])|(?<!\p{L})(?:до|меньше|не больше|не более|максимум)\s+\d+\s*(?:детал\p{L}*|шт\p{L}*)|\d+\s*[片块颗](?:以内|以下)|(?:不超过|少于)\s*\d+\s*[片块颗]/iu
const madeOfParts = ['type.puzzle', 'type.building-blocks']

/** "Выдержит 500 грамм?" asks what those shown hold. */
function withAskedFigure(reading: Reading): Reading {
  const { figures, types, isQuestion, asksWhether, asksForOthers, isPart } = reading
  const isAsked = isQuestion && asksWhether && !asksForOthers && !isPart && types.length === 0 && figures.length > 0
  // "Could a child of 4 play with it?" asks for the age that they are for.
  const isOfAge = reading.asksAbout?.group === 'ask-kids' && isAsSure(reading.asksAbout, askedFor.conditions)
  return isAsked && (ofFigure.test(reading.question ?? '') || (isOfAge && figures.every(({ field }) => field === 'age')))
    ? { ...reading, fields: [...new Set([...reading.fields, ...figures.map(({ field }) => field)])], figures: [] }
    : reading
}
const ofFigure =
  /^(?:а |и |ну )?(?:(?:он|она|оно|они) )?(?:выдерж|потян|влез|помест|поме[щс]|хват|вмест|держ)\p{L}+|^(?:can|will|does|do) (?:it|they|this|these) (?:hold|carry|take|support|withstand|last|fit)/u

/** A message of a talk about goods that are shown, with what it means only there. */
function inTalk(said: Reading, before: Wish, state: State): Reading {
  const named = withoutAlong(withPropertyOfName(said, before), before)
  const shown = aboutShown(withDispatchOfOne(withKindBeside(withParts(named, before), before)), before)
  const asked = withAskedFigure(
    withAskedInAWord(withAskedThing(withAskedUse(withAskedChoice(withAskedDenials(withAskedPrint(withAskedBefore(shown, state), state)))))),
  )
  const about = withoutNames(withKindAmong(before, withCorrection(before, asked)), before)
  const reading =
    about.types.length > 0
      ? about
      : placeBareNumber(
          placeNumbers(withThickness(placeAbout(withBoundAsBefore(about, before), before.types), before), before.types),
          before,
        )
  return kindForOthers(reading, before) ?? reading
}

/** "Plastic bins then" after storage boxes, which are called storage bins as well: a name of theirs is no other goods, and no word. */
function withoutNames(reading: Reading, { types }: Wish): Reading {
  if (!saysConstraint(reading)) return reading
  const isName = (word: string): boolean => (kindsByHead().get(stemOf(word)) ?? []).some((kind) => types.includes(kind))
  const [name, ...others] = reading.said
  const isShort = reading.types.length > 0 && others.length === 0 && name !== undefined && isName(name) && !areRelated(reading.types, types)
  if (isShort && reading.beside.length === 0) {
    const { general: _, ...rest } = reading
    return { ...rest, types: [], said: [] }
  }
  const words = reading.types.length > 0 || reading.isQuestion ? reading.words : reading.words.filter((word) => !isName(word))
  return words.length === reading.words.length
    ? reading
    : { ...reading, words, phrases: reading.phrases.filter((phrase) => phrase.every((word) => words.includes(word))) }
}

/** 计数跳绳 of ropes that were called 跳绳 says what they should be. */
function withPropertyOfName(reading: Reading, { types, said = [] }: Wish): Reading {
  const properties = reading.said.filter((name) => !said.includes(name)).flatMap((name) => propertyInName(name, types) ?? [])
  return properties.length === 0 ? reading : { ...reading, words: [...new Set([...reading.words, ...properties])] }
}

/** "And beds?" of dog leads are beds for dogs, "and bands?" of yoga mats those one trains with: a short name is that of goods of the same sort. */
function withKindBeside(reading: Reading, { types }: Wish): Reading {
  const { isAddition, goesOn, isPart, isQuestion, isInstead, relatives } = reading
  const asksForMore =
    (isAddition || goesOn || isQuestion || isInstead || reading.asksForOthers) && !isPart && !relatives.includes('restore')
  const isNamed = reading.types.length > 0
  const [word, ...others] = isNamed ? reading.said : reading.words
  if (!asksForMore || word === undefined || others.length > (isNamed ? 0 : mostBesideName)) return reading
  if (reading.types.some((type) => areRelated([type], types) || areBeside(type, types))) return reading
  const kinds = kindsBeside(word, types).filter((kind) => !isNamed || endsFirstName(word, kind))
  if (kinds.length === 0 || kinds.length > mostBeside) return reading
  const { general: _, ...named } = reading
  return { ...named, types: [...kinds], said: [word], words: reading.words.filter((one) => one !== word) }
}
/** "Bands, the light ones": words beside the short name; of a message with more it is hardly the goods. */
const mostBesideName = 1
/** A word of more kinds than these is short for none of them. */
const mostBeside = 2

/** "С козырьком?" after raincoats of which there are none is still about raincoats. */
function ofUnfound(reading: Reading, before: Wish): Reading {
  const isOther = reading.types.length > 0 && !areRelated(reading.types, before.types)
  return isOther && reading.isPart && !beginsWithGoods(reading) && !reading.relatives.includes('restore') ? ofShown(reading) : reading
}

/** "Files then" among nail files, mirrors and towels: the one of several kinds that has the word in its name. */
function withKindAmong({ types }: Wish, reading: Reading): Reading {
  const one = reading.types.length > 0 ? undefined : kindAmong(types, reading.words)
  if (!one) return reading
  return { ...reading, types: [one.type], said: [one.word], words: reading.words.filter((word) => word !== one.word) }
}

/** "是不是加厚的" of bags asks how thick they are; of gloves, how warm. */
function withThickness(reading: Reading, { types }: Wish): Reading {
  const isThick = reading.traits.includes('feature.thickened') && /加厚/u.test(reading.question ?? reading.phrase ?? '')
  if (!isThick || isAnyOf(keepsWarm, types)) return reading
  return { ...reading, traits: reading.traits.filter((trait) => trait !== 'feature.thickened'), words: [...reading.words, '加厚'] }
}

/** "Не 1000, а 5000": the number that takes the place of one that was said. */
function withCorrection({ quantity, price, measures, figures }: Wish, reading: Reading): Reading {
  const [wrong, ...others] = reading.notWords.filter((word) => /^\d+$/.test(word)).map(Number)
  const right = reading.quantity ?? reading.bareNumber ?? reading.words.filter((word) => /^\d+$/.test(word)).map(Number)[0]
  if (wrong === undefined || others.length > 0 || right === undefined) return reading
  const { bareNumber: _, ...rest } = reading
  const corrected = {
    ...rest,
    notWords: reading.notWords.filter((word) => word !== String(wrong)),
    words: reading.words.filter((word) => word !== String(right)),
  }
  // What the number was, pieces or a price, nobody had said yet.
  const isOpen = quantity === undefined && price === undefined && measures.length === 0 && (figures ?? []).length === 0
  // "I said 100, not 400" of 100 says it once more.
  if (wrong === quantity || right === quantity || isOpen) return { ...corrected, quantity: right }
  return price?.max === wrong * 100 ? { ...corrected, price: { currency: price.currency, max: right * 100 } } : reading
}

/** "На люверсах есть?", "в самолёт можно?": what nothing else is asked for is no use by the way. */
function withAskedUse(reading: Reading): Reading {
  const { words, purposes, types, asksForOthers, isQuestion, asksWhether } = reading
  const isAlone = words.length === 0 && types.length === 0 && purposes.length > 0 && purposes.length <= mostOfPart
  return isAlone && (asksForOthers || (isQuestion && asksWhether)) ? { ...reading, words: purposes, purposes: [] } : reading
}

/** "Капюшон есть?", "начёс есть внутри?" asks whether those shown have it; "чёрные есть?" and "механика есть?" ask for others. */
function withAskedThing(reading: Reading): Reading {
  const { types, traits, words, question = '' } = reading
  // «Русский язык есть?»: goods are asked for in the plural.
  if (types.length + traits.length === 0 && words.length > 0 && !saysConstraint(reading) && oneThingThere.test(question))
    return { ...reading, asksForOthers: false, asksWhether: true }
  const isThing = types.length === 0 && traits.length > 0 && traits.every(isFeature) && thingThere.test(question)
  if (!isThing || reading.words.some((word) => !where.test(word))) return reading
  return { ...reading, words: [], asksForOthers: false, asksWhether: true }
}

/** "Dishwasher safe?" alone asks whether those shown are; "foldable ones?" and "any foldable?" ask for others. */
function withAskedInAWord(reading: Reading): Reading {
  const { question = '', traits, words, isQuestion, isTied, asksForOthers } = reading
  const isAlone = [reading.types, reading.colors, reading.materials, reading.relatives, reading.purposes].every((said) => said.length === 0)
  const isOfTraits = traits.length + words.length > 0 && traits.every(isFeature) && words.every((word) => isAdjective.test(word))
  const isAsked = isQuestion && !isTied && !asksForOthers && inAWord.test(question)
  return isAsked && isAlone && isOfTraits && reading.quantity === undefined ? { ...reading, asksWhether: true } : reading
}
const inAWord = /^(?!(?:and|or|any|some|more|only|not|no) )[a-z]+(?:[ -][a-z]+)?$/u
const isFeature = (trait: string): boolean => traitKindOf(trait) === 'feature'
const where = /^(?:внутри|там|сбоку|снизу|сверху)$/u
const oneThingThere =
  /^(?:а |и )?(?:\p{L}+(?:ый|ий|ой|ая|яя|ое|ее) )?(?!что)\p{L}{3,}(?<!ые|ие|ой|ая|яя|ое|ее|ый|ий|их|ых|[ыи]) (?:есть|идет|имеется)(?: внутри| там| сбоку| снизу| сверху)?$/u
const thingThere = /^(?:а |и )?\p{L}+(?<!ые|ие|ой|ая|яя|ое|ее|ый|ий|их|ых) есть(?: внутри| там| сбоку| снизу| сверху)?$/iu

/** Fields that only a listing has: who asks for one of them asks about goods that are shown. */
const offerFields: ReadonlySet<Field> = new Set(['price', 'minimum', 'stock', 'dispatch', 'seller', 'origin', 'colors', 'sizes'])

/**
 * A message about goods that are shown, where what it names is a part of them and not other goods: "с зеркальцем", "из чего крышка?", "is there a case with
 * them?". "Glass only" about bottles is what they are made of.
 */
function aboutShown(reading: Reading, before: Wish): Reading {
  const areOthers = reading.types.length > 0 && !areRelated(reading.types, before.types)
  // "The handle can stay" of mugs with one is that handle, and no goods.
  const isOfWish = areOthers && !reading.asksForOthers && !reading.isFurther && !reading.relatives.includes('restore')
  if (isOfWish && reading.said.length > 0 && reading.said.every((word) => before.words.some((wished) => stemOf(wished) === stemOf(word))))
    return ofShown(reading)
  // "Сколько бит?" of screwdriver sets counts what is in them.
  if (reading.types.length > 0 && countsParts.test(reading.question ?? '')) return ofShown({ ...reading, fields: areOthers ? [] : ['set'] })
  // «Наволочки сколько?», 枕套几个: of a set that was called by another name they are counted, and nothing is priced.
  if (countsPartsBehind.test(reading.question ?? '') && reading.types.length > 0 && callsSome(reading, before))
    return ofShown({ ...reading, fields: ['set'], asksForOthers: false })
  if (reading.included !== undefined) return ofShown(reading)
  // "Which one's got the thicker rope?" of jump ropes, «у какого ручка длиннее».
  const asksWhichOf = whichOf.test(reading.question ?? '') && !reading.asksForOthers && !reading.asksWhichSuits
  if (reading.isQuestion && asksWhichOf && (areOthers || reading.superlative !== undefined)) return ofShown(reading)
  if (reading.askedDispatch && !areOthers)
    return { ...ofShown(reading), ...(reading.quantity !== undefined ? { quantity: reading.quantity } : {}) }
  // "Are they compatible with lego?" of blocks, which are called so.
  const isOfThem = reading.types.length > 0 && reading.isQuestion && !reading.asksForOthers && ofThem.test(reading.question ?? '')
  if (!areOthers && isOfThem && reading.superlative === undefined) return ofShown(reading)
  if (!areOthers || reading.relatives.includes('restore')) return reading
  const names = reading.said.length > 0 ? reading.said : (reading.phrase?.split(' ') ?? [])
  if (comeAlong(reading.written, names)) return ofShown(reading)
  if (reading.relatives.length > 0 && areMeantFor(reading.written, names))
    return { ...ofShown(reading), words: reading.words, purposes: [...new Set([...reading.purposes, ...names])] }
  if (reading.correction === 'meant' && !namesPart(reading.said.join(' '))) return reading
  // 项链怎么样, "what about floor mats, black ones?": how about other goods, and nothing is asked of those shown.
  if (asksHowAboutGoods(reading)) return { ...reading, asksForOthers: true, fields: [] }
  // 能当充电宝吗: whether those shown can be used as others.
  if (reading.isQuestion && usedAs.test(reading.question ?? '')) return ofShown(reading)
  // "В подарочной коробке" is how they come.
  if (inWhatTheyCome.test(reading.question ?? '')) return ofShown(reading)
  if (reading.comesIn && reading.isTied && reading.types.every((type) => isAnyOf(comeIn, [type]))) return ofShown(reading)
  // "Clamp ones" of lamps are lamps with a clamp.
  if (reading.ones !== undefined && reading.said.length === 1 && reading.said[0] === reading.ones) return ofShown(reading)
  // "Молния или пуговицы?" asks which of the two those shown have.
  const asksWhether = reading.isQuestion && reading.asksWhether && !reading.asksForOthers
  if (asksWhether && oneOrOther.test(reading.question ?? '')) return ofShown(reading)
  // 里面是铁的还是灌水泥的: what may be goods as well is what those shown are of, where others ask so of goods.
  const { asksAbout } = reading
  const isOfGoods = asksAbout !== undefined && whereItStands(asksAbout.group) !== undefined && isAsSure(asksAbout, askedFor.conditions)
  if (asksWhether && isOfGoods && eitherOr.test(reading.question ?? '')) return ofShown(reading)
  // "Ручки деревянные?" of brushes and "закладка есть?" of notebooks are asked of those shown: nobody sells such parts beside them.
  const asksOfPartAlone = reading.isQuestion && ofPartAlone.test(reading.question ?? '') && namesPart(reading.said.join(' '))
  // «Чехол или ремень идёт?» and "from how many is the logo on the case?" as well, where no other goods are named.
  const part = reading.isQuestion ? partAskedOf(reading.question ?? '') : ''
  const asksOfOne = part !== '' && reading.said.some((word) => part.includes(word))
  if ((asksOfPartAlone || asksOfOne) && !areSiblings(reading.types, before.types))
    return ofShown({ ...reading, asksForOthers: false, asksWhether: true })
  const {
    en = '',
    ru = '',
    zh = '',
  } = (reading.isQuestion && !reading.asksForOthers && ofTheirPart.exec(reading.question ?? '')?.groups) || {}
  const isTheirs = reading.said.length > 0 && reading.said.every((word) => [en, ru, zh].some((part) => part.includes(word)))
  if (isTheirs && !areSiblings(reading.types, before.types)) return ofShown({ ...reading, asksWhether: true })
  // "Fabric ones instead" is what they are made of.
  if (
    reading.types.every((type) => type === 'type.fabric' || type === 'type.home-textile') &&
    (reading.materials.length > 0 || /(?<![a-z])ones?(?![a-z])|ые|ый/u.test(reading.question ?? reading.phrase ?? ''))
  )
    return ofShown(reading)
  if (reading.typesAsMaterials.length > 0)
    return { ...reading, types: [], materials: [...new Set([...reading.materials, ...reading.typesAsMaterials])] }
  // 带灯的小镜子，100个: what stands last is the goods, and so many of them.
  if (reading.quantity !== undefined && !reading.isQuestion && /的\p{Script=Han}{1,5}$/u.test(reading.phrase ?? '')) return reading
  const { reference, isQuestion, fields } = reading
  // "Пружина есть у второго" is about the second one, "они на кольцах или на ленте" about all of them.
  if (isAboutOne(reading) || (isQuestion && ofThem.test(reading.question ?? ''))) return ofShown({ ...reading, isQuestion: true })
  const asksOfField =
    (reference !== undefined && !asksForCompanions(reading)) || reading.asksWhat || fields.some((field) => !offerFields.has(field))
  // "Is the paint safe?" of toys, "how many pens fit in?" of pencil cases.
  if (isQuestion && !reading.asksForOthers && (theirPart.test(reading.question ?? '') || holdsHowMany.test(reading.question ?? '')))
    return ofShown(reading)
  // "Чехол снимается?"
  const asksOfPart =
    reading.asksWhether && reading.words.length > 0 && !saysConstraint(reading) && reading.words.length + reading.said.length <= mostOfPart
  // "Можно в духовку?", 电磁炉能用吗
  const asksOfPlace =
    reading.asksWhether &&
    !saysConstraint(reading) &&
    (reading.isTied || fitsIn.test(reading.question ?? '')) &&
    reading.said.length <= mostOfPart
  const isAsking = isQuestion && !reading.asksForOthers && (asksOfField || asksOfPart || asksOfPlace)
  if (!isAsking && (!reading.isPart || reading.relatives.includes('restore'))) return reading
  return ofShown(reading)
}

/** "Do you have them in a case?", «есть они в чехле?» */
const inWhatTheyCome =
  /(?<![a-z])(?:them|these|those|it|ones?|any) (?:that )?(?:comes? |packed |sold )?in (?:an? |its |their )?(?:own )?(?:case|pouch|box|bag|tin|tube)s?$|(?<!\p{L})(?:они|их|такие|эти|есть) (?:\p{L}+ )?в (?:чехл|футляр|кейс|короб|мешочк|тубус)\p{L}*$/iu

/** What is asked of a part, as that of something known. */
const theirPart = /^(?:and |so |but )?(?:is|are|does|do|can|will) (?:the|its|their) [a-z]/u
/** How many of something goods have room for. */
const holdsHowMany =
  /^(?:and |so )?how many [a-z]+(?: [a-z]+)? (?:(?:will |would |do |can )?(?:fit|go in)|(?:does|do|can|will|would) (?:it|they|these|those|each|one) (?:hold|fit|take|store|carry))(?![a-z])|^(?:а |и )?(?:на )?сколько \p{L}+ (?:в (?:него|не[её]|них) )?(?:влез|влаз|помеща|помест|войд|входит|вмеща|убер|умест)|(?:能|可以?)?(?:放|装|塞|容纳)(?:得下|下)?(?:多少|几)/u
/** "А ремни к ним?", 发圈有吗: goods are named that would go with those shown, and nothing is asked of them. */
export const asksForCompanions = ({ reference, question = '' }: Reading): boolean =>
  reference?.kind !== 'places' && (goesWithThem.test(question) || areThere.test(question))
const goesWithThem = /(?<!\p{L})к (?:ним|нему|ней)\s*$|(?<![a-z])(?:to go (?:along )?with|for) (?:them|it|these|those)\s*$/u
const areThere = /^\p{Script=Han}{1,6}有(?:吗|么|没有?)$|(?<!\p{L})(?:к|под) (?:ним|нему|ней) (?:есть|бывают)$/u

/** "What else goes with these?", что к ним ещё взять, 还能搭配什么. */
const whatGoesWith =
  /(?<![a-z])what (?:else )?(?:goes|would go|can go|could go|pairs|matches)(?: (?:well|nicely))? with (?:them|it|these|those|this)|(?<!\p{L})что (?:ещ[её] )?(?:можно |нужно |надо |обычно )?(?:(?:к|под) (?:ним|нему|ней)|с (?:ними|ним|ней)) (?:ещ[её] )?(?:\p{L}+ )?(?:подойд|взять|бер|добав|нуж|сочета|предлож|посовет)|(?<!\p{L})что (?:ещ[её] )?(?:можно |нужно |надо |обычно )?(?:подойд\p{L}+|взять|берут|добавить|сочетается) (?:к (?:ним|нему|ней)|с (?:ними|ним|ней))|(?:搭配|配)(?:些|点)?(?:什么|啥)|(?:什么|啥)(?:能|可以)?(?:跟|和)?(?:它们?|这些?|这个)?(?:搭配|配)/u

/** What something can be used as beside what it is. */
const usedAs =
  /(?:能|可以|可)(?:不能|不可以)?(?:当|作为|当作|做)\p{Script=Han}{2,6}(?:用|吗|么|使)|(?<![a-z])(?:used? |works? |serves? |doubles? )as (?:an? )?[a-z]|(?<!\p{L})(?:как|вместо) \p{L}+ (?:использовать|можно|работает)|(?:использовать|работает|сойд[её]т|подойд[её]т) (?:как|вместо) /u
/** "The drill! Price with one battery and a charger?" names the drill alone: the others come along with it. */
function withoutAlong(reading: Reading, before: Wish): Reading {
  const along = reading.types.length > 1 ? alongIn(reading.written) : undefined
  const names = along === undefined ? [] : reading.said.filter((name) => along.includes(foldText(name)))
  if (along === undefined || names.length === 0 || names.length === reading.said.length) return reading
  const { types, said } = readMessage(foldText(reading.written).replace(along, ' '), true, before)
  if (types.length === 0 || types.length >= reading.types.length) return reading
  return { ...reading, types, said, isSeveral: types.length > 1, words: [...new Set([...reading.words, ...names])] }
}

/** What goods are put into. */
const comeIn = ['type.packaging', 'type.gift-box', 'type.drawstring-bag', 'type.storage-box']
const ofThem =
  /^(?:они|он|она|оно|у (?:них|него|нее)|(?:do|does|are|is|can|will|would) (?:they|it|these|those)|它们?|这些?)(?![\p{Script=Cyrillic}a-z])/u
const isGood = /(?<![a-z])good(?![a-z])|好不好/u
/** What is the better buy of two is told by what each costs. */
const ofWorth = /выгодн|better (?:value|deal|buy|bargain)|划算|合算|实惠|超值/iu

const betterOf = /(?<!\p{L})(?:лучше|хуже|выгодне\p{L})(?!\p{L})|(?<![a-z])(?:better|best|worse|worst)(?![a-z])|[更最]好/u
/** "Which one has a wooden handle?", «у какого ручка деревянная», 哪把手柄是木头的: asked of those shown, whatever it names. */
const whichOf =
  /^(?:which|what)(?: one| ones| of (?:them|these|those))?(?:'s)?(?: of (?:them|these|those))? (?:has|have|got|is|are|comes?|come|will|can|would|does|do)(?![a-z])|^(?:which|what) one(?:'s| )|^(?:у|на|в|с|из) (?:какого|какой|каких|которого|которой|кого) (?!цвет|материал|размер|стран|город)|^(?:какой|какая|какое|какие|кто) из (?:них|этих|показанных)(?!\p{L})|^(?:那)?哪[一几]?[个款种件家条盒把双只张块瓶支本台套顶副袋包根卷](?!\p{Script=Han}{0,4}(?:适合|合适))/u
/** "Is the strap leather?", «наволочка снимается»: one thing that those shown have. */
const ofTheirPart =
  /^(?:is|are|does|do|can|will|would) (?:the|its|their) (?<en>[a-z]+(?: [a-z]+)?) [a-z]+(?: [a-z]+){0,4}$|^(?<ru>\p{Script=Cyrillic}{3,}) (?:не )?\p{Script=Cyrillic}+(?:ется|ются|ится|ятся)$|^(?<zh>\p{Script=Han}{1,4}?)(?:都)?是(?:不是)?\p{Script=Han}{1,6}[吗么]?$/u
const countsParts =
  /^(?:а |и )?(?:сколько (?!стоит|стоят|будет|весит|весят|штук|их|всего|за )\p{L}+|how many [a-z]+)(?: (?:внутри|там|(?:в|у) (?:них|нем|каждом|каждой|наборе|одном|одной|комплекте|упаковке)|in (?:it|each|them|(?:the|a|one|each) (?:set|pack|box))|per (?:set|pack|box)|are there|inside))?$/u
/** One thing or another; of two kinds of goods both are named in the plural. */
const oneOrOther =
  /^(?:а |и |там )?(?:\p{Script=Cyrillic}+ )?\p{Script=Cyrillic}+(?<![ыи]) или \p{Script=Cyrillic}+$|^(?:an? )?[a-z]+(?<!s) or (?:an? )?[a-z]+$/u
const countsPartsBehind = /^(?:а |и )?\p{Script=Cyrillic}{4,} сколько$|^\p{Script=Han}{1,4}?有?(?:几|多少)[个件只条张块根把双片套]$/u
/** A noun with what it is like, or whether it is there. */
const ofPartAlone = new RegExp(String.raw`^(?:а |и )?(?:${nounAndTrait}|\p{L}{3,} ${isThere})$`, 'u')
const fitsIn = /(?:能|可以|可|能不能|适合)(?:用|放|进|装|洗|烤)|适用/u

/** Words of a question about a part; a wish for other goods has more. */
const mostOfPart = 3

/** A reading in which the names of goods are words of what is asked or wished of those shown. */
function ofShown(reading: Reading): Reading {
  const said = [...new Set([...reading.words, ...reading.said])].filter((word) => !isStopword(word))
  // 带笔套吗: of a name of one character nothing else is left.
  const asked = said.length === 0 && reading.traits.length === 0 ? hanPartAsked.exec(reading.question ?? '')?.[1] : undefined
  const part = asked ?? wholeOfHan(reading, said)
  const of = { ...reading, types: [], words: part === undefined ? said : [part] }
  // "Comes with two batteries?" counts what comes along.
  if (reading.isQuestion && !reading.fields.includes('price')) delete of.quantity
  return of
}

/** 收纳包 of goods that are no bags is one word. */
function wholeOfHan({ types, phrase = '' }: Reading, said: readonly string[]): string | undefined {
  const [word, ...others] = said
  const isPartOf = word !== undefined && others.length === 0 && phrase !== word && phrase.includes(word)
  return types.length > 0 && isPartOf && /^\p{Script=Han}{2,6}$/u.test(phrase) ? phrase : undefined
}

const hanPartAsked = /^(?:那|请问)?(?:是否|有没有|有|带|配)+(\p{Script=Han}{2,6}?)[吗么呢]*$/u

/** Whether goods are of a kind with those before. */
const isKindOf = ({ types }: Reading, before: Wish): boolean =>
  areRelated(types, before.types) || types.some((type) => areBeside(type, before.types))

/** Whether goods are called by a name that is neither the usual one of their kind nor the one they were wished for by. */
function callsSome({ said, types }: Reading, before: Wish): boolean {
  const usual = types.flatMap(usualNamesOf)
  return (
    said.length > 0 && said.every((word) => !usual.some((name) => name.toLowerCase().includes(word)) && !(before.said ?? []).includes(word))
  )
}

/** Of whom or what it is asked: 适合 of 哪个更适合女孩 and "little" of "a little girl" say nothing more. */
const ofWhom = (words: readonly string[]): string[] =>
  words
    .map((word) => word.replace(/^(?:更|比较|最)?(?:适合|合适)/u, ''))
    .filter((word) => word !== '' && softSizeOf(word) === undefined && !/^(?:подойд|подход|сгод)/u.test(word) && !ofSale.test(word))
/** Every buyer here sells or tries what he buys. */
const ofSale = /^(?:try|试卖|试销|试水|转卖|转售|零售|resale|resell\p{L}*|(?:пере)?продаж\p{L}*|пробу)$/u

/** Whether a clause asks whether goods are safe, whatever the others ask. */
const asksOfSafety = ({ question = '' }: Reading): boolean =>
  question.split(/[,，;；?？]|(?<=\p{Script=Han})\s+/u).some((clause) => isOfSafety.test(clause.trim()))
const isOfSafety =
  /^(?:(?:это|он[аио]?) )?(?:точно )?безопасн(?:о|ы|а|ый|ая)(?: ли)?(?: (?:это|они))?$|^(?:(?:is|are) (?:it|this|they|these) )?safe$|^(?:这个?|它们?|质量|材质|材料)?安不?安?全(?:吗|么)?$/iu

const focusReference = (state: State): Reference | undefined =>
  state.focus === undefined && state.last.length > 1 ? undefined : { kind: 'this' }
/** Those that are pointed at, else the one that was spoken of, else all. */
const meantReference = (reading: Reading, state: State): Reference => namedReference(reading) ?? focusReference(state) ?? { kind: 'all' }

/** Of which of the offers shown a message asks something; `undefined` where it asks nothing of them. */
function askedOf(reading: Reading, state: State): Reference | undefined {
  const { reference, fields, colors, factoryOnly } = reading
  const named = namedReference(reading)
  // "And bamboo?" after the cheapest was told asks for others: nobody has pointed at that one.
  const asksOnward = state.isBest === true && (reading.isPart || reading.goesOn) && reading.fields.length === 0
  // "How many pieces are in each set?" once the largest was told is asked of all.
  const inFocus = state.isBest === true && ofEachOne.test(reading.written) ? undefined : focusReference(state)
  if (reading.superlative ?? reading.asksMost) return named ?? { kind: 'all' }
  if (asksOnward) return undefined
  if (reading.askedDispatch || reading.included !== undefined) return meantReference(reading, state)
  if (reading.relatives.length > 0) return undefined
  if (reading.asksWhy) return named ?? { kind: 'this' }
  if (!reading.isQuestion || reading.thoseOnly) return undefined
  const namesProperty = [reading.traits, reading.materials, colors, reading.sizes, reading.measures].some((said) => said.length > 0)
  const asksSomething = namesProperty || fields.length > 0 || factoryOnly === true
  if (named || reference) return asksSomething || reading.words.length > 0 ? (named ?? inFocus ?? { kind: 'all' }) : undefined
  // With a quantity alone the whole selection is priced anew, on its cards. What only came near is no selection: those shown are priced. What so many weigh is asked of each.
  const isPricedAnew = (reading.quantity ?? 1) > 1 && !namesProperty && state.unmet === undefined && !fields.includes('weight')
  if (fields.length > 0) return inFocus ?? (isPricedAnew ? undefined : { kind: 'all' })
  if (inFocus && colors.length > 0 && reading.comesIn) return inFocus
  // "Кейс есть?" of the only one that is shown.
  if (inFocus && reading.isPart && partIsThere.test(reading.question ?? '')) return inFocus
  // 有没有盖子？能印logo吗？ of the one that was spoken of: who asks two things wishes for no others.
  if (inFocus && namesProperty && areTwo.test(reading.question ?? '')) return inFocus
  if (reading.asksForOthers) return undefined
  if (inFocus && (namesProperty || reading.words.length > 0)) return inFocus
  // "Какая крышка?" asks of a property, "какие чёрные?" for those that have it.
  const materials = asksOfMaterial(reading) ? [] : reading.materials
  const isOfLooks = [materials, colors, reading.sizes, reading.measures].some((said) => said.length > 0)
  const asksOfEach =
    reading.asksWhether ||
    whichOf.test(reading.question ?? '') ||
    reading.shares.length > 0 ||
    ((reading.asksWhat || reading.asksHow) && !isOfLooks)
  return (namesProperty || reading.words.length > 0) && asksOfEach ? { kind: 'all' } : undefined
}

/** Whether papers come with the goods, and not which the buyer will need. */
const arePapersThere =
  /(?<!\p{L})(?:есть|име[юе]тся|прилага\p{L}+)(?!\p{L})|(?<![a-z])(?:have|has|got|come with|comes with|(?:is|are) there|certified)(?![a-z])|(?<!需)有(?!什么用)|带/iu

const ofEachOne = /(?<![a-z])(?:each|every|all)(?![a-z])|(?<!\p{L})(?:кажд\p{L}+|всех|остальн\p{L}+)(?!\p{L})|每|各|分别/iu

/** "Сталь какая?", "what steel is it?": of a material by its name, where "какие деревянные?" asks for those that are of it. */
const asksOfMaterial = ({ asksWhat, question = '' }: Reading): boolean =>
  asksWhat &&
  question
    .toLowerCase()
    .split(/[\s,]+/u)
    .every((word) => /^как/u.test(word) || !isAdjective.test(word))

const areTwo = /[?？].*\p{L}/u
const partIsThere = new RegExp(String.raw`^(?:а |и )?(?!есть)\p{L}{3,}(?: \p{L}+)? ${isThere}$`, 'u')

/** "Cheaper hoodies, thicker" as the first word on hoodies: there is nothing to be cheaper or thicker than, so the cheapest and thickest come first. */
function withFirst(wish: Wish, { relatives }: Reading): Wish {
  const end = relatives.find((relative) => relative === 'bigger' || relative === 'smaller' || isComparative(relative))
  const extreme =
    end === 'bigger' || end === 'smaller'
      ? ({ field: 'size', wants: end === 'bigger' ? 'most' : 'least' } as const)
      : end && isComparative(end)
        ? comparatives[end]
        : undefined
  return {
    ...wish,
    ...(relatives.includes('cheaper') && wish.sort === undefined ? { sort: 'price' as const } : {}),
    ...(relatives.includes('lower-moq') && wish.sort === undefined ? { sort: 'moq' as const } : {}),
    ...(extreme && wish.extreme === undefined ? { extreme } : {}),
  }
}

/** What a field of goods that it calls by their name is, with no condition beside it. */
const asksOfField = (reading: Reading): boolean =>
  reading.types.length > 0 &&
  reading.fields.some((field) => !offerFields.has(field) || field === 'colors' || field === 'sizes') &&
  reading.isQuestion &&
  (ofWhichField.test(reading.question ?? '') || ((reading.asksHow || reading.asksWhat) && !reading.asksForOthers)) &&
  reading.quantity === undefined &&
  !saysConstraint(reading)

/** "Какого диаметра горшки?", "what colours do the jeans come in?" */
const ofWhichField =
  /(?:^|[^\p{L}])(?:из чего|как(?:ой|ая|ое|ие|ого|их)) \p{L}+|^(?:and |so )?(?:what|which) \p{L}+ (?:do|does|are|is) the |有(?:哪些|什么)\p{Script=Han}{1,4}$/u

/** What is asked of "them", or of what comes with them, whatever goods it names. */
const ofThemAlone =
  /^(?:and |so )?(?:is|are|does|do|can|will) (?:it|they|these|those)(?![a-z])|^how (?:long|big|heavy|tall|wide|thick|loud|deep|strong|high) (?:is|are) (?:the|it|its|they|these)(?![a-z])|^(?:are |is )?(?:the )?[a-z]+(?: [a-z]+)? included$|^(?:и |а )?(?:он|она|оно|они|у них|у него|у не[её]) |^\p{Script=Cyrillic}+(?: есть)? в комплекте$/iu

/** Names of goods that say how others are packed. */
const packed: ReadonlySet<string> = new Set(['type.packaging', 'type.organizer', 'type.storage-box'])

/** The same, where it names no goods but those that say how others are packed. */
const ofWhatIsShown =
  /^(?:и |а )?(?:он|она|оно|они|у них|у него|у не[её]|поч[её]м)(?!\p{L})|^(?:and |so )?(?:is|are|does|do|can|will) the(?![a-z])|^(?:可以|能|会|能不能|可不可以|会不会)\p{Script=Han}{1,8}[吗么]?$|(?:里|有|带)几[个件只]$|^(?:易碎|结实|耐用)[吗么]|(?:怎么|如何)(?:包装|打包)|^(?:有毒|安全|有味道?|环保|掉色)[吗么]|(?:收纳|收起来|折叠|打开|展开|充气|打包)后?(?:的)?(?:尺寸|体积)?(?:是|有)?多[大长高重宽]|^\p{Script=Han}{1,6}(?:能|可以)(?:用|洗|放|装)[吗么]?$|^сколько (?:он[аио]? )?\p{L}+(?:ит|ет|ют|ят)$|^(?:а )?как (?:они |он |она )?(?:упакован|упаковыва)|^how (?:is|are) (?:it|they|these) (?:packed|packaged|wrapped)|^(?:which|what)(?: one)? (?:would|should) (?:you|i|we) (?:pick|take|choose|recommend|buy|get)$|^(?:что|какой) (?:вы |ты )?(?:посоветуе|порекомендуе|выбере)(?:шь|те)$|^(?:你)?推荐哪?一?[个款]$/iu

/** Whether something is asked of goods that were not found: what only some on the screen could answer, or how they are. */
function asksOfUnfound(reading: Reading, unfound: Wish | undefined): boolean {
  if (asksOfScreen(reading)) return true
  const { isQuestion, asksForOthers, asksWhether, asksHow, asksWhat, types, quantity, comesIn } = reading
  const areOthers = types.length > 0 && !areRelated(types, unfound?.types ?? [])
  // "Mixed colours in a pack?"
  const asks = asksWhether || asksHow || asksWhat || comesIn
  return unfound !== undefined && isQuestion && !asksForOthers && asks && !areOthers && quantity === undefined
}

/** Whether only goods on the screen could answer it. */
const asksOfScreen = ({ isQuestion, question = '', types }: Reading): boolean =>
  isQuestion && (ofThemAlone.test(question) || (types.every((type) => packed.has(type)) && ofWhatIsShown.test(question)))

/** «Не подарочные, а почтовые», "not gift boxes but cartons", 不是礼盒，是纸箱. */
const notThoseButOthers = /^\s*(?:нет,? )?не [^,]{2,30}, а (?!если)|^\s*(?:no,? )?not [^,]{2,30},? but |^不是[^，,]{1,10}[，,\s]*而?是/iu

/** Whether the price is asked with the delivery. */
export const asksWithDelivery = ({ question = '' }: Reading): boolean => withDelivery.test(question)
const withDelivery =
  /(?<!\p{L})(?:сколько|поч[её]м|во сколько|какая сумма|итого)[^?]{0,40}(?:с|вместе с|включая) доставк|(?<![a-z])(?:how much|what|total)[^?]{0,40}(?:with|including|incl\.?|and) (?:the )?(?:shipping|delivery)|(?:含|加上?|算上|包|连)(?:运费|邮费?|快递费?)[^?？]{0,8}(?:一?共|总共|多少)|(?:一?共|总共|总价)[^?？]{0,6}(?:含|加上?|算上|包|连)(?:运费|邮)/iu

/** A number that nothing explains counts pieces. */
const withNumber = (reading: Reading): Reading =>
  reading.bareNumber === undefined ? reading : { ...reading, quantity: Math.min(reading.bareNumber, 10_000_000) }

/** "А 5000 сколько выйдет?", "total for 60 of the cheapest": how many of those shown are asked the price of. */
function withPricedNumber(reading: Reading): Reading {
  const { bareNumber, ...priced } = withNumber(reading)
  const isOfSum = reading.askedSum !== undefined && isAboutOne(reading) && reading.words.length + reading.relatives.length === 0
  const isPriced = reading.isQuestion && reading.fields.join() === 'price'
  if (bareNumber === undefined || reading.quantity !== undefined || !(isPriced || isOfSum)) return reading
  return { ...priced, fields: ['price'], isQuestion: true }
}

/** "The mugs" may be thermos mugs, where a talk was about those. */
const areSiblings = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => parentsOf(one).some((parent) => parentsOf(other).includes(parent))))

/** A question that names more than goods: "safe paint?" may be about those shown, "and plates?" is about plates unless their listings speak of plates. */
const asksAside = ({ isQuestion, asksForOthers, fields }: Reading): boolean =>
  isQuestion && !asksForOthers && !(fields.length > 0 && fields.every((field) => field === 'stock'))

/** A question of words that name neither goods nor a condition: "drainage holes?", «уф 400 есть?» */
const asksInWordsAlone = (reading: Reading): boolean =>
  reading.isQuestion &&
  reading.types.length === 0 &&
  reading.words.length + reading.purposes.length > 0 &&
  [reading.relatives, reading.notWords, reading.topics].every((said) => said.length === 0) &&
  !saysConstraint({ ...reading, purposes: [] })

const inWords = (reading: Reading): Reading => ({ ...reading, words: [...reading.words, ...reading.purposes], purposes: [] })

/** "Back to decor" of Christmas decor: the goods were called so. */
const isCalled = (topic: Wish, reading: Reading): boolean => reading.said.some((word) => isCalledBy(topic, [word]))

const isBeyond = (relative: Relative): boolean =>
  relative === 'cheaper' ||
  relative === 'dearer' ||
  relative === 'bigger' ||
  relative === 'smaller' ||
  relative === 'lower-moq' ||
  isComparative(relative)

const isAboutOne = (reading: Reading): boolean => pointsAtOne(reading.reference)
const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))
