import { quantityOf } from '../settle.ts'
import { allowedReader } from './allowed.ts'
import { askedDispatchReader } from './asked-dispatch.ts'
import { askedIncludedReader } from './asked-included.ts'
import { aboutCountReader, lotCountReader, ownCountReader } from './asked-lot.ts'
import { askedTraitReader } from './asked-trait.ts'
import { adviceReader, alsoReader, comparisonReader, detailsReader, rankingReader, similarReader, whyReader } from './asks.ts'
import { budgetReader, lotReader } from './budget.ts'
import { deadlineReader } from './deadline.ts'
import { deviceReader } from './device.ts'
import { dispatchReader } from './dispatch.ts'
import { dropReader, openBoundReader } from './drops.ts'
import { extremeReader, pagesReader } from './extreme.ts'
import { fieldReader } from './field.ts'
import { figureReader } from './figure.ts'
import { boundedNumberReader } from './figure-way.ts'
import { idiomReader } from './fillers.ts'
import { firstShownReader } from './first-shown.ts'
import { inStockReader } from './in-stock.ts'
import { measureReader } from './measure.ts'
import { minimumReader } from './minimum.ts'
import { barePriceReader, perPieceReader, priceMentionReader, priceRangeReader, priceSideReader, wholeSumReader } from './price.ts'
import { askedCountReader, countedGoodsReader, countRangeReader, quantityReader } from './quantity.ts'
import { isQuestion, superlativeReader, whyThisReader } from './question.ts'
import { comparesCheapest, joinReferences, pointsAtOne, referenceReader } from './reference.ts'
import { relativeReader } from './relative.ts'
import { type Rule, rule, type Turn } from './resolve.ts'
import { restartReader } from './restart.ts'
import { factoryReader, sellerNameReader, sellerYearsReader, trustedSellerReader } from './seller.ts'
import { aboutShopReader, lotTermsReader, serviceReader } from './service.ts'
import { shareReader } from './share.ts'
import { sidesReader, sizeReader } from './size.ts'
import { smallTalkReader } from './small-talk.ts'
import { sortReader } from './sort.ts'
import { thoseOnlyReader } from './those-only.ts'
import { toneReader } from './tone.ts'
import { wordedMeasureReader } from './worded-measure.ts'

const hasShown = (turn: Turn): boolean => turn.hasShown
const hasBudgetEach = ({ found }: Turn): boolean => found.first('budget')?.isEach === true
const hasReadPrice = ({ found }: Turn): boolean => found.has('price')
/** Names of fields are no wish where one offer is meant, or a question is asked about those shown. */
const asksOfShown = ({ found, hasShown, analysis }: Turn): boolean =>
  pointsAtOne(joinReferences(found.all('reference'))) || (hasShown && (found.has('superlative') || isQuestion(analysis.folded)))

/** 库存5000以上的有哪些 looks for those that have so many. */
const asksWhichThere = /有(?:哪些|什么|哪几)|哪些有/u

/** Which reader has the words that several could take: the first of these. Each says why it stands before what follows. */
export const order: readonly Rule[] = [
  rule('device', deviceReader, 'the 15 of "iPhone 15" is neither a size nor a count'),
  rule('share', shareReader, 'the 80 of "cotton 80%" is neither a price nor a count'),
  rule('figure', figureReader, 'the 50 of "в пачке 50 шт" is no quantity, and 5 years of a child are none of the seller'),
  rule('service', deadlineReader, '"до 20 декабря" would be a price up to 20'),
  rule('filler', idiomReader, '"без бумаги не беру" speaks of papers, and of no paper that is not wanted'),
  rule('restart', restartReader, 'the «все» of «просто покажите все лампы» is no field, and "start again" undoes nothing', hasShown),
  rule('firstShown', firstShownReader, 'the "two" of "the two you showed first" counts no pieces, and "first" is no place', hasShown),
  rule('drop', openBoundReader, '"smaller is fine too" wishes for none that are smaller, and «можно подороже» for none that are dearer'),
  rule('allowed', allowedReader, 'the "too" of "linen is fine too" adds nothing, and «можно» asks nothing', hasShown),
  rule('size', sizeReader, 'the 42 of "42 размер" is neither a price nor a count'),
  rule('sides', sidesReader, 'the numbers of 150x200 belong together, and "x200" would be a quantity'),
  rule('measure', measureReader, '"до 500 мл" has the marker of a price, but its unit leaves no doubt'),
  rule('measure', wordedMeasureReader, '"два литра" would be a quantity of two'),
  rule(
    'inStock',
    inStockReader,
    '"enough stock for 500" counts what must be there, and "at least 500" is no price',
    (turn) => !turn.hasShown || !isQuestion(turn.analysis.folded) || asksWhichThere.test(turn.analysis.folded),
  ),
  rule('boundedNumber', boundedNumberReader, 'the "more" of "28 or more" asks for none that are bigger than those shown', hasShown),
  rule('similar', similarReader, '"похожие на второй" contains a reference, and "похожие" would be "more"'),
  rule('ranking', rankingReader, '"why these?" points at all that were shown, and asks for no one of them', hasShown),
  rule('advice', adviceReader, '"which is best?" would compare those shown, and "what should I take?" ask for goods called so', hasShown),
  rule(
    'superlative',
    superlativeReader,
    '"which is the cheapest" asks about those shown and wishes for nothing',
    (turn) => turn.hasShown && !comparesCheapest(turn.analysis.folded),
  ),
  rule('extreme', pagesReader, 'the "more" of "more pages" asks for no others of those shown'),
  rule(
    'askedDispatch',
    askedDispatchReader,
    '"can they go out within 24 hours?" asks about those shown, and "when do you ship" no service',
    hasShown,
  ),
  rule('thoseOnly', thoseOnlyReader, '"those" would point at all that were shown', hasShown),
  rule('trait', askedTraitReader, 'the "не" of "не протекают" denies nothing that is wished for'),
  rule('quantity', askedCountReader, '"сколько за 500?" would be a price of 500', hasShown),
  rule('quantity', lotCountReader, '"скидка от 1000" would be a price from 1000', hasShown),
  rule('reference', referenceReader, 'the numbers of "first 3" and "№2" count and cost nothing', hasShown),
  rule('askedIncluded', askedIncludedReader, 'the power supply of "power supply, included?" is no other goods', hasShown),
  rule('aboutCount', aboutCountReader, '"about 1000" would be a price', hasShown),
  rule('quantity', ownCountReader, '"pouches, about 500" would be a price'),
  rule('countedGoods', countedGoodsReader, '"до 100 кружек" would be a price of up to 100'),
  rule('drop', dropReader, '"цена не важна" and "любой продавец" contain the words of the conditions they give up'),
  rule('service', lotTermsReader, '"а минималка?" before anything is shown asks, and bounds no minimum order', (turn) => !turn.hasShown),
  rule('minimum', minimumReader, '"минимальный заказ до 50 штук" would be a quantity of up to 50'),
  rule('trustedSeller', trustedSellerReader, '"a supplier with better ratings" is called by no name'),
  rule('sellerName', sellerNameReader, 'a name may be made of any words, those of other conditions too'),
  rule('sellerYears', sellerYearsReader, '"от 5 лет" would be a price from 5'),
  rule('service', aboutShopReader, '"вы фабрика?" asks who answers, and wishes for no factory'),
  rule('factory', factoryReader, '"от фабрики" begins with the marker of a price'),
  rule('dispatch', dispatchReader, '"за 24 часа" has the marker of a price'),
  rule('countRange', countRangeReader, '"от 50 до 100 штук" would be a range of prices'),
  rule('lot', lotReader, '"5000 рублей за 50 штук" is one sum, not a price and a count'),
  rule('budget', budgetReader, '"бюджет до 40 000" would be the price of a piece', ({ found }) => !found.has('lot')),
  rule('sumMention', wholeSumReader, 'the "in total" of a budget belongs to it and to no price', ({ found }) => found.has('budget')),
  rule('price', priceRangeReader, 'a range would be two bounds, each with half of its words', (turn) => !hasBudgetEach(turn)),
  rule(
    'price',
    priceSideReader,
    'with a currency there is no doubt that it is a price; without one there is',
    (turn) => !hasBudgetEach(turn) && !hasReadPrice(turn),
  ),
  rule('price', barePriceReader, 'what no word counts is a price', (turn) => !hasBudgetEach(turn) && !hasReadPrice(turn)),
  rule('perPiece', perPieceReader, '"за штуку" beside a price would be a quantity of one', hasReadPrice),
  rule('priceMention', priceMentionReader, 'the word "price" is said for by the price', hasReadPrice),
  rule('wholeSum', wholeSumReader, '"in total" makes a sum for the lot of the price beside it', hasReadPrice),
  rule('quantity', quantityReader, 'any number with pieces that nobody else wanted', ({ found }) => quantityOf(found) === undefined),
  rule('extreme', extremeReader, '"the thickest" is no word of the goods, and which of those shown is thickest was read'),
  rule('service', serviceReader, '"можно вернуть товар?" and "отмена заказа" are questions, "верни как было" undoes'),
  rule('why', whyReader, '"почему дороже?" asks, "дороже" wishes', hasShown),
  rule('tone', toneReader, '"brighter colours" would be more lumens, and "lighter in colour" less weight'),
  rule('relative', relativeReader, 'where something was shown "дешевле" is about that', hasShown),
  rule('sort', sortReader, '"cheaper" is read; what is left of "cheap" puts the cheap ones first'),
  rule('relative', relativeReader, 'where nothing was shown "дешевле всех" is an order, not a comparison', (turn) => !turn.hasShown),
  rule('comparison', comparisonReader, '"чем отличаются" may name a property by which they differ'),
  rule('also', alsoReader, '"добавь белые" adds to the wish'),
  rule('details', detailsReader, '"расскажи подробнее" would be filler', hasShown),
  rule('field', fieldReader, 'the name of a field that is asked about is no wish', asksOfShown),
  rule('whyThis', whyThisReader, '"почему?" alone; "почему дороже" is read', hasShown),
  rule('smallTalk', smallTalkReader, 'last, because "help me find" and "no" are parts of what the others read'),
]
