import type { ColorId } from './colors.ts'
import type { Phrase, Triple } from './phrase.ts'
import { countForm } from './russian.ts'

/** Colours as sellers name them; the Russian is the masculine, as in цвет. */
export const colorNames: Record<ColorId, Triple> = {
  'color.black': ['黑色', 'чёрный', 'black'],
  'color.white': ['白色', 'белый', 'white'],
  'color.grey': ['灰色', 'серый', 'grey'],
  'color.silver': ['银色', 'серебристый', 'silver'],
  'color.gold': ['金色', 'золотистый', 'gold'],
  'color.red': ['红色', 'красный', 'red'],
  'color.pink': ['粉色', 'розовый', 'pink'],
  'color.orange': ['橙色', 'оранжевый', 'orange'],
  'color.yellow': ['黄色', 'жёлтый', 'yellow'],
  'color.beige': ['米色', 'бежевый', 'beige'],
  'color.brown': ['棕色', 'коричневый', 'brown'],
  'color.green': ['绿色', 'зелёный', 'green'],
  'color.olive': ['橄榄绿', 'оливковый', 'olive'],
  'color.mint': ['薄荷绿', 'мятный', 'mint'],
  'color.blue': ['蓝色', 'синий', 'blue'],
  'color.navy': ['藏青色', 'тёмно-синий', 'navy'],
  'color.light-blue': ['浅蓝色', 'голубой', 'light blue'],
  'color.purple': ['紫色', 'фиолетовый', 'purple'],
  'color.transparent': ['透明', 'прозрачный', 'transparent'],
  'color.multicolor': ['彩色', 'разноцветный', 'multicolor'],
}

/** Materials: Chinese, Russian nominative, Russian after «из», English. Finer than the lexicon's concepts, which name cardboard a paper. */
export const materialNames = {
  'material.cotton': ['纯棉', 'хлопок', 'хлопка', 'cotton'],
  'material.polyester': ['涤纶', 'полиэстер', 'полиэстера', 'polyester'],
  'material.wool': ['羊毛', 'шерсть', 'шерсти', 'wool'],
  'material.leather': ['真皮', 'натуральная кожа', 'натуральной кожи', 'genuine leather'],
  'material.faux-leather': ['PU皮', 'экокожа', 'экокожи', 'faux leather'],
  'material.denim': ['牛仔布', 'деним', 'денима', 'denim'],
  'material.fleece': ['摇粒绒', 'флис', 'флиса', 'fleece'],
  'material.silk': ['真丝', 'шёлк', 'шёлка', 'silk'],
  'material.linen': ['亚麻', 'лён', 'льна', 'linen'],
  'material.stainless-steel': ['不锈钢', 'нержавеющая сталь', 'нержавеющей стали', 'stainless steel'],
  'material.aluminium': ['铝合金', 'алюминий', 'алюминия', 'aluminium'],
  'material.glass': ['玻璃', 'стекло', 'стекла', 'borosilicate glass'],
  'material.ceramic': ['陶瓷', 'керамика', 'керамики', 'ceramic'],
  'material.plastic': ['塑料', 'пластик', 'пластика', 'plastic'],
  'material.silicone': ['硅胶', 'силикон', 'силикона', 'silicone'],
  'material.rubber': ['橡胶', 'резина', 'резины', 'rubber'],
  'material.wood': ['实木', 'дерево', 'дерева', 'wooden'],
  'material.bamboo': ['竹制', 'бамбук', 'бамбука', 'bamboo'],
  'material.paper': ['纸质', 'бумага', 'бумаги', 'paper'],
  'material.kraft-paper': ['牛皮纸', 'крафт-бумага', 'крафт-бумаги', 'kraft paper'],
  'material.cardboard': ['卡纸', 'картон', 'картона', 'cardboard'],
  'material.tpu': ['TPU', 'термополиуретан (TPU)', 'термополиуретана (TPU)', 'TPU'],
  'material.abs': ['ABS', 'ABS-пластик', 'ABS-пластика', 'ABS'],
  'material.pvc': ['PVC', 'ПВХ', 'ПВХ', 'PVC'],
  'material.nylon': ['尼龙', 'нейлон', 'нейлона', 'nylon'],
  'material.oxford': ['牛津布', 'ткань оксфорд', 'ткани оксфорд', 'oxford fabric'],
  'material.canvas': ['帆布', 'канвас', 'канваса', 'canvas'],
  'material.mesh': ['网布', 'сетка', 'сетки', 'mesh'],
  'material.alloy': ['合金', 'сплав', 'сплава металлов', 'alloy'],
  'material.cast-iron': ['铸铁', 'чугун', 'чугуна', 'cast iron'],
  'material.copper': ['黄铜', 'латунь', 'латуни', 'brass'],
  'material.crystal': ['水晶', 'кристаллы', 'кристаллов', 'crystal'],
  'material.lead-crystal': ['水晶', 'хрусталь', 'хрусталя', 'crystal'],
  'material.pearl': ['珍珠', 'жемчуг', 'жемчуга', 'pearl'],
  'material.plush': ['毛绒', 'плюш', 'плюша', 'velour'],
  'material.microfiber': ['超细纤维', 'микрофибра', 'микрофибры', 'microfiber'],
  'material.eva': ['EVA', 'ЭВА (EVA)', 'ЭВА (EVA)', 'EVA'],
} as const satisfies Record<`material.${string}`, readonly [zh: string, ru: string, ruOf: string, en: string]>
export type MaterialId = keyof typeof materialNames

export const audienceNames = {
  men: ['男士', 'мужской', "men's"],
  women: ['女士', 'женский', "women's"],
  kids: ['儿童', 'детский', "kids'"],
  baby: ['婴儿', 'для малышей', 'baby'],
  unisex: ['男女同款', 'унисекс', 'unisex'],
} as const satisfies Record<string, Triple>
export type AudienceId = keyof typeof audienceNames

export const seasonNames = {
  summer: ['夏季', 'летний', 'summer'],
  winter: ['冬季', 'зимний', 'winter'],
  'spring-autumn': ['春秋', 'демисезонный', 'spring-autumn'],
} as const satisfies Record<string, Triple>
export type SeasonId = keyof typeof seasonNames

/** What one counts when ordering. */
export const unitNames = {
  piece: ['件', 'шт.', 'piece'],
  item: ['个', 'шт.', 'piece'],
  pair: ['双', 'пара', 'pair'],
  couple: ['对', 'пара', 'pair'],
  set: ['套', 'комплект', 'set'],
  strip: ['条', 'шт.', 'piece'],
  box: ['盒', 'коробка', 'box'],
  roll: ['卷', 'рулон', 'roll'],
  pack: ['包', 'упаковка', 'pack'],
  handle: ['把', 'шт.', 'piece'],
  stick: ['支', 'шт.', 'piece'],
  book: ['本', 'шт.', 'piece'],
  device: ['台', 'шт.', 'piece'],
} as const satisfies Record<string, Triple>
export type UnitId = keyof typeof unitNames

const measureForms = {
  ml: (n) => [`${n}ml`, `${n} мл`, `${n} ml`],
  l: (n) => [`${n}L`, `${comma(n)} л`, `${n} l`],
  cm: (n) => [`${n}cm`, `${comma(n)} см`, `${n} cm`],
  mm: (n) => [`${n}mm`, `${comma(n)} мм`, `${n} mm`],
  m: (n) => [`${n}米`, `${comma(n)} м`, `${n} m`],
  inch: (n) => [`${n}寸`, `${comma(n)} ${Number.isInteger(n) ? countForm(Number(n), 'дюйм', 'дюйма', 'дюймов') : 'дюйма'}`, `${n} inch`],
  mah: (n) => [`${n}mAh`, `${n} мАч`, `${n} mAh`],
  w: (n) => [`${n}W`, `${n} Вт`, `${n} W`],
  g: (n) => [`${n}g`, `${n} г`, `${n} g`],
  kg: (n) => [`${n}公斤`, `${comma(n)} кг`, `${n} kg`],
  items: (n) => [`${n}件套`, `${n} ${countForm(Number(n), 'предмет', 'предмета', 'предметов')}`, `${n} pieces`],
  pieces: (n) => [`${n}片`, `${n} шт.`, `${n} pcs`],
  parts: (n) => [`${n}颗粒`, `${n} ${countForm(Number(n), 'деталь', 'детали', 'деталей')}`, `${n} pieces`],
  tiles: (n) => [`${n}片`, `${n} ${countForm(Number(n), 'деталь', 'детали', 'деталей')}`, `${n} pieces`],
} as const satisfies Record<string, (value: number | string) => Triple>
export type MeasureUnit = keyof typeof measureForms

const comma = (value: number | string): string => (typeof value === 'number' ? String(value).replace('.', ',') : value)

/** 500 and `ml` are 500ml, 500 мл, 500 ml. */
export const measureText = (value: number | string, unit: MeasureUnit): Triple => measureForms[unit](value)

/** Words with which a wholesale title begins; the buyer's languages leave them out. */
export const titleHooks = ['跨境', '新款', '跨境新款', '厂家批发', '外贸', '现货', '源头工厂', '批发', '热销', '高品质', '创意', '']

export const finishNames: readonly Phrase[] = [
  ['哑光', 'матовый', 'matte'],
  ['亮面', 'глянцевый', 'glossy'],
]

/** Names of the facts every detail page has. */
export const factNames = {
  type: ['品类', 'Вид товара', 'Product type'],
  article: ['货号', 'Артикул', 'Item number'],
  material: ['材质', 'Материал', 'Material'],
  color: ['颜色', 'Цвет', 'Color'],
  size: ['尺码', 'Размер', 'Size'],
  look: ['风格', 'Стиль', 'Style'],
  features: ['特点', 'Особенности', 'Features'],
  use: ['用途', 'Назначение', 'Use'],
  audience: ['适用人群', 'Для кого', 'For whom'],
  season: ['适用季节', 'Сезон', 'Season'],
  origin: ['产地', 'Место производства', 'Place of origin'],
  packing: ['包装方式', 'Упаковка', 'Packaging'],
  logo: ['是否可定制LOGO', 'Нанесение логотипа', 'Custom logo'],
} as const satisfies Record<string, Triple>

/** The audience and season as values of a fact, where no noun follows. */
export const audienceValues: Record<AudienceId, Triple> = {
  men: ['男士', 'для мужчин', 'men'],
  women: ['女士', 'для женщин', 'women'],
  kids: ['儿童', 'для детей', 'kids'],
  baby: ['婴儿', 'для малышей', 'babies'],
  unisex: ['男女通用', 'унисекс', 'unisex'],
}
export const seasonValues: Record<SeasonId, Triple> = {
  summer: ['夏季', 'лето', 'summer'],
  winter: ['冬季', 'зима', 'winter'],
  'spring-autumn': ['春秋', 'весна и осень', 'spring and autumn'],
}
