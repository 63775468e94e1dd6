import type { Topic } from '../../judge.ts'

/** Pets, telephones, shoes, sport, tools and toys; written and graded before any of them was searched for. */
export const petsPhonesSportToys: readonly Topic[] = [
  {
    en: ['reflective dog leash', 'dog lead nylon reflective'],
    ru: ['поводок для собак светоотражающий', 'поводок нейлоновый для собаки'],
    zh: ['反光狗绳', '尼龙狗牵引绳'],
    grades: [
      [3, { category: /leashes/i, said: /reflective/i }],
      [1, { category: /leashes/i }],
    ],
  },
  {
    en: ['cat bed', 'warm bed for cats'],
    ru: ['лежанка для кошки', 'лежак для кота'],
    zh: ['猫窝', '冬季猫窝'],
    grades: [
      [3, { category: /pet beds/i, title: /cat bed|\bcats?\b/i }],
      [2, { category: /pet beds/i, title: /pet bed/i }],
      [1, { category: /pet beds/i }],
    ],
  },
  {
    en: ['slow feeder bowl', 'slow feeding dog bowl'],
    ru: ['миска для медленного кормления', 'миска для собаки медленная'],
    zh: ['慢食碗', '宠物慢食盆'],
    grades: [
      [3, { category: /pet bowls/i, said: /slow-feeding/i }],
      [1, { category: /pet bowls/i }],
    ],
  },
  {
    en: ['squeaky dog toy', 'chew toy for dog'],
    ru: ['игрушка-пищалка для собак', 'жевательная игрушка для собаки'],
    zh: ['发声狗玩具', '狗狗磨牙玩具'],
    grades: [
      [3, { category: /pet toys/i, title: /squeaky|chew|teeth-cleaning/i }],
      [2, { category: /pet toys/i, title: /dog/i }],
      [1, { category: /pet toys/i }],
    ],
  },
  {
    en: ['noise cancelling headphones', 'wireless head phones noise canceling'],
    ru: ['наушники с шумоподавлением', 'беспроводные наушники шумодав'],
    zh: ['降噪耳机', '无线降噪头戴耳机'],
    grades: [
      [3, { category: /headphones/i, said: /noise cancelling/i }],
      [1, { category: /headphones/i }],
    ],
  },
  {
    en: ['type c cable braided', 'usb-c charging cable 1m'],
    ru: ['кабель type-c', 'кабель юсб тайп си в оплётке'],
    zh: ['Type-C数据线', '编织充电线'],
    grades: [
      [3, { category: /cables/i, title: /type-c/i }],
      [2, { category: /cables/i, said: /braided|type-c/i }],
      [1, { category: /cables/i }],
    ],
  },
  {
    en: ['gan charger 65w', 'fast charger PD'],
    ru: ['зарядное устройство gan 65 вт', 'быстрая зарядка pd'],
    zh: ['氮化镓充电器', 'PD快充充电头'],
    grades: [
      [3, { category: /chargers/i, said: /\bgan\b|PD fast/i }],
      [1, { category: /chargers/i }],
    ],
  },
  {
    en: ['shockproof iphone case', 'iphone case magnetic'],
    ru: ['противоударный чехол для айфона', 'чехол на iphone магнитный'],
    zh: ['防摔苹果手机壳', 'iPhone磁吸手机壳'],
    grades: [
      [3, { category: /phone cases/i, title: /iphone/i, said: /shockproof|magnetic/i }],
      [2, { category: /phone cases/i, title: /iphone/i }],
      [1, { category: /phone cases/i }],
    ],
  },
  {
    en: ['car phone holder wireless charging', 'phone mount for car'],
    ru: ['держатель телефона в машину', 'автодержатель с беспроводной зарядкой'],
    zh: ['车载手机支架', '车载无线充电支架'],
    grades: [
      [3, { category: /phone holders/i, title: /\bcar\b/i }],
      [1, { category: /phone holders/i }],
    ],
  },
  {
    en: ['power bank 20000 mah', 'solar powerbank'],
    ru: ['повербанк 20000', 'внешний аккумулятор с солнечной батареей'],
    zh: ['充电宝20000毫安', '太阳能移动电源'],
    grades: [
      [3, { category: /power banks/i, said: /20000 mAh|solar/i }],
      [1, { category: /power banks/i }],
    ],
  },
  {
    en: ['smart watch gps kids', 'childrens smartwatch'],
    ru: ['детские смарт часы', 'умные часы с gps'],
    zh: ['儿童智能手表', 'GPS智能手表'],
    grades: [
      [3, { category: /smart watches/i, title: /kids/i }],
      [2, { category: /smart watches/i, said: /gps/i }],
      [1, { category: /smart watches/i }],
    ],
  },
  {
    en: ['snow boots women waterproof', 'womens winter boots leather'],
    ru: ['зимние сапоги женские', 'женские ботинки непромокаемые'],
    zh: ['女士雪地靴', '防水女靴'],
    grades: [
      [3, { category: /boots/i, title: /women/i, said: /waterproof|Season: winter/i }],
      [1, { category: /boots/i }],
    ],
  },
  {
    en: ['running sneakers mesh', 'mesh running shoes breathable'],
    ru: ['кроссовки для бега сетка', 'беговые кроссовки'],
    zh: ['网面跑步鞋', '透气运动鞋'],
    grades: [
      [3, { category: /sneakers/i, said: /running|^Material: .*mesh/im }],
      [1, { category: /sneakers/i }],
    ],
  },
  {
    en: ['house slippers women soft', 'silent indoor slipers'],
    ru: ['домашние тапочки женские', 'тапки для дома мягкие'],
    zh: ['女士居家拖鞋', '静音家居拖鞋'],
    grades: [
      [3, { category: /slippers/i, title: /house|silent|soft sole/i }],
      [1, { category: /slippers/i }],
    ],
  },
  {
    en: ['hex dumbbell 5 kg', 'kettlebell', 'dumbell set'],
    ru: ['гантели 5 кг', 'гиря'],
    zh: ['六角哑铃 5kg', '壶铃'],
    grades: [
      [3, { category: /dumbbells/i, said: /hex|kettlebell|\b5 kg/i }],
      [2, { category: /dumbbells/i }],
    ],
  },
  {
    en: ['yoga mat non slip 10 mm', 'thick yogamat'],
    ru: ['коврик для йоги нескользящий', 'йога мат 10 мм'],
    zh: ['防滑瑜伽垫', '加厚瑜伽垫10mm'],
    grades: [
      [3, { category: /yoga mats/i, said: /non-slip|10 mm/i }],
      [1, { category: /yoga mats/i }],
    ],
  },
  {
    en: ['precision screwdriver set', 'screw driver set 32 in 1'],
    ru: ['набор точных отвёрток', 'набор отверток 32 предмета'],
    zh: ['精密螺丝刀套装', '32合1螺丝刀'],
    grades: [
      [3, { category: /screwdrivers/i, said: /precision|32 pieces/i }],
      [1, { category: /screwdrivers/i }],
    ],
  },
  {
    en: ['cordless drill 21v', 'electric drill keyless chuck'],
    ru: ['шуруповёрт аккумуляторный', 'дрель беспроводная 21в'],
    zh: ['无线电钻', '锂电钻21V'],
    grades: [
      [3, { category: /drills/i, said: /cordless|21 V|keyless/i }],
      [2, { category: /drills/i }],
    ],
  },
  {
    en: ['dinosaur building blocks', 'building bricks 540 pieces'],
    ru: ['конструктор динозавр', 'конструктор 540 деталей'],
    zh: ['恐龙积木', '积木540片'],
    grades: [
      [3, { category: /building toys/i, said: /dinosaur|540 pieces/i }],
      [1, { category: /building toys/i }],
    ],
  },
  {
    en: ['wooden magnetic puzzle', 'custom photo puzzle'],
    ru: ['деревянный пазл', 'магнитный пазл'],
    zh: ['木质磁性拼图', '定制照片拼图'],
    grades: [
      [3, { category: /educational toys/i, said: /magnetic|custom-photo|^Material: .*wooden/im }],
      [1, { category: /educational toys/i }],
    ],
  },
  {
    en: ['plush bunny 80 cm', 'rabbit stuffed toy'],
    ru: ['плюшевый заяц', 'мягкая игрушка кролик 80 см'],
    zh: ['兔子毛绒玩具', '80cm毛绒兔'],
    grades: [
      [3, { category: /soft toys/i, title: /bunny|rabbit/i }],
      [1, { category: /soft toys/i }],
    ],
  },
  {
    en: ['diecast model car', 'metal toy car alloy'],
    ru: ['металлическая модель машинки', 'машинка из металла'],
    zh: ['合金车模', '金属玩具车'],
    grades: [
      [3, { category: /toy vehicles/i, said: /diecast|^Material: .*alloy/im }],
      [1, { category: /toy vehicles/i }],
    ],
  },
  {
    en: ['mechanical watch men leather', 'mens watch leather strap'],
    ru: ['часы мужские механические', 'мужские часы с кожаным ремешком'],
    zh: ['男士机械表', '真皮表带手表'],
    grades: [
      [3, { category: /jewellery \/ watches/i, said: /mechanical|^Material: .*leather/im }],
      [1, { category: /jewellery \/ watches/i }],
    ],
  },
]
