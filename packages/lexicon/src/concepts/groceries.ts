import { type ConceptRow, toConcepts } from '../concepts.ts'

/** Goods that wholesale markets sell beside what else is named here, in names that nothing else goes by: "tea" alone is what cups are for. */
const rows: ConceptRow[] = [
  ['groceries', '', 'продукты питания|бакалея', 'groceries|foodstuff|food products', '食品饮料|零食|食品批发'],
  [
    'tea',
    'groceries',
    'листовой чай|чай листовой|зелёный чай|чёрный чай|травяной чай|чай в пакетиках|чай пуэр|пуэр|чай улун|иван-чай',
    'tea leaves|loose leaf tea|loose tea|tea bags|teabags|green tea|black tea|herbal tea|oolong tea|matcha powder',
    '茶叶|绿茶|红茶|普洱茶|乌龙茶|花茶|茶包|抹茶粉',
  ],
  [
    'coffee',
    'groceries',
    'кофе в зёрнах|зерновой кофе|молотый кофе|растворимый кофе|кофейные зёрна',
    'coffee beans|ground coffee|instant coffee|coffee powder|roasted coffee',
    '咖啡豆|咖啡粉|速溶咖啡',
  ],
  [
    'sweets',
    'groceries',
    'конфеты|шоколадные конфеты|леденцы|мармелад|зефир|карамельки|шоколадки|жевательная резинка|печеньки',
    'candies|sweets candy|lollipops|chocolate bars|gummies|chewing gum|marshmallows',
    '糖果零食|水果糖|巧克力糖|棒棒糖|口香糖|软糖|喜糖',
  ],
  [
    'nuts',
    'groceries',
    'орехи|грецкие орехи|миндаль|кешью|фисташки|сухофрукты|семечки',
    'cashews|almonds|walnuts|pistachios|dried fruit|mixed nuts|peanuts',
    '坚果|腰果|核桃|开心果|瓜子|干果',
  ],
  [
    'supplements',
    '',
    'витамины|бады|протеин|сывороточный протеин|спортивное питание|спортпит|креатин',
    'vitamins|dietary supplements|protein powder|whey protein|sports nutrition|creatine',
    '维生素|保健品|蛋白粉|乳清蛋白|膳食补充剂',
  ],
  [
    'book',
    '',
    'книга|книги|детская книга|детские книги|книжка|книжки|учебник|учебники|роман книга|комиксы',
    'books|book for kids|novel|novels|textbook|textbooks|comic books|story book|storybook',
    '图书|书籍|绘本|小说|课本|教材|漫画书',
  ],
  [
    'large-appliance',
    '',
    'холодильник|стиральная машина|стиралка|посудомоечная машина|морозильная камера|кондиционер|сплит-система|газовая плита|электроплита|духовой шкаф|вытяжка кухонная|водонагреватель|бойлер',
    'refrigerator|fridge freezer|washing machine|dishwasher machine|freezer|air conditioner|gas stove|electric stove|cooker hood|water heater|tumble dryer',
    '冰箱|洗衣机|空调|冰柜|燃气灶|抽油烟机|热水器|烘干机',
  ],
  [
    'building-material',
    '',
    'керамическая плитка|плитка для ванной|плитка на пол|керамогранит|ламинат|линолеум|паркет|кирпич|цемент|гипсокартон|утеплитель|штукатурка|сайдинг|профнастил|брус|фанера',
    'ceramic tiles|floor tiles|wall tiles|laminate flooring|vinyl flooring|parquet|construction bricks|cement|drywall|plasterboard|insulation wool|plywood|lumber',
    '瓷砖|地砖|木地板|复合地板|砖头|水泥|石膏板|胶合板|保温棉',
  ],
  [
    'ink-cartridge',
    '',
    'картридж|картридж для принтера|тонер|тонер-картридж|чернила для принтера',
    'ink cartridge|printer cartridge|toner cartridge|printer ink',
    '墨盒|硒鼓|碳粉|打印机墨水',
  ],
  [
    'car-fluid',
    '',
    'моторное масло|масло моторное|антифриз|тосол|незамерзайка|омывайка|тормозная жидкость|автохимия',
    'motor oil|engine oil|antifreeze|coolant|brake fluid|windshield washer fluid',
    '机油|防冻液|玻璃水|刹车油',
  ],
  [
    'car-battery',
    '',
    'автомобильный аккумулятор|аккумулятор автомобильный|аккумулятор для авто|аккумулятор в машину',
    'car battery|automotive battery|truck battery',
    '汽车电瓶|汽车蓄电池|电瓶',
  ],
  [
    'fire-safety',
    '',
    'огнетушитель|пожарный извещатель|датчик дыма|пожарный рукав|противопожарное полотно',
    'fire extinguisher|smoke detector|smoke alarm|fire blanket',
    '灭火器|烟雾报警器|灭火毯|消防水带',
  ],
  [
    'hookah',
    '',
    'кальян|уголь для кальяна|чаша для кальяна|шланг для кальяна',
    'hookah|shisha|shisha pipe|hookah charcoal',
    '水烟壶|水烟|阿拉伯水烟',
  ],
  [
    'napkin-ring',
    'tableware',
    'кольцо для салфеток|кольца для салфеток|салфеточное кольцо',
    'napkin ring|napkin rings|napkin holder ring|serviette ring',
    '餐巾环|餐巾圈|餐巾扣',
  ],
  [
    'laundry-detergent',
    'cleaning-goods',
    'стиральный порошок|порошок для стирки|гель для стирки|капсулы для стирки|кондиционер для белья',
    'laundry detergent|washing powder|laundry powder|fabric softener|laundry pods',
    '洗衣粉|洗衣液|洗衣凝珠|柔顺剂',
  ],
]

export const groceryTypes = toConcepts('type', rows)
