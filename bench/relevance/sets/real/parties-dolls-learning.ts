import type { Topic } from '../../judge.ts'

/** Parties, the nursery, dolls, vehicles, learning and crafts; written and graded before any of them was searched for. */
export const partiesDollsLearning: readonly Topic[] = [
  {
    en: ['foil number balloon'],
    ru: ['фольгированный шар цифра'],
    zh: ['铝箔数字气球'],
    grades: [
      [3, { title: /foil.*number|number.*foil/i }],
      [2, { title: /balloon/i, said: /foil|mylar/i }],
      [1, { title: /balloon/i, not: /weights/i }],
    ],
  },
  {
    en: ['birthday candles', 'birthday cake candles colored'],
    ru: ['свечи для торта', 'свечи на день рождения'],
    zh: ['生日蜡烛'],
    grades: [
      [3, { named: /birthday candle|numeric candle/i, not: /balloon/i }],
      [1, { named: /cake topper|candle/i, not: /balloon/i }],
    ],
  },
  {
    en: ['happy birthday banner', 'birthday party banner'],
    ru: ['баннер с днём рождения', 'гирлянда happy birthday'],
    zh: ['生日横幅', '生日快乐拉旗'],
    grades: [
      [3, { title: /birthday/i, named: /banner/i }],
      [2, { title: /banner|pennant|bunting/i }],
      [1, { category: /party supplies|party decorations/i, title: /birthday/i }],
    ],
  },
  {
    en: ['disposable party plates', 'paper plates for birthday'],
    ru: ['одноразовые тарелки для праздника', 'бумажные тарелки на день рождения'],
    zh: ['派对纸盘', '一次性餐盘'],
    grades: [
      [3, { named: /\bplates\b/i, said: /party|birthday/i, not: /diamond plate|plate mail/i }],
      [1, { named: /napkin|tableware|tablecover|cups/i, said: /party/i }],
    ],
  },
  {
    en: ['cake topper'],
    ru: ['топпер для торта'],
    zh: ['蛋糕装饰插牌'],
    grades: [
      [3, { named: /cake topper|cake bunting|decoset/i }],
      [1, { named: /birthday candle|numeric candle/i }],
    ],
  },
  {
    en: ['reward stickers for teachers', 'star stickers'],
    ru: ['наклейки для учителя', 'наклейки звёздочки'],
    zh: ['奖励贴纸 老师', '星星贴纸'],
    grades: [
      [3, { title: /sticker/i, said: /teacher|classroom|school|reward|stars?\b/i, not: /swing|black stickers/i }],
      [2, { title: /stickers?\b/i, not: /swing|eye black/i }],
      [1, { named: /decal|sticker/i, not: /swing/i }],
    ],
  },
  {
    en: ['wall decals for kids room', 'peel and stick wall stickers'],
    ru: ['наклейки на стену в детскую', 'интерьерные наклейки на стену'],
    zh: ['儿童房墙贴', '可移除墙贴纸'],
    grades: [
      [3, { title: /wall decal|peel and stick/i }],
      [1, { named: /wall (d|art|plaque|cut)|poster|sticker|decal/i }],
    ],
  },
  {
    en: ['kids growth chart', 'height chart for nursery'],
    ru: ['ростомер детский', 'ростомер на стену'],
    zh: ['儿童身高尺', '身高墙贴'],
    grades: [
      [3, { named: /growth chart/i }],
      [1, { named: /nursery/i, category: /d[eé]cor/i }],
    ],
  },
  {
    en: ['twin bedding set for boys', 'dinosaur comforter twin'],
    ru: ['детское постельное бельё для мальчика', 'постельное с динозаврами'],
    zh: ['男孩床上用品套装', '恐龙床品'],
    grades: [
      [3, { title: /dinosaur|cars|\bboy|frozen|star wars/i, category: /comforter|quilt|duvet|bedding/i, said: /boy|dinosaur|cars/i }],
      [2, { category: /kids' bedding/i }],
      [1, { named: /bedding|blanket|throw/i }],
    ],
  },
  {
    en: ['throw blanket disney', 'fleece throw blanket'],
    ru: ['плед дисней', 'плед покрывало'],
    zh: ['迪士尼毛毯', '盖毯'],
    grades: [
      [3, { named: /throw/i, title: /blanket|throw/i, not: /ball/i }],
      [2, { title: /blanket/i }],
    ],
  },
  {
    en: ['baby doll with accessories', 'baby alive doll'],
    ru: ['кукла пупс', 'кукла-младенец с аксессуарами'],
    zh: ['婴儿娃娃', '仿真娃娃玩具'],
    grades: [
      [3, { title: /baby doll|baby alive|bebe|toddlertime|vinyl baby/i, not: /bedding|sheet/i }],
      [2, { category: /dolls$/i, said: /baby/i }],
      [1, { category: /dolls/i }],
    ],
  },
  {
    en: ['barbie playset', 'barbie doll'],
    ru: ['кукла барби', 'барби набор'],
    zh: ['芭比娃娃', '芭比套装'],
    grades: [
      [3, { title: /barbie/i, not: /costume/i }],
      [1, { category: /dolls & accessories/i }],
    ],
  },
  {
    en: ['doll house furniture', 'dollhouse accessories'],
    ru: ['мебель для кукольного домика', 'мебель для кукол'],
    zh: ['娃娃屋家具', '玩具屋配件'],
    grades: [
      [3, { title: /furniture|sofa|bed\b/i, named: /doll/i }],
      [2, { named: /dollhouse|doll house/i }],
      [1, { category: /doll accessories|dollhouse/i }],
    ],
  },
  {
    en: ['doll stroller'],
    ru: ['коляска для кукол'],
    zh: ['娃娃推车'],
    grades: [
      [3, { title: /stroller/i, named: /doll/i }],
      [1, { category: /doll accessories/i }],
    ],
  },
  {
    en: ['play food set', 'pretend kitchen toys'],
    ru: ['игрушечные продукты', 'детская кухня игрушка набор'],
    zh: ['过家家食物玩具', '厨房玩具'],
    grades: [
      [
        3,
        {
          named:
            /play food|kitchen toys|kitchen playset|pretend (kitchen|restaurant|fruit)|cookware set|play kitchen|diner restaurant|coffee maker toy/i,
          not: /hot wheels/i,
        },
      ],
      [1, { category: /pretend play/i }],
    ],
  },
  {
    en: ['toy fire truck', 'fire engine toy'],
    ru: ['пожарная машина игрушка', 'игрушечная пожарная'],
    zh: ['消防车玩具'],
    grades: [
      [3, { title: /fire (engine|truck)/i }],
      [2, { title: /truck|rescue/i, category: /vehicles/i }],
      [1, { category: /play vehicles/i }],
    ],
  },
  {
    en: ['john deere toy tractor', 'toy tractor'],
    ru: ['игрушечный трактор', 'трактор john deere'],
    zh: ['玩具拖拉机', '约翰迪尔 玩具'],
    grades: [
      [3, { title: /tractor/i, not: /book/i }],
      [2, { title: /john deere/i }],
      [1, { category: /toy vehicles/i }],
    ],
  },
  {
    en: ['dump truck toy', 'garbage truck'],
    ru: ['самосвал игрушка', 'мусоровоз'],
    zh: ['玩具自卸车', '垃圾车玩具'],
    grades: [
      [3, { title: /(dump|garbage) truck/i, not: /plaque|stupell/i }],
      [2, { title: /truck|digger|bulldozer/i, category: /vehicles|toddler|learning/i, not: /body|tires/i }],
      [1, { category: /toy vehicles|play vehicles/i }],
    ],
  },
  {
    en: ['chemistry set', 'science kit for kids', 'chemistry experiment kit'],
    ru: ['набор юного химика', 'набор для опытов детский'],
    zh: ['化学实验套装', '儿童科学实验'],
    grades: [
      [3, { title: /chem|lab set|science kit|experiment/i, category: /science|learning/i }],
      [2, { category: /science kits/i }],
      [1, { named: /\bstem\b|science/i }],
    ],
  },
  {
    en: ['multiplication flash cards', 'division flashcards'],
    ru: ['карточки для счёта', 'карточки умножение деление'],
    zh: ['乘法闪卡', '除法口算卡'],
    grades: [
      [3, { title: /multiplication|division|math/i, named: /flash card/i }],
      [1, { category: /flash cards/i }],
      [1, { category: /math/i }],
    ],
  },
  {
    en: ['alphabet letters learning toy', 'abc learning for toddlers'],
    ru: ['обучающая игрушка алфавит', 'английский алфавит для малышей'],
    zh: ['字母学习玩具', '英文字母早教'],
    grades: [
      [3, { title: /alphabet|\babc\b|letters/i, not: /rug|carpet|lettering/i }],
      [1, { category: /learning/i, said: /alphabet|letters|phonics/i }],
    ],
  },
  {
    en: ['electronic keyboard piano', '61 key piano keybord'],
    ru: ['синтезатор 61 клавиша', 'электронное пианино'],
    zh: ['61键电子琴', '电子钢琴'],
    grades: [
      [3, { title: /piano|keyboard/i, not: /mat\b/i }],
      [1, { category: /musical instruments|keyboard/i }],
    ],
  },
  {
    en: ['musical instrument for toddlers', 'wooden musical toy'],
    ru: ['музыкальные инструменты для малышей', 'деревянная музыкальная игрушка'],
    zh: ['儿童乐器玩具', '木制音乐玩具'],
    grades: [
      [3, { category: /musical (instruments|toys)/i, not: /yellies|cymbal/i }],
      [2, { title: /music|melody|piano|drum|cymbal|xylophone/i, not: /costume/i }],
    ],
  },
  {
    en: ['play doh set', 'playdough unicorn'],
    ru: ['пластилин плей до', 'набор play-doh'],
    zh: ['培乐多彩泥', '彩泥套装'],
    grades: [
      [3, { title: /play-?doh/i }],
      [2, { title: /dough|clay/i }],
      [1, { category: /clay & dough/i }],
    ],
  },
  {
    en: ['washable crayons', 'crayons for toddlers'],
    ru: ['мелки восковые', 'восковые мелки для малышей'],
    zh: ['可水洗蜡笔', '幼儿蜡笔'],
    grades: [
      [3, { title: /crayons?\b/i, not: /tin box|sharpener/i }],
      [1, { named: /crayon|colou?red pencil|watercolor pencil/i }],
    ],
  },
  {
    en: ['watercolor pencils', 'watercolour set', 'aquarelle paint'],
    ru: ['акварельные карандаши', 'акварель краски'],
    zh: ['水彩铅笔', '水彩颜料'],
    grades: [
      [3, { title: /water ?-?colou?r|aqua/i, named: /pencil|paint|watercolor/i, not: /comforter|bedding|aquaman/i }],
      [1, { category: /drawing & painting|painting|drawing/i }],
    ],
  },
  {
    en: ['perler beads', 'fuse bead kit'],
    ru: ['термомозаика', 'набор бусин perler'],
    zh: ['拼豆', '拼拼豆豆套装'],
    grades: [
      [3, { title: /perler|fuse bead/i }],
      [2, { title: /\bbeads?\b|beados/i }],
      [1, { category: /craft kits|jewelry/i, title: /craft|bracelet/i }],
    ],
  },
]
