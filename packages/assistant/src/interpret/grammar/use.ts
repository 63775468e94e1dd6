import type { OpenText } from './open-text.ts'
import type { Examples, Read, Reader } from './reader.ts'

/** What goods are for, in the words of people who do not name them: the verb, and what it is done to. */
interface Use {
  /** Product type concepts without their prefix, the likeliest first. */
  kinds: string[]
  ru: [verb: string, object: string]
  en: [verb: string, object: string]
  zh: string
}

const keepRu = '(?:хран|держ|нос|склад|собра|собир|слож|переноси|вез|возить|убра|убир)…'
const keepEn = '(?:keep|keeping|hold|holding|store|storing|carry|carrying|organi[sz]e|organi[sz]ing|put|putting|transport)'
const protectRu = '(?:защи(?:т|щ)…|уберечь|беречь)'
const protectEn = '(?:protect|protecting|cover)'

const uses: readonly Use[] = [
  {
    kinds: ['keychain'],
    ru: [`(?:${keepRu}|вешать|повесить|скрепить|цеплять)`, 'ключ(?:и|ей|ам…)'],
    en: [`(?:${keepEn}|attach|hang)`, '(?<!car )keys'],
    zh: '(?:挂|串|放|装|拴|收)(?:我的|家里的)?钥匙',
  },
  {
    kinds: ['car-phone-holder', 'phone-holder'],
    ru: ['(?:держ|закреп|креп|ставить|постав|прикреп)…', '(?:телефон|смартфон)…(?: \\p{L}+)? (?:в|на) (?:машин|авто|панел|торпед)…'],
    en: ['(?:hold|holding|mount|mounting|keep|put|fix)', 'phone (?:in|on) (?:the |my |a )?(?:car|dashboard|dash|windshield)'],
    zh: '(?:车上|车里|开车时?)(?:放|固定|夹|架)(?:住)?手机',
  },
  {
    kinds: ['phone-holder', 'desk-phone-stand'],
    ru: ['(?:держ|закреп|ставить|постав|поддерж)…', '(?:телефон|смартфон)…'],
    en: ['(?:hold|holding|prop|propping|stand|mount)', '(?:phone|smartphone)s?'],
    zh: '(?:放|固定|夹|架|支撑)(?:住)?手机',
  },
  {
    kinds: ['knife', 'grater', 'peeler'],
    ru: ['(?:рез|нарез|порез|шинк|наруб|покрош|тере|натер)…', '(?:овощ|салат|капуст|морков|фрукт|сыр)…'],
    en: ['(?:cut|cutting|chop|chopping|slice|slicing|dice|grate|shred)', '(?:vegetables?|veg|veggies|salad|fruit|carrots?|cabbage|cheese)'],
    zh: '(?:切|刨|擦)(?:菜|丝|片|水果)',
  },
  {
    kinds: ['screen-protector'],
    ru: [protectRu, '(?:экран|дисплей)…'],
    en: [protectEn, '(?:phone )?screens?'],
    zh: '保护(?:手机)?屏幕',
  },
  {
    kinds: ['phone-case'],
    ru: [protectRu, '(?:телефон|смартфон|айфон)…'],
    en: [protectEn, '(?:phone|smartphone|iphone)s?'],
    zh: '保护手机',
  },
  {
    kinds: ['power-bank'],
    ru: ['(?:заря(?:ж|д)|подзаря)…', '(?:телефон|смартфон|гаджет)…(?: \\p{L}+)? (?:в дороге|на ходу|без розетк…|в поход…|на природе)'],
    en: ['(?:charge|charging)', '(?:phone|gadget|device)s? (?:on the go|while travell?ing|without (?:a |an )?(?:outlet|socket)|outdoors)'],
    zh: '(?:出门|户外|路上|旅行时?)(?:给手机)?充电',
  },
  {
    kinds: ['lunch-box', 'food-container'],
    ru: [keepRu, '(?:ед[уы]|обед…|перекус…)(?: \\p{L}+)? (?:на работу|в офис|с собой|в школу)'],
    en: [keepEn, '(?:food|lunch|meals?)(?: \\p{L}+)? (?:to|for|at) (?:work|school|the office)'],
    zh: '(?:上班|上学)?带饭',
  },
  {
    kinds: ['food-container'],
    ru: [keepRu, '(?:ед[уы]|продукт…|круп[уы]|остатки)'],
    en: [keepEn, '(?:food|leftovers|cereals?|groceries)'],
    zh: '(?:装|存|放|保存)(?:食物|剩菜|粮食|菜)',
  },
  {
    kinds: ['thermos-mug'],
    ru: ['(?:чтобы?|сохран…|держа…|для)', '(?:чай|кофе|напит(?:ок|ки))(?: \\p{L}+)? (?:не осты…|горяч…|теплы…)'],
    en: ['(?:keep|keeps|keeping)', '(?:tea|coffee|drinks?) (?:hot|warm)'],
    zh: '(?:保持)?(?:茶|咖啡|热水)(?:不凉|保温|保热)',
  },
  {
    kinds: ['umbrella'],
    ru: ['(?:защи(?:т|щ)…|укры(?:ть|ва)…|прят…|спря…)', 'от дожд[яь]'],
    en: ['(?:protect|stay|keep|hide|shelter)', '(?:dry|from) (?:in |when |if )?(?:the |it )?rain(?:s|ing)?'],
    zh: '(?:挡|遮|避)雨',
  },
  {
    kinds: ['cosmetic-bag', 'makeup-case'],
    ru: [keepRu, '(?:косметик|помад|макияж)…'],
    en: [keepEn, '(?:makeup|make-up|cosmetics|toiletries)'],
    zh: '(?:装|放|收纳|收)(?:化妆品|口红|彩妆)',
  },
  {
    kinds: ['trunk-organizer', 'car-organizer'],
    ru: [keepRu, '(?:вещ|мелоч|бардак|инструмент)…(?: \\p{L}+)? в (?:багажник|машин)…'],
    en: [keepEn, '(?:things|stuff|tools|groceries|mess) in (?:the |my )?(?:trunk|boot|car)'],
    zh: '(?:后备箱|车里)(?:收纳|放|装)(?:东西|杂物)?',
  },
  {
    kinds: ['storage-box', 'organizer', 'storage-basket'],
    ru: [keepRu, '(?:игруш|вещ|одежд|мелоч|бель)…'],
    en: [keepEn, '(?:toys|clothes|things|small things|stuff|linen)'],
    zh: '(?:装|放|收纳|收|存)(?:玩具|衣服|杂物|小东西|零碎)',
  },
  {
    kinds: ['pencil-case'],
    ru: [keepRu, '(?:ручк[иу]|карандаш…|фломастер…)'],
    en: [keepEn, '(?:pens|pencils|markers)'],
    zh: '(?:装|放|收)(?:笔|铅笔|文具)',
  },
  {
    kinds: ['laptop-backpack', 'laptop-bag'],
    ru: ['(?:нос|перенос|возить)…', '(?:ноутбук|ноут|макбук)…?'],
    en: ['(?:carry|carrying)', '(?:laptop|macbook|computer)s?'],
    zh: '(?:装|背)(?:笔记本)?电脑',
  },
  {
    kinds: ['pet-bed'],
    ru: ['(?:спа(?:ть|л…|ла)|лежа(?:ть|л…))', '(?:собак|щен|кош|кот|пес|питом)…'],
    en: ['(?:sleep|sleeping|lie)', '(?:dogs?|cats?|puppy|kitten|pets?)'],
    zh: '(?:给|让)?(?:狗狗?|猫咪?|宠物)睡觉?',
  },
  { kinds: ['pet-leash'], ru: ['(?:выгул|гуля|вы?вод)…', '(?:собак|щен|пс)…'], en: ['(?:walk|walking)', '(?:dogs?|puppy)'], zh: '遛狗' },
  {
    kinds: ['pet-bowl', 'pet-feeder'],
    ru: ['(?<!чем )(?:корм(?:ить|ления)|поить|ел[аи]?|пил[аи]?)', '(?:собак|щен|кош|кот|пес|питом)…'],
    en: ['(?:feed|feeding)', '(?:dogs?|cats?|puppy|kitten|pets?)'],
    zh: '喂(?:狗狗?|猫咪?|宠物)',
  },
  {
    kinds: ['cutting-board'],
    ru: ['на чем (?:рез|руб|шинк)…', '(?:овощ|мяс|хлеб|рыб|продукт)…'],
    en: ['(?:chop|cut|chopping|cutting)', '(?:vegetables|veggies|meat|bread|food|things) on'],
    zh: '(?:垫着|上面)切(?:菜|肉)',
  },
  {
    kinds: ['knife'],
    ru: ['(?:рез|наре|отре|руб|шинк)…', '(?:овощ|мяс|хлеб|рыб|продукт|сыр)…'],
    en: ['(?:cut|chop|slice|cutting|chopping|slicing)', '(?:vegetables|veggies|meat|bread|fish|cheese)'],
    zh: '切(?:菜|肉|面包|水果)',
  },
  {
    kinds: ['peeler'],
    ru: ['(?:чист|почист)…', '(?:картош|картоф|овощ|морков)…'],
    en: ['(?:peel|peeling)', '(?:potato|vegetable|carrot|apple)…'],
    zh: '削(?:土豆|苹果|水果)?皮',
  },
  { kinds: ['can-opener'], ru: ['(?:откры|вскры)…', '(?:консерв|банк)…'], en: ['(?:open|opening)', '(?:cans|tins)'], zh: '开罐头' },
  {
    kinds: ['frying-pan', 'wok'],
    ru: ['(?:жари|поджар|пожар)…', '(?:яичниц|яйц|мяс|рыб|блин|картош|овощ)…'],
    en: ['(?:fry|frying)', '(?:eggs?|meat|fish|pancakes|vegetables|things)'],
    zh: '(?:煎|炒)(?:蛋|鸡蛋|菜|牛排)',
  },
  {
    kinds: ['cake-mold', 'baking-mold', 'muffin-pan'],
    ru: ['(?:печь|пеку|выпек|испеч)…', '(?:кекс|торт|пирог|бисквит|маффин|капкейк)…'],
    en: ['(?:bake|baking)', '(?:cakes?|muffins|cupcakes|pies?)'],
    zh: '烤(?:蛋糕|面包|玛芬)',
  },
  {
    kinds: ['flashlight', 'headlamp'],
    ru: ['(?:свети|видеть|осве)…', '(?:в темнот|ночью|дорог|палатк|в поход)…'],
    en: ['(?:see|light|seeing)', '(?:in the dark|at night|the way)'],
    zh: '(?:夜里|晚上|黑暗中)照明',
  },
  {
    kinds: ['tape-measure'],
    ru: ['(?:измер|мери|замер|помер)…', '(?:длин|комнат|стен|расстоян|мебель)…'],
    en: ['(?:measure|measuring)', '(?:rooms?|walls?|length|distances?|furniture)'],
    zh: '量(?:长度|尺寸|房间)',
  },
  {
    kinds: ['packing-tape'],
    ru: ['(?:заклеи|заклей|запечат|обклеи)…', '(?:короб|посыл|картон)…'],
    en: ['(?:seal|sealing|tape|close|closing)', '(?:boxes|parcels|cartons|packages)'],
    zh: '封(?:箱子?|纸箱|快递)',
  },
  {
    kinds: ['poly-mailer', 'bubble-mailer'],
    ru: ['(?:отправля|отправ|высыла|пересыла|слать|упаков)…', '(?:заказ|одежд|посыл)…'],
    en: ['(?:ship|shipping|send|sending|mail|mailing|post|wrap|wrapping|pack|packing)', '(?:orders|clothes|clothing|parcels)'],
    zh: '寄(?:快递|衣服|包裹)',
  },
  {
    kinds: ['gift-box', 'gift-bag'],
    ru: ['(?:упаков|заверн|сложи|положи)…', '(?:подар)…'],
    en: ['(?:pack|packing|wrap|wrapping|put)', '(?:gifts?|presents?)'],
    zh: '(?:装|包装|包)(?:礼物|礼品)',
  },
  {
    kinds: ['watering-can'],
    ru: ['(?:поли|полив)…', '(?:цвет|растен|рассад|грядк)…'],
    en: ['(?:water|watering)', '(?:flowers|plants|seedlings)'],
    zh: '浇(?:花|水浇花)',
  },
  {
    kinds: ['flower-pot'],
    ru: ['(?:посади|сажа|пересади|пересажив)…', '(?:цвет|растен|фиалк|кактус|рассад)…'],
    en: ['(?:plant|planting|grow|growing|put)', '(?:flowers|plants|cactus|succulents|herbs)'],
    zh: '(?:种|栽|养)(?:花|绿植|多肉)',
  },
  {
    kinds: ['nail-file'],
    ru: ['(?:подпили|пилить|шлифова)…', 'ногт…'],
    en: ['(?:file|filing|shape|shaping)', 'nails'],
    zh: '(?:磨|修)指甲',
  },
  {
    kinds: ['curtain', 'blackout-curtain'],
    ru: ['(?:закры|завес|зашто|затемн)…', '(?:окн|солнц|комнат|свет)…'],
    en: ['(?:block|blocking|darken|cover)', '(?:sun|sunlight|light|windows?|(?:bed)?room)'],
    zh: '(?:遮|挡)(?:阳?光|窗户?)',
  },
  {
    kinds: ['drill'],
    ru: ['(?:сверл|просверл)…', '(?:стен|дыр|отверст|бетон|дерев)…'],
    en: ['(?:drill|drilling|make)', '(?:holes?|walls?|concrete)'],
    zh: '(?:打|钻)(?:孔|洞)',
  },
  {
    kinds: ['screwdriver-set'],
    ru: ['(?:закру|откру|крути|выкру|раскру)…', '(?:винт|шуруп|болт|саморез)…'],
    en: ['(?:turn|tighten|drive|unscrew|loosen)', 'screws'],
    zh: '拧螺丝',
  },
  {
    kinds: ['notebook'],
    ru: ['(?:записыв|записа|вести|писать)…', '(?:мысл|замет|дневник|иде[ийя])…'],
    en: ['(?:write|writing|take|taking|jot)', '(?:notes|ideas|thoughts)(?: down| in)?'],
    zh: '(?:记笔记|写日记)',
  },
  {
    kinds: ['charger'],
    ru: ['(?:заря(?:ж|д)|подзаря)…', '(?:телефон|смартфон|гаджет|планшет)…'],
    en: ['(?:charge|charging)', '(?:phone|gadget|device|tablet)s?'],
    zh: '(?:给)?手机充电',
  },
  { kinds: ['jump-rope'], ru: ['прыга…', '(?:на месте|через)…'], en: ['(?:skip|jump) over', '(?:for cardio|to get fit)'], zh: '跳着减肥' },
]

/**
 * These are read in steps, and not as one pattern each: forty patterns with gaps between their words took a tenth of a second for every message that says
 * "something". Letters are ranges for the same reason.
 */
const letters = '[a-zа-я]*'
const words = (source: string): RegExp =>
  new RegExp(`(?<![a-zа-я])(?:${source.replaceAll('…', letters).replaceAll('\\p{L}', '[a-zа-я]')})(?![a-zа-я])`, 'g')
const leads = {
  ru: words(
    '(?:что|че|чо)[- ]?(?:нибудь|нить|либо|то)|штук[аиу]|штуковин…|вещ(?:ь|ица|ицу)|приспособлени…|приблуд…|чем|во что|в чем|на чем|куда',
  ),
  en: words('something|smth|smthg|sth|anything|(?:a |some )?(?:things?|thingy|thingies|stuff|gadgets?|gizmos?)|what'),
} as const
type Spaced = keyof typeof leads
/** Words that a preposition may end: "to walk the dog with". */
const behind = /^ (?:together|with|in|on|from|inside)(?![a-z])/
const thing = /^的?(?:东西|玩意儿?|小物|物件|小?工具)/
const leadsHan = /用来|东西|玩意|小物|物件|工具/

const read = uses.map(({ kinds, ru, en, zh }) => ({
  types: kinds.map((kind) => `type.${kind}`),
  ru: ru.map(words),
  en: en.map(words),
  zh: new RegExp(`(?:用来|能|可以|拿来|方便)?(?:${zh})`, 'g'),
}))

/** Words between the lead and the verb, and between the verb and what it is done to. */
const maxBetween = 4
const isNear = (between: string): boolean => !/[.;!?]/.test(between) && (between.match(/[a-zа-я]+/g)?.length ?? 0) <= maxBetween
/** Characters behind the lead in which the use is looked for. */
const reach = 90

function firstIn(wanted: RegExp, text: string, from: number): { start: number; end: number } | undefined {
  wanted.lastIndex = from
  const found = wanted.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

function readSpaced({ folded }: OpenText, language: Spaced): Read<string[]> | undefined {
  const lead = firstIn(leads[language], folded, 0)
  if (!lead) return undefined
  const text = folded.slice(lead.start, lead.end + reach)
  const leadEnd = lead.end - lead.start
  for (const { types, [language]: use } of read) {
    // "На чем резать": the lead may be a part of what is done.
    const verb = firstIn(use[0]!, text, 0)
    if (!verb || !isNear(text.slice(leadEnd, Math.max(leadEnd, verb.start)))) continue
    const object = firstIn(use[1]!, text, verb.end)
    if (!object || !isNear(text.slice(verb.end, object.start))) continue
    const [tail = ''] = behind.exec(text.slice(object.end)) ?? []
    return { value: types, span: { start: lead.start, end: lead.start + object.end + tail.length } }
  }
  return undefined
}

function readHan({ folded }: OpenText): Read<string[]> | undefined {
  if (!leadsHan.test(folded)) return undefined
  for (const { types, zh } of read) {
    const found = firstIn(zh, folded, 0)
    if (!found) continue
    const [tail = ''] = thing.exec(folded.slice(found.end)) ?? []
    if (tail || folded.startsWith('用来', found.start)) return { value: types, span: { start: found.start, end: found.end + tail.length } }
  }
  return undefined
}

/** Begins a clause: what stands there before a verb is nobody who does it. */
const beginsClause = /(?:^|[\s，,。；;])(?:to |чтобы? |为了|要|想)?$/u

/** Kinds that a message may want which names nothing but what is done: "to carry lunch to work", "хранить игрушки", 带饭上班. Empty where it says none. */
export function kindsForDoing(folded: string): readonly string[] {
  for (const { types, ru, en, zh } of read) {
    const said = firstIn(zh, folded, 0)
    if (said && beginsClause.test(folded.slice(0, said.start))) return types
    for (const [verbs, objects] of [ru, en]) {
      const verb = firstIn(verbs!, folded, 0)
      const object = verb && beginsClause.test(folded.slice(0, verb.start)) ? firstIn(objects!, folded, verb.end) : undefined
      if (verb && object && isNear(folded.slice(verb.end, object.start))) return types
    }
  }
  return []
}

/** Goods that are named by what they are for: "something to keep my keys together". A value is the kinds that would do, the likeliest first. */
export const useReader: Reader<string[]> = {
  read(text) {
    const found = readSpaced(text, 'ru') ?? readSpaced(text, 'en') ?? readHan(text)
    return found ? [found] : []
  },
  examples: {
    ru: [
      ['нужна [штука, чтобы носить ключи]', ['type.keychain']],
      ['[что-нибудь для хранения игрушек]', ['type.storage-box', 'type.organizer', 'type.storage-basket']],
      ['[чем чистить картошку]', ['type.peeler']],
      ['что-нибудь из кожи'],
    ],
    en: [
      ['[smth to keep my keys together]', ['type.keychain']],
      ['[something to walk the dog with]', ['type.pet-leash']],
      ['[a thing for opening cans]', ['type.can-opener']],
      ['something leather'],
      ['car keys'],
    ],
    zh: [['[挂钥匙的东西]', ['type.keychain']], ['[用来浇花]', ['type.watering-can']], ['浇花']],
  } satisfies Examples<string[]>,
}
