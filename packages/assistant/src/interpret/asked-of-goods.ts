import { shareOfAttributes } from '@karavan/lexicon/asked-attributes.ts'
import { askedGist, asksOfGoodsIn } from '@karavan/lexicon/asked-gists.ts'
import type { Field } from './grammar/fields-asked.ts'

/** Where the answer to what people ask of goods stands. */
export interface AskedOfGoods {
  fields: readonly Field[]
  /** Names of attributes beside those of the fields, in the three languages. */
  names?: RegExp
  /** What their values say, whatever they are called. */
  values?: RegExp
  /** What stands there is near what is asked, and does not answer it. */
  isBeside?: true
}

/** What is asked of goods that are shown, by the groups of `asked-wordings.txt`. What no attribute states by a name of its own is left out: "which one would you take?" */
const askedOfGoods: Readonly<Record<string, AskedOfGoods>> = {
  'ask-material': {
    fields: ['material'],
    names:
      /材质|面料|材料|填充|内芯|core|сердечник|刷毛|毛质|里料|鞋底|fabric|filling|bristle|lining|sole|наполнит|ворс|подошв|подклад|щетин/iu,
  },
  'ask-share': { fields: [], names: /含量|成分|composition|content|состав|содержани|доля/iu },
  'ask-weight': { fields: ['weight'] },
  'ask-dimensions': {
    fields: ['dimensions', 'length', 'width', 'height', 'diameter'],
    names: /(?<!mouth )diameter|диаметр(?! горл)|(?<![杯瓶]口)直径/iu,
  },
  'ask-volume': { fields: ['volume'] },
  'ask-thickness': {
    fields: ['thickness', 'density'],
    names: /克重|厚度|厚薄|纱支|paper weight|fabric weight|thickness|плотност|толщин/iu,
  },
  'ask-transparent': { fields: [], names: /透明|遮光|透光|transparen|opacity|blackout|прозрачн|светонепрониц|затемнен/iu },
  'ask-colors': { fields: ['colors'] },
  'ask-sizes': { fields: ['sizes'] },
  'ask-power': { fields: ['power', 'voltage'], names: /吸力|suction|всасыван/iu },
  'ask-supply': {
    fields: [],
    names:
      /供电|电源|充电(?!时间)|接口|插头|电池|power supply|power source|charging(?! time)|connector|plug|batter(?:y|ies)(?! life)|питани|разъ[её]м|вилк|батаре|способ зарядки/iu,
    values: /电池|充电|usb|插电|batter|rechargeable|mains|батаре|аккумулятор|от сети/iu,
  },
  'ask-runtime': {
    fields: ['running-time', 'warmth'],
    names: /续航|充电时间|charging time|battery life|время (?:зарядки|работы)/iu,
  },
  'ask-compatible': {
    fields: ['compatible'],
    names: /适用(?!人|性别|季|年龄)|兼容|炉灶|compatib|suitable for|stove|совместим|для плит|тип плиты/iu,
  },
  'ask-water': {
    fields: ['protection', 'pressure'],
    names: /防水|防护等级|waterproof|water resist|ip rating|водо(?:защ|непр|стой)|влагозащ/iu,
  },
  'ask-leak': { fields: [], names: /密封|防漏|leak|seal|airtight|герметич|протека/iu },
  'ask-wash': { fields: ['care'] },
  'ask-heat': { fields: ['temperature', 'warmth'], names: /耐温|耐热|保温|heat|temperature|температур|термостойк/iu },
  'ask-food': { fields: ['certificate'], names: /食品|涂层|内胆|food|coating|bpa|пищев|покрыти/iu, isBeside: true },
  'ask-skin': {
    fields: ['material'],
    names: /电镀|镀层|耳针|plating|hypoallerg|nickel|post|гипоаллерг|никел|покрыти|швенз/iu,
    isBeside: true,
  },
  'ask-kids': { fields: ['age', 'certificate'], names: /安全|颗粒大小|safety|piece size|безопасн|размер деталей/iu },
  'ask-pieces': {
    fields: ['set'],
    names:
      /片数|数量|张数|页数|件数|颗粒数|支数|卷长|sheets|pages|pieces|(?<!needle |thread |stitch )count|quantity|roll length|количеств|деталей|листов|страниц|штук|длина рулона/iu,
  },
  'ask-set': { fields: ['set'], names: /配件|附件|包含|included|accessor|comes with|комплектаци|в комплекте/iu, isBeside: true },
  'ask-parts': {
    fields: [],
    names: /闭合|开合|拉链|盖|把手|closure|fastening|clasp|zip|lid|handle|clip|застежк|закрыва|крышк|ручк|карман|замок/iu,
    isBeside: true,
  },
  'ask-load': { fields: ['load', 'strength'] },
  'ask-comfort': { fields: [], names: /弹性|柔软|透气|手感|stretch|elasticity|softness|эластичн|мягкост|растяж/iu, isBeside: true },
  'ask-warm': { fields: ['season', 'warmth'], names: /厚薄|充绒|filling weight|утеплит|плотность/iu, isBeside: true },
  'ask-noise': { fields: ['noise'] },
  'ask-light': {
    fields: ['brightness'],
    names:
      /色温|光源|调光|亮度|color temperature|colour temperature|light (?:source|colou?r|modes?)|dimm|цветовая температура|свечени|режимы света/iu,
  },
  'ask-modes': {
    fields: [],
    names: /模式|档位|功能|控制|开关|modes?|speeds?|functions?|control|switch|режим|скорост|функци|управлени|выключател/iu,
  },
  'ask-fold': {
    fields: [],
    names: /折叠|安装|固定|fold|mount|install|assembly|attachment|складн|креплени|установк|сборк|монтаж/iu,
    isBeside: true,
  },
  'ask-pattern': {
    fields: [],
    names: /图案|印花|款式|形状|表面|工艺|pattern|print|shape|surface|finish|design|рисун|принт|форма|поверхност|узор|дизайн/iu,
    isBeside: true,
  },
  'ask-packaging': { fields: ['packaging'] },
  'ask-origin': { fields: ['brand', 'origin', 'seller'] },
  'ask-logo': { fields: [], names: /logo|логотип|定制|нанесени/iu, isBeside: true },
  'ask-stock': { fields: ['stock'] },
  'ask-dispatch': { fields: ['dispatch'] },
  'ask-minimum': { fields: ['minimum'] },
  'ask-price': { fields: ['price'] },
  'ask-seller': { fields: ['seller'] },
  'ask-sales': { fields: ['sales'] },
}
export const whereItStands = (group: string): AskedOfGoods | undefined => askedOfGoods[group]

/** What a message asks of goods, by how others ask the same. */
export interface AsksAbout {
  group: string
  /** How probable that is, 0 to 1. */
  share: number
  /** How probable it is that something is asked of goods at all. */
  ofAsking: number
  /** How probable it is that one attribute or another of listings is asked for. */
  ofAttribute: number
  /** The message. */
  text: string
}

/** The most probable of what a message may ask of goods that are shown; `undefined` where it rather says something else. */
export function asksAbout(written: string): AsksAbout | undefined {
  const gist = askedGist(written)
  return asksOfGoodsIn(gist)
    ? { group: gist.group, share: gist.share, ofAsking: gist.ofAsking, ofAttribute: shareOfAttributes(written), text: written }
    : undefined
}

/** How probable a group has to be, and that anything is asked of goods at all. */
export interface LeastAsked {
  share: number
  ofAsking: number
}
/** How sure it must be that something is asked of goods on the screen, for a message that would be taken for something else. */
export const askedFor = {
  /** Nothing of it was understood. */
  nothing: { share: 0.35, ofAsking: 0.7 },
  /** Words that no offer has: whatever it is, it is a question. */
  anything: { share: 0, ofAsking: 0.8 },
  /** The same of words that some may have. */
  inWords: { share: 0.6, ofAsking: 0.85 },
  /** A word that is asked of the shop as well: "is it safe?" */
  shop: { share: 0.5, ofAsking: 0.7 },
  /** Conditions for goods like those, or goods that were only guessed. */
  conditions: { share: 0.8, ofAsking: 0.95 },
} as const satisfies Record<string, LeastAsked>
/** Who asks for an attribute asks something of goods, whichever group that is. */
const ofAttributeAlone = 0.8
export const isAsSure = (asked: AsksAbout, least: LeastAsked): boolean =>
  asked.share >= least.share && (asked.ofAsking >= least.ofAsking || asked.ofAttribute >= ofAttributeAlone)

/** Asks what it is or how much, and not whether it is there. */
export const asksForValue =
  /(?<!\p{L})(?:как(?:ой|ая|ое|ие|ого|ую|ом|им)|скольк[оа]|из чего|чем)(?!\p{L})|(?<![a-z])(?:what|which|how)(?![a-z])|什么|多少|多[大高长宽厚重粗]|几|哪种|怎么/iu
