import type { Language } from '@karavan/contract/language.ts'

/**
 * First messages of a twelfth buyer: terse, with slang, with typing errors, polite, with a story that matters to nobody, with several conditions; properties are told
 * by what goods do or do not. Written with the market's families in sight and before the first run on them. What a row's cells mean: `read.ts`.
 */
export const twelfth: Record<Language, string> = {
  ru: `
кружечки для кафешки беленькие, штучек 80, не дороже 150р | mug | col:white; q80; <150
зонты которые не выворачивает ветром, мужские, 30 шт | umbrella | has:windproof; has:For whom: (men|unisex); q30
Здравствуйте! Я воспитатель, детки все время роняют машинки и ломают. Нужны небьющиеся, для 3 лет, 20 штук | toy-car | has:drop-resistant; has:3 years; q20
скакалка чтоб не путалась и утяжеленная | jump-rope | has:tangle-free; has:weighted
полотенчики под вышивку лого для спа, махровые, 100 | towel | logo; has:terry; q100
коврик для йоги, только не ПВХ и без запаха | yoga-mat | no:^Material: .*PVC; has:odor-free
тапки чтоб по полу не шаркали, тихие, пар двести | slippers | has:silent; q200
зиплок пакеты плотные, 120 микрон, 20х28 | zip-bag | has:120 microns; has:20x28
Пауэр бэнк с проводом встроенным чтоб не таскать отдельно, 10000 | power-bank | has:built-in cable; has:10000 mAh
сковородки для индукции с крышкой, не алюминий | frying-pan | has:induction; has:with lid; no:^Material: .*alumin
ищу куртку ребенку, непродуваемую и непромокаемую | jacket | has:windproof; has:waterproof; has:For whom: kids
наушники в зал не боящиеся воды, до 1500 руб | headphones | has:waterproof; <1500
рюкзак с которым не страшно в метро, чтоб не обокрали | backpack | has:anti-theft
ежедневники на резинке под тиснение логотипа, 150 шт, бюджет 40 тыс на все | notebook | has:elastic band; logo; q150; <267
секатор у которого можно поменять лезвие | garden-shears | has:replaceable blade
игрушки ёлочные небьющиеся 200шт | christmas-decor | has:shatterproof; q200
пазлы тыща деталей взрослым на подарок | puzzle | has:1000 pieces
кошачью миску чтобы муравьи не лезли | pet-bowl | has:ant-proof
трусы мужские не синтетика, хлопок или бамбук, дышащие | underwear | has:For whom: men; mat:(cotton|bamboo); has:breathable
нужна сумочка на цепочке, не из натуральной кожи, чёрная | handbag | has:chain; no:genuine leather; col:black
`,
  en: `
hi! my sister runs a small yoga studio and the floor there is freezing, so we want thick mats, 10 mm or more, say 15 of them | yoga-mat | has:Thickness: .*(10|15) mm; q15
umbrella that wont flip inside out in wind, 40pcs | umbrella | has:windproof; q40
lunchboxes that dont leak n can go in microwave | food-container | has:leakproof; has:microwave-safe
a bowl for the dog that doesnt slide around the kitchen, no plastic pls | pet-bowl | has:(rubber base ring|non-slip|tip-resistant|rubber feet); no:^Material: .*plastic
trainers for kids w velcro, they cant do laces yet lol | sneakers | has:hook-and-loop; has:For whom: kids
do you sell curtans that keep the sun out? for bedrooms | curtain | has:(blackout curtain|room-darkening|Blackout rate: 90%)
need 300 pens whose ink doesn't smudge, under 30 cents each | pen | has:(quick-drying|waterproof ink); q300; <0.3usd
pillows made of memory foam, 20 | pillow | has:(memory foam|slow-rebound); q20
chef knives not ceramic, 8 inch | knife | has:chef; has:8 inch; no:^Material: .*ceramic
looking 4 a powerbank u can charge from the sun | power-bank | has:solar
We're a small bakery. Could you kindly suggest boxes with a see-through window? around 500, max 60 cents. | gift-box | has:window; q500; <0.6usd
earings for sensitive ears | earrings | has:hypoallergenic
led strip you can cut to length, 5 metres | led-strip | has:cuttable; has:Length: .*\\b5 m
jump rope that doesnt tangle x25 | jump-rope | has:tangle-free; q25
a hundred cotton bath towels, heavy ones (500gsm) | towel:bath | mat:cotton; has:500 gsm; q100
rings whose size can be changed, for resale, 50 | ring | has:adjustable; q50
cordless hoover for the car | car-vacuum | has:cordless
flower pots with something to catch the water under them | flower-pot | has:saucer
socks that dont smell after gym, mens, cotton, 200 pairs, up to $1 | socks | has:odor-resistant; has:For whom: (men|unisex); mat:cotton; q200; <1usd
our old supplier let us down two weeks before the fair.. anyway, keyrings with our logo, metal, 500 pc | keychain | logo; mat:(alloy|metal|steel); q500
`,
  zh: `
不漏水的保温杯 50个 500毫升左右 | thermos-mug | has:leakproof; has:(500|510) ml; q50
有没有能放洗碗机的砧板 | cutting-board | has:Dishwasher: safe
200个要 带logo的帆布袋 十块以内 | tote-bag | mat:canvas; logo; q200; <10cny
想给我妈买条围巾 羊毛的 红色 | scarf | mat:wool; col:red
孩子背的书包，别压坏脊椎 | backpack | has:back support
手机壳 摔不坏的 苹果15用 | phone-case | has:shockproof; has:IPhone 15
能扔洗衣机洗的狗窝 | pet-bed | has:machine-washable
平底锅 电磁炉也能用 28公分 | frying-pan | has:induction-ready; has:28 cm
老板，冬天戴的手套，能玩手机的那种，来30双 | gloves | has:touchscreen; has:winter; q30
快递袋 外面看不见里面东西的 1000个 | poly-mailer | has:opaque; q1000
台灯 不伤眼 可以充电 | desk-lamp | has:flicker-free; has:rechargeable
跑步戴的耳机 防水 一百以内 | headphones | has:waterproof; has:(sports|running); <100cny
给客户送礼用的笔记本，要硬壳的，能印我们公司名字，300本 | notebook | has:hardcover; logo; q300
浇花的壶，别要塑料的 | watering-can | no:^Material: .*plastic
墨镜 开车戴 偏光 来二十副 | sunglasses | has:polarized; q20
胶带 撕的时候声音小点的 | packing-tape | has:low-noise
宝宝睡觉抱的毛绒玩具，不过敏的 | soft-toy | has:hypoallergenic
小夜灯 光能调的 喂奶用 | night-light | has:dimmable
麻烦问下，有没有两万毫安的充电宝，能给两台手机一起充，不超过80元 | power-bank | has:(two outputs|two USB|USB and Type-C); has:20000 mAh; <80cny
修手机用的螺丝刀 一套30件以上 | screwdriver-set | has:(32|48|64|115) pieces
`,
}
