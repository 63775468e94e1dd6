import { pattern, whole } from './pattern.ts'
import { type Examples, meaning, type Reader, readFirst } from './reader.ts'

/** What is asked about offers, where only that it is asked matters. */

const asking = (source: string, examples: Examples<true>): Reader<true> => {
  const way = meaning<true>(true, pattern(source))
  return { read: (text) => readFirst(text, [way]), examples }
}

export const comparisonReader = asking(
  whole({
    ru: [
      'сравни(?:те|ть|м)?',
      'сравнение',
      'рядом(?=\\s*[?.!]*$)',
      'сопостав…',
      'в чем (?:разница|отличи…)',
      'чем [^,.?]{0,40}?отлича…',
      '(?:разница|различи[ея]) (?:между|у|в)',
      '(?:разница|различи[ея])(?=\\s)(?!\\s+(?:по|на|не|больш|небольш|в))',
      'что лучше',
      'чем (?:(?:он|она|оно|этот|эта|товар|вариант) )?(?:перв|втор|трет|четверт|пят|шест|№|\uE000)[^,.?]{0,30}(?:лучше|хуже|выгоднее)',
      'чем (?:он|она|оно|этот|эта|это)(?: \\p{L}+)? (?:лучше|хуже|выгоднее)(?: чем)? (?:перв|втор|трет|четверт|пят|шест|№|\uE000)…',
      'как(?:ой|ая|ое|ие)(?![^,.?]*(?:цвет|размер))[^,.?]{0,30}лучше',
    ],
    en: [
      'compar(?:e|ison|ing)',
      'side by side',
      "what(?:'s| is) the difference",
      'differences? (?:between|of|in)',
      'how (?:is|are|do|does) [^,.?]{0,40}differ(?:ent|s)?',
      'how is (?:it|this)(?: one)? (?:any )?(?:better|worse) than',
      "wh?at(?:'?s| is) (?:the )?dif+[ea]ren(?:t|ce|se)",
      String.raw`which(?: one)?[^,.?]{0,30}\s(?:better|best)`,
      String.raw`vs\.?`,
    ],
    zh: [
      '对比',
      '并排',
      '比较一?下?',
      '比一比',
      '(?:有什么|有啥|什么)(?:区别|不同|差别|差异)',
      '(?:区别|差别)(?:在哪|是什么|大吗)',
      '(?:哪里|哪儿)不(?:一样|同)',
      '比第[一二三四五六\uE000]+[个款种]?(?:好|强)在?(?:哪|什么)',
      '[和跟与]第[一二三四五六\uE000]+[个款种]?(?:相?比(?:起来|较)?|对比)',
      '哪个(?:更)?好(?!(?:用|洗|看|卖|穿|听|写|吃|喝|闻|玩|擦|切))',
    ],
  }),
  {
    ru: [['[сравни] первый и второй', true], ['[какой из них лучше]?', true], ['какой цвет лучше']],
    en: [['[which one is better]', true], ["[what's the difference]", true], ['comparable']],
    zh: [
      ['[对比]', true],
      ['[哪个更好]', true],
    ],
  },
)

/** "Why these?" and "how do you rank them?" want the reasons of the order. */
export const rankingReader = asking(
  whole({
    ru: [
      'почему (?:именно |ты показал |вы показали )?(?:эти(?! (?:дороже|дешевле))|такие|их|(?:в )?тако[йм] порядк?е?)(?: (?:варианты|товары|предложения|порядок))?(?=\\s*[?]?\\s*$)',
      'почему (?:именно )?(?:в )?тако(?:й|м) поряд(?:ок|ке)',
      'как (?:ты |вы |тут |их )*(?:сортируе|ранжируе|отбирае|расставляе|упорядочивае)(?:шь|те)',
      '(?:по какому принципу|как) (?:они |тут |это )?(?:отобраны|отсортированы|расположены|ранжированы)',
    ],
    en: [
      'why (?:exactly |did you (?:pick|choose|show) )?(?:these|those|them|this order|in this order)(?: (?:ones|offers|results))?(?=\\s*[?]?\\s*$)',
      'how (?:do|did|does it|are) (?:you )?(?:they )?(?:rank|sort|order|ranked|sorted|ordered)(?: (?:them|these|the (?:offers|results)))?',
    ],
    zh: [
      '为(?:什么|啥)(?:是|推荐|选|显示)?(?:这些|这几[个款]|这个顺序|这样排)',
      '(?:怎么|按什么)(?:排序|排的|排名|排列)',
      '排序(?:依据|规则)',
    ],
  }),
  {
    ru: [['[почему эти]?', true], ['[почему именно такой порядок]', true], ['почему этот']],
    en: [['[why these]?', true], ['[how do you rank them]?', true], ['why this one']],
    zh: [['[为什么是这些]', true], ['[怎么排序]的', true], ['为什么推荐这个']],
  },
)

const atEnd = '(?=[\\s?？!！.。]*$)'
/** What all of them are bought for tells none of them apart. */
const forResaleRu =
  '(?: (?:для|на|под) (?:перепродаж\\p{L}+|продаж\\p{L}+|магазин\\p{L}*|реализаци\\p{L}+|маркетплейс\\p{L}*|проб\\p{L}+|первой закупки))?'
const forResaleEn =
  '(?: (?:for|to) (?:resale|resell(?:ing)?|re-sale|sell(?:ing)?|my (?:shop|store)|our (?:shop|store)|a (?:shop|store|trial)))?'
/** "Which one would you take?": which of those shown to buy. "Something else, please" asks for others. */
export const adviceReader = asking(
  whole({
    ru: [
      '(?:как(?:ой|ую|ое|ая|ие|их)|котор(?:ый|ую|ое|ая|ые|ых)|что)(?: из (?:них|этих|показанных))?(?: бы)?(?: (?:ты|вы))?(?: (?:бы|сам|сама|сами|лично))* (?:взял|выбрал|порекомендовал|посоветовал|предпочел|купил)(?:а|и)?(?: (?:бы|ты|вы|сам|сама|сами|себе|на (?:моем|нашем) месте))*',
      `(?:как(?:ой|ую|ое|ая|ие|их)|котор(?:ый|ую|ое|ая|ые)|что)(?: из (?:них|(?:этих |показанных |тех )?{n}|этих|показанных))?(?: (?:ты|вы|мне|нам|тогда|сначала|для начала))* (?:посоветуе|порекомендуе|рекомендуе|советуе)(?:шь|те)(?: (?:взять|брать|выбрать|закупить|заказать))?(?: (?:сначала|первым делом|для начала))?${forResaleRu}`,
      `(?:посоветуй|порекомендуй)(?:те)?(?: (?:мне|нам))? (?:что-?нибудь|что-?то|{n}|один|одну|одно|лучш…)(?: из (?:них|этих|показанных))?${atEnd}`,
      `(?:что|как(?:ой|ую|ое|ие|их)|котор(?:ый|ую|ое|ые))(?: из (?:них|(?:этих |показанных |тех )?{n}|этих|показанных))?(?: (?:мне|нам|лучше|стоит|бы|тогда))* (?:взять|выбрать|брать|купить|закупить)${forResaleRu}${atEnd}`,
      `как(?:ой|ая|ое|ие)(?: из (?:них|(?:этих |показанных |тех )?{n}|этих|показанных))? (?:(?:лучше|быстрее|хорошо|будет|пойд[её]т|реально) )*(?:пойд(?:[её]т|ут)|разойд(?:[её]т|ут)ся|прода(?:стся|дутся)|зайд(?:[её]т|ут))${forResaleRu}${atEnd}`,
      `как(?:ой|ая|ое|ие)(?: из (?:них|этих|показанных))? (?:сам(?:ый|ая|ое|ые) )?(?:лучш(?:ий|ая|ее|ие)|оптимальн…|удачн…)(?: (?:вариант…|выбор))?${atEnd}`,
      `как(?:ой|ая|ое|ие)(?: из (?:них|этих|показанных))? (?:лучш… |оптимальн… |сам… )?(?:по )?(?:соотношени… )?цен[аеы][ /-]+(?:и )?качеств[оау]${atEnd}`,
      `как(?:ой|ая|ое|ие)(?: из (?:них|этих|показанных))? сам(?:ый|ая|ое|ые) выгодн(?:ый|ая|ое|ые)${atEnd}`,
      `(?:что|как(?:ой|ую|ое|ая|ие|их)|котор(?:ый|ую|ое|ая|ые))(?: из (?:них|этих|показанных))? (?:(?:будет|мне|нам|тогда|по итогу|всё же|все же) )*выгодн(?:ее|ей)(?: (?:будет|взять|брать|купить|закупать|заказать|всего))*${atEnd}`,
      `из (?:этих |первых |показанных )?{n}(?: (?:первых|последних|этих|показанных))? (?:что|как(?:ой|ую|ое|ие)|котор(?:ый|ую|ое))(?: (?:вы|ты|бы|мне|нам|лучше|стоит))* (?:взять|брать|выбрать|купить|взял…|выбрал…|посовету…|порекоменду…)${forResaleRu}${atEnd}`,
      `как(?:ой|ая|ое|ие)(?: из (?:них|этих|показанных))? (?:(?:сам(?:ый|ая|ое|ые) |более |по)?качественн(?:ый|ая|ое|ые|ее)|(?:лучше )?по качеству(?: лучше)?|лучше(?:го)? качеств[ао]?)${atEnd}`,
      `(?:твой|ваш|твоя|ваша) (?:совет|выбор|рекомендация)${atEnd}`,
      `помоги(?:те)?(?: (?:мне|нам))? (?:выбрать|определиться)(?: (?:из (?:них|этих)|один|одну|одно))?${atEnd}`,
    ],
    en: [
      `(?:which|what)(?: (?:one|ones|(?:one )?(?:out )?of (?:them|(?:the|these|those|my|your)? ?{n}(?: of (?:them|these))?|these|those)))? (?:(?:would|should|could) (?:you|i|we)|(?:you|i|we) (?:would|should))(?: (?:personally|yourself|rather))? (?:recommend|take|pick|choose|buy|get|suggest|go (?:for|with)|order|advise)(?: (?:first|to start(?: with)?|for a (?:start|trial)))?${forResaleEn}`,
      `which(?: one| ones)?(?: of (?:them|(?:the|these|those)? ?{n}|these|those))? (?:will|would|is going to|should) (?:sell|resell|go)(?: (?:best|better|well|faster|fastest|quicker))?(?: (?:in (?:a|my|our) shop|here))?${atEnd}`,
      '(?:which|what)(?: (?:one|ones|(?:one )?(?:out )?of (?:them|(?:the|these|those)? ?{n}(?: of (?:them|these))?|these|those)))? do you (?:personally )?(?:recommend|suggest|advise|prefer)',
      `what(?:'s| is) (?:your|the best) (?:pick|recommendation|choice|favou?rite|advice)`,
      `(?:recommend|suggest)(?: (?:me|us))? (?:{n}|one|the best(?: one)?)(?: of (?:them|these|those))?${atEnd}`,
      `(?:your|any) (?:recommendations?|advice|pick)${atEnd}`,
      `which(?: one)? (?:is|has|offers|gives)(?: the)? best (?:value|bang for (?:the|my) buck|price[- ]quality(?: ratio)?)(?: for money)?${atEnd}`,
      `which(?: one| ones)?(?: of (?:them|these|those))?(?: is|'s| are| offers| gives| would be)(?: the| a)? (?:better|best) (?:value|deal|buy|bargain)(?: for (?:the |my )?money)?${atEnd}`,
      `which(?: one)? is (?:the )?best(?: (?:one|overall|choice|buy|deal|option|of (?:them|these|those)))?${atEnd}`,
      `which(?: one| ones)?(?: of (?:them|these|those))? (?:is|are|has|have)(?: of)?(?: the)? (?:best|better|higher|highest)(?:[- ]made| quality)${atEnd}`,
      `help (?:me|us) (?:choose|decide|pick)(?: one)?${atEnd}`,
    ],
    zh: [
      '[你您]?(?:会|比较|最)?(?:推荐|建议)(?:我们?)?(?:先|首先)?(?:买|选|拿|要|进|试|做|上|卖|试卖)?哪[一几]?[个款种](?:的)?(?:先)?(?:来)?(?:试卖|试销|试水|转卖|转售|零售|卖|好)?',
      '哪[一几]?[个款种](?:会|更|比较|最)?(?:适合|好|合适)(?:拿来|用来)?(?:试卖|转卖|转售|零售|摆摊)',
      `(?:[我你您]们?)?(?:应该|该)?先?(?:拿|进|试|上)哪[一几]?[个款种](?:的)?(?:好|来?试卖|来?试水|比较好|合适)?${atEnd}`,
      '(?:这{n}[个款种](?:里面?|中)?[，,]?|{n}[个款种](?:里面?|中)[，,]?)?[你您]?(?:会|觉得)?(?:买|选|拿|要|挑)哪[一几]?[个款种](?:比较|更|最)?(?:好|合适|划算)?(?=[吗呢啊\\s？?。！!]*$)',
      '哪[一]?[个款种](?:最|比较|更)?(?:值得(?:买|入手|推荐)?|推荐)',
      '哪[一]?[个款种](?:的)?(?:质量|品质|做工)(?:更|最|比较|会|要)*(?:好|过硬|过关|有保证)(?:一?点儿?|一?些)?的?',
      '[你您]觉得哪[一]?[个款种](?:更|最|比较)?(?:好|合适)',
      `帮我(?:选|挑)[一]?[个款]?${atEnd}`,
      `(?:给我|你|您)?推荐(?:给我)?{n}[个款](?:吧|呗)?${atEnd}`,
      `有(?:什么|啥)(?:推荐|建议)的?吗?${atEnd}`,
      `哪[一]?[个款种](?:更|最|比较)?(?:划算|合算|实惠|超值)(?:一?些|一?点儿?)?的?${atEnd}`,
      `(?:哪[一]?[个款种](?:的)?)?性价比(?:最|更|比较)?(?:高|好)的?(?:是)?(?:哪[一]?[个款种])?${atEnd}`,
    ],
  }),
  {
    ru: [
      ['[какую бы ты сам взял]?', true],
      ['[что посоветуете]?', true],
      ['[какой взять]?', true],
      ['посоветуй что-нибудь другое'],
      ['что взять для спины'],
    ],
    en: [['[which one would you recommend]?', true], ['[which is best]?', true], ['which is best for reading'], ['recommend me a lamp']],
    zh: [['[你推荐哪个]', true], ['[哪个值得买]', true], ['[买哪个好]', true], ['推荐一个台灯']],
  },
)

/** "Why is it dearer?" wants what tells the offers apart, not dearer ones. */
export const whyReader = asking(
  whole({
    ru: ['(?:почему|отчего|из-за чего) [^,.?]{0,30}(?:дороже|дешевле|дорог…|дешев…)'],
    en: ['why [^,.?]{0,40}(?:cheap(?:er)?|expensive|dear(?:er)?)'],
    zh: ['为(?:什么|啥)[^，。？]{0,12}(?:贵|便宜)'],
  }),
  {
    ru: [['[почему второй дороже]?', true]],
    en: [['[why is it so expensive]', true]],
    zh: [['[为什么这么贵]', true]],
  },
)

export const similarReader = asking(
  whole({
    ru: [
      '(?:похож(?:ие|ий|ее|ую|их)|аналог…|подобн…|такие же|так(?:ой|ую|ое) же)(?: (?:на|как|to))?',
      '(?:еще )?(?:что-?(?:нибудь|то) )?(?:вроде|наподобие|типа|в духе)(?= (?:(?:№|#|номер)?\\s?[\\d\uE000]|перв|втор|трет|четверт|пят|шест|последн|эт(?:ого|ой)))',
    ],
    en: [String.raw`(?:similar|alike|alternatives? to|like(?=\s+(?:this|that|the\s|number|no|#))|same as)(?: (?:на|как|to))?`],
    zh: [
      '类似的?',
      '相似的?',
      '同款',
      '(?<!\\p{Script=Han})要?(?:一样|同样)的',
      '差不多的?',
      '像(?=第|这|那|它)',
      '(?<=第.{1,3})(?:那样|这样|一样)的',
    ],
  }),
  {
    ru: [
      ['[похожие на] второй', true],
      ['[такие же]', true],
    ],
    en: [['[similar to] this', true], ['something [like] that', true], ['I like mugs']],
    zh: [['[类似的]', true]],
  },
)

/** "Tell me more", without saying of which offer. */
export const detailsReader = asking(
  whole({
    ru: ['подробнее', 'подробности', 'детали', 'что скаж(?:ешь|ете)', 'как он[аои]?', 'расскажи(?:те)?(?: (?:подробнее|больше))?'],
    en: [
      'how is (?:it|this)(?: one)?',
      'is (?:it|this)(?: one)? (?:any )?good',
      'any good(?=\\s*[?]?\\s*$)',
      'more details?',
      'details',
      'more info(?:rmation)?',
      'tell me more',
    ],
    zh: ['怎么样', '如何', '好不好', '详细(?:信息|介绍|一点)?', '介绍一?下?'],
  }),
  {
    ru: [['[расскажи подробнее]', true]],
    en: [['[tell me more]', true]],
    zh: [['[详细介绍]', true]],
  },
)

/** "Also white", "и белые тоже": what is said adds to what was wanted before instead of replacing it. */
export const alsoReader = asking(
  whole({
    ru: ['тоже(?! не(?!\\p{L}))', 'также', 'а также', 'плюс(?![- ]сайз)', 'добавь(?:те)?'],
    en: ['also', 'as well', 'too', 'plus(?![- ]sizes?(?![a-z]))', 'add'],
    zh: ['也要', '还要', '再加', '也(?:拿|来|订|进|买|配)(?:一?点儿?|一?些)?'],
  }),
  {
    ru: [['и белые [тоже]', true], ['плюшевый']],
    en: [['[also] white', true], ['tools']],
    zh: [['[也要]白色', true]],
  },
)
