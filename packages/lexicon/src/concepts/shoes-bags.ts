import { type ConceptRow, toConcepts } from '../concepts.ts'

const rows: ConceptRow[] = [
  ['shoes', '', 'обувь|ботинки обувь', 'shoes|shoe|footwear', '鞋|鞋子|鞋类'],
  [
    'sneakers',
    'shoes',
    'кроссовки|кроссовок|кроссовка|кроссы|кеды|кед|сникеры|слипоны',
    'sneakers|sneaker|trainers|running shoes|sports shoes|sport shoes|canvas shoes|athletic shoes|tennis shoes|slip on shoes',
    '运动鞋|球鞋|跑鞋|帆布鞋|板鞋|休闲鞋|跑步鞋|小白鞋|篮球鞋',
  ],
  [
    'slippers',
    'shoes',
    'тапочки|тапки|тапок|шлёпанцы|сланцы|шлёпки|вьетнамки|тапочек',
    'slippers|slipper|flip flops|slides|house shoes|flip flop',
    '拖鞋|棉拖鞋|人字拖|凉拖|居家拖鞋',
  ],
  [
    'boots',
    'shoes',
    'ботинки|ботинок|сапоги|сапог|угги|полусапожки|ботильоны|резиновые сапоги|берцы|дутики|валенки',
    'boots|boot|ankle boots|snow boots|rain boots|uggs|martens|work boots',
    '靴子|靴|雪地靴|马丁靴|雨靴|短靴|长靴|雨鞋|工装靴',
  ],
  ['sandals', 'shoes', 'сандалии|босоножки|сандалия|сандали|босоножка|кроксы|сабо', 'sandals|sandal|clogs|crocs', '凉鞋|洞洞鞋|沙滩鞋'],
  ['bag', '', 'сумка|мешок', 'bag|bags', '包|包包|箱包|袋子'],
  [
    'backpack',
    'bag',
    'рюкзак|ранец|портфель|рюкзачок|школьный рюкзак|рюкзак для ноутбука|ранец школьный',
    'backpack|rucksack|knapsack|school bag|schoolbag|daypack|back pack|laptop backpack|bookbag',
    '背包|双肩包|书包|双肩背包|登山包|电脑背包|学生包',
  ],
  [
    'tote-bag',
    'bag',
    'шоппер|сумка-шоппер|шопер|сумка тоут|хозяйственная сумка|авоська|эко-сумка|экосумка|тканевая сумка|сумка для покупок|холщовая сумка',
    'tote bag|tote|shopper|shopping bag|shopper bag|canvas bag|grocery bag|reusable bag',
    '托特包|购物袋|帆布袋|环保袋|帆布包|手提袋|购物包',
  ],
  [
    'handbag',
    'bag',
    'женская сумка|сумочка|клатч|кросс-боди|сумка кросс-боди|сумка через плечо|сумка на плечо|ридикюль|сумка-мессенджер',
    'handbag|purse|clutch|crossbody bag|shoulder bag|cross body bag|hand bag|messenger bag|satchel|ladies bag',
    '手提包|女包|小方包|方包|水桶包|信封包|单肩包|斜挎包|手拿包|链条包|挎包|斜跨包',
  ],
  [
    'waist-bag',
    'bag',
    'поясная сумка|сумка на пояс|бананка|барсетка|сумка-бананка|напоясная сумка|нагрудная сумка',
    'waist bag|fanny pack|belt bag|bum bag|waist pack|chest bag|sling bag',
    '腰包|胸包|运动腰包',
  ],
  [
    'travel-bag',
    'bag',
    'дорожная сумка|чемодан|спортивная сумка|саквояж|сумка дорожная|сумка для спортзала|баул|сумка-трансформер',
    'travel bag|suitcase|duffel bag|duffle bag|gym bag|luggage|weekender bag|sports bag|trolley case|carry on',
    '旅行包|行李箱|行李包|拉杆箱|旅行袋|健身包|行李袋|运动包|登机箱',
  ],
]

export const shoeAndBagTypes = toConcepts('type', rows)
