import type { Language } from '@karavan/contract/language.ts'

export interface Occasion {
  /** What it is called after "for". */
  names: Record<Language, string>
  /** The place or event, in any case that may follow a preposition. */
  said: { ru: string[]; en: string[]; zh: string[] }
  /** Kinds of goods that everybody needs there, what is needed most first. */
  kinds: string[]
  isForChildren?: true
}

/** Needs that name no goods: places that are opened or fitted out, and events. */
export const occasions = {
  coffeeShop: {
    names: { ru: 'кофейни', en: 'a coffee shop', zh: '咖啡店' },
    said: {
      ru: ['кофейн(?:я|ю|и|е)', 'кафе'],
      en: ['coffee (?:shop|house|bar|place|corner|spot|stand|cart|truck)', 'cafe'],
      zh: ['咖啡(?:店|馆|厅)'],
    },
    kinds: ['mug', 'glass', 'thermos-mug', 'kitchen-utensils', 'food-container', 'napkin'],
  },
  teaShop: {
    names: { ru: 'чайной', en: 'a tea shop', zh: '奶茶店' },
    said: { ru: ['чайн(?:ая|ую|ой)'], en: ['(?:bubble |milk )?tea (?:shop|house|bar)'], zh: ['奶茶店', '茶馆', '茶饮店'] },
    kinds: ['glass', 'mug', 'thermos-mug', 'straw', 'kitchen-utensils', 'teapot'],
  },
  restaurant: {
    names: { ru: 'ресторана', en: 'a restaurant', zh: '餐厅' },
    said: {
      ru: ['ресторан…', 'столов(?:ая|ую|ой)', 'бистро', 'пиццери(?:я|ю|и)', 'суши-?_бар…', 'фуд-?_?трак…'],
      en: ['restaurant', 'bistro', 'canteen', 'pizzeria', 'food truck', 'diner', 'eatery'],
      zh: ['餐厅', '餐馆', '饭店', '小吃店', '火锅店', '面馆'],
    },
    kinds: ['glass', 'frying-pan', 'kitchen-utensils', 'knife', 'cutting-board', 'food-container'],
  },
  hotel: {
    names: { ru: 'отеля', en: 'a hotel', zh: '酒店' },
    said: { ru: ['отел(?:ь|я|ю|е)', 'гостиниц…', 'хостел…'], en: ['hotels?', 'hostels?', 'guest ?house'], zh: ['酒店', '宾馆', '民宿'] },
    kinds: ['bedding', 'towel', 'pillow', 'blanket', 'slippers'],
  },
  wedding: {
    names: { ru: 'свадьбы', en: 'a wedding', zh: '婚礼' },
    said: { ru: ['свадьб…'], en: ['weddings?'], zh: ['婚礼'] },
    kinds: ['gift-box', 'glass', 'tote-bag', 'keychain', 'blanket'],
  },
  kindergarten: {
    names: { ru: 'детского сада', en: 'a kindergarten', zh: '幼儿园' },
    said: { ru: ['детск(?:ий|ого|ому|ом) сад…', 'детсад…', 'садик…'], en: ['kindergartens?', 'preschool', 'day ?care'], zh: ['幼儿园'] },
    kinds: ['building-blocks', 'puzzle', 'soft-toy', 'pencil-case', 'blanket', 'towel'],
    isForChildren: true,
  },
  school: {
    names: { ru: 'школы', en: 'the start of school', zh: '开学' },
    said: { ru: ['школе', 'нов(?:ый|ому) учебн(?:ый|ому) год…?'], en: ['school start'], zh: ['开学'] },
    kinds: ['backpack', 'notebook', 'pen', 'pencil-case', 'water-bottle'],
    isForChildren: true,
  },
  conference: {
    names: { ru: 'конференции', en: 'a conference', zh: '会议' },
    said: {
      ru: ['конференц…', 'семинар…', 'форум…'],
      en: ['conference', 'seminar', 'trade show', 'summit'],
      zh: ['会议', '展会', '研讨会'],
    },
    kinds: ['notebook', 'pen', 'tote-bag', 'water-bottle', 'power-bank', 'keychain'],
  },
  office: {
    names: { ru: 'офиса', en: 'an office', zh: '办公室' },
    said: { ru: ['(?:нов(?:ый|ого) )?офис(?:а|е)?'], en: ['(?:new )?office'], zh: ['新?办公室'] },
    kinds: ['notebook', 'pen', 'mug', 'desk-lamp', 'organizer'],
  },
  gym: {
    names: { ru: 'спортзала', en: 'a gym', zh: '健身房' },
    said: {
      ru: ['спортзал…', 'фитнес[ -](?:клуб|зал|студи)…', 'тренажерн… зал…'],
      en: ['gym', 'fitness (?:club|studio|cent(?:er|re))'],
      zh: ['健身房'],
    },
    kinds: ['yoga-mat', 'dumbbell', 'resistance-band', 'jump-rope', 'towel', 'water-bottle'],
  },
  salon: {
    names: { ru: 'салона красоты', en: 'a beauty salon', zh: '美容院' },
    said: {
      ru: [
        'салон(?:а|е)? красоты',
        'маникюрн… (?:салон|кабинет|студи)…',
        'ногтев… (?:студи|салон|сервис)…',
        'студи… (?:маникюра|красоты)',
        'кабинет… (?:маникюра|косметолог…)',
      ],
      en: ['(?:beauty|nail|hair) (?:salon|studio|bar|parlou?r)'],
      zh: ['美容院', '美容店', '美甲店', '美甲工作室', '美发店'],
    },
    kinds: ['mirror', 'towel', 'makeup-brush', 'nail-file', 'cosmetic-bag', 'organizer'],
  },
  clothesShop: {
    names: { ru: 'магазина одежды', en: 'a clothes shop', zh: '服装店' },
    said: { ru: ['магазин(?:а|е)? одежды', 'бутик…'], en: ['cloth(?:es|ing) (?:store|shop)', 'boutique'], zh: ['服装店'] },
    kinds: ['t-shirt', 'hoodie', 'dress', 'jeans', 'jacket', 'scarf'],
  },
  petShop: {
    names: { ru: 'зоомагазина', en: 'a pet shop', zh: '宠物店' },
    said: {
      ru: [
        'зоомагазин…',
        'груминг…(?: (?:салон|студи|центр)…)?',
        'ветклиник…',
        'ветеринарн… клиник…',
        'вет ?клиник…',
        'зоогостиниц…',
        '(?:магазин|отдел|лавк[аиу]) (?:товаров )?для (?:животных|питомцев|собак|кошек)',
      ],
      en: [
        'pet (?:store|shop)',
        'shop for (?:pets|dogs|cats)',
        '(?:pet|dog) groom(?:ing|er)…(?: (?:salon|studio|shop))?',
        'grooming salon',
        'vet(?:erinary)? (?:clinic|practice|surgery)',
      ],
      zh: ['宠物(?:用品)?店', '宠物美容(?:店)?', '宠物医院'],
    },
    kinds: ['pet-bed', 'pet-bowl', 'pet-leash', 'pet-toy'],
  },
  moving: {
    names: { ru: 'переезда', en: 'moving house', zh: '搬家' },
    said: { ru: ['переезд…'], en: ['moving (?:house|home)', 'a move'], zh: ['搬家'] },
    kinds: ['packing-tape', 'zip-bag', 'organizer', 'poly-mailer'],
  },
  hike: {
    names: { ru: 'похода', en: 'a hike', zh: '露营' },
    said: { ru: ['поход(?:а|е)?', 'кемпинг…'], en: ['hik(?:e|ing)(?: trip)?', 'camping(?: trip)?'], zh: ['露营', '徒步'] },
    kinds: ['flashlight', 'backpack', 'thermos-mug', 'water-bottle', 'waist-bag', 'food-container'],
  },
  party: {
    names: { ru: 'корпоратива', en: 'a company party', zh: '公司聚会' },
    said: { ru: ['корпоратив…'], en: ['(?:company|corporate|office) party', 'team building'], zh: ['公司(?:聚会|团建)', '团建'] },
    kinds: ['mug', 'glass', 'tote-bag', 'keychain', 't-shirt'],
  },
  newYear: {
    names: { ru: 'Нового года', en: 'New Year', zh: '新年' },
    said: {
      ru: ['нов(?:ый|ого|ому|ым) год(?:а|у|ом)?', 'рождеств(?:о|а|у)'],
      en: ["new year(?:'s)?(?: (?:eve|party))?", '(?:christmas|xmas|x-mas)(?: party| season)?'],
      zh: ['新年', '圣诞节?', '跨年'],
    },
    kinds: ['christmas-decor', 'led-strip', 'gift-box', 'blanket', 'soft-toy', 'mug'],
  },
  bakery: {
    names: { ru: 'пекарни', en: 'a bakery', zh: '烘焙店' },
    said: {
      ru: ['пекарн(?:я|ю|и|е)', 'кондитерск(?:ая|ую|ой)'],
      en: ['bakery', 'pastry shop', 'cake shop'],
      zh: ['烘焙店', '面包店', '蛋糕店', '甜品店'],
    },
    kinds: ['baking-mold', 'kitchen-utensils', 'food-container', 'gift-box', 'cutting-board', 'apron'],
  },
  bar: {
    names: { ru: 'бара', en: 'a bar', zh: '酒吧' },
    said: { ru: ['(?:кальянн… |пивн… |винн… )?бар(?:а|е)?'], en: ['(?:wine |cocktail |beer )?bar', 'pub'], zh: ['酒吧', '清吧'] },
    kinds: ['glass', 'cutting-board', 'kitchen-utensils', 'led-strip', 'bottle-opener', 'ice-mold'],
  },
  barbershop: {
    names: { ru: 'барбершопа', en: 'a barbershop', zh: '理发店' },
    said: { ru: ['барбершоп…', 'парикмахерск(?:ая|ую|ой)'], en: ['barber ?shop', 'hairdresser…'], zh: ['理发店', '理发馆'] },
    kinds: ['towel', 'mirror', 'hair-clipper', 'hairbrush', 'organizer'],
  },
  flowerShop: {
    names: { ru: 'цветочного магазина', en: 'a flower shop', zh: '花店' },
    said: { ru: ['цветочн(?:ый|ого|ом|ую) (?:магазин|лавк|салон)…'], en: ['flower shop', 'florist…'], zh: ['花店'] },
    kinds: ['flower-pot', 'gift-box', 'vase', 'ribbon', 'watering-can', 'gift-bag'],
  },
  toyShop: {
    names: { ru: 'магазина игрушек', en: 'a toy shop', zh: '玩具店' },
    said: { ru: ['магазин(?:а|е)? (?:детских )?игрушек'], en: ['toy (?:store|shop)'], zh: ['玩具店'] },
    kinds: ['soft-toy', 'building-blocks', 'toy-car', 'puzzle', 'board-game'],
  },
  stationeryShop: {
    names: { ru: 'канцелярского магазина', en: 'a stationery shop', zh: '文具店' },
    said: {
      ru: ['канцелярск(?:ий|ого|ом) магазин…', 'магазин(?:а|е)? (?:канцелярии|канцтоваров)'],
      en: ['stationery (?:store|shop)'],
      zh: ['文具店'],
    },
    kinds: ['notebook', 'pen', 'pencil-case', 'sticker', 'planner'],
  },
  onlineShop: {
    names: { ru: 'интернет-магазина', en: 'an online shop', zh: '网店' },
    said: { ru: ['интернет-?_магазин…'], en: ['(?:online|web|e-?commerce) ?(?:store|shop)'], zh: ['网店', '淘宝店'] },
    kinds: ['poly-mailer', 'packing-tape', 'zip-bag', 'sticker', 'gift-box'],
  },
  giftShop: {
    names: { ru: 'сувенирной лавки', en: 'a gift shop', zh: '礼品店' },
    said: {
      ru: ['сувенирн(?:ый|ого|ом|ую|ая|ой) (?:магазин|лавк)…', 'магазин(?:а|е)? (?:подарков|сувениров)'],
      en: ['(?:gift|souvenir) (?:store|shop)'],
      zh: ['礼品店', '纪念品店'],
    },
    kinds: ['mug', 'keychain', 'gift-box', 'notebook', 'soft-toy', 'tote-bag'],
  },
  phoneShop: {
    names: { ru: 'магазина аксессуаров', en: 'a phone accessories shop', zh: '手机配件店' },
    said: {
      ru: ['магазин(?:а|е)? (?:мобильных |телефонн… )?(?:аксессуаров|телефонов|чехлов)', 'салон(?:а|е)? связи'],
      en: ['phone (?:accessor(?:y|ies) )?(?:store|shop|kiosk)'],
      zh: ['手机(?:配件)?店'],
    },
    kinds: ['phone-case', 'screen-protector', 'charger', 'cable', 'headphones', 'power-bank'],
  },
  carService: {
    names: { ru: 'автосервиса', en: 'a car service', zh: '汽车店' },
    said: {
      ru: ['автосервис…', 'шиномонтаж…'],
      en: ['(?:car service|auto shop|garage)'],
      zh: ['汽车店', '修车店'],
    },
    kinds: ['screwdriver-set', 'drill', 'tape-measure', 'flashlight', 'car-organizer', 'car-mat'],
  },
  carWash: {
    names: { ru: 'автомойки', en: 'a car wash', zh: '洗车店' },
    said: { ru: ['автомойк(?:а|у|и|е)', 'детейлинг…'], en: ['car wash(?:es)?', 'detailing(?: studio| shop)?'], zh: ['洗车(?:店|场|房)'] },
    kinds: ['towel', 'car-vacuum', 'car-mat', 'car-organizer', 'flashlight'],
  },
  bookShop: {
    names: { ru: 'книжного магазина', en: 'a bookshop', zh: '书店' },
    said: { ru: ['книжн(?:ый|ого|ом|ую|ая|ой) (?:магазин|лавк)…'], en: ['book ?(?:shop|store)'], zh: ['书店'] },
    kinds: ['notebook', 'pen', 'sticker', 'tote-bag', 'puzzle', 'mug'],
  },
  rental: {
    names: { ru: 'проката снаряжения', en: 'an equipment rental', zh: '户外租赁' },
    said: {
      ru: ['прокат(?:а|е)? (?:\\p{L}+ )?(?:снаряжени|инвентар|оборудовани)…', 'турбаз…', 'глэмпинг…'],
      en: ['(?:camping|outdoor|equipment|gear) (?:hire|rental)(?: (?:shop|firm|business))?', 'glamping(?: site)?', 'campsite'],
      zh: ['(?:露营|户外)(?:装备)?(?:租赁|出租)(?:店)?', '营地'],
    },
    kinds: ['flashlight', 'backpack', 'travel-bag', 'blanket', 'food-container', 'thermos-mug'],
  },
  spa: {
    names: { ru: 'спа-салона', en: 'a spa', zh: '按摩店' },
    said: {
      ru: ['массажн(?:ый|ого|ом) (?:кабинет|салон)…', 'спа(?:-?_(?:салон|центр)…)?', 'саун(?:а|у|ы|е)', 'бан(?:я|ю|и|е)'],
      en: ['(?:massage|spa) (?:room|salon|studio|parlou?r|center|centre)', 'spa', 'sauna'],
      zh: ['按摩店', '水疗(?:馆|中心)?', '桑拿(?:房|馆)?', '足疗店'],
    },
    kinds: ['towel', 'slippers', 'blanket', 'pillow', 'mirror'],
  },
  rentedFlat: {
    names: { ru: 'квартиры под аренду', en: 'a rented flat', zh: '出租房' },
    said: {
      ru: ['квартир(?:а|у|ы) (?:под |для |на |в )?(?:аренд|сдач|посуточн)…', 'посуточн… (?:квартир|аренд)…', 'новосель…'],
      en: ['(?:airbnb|rental (?:flat|apartment|property)|holiday (?:let|home)|new (?:flat|apartment|home|house))'],
      zh: ['出租房', '出租屋', '新家', '新房'],
    },
    kinds: ['bedding', 'towel', 'pillow', 'frying-pan', 'glass', 'curtain'],
  },
  kidsParty: {
    names: { ru: 'детского праздника', en: "a children's party", zh: '儿童派对' },
    said: {
      ru: [
        'детск(?:ий|ого|ому|ом) (?:праздник|день рождения|дня рождения|утренник)…',
        'утренник…',
        'выпускн(?:ой|ого) в (?:детском )?сад…',
      ],
      en: ["(?:kids?'?|child(?:ren)?'?s?) (?:birthday )?part(?:y|ies)"],
      zh: ['(?:儿童|宝宝|小朋友)(?:派对|生日会|聚会)'],
    },
    kinds: ['soft-toy', 'puzzle', 'sticker', 'building-blocks', 'gift-box'],
    isForChildren: true,
  },
  phoneRepair: {
    names: { ru: 'ремонта телефонов', en: 'a phone repair stall', zh: '手机维修店' },
    said: {
      ru: ['(?:точк… |мастерск… |ларёк |сервис )?(?:по )?ремонт(?:а|у)? (?:телефон|смартфон|айфон)…'],
      en: ['phone repair(?: (?:shop|stall|kiosk|stand|business))?'],
      zh: ['手机维修(?:店|摊)?', '修手机(?:的)?店'],
    },
    kinds: ['screwdriver-set', 'phone-case', 'cable', 'charger', 'organizer'],
  },
  danceStudio: {
    names: { ru: 'танцевальной студии', en: 'a dance studio', zh: '舞蹈室' },
    said: { ru: ['(?:танцевальн… студи|студи… танц|школ… танц)…'], en: ['dance (?:studio|school)'], zh: ['舞蹈(?:室|班|教室)'] },
    kinds: ['yoga-mat', 'water-bottle', 'towel', 'resistance-band', 'mirror'],
  },
  summerCamp: {
    names: { ru: 'лагеря', en: 'a summer camp', zh: '夏令营' },
    said: { ru: ['(?:детск… |летн… )лагер(?:ь|я|е|ю)'], en: ["(?:summer|kids'?|children'?s) camp"], zh: ['夏令营'] },
    kinds: ['flashlight', 'water-bottle', 'backpack', 'jump-rope', 'blanket'],
    isForChildren: true,
  },
  workshop: {
    names: { ru: 'мастерской', en: 'a workshop', zh: '工作室' },
    said: { ru: ['мастерск(?:ая|ую|ой)'], en: ['workshop'], zh: ['维修店', '工坊'] },
    kinds: ['screwdriver-set', 'drill', 'tape-measure', 'flashlight', 'organizer'],
  },
  yogaStudio: {
    names: { ru: 'студии йоги', en: 'a yoga studio', zh: '瑜伽馆' },
    said: { ru: ['студи(?:я|ю|и) (?:йоги|пилатеса)'], en: ['(?:yoga|pilates) (?:studio|school)'], zh: ['瑜伽馆', '普拉提馆'] },
    kinds: ['yoga-mat', 'resistance-band', 'towel', 'water-bottle', 'dumbbell'],
  },
  jewelleryShop: {
    names: { ru: 'магазина украшений', en: 'a jewellery shop', zh: '饰品店' },
    said: { ru: ['магазин(?:а|е)? (?:украшений|бижутерии)'], en: ['jewell?e?ry (?:store|shop)'], zh: ['饰品店', '首饰店'] },
    kinds: ['earrings', 'necklace', 'bracelet', 'ring', 'gift-box'],
  },
  dormitory: {
    names: { ru: 'общежития', en: 'a dorm room', zh: '宿舍' },
    said: { ru: ['общежити…', 'общаг…'], en: ['dorm(?:itory)?(?: room)?'], zh: ['宿舍'] },
    kinds: ['bedding', 'towel', 'slippers', 'organizer', 'desk-lamp'],
  },
  picnic: {
    names: { ru: 'пикника', en: 'a picnic', zh: '野餐' },
    said: { ru: ['пикник(?:а|е)?'], en: ['picnic'], zh: ['野餐'] },
    kinds: ['blanket', 'food-container', 'water-bottle', 'thermos-mug', 'backpack'],
  },
} as const satisfies Record<string, Occasion>
