import { GuardedPattern } from './grammar/guarded-pattern.ts'
import { readHanNumber, readNumbers } from './numbers.ts'
import { spokenChinese } from './spoken-chinese.ts'
import { spokenCounts } from './spoken-counts.ts'

/** Words that people who type fast write in a letter or two. "U" alone may be a shape. */
const shorthand: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])w\/o(?![\p{L}])/giu, 'without'],
  [/(?<![\p{L}\p{N}])w\/\s?(?=[\p{L}\p{N}])/giu, 'with '],
  [/(?<=\p{L}\s)w(?=\s+[\p{L}\p{N}])/giu, 'with'],
  // "Blocks for toddlers, 50 boxes": what they come in, and no boxes.
  [/(?<=[a-z]{3}[^.!?]*[,;–-]\s*)(\d{1,6}) boxes(?=\s*(?:$|[.,;!?]))/giu, '$1 pcs'],
  // "Looking 4 blocks", "sth 4 my dog", "ok 2 u?": figures that are said as words.
  [/(?<=(?<![a-z])(?:looking|searching|hunting|something|sth|smth|anything|stuff|gifts?|presents?) )4(?= [a-z])/giu, 'for'],
  [/(?<=[a-z] )4(?= (?:u|me|us|my|our|him|her|his|them|the|an?)(?![a-z]))/giu, 'for'],
  [/(?<=[a-z] )2(?= (?:u|me|us|my|our)(?![a-z]))/giu, 'to'],
  [/(?<![\p{L}'])ill(?=\s+(?:take|have|get|need|order|buy|go|want|be|do)(?!\p{L}))/giu, "i'll"],
  [/(?<![\p{L}\p{N}])u(?=\s+(?:can|could|have|got|are|sell|ship|guys|think|recommend|do|make|offer|suck)(?!\p{L}))/giu, 'you'],
  [/(?<=(?:^|\s)(?:can|do|could|will|would|are|if|that|have|did)\s)u(?!\p{L})/giu, 'you'],
  // Apostrophes that a telephone leaves out: "whats the filling", "dont want", "theyre".
  [/(?<![\p{L}'])(what|how|where|when|who|that|there)s(?=\s)/giu, "$1's"],
  [/(?<![\p{L}'])(do|does|did|is|are|was|were|would|could|should|have|has|wo|ca)nt(?!\p{L})/giu, "$1n't"],
  [/(?<![\p{L}'])(they|you)(re|ve|ll)(?!\p{L})/giu, "$1'$2"],
  [/(?<=(?:^|[,.;–-])\s*)its(?=\s+\d)/giu, "it's"],
  // "36 not 60", "60 was wrong, it's 36": the number that is right behind the one that is not.
  [/(?<![\d.,$€£¥₽])(\d{1,6}),? (?:and )?not (\d{1,6})(?=\s*(?:$|[,.;!]|please|pls))/giu, 'not $2 but $1'],
  [
    /(?<![\d.,$€£¥₽])(\d{1,6}) (?:was|is) (?:wrong|a typo|a mistake)[,.;–-]*\s*(?:sorry,? )?(?:(?:it's|it is|it should be|should be|make it|make that|i need|we need|i meant)\s)?(\d{1,6})(?=\s*(?:$|[,.;!]|please|pls))/giu,
    'not $1 but $2',
  ],
  // "Silver rather than gold": what stands behind it is not wanted.
  [
    /(?<=[a-z]),? (?:instead of|rather than) (?=(?:the |an? )?(?!this|these|those|that|it|them|the (?:first|second|third|last))[a-z]{3,}(?: [a-z]+)?\s*(?:$|[.,;!]))/giu,
    ', not ',
  ],
  [/(?<!\p{L})(?:скок|скока|скоко|сколка|сколько-сколько)(?!\p{L})/giu, 'сколько'],
  // "The lid matters more" asks for no more of them.
  [/(?<![a-z])(?:matters?|counts?) (?:more|most)(?: (?:to|for) (?:me|us))?(?![a-z])/giu, 'is what matters'],
  [/(?<![a-z])mould(?=s?(?![a-z]))/giu, 'mold'],
  [/(?<![a-z])x-?mas(?![a-z])/giu, 'christmas'],
  // "Whole thing under 25000" is what all of it may cost.
  [/(?<![a-z])(?:the )?whole (?:thing|lot|order|batch),? (?=(?:under|up to|within|below|max|not more)(?![a-z]))/giu, 'in total '],
  // "No the lights, do you sell christmas lights?" names them twice.
  [/^\s*no,? the ([a-z]{3,})\s*[,.;–-]+\s*(?=[^?]*(?<![a-z])\1(?![a-z]))/iu, ''],
  // "As long as it's 20 litres" is a condition, and nothing long.
  [/(?<![a-z])(?:just )?as long as (?:(?:it|they|that|these|those)(?:'s| is|'re| are| has| have)(?: got)? )?/giu, ', '],
  [/(?<![a-z])no longer (?=(?:required|needed|necessary|important|essential|a must)(?![a-z]))/giu, 'not '],
  [/(?<![a-z])in (?:that|this|which|any) case(?![a-z]),?/giu, ''],
  [/(?<=\d )of ['’]?em(?![a-z])/giu, 'of them'],
  // "What about 300?" asks with another number, and about no sum near it.
  [/^(\s*(?:(?:ok|okay|and|so|hmm|then)[, ]+)*)(?:what|how) about (?=\d[\d., ]*\s*(?:\?|$))/giu, '$1and '],
  // "Latex free?" asks whether it is, "latex free" is without it.
  [
    /^\s*(?:(?:and|are|is|they|it) )*(latex|plastic|nickel|leather|pvc|silicone|rubber|wool|cotton|metal|glass|lead)[- ]free(?=\s*\?\s*$)/giu,
    'is it without $1',
  ],
  [
    /(?<![a-z])(latex|plastic|nickel|leather|pvc|silicone|rubber|wool|cotton|metal|glass|lead)[- ]free(?! (?:shipping|delivery|sample))(?![a-z])/giu,
    'without $1',
  ],
  // "Jigsaws, 1000+ pieces": of so many or more.
  [/(?<=(?:puzzles?|jigsaws?)[^.;]{0,40}?(?<![\d.,]))(\d{3,4})\s?\+ ?(?=(?:pieces?|pcs)(?![a-z]))/giu, 'from $1 '],
  // "Brush sets 12pc, 50 sets": of how many each is.
  [/(?<=(?<![a-z])sets? )(\d{1,2}) ?(?:pcs?|pieces?)(?=[^.;]{0,80}[,;] ?\d+ (?:sets|pcs|pieces|units))/giu, 'of $1'],
  // How a count is abbreviated: "100 nos", "500 prs", "60 ea", "24 off".
  [/(?<![$€£¥₽]\s?|\d[.,]?|(?:at|for|max|under|below|usd|eur|(?<![a-z])rs)\s)(\d{1,6})\s?(?:nos\.?|pces?|ea)(?![\p{L}\d])/giu, '$1 pcs'],
  [/(?<=(?:[$€¥₽]\s?\d[\d.,]*|usd|dollars?|bucks?|eur|euros?|rub|yuan|rmb)\s?)ea(?![a-z])/giu, ' each'],
  [/(?<=[a-z]{3})-ish(?![a-z])/giu, ''],
  [/(?<![$€£¥₽]\s?|\d[.,]?)(\d{1,6})\s?(?:prs?)(?![\p{L}\d])/giu, '$1 pairs'],
  [/(?<![$€£¥₽]\s?|\d[.,]?)(\d{1,5}) off?(?=\s*(?:$|[,.;]))/giu, '$1 pcs'],
]
/** What people fear, and how listings call what prevents it. */
const feared: readonly (readonly [string, string])[] = [
  ['滑倒|摔倒|摔跤|打滑|脚滑|滑', '防滑'],
  ['打翻|翻倒|弄翻|碰翻|踢翻', '防打翻'],
  ['漏水|漏出来|洒出来|漏', '防漏'],
  ['摔坏|摔碎|摔(?!倒|跤)', '防摔'],
  ['进水|淋湿|淋雨|打湿|弄湿', '防水'],
  ['偷|扒', '防盗'],
  ['风吹|刮风|风大', '防风'],
]
/** "Чтобы кейс был" is "с кейсом": what is wished for beside the goods, and no other goods. "A + b" is a list. */
const shorthandOfAll: readonly [RegExp, string][] = [
  // "Тайп си", "type c", "тип-с".
  // "Размеры с 30 по 38" are those from one to the other.
  [/(?<!\p{L})(размер(?:ы|ов|а)?) (?:с|от) (\d\d) (?:по|до) (\d\d)(?!\d|\s?(?:см|мм|м|руб))/giu, '$1 $2-$3'],
  // «Сенсорные, как взрослые», "like the adult ones", 跟大人的一样: what goods are compared with says for nobody that they are.
  [/(?<=\S\s?),?\s+(?:так\p{L}+ же,? )?как (?:и )?(?:у |на |для )?(?:взросл|мужск|женск|детск)\p{L}+(?=\s*(?:$|[,.;!?]))/giu, ''],
  [
    /(?<=\S),? (?:just |exactly |the same )?(?:like|as|as in) (?:the |those |your )?(?:adults?'?|men's|women's|kids'|children's|grown-ups'?)(?: (?:ones?|versions?|[a-z]+s))?(?=\s*(?:$|[,.;!?]))/giu,
    '',
  ],
  [
    /(?<=\S)[，,]?(?:跟|和|像|同)(?:大人|成人|成年人|男款|女款|儿童款?)(?:款|的|用的|戴的|穿的)*(?:那样|那种|一样|似的)(?:的|就行)?(?=\s*(?:$|[，,。；;！!]))/gu,
    '',
  ],
  // «Разьемный» is «разъемный».
  [/(?<!\p{L})(раз|из|без|об|от|под|воз)ь(?=[еёюя]\p{L})/giu, '$1ъ'],
  // "Вес большой?" asks how much it is.
  [/^(\s*(?:а |и )?)(вес|размер|об[ъь]?[её]м|длина|ширина|высота|толщина|диаметр) (?:больш|маленьк)\p{L}+\s*\?/giu, '$1$2?'],
  // What goods are filled with is called so.
  [/(?<!\p{L})чем (?:(?:он[аио]?|внутри) )?(?:набит|наполнен|заполнен)\p{L}*/giu, 'какой наполнитель'],
  [/(?<!\p{L})чем (?:(?:он[аио]?) )?утепл[её]н\p{L}*/giu, 'какой утеплитель'],
  // "2 акб" come along with each.
  [/,?\s*(?<!с )(?<![\p{L}\d])(\d|два|две|один|одна) (?:акб|аккумулятор(?:а|ов)?|батареи)(?!\p{L})/giu, ' с $1 аккумуляторами'],
  [/(?<![\p{L}\d])юсб(?![\p{L}\d])/giu, 'usb'],
  [/(?<![a-zа-я\d])(?:тайп|type|тип|usb)[ -]?(?:си|с|c)(?![a-zа-я\d])/giu, 'type-c'],
  // What leather costs is asked, and nothing cheaper is wished for.
  [/,?\s+(?:это\s+)?(?:наверное?|видимо|поди)\s+(?:дорого|недешево|дороже)\s*\?/giu, '?'],
  // А5 in Russian letters.
  [/(?<![\p{L}\d])[Аа](?=[3-7](?![\d\p{L}]))/gu, 'A'],
  [/(?<![\p{L}\d])В(?=[5-6](?![\d\p{L}]))/gu, 'B'],
  [/(?<!\p{L})чтобы?\s+([\p{L}-]+(?:\s+[\p{L}-]+)?)\s+был[аои]?(?=\s*(?:[,.;!?]|$))/giu, 'с $1'],
  [/(?<!\p{L})чтобы?\s+был[аои]?\s+(?=\p{L})/giu, 'с '],
  [/(?<=\p{L})\s+\+\s+(?=\p{L})/gu, ', '],
  [
    /,? (?:чтобы? |котор\p{L}+ )(?:он[аи]? |можно было |сам[аи]? )?(?:заряжал(?:ись|ся|ась)|заряжать|перезаряжать|заряжаются|заряжается)(?=\s*(?:[,.;!?]|$))/giu,
    ', аккумуляторные',
  ],
  [
    /(?<!\p{L})(?:он[аи]? )?(?:сильн\p{L}+ )?(?:ветер|ветра?) (?:точно )?(?:выдерж\p{L}+|держ[ия]т|вынес\p{L}+)(?!\p{L})|(?<!\p{L})(?:выдерж\p{L}+|держ[ия]т) (?:сильн\p{L}+ )?(?:ветер|ветра)(?!\p{L})|(?<!\p{L})(?:не )?(?:боится|боятся) ветра(?!\p{L})/giu,
    'ветроустойчивый',
  ],
  // Pans are told apart by their diameter.
  [
    /(?<=(?<!\p{L})(?:сковород|сотейник|вок|кастрюл)\p{L}{0,3} (?:на |по )?)(1[4-9]|2\d|3[0-6])(?=\s+(?!(?:шт|штук|см|мм|руб|рублей|р|л|литр|пар|компл|наб)\p{L}*)\p{L})/giu,
    '$1 см',
  ],
  [/(?<!\p{L})ноут(?=(?:а|у|ом|е|ы|ов)?(?!\p{L}))/giu, 'ноутбук'],
  [/(?<!\p{L})без флисов\p{L}+ (?:подклад\p{L}+|внутри)|(?<!\p{L})(?:не на флисе|без флиса внутри)(?!\p{L})/giu, 'без флиса'],
  // «Кабель 2 метра быстрая зарядка» is no charger.
  [
    /(?<=(?<!\p{L})(?:кабел|провод|шнур|повербанк|пауэрбанк|павербанк|наушник|фонар|колонк)\p{L}*(?: [^.!?;]{0,30}?)?[ ,]) ?быстр(?:ая|ую|ой) зарядк(?:а|у|ой)(?!\p{L})/giu,
    'с быстрой зарядкой',
  ],
  // «Размеры большие есть, 36 и больше».
  [/(?<=(?<!\p{L})размер\p{L}*[^.!?\d]{0,30})(\d{2}) и (?:больше|выше|крупнее|дальше)(?!\p{L})/giu, 'от $1 размера'],
  [/起订(?:量)?最(?:少|小|低)的?(?:是)?哪(?:个|款|一?款|种)/gu, '哪个起订量最低'],
  // What is called by telephone with them.
  [/(?:能|可以|可不可以|能不能)?(?:接听?|接打|打)(?:蓝牙)?电话(?=的?(?:吗|么|嘛|吧|不|[？?]|$))/gu, '有通话功能'],
  [
    /(?<![a-z])(?:can|could) (?:i|you|we|they|it|one) (?:answer|take|make|receive) (?:phone )?calls(?: (?:on|with|from) (?:it|them|this))?(?![a-z])/giu,
    'does it have calling',
  ],
  [
    /(?<!\p{L})(?:(?:можно |ли )*(?:принимать|отвечать на|делать) звонк\p{L}+|звонки (?:можно )?принима\p{L}+(?: можно)?|(?:можно )?по ним (?:можно )?(?:звонить|говорить))(?!\p{L})/giu,
    'есть звонки',
  ],
  // "Food containers glass set" are no glasses.
  [/(?<![a-z])(containers?|bowls?|jars?|teapots?|plates?|bottles?|dishes) glass (sets?)(?![a-z])/giu, '$1 of glass, $2'],
  // "200 with our logo, how much?"
  [/^((?:ok,? |so |and )?\d{2,6}) with (?=(?:our|my|a|the|custom) )/giu, '$1 pcs with '],
  // «От 15 см диаметр».
  [
    /(?<!\p{L})((?:от|до|около|примерно|минимум|не меньше|не больше|хотя бы) \d+(?:[.,]\d+)? ?(?:см|мм|м)) (?:в |по )?диаметр\p{L}*/giu,
    'диаметр $1',
  ],
  [
    /(?<!\p{L})((?:от|до|около|примерно|минимум|не меньше|не больше|хотя бы) \d+(?:[.,]\d+)? ?(?:см|мм|м)) (?:в |по )?(длин|ширин|высот|толщин|глубин)(?:а|у|ой|е)(?!\p{L})/giu,
    '$2а $1',
  ],
  // How long they take, and how few are sold.
  [
    /(?<![a-z])how long (?:does it take |will it take |would it take |until i |till i )?(?:to )?(?:get|receive|have) (?:them|it|those|these|the (?:order|goods))(?: here)?(?![a-z])/giu,
    'how long is the delivery',
  ],
  [/(?<![a-z])smallest (?:possible )?order(?:s)?(?! of)(?![a-z])/giu, 'minimum order'],
  // How few are sold, and in which sizes.
  [/起批(?=多少|几[个件双条套]|量?是?多少)/gu, '起订'],
  [/(?<!\p{L})(?:один|единый) размер(?: у них)? или (?:они )?(?:разные|несколько|есть разные|по размерам)(?!\p{L})/giu, 'какие размеры'],
  [/(?<![a-z])one size or (?:different|several|various|multiple)(?: sizes)?(?![a-z])/giu, 'which sizes'],
  // One's own picture is printed as a logo is.
  [
    /(?<!\p{L})(?:сво[ийюея]+|наш[аеу]?|собственн\p{L}+) (?:принт|рисунок|картинк\p{L}+|дизайн|изображение|надпись)(?: (?:на них|на ней|на нём|туда))? (?:можно|возможно|реально|сделаете|нанес[её]те|печатаете)(?!\p{L})|(?<!\p{L})можно(?: ли)?(?: будет)?(?: сделать| нанести| напечатать)? (?:со? )?(?:сво[ийюеяим]+|наш\p{L}*|собственн\p{L}+) (?:принт\p{L}*|рисун\p{L}+|картинк\p{L}+|дизайн\p{L}*|изображени\p{L}+|надпись\p{L}*)(?!\p{L})/giu,
    'можно нанести логотип',
  ],
  [
    /(?<![a-z])(?:can|could) (?:i|we|you) (?:have|get|put|print|do|use|add) (?:my|our) own (?:print|picture|design|artwork|image|text)(?: on (?:it|them))?(?![a-z])|(?<![a-z])(?:is )?(?:my|our) own (?:print|picture|design|artwork|image) (?:possible|ok|okay)(?![a-z])/giu,
    'is a custom logo possible',
  ],
  // What bottles and mugs are anyway.
  [/(?<![a-z])(?:reusable|refillable) (?=(?:[a-z-]+ ){0,3}(?:bottles?|mugs?|tumblers?|cups?|flasks?|thermos(?:es)?)(?![a-z]))/giu, ''],
  [/(?<!\p{L})многоразов\p{L}+ (?=(?:\p{L}+ ){0,3}(?:бутыл|круж|термос|термокруж|стакан|фляг)\p{L}*)/giu, ''],
  // "Чехол чтоб снимался".
  [/(?<!\p{L})(\p{L}+),? чтобы? (?:он |она )?(?:легко )?снимал(?:ся|ась|ось|ись)(?!\p{L})/giu, 'съёмный $1'],
  // "Диаметр купола не меньше метра": attributes are called by either.
  [
    /(?<!\p{L})(диаметр|длина|ширина|высота|глубина|толщина)\s+(?!минимум|около|примерно|больше|меньше|более|менее|хотя|ровно|где|максимум)\p{L}{4,}\s+(?=(?:не (?:меньше|менее|короче|больше|более|шире|уже)|хотя бы|минимум|от|до|около|примерно|больше|меньше)\s|\d)/giu,
    '$1 ',
  ],
  // "Подлегче" is "полегче".
  [/(?<!\p{L})под(?=(?:легче|длиннее|короче|шире|толще|тоньше|больше|меньше|мощнее|плотнее)(?!\p{L}))/giu, 'по'],
  // Mixed colours are no colour; whether they can be mixed is a question of the service.
  [
    /(?<!(?:можно|реально|получится|нельзя|can|could|may|ok to|(?:are|is) (?:they|it|these|those)|能|可以)[^.,;!?，。]{0,30})(?<!\p{L})(?:in |в )?(?:(?:mixed|assorted|various|different|random) colou?rs?|разных цвет(?:ов|ах)|цвета? (?:микс|в ассортименте|вперемешку)|микс цветов)(?!\p{L}|[^.,;!?]{0,30}(?:можно|возможен)\s*\?)|(?<!(?:能|可以|可)[^，。]{0,8})混(?:色装?|装|搭|发)|颜色(?:随机|混装|混搭)/giu,
    ' ',
  ],
  // "14 про айфон", "литров на 5": the other way round.
  [
    /(?<!\p{L}|\d)(\d{1,2}(?:\s?(?:про|pro))?(?:\s?(?:макс|max|плюс|plus))?)(?:-?й|-?го)?\s+(айфон\p{L}*|iphones?)(?!\s*\d|\p{L})/giu,
    '$2 $1',
  ],
  [
    /(?<!\p{L})((?:милли)?литр(?:ов|а)|(?:санти|милли)?метр(?:ов|а)|грамм(?:ов|а)?|килограмм(?:ов|а)?|кило|ватт|микрон)\s+(?:на |по |от |где-?то )?(\d+(?:[.,]\d+)?(?:\s?[-–—]\s?\d+(?:[.,]\d+)?)?)(?![\d%]|\s?[-–—]\s?\d|\s?(?:шт|руб|р|₽|см|мм|м)(?!\p{L}))/giu,
    '$2 $1',
  ],
  // "Чтобы тепло держал часов 12-24": hours, of which the fewer must do.
  [
    /(?<=(?:тепл|холод|горяч|заряд|держ|работ|хват|свет)\p{L}*\s(?:\p{L}+\s){0,2})час(?:ов|а|иков)\s+(?:на |по |где-?то |примерно |от )?(\d+)(?:\s?(?:[-–—]|до)\s?\d+)?(?![\d%]|\s?(?:шт|руб|р|₽)(?!\p{L}))/giu,
    '$1 часов',
  ],
  [
    /(?<=(?:тепл|холод|горяч|заряд|держ|работ|хват|свет|keep|last|hold|(?:hot|cold|warm) |保温|保冷|续航|能用)[^.;!?]{0,30})(?<!\d)(\d+)\s?(?:[-–—~到至]|до|to)\s?\d+(?=\s?-?(?:час|ч(?!\p{L})|hours?|hrs?|h(?![a-z])|小时))/giu,
    '$1',
  ],
  [/(?<!\p{L})не ?(?:очень |слишком |сильно )?тяж[её]л(?=(?:ый|ая|ое|ого|ой|ую)(?!\p{L}))/giu, 'лёгк'],
  [/(?<!\p{L})не ?(?:очень |слишком |сильно )?тяж[её]лы(?=(?:е|х|м|ми)(?!\p{L}))/giu, 'лёгки'],
  [/(?<![a-z])not (?:too |very |so )?heavy(?![a-z])/giu, 'lightweight'],
  [/(?:不(?:要|能)?太?|别太)重(?![要复量新视叠合])/gu, '轻便'],
  [/(?<![\d.,])(\d+)\s?\+\s?(?=(?:gsm|g\/m|ml|cm|mm|w|mah|lumens?|lm|dpi|hours?|volts?)(?![a-z]))/giu, 'from $1 '],
  // A girl at school is no woman.
  [/((?:小学|幼儿园|儿童|初中)\p{Script=Han}{0,2}?)([女男])生/gu, '$1$2孩'],
  // "防不防水无所谓" is of being waterproof.
  [/(\p{Script=Han})不\1(\p{Script=Han}{0,3})(?=(?:的)?(?:无所谓|都行|都可以|没关系|不重要|不强求))/gu, '$1$2'],
  // What is feared of goods, or of who uses them, is what they shall prevent.
  ...feared.map(([events, prevented]): [RegExp, string] => [
    new RegExp(`(?<![不别没])怕(?:会|老是|总|容易|被|自己|孩子|小孩|宝宝|老人|客人)*(?:${events})`, 'gu'),
    prevented,
  ]),
  [/不(?:想)?要(?:带|有|拖)电?线(?![\p{Script=Han}])|不(?:想)?要(?:带|有|拖)电?线(?=的)/gu, '无线'],
  // "皮的呢": one character stands for the material where it is said of the goods that are spoken of.
  [/^(\s*(?:有没有|有|要|换|那)?)([皮木竹])的(?=呢|有|吗|么|$|[\s，。？！?!])/u, '$1$2质的'],
]
const unitOfMeasure =
  '(?:мл|л|литр\\p{L}*|мм|см|м|метр\\p{L}*|сантиметр\\p{L}*|г|гр|грамм\\p{L}*|кг|кило\\p{L}*|вт|ватт\\p{L}*|мач|ml|l|lit(?:er|re)s?|mm|cm|m|met(?:er|re)s?|inch(?:es)?|g|grams?|kg|kgs|kilos?|w|watts?|mah|毫升|升|毫米|厘米|公分|米|寸|克|公斤|斤|瓦|毫安)'
const tooMuchRu =
  '(?:это |уже |всё же |все же |для меня |для нас |мне |нам |как-то )*(?:(?:слишком|чересчур|больно|уж очень) (?:много|мало|больш|маленьк|велик|тяж[её]л|л[её]гк|длинн|коротк|широк|узк|толст|тонк|высок|низк|мощн|слаб)\\p{L}*|(?:велик|мал|больш|тяжел|тяжёл|длинн|коротк|широк|узк|толст|тонк|высок|низк|слаб|легк|много?)оват\\p{L}*|многовато|велик(?:а|и|о)?|мал(?:а|ы|о)?|перебор)'
const areEn = "(?:(?:is|are|was|looks?|feels?|seems?|would be) |'s )?"
const tooMuchEn =
  '(?:way |far |much |really |a bit |a little |bit )*too (?:much|little|big|large|small|heavy|light|long|short|wide|narrow|thick|thin|tall|high|low|weak|strong|powerful|bulky)'
const tooMuchZh =
  '的?(?:还是|实在|感觉|对我来说|确实)?(?:(?:有点儿?|有些|太|过于|偏)[大小重轻长短宽窄厚薄高低多少矮]了?|[大小重轻长短宽窄厚薄高低多少矮]了(?:一?[点些])?)'
/** What is said of a measure that will not do, and all that is said behind it. */
const refusedMeasure = new RegExp(
  `(?<![\\d.,\\p{L}])\\d{1,5}(?:[.,]\\d{1,2})? ?(?<unit>${unitOfMeasure})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\d]) ?${areEn}(?<tooMuch>${tooMuchRu}(?!\\p{L})|${tooMuchEn}(?![a-z])|${tooMuchZh})(?<rest>[\\s\\S]*)$`,
  'iu',
)
const measured = new RegExp(`\\d ?-?${unitOfMeasure}(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`, 'iu')
/** A number that nothing says what it is of: "30 rather", 「30的呢」. */
const unitless =
  /(?<![\d.,]|(?:шт|штук|пар|цена|size|размер\p{L}*)\.? )\d{1,5}(?:\s?[-–—]\s?\d{1,5})?(?=\s*(?:$|[,.;?!，。；？！]|есть|будет|хватит|бы|rather|would|instead|的|就|吧))/iu
/** "50 l is too big": what is refused is not wished for. With no other named it says that smaller ones are. */
function withoutRefused(unit: string, tooMuch: string, rest: string): string {
  if (measured.test(rest)) return rest
  return unitless.test(rest) ? rest.replace(unitless, (number) => `${number} ${unit}`) : `${tooMuch}${rest}`
}

const unitSpelt = '(?:(?:санти|милли)?метр(?:а|ов)|литр(?:а|ов)|килограмм(?:а|ов)|кило|грамм(?:а|ов)?|ватт)'
const ruCounts = 'один|два|две|три|четыре|пять|шесть|семь|восемь|десять|двенадцать|пятнадцать|двадцать|тридцать|сорок|пятьдесят|сто'
/** How many a word of a small count says: "two", «три», "a". */
const countOf = (word: string): number => readNumbers(word.toLowerCase())[0]?.value ?? 1

/** Figures as people say them: two of a measure or the other are a span of it, 2米7 is 2.7 metres and 1w毫安 ten thousand. */
const figures: readonly [RegExp, string | ((...parts: string[]) => string)][] = [
  // 一升半 is 1.5 litres, 两米半 2.5 metres.
  [/([一二两三四五六七八九]|\d)(升|米|公斤|斤|寸)半/gu, (_, whole, unit) => `${readHanNumber(whole!) ?? whole}.5${unit}`],
  // «Метра на полтора», «два с половиной метра», "a metre and a half", "two and a half metres".
  [
    new RegExp(
      `(?<!\\p{L}|\\d\\s?)(${unitSpelt}) (?:на |где-?то |примерно |около )?(${ruCounts}|полтор[аы])(?! (?:${unitSpelt}|шт|штук|пар|руб|тысяч))(?!\\p{L})`,
      'giu',
    ),
    '$2 $1',
  ],
  [new RegExp(`(?<!\\p{L})(${ruCounts}|\\d{1,2}) с половиной (?=${unitSpelt}(?!\\p{L}))`, 'giu'), (_, whole) => `${countOf(whole!)}.5 `],
  [
    /(?<![a-z])(an?|one|two|three|four|five|\d{1,2}) (lit(?:er|re)|met(?:er|re)|kilo(?:gram(?:me)?)?|feet|foot|inch(?:es)?)s? and a half(?![a-z])/giu,
    (_, whole, unit) => `${countOf(whole!)}.5 ${unit}s`,
  ],
  [
    /(?<![a-z])(one|two|three|four|five|\d{1,2}) and a half (?=(?:lit(?:er|re)|met(?:er|re)|kilo(?:gram(?:me)?)?|inche?)s?(?![a-z]))/giu,
    (_, whole) => `${countOf(whole!)}.5 `,
  ],
  // A child's height is its size: 身高一米三.
  [/身高(?:大概|约|大约)?(?:一米|1米|1\.)([一二三四五六1-6])/gu, (_, tenth) => `尺码1${readHanNumber(tenth!) ?? tenth}0`],
  // What a pair or a set weighs is what one of it weighs.
  [/(?<!\p{L})(сколько (?:будет )?вес(?:ит|ят)) (?:одна |один )?(?:пара|штука|упаковка|комплект|набор)(?!\p{L})/giu, '$1'],
  // "Гирлянда... нет, лента", "степлер, папки? ладно, блокноты": who corrects himself wants what is said last.
  [/^[^.?!…]{2,40}(?:\.{2,}|…)\s*(?:ой|нет|не|точнее|вернее|хотя нет|стоп),?\s+(?=\p{L}{3,})/giu, ''],
  [/^[\s\S]{2,60}[?!.…]\s*(?:ладно|хорошо|окей),? (?:тогда )?(?=\p{L}{3,} )/giu, ''],
  [/(?<!\p{L})полосат(?:ые|ый|ая|ое|ых|ую)(?!\p{L})/giu, 'в полоску'],
  [/(?<!\p{L})клетчат(?:ые|ый|ая|ое|ых|ую)(?!\p{L})/giu, 'в клетку'],
  [/(?<=(?:₽|руб\p{L}*|р\.?),?) (?:уложимся|влезем|впишемся)(?=\s*[?]?\s*$)/giu, ''],
  [/(?<!\p{L})аллерги\p{L}{1,2} не (?:будет|вызыва\p{L}+)|не (?:вызыва\p{L}+|будет) аллерги\p{L}{1,2}(?!\p{L})/giu, 'гипоаллергенные ли'],
  [/(?<=(?:^|\s)(?:а|и|ну|хотя бы|на|от) )(\d{1,3}) час(?:а|ов)(?=\s*[?]?\s*$)/giu, '$1 ч'],
  [/有木有/gu, '有没有'],
  [/(?<![a-z])dish washer(?![a-z])/giu, 'dishwasher'],
  // What a material is blamed for says that it is not wanted: "керамику, стекло бьётся", "polyester gets sweaty, cotton instead".
  [
    /(?<!\p{L}|(?:не|без|из|не из|но|если|а|ли|что|почему) )(стекло|пластик|керамика|металл|железо|дерево|полиэстер|синтетика|резина|силикон|кожзам|алюминий|акрил|плюш|ткань) (?:мо[йяиё] |он[аи]? |собака |п[её]с |кот |вс[её] время |быстро |сильно |часто |постоянно |у всех |же |ж )?(?:бь[её]тся|гн[её]тся|ржаве\p{L}+|лома\p{L}+|треска\p{L}+|трещит|воня\p{L}+|поте\p{L}+|линя\p{L}+|пачка\p{L}+|царапа\p{L}+|рв[её]тся|желте\p{L}+|скользит|мн[её]тся|колется|греется|плавится|(?:со|по|раз)жр[её]т|(?:раз|с|по)грыз\p{L}*|(?:по|раз)рв[её]т|раздер[её]т)(?: (?:быстро|сразу|за (?:пару |\d+ )?(?:минут|дн|час)\p{L}*))?(?=\s*(?:[,.!;)]|$))/giu,
    'не $1',
  ],
  // «Не плюш, резиновое есть?»: what is asked for behind it is wanted.
  [
    /(?<=(?<!\p{L})не (?:стекло|пластик|керамика|металл|железо|дерево|полиэстер|синтетика|резина|силикон|кожзам|алюминий|акрил|плюш|ткань)),(?=\s*[\p{L}-]+ (?:есть|давай\p{L}*|нуж\p{L}+|лучше|можно|хочу|надо|ищу|покажи\p{L}*)(?!\p{L}))/giu,
    '.',
  ],
  [
    /(?<!\p{L})(пластик|стекл|металл|дерев|полиэстер|синтетик|резин)\p{L}{1,2} (?:у нас |у меня |уже |и так |тут )*(?:полно|навалом|надоел\p{L}*|достал\p{L}*)(?=\s*(?:[,.!;)]|$))/giu,
    (_, stem) =>
      `не ${stem === 'стекл' ? 'стекло' : stem === 'синтетик' || stem === 'резин' ? `${stem}а` : stem === 'дерев' ? 'дерево' : stem}`,
  ],
  [
    /(?<![a-z])(?<!(?:no|not|non|of|in|from|if|the|does|do|will|can|when) )(glass|plastic|ceramic|metal|wood|polyester|nylon|acrylic|rubber|silicone|steel|iron) (?:always |just |only |easily |often |quickly )*(?:gets (?:sweaty|hot|cold|dirty|sticky|soft|scratched|brittle|yellow|dull|heavy)|breaks|cracks|bends|rusts|smells|melts|shatters|sweats|is too [a-z]+|feels cheap)(?=\s*(?:[,.!;)]|$))/giu,
    'no $1',
  ],
  // «Мл 300-350»: the unit before its figures.
  [
    /(?<=^|[,.;(]\s*|(?:объ[её]м\p{L}*|размер\p{L}*|длин\p{L}*|ширин\p{L}*|высот\p{L}*|вес\p{L}*|на|по|от) )(мл|см|мм|гр|грамм|кг|вт|литров|ml|cm|mm)\.? (\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?)(?!\s?(?:мл|см|мм|г|кг|вт|л|шт|ml|cm|[\d.,-]|%))/giu,
    '$2 $1',
  ],
  [
    /(?<=^|[,.;(]\s*|(?:у нас|у меня|бюджет|есть|где-то|примерно|около|на|за) )(тысяч|тыщ|тыс\.?) (\d{1,3})(?![\d.,]|\s?(?:шт|тыс|руб|₽))/giu,
    '$2 тысяч',
  ],
  [
    /(?<=(?<![a-z])(?:my|our|for (?:my|our|an?)|run an?|have an?|own an?) (?:[a-z]+ ){1,2}|(?<![a-z])for [a-z]+ prep )business(?! (?:style|look|cards?|bags?|trips?|suits?|class))(?![a-z])/giu,
    'company',
  ],
  [/(?<![a-z])throw in (?=(?:an?|some|the|\d+) )/giu, 'also '],
  [/(?<![a-z])work gloves(?![a-z])/giu, 'gloves for work'],
  // «И тп» is no material.
  [/(?<!\p{L})и ?т\.? ?[пд]\.?(?![\p{L}\d])/giu, ''],
  [/(?<=\p{L}\s)нету(?=\s*\?)/giu, 'есть'],
  // "Something light" is no lamp.
  [/(?<=(?<![a-z])(?:something|anything) )light(?=\s*(?:[,.!?]|$))/giu, 'lightweight'],
  [/(?<!\p{L})это (?:просто |вообще |ж |же )?жесть(?=\s*(?:[,.!;)]|$))/giu, 'это много'],
  [/(?<!\p{L})офисны[хе] ребят\p{L}{0,2}(?!\p{L})/giu, 'коллег'],
  [refusedMeasure, (_, unit, tooMuch, rest) => withoutRefused(unit!, tooMuch!, rest!)],
  // "100 is too many, 20 rather": the number that is refused is not the one that is wanted.
  [
    /(?<!\p{L})(?:минималка |минимум |заказ |сразу )?(?<![\d.,]|\d )\d{2,6} ?(?:шт\p{L}*\.?|пар|комплект\p{L}*)? ?(?:сразу |это |как-то |для меня )*(?:много(?:вато)?|перебор|слишком много)(?=\s*[,.!;…]|\s*$)(?=.*\d)/giu,
    '',
  ],
  [
    /(?<![a-z\d.,$€£]|\d )\d{2,6} ?(?:pcs|pieces|pairs|sets|units)? ?(?:is|are|s|'s)? ?(?:way |far |a bit |much )?too (?:many|much)(?=\s*[,.!;]|\s*$| for)(?=.*\d)/giu,
    '',
  ],
  [
    /(?:起订|起批|最低)?量?(?<![\d.,])\d{2,6}\s?[个件条双套只支张块包]?(?:(?:有点|实在|也)?太多了?|(?:有点|实在)多了?|多了)吧?(?=[\s，。,!！]|$)(?=.*\d)/giu,
    '',
  ],
  // "8 hrs minimum"
  [
    /(?<![\d.,a-z])(\d+(?:[.,]\d+)?) ?(hrs?|hours?|h|kg|g|cm|mm|m|ml|l|w|mah|inch(?:es)?)(?: at)? (?:minimum|min|or more|at least)(?![a-z])/giu,
    'at least $1 $2',
  ],
  [
    /(?<=(?<![a-z])(?:to|must|should|will|can|gotta|does|they|it) )last(?= (?:(?:an?|all|the|through|for|more|at|long)(?![a-z])|\d))/giu,
    'hold',
  ],
  // "Snow boots, about 27-29": of shoes those are sizes, and no price.
  [
    /(?<=(?:boots|shoes|sneakers|sandals|slippers|socks|обув|ботин|сапог|кроссов|туфл|сандал|тапо|тапк|носк)[^.!?]*(?<!\p{L})(?:about|around|roughly|примерно|около|где-то) )([1-4]\d) ?- ?([1-5]\d)(?![\d.,]|\s?(?:[₽$€¥]|руб|р(?!\p{L})|юан|usd|cm|см|pairs|pcs|пар|шт))/giu,
    'size $1-$2',
  ],
  // Letters of sizes are capitals.
  [
    /(?<!\p{L})(?:от |с |from )?(xxs|xs|s|m|l|xl) ?(?:до|по|to|到|至|-) ?(m|l|xl|xxl|xxxl|[2-6]xl)(?![a-zа-я])/giu,
    (_, least, most) => `${least!.toUpperCase()}-${most!.toUpperCase()}`,
  ],
  // "До штуки рублей", "полторы штуки": thousands.
  [/(?<!\p{L})(?:одн(?:у|ой|ой) )?штук(?:у|и|а|ой) (?=(?:руб|₽))/giu, '1000 '],
  [/(?<!\p{L})полтор(?:ы|ой|у) (?:штук[иу]|тыщ\p{L}*|косар\p{L}*)(?: (?=руб))?/giu, '1500 руб '],
  [/(?<!\p{L})(две|три|четыре|пять|шесть|семь|восемь|девять|десять|[2-9]|10) (?:штук[иу]?|косар(?:я|ей)) руб\p{L}*/giu, '$1 тысяч рублей'],
  // 两百来条 is about two hundred.
  [/(?<=[十百千万\d])(?:来|几|多)(?=\s?[个件只双条套把盒箱支包张瓶块顶副盏本卷根])/gu, ''],
  // 一万毫安, 三升: a number in characters before a unit.
  [
    /(?<![\d一二两三四五六七八九十百千万])([一二两三四五六七八九十百千万]{1,6})(?=毫安|毫升|升|公分|厘米|毫米|公斤|千克|瓦|寸|片装|码|岁|个月大|小时(?!候))/gu,
    (all, number) => String(readHanNumber(number!) ?? all),
  ],
  // 一毛五 is 0.15 yuan, 三毛 0.3.
  [
    /(?<![\d一二两三四五六七八九])([一二两三四五六七八九])(?:毛|角(?=钱|以内|以下|之内|左右|一[个件只条双支]|[一二三四五六七八九\d]|的[\s，,。]|[\s]*$))(?:钱)?([一二三四五六七八九])?(?![\p{Script=Han}]*[巾绒线衣毯])/gu,
    (_, tenth, hundredth) => `0.${readHanNumber(tenth!)}${hundredth ? readHanNumber(hundredth) : ''}元`,
  ],
  // 12в, 24V: volts, where no space makes a preposition of it.
  [/(?<![\d.,\p{L}])(3|5|6|9|12|18|2[014]|36|48|110|2[234]0)[вv](?![\p{L}\d])/giu, '$1 volts'],
  // 30 cents, 60 копеек, 50美分: hundredths of the currency.
  [/(?<![\d.,])(\d{1,3})\s?(?:¢|cents?(?![a-z])|цент(?:ов|а)?(?!\p{L}))/giu, (_, hundredths) => `$${Number(hundredths) / 100}`],
  [
    /(?<![\d.,])(\d{1,2}) ?(?:p(?= (?:each|apiece|a piece|per|or less|max))|pence(?![a-z]))/giu,
    (_, hundredths) => `£${Number(hundredths) / 100}`,
  ],
  [/(?<![\d.,])(\d{1,3})\s?коп(?:еек|ейки|ейка|\.)?(?!\p{L})/giu, (_, hundredths) => `${Number(hundredths) / 100} руб`],
  [/(?<![\d.,])(\d{1,3})\s?美分/gu, (_, hundredths) => `${Number(hundredths) / 100}美元`],
  // 一千颗粒: parts of a whole.
  [
    /(?<![\d一二两三四五六七八九十百千万])([一二两三四五六七八九十百千万]{1,6})(?=颗粒|块拼图|片拼图)/gu,
    (all, number) => String(readHanNumber(number!) ?? all),
  ],
  // 两个口的 is 双口.
  [/[两二2]个?(?=[口孔层耳头])(?![口孔层耳头]\p{Script=Han}{0,2}之家)/gu, '双'],
  [/3个?(?=[口孔层])/gu, '三'],
  [/(?<![\d.,])(\d{2,4})\s?(?:на|н)\s?(\d{2,4})(?=$|[^\p{L}\d]|\s?см)(?!\s?(?:шт|руб|р(?!\p{L})|₽|чел))/giu, '$1x$2'],
  [
    /(?<![\d.,/x×*-])(\d{1,5}(?:[.,]\d+)?)\s?(?:мл|л|см|мм|м|кг|г|вт|ml|l|cm|mm|m|kg|g|w|inch|寸|厘米|毫升|升|瓦|公斤|克|米|片)?\s?(?:or|или|либо|或者?|\/)\s?(\d{1,5}(?:[.,]\d+)?)\s?(?=(?:мл|л|см|мм|м|кг|г|вт|мач|ml|l|cm|mm|m|kg|g|w|mah|inch(?:es)?|寸|厘米|毫升|升|瓦|公斤|克|米|片)(?![\p{Script=Latin}\p{Script=Cyrillic}]))/giu,
    (all, first, second) => (Number(first?.replace(',', '.')) < Number(second?.replace(',', '.')) ? `${first}-${second} ` : (all ?? '')),
  ],
  [/(?<![a-z])uk\s?(\d{1,2}(?:\.5)?)(?!\d|\s?(?:plug|v|w)(?![a-z]))/giu, 'UK size $1'],
  [/(?<![\d.])(\d)\s?米\s?(\d{1,2})(?![\d.]|\s?(?:米|cm|厘米|mm|毫米|[条个件只根张卷把套双盒包支块片捆]))/gu, '$1.$2米'],
  [
    /([一二两三四五])米([一二三四五六七八九])/gu,
    (_, whole, tenth) => `${digits.indexOf(whole === '两' ? '二' : whole!)}.${digits.indexOf(tenth!)}米`,
  ],
  [
    /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s?[wW万](?=\s?(?:毫安|mah|个|件|只|双|条|pcs|套|片|支|张|包))/gu,
    (_, tens) => String(Math.round(Number(tens) * 10_000)),
  ],
  // Of what hangs or lies flat a width beside a height is its size: 宽2米高2.7米, "ширина 2 м, высота 2.7 м".
  [
    /(?<=(?:帘|毯|毛巾|浴巾|床单|桌布)[^。；;]{0,20})(?:宽|长)(?:度)?[是为:：]?\s?(\d(?:\.\d+)?)\s?米[\s，,]?(?:高|宽)(?:度)?[是为:：]?\s?(\d(?:\.\d+)?)\s?米/gu,
    '$1x$2米',
  ],
  // 三四十块 is from thirty to forty, 七八块 from seven to eight.
  [
    /(?<![\d一二两三四五六七八九十百千])([一二两三四五六七八九])([二三四五六七八九])([十百千])?(?:多)?[块元](?:钱)?(?:左右|上下)?(?!以内|以下|之内|[一二三四五六七八九半])/gu,
    (all, low, high, scale) => {
      const [from, to] = [low, high].map((digit) => (readHanNumber(digit!) ?? 0) * (scale ? readHanNumber(`一${scale}`)! : 1))
      return to! > from! ? `${from}-${to}元` : (all ?? '')
    },
  ],
  [/(?<![\d.])(\d{1,2})\s?[块元]\s?([1-9])(?![\d个件只双条张块元])/gu, '$1.$2元'],
]
const digits = '零一二三四五六七八九'

/** Words of people who write a language that is not their own, or their own in a hurry, and what sellers call the same. */
const wordings: readonly [RegExp, string][] = [
  // Who uses goods is no property of them: "чтобы гости не падали", "so guests don't slip", 别让客人滑倒.
  [
    /(?<=(?<!\p{L})чтоб[ыь]?\s)(?:люди|гости|клиенты|посетители|постояльцы|сотрудники|ребята|народ|никто|дети|покупатели|ученики)\s(?=не\s)/giu,
    '',
  ],
  [
    /(?<=(?<![a-z])(?:so|that|so that)\s)(?:people|guests|clients|customers|visitors|staff|employees|nobody|everybody|kids|students|they)\s(?=(?:don'?t|do not|won'?t|can'?t|never)(?![a-z]))/giu,
    '',
  ],
  // "Caps 4 golf club": for.
  [
    /(?<=[a-z]{3} )4 (?=(?:my|our|the|a|an|school|work|gym|golf|wedding|summer|winter|travel|resale|office|hotel|cafe)(?![a-z]))/giu,
    'for ',
  ],
  // A logo that is stitched on is a logo.
  [/(?<=(?<![a-z])(?:our|my|the|own|company|club|team|with) )(embroidered|stitched|printed|engraved) (?=logos?(?![a-z]))/giu, 'custom '],
  // 65瓦往上 is 65 at least, 二十块往下 no more than that.
  [/(?<=[\d一二两三四五六七八九十百千]\s?[\p{Script=Han}a-z]{0,3})(?:往上|朝上)/giu, '以上'],
  [/(?<=[\d一二两三四五六七八九十百千]\s?[\p{Script=Han}a-z]{0,3})(?:往下|朝下)/giu, '以下'],
  // "For a 180 bed", на кровать 160, 180的床: what lies on beds is as wide as they are, in centimetres where no unit is said.
  [/(?<![a-z])for (?:an? |the |my |our )?((?:90|1[2-9]0|135|200)(?= (?:bed|wide)))(?: wide)? beds?(?![a-z])/giu, '$1 cm'],
  [/(?<![a-z])for (?:an? |the |my |our )?(\d(?:\.\d+)? ?m|\d{2,3} ?cm)(?: wide)? beds?(?![a-z])/giu, '$1'],
  [/(?<!\p{L})(?:на|для) кроват\p{L}+ (90|1[2-9]0|200)(?![\d.,]*\d|\s?(?:см|х|x|на |шт|руб|р(?!\p{L})))/giu, '$1 см'],
  [/(?<!\p{L})(?:на|для) кроват\p{L}+ (\d(?:[.,]\d+)? ?м(?!\p{L})|\d{2,3} ?см)/giu, '$1'],
  [/(?<![\d.,])(90|1[2-9]0|135|200)(?=的?床(?!单|笠|品|上|垫))/gu, '$1厘米'],
  // Whether single pieces are sent to one's own buyers is asked of the service.
  [/(?<=(?:支持|可以|能不能|能|可不可以)\s?)一件(?=代发)/gu, ''],
  // The one parcel that all of it is put into is no count of pieces.
  [/同?一个(?=包裹|订单)/gu, '同个'],
  // Who corrects himself wants what is said last.
  [
    /^[^.?!…]{2,60}(?:\.{2,}|…|[,;–—]| -)\s*(?:no wait|wait,? no|actually no|scratch that|no,? i mean)[, –—-]+(?=(?:the |some )?[a-z]{3,})/giu,
    '',
  ],
  [/^[^。？！?!]{2,30}(?:…+|\.{2,}|[，,])(?:哦)?(?:不对|等等|不不)[，,](?:是|要|来|看)?(?=\p{Script=Han}{2,})/gu, ''],
  // Goods are branded by a logo.
  [/(?<![a-z])(?:custom[- ]?)?branded with (?=(?:our|my|the|a|your) )/giu, 'with '],
  [/(?<=(?<![a-z])(?:can|could|may|will) (?:they|it|these|those|the [a-z]+) )be (?:custom[- ]?)?branded(?![a-z])/giu, 'have a logo'],
  [/(?<![a-z])that (?:(?:can )?takes?|accepts?|allows?|supports?) (?=(?:a |an |our |my )?(?:custom )?logo)/giu, 'with '],
  [/(?<![a-z])slimmer(?![a-z])/giu, 'thinner'],
  // What need not be ironed does not crease.
  [/(?<![a-z])(?:easy|non|no|minimal)[- ]iron(?:ing)?(?![a-z])/giu, 'wrinkle-resistant'],
  // The spring that something is held by is no season.
  [
    /(?<![a-z])spring(?= (?:hinges?|arms?|clips?|lids?|loaded|handles?|mechanism|mattress(?:es)?|closure|clasp|steel)(?![a-z]))/giu,
    'sprung',
  ],
  // What muffins are baked in.
  [/(?<=(?<!\p{L})форм\p{L}{0,3} )под (?=(?:маффин|кекс|капкейк|торт|хлеб|печень|пирог|л[её]д))/giu, 'для '],
  // "Силикон липнет, давай пластик": what is found fault with is not wanted where something else is.
  [
    /(?:^|(?<=[.,;!]))\s*(?:(?:не|нет|ой|но|а)[, ]+)*([а-яё]{4,}) (?:слишком |очень |быстро |сильно |мне |нам |сразу )*(?:липн|пачка|марк|скольз|хрупк|бь[её]т|тяжел|желте|воня|пахн|колет|колюч|ржаве|мнёт|мнет|царапа|жарк|греет)\p{L}*(?:ся)?[.,;!]\s*(?=(?:давай|лучше|тогда|пусть|хочу|надо|нужн|можно|есть|а ))/giu,
    ' не $1, ',
  ],
  [
    /(?:^|(?<=[.,;!]))\s*(?:(?:no|nah|nope|but|hmm|the)[, ]+)*([a-z]{4,}) (?:is |are |gets? |feels? |looks? |goes |turns |always |too |so |very |easily )*(?:sticky|dirty|slippery|fragile|breaks?|heavy|yellow|smells?|smelly|scratch(?:es|y)?|itchy|rusts?|rusty|creases?|hot|cold)(?: (?:easily|quickly|fast|a lot|too much|in the sun))?[.,;!]\s*(?=(?:let's|lets|make it|how about|what about|rather|better|i'd|can i|then|do you|give me|go with|please|maybe))/giu,
    ' not $1, ',
  ],
  [
    /(?:^|(?<=[，,。；;！\s]))(?:不行|不好|嗯|那个)?[，,]?(\p{Script=Han}{2,3}?)的?(?:太|很|容易|会|老|比较)+(?:粘|脏|滑|碎|重|黄|臭|味|刮|扎|锈|皱|热|冷|脆)\p{Script=Han}{0,2}[，,。；;！\s]+(?=(?:换|还是|要|来|改|有没有|那))/gu,
    '不要$1，',
  ],
  // "Если сразу 120 взять": how many.
  [
    /(?<=(?<!\p{L})(?:если|а если|ежели|когда)(?: мы| я| сразу| буду| будем| вдруг){0,3} )(\d{1,6}) (?=(?:сразу )?(?:взять|купить|заказать|брать|возьм\p{L}+|закаж\p{L}+|куп\p{L}+|бер\p{L}+)(?!\p{L}))/giu,
    '$1 штук ',
  ],
  // Where they will be sold on says nothing of them.
  [
    /(?:,? (?:and |to |for )?(?:resale|reselling|resell|selling|sell)(?: (?:on|at|via|through))?(?: (?:amazon|ebay|etsy|shopify|ozon|wildberries|wb|allegro))?)(?![a-z])(?=$|[\s,.;!?]*(?:\d|$))/giu,
    ' ',
  ],
  [
    /(?:^|(?<=[.,;!] ?))\s*(?:прода[юё]м?|торгую|торгуем)(?: их| это| всё| все)? (?:на|через) (?:вб|wb|озон\p{L}*|ozon|вайлдберриз|wildberries|маркетплейс\p{L}*|рынке|авито|ярмарк\p{L}*)\s*[,.;–—-]\s*(?=\S)/giu,
    ' ',
  ],
  // "What load does the first one bear?" asks for one thing.
  [
    /(?<![a-z])(what|how much|which) (load|pressure|current) (?:does|do|can|will|would|could|is) (.{2,30}?) (?:bear|take|hold|carry|support|withstand|handle|stand)s?(?![a-z])/giu,
    'what $2 $3',
  ],
  [
    /(?<=(?<!\p{L})как(?:ую|ой) (?:максимальн\p{L}+ )?нагрузк\p{L}+ )(?:может |могут )?(?:выдерж\p{L}+|держ\p{L}+|вынос\p{L}+|несёт|несет|тян\p{L}+|поднима\p{L}+)/giu,
    '',
  ],
  // "Capacity 35 litres": the unit says what is measured.
  [/(?<![a-z])(?:capacity|volume)(?: of|:| is)? (?=(?:(?:from|at least|about|over|up to|around|min(?:imum)?) )?\d)/giu, ''],
  [
    /(?<!\p{L})(?:[её]мкость(?:ю)?|вместимость(?:ю)?|объ[её]м(?:ом)?):? (?=(?:(?:от|до|около|не менее|не меньше|примерно|где-?то) )?\d)/giu,
    '',
  ],
  // "Провод пусть будет": what was not wanted may be there.
  [
    /(?<!\p{L})(?:провод|шнур)\p{L}? пусть (?:будет|остаётся|остается|есть)|пусть (?:будет )?с (?:проводом|шнуром)(?!\p{L})/giu,
    'беспроводной не обязательно',
  ],
  // "Первого комплекта", "второй позиции": the one in that place.
  [
    /(?<=(?<!\p{L})(?:перв|втор|трет|четв[её]рт|пят|последн)(?:ый|ой|ая|ое|ого|ому|ом|ую|ий|ьего|ьей|ья|ью|его|ей|яя|юю|ем) )(?:комплект|набор|вариант|позици|модел|предложени|карточк|товар)\p{L}*(?![^.?!]*(?:входит|состоит))/giu,
    '',
  ],
  // For what a budget is.
  [
    /(?<=(?<!\p{L})бюджет\p{L}{0,2}) (?:на|для) (?:(?:вс[юеё]|перв\p{L}+|пробн\p{L}+|нов\p{L}+|оптов\p{L}+) )?(?:закупк\p{L}*|закуп|парти[юя]|заказ|товар|старт|вс[её])(?!\p{L})/giu,
    '',
  ],
  [
    /(?<=(?<![a-z])budget) (?:for|on) (?:the |this |my |our )?(?:(?:whole|first|entire|trial|bulk) )?(?:purchase|order|lot|batch|stock|shipment|everything|all)(?: is| of)?(?![a-z])/giu,
    '',
  ],
  [/(?:采购|进货|拿货|首批)(?:的)?预算/gu, '总预算'],
  // "Cases? No, rather shoppers": what was thought of first is not wanted.
  [/^[^.?!]{3,60}\?\s*(?:а |ну |ой |хотя )*нет,? (?:лучше|давай(?:те)?|пусть)(?: (?:будут|тогда|уж))? (?=\p{L}{3})/giu, ''],
  [
    /^[^.?!]{3,60}\?\s*(?:hmm,? |well,? |actually,? )*(?:no|nah),? (?:rather|better|make (?:it|that)|let's (?:say|do)|actually)(?: some)? (?=[a-z]{3})/giu,
    '',
  ],
  [/^[^。？！?!]{2,30}[？?]\s*(?:算了|不|不用|还是算了)[，,]?(?:还是|改成?|换成?|不如)(?:要|来|买)?(?=\p{Script=Han}{2})/gu, ''],
  // "No heavier than a kilo" is one.
  [/(?<=(?<!\p{L})(?:не (?:тяжелее|больше|более)|до|легче|меньше|менее) (?:одного )?)кило(?:грамма?)?(?!\p{L})/giu, '1 кг'],
  [
    /(?<=(?<![a-z])(?:under|below|less than|lighter than|no more than|up to|not (?:heavier|more) than) )a kilo(?:gram(?:me)?)?(?![a-z])/giu,
    '1 kg',
  ],
  // What is printed on goods, at the end of what they are: "бутылки с печатью, 1000 штук".
  [/(?<!\p{L})с (?:печатью|нанесением|брендированием)(?= ?(?:[,.;!?]|$))/giu, 'с логотипом'],
  [
    /(?<!\p{L})срок(?:и)?:? (?=(?:до|к|не позднее) \d{1,2} (?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр))/giu,
    '',
  ],
  [/(?<![a-z])yoga blocks? (?:or|and|\/) bricks?(?![a-z])|(?<![a-z])yoga bricks?(?![a-z])/giu, 'yoga blocks'],
  // What seats goods are for.
  [/(?:办公|电脑|汽车|餐|老板)椅(?:子)?用的?(?=[,，。\s]|$)/gu, '办公用'],
  [/^记忆棉的(?=[呢吗]|款|[\s。？?！!]*$)/gu, '慢回弹的'],
  // Kinds of gifts.
  [/(?<!\p{Script=Han})(?:电子|数码)类的?(?=[呢吗]|[\s，,。？?！!]*$)/gu, '电子产品'],
  [/(?<!\p{L})(?:что-?нибудь|что-?то) (?:из электроники|электронное)(?!\p{L})/giu, 'электроника'],
  [/(?<![a-z])(?:something|anything) (?:electronic|techy|electrical)(?![a-z])/giu, 'electronics'],
  // Who sells to those who come back: by the trust in him.
  [
    /(?<![a-z])(?:the )?(?:ones? )?(?:with )?(?:more than|over|above|at least|from) \d{1,2} ?% (?:of )?(?:repeat|returning|repurchase|return)(?:ing)?(?: (?:buyers|purchases?|customers|rate))?(?![a-z])/giu,
    'from reliable sellers',
  ],
  [
    /(?<!\p{L})(?:с |у которых )?(?:повторн\p{L}+ покуп\p{L}+|возвраща\p{L}+ покупател\p{L}+) (?:больше|более|выше|от|свыше) \d{1,2} ?%/giu,
    'от надёжных продавцов',
  ],
  [/(?:回头率|复购率)(?:在|超过|高于|大于)?\d{1,2}%(?:以上)?的?/gu, '可靠卖家'],
  // What goes yellow with time is no colour.
  [
    /(?<![a-z])(?:do|does|will|would) (?:they|it|these|those) (?:go |turn |get )?yellow(?: (?:over|with) time)?(?![a-z])/giu,
    'do they turn yellowish',
  ],
  [
    /(?<![a-z])(?:show )?(?:me )?(?:the )?cheapest [2-9](?! ?(?:pcs|pieces|pairs|sets|of))(?=\s*(?:$|[.!?]))(?<!compar\p{L}{1,4} (?:the )?cheapest \d)/giu,
    'the cheapest',
  ],
  // "500 по 4 цвета поровну": of how many colours is no price.
  [
    /(?<!\p{L})(?:по |в |из )?(?:[2-9]|двух|тр[её]х|четыр[её]х|пяти|два|три|четыре|пять) цвет(?:а|ов|ам|ах)(?: поровну)?(?= ?(?:[,.;!?]|$))/giu,
    '',
  ],
  // What goes into the washing machine is no toy.
  [
    /(?<!\p{L})(?:его |их |е[её] )?можно (?:ли )?(?:стирать |постирать )?в (?:стиральн\p{L}+ )?машинк[еу](?: стирать)?(?!\p{L})/giu,
    'можно стирать в машинке',
  ],
  // "5 cars, so 5 pieces".
  [/^\s*\d{1,4} [а-яё]+, (?:значит|то есть|итого|стало быть) (?=\d)/giu, ''],
  // A handle that is comfortable is no pen.
  [/,? (?:с тем )?чтобы? (?:была )?ручк(?:а|и) (?:была |были )?[а-яё]+(?:ая|ые|ой)(?!\p{L})/giu, ', с ручкой'],
  [/(?<!\p{L})(?:за )?то и друго(?:е|го)(?: вместе)?(?!\p{L})/giu, 'за всё'],
  [
    /^\s*(?:а |и )?(вес|масса|цена|длина|ширина|высота|размер|диаметр|плотность|толщина) (?:одно(?:го|й)(?: штуки)?|штуки|за штуку)[\s.!?]*$/giu,
    'какой $1?',
  ],
  // "For under 5s" are children.
  [/(?<![a-z])for (?:the )?(?:under|u)[- ]?(\d{1,2})(?:'?s)(?![a-z\d])/giu, 'for kids under $1'],
  // Steps of light are no pieces.
  [/[2-9二三四五](?=档(?:调光|亮度|可调|风速?|调节|色温))/gu, '多'],
  // What one costs.
  [/(?<!\p{L})(?:себестоимость|цена|стоимость) одно(?:й|го)(?: штуки)?(?!\p{L})/giu, 'цена за штуку'],
  // "Two identical flasks": two.
  [/(?<=(?<!\p{L})(?:\d+|два|две|три|четыре|пять|шесть) )одинаков\p{L}+ /giu, ''],
  [/(?<=(?<![a-z])(?:\d+|two|three|four|five|six) )(?:identical|matching|of the same) /giu, ''],
  // A laptop by its inches.
  [
    /(?<![a-z])(?:that |which |to )?(?:fits?|holds?|takes?) (?:an? |my )?(1[0-7](?:[.,]\d)?)(?:[ -]?inch(?:es)?|")? laptops?(?![a-z])/giu,
    'for laptop $1 inch',
  ],
  [/各(?:占|要|来)?一半/gu, ''],
  [/(?<=^(?:再|那|也)?(?:来|要|拿|买)\d{1,4})块(?=\p{Script=Han}{2})/gu, '条'],
  // What is worth its money says nothing of the goods.
  [/(?<![a-z])(?:the )?best[- ]value (?:for money )?(?!for )(?=[a-z]{3})/giu, ''],
  [
    /^\s*(?:а )?сколько (?:штук |шт\.? |предметов )?(?:в|на) (?:одном |одной |каждом )?(наборе|комплекте|упаковке)(?=\s*\?)/giu,
    'сколько предметов в $1',
  ],
  // "1000 pieces or more" asks for no more of those shown.
  [/(?<![\d.,])(\d{2,5}) (pieces|pcs|parts) (?:or more|and up|or over|at least)(?! (?:in|inside))(?![a-z])/giu, '$1+ $2'],
  // "Half white, half black": both.
  [
    /(?<![a-z])half (?:of (?:them|it) )?(?:in )?([a-z]+),? (?:and )?(?:the other )?half (?:of (?:them|it) )?(?:in )?([a-z]+)(?![a-z])/giu,
    '$1 and $2',
  ],
  [/(?<!\p{L})половин[ауы] (\p{L}+(?:ых|их)),? (?:а |и )?(?:половин[ауы]|остальные) (\p{L}+(?:ых|их))(?!\p{L})/giu, '$1 и $2'],
  [/一半(\p{Script=Han}{1,3}?)色?(?:的)?[，,]?(?:另)?一半(\p{Script=Han}{1,3}?)色?(?:的)?(?=[，,。\s？?]|$|可以|行吗)/gu, '$1色和$2色'],
  // Beside another colour natural and cream are one.
  [
    /(?<![a-z])(?:natural|cream|ecru|oatmeal)(?= (?:and|or|&|\/) (?:black|white|gr[ea]y|navy|red|blue|green|pink|brown|khaki)(?![a-z]))|(?<=(?:black|white|gr[ea]y|navy|red|blue|green|pink|brown|khaki) ?(?:and|or|&|\/|,) ?)(?:natural|cream|ecru|oatmeal)(?![a-z])/giu,
    'beige',
  ],
  // Whether light is warm stands in its colour temperature.
  [
    /(?<![a-z])is (?:the|its|their|that|this) light (?:warm|cold|cool|white|yellow(?:ish)?)(?:,? or (?:warm|cold|cool|white|yellow(?:ish)?))?(?![a-z])|(?<![a-z])is it (?:a )?(?:warm|cold|cool) (?:or (?:warm|cold|cool) )?light(?![a-z])|(?<![a-z])(?:warm|cold|cool) or (?:warm|cold|cool) light(?=\s*\?)/giu,
    'what is the color temperature',
  ],
  [
    /(?<!\p{L})(?:какой )?свет,? (?:у (?:них|него|не[её]) )?(?:т[её]плый|холодный|ж[её]лтый)(?: или (?:т[её]плый|холодный|белый))?(?=\s*[?,]|\s+и\s)|(?<!\p{L})(?:т[её]плый|холодный) (?:или (?:т[её]плый|холодный) )?свет(?=\s*\?)/giu,
    'какая цветовая температура',
  ],
  [/(?:灯光|光)?是?(?:暖|冷|白|黄)光(?:还是(?:暖|冷|白|黄)光)?[吗么]|是(?:暖|冷|白|黄)光还是(?:暖|冷|白|黄)光/gu, '色温是多少'],
  // A room of children is where their things stand.
  [/(?<![a-z])(kids?|child(?:ren)?|bab(?:y|ies)|boys?|girls?|teens?)(?:'s?)? (?:bed)?rooms?(?! (?:set|spray|heater))(?![a-z])/giu, '$1'],
  [/(?<!\p{L})детск(ую|ой|ая|ие|их) комнат\p{L}{1,2}(?!\p{L})/giu, 'детск$1'],
  [/儿童房间?/gu, '儿童'],
  [/(?<!\p{L})(?:тысяч[аи]?|тыщ[аи]?|тыс\.?) (\d{1,3})(?= ?(?:руб|р\.|₽|на |за |$|[,.;!?]))/giu, '$1 тысяч'],
  [/(?<=\d ?)тыщ[аи]?(?!\p{L})/giu, 'тысяч'],
  // Silver of a fineness is a metal, and neither a colour nor a count.
  [
    /(?<!\p{L})(?:из )?серебр(?:о|а) (?:925|s925)(?:[- ]?(?:й|ой))?(?: пробы)?(?!\d)|(?<!\d)925[- ]?(?:й|я|ая|ой)? проб(?:а|ы|у)(?: серебра)?(?!\p{L})/giu,
    's925',
  ],
  [/(?<![\da-z])(?:s?925 (?:sterling )?silver|sterling silver(?: s?925)?|silver s?925)(?![a-z\d])/giu, 's925'],
  [/(?<![\da-z])s?925(?:纯|足)?银|(?<![\da-z])925的?(?=$|[\s，,。？?])|(?:纯|足)银(?!色)/giu, 's925'],
  // 小号的 is a size, and no trumpet.
  [/(?<=[\s，,])小号的(?=[\s，,。？?]|$)/gu, '小的'],
  // "Cost and weight" asks for no dumbbells.
  [
    /(?<=(?<![a-z]|(?:carton|box|package|parcel)s? )(?:cost|price|prices|size|sizes|total|dimensions)(?:,| and|,? &) (?:the )?)weight(?=\s*(?:[?.!,]|$))/giu,
    'how heavy',
  ],
  // In both currencies: prices are told in roubles anyway.
  [
    /(?<![a-z])in (?:rub(?:les?)?|roubles?),? (?:and|&|n) (?:in )?(?:yuan|rmb|cny)(?![a-z])|(?<![a-z])in (?:yuan|rmb|cny),? (?:and|&|n) (?:in )?(?:rub(?:les?)?|roubles?)(?![a-z])/giu,
    ', price in yuan',
  ],
  [/(?<!\p{L})в рублях,? и (?:в )?юанях(?!\p{L})|(?<!\p{L})в юанях,? и (?:в )?рублях(?!\p{L})/giu, ', цена в юанях'],
  [/(?:用)?(?:卢布(?:和|跟)人民币|人民币(?:和|跟)卢布)(?:各|都|分别)?(?:是)?多少钱?/gu, '多少钱，人民币多少'],
  // How long it is until goods are here.
  [
    /(?<![a-z])(?:how (?:long|soon) (?:until|till|before|for|does it take for|will it take for|would|will|do|can)|when (?:would|will|do|can)) (?:(?:it|they|them|the order|my order|the goods)(?:'re|'s|'ll| are| is| will be)? ?(?:to )?(?:(?:be )?here|arrives?|come|gets? here|(?:gets?|come|make it|be delivered) to [a-z]{2,}|reach(?:es)? [a-z]{2,})|(?:we|i) (?:get|have|receive) (?:it|them))(?![a-z])/giu,
    'how long is delivery',
  ],
  // A strap to carry something is a strap.
  [/(?<=(?:ремеш|ремн|лямк|ручк|петл)\p{L}{1,4}) для (?:переноски|ношения|переноса)(?!\p{L})/giu, ''],
  [/克重要?(?:高|大)(?:一?[点些])?的?/gu, '更厚实的'],
  // As cheap as it gets.
  [/(?<![a-z])(?:as )?cheap(?:ly)? as (?:possible|you can|it gets)(?![a-z])|(?<![a-z])cheapest possible(?![a-z])/giu, 'the cheapest'],
  // What is printed on later is blank now, and can be printed on.
  [
    /(?<![a-z])(?:blank|plain) ([a-z]+(?: [a-z]+)?) (?:to|that i can|for me to) print (?:my designs? |designs? |logos? )?on(?:to)?(?![a-z])/giu,
    'plain $1 with custom logo',
  ],
  [
    /(?<![a-z])(?:to|that i can|for) print(?:ing)? (?:my (?:own )?designs? |designs? |our logos? )?on(?:to)?(?![a-z])/giu,
    'with custom logo',
  ],
  // From how many a logo is put on.
  [/(?:最[低少]|至少)?(?:要)?(?:多少|几)[个件只条]?起印/gu, '可以印LOGO吗'],
  [
    /(?<!\p{L})от скольк\p{L}+ (?:штук )?(?:вы )?(?:печата\p{L}+|нанос\p{L}+|делает\p{L}* нанесен\p{L}+)(?: лого\p{L}*)?/giu,
    'можно с логотипом',
  ],
  [
    /(?<![a-z])(?:what(?:'s| is) )?(?:the |your )?(?:minimum|moq)(?: order)?(?: quantity)? (?:for|to get) (?:a |the |our |my )?(?:custom )?(?:logo|printing|branding|print)(?![a-z])/giu,
    'is a custom logo possible',
  ],
  [/(?<=可以|能)绣(?:上)?(?:字|名字?)/gu, '绣LOGO'],
  // School years of those who use them.
  [/(?:给)?(?:小学)?[一二三四五六]年级(?:的)?(?=学生|孩子|小朋友|娃)/gu, ''],
  [/给(?:我们?|班里|全班)?(?:的)?(?:小?学生|孩子|小朋友)们?(?:买|订|采购|选|挑|配|准备)(?=书包|双肩)/gu, '学生'],
  [/(?:男生|男孩)(?:和|跟|与|、)?(?:女生|女孩)(?:的)?颜色(?:要)?(?:不一样|不同|分开)/gu, ''],
  // A night of light is eight hours.
  [
    /(?<!\p{L})(?:чтобы? )?(?:(?:горе|свет|работа|держ)\p{L}* (?:на )?всю ночь|всю ночь (?:горе|свет|работа|держ)\p{L}*)(?!\p{L})/giu,
    'работают 8 часов',
  ],
  [
    /(?<![a-z])(?:(?:that |to )?(?:last|stay(?:s)? (?:on|lit)|shine|burn|run|work|glow|light)s? (?:all|the whole|through the) night)(?: long)?(?![a-z])/giu,
    'last 8 hours',
  ],
  [/(?:能)?(?:亮|照|用)(?:一?整?[夜晚]|通宵)(?:的)?/gu, '续航8小时'],
  // What a team wears is told by what follows.
  [/(?<!\p{L})форм[аыу] для (?:\p{L}+ ){0,2}(?:секци|команд|клуб|кружк)\p{L}*:\s*/giu, 'спортивные '],
  // Umbrellas that open and close by themselves.
  [/(?<![a-z])auto(?:matic(?:ally)?)?[- ](?:open(?:ing|s)?)?(?:[- ]?(?:and|\/|&|[- ])[- ]?)?clos(?:e|es|ing)(?![a-z])/giu, 'automatic'],
  [/(?<!\p{L})(?:автомат\p{L}* (?:на )?)открыв\p{L}+ и (?:закрыв|склад)\p{L}+/giu, 'автоматический'],
  [/自动开[合收](?!机)|自开自[合收]|全自动开[合收]/gu, '全自动'],
  // 学校要200本: who needs them.
  [
    /^(?:我们?|咱们?)?(?:的)?(?:学校|公司|单位|幼儿园|班[里级]|店里|酒店|医院|部门|社区|工厂|食堂|教室|培训班|\p{Script=Han}{1,4}(?:店|馆|餐厅|酒吧|会所|健身房))(?:里)?(?:想|需要|要|准备|打算)(?:买|采购|订|定做|定|批发)?(?=[\s\d一二两三四五六七八九十百千]|一?[批些])/gu,
    '',
  ],
  // "Party stuff" is what a party takes.
  [
    /(?<![a-z])(?<!pool )party (?:stuff|things|gear|bits(?: and bobs)?|decor(?:ations?)?|accessories|goods|items|materials)(?![a-z])/giu,
    'party supplies',
  ],
  // What is for a telephone has a name.
  [
    /(?<!\p{L})(?:что-?(?:нибудь|то)|чего-?нибудь|какие-?(?:нибудь|то) штуки) для (телефон|смартфон)\p{L}*(?!\p{L})(?!\s+(?:чтоб|в |за))/giu,
    'аксессуары для $1а',
  ],
  [
    /(?<![a-z])(?:something|anything|stuff|things) for (?:the |a |my |their |your )?(?:phones?|smartphones?|mobiles?)(?![a-z])(?! (?:in|to|that|so|while))/giu,
    'phone accessories',
  ],
  // The paper of a notebook, by its weight.
  [/纸张?(?:是|有)?(?:多少|几)克(?:重)?的?/gu, '纸张克重'],
  [/(?<!\p{L})сколько (?:грамм(?:ов)?|граммаж) (?:\p{L}+ )?бумаг\p{L}/giu, 'плотность бумаги'],
  // "Чернила синие" is of blue ink.
  [
    /(?<!\p{L})(?:чернила|паста|пишут|пишущие|стержень)[:,]? (?:должн\p{L}+ быть )?(син|ч[её]рн|красн|зел[её]н)(?:ие|ая|им|ий|ый|ые|ными?|ой)(?: цвет\p{L}*)?(?!\p{L})/giu,
    'с $1ими чернилами',
  ],
  // Other kinds may be offered as well.
  [/(?<!\p{L})(?:уточнение|дополнение|поправка):\s*/giu, ''],
  [/(?<!\p{L})(?:допускаются|допустимы|подойдут|сойдут|можно|годятся)(?: и| также)? (?!разные)(?=[а-яё]{4,}(?:ые|ие)(?!\p{L}))/giu, 'или '],
  // Who buys, before what is bought.
  [/^\s*(?:отдел \p{L}+|снабжение|ооо|ип|зао|ао|тоо|гбоу|мбоу|фирма|компания|организация)[^:.!?]{0,60}:\s*(?=\S{3})/giu, ''],
  [/^\s*(?:purchasing|procurement|sourcing|buying) (?:dept|department|team|office)[^:.!?]{0,50}:\s*(?=\S{3})/giu, ''],
  // How many days somebody asks about.
  [
    /(?<![a-z])how many days? (?:it takes )?(?:until|till|before|to|for|and) (?:you )?(?:will )?(?:send|ship|dispatch|shipping|sending|shipment|dispatching)(?: (?:it|them))?/giu,
    'how soon do you ship',
  ],
  // "Add the second one to my cart": the one first, then what is done with it.
  [
    /(?<![a-z])(?:add|put) ((?!it |them )[^.,!?]{2,30}?) (?:in|to|into) (?:the |my |our )?(?:shopping )?(?:cart|basket)(?![a-z])/giu,
    '$1, add to cart',
  ],
  // "20 pieces or more in it": what is in a set.
  [
    /(?<![\d.])(\d{1,3}) ?(?:pieces|pcs|bits|items|parts) (?:or more|and up|\+|at least) (?:in it|inside|in (?:the|each) (?:box|case|kit|set))/giu,
    '$1 pieces or more in the set',
  ],
  [
    /(?<!\p{L})(?:чтобы? )?(?:в н[её]м|внутри|в наборе) (?:было )?(?:от|не меньше|не менее|минимум) (\d{1,3}) ?(?:штук|шт|предметов|бит|деталей)?/giu,
    'набор от $1 предметов',
  ],
  // 12支左右 of brushes is what is in a set.
  [/(?<=(?:化妆刷|刷子|螺丝刀|批头)(?:套装?)?[^\d。；;]{0,12})(\d{1,2})\s?[支件把只](?:左右|上下|的)/gu, '$1件套装'],
  // 直径20以上: in centimetres where no unit is named.
  [/(高度?|宽度?|长度?|直径)([2-9]\d|[1-4]\d\d)(?=以上|以下|以内|左右|起)/gu, '$1$2厘米'],
  // 新年布置的挂件 hang on a tree.
  [/((?:新年|圣诞节?|元旦|春节)[^。；;]{0,10}?)挂[件饰]/gu, '$1圣诞挂件'],
  // A child that writes or reads says what goods are for, and not that they are a child's.
  [/(?:给)?(?:我)?(?:孩子|小孩|娃|学生|儿子|女儿|小朋友)(?:写作业|做作业|写字|读书|看书|学习)(?:用|时用)?的?/gu, '学习'],
  // 支数无所谓: how many are in a set.
  [/(?:支数|件数|片数|个数)(?=无所谓|不限|都行|都可以|随便|不重要)/gu, '套装'],
  // How many animals or children somebody has counts no goods.
  [
    /(?<=(?:我家|家里|家有|养了?|我有|有)(?:养了?)?)[一两二三四五\d]+[只条个](?=(?:金毛|泰迪|柯基|哈士奇|拉布拉多|比熊|博美|布偶|英短|橘猫|加菲|大型犬|小型犬|\p{Script=Han}{0,2}(?:狗|猫|娃|孩子|宝宝)))/gu,
    '',
  ],
  [
    /(?<=(?<![a-z])(?:i|we) (?:have|got|own) )(?:an?|one|two|three|four|five|[1-9]) (?=(?:[a-z]+ )?(?:dogs?|cats?|kids?|children|sons?|daughters?|boys|girls|puppies|kittens|puppy|kitten|toddlers?|babies|twins)(?![a-z]))/giu,
    '',
  ],
  [
    /(?<=(?<!\p{L})(?:у (?:меня|нас) (?:дома )?|держу |держим ))(?:одна|один|две|два|три|четыре|пять|[1-9]) (?=(?:\p{L}+ )?(?:собак|кош|кот|пс|пёс|ребён|ребен|дет|сын|доч|щен|малыш)\p{L}*)/giu,
    '',
  ],
  [/(?:有没有)?专门(?=\p{Script=Han})/gu, ''],
  // "If there's none with dinos any theme is fine".
  [
    /(?:but |and |so )?if (?:there(?:'s| is| are)?|you(?:'ve| have)(?: got)?|it'?s) (?:none|no|not)[^,.;]{0,30}?[, ]+(?=any (?:theme|colou?r|material|size|style|pattern|print|design|other)(?![a-z]))/giu,
    '',
  ],
  // "Let me see the dumbbells again" goes back to them.
  [
    /^\s*(?:(?:ok|okay|well|so|now|and|please|hmm)[, ]+)*(?:(?:let me|can i|could i|can we|i want to|i'd like to|show me|show)(?: see| look at| have a look at)?|see|bring back) (the [^.?!,]{3,30}?) again(?=\s*(?:[.?!,]|$))/giu,
    'back to $1',
  ],
  [
    /^\s*(?:(?:ну|а|ладно|окей|ок|хорошо)[, ]+)*(?:давай(?:те)? )?(?:покажи(?:те)? )?(?:ещё раз|еще раз|снова|опять) (?:покажи(?:те)? |посмотрим |глянем )?(?=[а-яё]{4,}\s*(?:[.?!,]|$))/giu,
    'верни ',
  ],
  // "Рублей до ста", "рублей сто": the other way round.
  [
    /(?<!\p{L}|\d\s?)(рублей|руб) (до |за |по |в |на |примерно |где-?то )?((?:сто|ста|двести|двухсот|триста|тр[её]хсот|четыреста|четыр[её]хсот|пятьсот|пятисот|шестьсот|шестисот|семьсот|семисот|восемьсот|восьмисот|девятьсот|девятисот|тысяч[уиа]|пятьдесят|пятидесяти|сорок|сорока|тридцать|тридцати|двадцать|двадцати|десять|десяти|восемьдесят|семьдесят|шестьдесят|девяносто|\d{2,5}))(?![\d\p{L}]|\s?[-–—]|\s?(?:шт|штук|пар|руб|р(?!\p{L})|₽|мл|см|вт|г(?!\p{L})))/giu,
    '$2$3 $1',
  ],
  // «Килограмм до 20-25», «литров 5»: the unit before its number.
  [
    /(?<!\p{L}|\d\s?)(килограмм(?:а|ов)?|кило|литр(?:а|ов)|сантиметр(?:а|ов)|метр(?:а|ов)|ватт) (до |от |около |примерно )?(\d{1,5}(?:\s?[-–]\s?\d{1,5})?)(?![\d\p{L}]|\s?[-–—]|\s?(?:шт|штук|пар|наб|компл|кг|г|мл|л|см|мм|м|вт|руб|р|₽)(?!\p{L}))/giu,
    '$2$3 $1',
  ],
  // "Same quantity but with a case": so many as were spoken of are meant wherever nothing else is said.
  [/^\s*(?:the )?same (?:quantity|amount|number)(?: as (?:before|above))?\s*(?:,|;|but|and)+\s*(?=\p{L})/giu, ''],
  [
    /(?<=\p{L}[^.?!]{0,60})[,;]?\s*(?:and )?(?:in )?(?:the )?same (?:quantity|amount|number)(?: as (?:before|above))?(?= *(?:$|[,.!;]))/giu,
    '',
  ],
  [/^\s*(?:столько же|(?:в )?(?:том|таком) же количеств\p{L}*|количество (?:то же|такое же|прежнее))\s*(?:[,;]|но|и)+\s*(?=\p{L})/giu, ''],
  [
    /(?<=\p{L}[^.?!]{0,60})[,;]?\s*(?:и )?(?:тоже )?(?:столько же|(?:в )?(?:том|таком) же количеств\p{L}*|количество (?:то же|такое же|прежнее))(?= *(?:$|[,.!;]))/giu,
    '',
  ],
  [
    /(?<=\p{Script=Han}[^。？！?!]{0,60})[，,；;、\s]*数量(?:也)?(?:差不多|一样|不变|相同|同上|照旧)(?:的)?(?=\s*(?:$|[，,。；;！!]))/gu,
    '',
  ],
  [/(?<!\p{L})(как(?:ой|ая))( у (?:него|не[её]|них))? минимум(?= *(?:$|[?.,!;]| и ))/giu, '$1$2 минимальный заказ'],
  // 瓦数小点没关系, "lower wattage is fine", «мощность поменьше не страшно»: any will do.
  [
    /(?:瓦数|功率|容量|尺寸|规格|亮度)(?:稍微?|可以)?(?:小|低|大|高)(?:一?[点些])?(?:的)?(?:也|都)?(?:没关系|无所谓|不要紧|没事|也行|都行|也可以|都可以)/gu,
    '规格不限',
  ],
  [
    /(?<![a-z])(?:a )?(?:lower|smaller|higher|bigger|less) (?:wattage|power|capacity|size) (?:is|would be) (?:fine|ok|okay|no problem)(?: too)?(?![a-z])/giu,
    'any measurements',
  ],
  [
    /(?<!\p{L})(?:мощность|размер|об[ъь][её]м|[её]мкость) (?:можно |пусть )?(?:поменьше|побольше|меньше|больше) (?:не страшно|не важно|не критично|без разницы|тоже (?:ок|подойд[её]т|нормально))(?!\p{L})/giu,
    'любые габариты',
  ],
  // «Надо где 12 кистей»: what is in the set.
  [
    /(?<!\p{L})(надо|нужн[оы]|хочу|хотим|ищу|те|тот),? где (?:по )?(\d{1,3}) (кист|предмет|штук|насад|отв[её]рт|ручек|ложек|тарел)/giu,
    '$1 набор из $2 $3',
  ],
  // «Побольше предметов, от 40»: how many there are in each.
  [
    /(детал(?:ей|и)|предмет(?:ов|ы)|насад(?:ок|ки)|бит|кистей|листов|страниц|карман(?:ов|ы)|отделени(?:й|я)|отсек(?:ов|и)),? (от|не меньше|не менее|минимум|больше|хотя бы|до) (\d{1,5})(?!\d| ?(?:руб|р(?!\p{L})|₽|шт|наб|компл|юан|дол))/giu,
    '$2 $3 $1',
  ],
  // «Тыщи до полторы», «полторы тысячи».
  [/(?<!\p{L})полтор(?:ы|а|ух)(?: тыс(?:яч\p{L}*)?\.?| тыщ\p{L}*| ?к)(?!\p{L})/giu, '1500'],
  [/(?<!\p{L})(?:тыщ|тысяч)\p{L}* (до |за |по |около )полтор(?:ы|ух|а)(?!\p{L})/giu, '$11500 рублей'],
  [/(?<![a-z])man[- ]made(?![a-z])/giu, 'synthetic'],
  [/(?<![a-z])type ([abc])(?![a-z])/giu, 'type-$1'],
  // "Not heavier than a brick" is no wish for bricks, and "at a train station" none for trains.
  [
    /(?<![a-z])(?:but )?(?:not |no )?(?:much )?(?:heavier|bigger|larger|smaller|lighter|thicker|longer) than an? (?!\d)[a-z]+(?: [a-z]+)?(?= ?(?:lol|haha|$|[,.;!?)]))/giu,
    '',
  ],
  [/(?<![a-z])(?:at|near|in|by) (?:an?|the|my|our) (?:train|bus|gas|petrol|metro|railway) station(?![a-z])/giu, ''],
  // "What's the damage?", "what would that set me back?"
  [/(?<![a-z])what(?:'s| is| would be| will be)? the (?:damage|bill|tab)(?![a-z])/giu, 'how much is it in total'],
  // «Что входит за эту цену» asks what comes with it.
  [
    /(?<!\p{L})что (?:входит|включено|ид[её]т|получу|получаю) (?:за|в) (?:эту|такую|указанную) (?:цену|стоимость|сумму)(?!\p{L})/giu,
    'что входит в комплект',
  ],
  [/(?<![a-z])what(?:'s| is| do (?:i|we) get)(?: included)? (?:for|in|at) (?:that|this) price(?![a-z])/giu, "what's included in the set"],
  [/(?:这个|这)(?:价格?|价钱)(?:都|里面?)?(?:包含|包括|含)(?:了|些)?(?:什么|啥|哪些)/gu, '套装里有什么'],
  // «Лого на кейсе» and "our logo on the case" wish for no case.
  [
    /(?<=(?<!\p{L})(?:лого|логотип\p{L}{0,2}|принт\p{L}{0,2}|надпис\p{L}{1,2}|брендинг\p{L}{0,2})) на (?:сам\p{L}{1,3} )?\p{L}{3,}[еуи](?!\p{L})(?! (?:от|до)(?!\p{L}))/giu,
    '',
  ],
  [/(?<=(?<![a-z])(?:logo|print|branding|engraving)s?) on (?:the|its|their|each|every) [a-z]{3,}(?![a-z])/giu, ''],
  // «Чёрных столько есть», «чёрных 50 хватит?»: whether so many are in stock.
  [/(?<!\p{L})столько (?:есть|найд[её]тся|хватит|будет)(?: в наличии| на складе)?(?!\p{L})/giu, 'сколько в наличии'],
  [
    /(?<=\d(?: ?(?:шт|штук|пар|комплект\p{L}*))?\.?) (?:хватит|найд[её]тся|наберёте|наберется|набер[её]тся)(?= ?(?:[?.!]|$))/giu,
    ' есть в наличии',
  ],
  [/(?<=(?<!\p{L})\p{L}{3,}(?:ов|ек|ых|их|ей) )хватит(?= ?[?])/giu, 'сколько в наличии'],
  // «И есть ли столько», "do they have that many", 有这么多吗: whether so many are in stock.
  [
    /(?<!\p{L})(?:есть|найд[её]тся|хватит|будет)(?: ли)?(?: у них| у вас| там)? столько(?: (?:штук|пар|в наличии|на складе))?(?!\p{L})/giu,
    'сколько в наличии',
  ],
  [
    /(?<![a-z])(?:do (?:they|you) have|is there|are there|have (?:they|you) got) (?:that|so|this) many(?: (?:in stock|pieces|pcs|pairs))?(?![a-z])/giu,
    'how many are in stock',
  ],
  [/(?:有|够)(?:这么|那么)多(?:货|现货|库存)?[吗么]/gu, '库存有多少'],
  // «Если не в клетку, то не надо», "if it's not brushed i don't want it": nothing but those.
  [
    /(?<!\p{L})если (?:они |он[аио]? )?не ([^,.;!?]{2,30}?),? (?:то |тогда )?не (?:надо|нужн[аоы]?|бер[уё]м?|показывай(?:те)?|предлагай(?:те)?)(?!\p{L})/giu,
    'только $1',
  ],
  [
    /(?<![a-z])if (?:it|they|these|those)(?:'s|'re| is| are) not ([^,.;!?]{2,30}?),? (?:i|we) (?:don'?t|do not) (?:want|need) (?:it|them|those|any)(?![a-z])/giu,
    'only $1',
  ],
  [/(?<![a-z])nothing that(?: is|'s)(?: not|n'?t) ([^,.;!?]{2,30})/giu, 'only $1'],
  // "Moq not too high", «минималка не слишком большая».
  [/(?<![a-z])(?:moq|minimum order)(?:s)? (?:is |should be |that is )?not (?:too |very |so )?(?:high|big|large)(?![a-z])/giu, 'lower moq'],
  [
    /(?<!\p{L})(?:минималка|минимальный заказ)(?: чтобы?)?(?: была?)? не (?:слишком |очень |такой |такая |сильно )?(?:больш(?:ая|ой)|высок(?:ая|ий))(?!\p{L})/giu,
    'минималка поменьше',
  ],
  // 36到40码, "all sizes from 40 to 44": each size between the two.
  [/(?<!\d)([2-5]\d)\s?(?:到|至|~|～|—)\s?([2-5]\d)\s?(?=[码号]|尺码)/gu, '$1-$2'],
  [/(?<=(?<![a-z])sizes? )(?:from |between )(\d{2}) (?:to|and|till|until) (\d{2})(?!\d)/giu, '$1-$2'],
  // "What does a bigger one cost" wishes to see such ones.
  [
    /^\s*(?:(?:and|so|but|ok) )?(?:what|how much)(?: does| do| would|'s| is)?(?: an?)? ((?:[a-z]{2,}er|more [a-z]+)) ones?(?: cost| be| run| go for)*(?= ?[.?!]*$)/iu,
    'a $1 one',
  ],
  [/(?<![a-z])set (?:me|us|you) back(?![a-z])/giu, 'cost'],
  // «Под одну кружку» is what it is for.
  [/(?<!\p{L})под (?:одн(?:у|ого|о)|один) (?=\p{L})/giu, 'для '],
  // "Scratch that" takes back what was said, "scratch that, ankle socks" what stands on the screen.
  [/(?<![a-z])(?:actually |no,? |ok,? |wait,? )*(?:scratch|forget|ignore|skip) (?:that|it|this)[,.;:!]*\s+(?=[a-z])/giu, ''],
  // «Мл на 300-350», «литров по 5»: a unit before its number.
  [
    /(?<!\p{L}|\d\s?)(мл|литров|литра|см|мм|метр(?:ов|а)|кг|грамм(?:ов)?) (?:на|по|примерно|около|где-?то) (\d{1,5}(?:[.,]\d+)?(?:\s?[-–—]\s?\d{1,5}(?:[.,]\d+)?)?)(?![\d\p{L}]| ?(?:шт|штук|пар|на |х|x))/giu,
    '$2 $1',
  ],
  // "Under 10s" are children, and no price.
  [/(?<![a-z])(?:under|u)[- ]?(\d{1,2})(?:'?s)(?= (?:football|team|boys|girls|class|kids|squad|side|rugby|netball|club))/giu, 'kids'],
  // "Скользкий не надо" wishes for what does not slip.
  [/(?<!\p{L})скользк(?:ий|ие|ая|ую|ое|их) (?:мне |нам )?(?:не (?:надо|нужн\p{L}+|хочу)|нельзя)/giu, 'нескользящие'],
  // How high a room is, beside what hangs in it.
  [/(?<!\p{L})потол(?:ки|ок|ками?) (?:у (?:нас|меня) )?(?:высотой )?([23][.,]\d{1,2})(?: ?м(?:етр\p{L}*)?)?(?!\d)/giu, 'высота $1 м'],
  [/(?<![a-z])ceilings? (?:is |are |height )?(?:of )?([23]\.\d{1,2}) ?(?:m|metres?|meters?)?(?![\da-z])/giu, 'height $1 m'],
  [/层高(\d(?:\.\d{1,2})?)米?/gu, '高$1米'],
  // Doubts of the answer, behind a question.
  [/[?.,]?\s*(?:или|либо) (?:опять |снова |как всегда )?(?:обман|развод|вранье|враньё|обманете|соврёте|соврете)(?!\p{L})/giu, '?'],
  // Who else wants it: "ой нет, дочка говорит зелёную хочет".
  [
    /^(?:ой|ну|ах|а|так|слушай(?:те)?)?[, ]*(?:нет[, ]+)?(?:дочка|дочь|сын|жена|муж|мама|клиент|начальник|директор|она|он)\p{L}* (?:говорит|сказал[аи]?|просит|хочет|передумал[аи]?)(?:,? что)?[, ]*(?:хочет )?(?=\p{L}{3})/giu,
    '',
  ],
  [/(?<=\p{L}(?:ую|ый|ые|ий|ое|ого|ой|ие) )хоч(?:ет|ут)(?=\s*(?:[.,!]|$))/giu, ''],
  // A child that does its homework says what goods are for.
  [
    /(?<!\p{L})(?:реб[её]нку|сыну|дочке|дочери|школьни(?:ку|це)|детям|внуку|внучке) (?:чтобы? )?(?:уроки (?:делать|учить)|делать уроки|для уроков|учиться|заниматься)/giu,
    'для учёбы',
  ],
  [/(?<![a-z])for (?:my |our |the )?(?:kids?|son|daughter|child|children|boy|girl|teenager)(?:'s)? (?:to do )?homework/giu, 'for studying'],
  // "Foldable's better" takes the place of what was said.
  [
    /(?<![a-z])(?:a |an )?(?!which|what|that|this|first|second|third|quality|price|these|those)([a-z]{4,})(?:'s| is| are| would be) better(?=\s*(?:[.,!]|$))/giu,
    '$1 instead',
  ],
  [/(?<![a-z])on second thoughts?,?\s*/giu, ''],
  [/(?<![a-z])(?:(?:somebody|someone|everybody|everyone|people|they) always|nobody ever) [^,.;!?]{3,40}[.,;!]\s*/giu, ' '],
  [/(?<=(?<![a-z])any [a-z]{3,8},? )not (?:just|only) (?:the )?([a-z]{3,14})(?: ones?)?(?![a-z])/giu, '$1 does not matter'],
  [/(?<![a-z])(?:the|our) [a-z]+(?: [a-z]+)? (?:is|are) already [^,.;!?]{3,40}(?=[,.;!?]|$)/giu, ''],
  // Greetings of other tongues.
  [
    /^\s*(?:salaa?m(?: alei?kum)?|xin ch[aà]o|merhaba|hallo|guten (?:tag|morgen)|hola|ciao|bonjour|namaste|салам(?: алейкум)?|ассаламу? алейкум|салом|assalomu alaykum)[\s,!.]+(?=\S)/giu,
    '',
  ],
  // One box thing for the boot.
  [/(?<![a-z])box things?(?= for (?:the )?(?:boot|trunk))/giu, 'box'],
  // How many are in a set: "brushes 12 or more".
  [/(?<=(?<![a-z])(?:brushes|screwdrivers|bits|knives|stickers|markers|pencils) )(\d{1,3}) (?:or more|and up|\+)/giu, 'set of $1 or more'],
  // Names that say where goods are used or how they are put up.
  [
    /(?<!\p{L})(?:автомобильн\p{L}+ (термо)?кружк(\p{L}{1,3})|термокружк(\p{L}{1,3}) (?:в|для) (?:машин|авто)\p{L}*)/giu,
    'термокружк$2$3 для автомобиля',
  ],
  [/(?<!\p{L})(?:вело(?:сипедн\p{L}+ )?(перчатк)(\p{L}{1,3}))/giu, '$1$2 для велосипеда'],
  [/(?<![a-z])(?:cycling|bike|biking|bicycle) (gloves?)(?![a-z])/giu, '$1 for cyclists'],
  [/骑行(半指|全指)?手套/gu, '骑行 $1手套'],
  [/(?<![a-z])(?:car travel mugs?|car (?:mug|cup)s?)(?! holder)(?![a-z])/giu, 'thermos mugs for car'],
  [/车载(?=保温杯|保温壶|水杯)/gu, '车载 '],
  [/(?<!\p{L})(?:лампа|лампу|лампы|светильник|светильники)[ -]прищепк\p{L}+/giu, 'настольная лампа на прищепке'],
  [/(?<![a-z])(?:clip|clamp)(?:-on)? (lamps?|lights?)(?![a-z])/giu, 'clamp desk $1'],
  // Breeds say how large the animal is.
  [
    /(?<![a-z])(?:pit ?bulls?|labradors?|german shepherds?|husk(?:y|ies)|rottweilers?|dobermans?|(?:golden )?retrievers?|mastiffs?|great danes?|akitas?|malamutes?|saint bernards?)(?![a-z])/giu,
    'large dog',
  ],
  [
    /(?<![a-z])(?:chihuahuas?|yorkies?|yorkshire terriers?|pugs?|pomeranians?|dachshunds?|maltese|shih tzus?|toy terriers?)(?![a-z])/giu,
    'small dog',
  ],
  [/(?<![a-z])(?:beagles?|corgis?|(?:french |english )?bulldogs?|spaniels?|poodles?|dalmatians?|collies?)(?![a-z])/giu, 'dog'],
  [/(?<![a-z])(?:maine coons?|british shorthairs?|siamese cats?|persian cats?|sphynx(?:es)?)(?![a-z])/giu, 'cat'],
  [
    /(?<!\p{L})(?:питбул|лабрадор|(?:немецк\p{L}+ )?овчарк|хаски|ротвейлер|доберман|алаба|кане-?корсо|маламут|ретривер|сенбернар)\p{L}{0,3}(?!\p{L})/giu,
    'крупной собаки',
  ],
  [
    /(?<!\p{L})(?:чихуахуа|йорк(?:ширск\p{L}+)?|той-?терьер|шпиц|мопс|такс|мальтез|болонк)(?:а|у|е|и|ом|ой|ы|ик\p{L}{0,2}|очк\p{L}{1,2})?(?!\p{L})/giu,
    'мелкой собаки',
  ],
  [/(?:金毛|拉布拉多|德牧|哈士奇|萨摩耶|阿拉斯加犬?|罗威纳|边牧)犬?/gu, '大型犬'],
  [/(?:泰迪(?!熊)|比熊|博美|吉娃娃|约克夏|腊肠犬?|雪纳瑞)犬?/gu, '小型犬'],
  // Who thinks it over says thanks.
  [
    /^\s*(?:好的?[，, ]*)?(谢谢\p{Script=Han}{0,2})[，,。 ]*我?(?:先|再|回去)?(?:跟|和|与)?\p{Script=Han}{0,6}(?:商量|考虑|想想|问问|看看)(?:一下|下|再说|吧)*[。!！~ ]*$/gu,
    '$1',
  ],
  [
    /^\s*(?:ну |ок,? |хорошо,? |ладно,? )?(спасибо)[,.! ]+(?:я |мы )?(?:пока |ещё |еще )?(?:подума\p{L}+|посоветую\p{L}+|посоветуе\p{L}+|поговор\p{L}+|обсу[дж]\p{L}+|верну\p{L}+)[^?]{0,40}$/giu,
    '$1',
  ],
  [
    /^\s*(?:ok(?:ay)?,? |great,? |alright,? )?(thanks|thank you)[,.! ]+(?:i'?ll|we'?ll|let me|i need to|i have to) (?:think|talk|discuss|ask|get back|check|sleep on)[^?]{0,50}$/giu,
    '$1',
  ],
  // "Blue ink" of pens, and a case "for 15 pro".
  [/(?<=(?<![a-z])pens? )(?=(?:blue|black|red|green|purple) ink(?![a-z]))/giu, 'with '],
  [
    /(?<=(?<!\p{L})(?:чех(?:ол|л\p{L}*)|бампер\p{L}*|ст[её]кл\p{L}*|пл[её]нк\p{L}*) (?:на|для|под) )(?=1[1-9] ?(?:про|pro|плюс|plus|мини|mini)(?!\p{L}))/giu,
    'айфон ',
  ],
  [/(?<=(?<![a-z])(?:cases?|covers?|screen protectors?) for (?:the |a |my )?)(?=1[1-9] ?(?:pro|plus|mini)(?![a-z]))/giu, 'iphone '],
  [
    /(?<![\da-z]|(?:iphone|苹果|ipad|小米|xiaomi|redmi|红米|华为|荣耀)\s?)(?=1[1-9] ?(?:pro|plus|mini)(?: ?max)?的?(?:手机)?(?:壳|膜|套))/giu,
    'iphone ',
  ],
  // 大颗粒积木: how large the pieces are.
  [/([大小]颗粒)(?=积木|拼装|拼插)/gu, '$1 '],
  // "12支以上" of brushes or screwdrivers is what is in a set.
  [/(?<=(?:化妆刷|刷子|螺丝刀|批头)[^\d。；;]{0,12})(\d{1,2})\s?([支件把])(?:及|或|和)?以上/gu, '套装$1$2以上'],
  // What shall be put on goods by who sells them on.
  [
    /(?<![a-z])(?:(?:that |which )?(?:we|i|you) can )?(?:put|add|have|get|write|burn) (?:(?:the |our |my |their )?(?:customers?'?s?'?|clients?'?|guests?'?|people'?s|own|kids'?|pets?'?) )?names? on(?: (?:it|them))?(?: with (?:our|a|the|my) (?:own )?laser)?(?![a-z])/giu,
    'for engraving',
  ],
  // What goods look like: "в форме облака", "в виде зайца", "in the shape of a bear", "bear-shaped", 做成小熊形状.
  [/(?<!\p{L})(?:в|во) (?:форме|виде) (?=\p{L}{3})/giu, ''],
  [/(?<![a-z])in (?:the )?(?:shape|form) of (?:an? |the )?(?=[a-z])/giu, ''],
  [/(?<![a-z])(?:in )?(?:an? |the )?([a-z]{3,})[ -]shaped?(?![a-z])/giu, '$1'],
  [/(?:做成)?(\p{Script=Han}{2,3}?)(?:形状|造型|图案)的/gu, '$1的'],
  // "В японском стиле" and "в стиле ретро" say the same in one word.
  [/(?<!\p{L})в (\p{Script=Cyrillic}{4,}(?:ом|ем)) стиле(?!\p{L})/giu, '$1'],
  [/(?<!\p{L})в стиле (?=\p{L}{3})/giu, ''],
  // 颗粒要大 wishes for 大颗粒.
  [/(\p{Script=Han}{2})(?:要|得|必须)(?:够|比较)?([大小厚薄长短宽软硬])(?:一?[点些])?的?(?=$|[\s，,。；;])/gu, '$2$1'],
  [/(?<!\p{L})нг(?!\p{L})/giu, 'новый год'],
  // What something is to be packed or sent in is wished for, and not the thing.
  [
    /(?<![a-z])(?:something|anything|stuff|bags?|packaging) (?:to|for) (?:ship|mail|post|shipping|mailing|posting)(?:ping|ing)? (?:out )?(?:the |my |our |these |some )?(?=(?!bags?|out)[a-z])/giu,
    'mailing bags for ',
  ],
  [
    /(?<![a-z])(?:something|anything|stuff) (?:to|for) pack(?:ing)? (?:the |my |our |these |some )?([a-z][a-z -]{2,30}?)(?= for (?:shipping|mail|post|delivery|dispatch)| to (?:ship|mail|send|post))/giu,
    'mailing bags for $1',
  ],
  [
    /(?<![a-z])(?:something|anything|stuff) (?:to|for) (?:pack|wrap)(?:p?ing)? (?:the |my |our |these |some )?(?=[a-z])/giu,
    'packaging for ',
  ],
  [
    /(?<!\p{L})(?:во? что|в ч[её]м|чем|что-?(?:нибудь|то),? чтобы?) (?:можно )?(?:упак\p{L}+|отправля\p{L}+|отправить|слать) (?=\p{L}{3}[\p{L} -]{1,30}(?:для отправк|на отправк|по почт|почтой|при отправк|клиент|покупател))/giu,
    'почтовые пакеты для ',
  ],
  [/(?<!\p{L})(?:во? что|в ч[её]м|чем) (?:можно )?(?:отправля\p{L}+|отправить|слать) (?=\p{L}{3})/giu, 'почтовые пакеты для '],
  [/(?<!\p{L})(?:во? что|в ч[её]м|чем|что-?(?:нибудь|то),? чтобы?) (?:можно )?(?:упак\p{L}+) (?=\p{L}{3})/giu, 'упаковка для '],
  [/(?:用来)?[装寄发包](\p{Script=Han}{1,4}|T恤|t恤)(?:发货|快递|寄件|邮寄)?(?:发货|快递|寄件|邮寄)(?:用)?的?(?:袋子?|包装)/gu, '快递袋'],
  // Gold is the foil, and no colour of the goods.
  [/(?<!\p{L})(?:тиснени\p{L}+ (?:золот|серебр)\p{L}+|(?:золот|серебр)\p{L}+ тиснени\p{L}+)(?! фольг)/giu, 'тиснение фольгой'],
  [
    /(?<![a-z])(?:gold|silver)(?:en)? (?:foil(?:ed|ing)?(?: stamp(?:ing|ed)?| print(?:ing|ed)?)?|stamping|embossing)(?![a-z])/giu,
    'foil stamping',
  ],
  // A block that knives stand in is none to build with.
  [/(?<=(?<![a-z])(?:knife|knives)[^.!?]{0,60}(?:with|and|in) (?:an? |the )?(?:wooden |bamboo )?)block(?![a-z])/giu, 'stand'],
  [/(?<=(?<![a-z])set with (?:an? |the )?(?:wooden |bamboo )?)block(?![a-z])/giu, 'stand'],
  // "Высота 250": a measure without its unit is in centimetres, of thickness in millimetres.
  [
    /(?<!\p{L})(высот\p{L}+|ширин\p{L}+|длин\p{L}+|диаметр\p{L}*) (?:в |до |от |около )?([2-9]\d|[1-4]\d\d)(?=\s*(?:$|[,.;?!]|и |на ))(?!\s*[,.]\d)/giu,
    '$1 $2 см',
  ],
  [/(?<![a-z])(height|width|length|diameter) (?:of |is |about )?([2-9]\d|[1-4]\d\d)(?=\s*(?:$|[,;?!]|and ))/giu, '$1 $2 cm'],
  [/(高度?|宽度?|长度?|直径)([2-9]\d|[1-4]\d\d)(?=$|[\s，,。；;的])/gu, '$1$2厘米'],
  // "Battery 30h+": for how long it lasts at least.
  [/(?<![a-z])battery (?=(?:of |for |from |over )?\d+\s?(?:h|hrs?|hours?)(?![a-z]))/giu, 'battery life '],
  [/(?<![\d.])(\d+)\s?(h|hrs?|hours?|w|watts?|mah|ml|gsm|cm|mm|kg|lumens?)\+/giu, 'from $1 $2'],
  // Over ears and in them: the kind of headphones.
  [/(?<![a-z])(?:not|no) in[- ]?ears?(?: ones?)?(?![a-z])\s*,?/giu, ''],
  [/(?<![a-z])(?:over|on)[- ](?:the[- ])?ears?(?: ones?)?(?![a-z]|[ -]*(?:head|ear)phones)/giu, 'over-ear headphones'],
  // "Christmas balls glass": what they are made of.
  [
    /(?<=(?<![a-z])(?:balls?|ornaments?|bottles?|containers?|mugs?|cups?|lids?|jars?|vases?|bowls?|plates?|boxes|files?|pots?|earrings?|beads?) )glass(?=\s*(?:$|[,.;]))/giu,
    'of glass',
  ],
  [/(?<![a-z])(?:in )?(?:any )?(?:other|different) colou?rs? (?:than|from|besides)(?![a-z])/giu, 'not'],
  // A handle of wood is no goods of wood.
  [/(?<!\p{L})(?<!(?:с|из|у) )деревянн(?:ая|ую|ой) (?:ручк|рукоят)\p{L}+/giu, 'с деревянной ручкой'],
  [/(?<!\p{L})(?:с )?антипригарк\p{L}+/giu, 'с антипригарным покрытием'],
  // "Brown or clear" tape.
  [
    /(?<=(?<![a-z])(?:colou?r|black|white|brown|red|blue|green|pink|beige|grey|gray|yellow),? (?:or |and )?)clear(?![a-z])/giu,
    'transparent',
  ],
  [
    /(?<![a-z])clear(?= (?:ones?|glass(?:es)?|plastic|acrylic|tapes?|bags?|cases?|boxes|umbrellas?|bottles?|pouches|containers?|(?:zip|slider) bags?)(?![a-z]))/giu,
    'transparent',
  ],
  // Where they will be sold says nothing of the goods.
  [/^\s*(?:(?:i am|i'm|we are|we're) )?selling (?:at|on) [^,.;]{3,30}[,.;]\s*(?=\S)/giu, ''],
  // 女款6号 is a size, and not the sixth.
  [/(?<=[女男童]款)(\d{1,2})号/gu, '尺码$1'],
  // "Storage solutions for toys" wishes for something to keep them in.
  [/(?<![a-z])(?:toy |kids' |kids )?storage (?:(?:solutions?|options?|ideas?|systems?) )?(?=for )/giu, 'storage boxes '],
  [/(?<![a-z])storage (?:solutions?|options?|ideas?)(?![a-z])/giu, 'storage boxes'],
  [/(?<!\p{L})(?:что-?(?:нибудь|то) )?для хранения (?=\p{L}{3})/giu, 'коробки для хранения '],
  // Guests of a wedding wear no wedding dress.
  [/(?<![a-z])(?:(?:a |an )?(summer |winter |spring |autumn ))?wedding guests?(?: (?:dress|outfit))?(?![a-z])/giu, '$1party'],
  [/(?<![a-z])size (\d{1,2}(?:\.5)?) uk(?![a-z])/giu, 'UK size $1'],
  // "The two cheapest" are no two pieces.
  [
    /(?<!compar\p{L}{1,4} )(?<![a-z])(?<!compar\p{L}{1,4} the )(?:the )?(?:two|three|four|[2-6]) cheapest(?: ones)?(?![a-z])/giu,
    'the cheapest',
  ],
  [/(?<!сравн\p{L}{1,4} )(?<!\p{L})(?:два|две|три|четыре|пару|[2-6]) (?=сам(?:ых|ые) деш[её]в)/giu, ''],
  [/最便宜的?[两二三四2-6][个款种]/gu, '最便宜的'],
  // In the order of prices.
  [/(?<![a-z])(?:sort(?:ed)? )?(?:by )?price,? (?:from )?low(?:est)? to high(?:est)?(?![a-z])/giu, 'the cheapest'],
  [/(?:按)?价格?从低到高(?:排(?:序|列)?)?(?:一?下)?/gu, '最便宜的'],
  // Wired ones are not wireless.
  [/(?<!\p{L})проводн(?:ые|ой|ая|ую|ых) (\p{L}{3,})(?![^.!?]*\?)/giu, '$1, не беспроводные'],
  [/(?<!\p{L})проводн(?:ые|ой|ая|ую|ых)(?=\s*(?:$|[,.!]))/giu, 'не беспроводные'],
  [/(?<![a-z])wired ([a-z]{3,})(?![^.!?]*\?)/giu, '$1, not wireless,'],
  [/(?<![a-z])wired(?=\s*(?:$|[,.!]))/giu, 'not wireless'],
  [/(?<!无)有线(耳机|鼠标|键盘)/gu, '$1，不要无线'],
  [/(?<!无)有线的?(?=$|[\s，,。])/gu, '不要无线'],
  // XL多一点: more of that size.
  [/(\dx{0,3}l|x{1,4}l)多(?:一?[点些])?/giu, '$1'],
  // 防水等级 alone asks which it is.
  [/^(\s*防水等级)\s*[?？]?\s*$/u, '$1是多少'],
  // How long a dress is, by where it ends.
  [/(?<![a-z])(?:(?:down|long) to (?:the |my )?(?:ankles?|floor|ground)|(?:ankle|floor|full)[- ]length)(?![a-z])/giu, 'maxi'],
  [/(?:能|可以|长)?(?:到|及|过|盖)(?:脚踝|脚面)的?|拖地长?(?:的)?(?=裙|$|[\s，,。])/gu, '长款'],
  // What the sun fills.
  [
    /(?<!\p{L})(?:котор\p{L}+ |чтобы? )?(?:(?:от|на) солнц[аеу] (?:\p{L}+ )?(?:заряжа|работа|пита)\p{L}+|(?:заряжа|работа|пита)\p{L}+ (?:от|на) солнц[аеу])/giu,
    'на солнечной батарее',
  ],
  [/(?:晒太阳|太阳晒|靠太阳)(?:就|也)?(?:能|可以?)?(?:充电?|亮)?的?/gu, '太阳能'],
  // Where a child is.
  [
    /(?<!\p{L})(?:чтобы? )?(?:видеть|знать|отслеживать|следить),? где (?:он[аи]?|реб[её]нок|дети|сын|дочь|дочка|собака|кот|машина)(?: находится| ходит)?/giu,
    'с GPS',
  ],
  [
    /(?<![a-z])(?:so (?:that )?)?(?:i|we|parents?) (?:can |could )?(?:see|know|track|find)(?: out)? where (?:my |the |our |their )?[a-z]+(?: is| are)?(?![a-z])/giu,
    'with GPS',
  ],
  [/(?:家长|爸妈|父母|大人)?(?:能|可以|要)?(?:看到|知道|查到|找到|定位)?(?:娃|孩子|小孩|宝宝|宝贝)在哪里?/gu, 'GPS定位'],
  // "28-30" of a pan is its diameter, and the cups of a muffin tin are no cups.
  [
    /(?<=(?<!\p{L})(?:сковород|кастрюл|вок)[^.!?\d]{0,40})(1[4-9]|2\d|3[0-6])\s?[-–]\s?(1[4-9]|2\d|3[0-8])(?!\s?(?:см|шт|\d|%))/giu,
    '$1-$2 см',
  ],
  [/(?<=(?<![a-z])(?:muffin|cupcake)[^.!?]{0,30})(\d{1,2})[- ]cups?(?![a-z])/giu, '$1 cavities'],
  [/(?<![a-z\d])(\d{1,2})[- ]cups? (?=(?:muffin|cupcake))/giu, '$1 cavities '],
  // 纱布 of a towel is what it is made of, 挂件 of Christmas hang on a tree, a photograph is printed.
  [/(?<=[巾被衣帕][\s，,]?)纱布/gu, '棉纱'],
  [/圣诞(?:节)?(?:装饰|树)?[\s，,]?挂件/gu, '圣诞挂饰'],
  [/(?:定制|定做|印|做|打印)(?:自己的?|客户的?)?(?:照片|相片)|(?:照片|相片)(?:定制|定做)/gu, '可印照片'],
  // "Battery life at max" alone asks which it is.
  [
    /^\s*(?:and )?(?:the )?(waterproof(?:ing)? rating|ip rating|battery life|run(?:ning)? ?time|weight|dimensions)(?: at (?:max|full|most)[a-z]*)?\s*[?]?\s*$/iu,
    'what is the $1?',
  ],
  // "Итог с доставкой" asks what all of it costs.
  [
    /^\s*(?:а |и |ну |какая )*(?:(?:общ|итогов|полн)\p{L}+ )?(?:сумма|стоимость|цена) (?:выйдет |будет |получится )?(?:за|на|при) (\d+)(?: (?:шт|штук[иу]?))?\.?\s*[?]?\s*$/giu,
    'сколько будет за $1 штук?',
  ],
  [/^\s*(?:а |и |ну )?(?:в )?итого?(?: (?:с|вместе с) доставкой)?\s*[?]?\s*$/giu, 'сколько всего с доставкой?'],
  // From how many pieces it is embroidered.
  [
    /(?<!\p{L})(?:какой )?минимальн\p{L}+ (?:тираж|количество|партия) (?:на|для|под) (?:вышивк|печат|нанесен|логотип|гравиров)\p{L}+/giu,
    'логотип от скольки штук',
  ],
  // When the first arrives: of the delivery, whichever of them it is.
  [/(?:(?:перв|втор|трет)\p{L}+ )?за сколько (?:дней )?(?:дойд[её]т|доедет|приедет|доберется) (?=(?:до|в) )/giu, 'за сколько доставите '],
  // Pastel is no crayon where it stands alone.
  [/(?<![a-z])pastel(?=\s*(?:$|[,.;]))/giu, 'pastel colours'],
  // Ears and skins that metal harms.
  [
    /(?<!\p{L})(?:уши|кожа|у (?:меня|дочки|жены|них)) [^,.;]{0,12}?(?:слаб|чувствит|аллерг|реагир|раздраж)\p{L}*(?: на (?:металл|никель|бижутерию))?/giu,
    'гипоаллергенные',
  ],
  [/(?<!\p{L})аллерги\p{L} на (?:металл|никель|бижутерию)/giu, 'гипоаллергенные'],
  [
    /(?<![a-z])(?:(?:i am |i'm |she is |she's )?allergic to (?:metals?|nickel)|(?:for |have |has )?sensitive (?:ears?|skin))(?![a-z])/giu,
    'hypoallergenic',
  ],
  [/(?:耳朵?|皮肤|耳洞)(?:容易|爱|老)?(?:过敏|发炎|敏感)的?/gu, '防过敏'],
  // The boot of a car is no footwear.
  [/(?<=(?<![a-z])(?:car|my|vehicle|suv)(?:'s)? )boot(?![a-z])|(?<![a-z])boot (?=of (?:the|my|a) car)/giu, 'trunk'],
  [
    /(?<![a-z])(?:storage|organi[sz]er|something|box) (?:thing |box |solution |stuff )?(?:for|in|to put in) (?:the |my |a )?(?:car )?trunk(?![a-z])/giu,
    'trunk organizer',
  ],
  // Mats by where they lie.
  [
    /(?<!\p{L})(?:что(?:-нибудь|-то)? )(?:постелить |положить |бросить )?(?:на пол|под ноги) (?:в|для) (?:машин|авто)\p{L}*/giu,
    'автомобильные коврики',
  ],
  [/(?<![a-z])something (?:for|on) (?:the )?(?:car floor|floor of (?:my|the) car)(?![a-z])/giu, 'car mats'],
  // A charger for the car, a pot for flowers, a box for jewels.
  [/(?<![a-z])charger ((?:with|that|and) [^,.;]{2,30} )?for (?:the |my |a )?car(?![a-z])/giu, 'car charger $1'],
  [/种(?:花|菜|草|多肉|植物)(?:用)?的?盆/gu, '花盆'],
  [/(?:会)?自己(?:会)?(?:吸水|浇水)的?|不用(?:老|天天|经常)?浇水的?/gu, '自吸水'],
  [/装(?:首饰|饰品|戒指|项链|耳环)(?:[^，。；\s]{0,5}的)?(?:小|大)?盒子?/gu, '首饰盒'],
  // Who walks a dog buys for himself.
  [/(?<![a-z])(?:(winter|morning|evening|night) )?dog[- ]walk(?:s|ing)?(?![a-z])/giu, '$1 walks'],
  [/(?<!\p{L})(?:гулять|прогул\p{L}+|выгул\p{L}*) с собакой/giu, 'прогулок'],
  [/遛狗(?:时|的时候)?穿的?/gu, '散步穿的'],
  // A bag with room for a laptop is one for it.
  [/(?<![a-z])bag(?=[^.!?]{0,40}(?:fits?|holds?|carr(?:y|ies)) (?:a |my )?(?:\d\d(?:\.\d)?[ -]?(?:inch|") )?laptop)/giu, 'laptop bag'],
  // "Литр" alone is one, and what has not grown cold is kept hot.
  [
    /(?<!\p{L})(?<!\d\s?)(?<!(?:за|в|на|по|пол|сколько|кажд\p{L}+|один|два|полтора|стоит|поч[её]м|цена) )литр(?=\s*(?:$|[,.!?])| (?:для|с|со|и|из|до)(?!\p{L}))/giu,
    '1 литр',
  ],
  [/(?<!\p{L})(?:чтобы? )?(?:\p{L}+ ){0,4}?не осты(?:л|ло|ла|ли|вал\p{L}*|ва[ею]т|нет|нут)(?!\p{L})/giu, 'держит тепло'],
  [
    /(?<![a-z])(?:that |which )?(?:won't|doesn't|don't|does not|will not) (?:go|get) cold(?: (?:too )?(?:fast|quickly|soon))?(?![a-z])/giu,
    'keeps hot',
  ],
  // 开奶茶店，要杯子: whose goods they will be.
  [
    /^(?:我们?|想|准备|打算|要|新|刚|在)*开(?:了|个|一?家|一?间)*\p{Script=Han}{1,5}?(?:店|馆|吧|厅|院|所|房|公司|民宿|客栈|青旅|工作室|农家乐|幼儿园|超市|早教|学校|培训班|摊)(?:的)?[，,]\s*(?=\S)/gu,
    '',
  ],
  // 两款各拿20副: so many of each.
  [/(?:[两二三四五六2-6][款种个]|每[款种个])?(?:都|各)(?:拿|要|来|买|订)(?=\s?\d)/gu, '各要'],
  // 黑框: of what colour the frame is.
  [/(?<!\p{Script=Han})([黑白金银红蓝粉])框(?!架)/gu, '$1色框'],
  // A set of five, the other way round.
  [/(?<!\p{L})(набор\p{L}*) (?:штук|шт\.?) (?:на |по |из )?(\d{1,2})(?!\d)/giu, '$1 из $2 шт'],
  // A day is 24 hours of warmth.
  [
    /(?<=(?<!\p{L})(?:держ\p{L}+|тепл\p{L}+|горяч\p{L}+|холод\p{L}*) (?:тепло |жар |целые |почти |около |где-то )*)сутки(?!\p{L})/giu,
    '24 часа',
  ],
  [
    /(?<!\p{L})(?:чтобы? )?(?:чай|чая|кофе|напит\p{L}+|вод[аы]|суп|еда)? ?(?:был\p{L}? |остава\p{L}+ )?(?:горяч\p{L}+|тепл(?:ый|ым|ая|ой|ое)) (?=\d{1,2} час)/giu,
    'держит тепло ',
  ],
  // "А нет с ручкой?" asks for one with it.
  [/^\s*(?:а |и )?нет(?: ли)?(?: у вас)? (?=(?:со?|на|из) [^?]+\?)/giu, 'есть '],
  // "А он без ручки? Мне с ручкой": what is asked first is told by what is wished for then.
  [/^[^.?!]*(?<!\p{L})без [^.?!]{3,30}\?\s*(?=(?:(?:а |но )?(?:мне|нам|нуж|надо|хо(?:чу|тим))))/giu, ''],
  [/^[^.?!]*(?:(?<![a-z])(?:without|no)) [^.?!]{3,30}\?\s*(?=(?:(?:but )?(?:i|we) (?:need|want)))/giu, ''],
  // Whose goods they will be: "открываем салон маникюра, нужны пилочки" wishes for no manicure.
  [
    /(?<!\p{L})(?:(?:мы|я|скоро|недавно|сейчас) )*(?:открыва(?:ем|ю)(?:ся)?|открыл[иа]?|держ(?:им|у)|вед[уеё]м?|запуска(?:ем|ю)) (?:(?:сво|нов|небольш|маленьк)\p{L}+ )*(?:интернет-)?(?:салон|студи|магазин|кафе|кофейн|ресторан|пекарн|школ|садик|клиник|барбершоп|мастерск|отел|хостел|спортзал|фитнес|кондитерск|кабинет|гостиниц|бутик)\p{L}*(?: (?!и |нуж|над|ищ|хо[чт])\p{L}+){0,2}?\s*[,.;–—-](?=\s*\S)/giu,
    ' ',
  ],
  // Where they will be sold says nothing of the goods.
  [
    /(?<!\p{L})(?:(?:я|мы) )?(?:хочу|хотим|хотел\p{L}* бы|планиру(?:ю|ем)|буд(?:у|ем)|собира(?:юсь|емся)) (?:их |это )?(?:про|перепро)давать (?:их |это )?(?:на|через) (?:вб|wb|вайлдберриз|wildberries|валдбери\p{L}*|озон\p{L}*|ozon|авито|яндекс\p{L}*(?: маркете?)?|маркетплейс\p{L}*|рынке)\s*[,.;–—-]?(?=\s*\S)/giu,
    ' ',
  ],
  [
    /(?<![a-z])(?:(?:i|we) )?(?:want|plan|would like|am going|are going|hope) to (?:re)?sell (?:them |it |these )?(?:on|at|through|via) (?:amazon|etsy|ebay|shopify|wildberries|ozon|the market|a market)\s*[,.;–—-]?(?=\s*\S)/giu,
    ' ',
  ],
  // "Мишка большой, метр" is a metre tall.
  [/(?<!\p{L})(?<!\d\s?)(?<!(?:за|в|на|погонный|квадратный|по) )метр(?=\s*(?:$|[,.!?]))/giu, '1 метр'],
  // For how long somebody has sold is said of the seller.
  [
    /(?<![a-z])how long (?:have|has) (?:they|he|she|it|the (?:seller|shop|company|store)) been (?:around|selling|in business|trading|open)(?![a-z])/giu,
    'seller',
  ],
  [/(?<!\p{L})(?:как )?давно (?:ли )?(?:он[аи]? )?(?:работа|торгу)\p{L}+(?=\s*(?:[,.?!]|$))/giu, 'продавец'],
  [/开(?:店|业)?(?:有)?(?:多久|多少年|几年)了?/gu, '卖家'],
  // Goods that carry the buyer's brand.
  [/(?<![a-z])(?:custom[ -])?branded(?=\s+(?!on|in|into|with|onto|by|goods|items|products?)[a-z])/giu, 'custom logo'],
  [/(?<!\p{L})брендированн\p{L}+(?=\s+\p{L})/giu, 'с логотипом'],
  [/(?<![a-z])(?:without|with no|no) (?:any )?(?:printing|branding)(?![a-z])/giu, 'without logo'],
  [/(?<!\p{L})без (?:печати|нанесения|брендирования)(?!\p{L})/giu, 'без логотипа'],
  [/不(?:用|要|带|需要)?印(?:字|刷|图)?(?=[的吗呢？?，,。\s]|$)/gu, '不要logo'],
  [/(?<![真牛羊])皮面(?!本)/gu, 'PU皮'],
  [/(?:能够?|可以)(?=拆洗|水洗|机洗|折叠|旋转|伸缩|升降|拆卸|叠放|叠加|悬挂|变色|定时)/gu, '可'],
  // "With a lid or a handle": the word before both is said once.
  [
    /(?<=(?<![a-z])with (?:an? )?[a-z]{2,15}) or (?:an? )?(?=(?:lid|handle|zip|pocket|strap|cover|straw|hood|wheels?)s?(?:per)?(?![a-z]))/giu,
    ' or with ',
  ],
  [
    /(?<=(?<!\p{L})со? \p{L}{2,15}) (?:или|либо) (?=(?:крышк|ручк|ремеш|карман|молни|капюшон|трубоч|колес|ножк)\p{L}{1,4}(?!\p{L}))/giu,
    ' или с ',
  ],
  // A handle of wood is no spatula of wood.
  [/(?:木头?|木质|木制|实木)的?(?:把手|手柄|把子|柄)/gu, '木柄'],
  // "38码和39码各15双" has so many pairs of each size.
  [/(?<=[\da-z]码)(?=各)/giu, ' '],
  // Sizes of clothes stand right behind a word: 男款XL, 黑色3XL.
  [/(?<=[款码女男装色号])(?=(?:\dx{0,2}l|x{1,4}l|[sml])(?![a-z\d]))/giu, ' '],
  [/([\d一二两三四五六七八九十百千]{1,5})\s?([个件只双条套把盒箱支包张瓶块顶副盏本卷根])(?:以内|以下)起[批订]/gu, '起订量$1$2以内'],
  // "Under a buck" is under one.
  [
    /(?<=(?<![a-z])(?:under|below|max|less than|up to|over|about|around|for) )an? (?=(?:bucks?|dollars?|yuan|euro|pound)(?![a-z]))/giu,
    '1 ',
  ],
  // Large sizes are told by the size that is named.
  [/(?:加?大码|特大码?|加大号?)(?:的)?\s*(?=\d?x{0,4}l(?![a-z]))/giu, ' '],
  // 给大狗买个窝 wants a bed for a large dog.
  [
    /给(?:我家|家里)?(?:的)?([大小老幼]|中型|大型|小型)?(狗狗?|猫猫|猫咪?|宠物)(?:们)?(?:买|找|要|配|来|弄|选|备)(?:一?[个条只套批些点款]|几[个条只])?(?=\p{Script=Han})/gu,
    '$1$2',
  ],
  [/(?:公司|单位|办公室)(?:里|内部?)?(?:要)?用的?/gu, '办公用'],
  // What a shop buys in: 我们店要进.
  [/(?:我们?|咱们?)?(?:的)?(?:小?店|公司|店铺|商店)?(?:里)?(?:想|要|准备|打算|需要)进(?:一?[批些点])?(?!口|水|微|出|去|烤|洗)/gu, ''],
  // What a pair, a piece costs: the word before the sum counts nothing.
  [
    /(?<![十百千万第算\d])一[双个件条只把套张副盒包支瓶本台顶](?:的?价格?)?(?=(?:不超过|不要超过|不到|最多|最好|控制在|在)*[\d一二两三四五六七八九十百]{1,4}(?:[块元毛]|卢布|₽|(?:以内|以下|之内|左右)(?![个件只双条套张副盒包支])))/gu,
    '单价',
  ],
  // 一盒多个的也行: several of them in a box order none.
  [/一[盒套包组](?:里)?(?:多|好几|几)[个只支条件](?:装)?的?(?:也行|也可以|都行|都可以)/gu, ''],
  // 两块电池 are no money.
  [/[两二2]块(?=(?:锂|备用|充电)?电池|电板)/gu, '双'],
  // The name of a firm that is to be put on goods is its logo.
  [
    /(?<![a-z])(?:with |having |add |print(?:ed)?(?: with)? |put )?(?:the |a |an )?names? of (?:my|our|the) (?:\w+ )?(?:company|firm|shop|store|brand|cafe|restaurant|hotel|club|team|school|event)(?: on (?:it|them|each))?(?![a-z])/giu,
    'with custom logo',
  ],
  [
    /(?<![a-z])(?:with |having |add |print(?:ed)?(?: with)? |put )(?:my|our|the|a|an)?\s?(?:company|brand|business|shop|store|hotel|firm|sponsor|club|team)(?:'?s)? (?:names?|logos?)(?: on (?:it|them|each))?(?![a-z])/giu,
    'with custom logo',
  ],
  [
    /(?<!\p{L})с (?:названием|именем|лого|эмблемой) (?:наш\p{L}+ |мо\p{L}+ |сво\p{L}+ )?(?:компани|фирм|магазин|кафе|бренд|отел|клуб|школ|команд|ресторан|организаци)\p{L}*/giu,
    'с логотипом',
  ],
  [/(?:可以?|能|要|带)?印?(?:上)?(?:我们|自己|我)?(?:的)?(?:公司|店铺?|品牌|酒店|学校)(?:的)?(?:名字?|名称|标志|logo)/giu, '可印LOGO'],
  // Ornaments of a tree.
  [
    /(?<![a-z])(?:new[ -]?years?'?s?|x-?mas|christmas|fir|pine)[ -](?:tree )?(?:toys?|balls?|trinkets?)(?: (?:for|on) (?:the |a )?(?:christmas |new year |fir )?tree)?(?![a-z])/giu,
    'christmas ornaments',
  ],
  [
    /(?<![a-z])(?:toys?|balls?|decor(?:ations?)?|ornaments?) (?:for|on) (?:the |a )?(?:christmas |new year |x-?mas |fir )trees?(?![a-z])/giu,
    'christmas ornaments',
  ],
  // "Any colour but green", 黑色以外的: of what there is one is not wanted.
  [
    /(?<![a-z])(?:in )?(?:any|every|all|whatever) (?:other )?(?:colou?rs?|shades?) (?:but|except(?: for)?|other than|apart from|besides)(?! also)(?![a-z])/giu,
    'any colour, not',
  ],
  [
    /除了?(\p{Script=Han}{1,3}色)(?:以外|之外|外)?的?(?:其他|别的)?(?:颜色)?[，,]?(?:其他|别的)?(?:颜色)?都(?:行|可以|好|要|没问题|无所谓)/gu,
    '颜色不限，不要$1',
  ],
  [
    /(?<![a-z])(?:in )?(?:any|every|all|whatever) (?:other )?(?:colou?rs?|shades?|materials?|thing)s? (?:but|except(?: for)?|other than|apart from|besides)(?! also)(?![a-z])/giu,
    'not',
  ],
  [/([\p{Script=Han}]{1,4}?)(?:以外|之外)的?(?:其他)?(?:颜色|材质)?(?:都(?:行|可以|好|要))?/gu, '不要$1'],
  // Who does not need or like it is told by no listing: «мягкие игрушки ему не надо, он любит машинки».
  [/(?<!\p{L})(?:ему|ей|им|мне|нам) (?=не (?:надо|нуж(?:ен|на|но|ны))(?!\p{L}))/giu, ''],
  [
    /(?<!\p{L})(?:он|она|они|сын|доч(?:ь|ка)|реб[её]нок|муж|жена|мама|папа) (?:очень |просто )?(?:любит|любят|обожает|обожают|хочет|хотят|просит|просят) (?=\p{Script=Cyrillic}{4,}(?:$|[\s,.!?]))/giu,
    '',
  ],
  [
    /(?<![a-z])(?:he|she|they|(?:my |our )?(?:son|daughter|kid|wife|husband|mom|dad|boss)s?) (?:really |just )?(?:likes?|loves?|wants?|prefers?) (?=[a-z]{4,})/giu,
    '',
  ],
  // «Про носки забыл!», "u forgot the socks": they are asked for again.
  [/(?<!\p{L})(?:вы |ты )?про ([\p{L}-]+(?: [\p{L}-]+)?) (?:вы |ты |же |опять )?забыл[аи]?(?!\p{L})|(?<!\p{L})забыл[аи]? про /giu, '$1'],
  [/(?<![a-z])(?:you|u) (?:forgot|dropped|lost|missed|skipped) (?:about )?(?:the |my )?(?=[a-z]{4,})(?!to(?![a-z]))/giu, ''],
  // "You didn't tell the weight" asks for it.
  [
    /(?<![a-z])(?:you|u) (?:did ?n'?o?t|have ?n'?t|never|forgot to) (?:tell|told|say|said|give|gave|mention|answer|show)(?:ed)?(?: me| us)?(?: about| what| how)? (?:the |their |its )?(weight|price|size|colou?rs?|material|minimum|delivery|length|capacity)(?: is| are)?(?![a-z])[.!]*/giu,
    'what is the $1?',
  ],
  [
    /(?<!\p{L})(?:вы |ты )?не (?:сказал|ответил|указал|написал|назвал)[аи]? (?:мне |нам )?(?:про |о |об |какой |какая )?(вес|цену|цене|размер|размеры|размере|цвета|цвете|материал|материале|минимум|доставку|доставке)(?!\p{L})[.!]*/giu,
    'какой $1?',
  ],
  [/你?(?:还)?没(?:有)?(?:说|回答|告诉我)(重量|价格|尺寸|颜色|材质|起订量|容量)/gu, '$1是多少？'],
  // A diameter of pans and moulds is told in centimetres: «диаметр 26 или 28».
  [/(?<!\p{L})(диаметр(?:ом|а)?)\s+(\d{2})(\s*(?:или|и|[-–/,])\s*\d{2})?(?![\d.,]|\s*(?:см|мм|м|дюйм|шт))/giu, '$1 $2$3 см'],
  [/(?<![a-z])(diameter)\s+(\d{2})(\s*(?:or|and|[-–/,])\s*\d{2})?(?![\d.,]|\s*(?:cm|mm|m|in|"|pcs))/giu, '$1 $2$3 cm'],
  [/(直径)(\d{2})(\s*(?:或|和|到|[-–/、])\s*\d{2})?(?![\d.,]|\s*(?:cm|mm|厘米|毫米|米|公分))/giu, '$1$2$3厘米'],
  // "No2" and "nr.3" of those shown.
  [/(?<![a-z\d])(?:no|nr|num)\.?(\d)(?![\da-z%])/giu, 'no. $1'],
  // How long something takes or lasts counts no watches.
  [/(?<!\p{L})часов (\d{1,2})(?![\d.,]|\s*(?:шт|руб))/giu, '$1 ч'],
  [
    /(?<=(?<!\p{L})(?:что|на|главное|хотя бы|минимум|от|те|той|тех|котор\p{L}+|а)\s)(\d{1,2})\s?часов(?!\p{L})(?!\s+(?:наручн|мужск|женск|детск|умн|смарт|настен|кварц|механ|электрон|шт))/giu,
    '$1 ч',
  ],
  [
    /(?<=(?<!\p{L})(?:до|за|течение|течении|держ\p{L}{1,8}|тепло|холод|работа\p{L}{0,8}|заряд\p{L}{0,8}|автономност\p{L}{0,8}|менее|более|меньше|дольше|больше)\s{1,3}|отправ\p{L}{1,8}\s{1,3}|отгруз\p{L}{1,8}\s{1,3})(\d{1,3})\s?час(?:а|ов)?(?!\p{L})(?!\s+(?:наручн|мужск|женск|детск|умн|смарт|настен|кварц|механ|электрон))/giu,
    '$1 ч',
  ],
  // 能挂, 可以调: what goods can do, which listings say with 可.
  [/(?:能够?|可以)(?=[调挂洗擦叠折拆印刻剪伸缩冻烤煮裁卷拉](?![一下个]|[^，,。；;]{0,12}(?:[吗么多几?？]|的[\s。]*$)))/gu, '可'],
  [/(?<![会要怕能易])不(?:会|容易|易|怕|打|起|能)?(?=[漏滑皱烫臭摔割咬撞刮](?!\p{Script=Han}*吗))/gu, '防'],
  // Eyes of cats are a shape of glasses.
  [/(?<!\p{L})(?:cat[- ]?eyes?|кошач(?:ий|ьи|ьего) глаз(?:а|ки)?|猫眼)(?!\p{L})/giu, 'cateye'],
  [/(?<!\p{L})(?:без оправы|безоправн\p{L}+|frameless|without (?:a )?frames?|no frames?)(?!\p{L})|无边?框/giu, 'rimless'],
  [
    /(?<![a-z])(?:(?:that|which|to) )?(?:can|could|may) be (?:custom(?:[- ])?)?branded(?![a-z])|(?<![a-z])(?:for branding|brandable)(?![a-z])/giu,
    'custom logo',
  ],
  // What goes with what is named before.
  [
    /(?<![a-z])(?:what|which|some|any) ((?!else)[a-z]+(?: [a-z]+)?) (?:goes|go|fits?|works?|matches|match) (?:well )?with (?:it|them|this|these|that|those)(?![a-z])/giu,
    '$1',
  ],
  [
    /(?<![a-z])(?<=any |some |a |the )(?:real|proper|actual) (?=[a-z]{3})(?!person|people|human|someone|operator|photo|leather|silk|wood|wool|fur|gold|silver|feather|down|suede|linen|cotton|marble|glass)/giu,
    '',
  ],
  // 轻的, 薄的: what one character says of goods.
  // "Fabric ones" are of cloth, and no fabrics.
  [/(?<![a-z])fabric(?= ones?(?![a-z]))/giu, 'cloth'],
  [/轻的/gu, '轻便的'],
  [/(?<![椭团半])圆的(?!形)/gu, '圆形的'],
  [/(?<![长正官地对双])方的(?!形|便)/gu, '方形的'],
  [/(?<![轻超单])薄的/gu, '轻薄的'],
  [/(?<!\p{Script=Han})萌(?!\p{Script=Han})|(?<=要)萌/gu, '可爱'],
  // What goods are without is what listings call plain or rimless.
  [
    /(?<!\p{L})без (?:рисунк\p{L}+|принт\p{L}*|узор\p{L}*|картин\p{L}+|надпис\p{L}+)(?: и (?:рисунк\p{L}+|принт\p{L}*|узор\p{L}*|надпис\p{L}+))?(?!\p{L})(?! не)/giu,
    'однотонные',
  ],
  [/(?<![a-z])(?:without|with no|no) (?:any |a )?(?:prints?|patterns?|pictures?|designs?)(?: on (?:it|them))?(?![a-z])/giu, 'plain'],
  [/(?:没有?|无|不要(?:带|有)?|不带)(?:图案|印花|花纹|图)(?!片)/gu, '纯色'],
  // What goods are not afraid of, or do not do.
  [
    /(?<![a-z])(?:(?:which|that) )?(?:don'?t|doesn'?t|do not|does not|won'?t) (?:mind|absorb|let in)(?: the)? (?:water|rain)(?![a-z])/giu,
    'waterproof',
  ],
  [
    /(?<!\p{L})(?:котор\p{L}+ |чтобы? )?не (?:бо(?:ят|ит|ящ)\p{L}*|пропуска\p{L}+)(?: ни)? (?:вод[ыу]|дожд[яь]|влаг[иу]|сырост[иь])(?!\p{L})/giu,
    'водонепроницаемые',
  ],
  [/(?<![a-z])(?:(?:which|that|who) )?(?:do(?:es)?n'?t|do(?:es)? not|won'?t|will not|never|no) leak(?:s|ing)?(?![a-z])/giu, 'leakproof'],
  [
    /(?<![a-z])(?:(?:which|that|who) )?(?:do(?:es)?n'?t|do(?:es)? not|won'?t|will not|never) (?:slip|slide)(?:s|ping)?(?: around)?(?![a-z])/giu,
    'non-slip',
  ],
  [
    /(?<![a-z])(?:(?:which|that|who) )?(?:do(?:es)?n'?t|do(?:es)? not|won'?t|will not|never) (?:fade|tarnish|lose (?:their|its) colou?r)s?(?![a-z])/giu,
    'fade-resistant',
  ],
  [
    /(?<![a-z])(?:(?:who|which|that|what) )?(?:is |are |do |does )?(?:not|no|isn'?t|aren'?t|don'?t|doesn'?t) (?:be )?(?:afraid|scared|fear)(?: of)?(?: the)? (?:water|rain|wet|moisture)(?![a-z])/giu,
    'waterproof',
  ],
  [
    /(?<![a-z])(?:(?:who|which|that) )?(?:water|rain) (?:does not|doesn'?t|can'?t|cannot|not) (?:pass|go|come|get)(?: (?:in|inside|through))?(?![a-z])/giu,
    'waterproof',
  ],
  [/不(?:怕|进|惧)水/gu, '防水'],
  [/(?<![a-z])(?:(?:who|which|that) )?(?:do(?:es)?n'?t|do(?:es)? not|not|never) rust(?:ing|s)?(?![a-z])/giu, 'rustproof'],
  [/(?<!\p{L})не ржаве(?:ет|ют|ли|ть)(?!\p{L})/giu, 'с защитой от ржавчины'],
  [/不(?:会)?生锈/gu, '防锈'],
  [/(?<!\p{L})(?:без|не надо|не нужно|не) сверл(?:ения|ить|ят|им)(?:\s(?:стен\p{L}*|дыр\p{L}*))?(?!\p{L})/giu, 'без сверления'],
  [/(?<![a-z])(?:no|without|w\/o) (?:drill(?:ing)?|holes?)(?: (?:in (?:the )?walls?))?(?![a-z])/giu, 'no-drill'],
  [/(?:不用|不需要?|无需|不要|不|免)打孔/gu, '免打孔'],
  // A clamp that closes by weight touches nothing.
  [/重力感应/gu, '重力'],
  // Where goods may be put.
  [
    /(?<![a-z])(microwaves?|dishwashers?)[ -]?(?:is |are )?(?:allowed|ok(?:ay)?|friendly|possible|usable|suitable|compatible|able|approved|resistant|fine)(?![a-z])/giu,
    '$1 safe',
  ],
  [
    /(?<![a-z])(?:(?:suitable|good|fit|works?|working|usable|ready|ok) )?(?:for|on|with) (?:an? |the )?induction(?: (?:hobs?|cookers?|stoves?|cooktops?|plates?))?(?![a-z])/giu,
    'induction ready',
  ],
  // A case for a telephone, in one character behind its model.
  [
    /(?<=(?:iphone|苹果|华为|小米|三星|红米|荣耀)\s?\d{0,3}\s?(?:pro|plus|max|mini|ultra|se)?\s?(?:max)?\s?的?)(?:保护)?[壳套](?:子)?(?!\p{Script=Han}*机)/giu,
    '手机壳',
  ],
  // "Или взрослых, если детских нет": what would do where there is nothing else is no condition.
  [
    /[,;.?]?\s*(?<!\p{L})(?:а |и |ну )?(?:или|либо|можно(?: и)?|тогда)\s[\p{L}-]+(?:\s[\p{L}-]+){0,3},?\s(?:если|коли)\s(?:[\p{L}-]+\s){0,3}нет(?:у)?(?!\p{L})/giu,
    '',
  ],
  [/[,;.?]\s*(?:а |ну )?если\s(?:[\p{L}-]+\s){0,3}нет(?:у)?,?\s(?:то\s|тогда\s|можно\s)+[^,.;?!]{2,60}/giu, ''],
  [
    /[,;.?]\s*(?:but |and )?if (?:there (?:is|are) )?(?:none|not|no [a-z]+|not available|you don'?t have(?: (?:it|them|any))?)(?: (?:then|available))?,? [^,.;?!]{3,60}/giu,
    '',
  ],
  [/[，,。；;\s](?:如果|要是)?没有(?:的话|的)[，,\s]?[^，,。；;]{2,20}/gu, ''],
]

/** What a whole is made of, right behind a number: pieces are counted of much else, so that they are parts only where the whole is named. */
const parts = /^\s+(?:детал|элемент(?:ов|а)|кусоч)/iu
const piecesOfWhole = /^[\s-]+(?:pieces?|pcs?|parts?)(?![a-z])/iu
const wholes = /(?<![a-z])(?:puzzles?|jigsaws?|bricks?|blocks)(?![a-z])/iu

/** "Тыща деталей", "a thousand piece puzzle": how many parts, in the figures in which measures are read. */
function withPartsInFigures(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length !== text.length || !(/детал|элемент|кусоч/u.test(lower) || wholes.test(lower))) return text
  const isOfParts = ({ start, end }: { start: number; end: number }): boolean =>
    !/\d/.test(text.slice(start, end)) && (parts.test(text.slice(end)) || (wholes.test(lower) && piecesOfWhole.test(text.slice(end))))
  return readNumbers(lower)
    .filter(isOfParts)
    .toReversed()
    .reduce((said, { start, end, value }) => `${said.slice(0, start)}${value}${said.slice(end)}`, text)
}

type Form = readonly [RegExp, string | ((...parts: string[]) => string)]
/** Hundreds of them, of which a message has a few: the others are not even compiled. */
const guarded = ([short, long]: Form): Form => [new GuardedPattern(short.source, short.flags), long]
const formsOfAll = [...spokenCounts, ...shorthandOfAll, ...wordings].map(guarded)
const formsOfLatin = [...shorthand.map(guarded), ...formsOfAll]
const formsOfChinese = spokenChinese.map(guarded)
const formsOfFigures = figures.map(guarded)

const rewritten = (text: string, forms: readonly Form[]): string =>
  forms.reduce((said, [short, long]) => (typeof long === 'string' ? said.replace(short, long) : said.replace(short, long)), text)

/** A message in the words that its shorthand stands for. */
export function writtenOut(text: string): string {
  const forms = /\p{Script=Cyrillic}/u.test(text) ? formsOfAll : formsOfLatin
  const spoken = /\p{Script=Han}/u.test(text) ? rewritten(text, formsOfChinese) : text
  return withPartsInFigures(rewritten(rewritten(spoken, forms), formsOfFigures))
}
