import { hanProperties } from '@karavan/lexicon/synonyms.ts'
import type { Span } from './open-text.ts'
import { dislikes } from './opinion.ts'
import { anyOf, globalPattern, whole } from './pattern.ts'
import { type Reader, readAll } from './reader.ts'

const listed = (words: string): string[] => words.trim().split(/\s+/)

const russian = [
  ...dislikes.ru,
  '(?:не )?(?:подход(?:ит|ят)|подойд(?:[её]т|ут)|год(?:ится|ятся)|понравил(?:ся|ась|ось|ись))',
  '(?:вы |ты )?(?:опять|снова)(?: (?:мне|нам))?(?: (?:показ|предлаг|предлож|скин|присла)\\p{L}+)?',
  '(?:так |же )*(?:я|мы) (?:не )?(?:спрашива|спроси|проси|говори|хоте)\\p{L}+(?: а (?:не )?(?:спрашива|спроси|проси|говори|хоте)\\p{L}+)?',
  '(?:показ(?:али|ываете|ал|ала)|предлож\\p{L}+|предлагаете)',
  'хм+',
  '(?:чуть |немного )?по(?:долговечнее|над[её]жнее|приличнее|крепче)',
  'все[ -]таки',
  'не обязател(?:ен|ьна|ьно|ьны)',
  '(?:не )?(?:нрав(?:ятся|ится|ились|ился|илась|илось)|любл[юия]т?|любим|устраива(?:ет|ют))',
  'терпеть не могу',
  'ненавидим|ненавижу',
  'в (?:моем|нашем) (?:вкусе|стиле)',
  '(?:клиент|покупател|гост)\\p{L}* (?:(?:все|вс\\p{L} время|постоянно|часто) )?жал(?:уются|овались)(?: на)?',
  // What is asked for, and how.
  'хотел(?:а|и|ось)?(?: бы)?',
  // What is to be sold says more than that a shop is to be opened.
  '(?:откры(?:ть|ваю|ваем|ваемся|ем|ли|л)|запуст(?:ить|им)|запуска(?:ю|ем)) (?:(?:сво(?:й|ю|е)|нов(?:ый|ую)|небольш(?:ой|ую)|маленьк(?:ий|ую)) )*(?:(?:интернет|онлайн)[ -])?(?:магазин(?:чик)?|отдел|точку|бизнес|лавку|торговлю)(?: (?:по продаже|для продажи))?(?: (?:товаров|вещей) для \\p{L}+(?=\\s*[,.;])|(?= \\p{L}))',
  '(?:хочу|хотим|хотел\\p{L}*|думаю|планиру\\p{L}+|решил\\p{L}*)? ?нача(?:ть|л|ла|ли) (?:с(?= )|продавать|торговать)',
  // School years say of children what "for pupils" says.
  '(?:{n}_(?:-_{n}_)?-?(?:го|х|й)?_класс(?:а|ов|у|ам)|(?:перв|втор|треть|четв[её]рт|начальн)\\p{L}* класс(?:а|ов|у|ам))',
  '(?:куда|где|что) (?:нажимать|нажать|жать|кликать|тыкать)',
  '(?:покажи|найди|подбери|посоветуй|порекомендуй|предложи|давай|скинь|дай|подскажи|скажи|слушай|расскажи)(?:те)?',
  'есть(?: ли)?',
  'готов(?:ы|а)?(?= (?:взять|брать|заказать|купить|закупить|оплатить|оформить))',
  'а то',
  'столько же(?: штук)?',
  '(?<=[,.;] )(?:мне |нам )?вс[её] равно',
  '(?:ой,? )?(?:нет,? )?(?:стоп|погоди(?:те)?|подожди(?:те)?)',
  'точнее',
  'вернее',
  'таки',
  'сойд[её]т|пойд[её]т|сгодится|нормально|норм',
  'в (?:тон|цвет)',
  '(?:того|такого) же цвета',
  'ничего(?: (?:нет|другого|больше))?(?=[\\s.!]*[?]|[\\s.!]*$)',
  'у в[аы]с?',
  'у (?:меня|нас)(?= ?[,.;!]|$)',
  'взамен',
  'по цене',
  'мелк(?:ий|им) опт(?:ом)?',
  '(?:если|по) (?:можно|возможности|получится)',
  'чтобы было',
  '(?<=тепл\\p{L}{2} )свет(?:ом|а)?',
  // Whose children they are for: "для детского сада".
  '(?<=детск\\p{L}{2,3} )сад(?:а|у|е|ик(?:а|у|е)?)?',
  '(?:серо|бело|черно|сине|красно|желто|зелено|розово|темно|светло|бледно|ярко|нежно)(?=-)',
  '(?:мо|сво|тво)(?:й|я|е|и|его|ей|ю|им|их|ими|ем|ему)',
  '(?:наш|ваш)(?:а|е|и|его|ей|у|им|их|ими|ем|ему)?',
  '(?:из )?так(?:их|ими|ому|им|ого)',
  'хоть',
  'хотя бы',
  '(?:я )?(?:же |уже )+(?:сказал|говорил|писал|просил)(?:а|и)?',
  '(?:я )?(?:сказал|говорил|писал|просил)(?:а|и)?(?: же)?(?=[\\s,:])',
  'не (?:снимая|вынимая|открывая|разбирая|касаясь|считая|доставая|отрывая|вставая|выходя)',
  'для (?:перепродажи|магазина|бизнеса|маркетплейс…)',
  'на (?:вб|озон|маркетплейс)',
  '(?:какие|какой|какую|что)-?(?:нибудь|то)',
  ...listed(`
    хочу хотим ищу ищем надо нуж(?:ны|ен|на|но) интересу(?:ет|ют|емся|юсь) найти подобрать делаете делаешь закончил(?:ся|ась|ись|ось) кончил(?:ся|ась|ись|ось) подбираю подбираем подыскиваю подыскиваем присматриваю присматриваем отдельно купить куплю закупить закупаю закупаем закупка заказать
    закажу возьму взять требу(?:ется|ются) посмотреть глянуть глянь имеется имеются можно можете можешь
    нормальн(?:ые|ый|ую|ое) надиктовываю диктую пожалуйста плиз пж пжлст подробнее подробно короче значит типа ладно просто окей ок хорошо недорого оптом опт
    мне нам мы я вы ты ему ей ним бы ли же ну вот чтобы чтоб что это эти так(?:ие|ой|ую|ое) очень теперь тогда сейчас только лучше про уже еще как там тут
    оставь(?:те)? оставить верни(?:те)? снова которы[ейхм] найдете найдешь бывают скинь-ка уж вот-вот сразу вместе кого кому них у че(?:й|го) чь(?:я|е|и)
    может тоже лучше кажд(?:ую|ого|ому|ом|ых|ой) правда наверное вообще давай(?:те)? пусть блин ой ага угу нет да же-то
    ровно строго сначала сперва вначале потом затем заодно кстати срочно желательно главное именно обязательно например допустим скажем примерно наверно вроде похоже видимо конечно реально
    забудь(?:те)? остал(?:ся|ась|ось|ись) спис(?:ок|ка|ком|ке) колется колются убежал[аио]? нету понял(?:а|и)? понятно ясно ясненько хотяб мало маловато скока почем фиг пофиг прикольн(?:о|ые|ый) продае(?:те|шь) спасибо жаль жалко эх увы обидно досадно печально мб ура блин
    убери(?:те)? отмени(?:те)? исключи(?:те)? выкинь(?:те)? мой свой около быть был[аи]? будет были чем всего при каждый каждая самы[йе]`),
  // What a condition is called, where nothing else is said of it.
  ...listed(`
    вариант(?:ы|ов|а)? верси(?:я|и|ю|ей) товар(?:ы|ов)? штук[аиу]? шт предложени[яей] подар(?:ок|к[аиуе]|ков|ком|ками) цен(?:а|ой|ы|е|у) цвет(?:а|ов|ом|е|у)?
    размер(?:а|ом|е|у|ы)? материал(?:а|ом|е|у)? объем(?:ом|а)?`),
  ...listed('без кроме исключая из и а но в во с со на по за до от для к ко о об или либо'),
]
const english = [
  ...dislikes.en,
  '(?:looks?|feels?|seems?)(?= (?:cheap|good|nice|great|ok|fine|flimsy|tacky|boring|ugly|dull))',
  'h+m+',
  "(?:oh well|(?:(?:what|that'?s|such) )?(?:a )?(?:pity|shame|bummer)|too bad|alas)",
  '(?:a (?:bit|little) )?(?:sturdier|more durable|longer[- ]lived)(?: ones?)?',
  'still(?! (?:life|water))',
  '(?:i|we) (?:was ?n.t|am not|was not|did ?n.t|did not) (?:ask|say)\\p{L}*(?:,? (?:but )?(?:i|we) (?:was |am )?(?:ask|say|order)\\p{L}+)?',
  '(?:open|opening|start|starting|launch|launching|set up|setting up) (?:an? |my |our |the )?(?:small |new |online |little |own )*(?:shop|store|business|boutique)(?: (?:selling|for|of|with|that sells))?(?= [a-z])',
  '(?:how|what) about',
  '(?:on |from )?(?:one|both|each|either) sides?',
  'in total',
  'either(?! (?:side|end)s?(?![a-z]))',
  'after all',
  '(?:the |in the )?same (?:amount|quantity|qty|number|count)(?: (?:as (?:before|above)|again|too))?',
  '(?:(?:is|are) )?(?:not |un)?(?:acceptable|allowed|suitable|optional|mandatory)(?=\\s*(?:[,.;!]|$))',
  '(?:really )?(?:love|fancy|hate|dislike|care for)',
  "can'?t stand",
  "(?:not|isn'?t|aren'?t) (?:really )?(?:for (?:me|us)|(?:my|our) (?:thing|taste|style))",
  '(?:as )?i (?:already |just )?(?:said|told you|asked for|wrote)',
  '(?:if|where|when) (?:at all )?poss(?:ible)?',
  '(?:kindly )?(?:quote|quotation)(?: me| us)?(?: for)?',
  "(?:hiya|heya|howdy|g'day|gday|namaste|kindly)(?: there| all| folks| team)?",
  '(?<=(?:hiya|hi|hello|hey)[ ,]*)after(?: some| a few)?',
  '(?:oh )?(?:no,? )?wait(?: a (?:sec|minute|moment))?',
  'i mean',
  'ready to(?= (?:order|buy|take|get|purchase|place)(?![a-z]))',
  'to match',
  'matching',
  'non(?=[ -])',
  'in the same colou?r',
  '(?:customers|clients|guests|buyers|people) (?:(?:keep|always|all|often|still) )*complain(?:s|ed|ing)?(?: about| of)?',
  'say(?=\\s*(?:,|$))',
  'start(?:ing)? (?:off |out )?with',
  '(?:versions?|variants?)',
  '(?<=(?:can|to|must|will|that|could|should) )handle',
  '(?:must |should |that |to )+(?:work|be used|run|go) (?:on|with|in)',
  ...listed(`
    i i'm im i'd require[ds]? requirements? requiring seeking sourcing we we're you me us my our it its it's that this these those them they need(?:ed)? want(?:ed)? wanna looking look search(?:ing)? find
    show get buy(?:ing)? order(?:ing)? purchase like would could can may please pls plz do does have has got is are be am there give recommend
    suggest make let let's lets see check tell thanks hi ok okay so well what which how just also now then about more only but not
    cancel drop skip scrap ditch remove first firstly junk crap rubbish survive withstand nothing none whatever go lol lmao haha omg btw tbh mainly mostly preferably ideally basically maybe probably possibly currently already again guys dude mate bro sir folks asap urgently ugh ughh ughhh exist exists yay meh
    fully completely lovely gorgeous adore[sd]? usual total panels? exactly precisely strictly whats hows forget instead run own sell shop store nah nope yeah yes fine kind tho though too else both maybe actually really thats hmm take must should got u ur sorry same comes? alternatives? anymore`),
  ...listed(`
    smth smthg sth gotcha understood here
    gifts? presents? something anything stuff things? ones? options? products? offers? goods items? pieces pcs wholesale bulk resale resell(?:ing)?
    price[ds]? colou?r(?:s|ed)? sizes?d? made material customers? details?`),
  ...listed('any some a an the of for to in on with and or at by from as if except excluding than'),
]
const chinese = [
  ...dislikes.zh,
  '(?:客[人户]|顾客|买家)(?:老是?|总是?|一直)(?:抱怨|投诉|嫌)',
  ...listed(`
    (?:一样|同样|相同)的?(?:数量|件数|个数) (?:数量|件数|个数)(?:也)?(?:一样|相同|不变) 预算 实用 好用 求购 收购 礼物 礼品 想进一?批? 想批一?批? 首单 首批 第一[次单批] 进一批 一批 送给 大概 (?:想|要|准备|打算|计划|考虑|预备)[定订拿进批购]一?批?(?![\\p{Script=Han}]*[制阅]) 我想要? 我要 我们 我需要 需要 想要 想买 想找 我 要 找一?下? 先看看? 帮我 给我 各要 请问 请 有没有 有吗 有 吗 呢
    一次[拿要进订] 进货?价 再配 同样 我说了?的?(?:是)? 数量 哈哈+ 不对 说错了 等等 等一下 优先 喜欢 必须有?的? 一定要有的? 支持 可有可无 不强求 不一定 (?:可以)?不(?:作|做)?要求了? 没要求 无所谓 都行 都可以 没关系 讨厌 别给我看 首先 然后 接着 顺便 其实 师傅 老板 亲 呀 嘛 哟 咯 啦 哈
    吧 啊 哦 的 了 和 或者? 还是 一些 一下 几个 那种 这种 那些 推荐 看看 看 买 采购 批发 进货 产品 商品 货 什么 价格 单价 颜色 尺寸 材质 料子 面料 布料 左右 可以 能
    (?<!\\p{Script=Han})里面?(?!\\p{Script=Han}) (?:耐用|经用|抗造|皮实|像样|实在)(?:一?点儿?|一?些)的? 全(?:班|校|公司|店|部门|团队)(?:人|都)? 总共 一共 合计 再(?:发|给我?看|列|推|展示)(?:给?我)?一[下遍次]
    (?:[好真太很])?(?:可惜|遗憾)了? 正好 刚好 恰好 一点儿? 点儿 尽量 最好 是 在 用 就 那 现在 只要 只 改成 换成 换 来 每 个 款 件 只有 不 都 也 对 做 放 更 除了 除外 色 介绍 详细 多少(?!\\p{Script=Han}) 如果 要是 哪些`),
]
const patterns = [whole({ ru: russian }), whole({ en: english }), anyOf({ zh: chinese })].map(globalPattern)
/** A message of 2,000 characters has no more of them that matter. */
const maxFillers = 60

/** What somebody says of the terms, in the words of goods: "без бумаги не беру". */
const idioms = globalPattern(
  whole({
    ru: [
      'не ?обязательно (?:чтобы? )?(?:был[аио]? |цена )*(?:по)?(?:дешевле|больше|меньше|легче|тяжелее|короче|длиннее|толще|тоньше)(?: (?:чем )?(?:этот|эта|эти|тот|та|т[еа]х|этих|эт(?:ого|ой)|(?:перв|втор|прошл)\\p{L}+))?',
      '(?:никак\\p{L}+ )?(?:друг(?:ие|их|ое|ого)|ин(?:ые|ых)|остальн(?:ые|ых|ое|ого)) (?!цвет|размер|вариант)(?:\\p{L}+ ){0,2}не (?:надо|нуж(?:ен|на|но|ны)|предлаг\\p{L}+|показыв\\p{L}+|интерес\\p{L}+)',
      'ничего друго(?:го|е) не (?:надо|нужно)',
      'без (?:бумаг[аиу]?|документов|сертификат(?:а|ов)?) (?:не )?(?:бер(?:у|ем)|возьм(?:у|ем)|куп\\p{L}+|работаем)',
      'всяк(?:ая|ие|ого) (?:ерунд|фигн|хрен)\\p{L}*',
      'вместо (?:этого|этих|этой|того|них|него|нее)',
    ],
    en: [
      "(?:(?:it|they|this|these|price) )?(?:(?:do(?:es)? ?n'?t|do(?:es)? not) (?:necessarily )?(?:have|need) to be|not necessarily) (?:cheaper|smaller|bigger|larger|lighter|heavier|shorter|longer|thicker|thinner)(?: than (?:that|this|it|those|these|the [a-z]+)(?: one)?)?",
      '(?:no|not any) other (?!colou?r|size|option)[a-z]+(?: [a-z]+)?(?=\\s*(?:[,.;!]|$))',
      "(?:i |we )?do(?: not|n'?t) (?:want|need)(?: any)? other (?!colou?r|size|option)[a-z]+(?: [a-z]+)?",
      'nothing else(?: please)?(?=\\s*(?:[,.;!]|$))',
      'instead of (?:this|these|those|that|it|them)',
      "(?:won't|can't|cannot|will not) (?:buy|take|import|accept) (?:it |them )?without (?:papers?|documents?|certificates?)",
    ],
    zh: [
      '(?:价格?|价钱|尺寸|重量)?不一定(?:要|得|非要)?比(?:那个|这个|那款|这款|它|之前|第.[款个])?的?\\p{Script=Han}{0,3}?(?:低|便宜|贵|高|小|大|轻|重|长|短)',
      '(?:别的|其他的?|其它的?|另外的)\\p{Script=Han}{1,6}?(?:都|就)?(?:不要|不用|不看|不考虑|别给我看|不需要)了?',
      '没有?(?:证书|资料|票)不(?:要|买|行)',
      '代替(?:它们?|这个|这些|这款)',
    ],
  }),
)
/** "Ok leave the pans. wooden cutting boards": goods that are left for others. */
const goodsLeft = globalPattern(
  whole({
    en: [
      '(?:leave|forget(?: about)?|enough (?:of|with|about)|never mind|skip|drop) (?:about )?(?:the|those|these) [a-z]+(?: [a-z]+)?(?: (?:for now|then|alone))?(?=\\s*[.,;!])',
    ],
    ru: ['(?:бог с ними,? с|хватит|забудь(?:те)?(?: про)?|оставим|отложим) \\p{L}+(?: \\p{L}+)?(?: пока)?(?=\\s*[.,;!])'],
  }),
)
/** Talk that would be read as goods. */
export const idiomReader: Reader<true> = {
  read: (text, { analysis }) => [
    ...readAll(text, idioms, maxFillers),
    ...readAll(text, goodsLeft, 1).filter(({ span }) => {
      const kinds = analysis.concepts.filter(({ kind }) => kind === 'type')
      return kinds.some(({ start, end }) => start >= span.start && end <= span.end) && kinds.some(({ start }) => start >= span.end)
    }),
  ],
  examples: { ru: [['зарядки, [без бумаги не беру]', true], ['без бумаги']], en: [['without paper']], zh: [['纸']] },
}

/** Fillers that are parts of words: 变色, 亲肤. */
const partOfWord = /^[色亲件]$/u
const isShortWord = ({ start, end }: Span): boolean => end - start >= 2 && end - start <= 4
/** Words of asking, politeness and glue: they carry no wish. One pattern for each language, applied until nothing is left. */
export const fillerReader: Reader<true> = {
  read(text, { analysis }) {
    const isWithinWord = ({ start, end }: Span): boolean =>
      end - start === 1 &&
      analysis.tokens.some((token) => token.script === 'han' && token.start <= start && token.end >= end && isShortWord(token))
    // The 和 of 暖和 is part of what the goods are like.
    const properties = hanProperties(text.folded)
    const isWithinProperty = ({ start, end }: Span): boolean =>
      properties.some((one) => one.start <= start && end <= one.end && end - start < one.end - one.start)
    const reads = []
    let open = text
    for (const words of patterns) {
      const found = readAll(open, words, maxFillers).filter(
        ({ span }) => !isWithinProperty(span) && !(isWithinWord(span) && partOfWord.test(text.folded.slice(span.start, span.end))),
      )
      reads.push(...found)
      open = open.without(found.map(({ span }) => span))
    }
    return reads
  },
  examples: {
    ru: [['[покажите] [пожалуйста] зелень', true, true], ['избушка']],
    en: [['[we] [looking] [for] zebras', true, true, true]],
    zh: [['[请问][有没有]zebra', true, true]],
  },
}
