import type { Topic } from '../../judge.ts'

/** Home, kitchen, lamps, bags, beauty and the car; written and graded before any of them was searched for. */
export const homeBagsCar: readonly Topic[] = [
  {
    en: ['thermos mug 500 ml with tea infuser', 'travel mug with infuser'],
    ru: ['термокружка 500 мл с ситечком для чая', 'термокружка с заварником'],
    zh: ['带茶漏保温杯', '500ml保温杯 茶隔'],
    grades: [
      [3, { category: /thermos mugs/i, said: /tea infuser/i }],
      [1, { category: /thermos mugs/i }],
    ],
  },
  {
    en: ['car travel mug', 'thermos for car'],
    ru: ['термокружка в машину', 'автомобильная термо кружка'],
    zh: ['车载保温杯', '汽车用保温杯'],
    grades: [
      [3, { category: /thermos mugs/i, title: /\bcar\b/i }],
      [2, { category: /thermos mugs/i, said: /for car|car travel/i }],
      [1, { category: /thermos mugs/i }],
    ],
  },
  {
    en: ['glass mug with lid', 'borosilicate glass mug'],
    ru: ['стеклянная кружка с крышкой', 'кружка из боросиликатного стекла'],
    zh: ['玻璃马克杯 带盖', '高硼硅玻璃杯'],
    grades: [
      [3, { category: /\/ mugs/i, said: /^Material: .*glass/im }],
      [1, { category: /\/ mugs|\/ glasses/i }],
    ],
  },
  {
    en: ['ceramic coffee mug', 'ceramic cup for printing'],
    ru: ['керамическая кружка', 'кружка керамика для кофе'],
    zh: ['陶瓷咖啡杯', '陶瓷马克杯'],
    grades: [
      [3, { category: /\/ mugs/i, said: /^Material: .*(ceramic|porcelain)/im }],
      [1, { category: /\/ mugs/i }],
    ],
  },
  {
    en: ['whisky glass thick base', 'wisky glasses'],
    ru: ['стакан для виски', 'бокал для виски с толстым дном'],
    zh: ['威士忌酒杯', '厚底威士忌杯'],
    grades: [
      [3, { title: /whisk/i }],
      [1, { category: /\/ glasses/i }],
    ],
  },
  {
    en: ['sports water bottle bpa free', 'plastic water bottle 800 ml with straw'],
    ru: ['бутылка для воды без bpa', 'спортивная бутылка с трубочкой'],
    zh: ['不含BPA运动水壶', '带吸管塑料水杯'],
    grades: [
      [3, { category: /water bottles/i, said: /bpa-free|with straw/i }],
      [2, { category: /water bottles/i, said: /^Material: .*(plastic|tritan)/im }],
      [1, { category: /water bottles/i }],
    ],
  },
  {
    en: ['cotton bedding set 4 piece', 'bed linen cotton'],
    ru: ['постельное бельё хлопок', 'комплект постельного белья из хлопка 4 предмета'],
    zh: ['全棉四件套', '纯棉床上用品'],
    grades: [
      [3, { category: /bedding/i, said: /^Material: .*cotton/im }],
      [1, { category: /bedding/i }],
    ],
  },
  {
    en: ['fleece blanket 150x200', 'plush throw 150*200 cm'],
    ru: ['флисовый плед 150х200', 'плед 150 на 200'],
    zh: ['法兰绒毯子150x200', '毛毯150*200cm'],
    grades: [
      [3, { category: /blankets/i, said: /150x200/i }],
      [1, { category: /blankets/i }],
    ],
  },
  {
    en: ['sheer curtains', 'transparent tulle curtain'],
    ru: ['тюль', 'прозрачные шторы'],
    zh: ['纱帘', '透明窗纱'],
    grades: [
      [3, { category: /curtains/i, title: /sheer|tulle|voile/i }],
      [1, { category: /curtains/i }],
    ],
  },
  {
    en: ['blackout curtains for bedroom', 'black out curtain'],
    ru: ['шторы блэкаут', 'плотные шторы в спальню'],
    zh: ['遮光窗帘 卧室', '全遮光窗帘'],
    grades: [
      [3, { category: /curtains/i, title: /blackout/i }],
      [2, { category: /curtains/i, said: /Blackout rate: 90%/i }],
      [1, { category: /curtains/i }],
    ],
  },
  {
    en: ['memory foam pillow', 'orthopedic foam pillow'],
    ru: ['подушка с эффектом памяти', 'подушка memory foam'],
    zh: ['记忆棉枕头', '记忆海绵枕'],
    grades: [
      [3, { category: /pillows/i, said: /memory foam/i }],
      [1, { category: /pillows/i }],
    ],
  },
  {
    en: ['bath towel cotton 70x140', 'hotel bath towels'],
    ru: ['полотенце банное хлопок', 'банные полотенца для гостиниц'],
    zh: ['纯棉浴巾', '酒店浴巾'],
    grades: [
      [3, { category: /towels/i, title: /bath/i }],
      [1, { category: /towels/i }],
    ],
  },
  {
    en: ['silicone baking mold', 'silicone muffin pan'],
    ru: ['силиконовая форма для выпечки', 'форма для кексов силикон'],
    zh: ['硅胶烘焙模具', '硅胶蛋糕模'],
    grades: [
      [3, { category: /bakeware/i, said: /^Material: .*silicone/im }],
      [1, { category: /bakeware/i }],
    ],
  },
  {
    en: ['cookie cutter', 'cookiecutter plastic'],
    ru: ['формочки для печенья', 'вырубка для печенья'],
    zh: ['饼干模具', '饼干切模'],
    grades: [
      [3, { category: /bakeware/i, title: /cookie cutter/i }],
      [1, { category: /bakeware/i }],
    ],
  },
  {
    en: ['bamboo cutting board', 'bambo chopping board'],
    ru: ['разделочная доска бамбук', 'доска разделочная из бамбука'],
    zh: ['竹砧板', '竹制切菜板'],
    grades: [
      [3, { category: /cutting boards/i, said: /^Material: .*bamboo/im }],
      [1, { category: /cutting boards/i }],
    ],
  },
  {
    en: ['bento box leakproof', 'leak proof lunch box'],
    ru: ['ланч бокс герметичный', 'контейнер для еды не протекает'],
    zh: ['密封便当盒', '防漏饭盒'],
    grades: [
      [3, { category: /food containers/i, said: /leak-?proof|airtight/i }],
      [2, { category: /food containers/i, title: /bento|lunch/i }],
      [1, { category: /food containers/i }],
    ],
  },
  {
    en: ['frying pan induction 26 cm', 'skillet for induction cooker'],
    ru: ['сковорода для индукции', 'сковорода 26 см индукционная'],
    zh: ['电磁炉平底锅', '26cm煎锅 电磁炉通用'],
    grades: [
      [3, { category: /frying pans/i, said: /induction/i }],
      [1, { category: /frying pans/i }],
    ],
  },
  {
    en: ['garlic press', 'garlic presser stainless steel'],
    ru: ['пресс для чеснока', 'чеснокодавка'],
    zh: ['压蒜器', '不锈钢蒜泥器'],
    grades: [
      [3, { category: /kitchen tools/i, title: /garlic/i }],
      [1, { category: /kitchen tools/i }],
    ],
  },
  {
    en: ['ceramic kitchen knife', 'chef knife ceramic blade'],
    ru: ['керамический нож', 'нож кухонный керамика'],
    zh: ['陶瓷刀', '陶瓷厨师刀'],
    grades: [
      [3, { category: /knives/i, said: /^Material: .*ceramic/im }],
      [1, { category: /knives/i }],
    ],
  },
  {
    en: ['led desk lamp rechargeable', 'desktop lamp with usb charging'],
    ru: ['настольная лампа аккумуляторная', 'лампа настольная светодиодная с зарядкой'],
    zh: ['充电台灯', 'LED护眼台灯 可充电'],
    grades: [
      [3, { category: /desk lamps/i, said: /rechargeable/i }],
      [1, { category: /desk lamps/i }],
    ],
  },
  {
    en: ['waterproof led strip 5m', 'ledstrip for outdoors'],
    ru: ['светодиодная лента влагозащищённая', 'led лента 5 метров'],
    zh: ['防水LED灯带', '灯带5米'],
    grades: [
      [3, { category: /led strips/i, title: /waterproof|\b5 m\b/i }],
      [2, { category: /led strips/i, said: /waterproof|Length: .*\b5 m\b/i }],
      [1, { category: /led strips/i }],
    ],
  },
  {
    en: ['motion sensor night light', 'night lamp for kids with sensor'],
    ru: ['ночник с датчиком движения', 'ночник детский с сенсором'],
    zh: ['人体感应夜灯', '感应小夜灯'],
    grades: [
      [3, { category: /night lights/i, said: /sensor/i }],
      [1, { category: /night lights/i }],
    ],
  },
  {
    en: ['rechargeable headlamp', 'usb head torch'],
    ru: ['налобный фонарь аккумуляторный', 'налобник usb'],
    zh: ['充电头灯', 'USB头灯'],
    grades: [
      [3, { category: /flashlights/i, title: /headlamp/i, said: /rechargeable/i }],
      [2, { category: /flashlights/i, title: /headlamp/i }],
      [1, { category: /flashlights/i }],
    ],
  },
  {
    en: ['camping lantern', 'lantern for tent camping'],
    ru: ['кемпинговый фонарь', 'фонарь для палатки'],
    zh: ['露营灯', '野营帐篷灯'],
    grades: [
      [3, { category: /flashlights/i, title: /camping|lantern/i }],
      [1, { category: /flashlights/i }],
    ],
  },
  {
    en: ['school backpack anti-theft', 'anti theft backpack with usb port'],
    ru: ['рюкзак антивор', 'школьный рюкзак с usb'],
    zh: ['防盗背包', '防盗双肩包 USB接口'],
    grades: [
      [3, { category: /\/ backpacks/i, said: /anti-theft/i }],
      [2, { category: /\/ backpacks/i, said: /usb port/i }],
      [1, { category: /\/ backpacks/i }],
    ],
  },
  {
    en: ['leather handbag women', 'genuine leather crossbody bag'],
    ru: ['кожаная сумка женская', 'сумка из натуральной кожи через плечо'],
    zh: ['真皮女包', '女士真皮斜挎包'],
    grades: [
      [3, { category: /handbags/i, said: /^Material: .*genuine leather/im }],
      [2, { category: /handbags/i, said: /^Material: .*leather/im }],
      [1, { category: /handbags/i }],
    ],
  },
  {
    en: ['canvas tote bag for logo', 'canvas shopper bags'],
    ru: ['сумка шоппер под логотип', 'холщовая сумка шопер'],
    zh: ['帆布袋 定制logo', '帆布手提袋'],
    grades: [
      [3, { category: /tote bags/i, said: /canvas|for logo printing/i }],
      [1, { category: /tote bags/i }],
    ],
  },
  {
    en: ['duffel bag on wheels', 'travel bag with wheels'],
    ru: ['дорожная сумка на колёсах', 'сумка дорожная с колесиками'],
    zh: ['带轮旅行包', '拉杆旅行袋'],
    grades: [
      [3, { category: /travel bags/i, said: /wheels/i }],
      [1, { category: /travel bags/i }],
    ],
  },
  {
    en: ['running belt bag', 'waist bag for jogging with bottle holder'],
    ru: ['поясная сумка для бега', 'сумка на пояс с держателем бутылки'],
    zh: ['跑步腰包', '运动腰包 水壶'],
    grades: [
      [3, { category: /waist bags/i, title: /running|bottle holder/i }],
      [1, { category: /waist bags/i }],
    ],
  },
  {
    en: ['makeup brush set natural bristles', 'make up brushes set 10 pcs'],
    ru: ['кисти для макияжа натуральный ворс', 'набор кистей для макияжа 10 штук'],
    zh: ['化妆刷套装 天然毛', '10支化妆刷'],
    grades: [
      [3, { category: /makeup brushes/i, said: /natural bristles|10 pieces/i }],
      [1, { category: /makeup brushes/i }],
    ],
  },
  {
    en: ['led makeup mirror', 'vanity mirror with light'],
    ru: ['зеркало для макияжа с подсветкой', 'косметическое зеркало led'],
    zh: ['LED化妆镜', '带灯化妆镜'],
    grades: [
      [3, { category: /mirrors/i, said: /\bled\b|light colors|dimming/i }],
      [1, { category: /mirrors/i }],
    ],
  },
  {
    en: ['glass nail file', 'nail files glass with case'],
    ru: ['стеклянная пилка для ногтей', 'пилочка для ногтей стекло'],
    zh: ['玻璃指甲锉', '玻璃美甲锉'],
    grades: [
      [3, { category: /nail tools/i, said: /^Material: .*glass/im }],
      [1, { category: /nail tools/i }],
    ],
  },
  {
    en: ['cordless car vacuum', 'handheld vacuum cleaner for car'],
    ru: ['автомобильный пылесос беспроводной', 'пылесос в машину'],
    zh: ['无线车载吸尘器', '汽车吸尘器'],
    grades: [
      [3, { category: /car vacuum/i, said: /cordless|rechargeable/i }],
      [2, { category: /car vacuum/i }],
    ],
  },
  {
    en: ['tpu car floor mats', 'rubber floor mats auto'],
    ru: ['коврики в машину резиновые', 'автоковрики tpu'],
    zh: ['TPU汽车脚垫', '橡胶汽车脚垫'],
    grades: [
      [3, { category: /car mats/i, said: /^Material: .*(TPU|rubber)/im }],
      [1, { category: /car mats/i }],
    ],
  },
  {
    en: ['trunk organizer foldable', 'car boot organiser'],
    ru: ['органайзер в багажник', 'складной органайзер для багажника'],
    zh: ['汽车后备箱收纳箱', '折叠后备箱储物箱'],
    grades: [
      [3, { category: /car organizers/i, title: /trunk/i }],
      [2, { category: /car organizers/i }],
    ],
  },
]
