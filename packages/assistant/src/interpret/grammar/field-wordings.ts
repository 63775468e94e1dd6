import type { FieldWording } from './field-wording.ts'
import { figureWordings } from './figure-wordings.ts'

/** What a price may be for. */
const priced = { ru: '(?:пару|штуку|упаковку|набор|комплект|пачку|коробку)', en: '(?:pieces?|pairs?|packs?|sets?|box(?:es)?|units?)' }

/** In the order in which they are read: "вес" is part of "плотность ткани" for nobody, "размер" is part of "размер партии". */
export const fieldWordings: readonly FieldWording[] = [
  {
    field: 'brightness',
    asked: {
      ru: ['(?:сколько|какой|какая|какие) (?:люмен…|светов(?:ой|ым) поток|яркость)', 'насколько (?:он|она|они )?ярк…'],
      en: ['how many lumens', 'lumens', 'how bright', 'brightness'],
      zh: ['多少流明', '流明', '有多亮', '多亮', '亮度'],
    },
    stated: /lumin|lumen|brightness|световой поток|яркост|люмен|流明|光通量|^亮度/,
  },
  {
    field: 'pressure',
    asked: {
      ru: ['сколько атмосфер', 'на какую глубину'],
      en: ['how many (?:atm|bar|atmospheres)', 'how deep'],
      zh: ['多少(?:个大气压|atm)', '(?:防水)?多少米深', '防水多少米'],
    },
    stated: /water resistance|водозащит|водонепроницаем|防水等级|^防水$/,
  },
  {
    field: 'resolution',
    asked: { ru: ['сколько dpi'], en: ['(?:how many|what) dpi'], zh: ['多少dpi', 'dpi多少'] },
    stated: /dpi|sensor resolution|разрешение сенсора|分辨率/,
  },
  {
    field: 'source-price',
    asked: {
      ru: [
        '(?:сколько |почем )?(?:это |она |он |они )?(?:будет |выходит |получается |стоит )*в юанях(?: (?:сколько|почем))?(?: (?:это |будет|выходит|получается|стоит))*',
      ],
      en: ['(?:how much (?:is|are) (?:it|that|they|this) |price )?in (?:yuan|rmb|cny|chinese money)'],
      zh: ['(?:人民币|多少(?:块|元)?人民币)(?:多少|是?多少钱|价格?)?', '(?:折合|换成)人民币'],
    },
  },
  {
    field: 'price',
    asked: {
      ru: [`(?:цен(?:а|ы)|стоит|стоимость)(?: \\p{L}+)? (?:за|на) (?:одн\\p{L}+ )?${priced.ru}(?: или (?:за )?${priced.ru})?`],
      en: [`prices? (?:is |are )?(?:per|for (?:one|a)) ${priced.en}(?: or (?:per |for (?:one|a) |a )?${priced.en})?`],
      zh: [`(?:价格?|单价|价钱)是?(?:每|一|按)?[个只件双包盒套](?:的|算|价)?还是(?:每|一|按)?[个只件双包盒套](?:的|算|价)?`],
    },
  },
  {
    field: 'minimum',
    asked: {
      ru: [
        'минималк…',
        '(?:от|с) какого (?:тиража|количества)',
        '(?:какой )?(?:минимальный )?тираж',
        'мин\\.? ?(?:парти|заказ|кол-?в|количеств)…',
        '(?:сколько )?(?:самое меньшее|минимум)(?: (?:можно|надо|нужно|штук)){0,2} (?:взять|брать|купить|заказать)',
        '(?:сколько|от скольки)(?: штук)? минимум',
        'минимальн… (?:заказ…|парти…|количеств…)',
        'от скольки(?: штук)?',
        'размер партии',
      ],
      en: [
        'moqs?',
        'min(?:imum)?\\.?(?: (?:orders?|qty|quantity|amount|purchase))*',
        'smallest (?:order|quantity|batch)',
        'how few(?: of (?:these|them))?',
      ],
      zh: [
        '起订量',
        '起批量',
        '(?:多少|几)[个件只双套条包盒]?起(?:批|订|卖|拿)',
        '(?:最[少低]|至少)(?:要|得|能|可以)?(?:订|买|拿|下)(?:单)?(?:多少|几)[个件只双套条包盒]?',
        '(?:多少|几)[个件只双套条包盒](?:就)?(?:可以|能)?起',
        '最低起[订批]',
        '(?:最[少低])?起订(?:是)?(?:多少|几)[个件只双套条包盒]?',
        '几[个件]起[订批拿]?',
      ],
    },
  },
  {
    field: 'stock',
    asked: {
      ru: ['(?:сколько )?(?:есть )?в наличии', 'наличи[ея]', 'остат(?:ок|ки|ков)', 'на складе'],
      en: [
        '(?:how many (?:are )?)?in stock',
        'stock',
        'availability',
        '(?<!(?:colou?rs?|sizes?) .{0,20})available(?: now)?(?=\\s*[?]?\\s*$)',
      ],
      zh: ['库存', '现货', '有货', '货(?:够|足)不?'],
    },
  },
  {
    field: 'density',
    asked: {
      ru: ['плотност(?:ь|и|ью)', 'граммаж…'],
      en: ['gsm', '(?:fabric|paper) weight', 'density', 'weight per area'],
      zh: ['克重', '密度'],
    },
    stated: /плотност|gsm|fabric weight|paper weight|weight per area|density|thread count|克重|密度/,
  },
  {
    field: 'weight',
    asked: {
      ru: ['(?:сколько )?вес(?:ит|ят)', 'вес(?:а|ом|у)?', 'мас(?:са|сы|су)', 'тяжел(?:ый|ая|ое|ые)'],
      en: ['weight', 'weigh(?:s|t)?', 'how heavy', 'heavy(?![- ]duty)'],
      zh: ['重不重', '(?<![承载负])(?:多)?重量?', '多重', '(?:多少|几)克'],
    },
    stated:
      /^(?:вес|масса)(?![а-я])|вес (?:товара|изделия|нетто|брутто)|^(?:net |gross |item |product |shipping )?weight$|^(?:净|毛)?重量?$/,
  },
  {
    field: 'material',
    asked: {
      ru: [
        'из чего(?: (?:он|она|оно|они|это|сделан…|сшит…))?',
        'из какого материала',
        'материал(?:а|ы|е)?',
        'состав(?:а|е)?',
        'ткан(?:ь|и)',
        '(?:это )?(?:серебро|золото|кожа|мех|жемчуг|шелк) (?:тут |там |у них )?(?:настоящ|натуральн)\\p{L}+',
        '(?:настоящ|натуральн)\\p{L}+ (?:ли )?(?:серебро|золото|кожа|мех|жемчуг|шелк)(?=\\s*[?])',
      ],
      en: [
        '(?:is (?:it|this|that|the \\p{L}+) |are they )?(?:real|genuine|actual) (?:silver|gold|leather|fur|silk|pearls?)(?=\\s*[?])',
        'made (?:of|from)',
        'materials?',
        'fabric',
        'composition',
      ],
      zh: ['材质', '材料', '面料', '成分', '什么做的'],
    },
    stated:
      /^(?:material|fabric|composition|main material|материал|состав|ткань|材质|材料|面料|成分)|материал (?:верха|корпуса|изделия)|fibre content|содержание|含(?:棉|绒)量|主要材质/,
  },
  {
    field: 'volume',
    asked: {
      ru: [
        'объем(?:а|е|ом)?',
        'вместимост(?:ь|и)',
        'литраж',
        'сколько (?:вмещает|литров|мл|миллилитров)',
        'емкост(?:ь|и)(?! (?:батар|аккум)…)',
      ],
      en: ['(?<!battery )capacity', 'volume', 'how (?:many (?:litres|liters|ml)|much does (?:it|this) hold)'],
      zh: ['(?<!电池)容量', '多少(?:毫升|升|ml)', '几升'],
    },
    stated: /^(?:capacity|volume|объем|вместимость|емкость|容量|净含量|容积)$|dust cup|holds|вмещает/,
  },
  {
    field: 'charge',
    asked: {
      ru: ['емкост… (?:батар…|аккум…)', 'аккумулятор(?:а)?', 'батаре(?:я|и|йк…)', 'сколько (?:ма ?ч|мач)'],
      en: ['battery(?! life)(?: capacity)?', 'mah', 'how many mah'],
      zh: ['电池(?:容量)?', '多少毫安'],
    },
    stated: /battery|аккумулятор|батаре|емкость|电池|电芯|cell|^power$|питание|电源/,
  },
  {
    field: 'running-time',
    asked: {
      ru: [
        '(?:сколько|как долго|на сколько) (?:работает|работают|светит|светят|играет|играют|держ(?:ит|ат) заряд|хватает)',
        'время работы',
        'держ(?:ит|ат) заряд',
        '(?:на сколько )?хватает заряда',
        'автономност(?:ь|и)',
      ],
      en: [
        'battery life',
        'how long (?:do|does|will) (?:it|they|the (?:battery|charge)) (?:last|run|hold)(?: on (?:a|one) charge)?',
        '(?:the )?battery (?:lasts?|holds)',
        'run(?:ning)?[ -]?time',
      ],
      zh: ['续航', '能用多久'],
    },
    stated: /battery life|время работы|run(?:ning)? ?time|续航|使用时间/,
  },
  {
    field: 'warmth',
    asked: {
      ru: [
        '(?:сколько|как долго|долго)(?: (?:он|она|они))? держ(?:ит|ат)(?:ся)?(?: (?:тепло|горяч…|холод…))?',
        'держ(?:ит|ат)(?: тепло)? (?:сколько|как долго|долго)',
        'тепло (?:сколько |как долго |долго )?держ(?:ит|ат)',
        'держ(?:ит|ат) тепло',
      ],
      en: ['(?:how long )?(?:does (?:it|this) )?keeps? (?:\\w+ )?(?:hot|warm|cold|heat)'],
      zh: ['保温(?:多久|时间|时长|几个?小时)', '保冷多久'],
    },
    stated: /keeps (?:hot|cold)|держит (?:тепло|холод)|保温时长|保冷/,
  },
  ...figureWordings,
]
