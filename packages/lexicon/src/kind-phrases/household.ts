/** Kitchen, home, packaging, told by what is done with them; what a line says: `rows.ts`. */
export const householdKinds = `
thermos-mug | кофе с собой в машину чтобы не остывал / чай горячий на работу носить / кофе навынос чтобы не проливалось / кофе брать с собой в дорогу / горячее пить на рыбалке / чай чтобы весь день горячий | coffee to go stays hot / keep coffee hot in the car / take tea to work hot / drink hot coffee on commute / keeps drinks warm for hours | 带热水出门的 / 上班喝热水保温的 / 装咖啡不凉 / 冬天装热水 / 车上喝热咖啡
water-bottle | воду в зал носить / пить на тренировке / воду с собой пить / ребёнку в школу воду наливать / пить через трубочку в зале / воду на велосипед / забываю пить воду / с отметками сколько пить | carry water to the gym / drink while training / water for school kids to drink / drink water during workout / water on the bike / forget to drink water / hours marked on the side to drink / reminds me to drink | 健身喝水的 / 小孩上学喝水用的 / 跑步带水喝 / 上学喝水的带吸管 / 骑车喝水的 / 喝水用的大容量 / 老忘记喝水的
mug | кофе пить дома / чай пить в офисе с ручкой / чай пить из чего / сотрудникам кофе пить с логотипом | drink coffee at home / to drink tea at the office / coffee at desk with logo | 喝咖啡的 / 办公室喝茶的 / 泡茶喝的带把 / 早上喝咖啡
glass | виски пить / в бар воду и сок наливать / сок пить из стекла / коктейли подавать стеклянные / пить воду из стекла | drink whisky from / serve cocktails in / juice at the cafe of glass / for the bar to pour drinks | 喝威士忌的 / 喝果汁的玻璃 / 酒吧装酒 / 奶茶店装饮料玻璃
plate | есть с чего суши подавать / тарелки под второе | eat off / serve food on | 装菜的盘 / 吃饭装菜
food-container | еду в холодильнике хранить / суп носить на работу / крупы хранить / остатки еды хранить / еду разложить на неделю / готовую еду в морозилку / крупу насыпать на кухне / обед на работу носить / ребёнку перекус в школу / еду с собой носить с отделениями / в школу еду с отделениями / в чём обед носить / еду в контору носить | store food in fridge / keep leftovers / meal prep for the week / keep cereal in / soup to work / take lunch to work / kids lunch at school / carry food with compartments / packed lunch for school / carry my lunch in / something to carry my lunch | 冰箱里放剩菜 / 装剩菜的 / 存杂粮的 / 备餐装一周的 / 放冰箱装菜 / 带饭上班 / 上班带饭的 / 学生带午饭 / 装午饭的 / 带饭菜饭分开 / 上班带午饭的
knife | резать мясо / хлеб резать / повару резать / филе резать / рыбу разделывать / овощи нарезать повару | cut meat / slice bread / chef cutting meat / cut up fish / chop veg for chefs | 切菜的 / 切肉的 / 切面包的 / 杀鱼的 / 厨师切肉
bread-knife | хлеб резать зубчиками / хлеборез / хлебный зубчатый | cut bread with teeth / slice loaves serrated | 切面包带锯齿
cutting-board | резать на чём мясо / на чём овощи резать / под нож на стол / на столе резать чтобы не портить / доска мясо рубить / доска резать хлеб / доску чтоб мясо рубить | chop on / cut vegetables on / put under when chopping / surface for chopping / board to chop meat on / board for slicing | 切菜垫的 / 切肉垫在下面 / 切菜不乱跑的板 / 切菜用的板子 / 切辅食的板子 / 切水果的板子
frying-pan | яичницу жарить / блины печь / стейк жарить / жарить без масла / мясо пожарить на плите | fry eggs / cook steak on hob / make pancakes / fry without oil | 煎蛋的 / 煎牛排 / 摊饼的 / 炒菜不粘
wok | лапшу с овощами обжаривать азиатская кухня / жарить по-китайски | stir fry noodles | 炒菜的大铁锅 / 爆炒的锅
pot | суп варить / варить макароны | cook soup in / boil pasta | 煮汤的 / 煮面的锅
kitchen-utensils | суп разливать и мешать на кухне / мешать на сковороде чтобы не царапать / переворачивать котлеты | stir in pans without scratching / serve soup with / flip burgers | 炒菜用的铲子勺子 / 盛汤的 / 翻炒不刮锅
can-opener | банки консервные открывать | open tins | 开罐头的
grater | сыр натереть / морковь натереть | shred cheese / grate carrots | 擦丝的 / 刨丝的
peeler | картошку чистить / кожуру снимать | peel potatoes | 削皮的 / 削土豆皮
whisk | яйца взбивать | beat eggs | 打蛋的 / 打鸡蛋
colander | макароны слить / промыть крупу | drain pasta | 沥水的 / 洗菜沥水
garlic-press | чеснок давить | crush garlic | 压蒜的 / 捣蒜
baking-mold | кексы печь / торт печь / хлеб печь в духовке / маффины печь / шоколад отливать / печь капкейки / выпекать пирог | bake cakes in / bake muffins / make bread in oven / cupcakes tin / pour chocolate into | 烤蛋糕的 / 烤面包的 / 做蛋糕的 / 做巧克力的模 / 烤玛芬的
cookie-cutter | печенье вырезать / вырезать пряники / тесто вырезать фигурками | cut out cookies / shape biscuits / cut dough into shapes | 做饼干的模子 / 压饼干的 / 烤饼干压花的模具 / 压花做曲奇 / 做饼干的模具
ice-mold | лёд морозить / кубики льда делать | make ice cubes | 做冰块的 / 冻冰块
towel | вытираться после душа / руки вытирать / постояльцам вытираться / в баню вытираться / в зал пот вытирать / лицо вытирать | dry off after shower / dry hands on / for gym sweat / guests to dry with | 洗澡擦身的 / 擦手的 / 擦脸的 / 健身擦汗 / 洗完澡擦干
beach-towel | на пляже лежать / на песке лежать вытираться | lie on at the beach | 沙滩上铺着躺
blanket | укрыться на диване / гостям на террасе укрываться / накрыться холодным вечером / в машину укрыться / завернуться вечером | wrap up on sofa / cover up on the terrace / guests on the terrace get cold / cuddle under on sofa | 沙发上盖的 / 午睡盖的 / 中午趴桌睡盖的 / 空调房盖腿的 / 看电视盖的
bedding | застелить кровать / на кровать комплект простыня пододеяльник / застелить номера в гостинице / на кровать постелить | make up the beds / sheets and pillowcases set / for hotel beds sheets | 铺床的 / 床上铺的盖的 / 酒店铺床的 / 宿舍床上的几件套
pillow | под голову спать / на диван декоративные под спину / подложить под голову | under head to sleep / for the sofa to lean on / rest head on | 睡觉枕的 / 垫头的 / 沙发上靠的
neck-pillow | в самолёте спать на шею / на шею в дорогу спать / чтобы шея не затекала в самолёте / голову держать в автобусе спать | sleep on plane round neck / for neck on long flights / neck support in the bus to sleep | 坐飞机套脖子上睡觉 / 坐车睡觉护脖子 / 飞机上睡觉靠脖子 / 高铁上睡觉脖子靠
back-cushion | под спину на стул чтобы поясница не болела / под поясницу водителю / спина болит за рулём подложить | behind back on office chair / lower back hurts sitting / lumbar support for driver | 腰疼靠的 / 开车靠腰的 / 办公椅垫腰
seat-cushion | на стул сидеть мягче / сидеть на стуле жёстко подложить / под попу на стул | sit on hard chair softer / for chairs to sit on soft | 椅子上坐的垫 / 坐着屁股疼垫的 / 坐垫在椅子
curtain | окна закрыть от солнца / окна завесить / в спальню чтобы темно было / на окна чтобы соседи не видели / солнце утром мешает спать на окно / затемнить номер | cover windows / keep the sun out of bedroom / make bedroom dark windows / block sunlight in the morning window / so neighbours can't see in | 挡窗户的 / 窗户遮光的 / 卧室遮光睡觉 / 太阳照进来挡的 / 窗户上挂的挡光
shower-curtain | в ванную чтобы вода не лилась на пол / ванну завесить / душ закрыть чтобы не брызгало | stop water splashing in bathroom / hang across the bath / for the shower to stop splash | 洗澡挡水的 / 浴室挡水挂的 / 淋浴挡水的
organizer | вещи по полочкам разложить / носки раскладывать в комод / бельё разложить в шкафу / порядок в ящиках / мелочи в ящике разложить | keep drawers tidy / sort socks in drawer / tidy underwear in drawers / sort small things | 抽屉里分类放 / 衣柜里放内衣袜子 / 桌面放杂物的 / 零碎东西收起来
storage-box | игрушки складывать / зимние вещи убрать / одежду хранить под кроватью / убрать сезонные вещи с крышкой / под кровать вещи складывать / вещи хранить с крышкой | put toys away / store winter clothes / keep clothes under the bed / tubs to put clothes away / tubs for winter clothes / tubs that roll for clothes | 装玩具的箱子 / 放玩具的 / 装衣服的箱子 / 换季衣服放的 / 床底下放衣服 / 玩具太多没地方放
storage-basket | бельё грязное складывать / плетёные под мелочи / корзинки на полки | woven for the shelves / put dirty laundry | 放脏衣服的 / 编的放杂物
mirror | краситься смотреться / макияж делать смотреться с подсветкой / бриться смотреться / в сумочку смотреться / в номер смотреться гостям / увеличивает лицо краситься | see myself doing makeup / look at myself to shave / check makeup in handbag / magnifies face for makeup | 化妆照的 / 照脸的 / 美容院照的 / 随身照一下 / 化妆能照能放大
makeup-brush | тени наносить / пудру наносить / тональник растушевать / визажисту красить лицо / румяна наносить | put on eyeshadow / apply powder / blend foundation / apply blush / for makeup artist face | 刷腮红的 / 刷粉底的 / 上眼影的 / 化妆刷脸的
nail-file | ногти подпиливать / ногти шлифовать / маникюр делать пилить ногти / пилить ногти в салоне / гель снимать с ногтей | file nails / shape nails / smooth nails / files for nails / glass files for nails / for manicures shape nails | 磨指甲的 / 修指甲的 / 美甲店磨甲 / 挫指甲
nail-clippers | ногти стричь | cut nails | 剪指甲的
gift-box | подарок упаковать / свечи упаковать красиво / под свадебные подарки гостям / украшения упаковать / сложить подарок красиво / конфеты на свадьбу гостям положить | pack a present in / pack candles nicely / wedding favours in / put jewellery in for customers / nice packaging for presents | 装礼物的 / 装喜糖的盒子 / 装喜糖 / 包装礼品 / 装首饰送人的 / 装蜡烛送人的
gift-bag | подарок положить с ручками бумажный | present in paper with handles | 装礼物的纸袋 / 提着装礼品
poly-mailer | одежду отправлять почтой / посылки слать в пакетах / заказы отправлять покупателям / заказы с вб упаковывать / футболки отправлять клиентам / вещи отправлять курьером пакеты | ship clothes to customers / send parcels in the post / mail t-shirts to customers / post orders to buyers | 寄衣服的袋子 / 发快递的袋子 / 网店发货装衣服 / 寄快递用的
bubble-mailer | с пузырьками внутри слать / хрупкое слать в пупырке / с пупыркой пакеты отправлять / хрупкое отправлять с пузырями / рамки отправлять чтобы не разбились | with bubbles inside to post / padded to post fragile / post jewellery padded / bubble lined to post frames | 里面有泡泡的袋子 / 寄首饰用 / 带气泡寄东西 / 里面带泡泡寄东西 / 寄相框怕碎 / 带气泡的信封袋 / 寄易碎的带气泡
zip-bag | мелочь расфасовать с застёжкой / чай расфасовать / фасовать орехи / в морозилку класть ягоды / бисер фасовать прозрачные с замком / фасовать товар прозрачные с бегунком | pack tea in resealable / freeze berries in / pack small parts see through / portion nuts / pack clothes with slider | 装茶叶的小袋 / 装零件的透明袋 / 冰箱冻东西装的 / 分装坚果的 / 装衣服带拉链透明袋
packing-tape | коробки заклеивать / посылки клеить / коробки клеить для переезда / заклеить посылку | seal boxes / stick boxes shut / close parcels / tape up cartons | 封箱子的 / 粘纸箱的 / 打包粘箱 / 封快递的 / 打包不想用剪刀
masking-tape | при покраске заклеить края / малярить чтобы ровный край | for painting edges | 刷墙贴边的 / 喷漆遮的
electrical-tape | провода изолировать / провода обмотать | wrap wires | 缠电线的 / 包电线的
carton-box | упаковывать в картон / переезд упаковать вещи картон | move house boxes of cardboard | 搬家装东西的纸箱
ribbon | ленточка подарки завязать | tie presents with | 绑礼物的带子
label | ценники наклеить / на банки подписать наклеить | name jars stick on price | 贴价格的 / 贴名字的
sticker | на ноутбук наклеить рисунки / на посылки спасибо наклеить / детям за хорошие оценки клеить / на бутылки наклеить логотип / светятся в темноте на потолок наклеить / звёздочки на потолок светятся | stick on laptop / thank you for parcels to stick on / reward kids to stick / decals / logo to stick on jars / decals which light up in the dark / glow on bedroom ceiling | 贴电脑上的 / 贴水杯上的 / 奖励小朋友贴的 / 封口贴的谢谢 / 晚上会发光贴天花板 / 手账里贴的
wall-sticker | на стену наклеить картинки | stick on the wall pictures | 贴墙上的画
apron | не запачкаться готовить / бариста надевать спереди / официантам спереди надевать | keep clothes clean cooking / baristas wear in front | 做饭不弄脏衣服穿的 / 咖啡师穿前面
oven-mitt | горячее брать из духовки / горячую кастрюлю брать | take hot things out of oven | 拿热锅的 / 烤箱拿东西不烫手
hanger | одежду вешать в шкаф | hang clothes in wardrobe | 挂衣服的
mop | полы мыть | wash floors | 拖地的
cleaning-cloth | протирать столы / пыль вытирать / стёкла протирать / машину протирать после мойки / тряпки без ворса | wipe tables / dust with / wipe the car after washing / rags | 擦桌子的 / 擦灰的 / 擦车的布 / 擦玻璃的
sponge | посуду мыть | wash dishes with | 洗碗的
trash-can | мусор выбрасывать | throw rubbish in | 扔垃圾的 / 装垃圾的桶
soap-dispenser | жидкое мыло наливать нажимать | pump out soap | 装洗手液的 / 按压出洗手液
candle | пахнет в комнате горит / горит уютно вечером | burns and smells nice | 点着香的 / 点燃有香味
vase | цветы в воду ставить букет | put a bouquet in | 插花的
photo-frame | фотографию на стену в рамку | put pictures in on wall | 放照片的 / 装照片的
hook | полотенца вешать на стену крючок / ключи на стену вешать | hang towels on wall | 挂毛巾的 / 墙上挂东西
cooler-bag | еду холодной в дорогу / на пикник чтобы холодное | keep food cold for picnic | 野餐保冷的 / 装冰的
`
