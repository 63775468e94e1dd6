import type { Language } from '@karavan/contract/language.ts'

/**
 * First messages of a thirteenth set of buyers: owners of small shops, cafes, salons and gyms, sellers on marketplaces, teachers, clerks of procurement, parents,
 * foreigners with broken grammar; goods by everyday names, properties by what goods do. Written before a look at the engine, counted against the market's listings
 * and committed before the first run on them. What a row's cells mean: `read.ts`.
 */
export const thirteenth: Record<Language, string> = {
  ru: `
стаканы с тяжёлым донышком в бар, 48 шт, недорогие | glass | has:with thick base; q48
фляжка в качалку 0,7-0,8 литра, чтоб через соломинку пить | water-bottle | has:with straw; has:(700|750|800) ml
Добрый день. Открываем с мужем кофейню навынос, ищем тамблеры, которые не проливаются в сумке, штук 50, до 700 р за штуку | thermos-mug | has:leakproof; q50; <700
чашки у которых от кипятка картинка проявляется, 36 | mug | has:color-changing; q36
ранец первокласснице, спинка ортопедическая, розовый или сиреневый | backpack | has:back support; col:(pink|purple)
холщовые сумки на промоакцию, с нашим логотипом, закрываются на молнию, 300 | tote-bag | mat:(canvas|linen|cotton); has:with zipper; logo; q300
сумка женская из натуралки, не кожзам, до 5 тыс | handbag | mat:genuine leather; <5000
бананка бегуну чтоб бутылочку воткнуть можно было | waist-bag | has:with bottle holder
баул на колёсиках литров 60-80 | travel-bag | has:on wheels; has:Capacity: .*(60|80) l
маечки с коротким рукавом которые гладить не надо, XL, двадцать штук | t-shirt | has:wrinkle-resistant; has:^Size: .*\\bXL\\b; q20
кенгурухи с начёсом в детский лагерь, рост 130 | hoodie | has:fleece; has:For whom: kids; has:^Size: .*\\b130\\b
носочки для ползунков чтоб не разъезжались на ламинате | socks | has:non-slip; has:For whom: (bab|kids)
что подарить сотрудницам на 8 марта? нас 30 девочек, на каждую не больше 500 рублей | any | <500; q30
сарафан на лето без рукавов, торгую на рынке в Анапе | dress | has:Sleeve: sleeveless; has:Season: summer
куртка на синтепоне с капюшоном, бабам на рынок торговать стоять холодно | jacket | has:Filling: (polyester|down-like); has:with hood; has:For whom: (women|unisex)
джинсы на резинке жен., чтоб на живот не давили | jeans | has:with elastic waist; has:For whom: women
кепки с сеточкой как у дальнобоев, сотня, напечатаете название фирмы? | cap | has:(mesh|trucker); logo; q100
митенки вязаные (это которые без пальцев), партия 20 пар | gloves | has:fingerless; q20
шаль шёлковая в подарок свекрови | scarf | mat:silk
боксеры мужские, швов чтоб не было вообще, трут!! 50 шт | underwear | has:For whom: men; has:seamless; q50
кроссы лёгенькие жен 38 р-р | sneakers | has:lightweight; has:For whom: (women|unisex); has:^Size: .*\\b38\\b
шлёпки в душевую фитнес клуба, чтобы люди не падали на мокрой плитке, 100 пар | slippers | has:non-slip; q100
обувка зимняя мужская на меху 43 размер | boots,sneakers | has:fleece-lined; has:For whom: (men|unisex); has:^Size: .*\\b43\\b
босоножки на липучке, шнурки и застежки дети не умеют | sandals | has:hook-and-loop; has:For whom: kids
бампер на 14 про айфон с кармашком для карты | phone-case | has:with card slot; has:IPhone 14 Pro
зарядник в прикуриватель на два гнезда | charger:car charger | has:with two ports
шнурок тайпси в оплётке двухметровый, 100 штук, прямо с завода без перекупов | cable | has:braided; has:Length: .*(?<![.\\d])2 m\\b; q100; factory
уши с шумодавом до 2000 р | headphones | has:noise cancelling; <2000
часы чтоб пульс мерили и звонить с них | smart-watch | has:heart rate; has:calling
котлы наручные механика мужские, не кварц | watch:mechanical | has:For whom: men
лампа прищепка к полке, школьнику уроки делать | desk-lamp:clamp
лента светящаяся в беседку, дождь выдержит, розетки там нет, значит на батарейках | led-strip | has:battery-powered; has:(waterproof|IP65|IP67)
светильничек-грибочек в детскую, выключать пультиком с кровати | night-light | has:mushroom; has:remote control
фонарь на лоб рыбаку, чтоб батарейки не покупать | flashlight:headlamp | has:(rechargeable|solar)
ГУСИ мягкие обнимашки, СРОЧНО, отгрузка за двое суток нужна | soft-toy | has:goose; h48
набор типа лего с человечками, пятьсот деталек и больше | building-blocks | has:with minifigures; has:Pieces: .*\\b(540|868|1240)\\b
белое постельное для мини-отеля, чтоб после ста стирок цвет держало, 20 компл. | bedding | col:white; has:fade-resistant; q20
вафельные полотенца в столовую 50шт | towel | has:Weave: waffle; q50
покрывало с бахромой на диван, не синтетика | blanket | has:with fringe; mat:(cotton|wool)
под спину водителю подушка чтоб поясница не ныла | pillow:back cushion
шторка в ванную, чёрная плесень достала | curtain:shower | has:mildew-resistant
хлеборез нож 8 дюймов | knife:bread | has:Blade length: .*\\b8 inch
досочки бамбук с канавкой чтоб сок от мяса на стол не тёк | cutting-board | mat:bamboo; has:juice groove
вок чугунный с крышкой | frying-pan:wok | mat:cast iron; has:with lid
судочки стеклянные на работу носить, чтоб суп в сумке не вылился | food-container | mat:glass; has:leakproof
Уважаемые коллеги! Просим направить предложение: гири 8 кг, 10 единиц, для спортивного зала школы | dumbbell:kettlebell | has:Weight: .*\\b8 kg; q10
зонтики ребятишкам с мультяшками до 1000 | umbrella | has:For whom: kids; has:cartoon; <1000
фены для волос в салон, 10 штук, ватт 2000 | hair-dryer | q10
гантели по 50 кг в зал тяжёлой атлетики | dumbbell | has:Weight: .*\\b50 kg
кружки деревянные под медовуху, 50 | mug | mat:wood; q50
`,
  en: `
juice pack 20000 that shows how much is left, 25 bucks tops | power-bank | has:with display; has:20000 mAh; <25usd
mount for bike handlebar to hold my phone, must turn all way round | phone-holder | has:for bicycle; has:360-degree
RC cars that charge from cable, no batteries to buy, my shop in Accra take 12 pcs | toy-car | has:remote control; has:(rechargeable|lithium); q12
Wooden jigsaws for preschool, a hundred bits at the very most | puzzle | mat:wood; has:Pieces: .*\\b(24|60|100)\\b
soup spoon big one for canteen, long handle so cook not burn hand | kitchen-utensils:ladle | has:with long handle
garlic crushers, dishwasher proof, fifty of them | kitchen-utensils:garlic press | has:dishwasher-safe; q50
mat for pilates that comes w a strap to sling over shoulder, anything but rubber | yoga-mat | has:carry strap; no:^Material: .*rubber
stretchy bands for our physio patients, they must not snap. lightest pull | resistance-band | has:snap-resistant; has:light, 5 kg
60 skipping ropes for PE class, length can be set for short and tall kids | jump-rope | has:adjustable; q60
black boxes which snap shut with a magnet, 200 | gift-box | has:magnetic lid; col:black; q200
parcel bags that rot away, customers keep complaining about plastic. 500 to begin | poly-mailer | has:biodegradable; q500
pouches for loose leaf tea, stand on shelf by itself and no sun get inside | zip-bag | has:stand-up; has:light-proof
tape that painters use, peels off without gunk | packing-tape:masking | has:residue-free
specs that go dark outdoors and clear indoors | sunglasses | has:photochromic
gold hoops under 50 cents, 100 pairs | earrings:hoop | col:gold; q100; <0.5usd
pendant we can put customers' names on with our laser | necklace | has:for engraving
fidget rings w a part that spins, US 8 | ring | has:spinner; has:US 8
Hello dear, need bead bracelet with rubber string inside so fit every hand, 50 piece | bracelet:beaded | has:elastic cord; q50
make up brushes no animal hair!! with little bag to keep them | makeup-brush | has:with pouch; no:natural bristles
wash bag i can hang off the bathroom hook when travelling | cosmetic-bag | has:hanging
mirror that makes your face 5 times bigger, lights round it | mirror | has:5x magnification; has:(LED|light colors|touch dimming)
glass files for nails x100 | nail-file | mat:glass; q100
my lab gulps his dinner in 10 seconds and then throws up, is there a dish that makes him eat slower | pet-bowl | has:slow-feeding
dog lead for joggers, goes round the waist so both hands stay free | pet-leash | has:hands-free
bed for a 14 year old dog with bad hips, memory foam, cover comes off for the wash | pet-bed | has:memory foam; has:removable cover
smth jingly for kittens to chase, 50 | pet-toy | has:with bell; q50
diaries w a code lock so little brothers cant read them | notebook | has:combination lock
pens u can rub out after, for 3rd graders, whole school, 500 | pen | has:erasable; q500
pencil pouch that stands on the desk like a cup | pencil-case | has:stand-up
decals which light up in the dark, kids bedroom ceiling | sticker | has:glow-in-the-dark
box for car boot what keep shopping cold | car-organizer | has:insulated compartment
minivan floor liners, all 7 seats, want no smell | car-mat | has:7 seats; has:odor-free
hoover for cars, picks up spilled coffee too, < $15 | car-vacuum | has:wet and dry; <15usd
tiny screwdrivers for a watchmaker, tips that hold the screw | screwdriver-set | has:magnetic; has:(for glasses and watches|precision)
measuring tapes inches n centimetres both, 5 m, 50 pc | tape-measure | has:metric and inch; has:Tape length: .*(?<![.\\d])5 m; q50
cordless drill w spare battery included, must go into concrete | drill | has:two batteries; has:(for concrete|impact drill)
planters that look after themselves when we're on holiday for two weeks | flower-pot | has:self-watering
sprinkling cans for the allotment, light enough for old people, 3 to 5 litres | watering-can | has:lightweight; has:Capacity: .*(?<![.\\d])[35] l
pruners which need less strength, gran has arthritis and loves her roses | garden-shears | has:(labor-saving|ratchet)
key fobs that clip on a belt loop, our brewery name on, 300 | keychain | has:carabiner; logo; q300
baubles that survive my cat, 50 | christmas-decor | has:shatterproof; q50
tubs that roll, to put winter clothes away | organizer | has:on wheels
gaming cans with mic, fold flat | headphones | has:microphone; has:foldable
towels that dry in no time, nothing too pricey, can you dispatch within 2 days? | towel | has:quick-dry; h48
30 zip ups for our bowling league, must go to XXL | hoodie:zip-up | has:^Size: .*\\bXXL\\b; q30
frypan for a campervan, the handle must come off so it packs small | frying-pan | has:detachable handle
mosquito nets for double bed, 40 | mosquito-net | q40
bedside lamp throwing stars on ceiling that also plays music from phone | night-light | has:star projector; has:Bluetooth music
watering cans 15 litres or more, metal | watering-can | mat:(steel|alloy); has:Capacity: .*\\b(1[5-9]|2\\d) l
little something to thank 25 teachers at end of year, up to 4 dollars each | any | <4usd; q25
`,
  zh: `
给环卫师傅发的杯子，热水放到下班还是烫的，十二小时那种，20个 | thermos-mug | has:Keeps hot: 12 hours; q20
小孩上学喝水用的 带吸管 摔了不碎 不要玻璃 | water-bottle | has:with straw; no:^Material: .*glass
开大排档的，要带把的玻璃杯72个，便宜点 | glass | has:with handle; q72
能进微波炉热牛奶的杯子，陶瓷的 | mug | mat:ceramic; has:Microwave: safe
通勤背的包 装得下15寸笔记本 别让小偷拉开 | backpack | has:anti-theft; has:(laptop|15\\.6)
去健身房拎的包 鞋子和衣服要分开放 | travel-bag,backpack | has:shoe compartment
班服 纯棉短袖 45件 每件不超过25块 | t-shirt | mat:cotton; q45; <25cny
打篮球穿 底下厚厚一层毛巾的那种袜子 男 50双 | socks | has:terry sole; has:For whom: (men|unisex); q50
去三亚拍照穿的长裙子 能到脚踝 | dress | has:(maxi|Length: maxi)
骑电动车穿 晚上车灯一照会亮 挡风 | jacket | has:reflective; has:windproof
钓鱼佬要的帽子，帽檐大一点遮太阳 | cap | has:wide brim
开车戴的真皮手套 男 | gloves | mat:genuine leather; has:For whom: (men|unisex)
两面都能围的围脖，20条送客户 | scarf | has:reversible; q20
老妈买菜穿的鞋，系鞋带弯不下腰，要魔术贴 | sneakers | has:hook-and-loop; has:For whom: (women|unisex)
民宿用的拖鞋，走路不要吵到楼下，女款37 | slippers | has:silent; has:For whom: (women|unisex); has:^Size: .*\\b37\\b
东北零下30度穿的雪地靴 女 | boots:snow boots | has:For whom: women
苹果16的壳 背后能撑起来追剧 | phone-case | has:with kickstand; has:IPhone 16
充电头要能带得动笔记本的，65瓦往上，氮化镓 | charger | has:GaN; has:Power: .*\\b(65|100) W
贴在手机背后就能充的那种充电宝，薄一点 | power-bank:magnetic | has:slim
一根线三个头的 放车上乘客都能用 30根 | cable | has:three connectors; q30
小学生戴的手表 家长能看到娃在哪 | smart-watch | has:GPS
送男友的表，钢的，三百以内 | watch | has:(steel bracelet|^Material: .*stainless steel|Strap.*steel); has:For whom: men; <300cny
宿舍晚上断电 台灯要自己带电池 光不闪眼 | desk-lamp | has:rechargeable; has:flicker-free
电视机后面贴一圈 手机上换颜色 | led-strip | has:app-controlled
停电备用 晒太阳就能充的灯 | flashlight | has:solar
恐龙公仔 脏了能丢洗衣机 | soft-toy | has:dinosaur; has:machine-washable
幼儿园采购：大颗粒积木，边角不能划手，10套 | building-blocks | has:Piece size: large; has:smooth edges; q10
儿子迷挖掘机吊车 要不用电池的 推一下自己跑 | toy-car | has:construction-site; has:(friction|Power: not needed)
把全家福做成拼图 可以吗 | puzzle | has:custom-photo
大学宿舍1.2米床用的床品，洗了不起球 | bedding | has:single, 1\\.2 m bed; has:pill-resistant
中午趴桌睡盖的小毯 想印公司合影 | blanket | has:for photo printing
坐飞机套脖子上睡觉的 | pillow:neck pillow
出租房房东不让打孔 窗帘怎么办 要挡光的 | curtain | has:no-drill; has:(blackout curtain|room-darkening|Blackout rate: 90%)
案板 梅雨天不长毛 切菜不乱跑 | cutting-board | has:mildew-resistant; has:non-slip
带饭上班 菜饭分开装 塑料的不要 | food-container | has:compartments; no:^Material: .*plastic
烤饼干压花的模具 圣诞节图案 | baking-mold:cookie cutter | has:Christmas
膝盖不好，垫子要厚，15毫米的，工作室20张 | yoga-mat | has:Thickness: .*\\b15 mm; q20
女生练胳膊的小铁 1公斤 粉的 | dumbbell | has:Weight: .*\\b1 kg; col:pink
装喜糖的盒子，系丝带，红色，300个 | gift-box | has:with ribbon; col:red; q300
寄首饰用 里面有泡泡的袋子 下雨不湿 | poly-mailer:bubble | has:waterproof
打包不想用剪刀 手一撕就断的 六卷 | packing-tape | has:easy-tear; q6
美容院要的镜子 一面放大一面正常 | mirror | has:double-sided
夏天狗狗趴着凉快的窝 | pet-bed | has:cooling fabric
夜里遛金毛 汽车能看见的绳子，3米或5米 | pet-leash | has:reflective; has:Leash length: .*(?<![.\\d])[35] m
酒店客房放的笔，印我们酒店名，1000支，一块钱以下 | pen | logo; q1000; <1cny
页可以拆下来加的本子 | notebook | has:loose-leaf
车里踩的垫子 大小不对能自己剪 泥巴一冲就干净 | car-mat | has:trimmable; has:easy-clean
娃的玩具太多没地方放，要装玩具的大箱子，要厂家直发 | organizer | factory
36伏的电钻 五台 | drill | has:\\b36 ?V; q5
电蚊拍 100个 批发价多少 | mosquito-swatter | q100
`,
}
