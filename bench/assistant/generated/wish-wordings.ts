import type { Language } from '@karavan/contract/language.ts'

/** How goods and what they should be are put together; `{g}` are goods, `{p}` what stands before or behind them. */
export const joined: Record<Language, { before: readonly string[]; behind: readonly string[] }> = {
  ru: { before: ['{p} {g}', '{g} {p}', '{g}, {p}', '{g}, обязательно {p}'], behind: ['{g} {p}', '{g} {p}', '{g}, {p}', '{g}: {p}'] },
  en: { before: ['{p} {g}', '{p} {g}', '{g}, {p}', '{g}, must be {p}'], behind: ['{g} {p}', '{g} {p}', '{g}, {p}'] },
  zh: { before: ['{p}{g}', '{p}的{g}', '{g} {p}', '{g}，要{p}'], behind: ['{g} {p}', '{g}，{p}'] },
}

/** How a buyer begins and ends; `{x}` is what is wanted. */
export const asked: Record<Language, readonly string[]> = {
  ru: [
    '{x}',
    '{x}',
    'нужны {x}',
    'ищу {x}',
    'есть {x}?',
    'добрый день! интересуют {x}',
    'подскажите, есть ли {x}',
    'подберите {x} пожалуйста',
    '{x} оптом',
    'закупаем {x}',
    'покажите {x}',
    'хочу купить {x}',
    '{x} есть в наличии?',
    'нам в магазин нужны {x}',
  ],
  en: [
    '{x}',
    '{x}',
    'looking for {x}',
    'do you have {x}?',
    'i need {x}',
    'any {x}?',
    'hi, we want to buy {x}',
    '{x} please',
    'can you find me {x}',
    '{x} wholesale',
    'show me {x}',
    'we are a small shop and need {x}',
    'where can i get {x}',
  ],
  zh: [
    '{x}',
    '{x}',
    '我要{x}',
    '有没有{x}',
    '求购{x}',
    '请问有{x}吗',
    '找一下{x}',
    '想进一批{x}',
    '{x} 有吗',
    '老板，{x}',
    '需要{x}',
    '我们店要进{x}',
  ],
}

/** Conditions of the order, with figures in the place of `{n}` and `{m}`. */
export const conditions = {
  maxPrice: {
    ru: ['{x} до {n} руб', '{x} не дороже {n} рублей', '{x} дешевле {n} р', '{x} максимум {n}₽ за штуку'],
    en: ['{x} under {n} rub', '{x} up to {n} rubles each', '{x}, max {n} rub per piece', '{x} for no more than {n} roubles'],
    zh: ['{x}，{n}卢布以内', '{x} 不超过{n}卢布', '{n}卢布以下的{x}', '{x} 单价{n}卢布以内'],
  },
  quantityAndPrice: {
    ru: ['{x} {m} шт до {n} руб', '{x}, {m} штук, цена до {n} рублей', '{m} шт {x} не дороже {n}р за шт'],
    en: ['{m} {x} under {n} rub each', '{x}, {m} pcs, max {n} rub', '{x} x{m} at most {n} rubles a piece'],
    zh: ['{x} {m}个 单价{n}卢布以内', '{m}个{x}，每个不超过{n}卢布', '{x}，{m}件，{n}卢布以下'],
  },
  quantity: {
    ru: ['{x} {m} шт', '{x}, {m} штук', 'нужно {m} шт: {x}', '{x} партия {m}'],
    en: ['{m} {x}', '{x}, {m} pcs', '{x} - {m} units', 'quantity {m}, {x}'],
    zh: ['{m}个{x}', '{x} {m}个', '{x}，要{m}个', '{x}，数量{m}'],
  },
  maxMoq: {
    ru: ['{x}, минимальный заказ до {n} шт', '{x} с минималкой не больше {n}', '{x}, мин. партия до {n} штук'],
    en: ['{x}, MOQ up to {n}', '{x} with minimum order of {n} or less', '{x}, moq no more than {n} pcs'],
    zh: ['{x}，起订量{n}以内', '{x} 起订不超过{n}个', '起订量不高于{n}的{x}'],
  },
  logo: {
    ru: ['{x} с нашим логотипом, {m} шт', '{m} шт {x} с логотипом', '{x} под нанесение лого, тираж {m}'],
    en: ['{m} {x} with our logo', '{x} with custom logo, {m} pcs', '{x}, logo printed, {m} units'],
    zh: ['{x}印我们的logo，{m}个', '{m}个{x}，要定制logo', '{x} 能印logo的 {m}个'],
  },
  factory: {
    ru: ['{x} только от фабрики', '{x} напрямую от производителя', '{x} с завода'],
    en: ['{x} straight from the factory', '{x}, factories only', '{x} from a manufacturer'],
    zh: ['{x} 厂家直销', '{x}，只要工厂', '工厂直供的{x}'],
  },
  dispatch: {
    ru: ['{x} с отправкой за {n} ч', '{x}, отгрузка в течение {n} часов', '{x} отправка до {n} часов'],
    en: ['{x} dispatched within {n} hours', '{x}, shipping out in {n}h', '{x} that ship within {n} hours'],
    zh: ['{x} {n}小时内发货', '{n}小时发货的{x}', '{x}，{n}小时内能发'],
  },
  either: {
    ru: ['{g} {p} или {q}', '{p} или {q} {g}', '{g}, {p} либо {q}'],
    en: ['{g}, {p} or {q}', '{p} or {q} {g}', '{g} either {p} or {q}'],
    zh: ['{p}或者{q}的{g}', '{g} {p}或{q}都行', '{g}，{p}或{q}'],
  },
  notColor: {
    ru: ['{g} не {p}', '{g} любые кроме {p}', '{g}, только не {p}'],
    en: ['{g}, not {p}', '{g} in any colour but {p}', '{g} except {p}'],
    zh: ['{g} 不要{p}', '{g}，除了{p}都行', '非{p}的{g}'],
  },
  notMaterial: {
    ru: ['{g} не из {p}', '{g}, только не из {p}', '{g} из чего угодно кроме {p}'],
    en: ['{g}, not {p}', '{g} but no {p}', '{g} that are not {p}'],
    zh: ['{g} 不要{p}的', '不是{p}的{g}', '{g}，别是{p}'],
  },
} as const satisfies Record<string, Record<Language, readonly string[]>>

/** Who the goods are for and when, as a buyer says it of them. */
export const traits: Record<string, Record<Language, readonly string[]>> = {
  men: { ru: ['мужские', 'для мужчин', 'на мужчин'], en: ["men's", 'for men', 'for guys'], zh: ['男士', '男款', '男的'] },
  women: { ru: ['женские', 'для женщин', 'для девушек'], en: ["women's", 'for women', 'for ladies'], zh: ['女士', '女款', '女生'] },
  kids: { ru: ['детские', 'для детей', 'на ребёнка'], en: ["kids'", 'for kids', "children's"], zh: ['儿童', '小孩', '童款'] },
  summer: { ru: ['летние', 'на лето', 'для лета'], en: ['summer', 'for summer', 'for hot weather'], zh: ['夏季', '夏天', '夏款'] },
  winter: { ru: ['зимние', 'на зиму', 'для зимы'], en: ['winter', 'for winter', 'for cold weather'], zh: ['冬季', '冬天', '冬款'] },
}

/** Colours of goods in the plural; in Russian also behind "кроме". */
export const colors: Record<string, { ru: string; but: string; en: string; zh: string; field: RegExp }> = {
  black: { ru: 'чёрные', but: 'чёрных', en: 'black', zh: '黑色', field: /black/ },
  white: { ru: 'белые', but: 'белых', en: 'white', zh: '白色', field: /white/ },
  grey: { ru: 'серые', but: 'серых', en: 'grey', zh: '灰色', field: /grey/ },
  red: { ru: 'красные', but: 'красных', en: 'red', zh: '红色', field: /\bred\b/ },
  pink: { ru: 'розовые', but: 'розовых', en: 'pink', zh: '粉色', field: /pink/ },
  green: { ru: 'зелёные', but: 'зелёных', en: 'green', zh: '绿色', field: /green|olive|mint/ },
  blue: { ru: 'синие', but: 'синих', en: 'blue', zh: '蓝色', field: /blue|navy/ },
  navy: { ru: 'тёмно-синие', but: 'тёмно-синих', en: 'navy', zh: '藏青色', field: /navy|(?<!light )blue/ },
  'light blue': { ru: 'голубые', but: 'голубых', en: 'light blue', zh: '浅蓝色', field: /light blue/ },
  brown: { ru: 'коричневые', but: 'коричневых', en: 'brown', zh: '棕色', field: /brown/ },
  beige: { ru: 'бежевые', but: 'бежевых', en: 'beige', zh: '米色', field: /beige/ },
  yellow: { ru: 'жёлтые', but: 'жёлтых', en: 'yellow', zh: '黄色', field: /yellow/ },
  orange: { ru: 'оранжевые', but: 'оранжевых', en: 'orange', zh: '橙色', field: /orange/ },
  purple: { ru: 'фиолетовые', but: 'фиолетовых', en: 'purple', zh: '紫色', field: /purple/ },
  silver: { ru: 'серебристые', but: 'серебристых', en: 'silver', zh: '银色', field: /silver/ },
  gold: { ru: 'золотистые', but: 'золотистых', en: 'gold', zh: '金色', field: /gold/ },
  transparent: { ru: 'прозрачные', but: 'прозрачных', en: 'transparent', zh: '透明', field: /transparent/ },
}

/** Materials by how a listing names them in English. `of`: behind "из". `field`: what a listing may say that is this by and large. */
export const materials: Record<string, { ru: readonly string[]; of: string; en: readonly string[]; zh: readonly string[]; field: RegExp }> =
  {
    cotton: {
      ru: ['хлопковые', 'из хлопка', 'хб'],
      of: 'хлопка',
      en: ['cotton', '100% cotton', 'made of cotton'],
      zh: ['纯棉', '棉的', '全棉'],
      field: /cotton/,
    },
    polyester: {
      ru: ['из полиэстера', 'полиэстеровые'],
      of: 'полиэстера',
      en: ['polyester', 'made of polyester'],
      zh: ['涤纶', '聚酯'],
      field: /polyester/,
    },
    wool: { ru: ['шерстяные', 'из шерсти'], of: 'шерсти', en: ['wool', 'woollen', 'made of wool'], zh: ['羊毛', '毛的'], field: /wool/ },
    'genuine leather': {
      ru: ['кожаные', 'из натуральной кожи'],
      of: 'натуральной кожи',
      en: ['genuine leather', 'real leather'],
      zh: ['真皮', '皮质'],
      field: /leather/,
    },
    'faux leather': {
      ru: ['из экокожи', 'из кожзама'],
      of: 'экокожи',
      en: ['faux leather', 'PU leather', 'vegan leather'],
      zh: ['PU皮', '人造皮'],
      field: /faux leather/,
    },
    denim: { ru: ['джинсовые', 'из денима'], of: 'денима', en: ['denim'], zh: ['牛仔布', '牛仔'], field: /denim/ },
    fleece: { ru: ['флисовые', 'из флиса'], of: 'флиса', en: ['fleece', 'made of fleece'], zh: ['摇粒绒', '抓绒'], field: /fleece/ },
    silk: { ru: ['шёлковые', 'из шёлка'], of: 'шёлка', en: ['silk'], zh: ['真丝', '丝绸'], field: /silk/ },
    linen: { ru: ['льняные', 'из льна'], of: 'льна', en: ['linen', 'made of linen'], zh: ['亚麻', '麻的'], field: /linen/ },
    'stainless steel': {
      ru: ['из нержавейки', 'из нержавеющей стали', 'стальные'],
      of: 'нержавейки',
      en: ['stainless steel', 'steel', 'made of stainless steel'],
      zh: ['不锈钢', '钢的'],
      field: /steel/,
    },
    aluminium: {
      ru: ['алюминиевые', 'из алюминия'],
      of: 'алюминия',
      en: ['aluminium', 'aluminum'],
      zh: ['铝合金', '铝的'],
      field: /aluminium/,
    },
    'borosilicate glass': {
      ru: ['стеклянные', 'из стекла'],
      of: 'стекла',
      en: ['glass', 'made of glass'],
      zh: ['玻璃', '玻璃的'],
      field: /glass|crystal/,
    },
    ceramic: {
      ru: ['керамические', 'из керамики'],
      of: 'керамики',
      en: ['ceramic', 'made of ceramic'],
      zh: ['陶瓷', '瓷的'],
      field: /ceramic/,
    },
    plastic: {
      ru: ['пластиковые', 'из пластика', 'пластмассовые'],
      of: 'пластика',
      en: ['plastic', 'made of plastic'],
      zh: ['塑料', '塑料的'],
      field: /plastic|ABS|PVC/,
    },
    silicone: {
      ru: ['силиконовые', 'из силикона'],
      of: 'силикона',
      en: ['silicone', 'made of silicone'],
      zh: ['硅胶', '硅胶的'],
      field: /silicone/,
    },
    rubber: { ru: ['резиновые', 'из резины'], of: 'резины', en: ['rubber', 'made of rubber'], zh: ['橡胶', '橡胶的'], field: /rubber/ },
    wooden: {
      ru: ['деревянные', 'из дерева'],
      of: 'дерева',
      en: ['wooden', 'made of wood', 'wood'],
      zh: ['木制', '木头的', '实木'],
      field: /wood/,
    },
    bamboo: { ru: ['бамбуковые', 'из бамбука'], of: 'бамбука', en: ['bamboo', 'made of bamboo'], zh: ['竹制', '竹子的'], field: /bamboo/ },
    paper: { ru: ['бумажные', 'из бумаги'], of: 'бумаги', en: ['paper', 'made of paper'], zh: ['纸质', '纸的'], field: /paper|cardboard/ },
    'kraft paper': { ru: ['из крафта', 'крафтовые', 'крафт'], of: 'крафта', en: ['kraft paper', 'kraft'], zh: ['牛皮纸'], field: /kraft/ },
    cardboard: {
      ru: ['картонные', 'из картона'],
      of: 'картона',
      en: ['cardboard', 'made of cardboard'],
      zh: ['卡纸', '纸板'],
      field: /cardboard|paper/,
    },
    nylon: { ru: ['нейлоновые', 'из нейлона'], of: 'нейлона', en: ['nylon'], zh: ['尼龙'], field: /nylon/ },
    'oxford fabric': {
      ru: ['из оксфорда', 'из ткани оксфорд'],
      of: 'оксфорда',
      en: ['oxford fabric', 'oxford cloth'],
      zh: ['牛津布'],
      field: /oxford/,
    },
    canvas: { ru: ['из канваса', 'из брезента', 'холщовые'], of: 'канваса', en: ['canvas'], zh: ['帆布'], field: /canvas/ },
    'cast iron': { ru: ['чугунные', 'из чугуна'], of: 'чугуна', en: ['cast iron'], zh: ['铸铁', '生铁'], field: /cast iron/ },
    brass: { ru: ['латунные', 'из латуни'], of: 'латуни', en: ['brass'], zh: ['黄铜', '铜的'], field: /brass/ },
    velour: { ru: ['плюшевые', 'из плюша'], of: 'плюша', en: ['plush', 'velour'], zh: ['毛绒', '绒的'], field: /velour|plush/ },
    microfiber: {
      ru: ['из микрофибры', 'микрофибра'],
      of: 'микрофибры',
      en: ['microfiber', 'microfibre'],
      zh: ['超细纤维', '超纤'],
      field: /microfiber/,
    },
    alloy: {
      ru: ['из сплава', 'металлические'],
      of: 'металла',
      en: ['alloy', 'metal'],
      zh: ['合金', '金属'],
      field: /alloy|steel|brass|aluminium|iron/,
    },
    EVA: { ru: ['из ЭВА', 'эва'], of: 'ЭВА', en: ['EVA'], zh: ['EVA'], field: /EVA/ },
    PVC: { ru: ['из ПВХ', 'пвх'], of: 'ПВХ', en: ['PVC', 'vinyl'], zh: ['PVC'], field: /PVC/ },
    TPU: { ru: ['из ТПУ', 'из TPU'], of: 'ТПУ', en: ['TPU'], zh: ['TPU'], field: /TPU/ },
    ABS: { ru: ['из абс пластика', 'из ABS'], of: 'пластика', en: ['ABS'], zh: ['ABS'], field: /ABS/ },
  }
