import { type ConceptRow, toConcepts } from '../concepts.ts'

const rows: ConceptRow[] = [
  ['clothing', '', 'одежда|шмотки|шмотка|одежонка', 'clothing|clothes|apparel|garment|garments|outfit', '服装|衣服|服饰|衣物'],
  [
    't-shirt',
    'clothing',
    'футболка|майка|тишка|поло|футболка-поло|лонгслив|топ',
    't shirt|tee|tee shirt|polo shirt|polo|tank top|singlet|longsleeve|long sleeve shirt',
    't恤|t恤衫|体恤|polo衫|背心|打底衫|短袖上衣|文化衫',
  ],
  [
    'hoodie',
    'clothing',
    'худи|толстовка|свитшот|кенгурушка|олимпийка|зип-худи|кофта с капюшоном|батник',
    'hoodie|hoody|sweatshirt|hooded sweatshirt|zip hoodie|pullover hoodie',
    '卫衣|连帽衫|套头衫|连帽卫衣|开衫卫衣',
  ],
  [
    'socks',
    'clothing',
    'носки|носок|носочки|гольфы|гетры|следки|подследники',
    'socks|sock|ankle socks|stockings',
    '袜子|袜|长筒袜|短袜|船袜|长袜|中筒袜|棉袜|丝袜',
  ],
  [
    'dress',
    'clothing',
    'платье|сарафан|платье-рубашка|платье-футляр',
    'dress|sundress|gown|maxi dress|evening dress',
    '连衣裙|裙子|针织裙|礼服|长裙|吊带裙|旗袍|裙',
  ],
  [
    'jacket',
    'clothing',
    'куртка|ветровка|пуховик|пальто|парка|бомбер|косуха|дождевик куртка|куртка-пуховик|плащ|тренч|куртец|анорак|жакет',
    'jacket|coat|windbreaker|parka|down jacket|bomber|bomber jacket|puffer jacket|anorak|trench coat|overcoat|raincoat',
    '夹克|外套|羽绒服|大衣|风衣|冲锋衣|棉服|棉衣|皮衣|派克服|上衣',
  ],
  ['jeans', 'clothing', 'джинсы|джинсы-скинни|джинсики', 'jeans|denim pants|denim jeans', '牛仔裤'],
  [
    'cap',
    'clothing',
    'кепка|бейсболка|шапка|панама|шляпа|берет|шапка-бини|бини|ушанка|снепбек|головной убор|шапочка|козырёк|балаклава',
    'cap|baseball cap|hat|beanie|bucket hat|snapback|beret|headwear|visor|balaclava|sun hat',
    '帽子|棒球帽|网帽|鸭舌帽|渔夫帽|毛线帽|针织帽|遮阳帽|帽|贝雷帽|冷帽',
  ],
  ['gloves', 'clothing', 'перчатки|перчатка|варежки|варежка|рукавицы|митенки', 'gloves|glove|mittens|mitten', '手套|连指手套|触屏手套'],
  [
    'scarf',
    'clothing',
    'шарф|платок|палантин|снуд|шаль|бафф|косынка',
    'scarf|shawl|neck warmer|snood|bandana|neckerchief',
    '围巾|丝巾|披肩|围脖|方巾|头巾',
  ],
  [
    'underwear',
    'clothing',
    'нижнее бельё|трусы|бюстгальтер|лифчик|бельё|боксеры|трусики|стринги|термобельё|лиф|корсет|кальсоны|комплект белья',
    'underwear|panties|bra|boxers|briefs|lingerie|thermal underwear|boxer shorts|boxer briefs|underpants|corset|undershirt',
    '内衣|内裤|文胸|保暖内衣|胸罩|三角裤|平角裤|秋衣|塑身衣',
  ],
]

export const apparelTypes = toConcepts('type', rows)
