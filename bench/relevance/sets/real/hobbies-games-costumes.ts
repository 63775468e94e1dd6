import type { Topic } from '../../judge.ts'

/** Model making, games and costumes; written and graded before any of them was searched for. */
export const hobbiesGamesCostumes: readonly Topic[] = [
  {
    en: ['remote control car', 'rc car for kids', 'remot control racing car'],
    ru: ['машинка на радиоуправлении', 'радиоуправляемая машина для детей'],
    zh: ['遥控车', '儿童遥控赛车'],
    grades: [
      [
        3,
        {
          title: /(radio|remote)[ -]?control(led)?|\br\/?c\b.*(car|vehicle|truck|crawler)|\brc cars\b/i,
          not: /plane|parts\b.*(linkages|tires|axles|gear|servo|charger)/i,
        },
      ],
      [2, { named: /crawlers|\btrucks?\b/i, category: /remote & app/i }],
      [1, { category: /remote & app/i, not: /quadcopter|drone|aircraft/i }],
    ],
  },
  {
    en: ['rc truck tires', 'tires for rock crawler'],
    ru: ['шины для радиоуправляемой машины', 'колёса для rc модели'],
    zh: ['遥控车轮胎'],
    grades: [
      [3, { title: /tires|wheels/i, category: /remote & app/i }],
      [1, { category: /remote & app.*parts/i }],
    ],
  },
  {
    en: ['traxxas upgrade parts', 'rpm shock tower slash 4x4'],
    ru: ['запчасти traxxas', 'rpm для traxxas slash'],
    zh: ['traxxas 配件'],
    grades: [
      [3, { said: /traxxas|slash|stampede/i, category: /remote & app/i }],
      [1, { category: /remote & app.*parts/i }],
    ],
  },
  {
    en: ['pinion gear 20t', 'rc pinion gear'],
    ru: ['шестерня пиньон для rc', 'ведущая шестерня 20 зубьев'],
    zh: ['遥控车马达齿轮'],
    grades: [
      [3, { title: /pinion/i }],
      [2, { title: /gear(box)?\b/i, category: /remote & app/i }],
      [1, { category: /remote & app.*parts/i }],
    ],
  },
  {
    en: ['drone skin dji mavic', 'quadcopter decal cover'],
    ru: ['наклейка на квадрокоптер dji', 'скин для дрона'],
    zh: ['DJI 无人机贴纸', '大疆保护贴膜'],
    grades: [
      [3, { title: /skin compatible.*(dji|quadcopter|drone|bebop|yuneec)/i }],
      [1, { named: /quadcopter|drone|dji/i }],
    ],
  },
  {
    en: ['plastic model airplane kit 1/72', 'airfix 1:72'],
    ru: ['сборная модель самолёта 1/72', 'модель самолета airfix'],
    zh: ['1/72飞机模型拼装', '塑料飞机模型套件'],
    grades: [
      [3, { title: /1[:/]72/i, named: /airplane|jet|aviation|fighter|aircraft/i }],
      [2, { category: /airplane & jet kits/i }],
      [1, { category: /models & model kits|die-cast|pre-built/i, named: /plane|air|boeing|jet|kit/i }],
    ],
  },
  {
    en: ['vallejo paint', 'acrylic paint for miniatures'],
    ru: ['краска vallejo', 'акриловая краска для миниатюр'],
    zh: ['Vallejo 模型漆', '模型丙烯颜料'],
    grades: [
      [3, { title: /vallejo/i }],
      [2, { title: /paint/i, category: /hobby|hobbies/i }],
      [1, { title: /paint/i, category: /paint/i }],
    ],
  },
  {
    en: ['family board game', 'board games for kids'],
    ru: ['настольная игра для всей семьи', 'настольные игры для детей'],
    zh: ['家庭桌游', '儿童桌面游戏'],
    grades: [
      [3, { named: /board games?/i, said: /family|kids|children|ages? [3-8]/i, not: /t-shirt|shirts/i }],
      [2, { named: /board games?/i, not: /shirt/i }],
      [1, { category: /games & accessories/i }],
    ],
  },
  {
    en: ['deck of playing cards', 'bicycle playing cards'],
    ru: ['колода игральных карт', 'игральные карты'],
    zh: ['扑克牌', '一副扑克'],
    grades: [
      [3, { named: /playing cards?/i, not: /flash/i }],
      [1, { category: /card games/i }],
    ],
  },
  {
    en: ['pokemon cards booster', 'pokemon tcg elite trainer box'],
    ru: ['карточки покемон', 'покемон бустеры набор'],
    zh: ['宝可梦卡牌', '神奇宝贝卡片'],
    grades: [
      [3, { title: /pokemon.*(tcg|booster|deck|collection box|cards?|theme)/i }],
      [2, { title: /pokemon/i }],
      [1, { title: /trading card|yu-gi-oh|tcg/i, not: /toploader/i }],
    ],
  },
  {
    en: ['role playing dice', 'polyhedral dice set'],
    ru: ['кубики для настольных ролевых игр', 'игральные кости набор'],
    zh: ['骰子套装', '跑团骰子'],
    grades: [
      [3, { named: /role playing dice|chessex|standard game dice/i }],
      [2, { title: /dice/i, not: /plush/i }],
    ],
  },
  {
    en: ['wooden chess set', 'chess board game'],
    ru: ['шахматы деревянные', 'шахматы'],
    zh: ['木制国际象棋', '国际象棋套装'],
    grades: [
      [3, { title: /chess\b/i, not: /chinese checkers/i }],
      [2, { title: /chess/i }],
      [2, { said: /\bchess\b/i, category: /board games/i }],
    ],
  },
  {
    en: ['witch costume girls', 'halloween costume for girl'],
    ru: ['костюм ведьмы для девочки', 'костюм на хэллоуин для девочки'],
    zh: ['女孩万圣节服装', '女巫服装 儿童'],
    grades: [
      [3, { title: /costume|dress/i, named: /witch/i }],
      [2, { title: /costume/i, said: /girl|princess/i, not: /adult|women|\bmen\b|boy|sunglass/i }],
      [1, { named: /costumes/i, said: /child|kids/i, not: /adult|women|\bmen\b/i }],
    ],
  },
  {
    en: ['captain america costume child', 'superhero costume for boys'],
    ru: ['костюм капитана америки детский', 'костюм супергероя для мальчика'],
    zh: ['美国队长服装 儿童', '超级英雄服装男孩'],
    grades: [
      [3, { title: /captain america/i, named: /costume/i, not: /panther/i }],
      [
        2,
        {
          title: /batman|aquaman|panther|spider|superman|hulk|flash|iron man|thor|ben10|tennyson/i,
          named: /costume|mask/i,
          not: /adult|statue|figure/i,
        },
      ],
      [1, { named: /costumes/i, said: /boy|child/i }],
    ],
  },
  {
    en: ['pirate costume kids'],
    ru: ['костюм пирата детский'],
    zh: ['儿童海盗服装'],
    grades: [
      [3, { title: /pirate/i, named: /costume/i }],
      [1, { named: /costumes/i, said: /child|kids/i }],
    ],
  },
  {
    en: ['princess dress up', 'disney princess costume'],
    ru: ['платье принцессы костюм', 'костюм принцессы дисней'],
    zh: ['公主裙 装扮', '迪士尼公主服装'],
    grades: [
      [
        3,
        {
          title: /princess|anna|elsa|elena|belle|cinderella|rapunzel/i,
          named: /costume|dress up|gown/i,
          not: /statue|doll\b|magnet|staches/i,
        },
      ],
      [1, { title: /costume/i, said: /girl/i }],
    ],
  },
  {
    en: ['star wars stormtrooper mask', 'stormtrooper helmet'],
    ru: ['маска штурмовика звездные войны', 'шлем штурмовика'],
    zh: ['星球大战冲锋队面具', '白兵头盔'],
    grades: [
      [3, { title: /storm ?trooper/i, named: /mask|helm/i }],
      [2, { title: /storm ?trooper/i }],
      [1, { category: /masks/i }],
      [1, { title: /star wars/i }],
    ],
  },
  {
    en: ['latex balloons', 'party balloons 100 pcs'],
    ru: ['воздушные шары латексные', 'шарики воздушные на праздник'],
    zh: ['乳胶气球', '派对气球'],
    grades: [
      [3, { title: /latex/i, named: /balloon/i }],
      [2, { title: /balloons?\b/i, category: /balloon|party/i, not: /weights/i }],
      [1, { title: /balloon/i }],
    ],
  },
]
