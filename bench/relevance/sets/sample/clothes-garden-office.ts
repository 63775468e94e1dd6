import type { Topic } from '../../judge.ts'

/** Clothes, jewellery, the garden, office and packaging; written and graded before any of them was searched for. */
export const clothesGardenOffice: readonly Topic[] = [
  {
    en: ['silk dress women', 'silk maxi dress'],
    ru: ['шёлковое платье', 'платье из шелка макси'],
    zh: ['真丝连衣裙', '丝绸长裙'],
    grades: [
      [3, { category: /dresses/i, said: /^Material: .*silk/im }],
      [1, { category: /dresses/i }],
    ],
  },
  {
    en: ['oversize hoodie cotton', 'over size hoody'],
    ru: ['худи оверсайз хлопок', 'худи оверсайз'],
    zh: ['纯棉宽松卫衣', 'oversize连帽卫衣'],
    grades: [
      [3, { category: /hoodies/i, title: /oversize/i }],
      [2, { category: /hoodies/i, said: /Fit: loose|dropped shoulders/i }],
      [1, { category: /hoodies/i }],
    ],
  },
  {
    en: ['denim jacket', 'jean jacket women'],
    ru: ['джинсовая куртка', 'куртка джинсовая женская'],
    zh: ['牛仔外套', '女牛仔夹克'],
    grades: [
      [3, { category: /jackets/i, said: /^Material: .*denim/im }],
      [1, { category: /jackets/i }],
    ],
  },
  {
    en: ['kids winter jacket', 'childrens warm jacket with hood'],
    ru: ['детская зимняя куртка', 'куртка детская тёплая'],
    zh: ['儿童冬季外套', '童装棉服'],
    grades: [
      [3, { category: /jackets/i, title: /kids/i, said: /Season: winter/i }],
      [2, { category: /jackets/i, title: /kids/i }],
      [1, { category: /jackets/i }],
    ],
  },
  {
    en: ['ripped jeans', 'distressed jeans'],
    ru: ['рваные джинсы', 'джинсы с дырками'],
    zh: ['破洞牛仔裤', '破洞裤'],
    grades: [
      [3, { category: /jeans/i, said: /ripped/i }],
      [1, { category: /jeans/i }],
    ],
  },
  {
    en: ['cotton t-shirt for logo printing', 'tshirts for print'],
    ru: ['футболка под логотип', 'футболки хлопок для печати'],
    zh: ['纯棉T恤 印logo', '定制T恤'],
    grades: [
      [3, { category: /t-shirts/i, said: /for logo printing/i }],
      [2, { category: /t-shirts/i, said: /^Material: .*cotton/im }],
      [1, { category: /t-shirts/i }],
    ],
  },
  {
    en: ['quick dry running t-shirt', 'quickdry sports tee'],
    ru: ['быстросохнущая футболка', 'футболка для бега'],
    zh: ['速干T恤', '跑步速干短袖'],
    grades: [
      [3, { category: /t-shirts/i, said: /quick-dry|for running/i }],
      [1, { category: /t-shirts/i }],
    ],
  },
  {
    en: ['bamboo underwear men', 'mens boxer briefs'],
    ru: ['мужские трусы боксёры', 'бамбуковое белье мужское'],
    zh: ['男士平角内裤', '竹纤维内裤男'],
    grades: [
      [3, { category: /underwear/i, title: /\bmen's/i }],
      [2, { category: /underwear/i, title: /boxer|bamboo/i }],
      [1, { category: /underwear/i }],
    ],
  },
  {
    en: ['touchscreen gloves winter', 'touch screen gloves'],
    ru: ['перчатки для сенсорных экранов', 'сенсорные перчатки зимние'],
    zh: ['触屏手套', '冬季触屏手套'],
    grades: [
      [3, { category: /gloves/i, title: /touchscreen/i }],
      [1, { category: /gloves/i }],
    ],
  },
  {
    en: ['baseball cap for embroidery logo', 'trucker cap'],
    ru: ['бейсболка под логотип', 'кепка тракер'],
    zh: ['棒球帽 定制', '卡车帽'],
    grades: [
      [3, { category: /hats and caps/i, said: /trucker|for custom logo/i }],
      [2, { category: /hats and caps/i, title: /baseball cap/i }],
      [1, { category: /hats and caps/i }],
    ],
  },
  {
    en: ['wool scarf', 'woolen knit scarf'],
    ru: ['шерстяной шарф', 'шарф вязаный из шерсти'],
    zh: ['羊毛围巾', '针织羊毛围巾'],
    grades: [
      [3, { category: /scarves/i, said: /^Material: .*wool/im }],
      [1, { category: /scarves/i }],
    ],
  },
  {
    en: ['baby socks non slip', 'anti-slip socks for babies'],
    ru: ['носки для малышей нескользящие', 'детские носочки антискользящие'],
    zh: ['婴儿防滑袜', '宝宝地板袜'],
    grades: [
      [3, { category: /socks/i, title: /baby/i, said: /non-slip/i }],
      [2, { category: /socks/i, title: /baby/i }],
      [1, { category: /socks/i }],
    ],
  },
  {
    en: ['bamboo socks', 'bamboo fiber socks men'],
    ru: ['бамбуковые носки', 'носки из бамбука'],
    zh: ['竹纤维袜子', '竹纤维男袜'],
    grades: [
      [3, { category: /socks/i, said: /^Material: .*bamboo/im }],
      [1, { category: /socks/i }],
    ],
  },
  {
    en: ['polarized sunglasses men', 'polarised sun glasses'],
    ru: ['поляризационные очки', 'солнцезащитные очки поляризованные мужские'],
    zh: ['偏光太阳镜', '男士偏光墨镜'],
    grades: [
      [3, { category: /sunglasses/i, said: /polarized/i }],
      [1, { category: /sunglasses/i }],
    ],
  },
  {
    en: ['automatic folding umbrella', 'windproof umbrella automatic'],
    ru: ['зонт автомат складной', 'зонт ветрозащитный'],
    zh: ['全自动折叠伞', '抗风雨伞'],
    grades: [
      [3, { category: /umbrellas/i, title: /automatic|windproof/i }],
      [1, { category: /umbrellas/i }],
    ],
  },
  {
    en: ['pearl earrings', 'drop earrings with pearls'],
    ru: ['серьги с жемчугом', 'серёжки жемчуг'],
    zh: ['珍珠耳环', '珍珠耳坠'],
    grades: [
      [3, { category: /earrings/i, said: /pearl/i }],
      [1, { category: /earrings/i }],
    ],
  },
  {
    en: ['stainless steel necklace men', 'steel chain for men'],
    ru: ['цепочка из нержавеющей стали', 'мужское ожерелье сталь'],
    zh: ['不锈钢项链 男', '钛钢项链'],
    grades: [
      [3, { category: /necklaces/i, said: /^Material: .*stainless steel/im }],
      [1, { category: /necklaces/i }],
    ],
  },
  {
    en: ['adjustable ring', 'spinner ring'],
    ru: ['кольцо с регулируемым размером', 'кольцо безразмерное'],
    zh: ['可调节戒指', '转动戒指'],
    grades: [
      [3, { category: /\/ rings/i, said: /adjustable|spinner/i }],
      [1, { category: /\/ rings/i }],
    ],
  },
  {
    en: ['hanging flower pot', 'planter for succulents'],
    ru: ['подвесное кашпо', 'горшок для суккулентов'],
    zh: ['吊挂花盆', '多肉花盆'],
    grades: [
      [3, { category: /flower pots/i, said: /hanging|succulent/i }],
      [1, { category: /flower pots/i }],
    ],
  },
  {
    en: ['pruning shears', 'garden secateurs'],
    ru: ['секатор садовый', 'секатор с храповиком'],
    zh: ['园艺修枝剪', '剪枝剪刀'],
    grades: [[3, { category: /pruning/i }]],
  },
  {
    en: ['metal watering can', 'wateringcan'],
    ru: ['лейка металлическая', 'лейка для цветов'],
    zh: ['金属洒水壶', '浇花壶'],
    grades: [
      [3, { category: /watering cans/i, said: /^Material: .*(alloy|steel|metal|iron)/im }],
      [2, { category: /watering cans/i }],
    ],
  },
  {
    en: ['christmas tree ornaments', 'xmas glass balls'],
    ru: ['ёлочные игрушки', 'новогодние украшения стекло'],
    zh: ['圣诞挂件', '圣诞装饰球'],
    grades: [
      [3, { category: /christmas decorations/i, title: /ornament/i }],
      [2, { category: /christmas decorations/i }],
    ],
  },
  {
    en: ['keychain with carabiner', 'key chain metal'],
    ru: ['брелок с карабином', 'брелок для ключей металлический'],
    zh: ['登山扣钥匙扣', '金属钥匙扣'],
    grades: [
      [3, { category: /keychains/i, said: /carabiner|^Material: .*(alloy|steel)/im }],
      [1, { category: /keychains/i }],
    ],
  },
  {
    en: ['a5 notebook leather cover', 'business notebook with pen loop'],
    ru: ['блокнот а5', 'ежедневник с петлёй для ручки'],
    zh: ['A5笔记本', '商务记事本 带笔插'],
    grades: [
      [3, { category: /notebooks/i, said: /\bA5\b|pen loop/i }],
      [1, { category: /notebooks/i }],
    ],
  },
  {
    en: ['gel pen 0.5 mm', 'promotional pens with logo'],
    ru: ['гелевая ручка', 'ручки с логотипом'],
    zh: ['中性笔 0.5mm', '定制logo圆珠笔'],
    grades: [
      [3, { category: /\/ pens/i, title: /gel|logo/i }],
      [1, { category: /\/ pens/i }],
    ],
  },
  {
    en: ['glow in the dark stickers', 'luminous sticker'],
    ru: ['светящиеся наклейки', 'наклейки светятся в темноте'],
    zh: ['夜光贴纸', '荧光贴纸'],
    grades: [
      [3, { category: /stickers/i, said: /glow-in-the-dark/i }],
      [1, { category: /stickers/i }],
    ],
  },
  {
    en: ['kraft gift box with ribbon', 'present boxes'],
    ru: ['подарочная коробка крафт', 'коробка подарочная с лентой'],
    zh: ['牛皮纸礼盒', '丝带礼品盒'],
    grades: [
      [3, { category: /gift packaging/i, said: /kraft|ribbon/i, title: /box/i }],
      [1, { category: /gift packaging/i }],
    ],
  },
  {
    en: ['bubble mailers', 'padded envelope bubble'],
    ru: ['пузырчатые пакеты', 'конверт с воздушной подушкой'],
    zh: ['气泡信封袋', '气泡快递袋'],
    grades: [
      [3, { category: /mailers/i, title: /bubble/i }],
      [1, { category: /mailers/i }],
    ],
  },
  {
    en: ['packing tape with logo', 'branded packing tape'],
    ru: ['скотч с логотипом', 'упаковочный скотч с печатью'],
    zh: ['印字封箱胶带', '定制logo胶带'],
    grades: [
      [3, { category: /tapes/i, said: /custom logo print/i }],
      [1, { category: /tapes$/i }],
    ],
  },
  {
    en: ['zip lock bags kraft paper', 'ziplock bag stand up'],
    ru: ['зип пакеты крафт', 'пакеты с замком зип-лок'],
    zh: ['牛皮纸自封袋', '密封袋'],
    grades: [
      [3, { category: /zip bags/i, said: /^Material: .*kraft/im }],
      [2, { category: /zip bags/i }],
    ],
  },
]
