import type { Topic } from '../../judge.ts'

/** Puzzles, soft toys, figures, building sets and trains; written and graded before any of them was searched for. */
export const toys: readonly Topic[] = [
  {
    en: ['1000 piece jigsaw puzzle', '1000pc puzzles for adults'],
    ru: ['пазл на 1000 деталей', 'пазлы 1000 элементов для взрослых'],
    zh: ['1000片拼图', '成人拼图一千片'],
    grades: [
      [3, { title: /\b1,?000[ -]?(pieces?|pcs?)\b/i, named: /puzzle/i }],
      [2, { said: /\b1,?000[ -]?(large )?(pieces?|pcs?)\b/i, category: /jigsaw/i }],
      [1, { named: /jigsaw/i }],
    ],
  },
  {
    en: ['3d crystal puzzle', 'crystal jigsaw animal'],
    ru: ['кристальный 3d пазл', 'объёмный пазл из кристаллов'],
    zh: ['3D水晶拼图'],
    grades: [
      [3, { title: /crystal/i, named: /puzzle/i }],
      [1, { named: /brain teaser/i }],
    ],
  },
  {
    en: ['floor puzzle for kids'],
    ru: ['напольный пазл для детей'],
    zh: ['儿童地板拼图'],
    grades: [
      [3, { named: /floor puzzle/i }],
      [1, { named: /jigsaw|puzzle/i, said: /kids|child|toddler/i, not: /brain|cube/i }],
    ],
  },
  {
    en: ['wooden peg puzzle', 'knobbed wood puzzle toddler'],
    ru: ['деревянный пазл с ручками для малышей'],
    zh: ['木制手抓板拼图'],
    grades: [
      [3, { named: /peg puzzle|pegged|knobbed|chunky/i }],
      [2, { named: /puzzle/i, said: /wood/i, not: /1000|brain/i }],
    ],
  },
  {
    en: ['plush unicorn', 'unicorn stuffed animal pink'],
    ru: ['плюшевый единорог', 'мягкая игрушка единарог'],
    zh: ['独角兽毛绒玩具', '毛绒独角兽'],
    grades: [
      [3, { title: /unicorn|pegacorn/i, named: /plush|stuffed/i }],
      [1, { title: /unicorn/i }],
      [1, { category: /stuffed animals & teddy/i }],
    ],
  },
  {
    en: ['teddy bear', 'plush bear 12 inch'],
    ru: ['плюшевый мишка', 'медведь мягкая игрушка'],
    zh: ['泰迪熊毛绒玩具'],
    grades: [
      [3, { title: /bear/i, named: /plush|stuffed/i, not: /puppet/i }],
      [2, { title: /bear/i, named: /puppet/i }],
      [1, { category: /stuffed animals & teddy/i }],
    ],
  },
  {
    en: ['stuffed dog', 'puppy plush toy'],
    ru: ['плюшевая собака', 'щенок мягкая игрушка'],
    zh: ['毛绒小狗'],
    grades: [
      [3, { title: /\bdog|pup\b|puppy|poodle|corgi|husky|labrador|beagle|bulldog/i, named: /plush|stuffed/i, not: /puppet|pup-corn/i }],
      [1, { category: /stuffed animals & teddy/i }],
    ],
  },
  {
    en: ['shark plush', 'stuffed shark toy'],
    ru: ['плюшевая акула'],
    zh: ['鲨鱼毛绒玩具', '毛绒鲨鱼公仔'],
    grades: [
      [3, { title: /shark/i, named: /plush|stuffed/i }],
      [1, { title: /shark/i }],
      [1, { category: /stuffed animals & teddy/i, title: /ray|whale|dolphin|octopus/i }],
    ],
  },
  {
    en: ['owl soft toy'],
    ru: ['сова мягкая игрушка'],
    zh: ['猫头鹰毛绒玩具'],
    grades: [
      [3, { title: /\bowl/i, named: /plush|stuffed/i }],
      [1, { category: /stuffed animals & teddy/i }],
    ],
  },
  {
    en: ['hand puppet', 'animal hand pupet'],
    ru: ['кукла на руку', 'кукла-перчатка животное'],
    zh: ['手偶', '动物手偶玩具'],
    grades: [
      [3, { named: /hand puppet/i }],
      [2, { named: /puppet/i, not: /plush puppets/i }],
      [1, { named: /puppet/i }],
    ],
  },
  {
    en: ['dinosaur toys', 'dinosaur figures set'],
    ru: ['динозавры игрушки', 'фигурки динозавров набор'],
    zh: ['恐龙玩具', '恐龙模型'],
    grades: [
      [
        3,
        {
          title: /dinosaur|t-rex|tyrannosaur|triceratops|gigantosaur|dino\b/i,
          named: /toy|figure|playset/i,
          not: /plush|bedding|duvet|puzzle/i,
        },
      ],
      [2, { title: /dinosaur|t-rex|triceratops|dinotrux|dino\b/i, not: /bedding|duvet/i }],
      [1, { title: /dino/i }],
    ],
  },
  {
    en: ['funko pop marvel', 'funko pop avengers endgame'],
    ru: ['фанко поп марвел', 'funko pop мстители'],
    zh: ['funko pop 漫威', 'Funko 复仇者联盟 公仔'],
    grades: [
      [3, { title: /funko.*(marvel|avengers|venom|spider|runaways|iron)/i }],
      [2, { title: /funko pop/i }],
      [1, { title: /funko/i }],
      [1, { title: /marvel|avengers/i, named: /figure|statue/i }],
    ],
  },
  {
    en: ['lego star wars'],
    ru: ['лего звёздные войны', 'лего стар варс'],
    zh: ['乐高星球大战'],
    grades: [
      [3, { title: /lego.*star wars/i }],
      [1, { title: /^lego|\blego\b/i }],
      [1, { title: /star wars/i, not: /costume|mask|throw|plush|bed/i }],
    ],
  },
  {
    en: ['lego friends set', 'lego city garage'],
    ru: ['конструктор лего френдс', 'лего сити'],
    zh: ['乐高城市系列', '乐高好朋友'],
    grades: [
      [3, { title: /lego (friends|city)/i }],
      [2, { title: /\blego\b/i }],
      [1, { category: /building (sets|toys)/i }],
    ],
  },
  {
    en: ['cobi tank', 'military tank building blocks'],
    ru: ['конструктор танк cobi', 'танк из кубиков'],
    zh: ['COBI 坦克积木', '军事坦克积木'],
    grades: [
      [3, { title: /cobi.*(tank|grant|matilda)/i }],
      [2, { title: /cobi/i }],
      [1, { category: /building (sets|toys)/i }],
    ],
  },
  {
    en: ['hot wheels track set', 'hotwheels track builder'],
    ru: ['трек хот вилс', 'hot wheels трасса'],
    zh: ['风火轮轨道', 'Hot Wheels 赛道'],
    grades: [
      [3, { title: /hot wheels.*track/i }],
      [2, { title: /race ?track|magic tracks|speedway/i }],
      [2, { title: /hot wheels/i, not: /cake/i }],
      [1, { category: /die-cast|vehicle playsets/i }],
    ],
  },
  {
    en: ['thomas and friends train', 'thomas the tank engine wooden railway'],
    ru: ['паровозик томас', 'томас и его друзья железная дорога'],
    zh: ['托马斯小火车'],
    grades: [
      [3, { title: /thomas (the|and|&)/i, named: /train|railway/i, not: /kinkade/i }],
      [2, { named: /train sets|play trains/i }],
      [1, { title: /\btrains?\b/i }],
    ],
  },
  {
    en: ['wooden train set', 'bigjigs rail'],
    ru: ['деревянная железная дорога', 'деревянный поезд набор'],
    zh: ['木制火车轨道套装'],
    grades: [
      [3, { title: /wooden/i, named: /train|rail/i }],
      [1, { category: /train/i }],
    ],
  },
  {
    en: ['ho scale freight car', 'bachmann box car'],
    ru: ['грузовой вагон ho', 'вагон bachmann модель железной дороги'],
    zh: ['HO比例货车车厢', 'Bachmann 棚车'],
    grades: [
      [
        3,
        {
          title: /box ?car|gondola|flat ?car|freight car|tank car|hopper|firefighting car/i,
          named: /train|bachmann|walthers|lionel|freight/i,
        },
      ],
      [1, { category: /trains & accessories/i }],
    ],
  },
  {
    en: ['diesel locomotive model'],
    ru: ['модель тепловоза', 'локомотив модель'],
    zh: ['内燃机车模型'],
    grades: [
      [3, { title: /locomotive/i }],
      [1, { category: /trains & accessories/i }],
    ],
  },
]
