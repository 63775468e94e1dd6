/**
 * Questions to a real shop's listings, in three languages. `wanted` is looked for in the title and category of an answer; written before the first
 * run. A question with `none` has nothing in the listings that answers it.
 */
export interface Question {
  text: string
  wanted: RegExp
  /** Highest price in US cents. */
  maxCents?: number
  none?: true
}

const ask = (wanted: RegExp, ...texts: string[]): Question[] => texts.map((text) => ({ text, wanted }))

export const questions: Question[] = [
  ...ask(/longboard|skateboard/i, 'longboard', 'скейтборд', '滑板'),
  ...ask(/puzzle/i, '1000 piece jigsaw puzzle', 'пазлы', '拼图', 'jigsaw puzle for adults'),
  ...ask(/plush|stuffed/i, 'soft toys', 'мягкие игрушки', '毛绒玩具', 'plushies unicorn'),
  ...ask(/costume/i, 'costume for kids', 'детский карнавальный костюм', '儿童服装 cosplay', 'captain america costume'),
  ...ask(/playing cards|card game|cards/i, 'playing cards', 'игральные карты', '扑克牌'),
  ...ask(/board game|games & accessories/i, 'board games for family', 'настольные игры', '桌游'),
  ...ask(/balloon/i, 'balloons', 'воздушные шары', '气球'),
  ...ask(/doll/i, 'doll', 'кукла', '娃娃'),
  ...ask(/building|lego|k.nex|blocks/i, 'lego building kit', 'конструктор лего', '积木'),
  ...ask(/inline skate/i, 'inline skates for men', 'роликовые коньки'),
  ...ask(/key ?(ring|chain)/i, 'keychain', 'брелок', '钥匙扣'),
  ...ask(/sticker|decal/i, 'stickers', 'наклейки', '贴纸'),
  ...ask(/wallet/i, 'wallet', 'кошелёк', '钱包'),
  ...ask(/action figure|figure|statue/i, 'batman action figure', 'фигурка бэтмен', 'funko pop'),
  ...ask(/night light|lamp|light/i, 'night light', 'ночник'),
  ...ask(/tent/i, 'play tent', 'детская палатка', '帐篷'),
  ...ask(/pencil/i, 'watercolor pencils', 'цветные карандаши', '彩色铅笔'),
  ...ask(/blanket|throw/i, 'blanket', 'плед'),
  ...ask(/duvet|comforter|bedding|sheet/i, 'bedding set', 'постельное бельё'),
  ...ask(/toaster/i, 'toaster', 'тостер'),
  ...ask(/drone|quadcopter|dji/i, 'dji drone controller', 'квадрокоптер'),
  ...ask(/charger/i, 'lipo charger', 'зарядное устройство'),
  ...ask(/science|chemistry|experiment/i, 'chemistry set', 'научный набор для опытов'),
  ...ask(/bike|bicycle/i, 'kids bike 16 inch', 'детский велосипед'),
  ...ask(/die-?cast|vehicle|car|truck/i, 'toy cars hot wheels', 'машинки'),
  ...ask(/train|railroad|scale/i, 'n scale train car', 'игрушечная железная дорога'),
  ...ask(/mask/i, 'spider-man mask', 'маска'),
  ...ask(/candle/i, 'birthday candles', 'свечи для торта'),
  ...ask(/necklace|pendant|bracelet|jewel/i, 'necklace craft kit', 'браслет'),
  ...ask(/slime|play-doh|dough|clay/i, 'play-doh', 'пластилин'),
  ...ask(/brachiosaurus|dinosaur|dino|rex/i, 'dinosaur toys', 'динозавры', '恐龙玩具', 'tyrannosaurus'),
  ...ask(/poodle|dog|puppy/i, 'poodle plush'),
  { text: 'puzzle under 10 dollars', wanted: /puzzle/i, maxCents: 1000 },
  { text: 'plush toy up to 12 dollars', wanted: /plush|stuffed/i, maxCents: 1200 },
  { text: 'termokruzhka 500 ml', wanted: /mug|thermos|bottle/i, none: true },
  { text: 'автомобильные шины 205/55 r16', wanted: /never/, none: true },
  { text: 'espresso machine delonghi', wanted: /never/, none: true },
  { text: 'qwrtzx plmkjh', wanted: /never/, none: true },
]
