import type { ConceptMatch } from '@karavan/lexicon/analysis.ts'
import { areInLine, isA } from '@karavan/lexicon/names.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { type Claim, claimsOf, type Stretch, stretchesOf } from './claims.ts'
import { condition, negator } from './clauses.ts'
import { comparisonsHold, seeks } from './comparisons.ts'
import { type Evidence, type Given, statesOf } from './evidence.ts'
import { extremesHold } from './extremes.ts'
import { type FigureContext, figureContext, figureHolds, holdFor } from './figures.ts'
import { claimingWords } from './neutral.ts'
import { isNumberWord } from './number-words.ts'
import type { WrittenNumber } from './numbers.ts'
import { refPattern } from './refs.ts'
import { wordsIn } from './stated.ts'
import { wordsBesideName } from './usual-name.ts'

/** Longest sentence that is read at all. */
const longestSentence = 600

/** Ways out of the shop, and what only pretends to be text. */
const outside =
  /https?:|www\.|(?<![\p{L}\p{N}])(?:[a-z0-9-]{2,}\.[a-z]{2,}|[\p{L}\p{N}-]+\.(?:рф|com|ru))(?![\p{L}\p{N}])|@[\p{L}\p{N}_.]{2,}|(?:whats\s?app|we\s?chat|telegram|viber|телеграм|ватсап|вайбер|вотсап|вичат|微信|加v|qq)|(?<!ord-[\d-]{0,12})\+?\d[\d\s()-]{8,}\d|<\/?[a-z!][^>]*>|javascript:|data:|&#?\w+;/iu

/** What only the shop can promise. Allowed where a tool has just said the same word. */
const promises =
  /скидк|промокод|купон|бесплат|даром|гарант|возврат|верн[её]м|вернуть|обмен|акци[яию]|распродаж|таможн|пошлин|растамож|ндс|налог|достав|курьер|оплат|оплач|предоплат|рассрочк|отправлен|отменен|отменён|прибудет|приедет|в пути|подтвержд\p{L}*|собран|получен|завтра|сделан\p{L}* в|произведен\p{L}*|склад\p{L}* в|осталось мало|через (?:\p{L}+ )?(?:день|дн|недел|месяц)|made in|warehouse in|discount|coupon|promo|for free|free of|(?<!-)\bfree\b|guarante|warrant|refund|\breturns?\b|returned|on sale|cash\s?back|customs|\bdut(?:y|ies)\b|\bvat\b|\btax|deliver|shipping|shipped|\bpaid\b|payment|cancelled|canceled|arrive|confirmed|in transit|on (?:its|the|their) way|tomorrow|(?:in|within|next) (?:an? |the )?(?:few )?(?:days?|week|month)|наличны|только сегодня|спешите|успейте|last chance|today only|limited time|hurry|\bcash\b|现金|立减|特价|秒杀|限时|满减|直降|折扣|优惠|打折|免费|包邮|保修|质保|退货|退款|退换|关税|送达|到货|送货|付款|支付|已发|已送|已取消|已确认|已签收|运输中|在途|明天|后天|下周|下个月|产于|产自/giu

/** What the assistant cannot have done and nobody can know: deeds with carts and orders, states of orders without their number, prices to come. */
const deeds =
  /(?<!\p{L})(?:я|мы)\s(?:\p{L}+\s)?(?:отмен|добав|заказа|оформ|оплат|отправ|заброн|перев|верн|замен|измен|убра|сохран|отлож)\p{L}*(?:ил|ал)[аи]?(?!\p{L})|^[\s*]*(?:добав|замен|измен|отмен|убра|оформ|отлож|сохран)\p{L}*л[аи]?(?!\p{L})|(?<!\p{L})(?:отправим|списан\p{L}*|подорожа\p{L}*|подешеве\p{L}*)|цен\p{L}*[^.]{0,20}(?:выраст|повыс|упад|измен|сниз|скин)|(?<!\p{L})(?:i|we)(?:'ve| have)?\s(?:just |already )?(?:placed|added|ordered|cancell?ed|booked|paid|changed|replaced|removed|saved|got)(?!\p{L})|(?:могу|можем|давайте|сможем|хотите,?)\s(?:\p{L}+\s)?(?:(?:отмен|заказа|оформ|оплат|заброн|верн)\p{L}*|измен\p{L}* заказ\p{L}*|добав\p{L}* [^.?!]{0,16}корзин\p{L}*)|(?:i can|i could|we can|let me|shall i|want me to|i(?:'ll| will)) (?:place|order|cancel|book|pay|buy|add [^.?!]{0,16}cart|change (?:the|your) order)|(?<!\p{L})(?:сделаю|оформлю|закажу|забронирую|куплю|отложу|добавлю|отменю)(?!\p{L})|ships? today|left the warehouse|(?:нет|никак\p{L}*) (?:\p{L}+ )?разниц|no difference|price[^.]{0,20}(?:will (?:rise|go up|drop|change)|can (?:change|be))|minimum[^.]{0,12}can be|今天发货|(?:帮|为|给)[您你](?:下单|取消|订购|加入)|已(?:经)?(?:修改|更改|增加|减少|添加|删除|取消|下单|更换)|(?:价格?|起订量)[^。]{0,6}(?:可以|可|能)(?:调整|修改|减少|降|谈)/iu
/** What comes from outside the talk or goes out of it: nobody writes to sellers or comes back later, and no seller has answered. */
const correspondence =
  /(?:уточн|узна|спро[сш]|напи[сш]|поговор|свя[жз]|договор|передам|передал|попро[сш])\p{L}*(?:ю|у|л|ла|ли|сь|усь)(?!\p{L})[^.!?]{0,24}(?:продав|поставщ|фабрик|завод)|(?:продав\p{L}+|поставщ\p{L}+|фабрик\p{L}+)(?: \[[^\]]*\])?[^.,;!?]{0,16}(?<!\p{L})(?:готов\p{L}*|соглас\p{L}*|сказал\p{L}*|говорит|говорят|ответи\p{L}*|обеща\p{L}*|жд[её]т|ждут|скаж\p{L}*|измен\p{L}*|помож\p{L}*|уступ\p{L}*|подтверд\p{L}*)|(?<!\p{L})(?:скажет|сказал|сообщил|ответил)\p{L}*(?: \p{L}+)? (?:продав|поставщ|фабрик)|(?<!\p{L})(?:пришлю|позвоню|напишу|узнаю|сообщу|вернусь с|перезвоню|выясню)(?!\p{L})|(?<!\p{L})(?:i|we) (?:can|could) ask(?! you)|(?<!\p{L})(?:i|we)(?:'ll| will|'ve| have|'m going to)? ?(?:just |already )?(?:ask|contact|write|call|message|tell|talk|wrote|spoke)(?:ed|ing)?(?: to)? (?:the |its |your )?(?:seller|supplier|factory|you)|\bi(?:'ll| will)(?: \p{L}+)? (?:let you know|get back|find out|write|call)|(?:seller|supplier|factory)s?(?: of \[[^\]]*\])?(?: is| are| has| have)? (?:ready|agree\p{L}*|will|said|says (?:it|they|that|yes|so)|promis\p{L}*|confirm\p{L}*|waits?|waiting|can|answer\p{L}*|told)(?!\p{L})|我(?:会|已经?|来|去)?(?:问|联系|告诉|通知|咨询)(?:了|过|一下)?(?:卖家|商家|供应商|您)|(?:卖家|商家|供应商)(?:们)?(?:说(?!明)|会|可以|愿意|同意|答应|答复|已|能(?!不能)|回复)/iu
const orderWithoutNumber =
  /(?<!\p{L})(?:заказы|товары?|покупк[аи]|посылк[аи]|груз) (?:вам )?(?:уже|сейчас)(?!\p{L})|\b(?:orders?|goods|items?|purchases?|parcels?)(?: that)?(?: you \p{L}+)? (?:was|were|is|are|has been|have been|got|gets) (?:already |now |being )?(?:dispatched|sent|shipped|ready|taken|placed|accepted|started)(?!\p{L})|(?:订单|商品|货物?|包裹)(?:已经?|正在|在)(?:发|出|运|送|备|打包|处理)|(?<!\p{L})ваш\p{L}* (?:заказ|покупк|посылк)|(?<!\p{L})(?:заказ|покупка|посылка) (?:уже|готов|принят|оформлен|жд[её]т)|your (?:order|purchase|parcel)|[您你]的(?:订单|购买|包裹)/iu
const noOrders =
  /(?:нет|не (?:наш|виж|сдел|дел)\p{L}*|ни одного)[^.,;]{0,16}(?<!\p{L})заказ(?:ов|а)(?!\p{L})(?! от)|(?<!\p{L})заказов[^.,;]{0,16}(?<!\p{L})нет(?!\p{L})|\b(?:no|not any|any)(?: \p{L}+)? orders\b|没有(?:任何)?订单|无订单/iu

/** What nobody says of goods or sellers in the shop's name, whoever wrote it. */
const slander = /подделк|мошенн|обманыва|fraud|scam|counterfeit|假货|骗子|诈骗/iu

/** What claims without a word that describes: likeness, no minimum, a price of one coin, a single piece, all conditions met. */
const vague =
  /(?<!\p{L})(?:так\p{L}+|столько) же(?!\p{L})|(?:без|нет|\bno\b|without|无|没有)\s?(?:\p{L}+\s)?(?:миним|лимит|moq|minimum|limit|起订)|(?:миним\p{L}*|лимит\p{L}*|minimum|moq|起订量)[^,.;]{0,12}(?:нет(?!\p{L})|отсутств|none|无|没有)|(?<!\p{L})(?:за|по|на) (?:рубл(?:ь|ю|я|ем|ём)|юан[ьюя]|доллар[ау]?|евро)(?!\p{L})|(?<!(?:за|per|for|of|цена|стоимость) )(?:одн(?:у|ой|а) штук\p{L}*|(?:one|single) (?:piece|unit))|(?:под|для) (?:вс\p{L}+ )?(?:ваш\p{L}* )?(?:услови|требован)\p{L}*|\ball (?:your|the) (?:conditions|requirements|wishes)|(?<!\d)一件起|单件|(?:满足|符合)/iu

/** What everybody does, what else there is elsewhere, and that all of it will do. */
const hearsay =
  /(?<!\p{L})конкурент\p{L}*|\b(?:rival|competitor)s?\b|同行|对手|(?<!\p{L})мимо (?:магазин|площадк)|напрямую|\boff[- ]platform\b|\boutside (?:of )?(?:the |this )?(?:shop|platform|site)|线下|私下|(?<!\p{L})(?:все|многие|большинство|продавцы|поставщики|люди)(?: \p{L}+)? (?:бер[уе]|покупа|выбира|совету|рекоменду|хвал|люб)\p{L}*|\b(?:everyone|everybody|most people|many people|all sellers|sellers)(?: \p{L}+)? (?:buy|recommend|pick|take|like|love|choose|go|goes)\p{L}*|大家|人人|所有人|很多人|(?:друг|остальн)\p{L}* (?:площадк|маркетплейс|магазин|сайт)\p{L}*|(?:other|another|elsewhere on) (?:market\p{L}*|platform|shop|store|site)s?|(?:其他|其它|别的)(?:平台|商店|网站|店)|(?<!\p{L})(?:ни у кого|нигде)(?!\p{L})|\b(?:nobody|no one|nowhere|anywhere)\b|(?<!\p{L})(?:вс[её]|они|эти|люб\p{L}+) (?:тоже )?(?:можно|могут|подойд\p{L}+|подход\p{L}+|годятся)(?=\s*(?:[.!,;]|$))|\b(?:they|these|those|all|any)(?: of (?:them|these))? (?:all )?(?:can|do|are|will|would|fit|work)(?: too| it)?(?=\s*(?:[.!,;]|$))|(?:взять|купить|заказать|брать) (?:и |хоть |даже )?(?:по )?одн(?:у|ой|ом)(?=\s*(?:[.!,;]|$))/iu

/** Of what somebody else has, or of what the assistant itself is. */
const innards =
  /(?:system|hidden|initial|developer) (?:prompt|message|instruction)|my (?:instructions|prompt|rules)|системн\p{L}* (?:промпт|инструкц|сообщени)|мо(?:и|их|ими) инструкц|系统提示|提示词|(?:other|another) (?:buyer|customer|user)|друг\p{L}* (?:покупател|клиент|пользовател)|其他(?:买家|客户|用户)|номер\p{L}* (?:\p{L}+ )?(?:телефон|карт)|(?:phone|card) number|(?:手机|电话|卡)号|(?:оставьте|дайте|сообщите|напишите|пришлите|укажите) (?:\p{L}+ )?(?:ваш\p{L}*|свой) (?:телефон|карт)|(?:leave|give (?:me|us)|send (?:me|us)|have) your (?:phone|card)|api[_ -]?key|(?:access|secret) (?:key|token)|password|парол[ья]|密码/iu

/** How many of them: "три варианта", "two options". */
const countWord =
  /^\s*(?:из|of)?\s*(?:(?!for )\p{L}+ )?(?:вариант|предложен|товар|карточ|модел|option|offer|product|item|card|one\b|个|款|种|件)/iu
const allBefore = /(?<!\p{L})(?:все|всех|all)\s*$/iu
const hanNumber =
  /几[十百千万]*(?=[%元块折天年成倍分])|[二两三四五六七八九十百千万]+(?=[%个件元块折天年成倍分])|[一二两三四五六七八九十百千万]+(?=块|元|卢布|美元|欧元)/u
const half =
  /(?<!\p{L})(?:вдвое|втрое|наполовину|полцены|половин\p{L}*|треть|четверть|полтора|полторы|вчетверо|an? (?:third|quarter)|half|twice|double|triple)(?!\p{L})|一半|半价|翻倍|[三四五]分之/iu

/** A currency in words, with the word before it: "за восемьдесят рублей" is a price, "цены в рублях" is none. */
const wordedMoney = /(?<!\p{L})(\p{L}+)\s+(?:рубл\p{L}*|руб|юан\p{L}*|доллар\p{L}*|евро|r(?:o)?ubles?|yuan|dollars?|euros?)(?!\p{L})/giu
const noNumber =
  /^(?:в|во|из|и|или|к|за|на|по|с|от|до|не|для|курс\p{L}*|китайск\p{L}*|российск\p{L}*|to|in|the|of|per|and|or|from|chinese|russian)$/iu
/** "Да" alone answers a question that nobody sees. */
const bareAnswer =
  /^[\s*]*(?:(да|конечно|разумеется|можно|верно|yes|sure|of course|(?:it|they) (?:does|do|is|are|can|has|have|will)(?=[.!]?$)|是的?|可以(?![\p{L}])|当然|有的?|能|会|对)|(?:нет|нельзя|no|(?:it|they) (?:does|do|is|are|can|has|have|will)(?:n't|not| not)(?=[.!]?$)|没有|不可以|不是|不能|不会))(?![\p{L}])/iu

/**
 * Whether everything that a sentence says stands in what the model was told: its numbers, each word that describes something, its promises, comparisons and superlatives.
 * Words that claim nothing are known by a list; every other one is a claim. What cannot be proven is not sent; nothing is mended. `focus`: the offers that were named last.
 */
export function isProven(sentence: string, evidence: Evidence, prompt: ReadonlySet<string>, focus: readonly Given[] = []): boolean {
  if (sentence.length > longestSentence || repeats(sentence, prompt)) return false
  if ([outside, innards, slander, deeds, correspondence, vague, hearsay].some((pattern) => pattern.test(sentence))) return false
  const refs = [...sentence.matchAll(refPattern)].map((match) => evidence.find(match[1]!))
  if (refs.some((ref) => ref === undefined)) return false
  const named = refs as Given[]
  const context = figureContext(sentence, evidence, focus)
  const stretches = stretchesOf(context)
  const claims = claimsOf(stretches, context)
  return (
    stretches.every((stretch) => numbersHold(stretch, context)) &&
    claims.every((claim) => propertiesHold(claim, context)) &&
    claims.every((claim) => wordsHold(claim, context)) &&
    presentsHold(context, claims) &&
    attributesHold(context, claims) &&
    claims.every((claim) => unknownHolds(claim, context)) &&
    comparisonsHold(context) &&
    answerHolds(context, claims) &&
    namedHold(context, claims) &&
    onlyHolds(context, claims) &&
    ordersHold(sentence, evidence) &&
    promisesHold(sentence, evidence, named) &&
    extremesHold(sentence, evidence, named)
  )
}

function numbersHold(stretch: Stretch, context: FigureContext): boolean {
  const { text, start: from } = stretch
  if (half.test(text) || hanNumber.test(text)) return false
  const isWorded = (word: string): boolean => !noNumber.test(word) && !isNumberWord(word)
  if ([...text.matchAll(wordedMoney)].some(([, word]) => isWorded(word!))) return false
  const { evidence } = context
  const counts = ({ value, start, end }: WrittenNumber): boolean =>
    (value <= evidence.all.length && countWord.test(text.slice(end - from))) ||
    (value === evidence.shown.length && allBefore.test(text.slice(0, start - from)) && !/^\s*\p{Sc}/u.test(text.slice(end - from)))
  const to = from + text.length
  const own = context.numbers.filter(({ start }) => start >= from && start < to)
  return own.every((number) => counts(number) || figureHolds(number, stretch, context))
}

/** A question that asks for assent is a claim: "they are strong, right?" */
const tag =
  /(?<!\p{L})(?:да|правда|верно|так(?: ведь)?|не так ли)\s*[?？]\s*$|(?<![a-z])(?:right|correct|(?:is|are|do|does|has|have|can|will|would)n[’']?t (?:it|they|these|those|you))\s*[?？]\s*$|(?:对吗|对吧|是吧|是吗|对不对|吧)\s*[?？]\s*$/iu
/** Speaks of the goods that stand there, and not of those that are looked for. */
const ofThese = /(?<!\p{L})(?:он|она|они|оно|эти|это|такие|все они)(?!\p{L})|\b(?:they|these|those|it)\b|这些|它|都/iu
/** Where nothing is claimed of an offer: in a question, under a condition and in what is offered to do about it, or where there is none. */
function isAsked({ clause }: Claim, { sentence, names, evidence }: FigureContext): boolean {
  if (evidence.all.length === 0) return true
  if (names.length > 0 || ofThese.test(clause.text)) return false
  if (/[?？]\s*$/u.test(sentence)) return !tag.test(sentence)
  if (!condition.test(sentence)) return false
  // "Strong enough, if you ask me": what stands before the condition is none.
  const lead = clause.text.slice(0, Math.max(0, clause.text.search(condition)))
  return clause.isCondition ? offersTo(lead) || claimingWords(lead).length === 0 : offersTo(clause.text)
}

/** Kinds, properties, colours and materials that a clause speaks of must be stated by the offers, and what it denies denied by them. */
function propertiesHold(claim: Claim, context: FigureContext): boolean {
  const { clause, concepts, isNamed, of } = claim
  const { evidence } = context
  const isOpen = !isNamed && isAsked(claim, context)
  return concepts.every(({ kind, conceptId, isNegated, start, end }) => {
    const word = context.sentence.slice(start, end)
    if (clause.isUnknown || isOpen) return of.length > 0 || kind === 'type' || clause.isDenied || isOpen
    if (clause.isOpen && isNamed) return false
    if (kind === 'type') {
      const isStated = holdFor(claim, (one) => wordsIn(word).every(({ text }) => statesOf(one, text, clause.isDenied)))
      return isStated || (!(isNamed && clause.isDenied) && (isOfKind(claim, conceptId) || (!isNamed && evidence.wasSaid(word))))
    }
    const isDenied = isNegated === true || clause.isDenied
    return !clause.isOpen && holdFor(claim, (one) => isStatedOf(one, { conceptId, kind, word }, isDenied))
  })
}

/** Whether an offer states a colour, a material or a property, or denies it, by such a name. */
function isStatedOf(
  one: Given,
  { kind, conceptId, word }: Pick<ConceptMatch, 'kind' | 'conceptId'> & { word: string },
  isDenied: boolean,
): boolean {
  const { facts } = one
  if (!wordsBesideName(conceptId, word).every((own) => statesOf(one, own, isDenied))) return false
  if (kind === 'color') return facts.colors.includes(conceptId) !== isDenied
  if (kind === 'material') return facts.materials.includes(conceptId) !== isDenied
  return facts.says(conceptId)?.verdict === (isDenied ? 'no' : 'yes')
}
/** Says that something was found or stands here. */
const presents =
  /(?<!\p{L})(?:наш[её]л|нашла|нашли|нашлось|нашлись|найден\p{L}*|подобрал\p{L}*|вот (?:что|они|вариант|нескольк)\p{L}*|советую|рекомендую)(?!\p{L})|\b(?:found|here (?:is|are))\b|找到|推荐|如下|以下/iu
/** Says that there is something. */
const exists =
  /(?<!\p{L})(?:есть|имеется|имеются|бывают|будут|появятся|продаются|существуют)(?!\p{L})|\b(?:there (?:is|are|will)|ha(?:ve|s)|sells?|will be|carry|exist)\b|(?<![没所])有/iu
/** Where nothing was shown, nothing was found, and there is nothing that could be known of. */
const presentsHold = ({ sentence, evidence, isDenied }: FigureContext, claims: readonly Claim[]): boolean =>
  evidence.all.length > 0 ||
  /[?？]\s*$/u.test(sentence) ||
  ((isDenied || !presents.test(sentence)) &&
    (evidence.areOrdersNamed(sentence) ||
      claims.every(({ clause, text }) => clause.isDenied || clause.isUnknown || offersTo(text) || !exists.test(text))))

/** Says that something fits: a claim, and a word to ask with. */
const fitting = /^(?:подход|подойд|подош|годит)|^(?:fits?|suits?|matches|meets?)$|适合|符合/u
/** Names what is not known, so that it may be any word. */
const topic = /(?<!\p{L})(?:про|об?|насчет|насчёт|ли)(?!\p{L})|\b(?:about|whether|if)\b|关于|是否|能不能/iu
const isOfKind = (claim: Claim, kind: string): boolean => holdFor(claim, ({ facts }) => facts.types.some((own) => areInLine(own, kind)))

/** Every other word that claims something stands in what is told of the offers, in the same sense; the buyer's own may be said where nothing is claimed. */
function wordsHold(claim: Claim, context: FigureContext): boolean {
  const { clause, words, isNamed } = claim
  const { evidence, sentence } = context
  const isRepeated = clause.isUnknown || (!isNamed && isAsked(claim, context))
  return words.every((word) => {
    if (evidence.ordersSay(word, sentence)) return true
    if (isRepeated && (evidence.wasSaid(word) || fitting.test(word))) return true
    // "If these do not fit"
    if (clause.isCondition && fitting.test(word)) return true
    if (clause.isUnknown) return topic.test(sentence) || holdFor(claim, (one) => statesOf(one, word, false) || statesOf(one, word, true))
    return !clause.isOpen && holdFor(claim, (one) => statesOf(one, word, clause.isDenied))
  })
}

const agreeing = /(?:[оеё]го|[оеё]му|[ыио]й|ая|яя|ую|юю|[оеыи]е|[ыи]х|[ыи]ми?)$/iu
/** Whether a word right before a name describes what is named, as "waterproof" in "the waterproof [A]" does and the noun in "водонепроницаемость [A]" does not. */
const describes = (word: string, tail: string): boolean =>
  isHan(word) ? tail.trim() === '的' : !/\p{Script=Cyrillic}/u.test(word) || agreeing.test(word)

/** What is said of an offer on the way to what is not known of it is a claim all the same: "the weight of the waterproof [A] is not stated". */
function attributesHold({ sentence, names }: FigureContext, claims: readonly Claim[]): boolean {
  const concepts = claims.flatMap((claim) => claim.concepts)
  return names.every(({ start, given }) => {
    if (!claims.some(({ clause }) => clause.isUnknown && clause.start <= start && start < clause.end)) return true
    const lead = /(\p{L}[\p{L}-]*?)(\s*的)?\s*$/u.exec(sentence.slice(0, start))
    if (!lead || !describes(lead[1]!, lead[2] ?? '')) return true
    const end = lead.index + lead[1]!.length
    const concept = concepts.find((one) => one.end === end && one.kind !== 'type')
    if (concept) return isStatedOf(given, { ...concept, word: sentence.slice(concept.start, concept.end) }, concept.isNegated === true)
    return isHan(lead[1]!) || claimingWords(lead[1]!).every((word) => statesOf(given, word, false))
  })
}

/** Fields whose values the product knows by itself, and whether it does. */
const knownFields: readonly [RegExp, (one: Given) => boolean][] = [
  [/(?<!\p{L})(?:цен[аыуе]|стоимост|сколько стоит)|\b(?:prices?|costs?)\b|价格|单价|多少钱/iu, (one) => one.order.price !== undefined],
  [/миним|\bmoq\b|\bminimum\b|起订/iu, () => true],
  [/налич|склад|остат|\bstock\b|库存|现货/iu, ({ sale }) => sale.stock !== undefined],
  [/отправ|отгруз|\bdispatch|\bships?\b|发货|出货/iu, ({ order }) => order.dispatch !== undefined],
  [
    /(?<!\p{L})объ[её]м|(?<!\p{L})[её]мкост|\bvolume\b|\bcapacity\b|容量/iu,
    ({ facts }) => facts.measures.some(({ dimension }) => dimension === 'volume'),
  ],
  [/(?<!\p{L})вес(?:а|у|ом|е)?(?!\p{L})|\bweight\b|重量/iu, ({ facts }) => facts.measures.some(({ dimension }) => dimension === 'weight')],
  [/(?<!\p{L})цвет(?!н)|\bcolou?rs?\b|颜色/iu, ({ facts }) => facts.colors.length > 0],
  [/(?<!\p{L})материал|\bmaterials?\b|材质|材料/iu, ({ facts }) => facts.materials.length > 0],
]
/** What is said not to be known is stated by none of the offers that it is said of: neither that it is so nor that it is not. */
function unknownHolds({ clause, text, concepts, of }: Claim, { sentence, names }: FigureContext): boolean {
  if (!clause.isUnknown) return true
  if (of.some((one) => knownFields.some(([pattern, isKnown]) => pattern.test(text) && isKnown(one)))) return false
  return concepts.every(({ kind, conceptId, start, end }) => {
    // "У чёрного [B] вес не указан": what describes the name is no topic.
    const isAside = names.some(
      (name) =>
        end <= name.start &&
        /^\s*的?\s*$/u.test(sentence.slice(end, name.start)) &&
        describes(sentence.slice(start, end), sentence.slice(end, name.start)),
    )
    return (
      isAside || kind === 'type' || kind === 'color' || kind === 'material' || of.every(({ facts }) => facts.says(conceptId) === undefined)
    )
  })
}

/** "Да, подойдёт." says nothing that could be looked up. */
function answerHolds({ sentence, numbers, evidence }: FigureContext, claims: readonly Claim[]): boolean {
  const answer = bareAnswer.exec(sentence)
  if (!answer || numbers.length > 0 || sentence.trimEnd().endsWith('?')) return true
  if (answer[1] === undefined && evidence.all.length === 0) return true
  return claims.some(({ concepts }) => concepts.some(({ start }) => start >= answer[0].length))
}

const advises =
  /сове(?:т|щ)|рекоменд|предлаг|смотр|возьм|бери|брать|взя[тл]|выб[еир]|нач[аин]|сравн|показ|откры|рядом|вот(?!\p{L})|recommend|suggest|look|see|take|pick|choose|start|compare|here(?= (?:is|are))|show|open|推荐|建议|看|选|比较|打开/iu
const assent =
  /^[\s*]*(?:да|можно|может|нельзя|не может|yes|no|can|does|is|has|it (?:can|does|is|has)|可以|能|会|有|不可以|不能|不会|没有)[\s.!。！]*$/iu

/** Names a field of offers, which without a figure or a value says that there is a choice, or none, or how it depends on something. */
const field =
  /(?<!\p{L})(?:цвет|размер|расцветк|материал|миним|количеств|налич|объ[её]м|упаковк|продав|поставщ|товар|цен[аыуе]|стоимост|свойств)|\b(?:colou?rs?|sizes?|materials?|minimums?|quantit(?:y|ies)|stock|volumes?|sellers?|suppliers?|prices?|features?)\b|颜色|尺寸|规格|材质|材料|起订|数量|库存|卖家|商家|价|容量|重量|功能/iu
/** Says what the buyer may ask for or tell: nothing is claimed of an offer. */
const invites =
  /скаж|напи[сш]|назов|уточн|посчит|рассчит|сузи|сузь|помог|помож|хотите|хочется|важн|нуж[не]|если|подбер|поищ|поиск|(?:мог|смог)(?:у|ем)(?!\p{L})|сорти|в рубл|в юан|\b(?:tell|let me|let us|i can|can i|shall|want|need|if|ask|help|narrow|filter|sort|matters?|in r(?:o)?ubles)\b|请|吗|告诉|需要|如果|要是|若|帮|(?:以|用)卢布/iu

/** Says what the assistant can do about it, or asks the buyer for more. */
const offersTo = (text: string): boolean => invites.test(text) || seeks.test(text)

/** Of what is named something is said that is proven, or it is only pointed out: "[A] можно, [B] нет" answers a question that nobody sees, "любой цвет есть" claims without a word that does. */
function namedHold({ sentence, names, evidence }: FigureContext, claims: readonly Claim[]): boolean {
  const says = ({ clause, concepts, words, hasFigure }: Claim): boolean =>
    clause.isUnknown ||
    concepts.some(({ kind, start, end }) => kind !== 'type' || !field.test(sentence.slice(start, end))) ||
    words.length > 0 ||
    hasFigure
  const isOpen = /[?？]\s*$/u.test(sentence) || invites.test(sentence) || noOrders.test(sentence)
  if (names.length === 0 && (evidence.all.length === 0 || isOpen)) return true
  const isPointed = advises.test(sentence) && !(field.test(sentence) && !isOpen)
  if (!claims.some(says) && !(names.length === 0 && !field.test(sentence) && !negator.test(sentence))) return isPointed
  return claims.every(
    ({ clause }) =>
      claims.some((claim) => claim.clause === clause && says(claim)) ||
      (!assent.test(clause.text) && (!clause.isDenied || advises.test(clause.text))),
  )
}

const only = /(?<!\p{L})(?:только|лишь|единственн\p{L}*)(?!\p{L}|\s*\d)|\bonly\b(?!\s*\d)|只有(?!\s*\d)|唯一/iu
/** What only one offer has, none of the others that are shown has. */
function onlyHolds({ sentence, names, evidence }: FigureContext, claims: readonly Claim[]): boolean {
  if (names.length === 0 || !only.test(sentence)) return true
  const others = evidence.shown.filter((one) => names.every(({ given }) => given !== one))
  const properties = claims.flatMap(({ concepts }) => concepts).filter(({ kind }) => kind !== 'type')
  const lacks = ({ facts }: Given): boolean =>
    properties.some(
      ({ conceptId }) => ![...facts.colors, ...facts.materials, ...facts.traits].some((own) => own === conceptId || isA(own, conceptId)),
    )
  return properties.length > 0
    ? others.every(lacks)
    : claims.every(({ words, concepts }) => words.length === 0 && concepts.length === 0) &&
        (advises.test(sentence) || claims.some(({ hasFigure }) => hasFigure))
}

/** What is said of an order names it, and it is one of the buyer's. */
const ordersHold = (sentence: string, evidence: Evidence): boolean =>
  evidence.areOrdersKnown(sentence) &&
  (!orderWithoutNumber.test(sentence) || /ORD-/i.test(sentence)) &&
  (!noOrders.test(sentence) || evidence.hasNoOrders)

function promisesHold(sentence: string, evidence: Evidence, named: readonly Given[]): boolean {
  return [...sentence.matchAll(promises)].every(([found]) => {
    const word = found.toLowerCase()
    return (named.length > 0 && named.every(({ told }) => told.text.includes(word))) || evidence.ordersSay(word, sentence)
  })
}

/** Whether words that are no claim of an offer (what to search for, an answer to choose) lead nowhere and promise nothing. */
export const isHarmless = (words: string): boolean =>
  !outside.test(words) && !innards.test(words) && words.search(promises) < 0 && !/[<>{}\\`|]|\d\s*[%％]/u.test(words)

/** Words in a row that are no accident. */
const run = 7
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
/** Every run of so many words in a text that must not come out. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(0, Math.max(0, words.length - run + 1)).map((_, at) => words.slice(at, at + run).join(' ')))
}
function repeats(sentence: string, prompt: ReadonlySet<string>): boolean {
  const words = wordsOf(sentence)
  return words.some((_, at) => at + run <= words.length && prompt.has(words.slice(at, at + run).join(' ')))
}
