import type { FieldWording } from './field-wording.ts'

/** Fields that a figure or a few words state, in the order in which they are read after those of every offer. */
export const figureWordings: readonly FieldWording[] = [
  {
    field: 'pages',
    asked: {
      ru: [
        '(?:сколько|какое количество)(?: (?:в них|в нем|там|у него))? (?:страниц|листов)',
        '(?:страниц|листов)(?: в (?:них|нем))? сколько',
        '(?:количество|число) (?:страниц|листов)',
      ],
      en: ['how many (?:pages|sheets)', '(?:page|sheet) count', 'number of (?:pages|sheets)'],
      zh: ['多少[页张]纸?', '几百[页张]', '页数(?:是)?(?:多少)?', '有多少页'],
    },
    stated:
      /^(?:(?:number of |inner )?(?:sheets|pages)|(?:sheet|page) count|(?:количество |число )?(?:листов|страниц)|页数|张数|内页数量?|内页张数)$/,
  },
  {
    field: 'power',
    asked: {
      ru: ['мощност(?:ь|и|ью)', 'сколько (?:ватт|вт)', 'ватт сколько'],
      en: ['wattage', 'power(?! (?:bank|supply))', 'how many watts', 'how powerful'],
      zh: ['功率(?:是|有)?(?:多[大少高])?', '多少瓦'],
    },
    stated: /^(?:rated |max(?:imum)? )?(?:power|wattage)|мощность|功率/,
  },
  {
    field: 'torque',
    asked: { ru: ['(?:крутящ\\p{L}+ )?момент(?:а|ом)?'], en: ['(?:max(?:imum)? )?torque'], zh: ['扭[矩力](?:是|有)?(?:多[大少高])?'] },
    stated: /torque|крутящий момент|扭[矩力]/,
  },
  {
    field: 'strength',
    asked: {
      ru: ['(?:насколько|как) (?:он|она|оно|они|это)? ?(?:прочн|крепк|сильн)\\p{L}+', 'прочност(?:ь|и)(?= у|\\s*[?]|$)'],
      en: ['how strong'],
      zh: ['(?:有)?多(?:结实|牢固)', '结不结实', '牢不牢固?'],
    },
    stated:
      /(?<!no[- ])load|(?<!без )нагрузк|承重|for pets up to|для питомца|torque|момент|扭[矩力]|^resistance(?: level)?$|^сопротивлени|^阻力|strength|прочност|强度|suction|разрежени|吸力|^(?:rated |max(?:imum)? )?(?:power|wattage)|^мощность|^功率/,
  },
  {
    field: 'voltage',
    asked: {
      ru: ['напряжени(?:е|я)', 'сколько вольт', 'скольки? ?вольтов\\p{L}+', 'от (?:220|110)(?: вольт| в)?', 'вилк…'],
      en: ['voltage', 'how many volts', 'plug'],
      zh: ['电压(?:是|有)?(?:多[大少高])?', '多少伏', '插头'],
    },
    stated: /voltage|напряжение|input|вход|plug|вилка|电压|输入|插头/,
  },
  {
    field: 'thickness',
    asked: { ru: ['толщин(?:а|ы|у|ой)'], en: ['thickness', 'how thick'], zh: ['厚度', '多厚'] },
    stated: /thickness|толщина|厚度|厚薄|gauge/,
  },
  {
    field: 'diameter',
    asked: { ru: ['диаметр(?:а|ом)?'], en: ['diameter', 'how wide across'], zh: ['直径', '口径'] },
    stated: /diameter|диаметр|直径|口径|伞面/,
  },
  {
    field: 'height',
    asked: { ru: ['высот(?:а|ы|у|ой)', 'какого роста'], en: ['height', 'how (?:tall|high)'], zh: ['高度', '多高'] },
    stated: /height|высота|高度/,
  },
  {
    field: 'width',
    asked: { ru: ['ширин(?:а|ы|у|ой)'], en: ['width', 'how wide'], zh: ['宽度', '多宽'] },
    stated: /width|ширина|宽度/,
  },
  {
    field: 'length',
    asked: {
      ru: ['длин(?:а|ы|у|ой)', '(?<!на )сколько (?:метр…|сантиметр…|миллиметр…|см|мм)', 'метр(?:ов|аж) сколько'],
      en: ['length', 'how long(?= is| are|\\s*[?？]?$)', 'how many (?:met(?:er|re)s|centimet(?:er|re)s|cm|feet|inches)'],
      zh: ['长度', '多长', '(?<!防水)(?:多少|几)(?:米|厘米|公分)(?!深)'],
    },
    stated: /length|длина|长度|裙长|裤长|线长|链长|绳长/,
  },
  {
    field: 'sizes',
    asked: {
      ru: ['размер(?:ы|а|ов|ный ряд)?', 'размерн… сетк…', 'до какого размера'],
      en: ['sizes?', 'size (?:chart|range)', 'how (?:big|large|small) do (?:they|these|those|the sizes) (?:go|run)'],
      zh: [
        '尺码',
        '尺寸',
        '码数',
        '大小',
        '最[大小](?:的)?(?:能|可以)?(?:到|是|有|做到)?(?:几|多少|多大|什么)?[码号](?![\\p{Script=Han}]*(?:发|送))',
        '(?:几|多少|多大的?|哪些|哪几个?|什么)码',
      ],
    },
    stated: /^(?:size|размер|尺码|尺寸|规格)$|size$|^размер/,
  },
  {
    field: 'dimensions',
    asked: {
      ru: ['габарит(?:ы|ов)', 'габаритн… размер…', '(?:насколько|какой) (?:он[аио]? )?больш…', 'какого размера'],
      en: ['dimensions?', 'measurements', 'how (?:big|large)(?= (?:is|are)|\\s*[?]?$)'],
      zh: [
        '外形尺寸',
        '(?<=[套单枕垫盖盒箱瓶杯袋包板镜框屏盘])多大',
        '(?<![\\p{Script=Han}])多大',
        '(?:有|是|尺寸|大小|个头|体积|到底)多大',
      ],
    },
    stated: /dimension|размер|size|габарит|尺寸|规格|diameter|диаметр|height|высота|length|длина|width|ширина/,
  },
  {
    field: 'colors',
    asked: {
      ru: ['цвет(?:а|ов|е|ах)?', 'расцветк…'],
      en: ['colou?rs?', 'shades?'],
      zh: ['颜色', '什么色'],
    },
    stated: /^(?:main )?colou?r$|^цвет|颜色/,
  },
  {
    field: 'dispatch',
    asked: {
      ru: [
        '(?:когда|как быстро|как скоро|за сколько) (?:отправ…|отгруз…)',
        'срок(?:и)? (?:отправ…|отгруз…|изготовлен…|производств…)',
        'сколько (?:дней|времени|недель) (?:вы )?(?:дела|изготавлива|производ|шить|печата|жда)…(?: будут| будете)?',
        '(?:через сколько|сколько до|как долго до) (?:\\p{L}+ ){0,2}(?:отправ|отгруз)…',
        'отправк…',
        'отгрузк…',
        '(?:отправ|отгруз)(?:ят|ите|ляют|ляете|жают) быстро',
        'быстро (?:его |ее |их )?(?:отправ|отгруз)(?:ят|ите|ляют|ляете|жают)',
      ],
      en: [
        '(?:when|how (?:fast|soon)) (?:\\w+ ){0,4}(?:ship|dispatch)…',
        'how long (?:until|till|before) (?:\\w+ ){0,4}(?:shipped|ships?|dispatched|sent(?: out)?|leaves?)',
        'when (?:\\w+ ){0,3}(?:be sent|sent out|leave the)…',
        'dispatch(?: time)?',
        'shipping time',
        'lead time',
        'production time',
        'how long (?:for|is|does) (?:the )?production(?: take)?',
        'turnaround(?: time)?',
        'how long (?:to|does it take to) (?:make|produce|print)(?: (?:it|them))?',
      ],
      zh: [
        '(?:印刷|生产|制作|做)(?:好)?(?:要|需要)?(?:多久|几天|多长时间)',
        '(?:下单(?:后|之后|以后|了)?)?(?:多久|什么时候|几天)(?:能|可以|内)?发(?:货|出来?|走)',
        '发货(?:时间|期|快不快|快)?',
        '多(?:久|长时间)(?:能|可以)?发(?:货|出|走)?',
      ],
    },
  },
  {
    field: 'origin',
    asked: {
      ru: [
        'откуда(?: (?:отправ…|товар|идет|едет))?',
        'где (?:сделан…|производ…|находится)',
        '(?:стран…|мест…) производств…',
        'производств…',
      ],
      en: ['where (?:\\w+ ){0,3}(?:made|ship(?:s|ped)?(?: from)?|located|from)', 'place of origin', 'country of origin'],
      zh: ['产地', '哪里(?:生产|发货|的)', '哪儿(?:生产|产的)'],
    },
    stated: /origin|производств|产地/,
  },
  {
    field: 'seller',
    asked: {
      ru: [
        '(?:как(?:ой|ая)|кто|что за) (?:продавец|поставщик|фабрика|производитель)',
        'продав(?:ец|ца|це|цу)',
        'поставщик(?:а|е)?',
        'кто (?:его |ее |их |это )?(?:продает|торгует|делает|производит)',
        'чь(?:я|е|и)',
        '(?<!\\p{L}{3,} )чей',
      ],
      en: ['(?:who is the )?(?:seller|supplier|vendor|manufacturer)', 'who (?:is it |are they )?(?:sells?|makes?|selling|making)', 'whose'],
      zh: ['卖家', '供应商', '厂家', '店铺', '商家', '哪家(?:店|厂|公司)?(?:的|卖)?', '谁(?:家)?(?:卖|生产|做)的?'],
    },
  },
  {
    field: 'warranty',
    asked: { ru: ['гаранти(?:я|и|ю|ей|йный…)'], en: ['warranty', 'guarantee(?:d)?'], zh: ['保修', '质保', '保修期'] },
    stated: /warrant|guarantee|гаранти|保修|质保/,
  },
  {
    field: 'certificate',
    asked: {
      ru: ['сертификат(?:ы|ов|а)?', 'сертифицирован…', 'деклараци(?:я|и|ю)'],
      en: ['certificat(?:es?|ions?|ed)', 'certified'],
      zh: ['证书', '认证', '检测报告'],
    },
    stated: /certif|сертификат|认证|证书|safety|безопасность|安全/,
  },
  {
    field: 'packaging',
    asked: {
      ru: [
        '(?<!сколько \\p{L}+ в )упаковк(?:а|и|е|у|ой)(?! (?:по )?сколько)',
        '(?:как|в чем) (?:он…|это )?(?:упакован…|упаковыва…|приход(?:ит|ят)|поставля(?:ется|ются))',
        '(?:в|какой) короб(?:ке|ка)',
      ],
      en: ['packag(?:ing|ed)', 'packed', 'box(?:ed)?'],
      zh: ['包装', '怎么包装'],
    },
    stated: /packag|packing|упаковк|包装/,
  },
  {
    field: 'set',
    asked: {
      ru: [
        'что (?:входит|идет) в (?:комплект|набор)',
        'что в (?:комплекте|наборе)',
        'сколько \\p{L}+ в (?:наборе|комплекте|упаковке|пачке|коробке)',
        'комплектаци(?:я|и)',
        'сколько (?:предметов|деталей)',
        '(?:предметов|деталей|штук|листов|страниц) (?:в \\p{L}+ )?сколько',
        'сколько (?:их |штук )?в (?:комплекте|наборе)',
        'в (?:наборе|комплекте|упаковке|пачке|коробке) (?:по )?сколько(?: \\p{L}+)?',
      ],
      en: [
        "what(?:'s| is) (?:included|in the (?:set|box|pack))",
        'how many (?:\\p{L}+ )?(?:are |do you get |come )?(?:there )?in (?:a|the|one|each) (?:set|pack|box)',
        'how many (?:pieces|items|pcs|parts)(?: (?:are|does|do|has|have|it|they|there|in))*(?! (?:do|should|can|to) )',
        'what (?:does it|do they) come with',
      ],
      zh: [
        '[一每\uE000]_?[套包盒组袋箱板](?:里面?|有|是|装)*(?:多少|几)[把支个件片条根双张只枚颗粒]?',
        '(?:套装|一[套包盒组])(?:有|是|里有?|包含)?(?:什么|(?:多少|几)[件个支根条片只张])',
        '包含什么',
        '配件',
      ],
    },
    stated:
      /set includes|in set|pack size|per pack|^pieces|в комплекте|комплектац|в наборе|в упаковке|деталей|套装|套件|配件|每包|包装规格|颗粒数|片数|sheets|листов/,
  },
  {
    field: 'age',
    asked: {
      ru: ['(?:с|для|на) какого возраста', 'на какой возраст', 'возраст(?:а)?', 'со скольки лет'],
      en: ['(?:what|for what) ages?', 'age(?: range)?', 'how old'],
      zh: ['适合(?:多大|几岁)', '几岁', '年龄'],
    },
    stated: /^age|возраст|年龄/,
  },
  {
    field: 'season',
    asked: { ru: ['(?:на )?какой сезон', 'сезон(?:а)?'], en: ['season'], zh: ['季节', '什么季节'] },
    stated: /season|сезон|季节/,
  },
  {
    field: 'audience',
    asked: { ru: ['для кого', 'кому подойд…'], en: ['who (?:is it|are they) for', 'for whom'], zh: ['适合谁', '适用人群'] },
    stated: /for whom|gender|для кого|适用人群|性别/,
  },
  {
    field: 'care',
    asked: {
      ru: [
        'как (?:стирать|мыть|ухаживать|чистить)',
        '(?:легко|просто|проще|легче|удобно)(?: \\p{L}+)? (?:мыть|стирать|чистить|моется|стирается|чистится)',
        'уход(?:а)?',
        'стирк(?:а|и)',
      ],
      en: ['how (?:do i|to) (?:wash|clean|care)', '(?:eas(?:y|ier|iest)) to (?:wash|clean)', 'care(?: instructions)?'],
      zh: ['怎么洗', '如何清洗', '洗涤', '(?:好|容易|方便)(?:清)?洗'],
    },
    stated: /^care|уход|стирк|dishwasher|посудомо|洗涤|清洁|清洗|机洗/,
  },
  {
    field: 'compatible',
    asked: {
      ru: [
        '(?:на|для|к|под) как(?:ой|ие|им|ую|их) (?:телефон…|модел…|машин…|авто…|айфон…)',
        'совместим(?:ость|ости|о)',
        'с чем совместим…',
      ],
      en: ['what (?:phones?|models?|cars?|devices?)', 'compatib(?:le|ility)'],
      zh: [
        '适合什么(?:手机|型号|车型)',
        '(?:支持|适合|能放|能夹|夹|放)得?下?(?:多大|几寸|多少寸)的?(?:手机|屏幕?)',
        '兼容',
        '适用(?:机型|车型)',
      ],
    },
    stated: /fits|compatib|for (?:phones|models|cars)|подходит|для телефона|для диагонали|совместим|适合|适用(?:机型|车型|手机)/,
  },
  {
    field: 'brand',
    asked: {
      ru: ['бренд(?:а)?', '(?<!(?:стал[ьи]|металл\\p{L}*)[^?]{0,12})марк(?:а|и)(?! (?:стали|металла))', 'как(?:ая|ой) (?:фирма|бренд)'],
      en: ['brand'],
      zh: ['品牌', '牌子'],
    },
    stated: /brand|бренд|марка|品牌/,
  },
  {
    field: 'model',
    asked: { ru: ['артикул(?:а)?', 'номер модели'], en: ['item number', 'model number', 'sku'], zh: ['货号', '型号'] },
    stated: /item number|model(?: number)?|артикул|货号|型号/,
  },
  {
    field: 'shelf-life',
    asked: { ru: ['срок годности'], en: ['shelf life', 'expir(?:y|ation)(?: date)?'], zh: ['保质期'] },
    stated: /shelf life|expir|срок годности|保质期/,
  },
  {
    field: 'temperature',
    asked: {
      ru: ['температур(?:а|ы|у)', 'какую температуру выдерж…', 'сколько градусов'],
      en: ['temperature', 'how hot', 'how many degrees'],
      zh: ['温度', '耐温', '多少度', '几度'],
    },
    stated: /temperature|температур|耐温|温差/,
  },
  {
    field: 'noise',
    asked: {
      ru: [
        '(?:уровень )?шум(?:а|ность|ности)',
        'сколько децибел',
        '(?:сильно |громко )?(?:шум|гуд|грем|тарахт|жужж|трещ)(?:ит|ят|ат)(?: (?:сильно|громко))?',
      ],
      en: ['noise level', 'how (?:loud|noisy|quiet)', '(?:how many )?decibels?'],
      zh: ['噪[音声](?!小)', '分贝', '声音大不大', '吵不吵'],
    },
    stated: /noise level|loudness|уровень шума|шумност|噪音|噪声|分贝/,
  },
  {
    field: 'sales',
    asked: {
      ru: ['сколько (?:\\p{L}+ )?(?:продано|продали|купили|раз купили)', 'продаж(?:и)?'],
      en: ['how many (?:were |have been |are )?(?:sold|bought)', 'sales'],
      zh: ['销量', '卖了多少', '已售'],
    },
  },
  {
    field: 'protection',
    asked: {
      ru: ['насколько (?:водо|влаго|пыле)\\p{L}+', 'степен(?:ь|и) защиты', 'как(?:ая|ой) (?:влаго|водо|пыле)?защит(?:а|у)'],
      en: ['ip rating', 'protection rating', 'how (?:water|dust)[- ]?(?:proof|resistant|tight)'],
      zh: ['防水等级', '防护等级', '防水(?:是)?(?:到|达到)?(?:什么|啥|哪个|几)?(?:程度|等级|级别|级)'],
    },
    stated: /protection|water resistance|защит|防水等级|防护|^防水$/,
  },
  {
    field: 'price',
    asked: {
      ru: [
        '(?:а )?(?:сколько|почем) (?:будет|стоит|стоят|выйдет|обойдется|обойдутся)(?: (?:это|он|она|они|все))?',
        '(?:сколько|почем)(?= (?:за|если|при)(?![а-я])|\\s*[?]?\\s*$)',
        'цен(?:а|ы|у)',
        'сто(?:ит|ят|имость|имости)',
        '(?:общ(?:ая|ую)|итогов(?:ая|ую)|полн(?:ая|ую)) (?:сумм(?:а|у)|стоимость|цен(?:а|у))',
        'сумм[ау]',
      ],
      en: [
        "(?:what(?:'s| is) )?the total(?: price| cost| sum)?",
        '(?:and )?how much(?: (?:is|are|does|do|would|will)(?: (?:it|they|that|this))?(?: (?:cost|be))?)?',
        '(?:unit )?price',
        'costs?',
        'comes? to',
        'works? out(?: at| to)?',
        'set (?:me|us) back',
      ],
      zh: ['(?:多少钱|什么价(?:格|钱)?|价格|单价|怎么卖|报价)'],
    },
  },
]
