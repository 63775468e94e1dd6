import { withPairAtPlace, withSizesCounted } from './sizes-counted.ts'

/** How people who have offers before them put things, as a pattern, and how the same is said plainly. */
const sayings: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  // «Почтовых нет? тогда курьерские пакеты»: what is not there is not looked for again.
  [/^[^,.?!？。]{2,40} нет\s*[?.,!]+\s*(?=(?:ну )?тогда(?!\p{L}))/iu, () => ''],
  [/^(?:so )?no [^,.?!]{2,40}[?.,!]+\s*(?=(?:ok |okay )?then(?![a-z]))/iu, () => ''],
  [/^没有[^，。？！,?!]{1,12}[？?，。,]\s*(?=那)/u, () => ''],
  [/^只有(?:一|1|这)[个款把条双件只]?(?:啊|吗|呀|了)?[，,\s？?]+(?=(?:那|能|可以|放|再|把))/u, () => ''],
  [/^(?:only one|just one)[?.,!]+\s*|^(?:всего |только )?(?:один|одна|одно)\s*[?.,!]+\s*(?=\p{L})/iu, () => ''],
  // "4 W is too dim, from 10 W": what is too little is not wanted.
  [
    /^\d+(?:\.\d+)?\s?(?:瓦|[wW]|毫升|[mM][lL]|厘米|[cC][mM]|米|升|寸)(?:的)?(?:太|有点|有些)(?:暗|小|大|短|长|轻|重|少|多|低|高|厚|薄)了?点?[，,。\s]+(?=\S)/u,
    () => '',
  ],
  [
    /^\d+(?:\.\d+)? ?(?:w|watts?|ml|cm|mm|m|l|oz|inch(?:es)?|вт|мл|см|мм|м|л) (?:is |are |это |– |- )?(?:way |a bit |far |слишком |очень |как-то )?(?:too (?:small|dim|dark|short|big|long|weak|little|much|large|thin|thick)|мало(?:вато)?|много(?:вато)?|тускло|коротко|длинно|темно|слабо)[,.;!]?\s+(?=\S)/iu,
    () => '',
  ],
  // 放宽到100块, "raise it to 100 yuan": the limit that holds now.
  [
    /(?:那就?|把)?(?:预算|价格|单价|价位)?(?:放宽|提高|加|提|升|涨|放)(?:到|至)\s?(\d+)\s?(块|元)(?:钱)?(?:呢|吧|行吗|可以吗)?/u,
    (_, sum, unit) => `${sum}${unit}以内`,
  ],
  [
    /(?<![a-z])(?:raise|increase|up|stretch|bump|lift) (?:it|that|the (?:budget|price|limit|max))(?: up)? to (\d+ ?(?:yuan|rmb|rub\p{L}*|roubles?|usd|dollars?|₽|¥)?)(?![a-z])/iu,
    (_, sum) => `up to ${sum}`,
  ],
  [/(?<!\p{L})(?:подним\p{L}+|увелич\p{L}+|расшир\p{L}+) (?:бюджет |цену |лимит )?до (\d[\d ]*)/iu, (_, sum) => `цена до ${sum}`],
  [/^\p{Script=Han}{1,3}色的?(?:好像|可能|是不是)?不够(?:了|吧|啊)*[，,。\s？?]+(?=\S)/u, () => ''],
  [
    /(?:其他|别的|其它|每个|各个?)(?:的)?颜色(?:的)?(?:都|各|还|现在|分别)*(?:有|剩|库存)(?:还有|有)?(?:多少|几[件个条双])(?:库存|货)?/u,
    () => '各颜色库存多少',
  ],
  [
    /(?<!\p{L})(?:(?:остальных|других|каждого) (?:цвет\p{L}+ )?(?:сколько|остал\p{L}+)|сколько (?:остальных|других|каждого) цвет\p{L}*)(?: (?:в наличии|осталось|есть|на складе))?(?!\p{L})/iu,
    () => 'сколько в наличии цветов',
  ],
  [
    /(?<!\p{L})по цветам (?:что|сколько|чего)(?: там| у них)?(?: есть| осталось)?(?: в наличии| на складе)?(?!\p{L})|(?<!\p{L})(?:что|сколько) (?:есть )?по цветам(?: есть)?(?: в наличии| на складе)?(?!\p{L})/iu,
    () => 'сколько в наличии цветов',
  ],
  [
    /(?<!\p{L})(?:сколько )?(?:(\p{L}+) )?(?:в наличии|остал\p{L}+|на складе) по цветам(?!\p{L})/iu,
    (_, whose = '') => `сколько ${whose} в наличии цветов`,
  ],
  [
    /(?<![a-z])how (?:many|much) (?:is |are )?(?:left |there )?of the other colou?rs(?! are)(?![a-z])/iu,
    () => 'how many of each colour in stock',
  ],
  // How goods are packed is asked of those shown, and looks for no boxes.
  [
    /(?<!\p{L})(?:(есть|бывают|идут) )?(?:ли )?(?:они )?в подарочн\p{L}+ (?:коробк\p{L}+|упаковк\p{L}+)( есть| бывают| идут)?\s*(?:\?|$)/iu,
    (found, before, behind) => (before || behind || found.includes('?') ? 'в подарочной упаковке есть?' : found),
  ],
  [
    /(?<=(?:how much|price|total|cost)[^,.?!]{0,30} \d{1,6}(?: ?(?:pcs|pieces|pairs|sets))?(?: of (?:the )?[a-z]+)?) in (?:a )?gift (?:box(?:es)?|packaging|wrap(?:ping)?)(?![a-z])/iu,
    () => '? is it in gift packaging',
  ],
  [
    /(?<=(?:сколько|поч[её]м|цена)[^,.?!]{0,30} \d{1,6}(?: ?(?:шт|пар|компл)\p{L}*\.?)?(?: (?:перв|втор|трет|четв|пят|шест)\p{L}+)?) в подарочн\p{L}+ (?:коробк\p{L}+|упаковк\p{L}+)/iu,
    () => '? в подарочной упаковке есть',
  ],
  [/(\d{1,6}[个件条双套只盒])(?:要)?礼盒装的?(多少钱|什么价)/u, (_, count, price) => `${count}${price}，有礼盒包装吗`],
  // «Два первых сравни».
  [
    /(?<!\p{L})(два|двух|двум|три|тр[её]х|четыр[её]х|четыре) (первы[хмe]?|последни[хм]?)(?!\p{L})/iu,
    (_, count, order) => `${/^перв/iu.test(order!) ? 'первые' : 'последние'} ${numeral[count!.toLowerCase()] ?? count}`,
  ],
  [
    /^(?:а )?(?:они |она |он )?в (?:подарочн\p{L}+ |красив\p{L}+ )?короб(?:к|очк)\p{L}+ (?:идут|идёт|идет|продают\p{L}*|приход\p{L}+|будут|лежат)\s*\??$/iu,
    () => 'в подарочной упаковке есть?',
  ],
  [
    /(?<![a-z])(?:is (?:a |the )?)?gift box(?:es)? (?:included|provided|available)(?![a-z])|(?<![a-z])(?:do|does) (?:they|it) (?:come|ship) (?:in|with) (?:a )?(?:gift )?box(?:es)?(?![a-z])/iu,
    () => 'is it in gift packaging',
  ],
  [/^(?:都|它们?)?(?:有|带|配|含)(?:包装)?盒子?(?:的)?(?:吗|么|嘛)[？?]*$/u, () => '有礼盒包装吗'],
  [/^(?:它们?)?(?:最大|最大号|最大的|最大尺寸)(?:是|有)?多大[？?]*$/u, () => '哪个最大？'],
  // "50 pcs, price in yuan too".
  [
    /(\d{1,6} ?(?:pcs|pieces|pairs|sets|units)),? (?:and )?(?:the )?(?:price |total )?in (?:yuan|rmb|cny) (?:too|as well|also)(?![a-z])/iu,
    (_, count) => `${count}, how much in roubles and yuan?`,
  ],
  [
    /(\d{1,6} ?(?:шт|пар|компл)\p{L}*\.?),? (?:и )?(?:цен\p{L}+ )?в юанях (?:тоже|также)|(\d{1,6} ?(?:шт|пар|компл)\p{L}*\.?),? и в юанях(?!\p{L})/iu,
    (_, count, other) => `${count ?? other}, сколько в рублях и в юанях?`,
  ],
  // "No 3 in brown, have 40?"
  [/(?<=,\s*)(?:do (?:you|they) )?(?:have|got) (\d{1,6})(?: ?(?:pcs|pieces|pairs))?\s*\?/iu, (_, count) => `are ${count} in stock?`],
  [
    /^(?:а )?(?:как(?:ие|ой) )?сроки?(?: (?:изготовления|производства|отправки|отгрузки|поставки|выполнения))?(?: как(?:ие|ой))?[?.!]*$/iu,
    () => 'какой срок отправки?',
  ],
  // «Таймер есть» of those shown asks.
  [/^(?:а |и )?(\p{L}{3,}(?: \p{L}{3,})?) есть[.!]*$/iu, (_, what) => `${what} есть?`],
  // "100 of the second, black and white half each".
  [
    /(\d{1,6})((?: (?:pcs|pairs|pieces))?(?: of (?:the |no\. ?)?[a-z\d]+)?),? (?:in )?([a-z]+) and ([a-z]+),? (?:half each|half and half|half-half|half of each|50\/50|split evenly)(?![a-z])/iu,
    (_, count, of, one, other) => halves(count!, (half) => `${half} ${one} and ${half} ${other}${of}`),
  ],
  [
    /(\d{1,6})((?: ?(?:шт|пар)\p{L}*\.?)?(?: \p{L}+)?),? (?:пополам (\p{L}+) и (\p{L}+)|(\p{L}+) и (\p{L}+) пополам)(?!\p{L})/iu,
    (_, count, of, a, b, c, d) => halves(count!, (half) => `${half} ${a ?? c} и ${half} ${b ?? d}${of}`),
  ],
  [
    /(\d{1,6})([条个件双只套把])[，,\s]*([黑白红蓝灰绿粉黄紫棕金银])色?[和跟、]?([黑白红蓝灰绿粉黄紫棕金银])色?(?:各一半|各半|一半一半|对半)/u,
    (_, count, unit, one, other) => halves(count!, (half) => `${one}色${half}${unit} ${other}色${half}${unit}`),
  ],
  [
    /(\d{1,6}[个件条双套只盒本支把])(?:要)?(?:带|加)?印(?:上|刷)?(logo|字|图案?|名字)(?:的)?(多少钱|什么价)/iu,
    (_, count, print, price) => `${count}${price}，能印${print}吗`,
  ],
  // "The cheapest with a case".
  [/(?<=(?<![a-z])(?:cheapest|best|lightest|smallest|largest|biggest|fastest) )with (?=(?:an?|the) )/iu, () => 'ones with '],
  [/礼盒装(?=的?(?:吗|么|嘛|[？?]))|(?<=(?:有没有|有无|能不能|可以|是不是)[^，。？]{0,4})礼盒装/u, () => '礼盒包装'],
  [/不(?:容易|怎么|太|会|易)?[掉褪](?:颜色|色)|不(?:容易|会|易)变色/u, () => '不掉色'],
  // Which of two at their places.
  [
    /(?<=(?<!\p{L})(?:какой|какая|какие|какое|кто|что|котор\p{L}+) [^,.?!]{2,40} )из (?:№ ?)?([1-9]) и (?:№ ?)?([1-9])(?![\d.,]|\s*(?:шт|пар|л|см|мм|кг))/iu,
    (_, one, other) => `№${one} или №${other}`,
  ],
  // "3 штуки первой и 2 второй".
  [
    /(?<=\d ?(?:шт\p{L}*\.?|пар\p{L}*) (?:перв|втор|трет|четв|пят|шест)\p{L}+,? (?:и |плюс )?)(\d{1,5}) (?=(?:перв|втор|трет|четв|пят|шест)\p{L}+)/iu,
    (_, count) => `${count} шт `,
  ],
  // What children like best is told by what sells best.
  [/哪[个款种](?:小孩子?|孩子们?|小朋友|顾客|客人|大家)(?:会)?(?:最|更)(?:喜欢|爱)(?:买|玩)?/u, () => '哪个卖得最好'],
  [
    /(?<![a-z])which (?:ones? |of (?:them|these) )?(?:do |would |will )?(?:kids|children|people|customers|they|everyone) (?:like|love|buy)s? (?:the )?(?:most|best)(?![a-z])/iu,
    () => 'which sells best',
  ],
  [
    /(?<!\p{L})(?:как\p{L}{2,3}|что|котор\p{L}+) (?:из них )?(?:детям|людям|покупателям|клиентам|всем|им) (?:больше(?: всего)?|лучше) (?:нравится|нравятся|заходит|заходят)|(?<!\p{L})(?:как\p{L}{2,3}|что|котор\p{L}+) (?:из них )?(?:больше(?: всего)?|лучше) (?:нравится|нравятся|заходит|заходят) (?:детям|людям|покупателям|клиентам|всем)/iu,
    () => 'что лучше продаётся',
  ],
  [/哪[个款种条](?:的)?(?:味道?|气味|味儿|异味)(?:最|比较|更)?(?:小|轻|淡|少)/u, () => '哪个没有异味'],
  [/哪[个款种台](?:的)?(?:声音|噪音|响声|动静)(?:最|比较|更)?(?:小|轻|低)/u, () => '哪个静音'],
  // Whether it is the metal or its colour.
  [
    /(?:а )?(?:это|они|он[аио]?) (?:настоящ\p{L}+ |реально |точно )?(?:серебро|серебрян\p{L}+|золото|золот\p{L}+),? или (?:это |только |просто )*(?:цвет|под (?:серебро|золото)|покрытие)\s*\??/iu,
    () => 'из какого материала?',
  ],
  [
    /(?:is|are) (?:it|they|these|those|that) (?:real |actual |really )?(?:silver|gold),? or (?:just |only )?(?:the |a )?(?:colou?r|plated|plating|silver colou?r)\s*\??/iu,
    () => 'what material is it made of?',
  ],
  [/(?:这|它们?|这些)?是(?:真|纯)?(?:银|金)的?(?:还是|，还是)(?:只是|就是)?(?:颜色|镀的|镀银|镀金|银色|金色)(?:的)?/u, () => '是什么材质'],
  // 算了还是第一款便宜，黑色来40个: why one is taken.
  [
    /^(?:算了[，,\s]*)?(?:还是|就)(第[一二三四五六1-6][个款])(?:更|最|比较)?(?:便宜|好|划算|合适|合算)[，,\s]+(?=\S)/u,
    (_, place) => `${place}`,
  ],
  // 第三款是夹出风口的吧 asks whether.
  [/(?<=第[一二三四五六1-6][个款](?:是|有|能|可以|带)[^，,。？?\s]{1,12})吧(?=[\s，,。？?]|$)/u, () => '吗'],
  // «По 30 первых шапок и шарфов, сколько?» adds them up.
  [/(?<=(?<!\p{L})по \d{1,6} \p{L}+ \p{L}+ и \p{L}+,? )(?:сколько|поч[её]м)(?=\s*[?.!]*\s*$)/iu, () => 'сколько всего'],
  // «Бюджет 30000, по 50 коробок» counts what goods come in.
  [/(?<!\p{L})по (\d{1,6}) (?:коробок|коробки|упаков(?:ок|ки)|пачек|пачки)(?=\s*(?:[,.;!?]|$))/giu, (_, count) => `по ${count} шт`],
  // «30 тысяч это на все, а не за штуку», "30k is for all of it, not each".
  [
    /(?<!\p{L}|\d)(\d[\d ]*(?: ?(?:тысяч[аи]?|тыс\.?|к))?)(?: ?(?:руб\p{L}*|р\.?|₽))? ?(?:[-–—]|это|–это)? ?(?:на|за) (?:вс[её]|всю партию|весь заказ)(?:,? а не (?:за|на) (?:одн\p{L}+ )?(?:штук\p{L}*|шт\.?|кажд\p{L}+))?(?!\p{L})/iu,
    (_, sum) => `бюджет ${sum} рублей на все`,
  ],
]

/** So many in two halves; of an odd number the first is larger by one, which nobody said, so both are rounded up. */
const halves = (count: string, said: (half: number) => string): string => said(Math.ceil(Number(count) / 2))

/** "Compare 1, 2 and 4 by price" speaks of places. */
const comparedPlaces =
  /(?<=(?:compare|compar\p{L}+|differences? between|сравни\p{L}*|сравнен\p{L}+|разниц\p{L}+ между|отлич\p{L}+|对比一?下?|比较一?下?|比一?下)(?: (?:the|numbers?|номера|варианты|между))?\s*)[1-9](?!\d)(?:(?:\s*[,、]\s*(?:(?:and|и) )?|\s+(?:и|and|&|с|with|vs\.?|to)\s+|\s+|[和跟与])[1-9](?![\d.,]?\d)){1,5}(?![\p{L}\d%]|\s*(?:шт|пар|л|мл|см|кг|pcs|pairs|l|ml|cm|kg|w|вт)(?!\p{L}))/giu

const numeral: Readonly<Record<string, string>> = {
  двух: 'два',
  двум: 'два',
  трех: 'три',
  трёх: 'три',
  четырех: 'четыре',
  четырёх: 'четыре',
}

/** The numbers of several offers, and how many of each: "1, 3 and 5, 10 pairs each". */
const listed =
  /(?<![\d.,x×х№#-])(?<first>[1-9])(?!\d)(?:号|款)?(?<others>(?:(?:\s*[,、，]\s*|\s+(?:и|and|&|n)\s+|[和跟])[1-9](?!\d)(?:号|款)?){1,7})(?=[\s,，]*(?:по \d|all \d|\d{1,6} ?(?:\p{L}+ )?(?:of )?each|各[要来拿]?\d|(?:кажд\p{L}+ )по \d))/iu
/** The number of an offer in each language, and what stands between several. */
const numbersIn = {
  zh: { number: (place: string) => `第${place}款`, between: '、' },
  ru: { number: (place: string) => `№${place}`, between: ', ' },
  en: { number: (place: string) => `no. ${place}`, between: ', ' },
} as const
const languageOf = (message: string): 'zh' | 'ru' | 'en' =>
  /\p{Script=Han}/u.test(message) ? 'zh' : /\p{Script=Cyrillic}/u.test(message) ? 'ru' : 'en'
/** Places that a message lists as bare numbers are numbers of offers. */
function asNumbered(message: string): string {
  const { number, between } = numbersIn[languageOf(message)]
  const numbered = (said: string): string => [...said.matchAll(/[1-9]/g)].map(([place]) => number(place)).join(between)
  return message.replace(comparedPlaces, numbered).replace(listed, numbered)
}

/** 第1款、第3款各20对多少钱 adds them up. */
const asSum = (message: string): string =>
  message.replace(/(?<=第[1-9]款(?:[、和跟]第[1-9]款)+各[要来拿]?\d{1,6}\p{Script=Han}?)(?=多少钱|什么价)/u, '一共')

/** So many of one at its place, before its number or behind it. */
const countOfPlace =
  /(?<![\d.,])\d{1,6}(?: ?(?:pcs|pieces|pairs|units|sets))?(?: of)?(?: the)? (?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-6]th)(?![a-z])|(?<![a-z])(?:first|second|third|fourth|fifth|sixth)(?: one)?[:,]? (?:x ?)?\d{1,6}|(?<![\d.,])\d{1,6}(?: ?(?:шт|пар|компл)\p{L}*\.?)? (?:перв|втор|трет|четв[её]рт|пят|шест)\p{L}+|(?<!\p{L})(?:перв|втор|трет|четв[её]рт|пят|шест)(?:ый|ая|ое|ой|ого|ую|ий|ья|ье|ьего|ью|ых)[:,]? (?:по )?\d{1,6}(?!\d)|第[一二三四五六1-6][款个种件]?的?(?:要|来|拿|订)?\d{1,6}/giu
const asksAtEnd =
  /[,;.，]?\s*(?:(?<![a-z])(?:how much|what(?:'s| is) the price)(?: is (?:it|that)| would (?:it|that) be)?(?: for (?:both|all|everything))?|(?<!\p{L})(?:сколько|поч[её]м)(?: стоит| будет| выйдет| выходит| получится)?(?: за (?:вс[её]|оба))?|(?:要)?(?:多少钱|什么价))\s*[?？.!]*\s*$/iu
/** "10 pcs each of the first two." */
const eachOfSeveral =
  /^(?:(?:ok|so|then|i'll|we'll|take|get|i|we|want|need),? )*\d{1,6}(?: ?(?:pcs|pieces|pairs|units|sets))? (?:of )?each of the (?:first|last) (?:two|three|four|[2-4])[.!]*\s*$|^(?:(?:ок|ладно|тогда|беру|возьму|давайте|давай),? )*по \d{1,6}(?: ?(?:шт|пар|компл)\p{L}*\.?)? (?:кажд\p{L}+ из |из )?(?:первых|последних) (?:двух|тр[её]х|четыр[её]х)[.!]*\s*$/iu
const totals = { en: ', total?', ru: ', сколько всего?', zh: '，一共多少钱' } as const
/** "30 of the first and 20 of the second, how much?" asks what they come to together. */
const asTotal = (message: string): string => {
  if (eachOfSeveral.test(message)) return `${message.replace(/[.!\s]+$/u, '')}${totals[languageOf(message)]}`
  if ((message.match(countOfPlace)?.length ?? 0) < 2) return message
  return message.replace(asksAtEnd, totals[languageOf(message)])
}

/** A message of a talk in which offers are shown, said plainly. */
export const saidInTalk = (message: string): string =>
  asTotal(sayings.reduce((text, [way, plain]) => text.replace(way, plain), withPairAtPlace(withSizesCounted(asSum(asNumbered(message))))))
