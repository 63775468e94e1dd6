/** What listings say in a word of their own, as people say it at home, for kinds that the other tables say little of. */
export const everydayPhrases = `
thermos-mug,water-bottle,glass | с трубочкой / with straw / 带吸管 | пить через трубочку / пить через соломинку / с соломинкой / чтоб соломинка была / трубочка в комплекте | sip through a straw / drink through a straw / straw included / comes with straw / has a straw | 能吸着喝 / 吸着喝 / 有吸嘴 / 用吸管喝 / 配吸管
thermos-mug | с ручкой / with handle / 手柄款 | чтобы удобно держать за ручку / есть за что держать / чтобы было за что взять / есть ручка | something to hold it by / has a handle / easy to hold by handle | 有把手 / 有把 / 带把 / 有手柄 / 有提手
glass | с ручкой / with handle / 带手柄 | чтобы удобно держать за ручку / есть за что держать / чтобы было за что взять / есть ручка | something to hold it by / has a handle / easy to hold by handle | 有把手 / 有把 / 带把 / 有手柄 / 有提手
food-container,cosmetic-bag,toiletry-bag | с ручкой / with handle / 手提 | чтобы удобно держать за ручку / есть за что держать / чтобы было за что взять / есть ручка | something to hold it by / has a handle / easy to hold by handle | 有把手 / 有把 / 带把 / 有手柄 / 有提手
pencil-case | с ручкой / with handle / 带提手 | чтобы удобно держать за ручку / есть за что держать / чтобы было за что взять / есть ручка | something to hold it by / has a handle / easy to hold by handle | 有把手 / 有把 / 带把 / 有手柄 / 有提手
cutting-board | с ручкой / with handle / 带手柄 | чтобы удобно держать за ручку / есть за что держать / чтобы было за что взять / есть ручка | something to hold it by / has a handle / easy to hold by handle | 有把手 / 有把 / 带把 / 有手柄 / 有提手
thermos-mug | под лазерную гравировку / for laser engraving / 激光刻字 | выгравировать имя / имена сотрудников выбить / лазером имя / гравировка на корпусе / выбить надпись лазером | engrave names / names engraved / laser our names / etch our logo | 刻名字 / 刻字 / 能刻名 / 激光打字
thermos-mug | с дисплеем температуры / with temperature display / 智能显温 | показывает температуру / градусы на крышке / температуру на экране / чтобы не обжечься показывает | shows the temperature / temperature on the lid / see how hot it is / displays degrees / tells how hot | 能看温度 / 显示温度 / 看到几度 / 有温度显示 / 盖子上看温度
thermos-mug | с откидной крышкой / with flip lid / 翻盖 | крышка откидывается / крышка на петле / открыть большим пальцем | lid flips open / flips open / flip it open | 盖子能翻开 / 一掀就喝
thermos-mug | с петлёй для переноски / with carry loop / 提绳 | с верёвочкой носить / петелька на крышке / за петлю носить | loop to carry it / has a loop / carry by the loop | 有绳子提 / 可以拎
thermos-mug | с керамическим покрытием внутри / with ceramic inner coating / 陶瓷内胆 | без привкуса металла / внутри керамика / кофе не отдаёт железом / металлом не отдаёт | doesn't taste of metal | 没有铁锈味 / 喝咖啡没金属味
thermos-mug | для автомобиля / for car / 车载 | в подстаканник машины / в подстаканник влезает / влез в подстаканник | fits car cup holder / fit … cup holder / cup holder size | 放得进车上杯架 / 车上杯架能放 / 杯架能放
water-bottle | с фильтром для фруктов / with fruit infuser / 带滤网 | класть внутрь лимон / для воды с фруктами / ягоды внутрь положить / с лимоном воду делать | put lemon inside / fruit in the water / infuse fruit / berries inside | 泡柠檬 / 放水果 / 能泡茶
water-bottle | с ремешком / with carry strap / 带提绳 | на плечо повесить / чтобы нести на ремешке / нести за ремешок | carry it by a strap / strap to carry / hang from my wrist | 能挂身上 / 可以背着 / 有背带
water-bottle | без бисфенола А / BPA-free / 不含BPA | без вредного пластика / без химии в пластике / безвредный для детей пластик | no BPA / no nasty chemicals / safe plastic | 无毒塑料 / 安全材质无毒
water-bottle | с разметкой по часам / with time markings / 带刻度 | чтобы следить сколько выпил / отметки сколько пить / видно сколько воды выпито | tells when to drink / marks how much to drink / track how much I drink | 看喝了多少 / 有时间刻度 / 标着几点喝多少
mug | с золотой каймой / with gold rim / 金边 | золотой ободок / с золотым ободком / по краю золото / с позолотой по краю | gold edge / golden rim / gold around the edge / gold line on the rim | 杯口金边 / 描了金 / 有金线
mug | с матовой глазурью / with matte glaze / 哑光釉 | не блестят матовые / шероховатые на ощупь матовые | not shiny matte / dull finish | 不反光 / 磨砂手感
glass | Посудомоечная машина можно / Dishwasher safe / 可用 | мыть в посудомойке / в посудомойку можно / можно в посудомоечную / выдерживает посудомойку / в машине моется | goes in the dishwasher / put in dishwasher / washes in the machine / survives dishwasher | 能放洗碗机 / 洗碗机洗 / 可以洗碗机
mug | Микроволновка можно / Microwave safe / 可微波 | греть в микроволновке / в микроволновку можно / в микроволновке не искрит / подогреть в микроволновке | warm up in the microwave / goes in microwave / put in microwave / reheat in microwave | 能放微波炉 / 微波炉加热 / 可以微波
mug,blanket | под печать фото / for photo printing / 可印照片 | напечатать фотографию / с нашей фоткой / с фото семьи / нанести рисунок клиента / для сублимации | print our photo / put a photo on / with our picture / sublimation blanks | 印合影 / 印我们的照片 / 印照片
mug | с крышкой и ложкой / with lid and spoon / 带盖勺 | крышечка и ложечка / чтоб с ложкой и крышкой | lid and spoon set | 有盖有勺 / 配盖子勺子
glass | с утолщённым дном / with thick base / 加厚 | тяжёлое дно / с тяжёлым донышком / толстое дно / толстое донышко / устойчивые тяжёлые | heavy bottom / heavy bottomed / heavy base / thick bottom / weighty at the bottom | 厚底 / 底子厚重
glass | рифлёный / ribbed / 竖纹 | в полоску стекло / с рёбрами / рельефные вертикальные | with ridges / vertical lines in the glass / fluted | 一条一条的 / 条纹玻璃
glass | с чеканным узором / hammered / 锤纹 | как молотком побитые / неровная поверхность / с волнистой поверхностью | bumpy glass / rippled glass | 凹凸纹 / 凹凸不平的
food-container | с отделениями / with compartments / 分格 | гарнир отдельно от мяса / еда не смешивается / чтобы не смешивалось / разделено внутри / на секции поделён / с перегородками внутри | separate sections / divided inside / sauce separate | 菜饭分开 / 有隔断 / 饭菜不混
glass | с двойными стенками / double-wall / 双层 | не обжигает пальцы / руки не обожжёшь / горячий держать можно | doesn't burn fingers / not hot to hold / hold hot drinks without burning | 拿着不烫
food-container | с удобным хранением друг в друге / stackable / 可叠放 | ставить друг на друга / один на другой / складываются стопкой / вкладываются один в другой / не занимают места | stack up / nest inside each other / pile up neatly | 能叠起来 / 叠着放 / 摞起来 / 套在一起放
food-container | для микроволновки / microwave-safe / 微波炉可用 | греть в микроволновке / на работе разогреть / в микроволновку ставить / разогревать на работе | heat up at work / heat in microwave / warm … microwave / reheat lunch | 微波炉热饭 / 热饭 / 能进微波炉 / 公司加热
frying-pan | антипригарный / non-stick / 不粘 | ничего не пригорает / не пристаёт / яичница не прилипает / чтобы не липло / еда не липнет | eggs don't stick / food doesn't stick / eggs slide off | 不沾锅底 / 鸡蛋不粘 / 不糊底
frying-pan,knife,kitchen-utensils,umbrella | с деревянной ручкой / with wooden handle / 木柄 | ручка деревянная / ручка из дерева / рукоятка дерево / рукоять деревянная | wooden handle / wooden handles / handle of wood / wood handle / handle is wood / handle must be wood | 木头把 / 手柄是木头 / 木头手柄 / 把是木头的
frying-pan | глубокий / deep / 加深 | высокие борта / чтобы не брызгало через край | tall sides / deep sides | 锅边高 / 深一点 / 深的锅
frying-pan | с двумя ручками / with two handles / 双耳 | две ручки / ручки с двух сторон / за две ручки брать | handles on both sides / handle each side / two grips | 两边有把 / 两个耳朵
frying-pan | с носиком для слива / with pouring spout / 导流口 | сливать жир / носик для слива / слить масло сбоку | pour off fat / pour from the side / lip for pouring | 能倒油 / 有倒水口 / 倒汤口
frying-pan | с толстым дном / with thick base / 加厚底 | дно толстое / чтобы дно не повело | thick bottom / heavy bottom | 不变形的底
frying-pan | со съёмной ручкой / with detachable handle / 可拆手柄 | ручка снимается / снять ручку / ручка отстёгивается / чтобы в духовку без ручки | remove handle / handle detaches | 把手能拆 / 手柄可以拿下来 / 把能卸
frying-pan | с каменным покрытием / with stone coating / 麦饭石涂层 | под камень / как каменная / мраморное покрытие / гранитное покрытие | granite coating / stone look / marble coating | 麦饭石 / 石头涂层 / 像石头
knife | с чехлом / with blade cover / 带刀套 | лезвие закрыто / чехол на лезвие / ножны в комплекте / чтоб не порезаться в ящике | sheath included / cover for the blade / blade guard | 带保护套 / 有刀鞘 / 配刀鞘
knife | кованый / forged / 锻打 | ручная ковка / выкованный / кузнечный | hand forged / blacksmith made | 手工打的 / 铁匠打的
knife | цельный / one-piece / 一体成型 | из одного куска стали / ручка и лезвие одно целое / без швов у ручки | one piece of steel / handle and blade in one | 刀身刀柄一体 / 整块钢
cutting-board,kitchen-utensils | с отверстием для подвешивания / with hanging hole / 可悬挂 | повесить на крючок / можно подвесить / с дыркой вешать / на стену вешать | hang on a hook / hang up / hole to hang | 能挂墙上 / 挂起来 / 挂钩上挂
cutting-board | двусторонний / double-sided / 双面 | одна сторона для мяса другая / с двух сторон резать / две стороны разные | use both sides / both sides usable / one side for meat | 两面能用 / 正反面都能切 / 两面都可以用
cutting-board | с тёркой для чеснока / with grinding area / 带研磨区 | чеснок натереть на ней / с зоной для имбиря | rub garlic on it / grate ginger on it | 能磨蒜 / 磨姜
cutting-board | толстый / thick / 加厚 | чтобы не прогибалась / не погнётся / массивная толстая | doesn't bend / chunky / doesn't warp | 不弯 / 厚实 / 厚一点
cutting-board | с желобком для сока / with juice groove / 带汁槽 | сок не течёт / канавка по краю / чтобы сок не вытекал / канавка для сока / сок от мяса … не | groove for juice / juices don't run / catch meat juices / channel round the edge | 肉汁不流出来 / 边上有槽
kitchen-utensils | термостойкий / heat-resistant / 耐高温 | не плавится / не плавятся на сковороде / от жара не плавится / выдерживает жар | not melt in hot pan / stand the heat | 不会化 / 烫不坏 / 耐热 / 高温不化
kitchen-utensils | пригодный для посудомоечной машины / dishwasher-safe / 可机洗 | в посудомойку / мыть в посудомойке / посудомойку переживёт | goes in the dishwasher / dishwasher ok / survive dishwasher | 能放洗碗机 / 洗碗机可洗
baking-mold | со съёмным дном / with removable bottom / 活底 | дно вынимается / разъёмная / дно отдельно / дно достаётся / отстёгивается борт | bottom comes out / loose bottom / springform / base lifts out | 底能拿出来 / 底可以取 / 底能拆
baking-mold | на 12 ячеек / 12-cup / 12连 | на двенадцать штук / двенадцать кексов / 12 кексов / на 12 капкейков / на 12 маффинов | makes twelve / twelve holes / 12 muffins / a dozen muffins / 12 holes | 一次做12个 / 12个洞 / 十二个 / 12格
baking-mold | на 6 ячеек / 6-cup / 6连 | на шесть штук / шесть кексов / 6 кексов / на 6 маффинов | makes six / six holes / 6 muffins / half a dozen | 一次做6个 / 6个洞 / 六个 / 6格
baking-mold | в форме сердца / heart-shaped / 爱心 | сердечком / сердечки / в виде сердечка | like a heart / hearts | 心形 / 桃心 / 爱心形状
baking-mold | новогодний / Christmas / 圣诞 | ёлочки и снеговики / к рождеству / ёлочкой / на новый год | christmas shapes / trees and snowmen / xmas shapes / festive shapes | 圣诞树形状 / 圣诞图案 / 过圣诞用
baking-mold | для аэрогриля / for air fryer / 空气炸锅 | в аэрогриль / в аэрофритюрницу / для аэрофритюрницы | airfryer / in my air fryer | 空气炸锅用 / 放空气炸锅
desk-lamp | с сенсорным управлением / with touch control / 触控开关 | включается касанием / коснулся и включилась / без кнопок касанием / дотронуться включить | turns on by touch / touch to switch on / tap on / no buttons touch | 一碰就亮 / 摸一下就开 / 手一摸就亮
desk-lamp | с тремя оттенками света / with 3 color temperatures / 三色温 | тёплый и холодный свет менять / менять цвет света / свет тёплый холодный на выбор / желтый или белый свет | warm and cold light / change from warm to white / switch between warm and cool | 冷光暖光能换 / 黄光白光切换 / 能调冷暖光
desk-lamp | Питание от аккумулятора / Power supply rechargeable / 充电款 | работает без розетки / без шнура от аккумулятора / не надо розетки / когда отключают свет | works without plugging in / no cord rechargeable / works when power is out | 不插电能用 / 断电也亮
desk-lamp | с беспроводной зарядкой для телефона / with wireless phone charging / 手机无线快充 | телефон на подставке заряжается / заодно телефон заряжает / положил телефон заряжается | charges my phone too / phone charges on the base / charge phone on it | 底座能给手机充电 / 手机放上去充电 / 顺便给手机充电
desk-lamp | на прищепке / clamp / 夹子 | прищепкой / на прищепке / зажимом к столу / крепится к полке / крепится к столу / к кровати прицепить / цепляется к изголовью | clips on / clamps on / clamps to / clips onto / clip to the bed / clamps onto / clamp onto | 夹在床头 / 夹桌子上 / 夹上去 / 能夹 / 夹子的
led-strip | на батарейках / battery-powered / 电池盒款 | нет розетки / розетки нет / розетки … нет / розетки там нет / от батареек / не от сети | no socket / no outlet nearby / runs on batteries / no mains | 不用插电 / 没插座 / 装电池 / 用电池的
led-strip | с управлением из приложения / app-controlled / 蓝牙APP控制 | с телефона цвет менять / с телефона управлять / с мобильного переключать / цвет через телефон / управлять со смартфона | control from phone / change colour from phone / controlled by phone / phone app | 手机上换颜色 / 手机控制 / 手机调颜色 / 用手机开关
led-strip | под нарезку / cuttable / 可剪裁 | отрезать сколько надо / можно отрезать / резать по размеру / укоротить самому | cut to length / cut it shorter / trim to size | 能剪短 / 自己剪长度 / 可以剪
led-strip | с пультом / with remote control / 遥控 | пульт в комплекте / переключать с пульта / с дивана переключать | remote included / comes with remote / change with remote | 有遥控器 / 配遥控器 / 遥控换颜色
led-strip | для салона автомобиля / for car interior / 车内 | в машину в ноги / в салон авто / в салон машины / подсветить салон | inside my car / car footwell / for car inside | 车里装 / 车内装饰 / 汽车里面
led-strip | для кухни / for kitchen cabinets / 橱柜 | под шкафчики на кухне / под кухонные шкафы / над столешницей / рабочую зону подсветить | under kitchen cabinets / under the cupboards / above the worktop | 厨房吊柜下 / 橱柜底下 / 厨房柜子
led-strip | для улицы / for outdoor use / 户外 | на улицу / снаружи дома / в беседку / на веранду / во двор | outside the house / for the porch / for garden / outdoors | 院子里用 / 室外 / 阳台外面
night-light | с датчиком движения / motion sensor / 感应 | загорается когда встаёшь / сам загорается когда идёшь / реагирует на движение / включается когда проходишь / на движение | comes on when you walk / turns on when someone walks by / lights up when I get up / senses movement | 人来会亮 / 人来就亮 / 有人走过就亮 / 起来自动亮 / 走过自动亮
led-strip | с датчиком движения / with motion sensor / 人体感应 | загорается когда идёшь / сам загорается / когда проходишь включается | comes on when you walk / turns on when someone passes | 人走过就亮 / 走过自动亮
night-light | с пультом / with remote control / 遥控 | выключать с кровати / не вставая выключать / пультиком / пульт чтобы выключать | switch off from bed / with a remote / turn off from bed | 躺床上关 / 遥控关 / 不用下床关
night-light | с музыкой по Bluetooth / with Bluetooth music / 蓝牙音乐 | играет музыку с телефона / музыка с телефона / колыбельные играет / как колонка | plays music from phone / play songs from my phone / works as speaker / plays lullabies | 能放歌 / 连手机放音乐 / 放儿歌 / 当音箱
night-light | с таймером / with timer / 定时关闭 | сам выключается / выключается через час | switches itself off / turns off by itself / goes off after an hour | 自己会关 / 过会自动灭
night-light | от розетки / mains-powered / 插电式 | втыкается в розетку / прямо в розетку / в розетку вставить | plugs straight into the wall / plug in / plug-in | 直接插插座 / 插座上的
night-light | аккумуляторный / rechargeable / 可充电 | без провода на зарядке / заряжается от юсб / не от розетки а заряжается | no wires charge it / charge by usb | 充电的 / 不用一直插电 / 充一次用很久
night-light | в форме гриба / mushroom / 蘑菇 | грибок / грибочек / грибочком | like a mushroom | 小蘑菇
night-light | в форме луны / moon / 月球 | луна / полумесяцем / луной | like the moon | 月亮
flashlight | с магнитом / magnetic / 磁吸尾部 | прилепить к капоту / примагнитить к металлу / магнит сзади / на металл крепится | stick to the hood / magnet at the end | 能吸铁上 / 吸在车上 / 吸在金属上
flashlight | на батарейках / battery-operated / 干电池款 | на обычных батарейках / батарейки менять / на пальчиковых | takes AA batteries / normal batteries / AAA | 装干电池 / 用五号电池 / 装电池的
flashlight | аккумуляторный / rechargeable / 可充电 | чтобы батарейки не покупать / заряжается | no need to buy batteries / no batteries needed / charge it | 能充电 / 充电的
flashlight | с регулировкой фокуса / zoomable / 变焦 | луч шире уже / фокусируется / сузить луч / дальний и ближний | zoom the beam / adjust the beam / narrow or wide beam | 能调远近 / 光圈能调 / 远光近光
flashlight | на случай отключения света / for emergencies / 应急 | когда вырубают свет / свет отключают / при отключении электричества / на случай блэкаута | blackouts / when the power goes out | 停电备用 / 家里停电
flashlight | с солнечной батареей / solar / 太阳能 | на солнце заряжается / от солнца / солнцем заряжать | charges in the sun / sun charged / powered by the sun | 晒太阳就能充 / 太阳能充 / 晒晒就有电
flashlight | карманный / mini / 迷你 | в карман / на ключи маленький / крохотный | fits in pocket / tiny / for my pocket | 放口袋 / 小小的
soft-toy | пригодный для машинной стирки / machine-washable / 可机洗 | стирать в машинке / в машинке стирается / постирать можно / можно закинуть в стиралку | wash in machine / washing machine | 能丢洗衣机 / 洗衣机洗 / 脏了丢洗衣机
soft-toy | со звуком / with sound / 录音发声 | поёт / говорит / записать голос / повторяет слова / звуки издаёт | talks / repeats what you say / makes sounds | 会叫
soft-toy | для автоматов с призами / for claw machines / 抓机 | в автомат с игрушками / для кран машины | for claw machine / crane machine / arcade prizes | 娃娃机用 / 抓娃娃机
soft-toy | для сна малыша / for baby sleep / 宝宝陪睡 | ребёнку засыпать / обнимать во сне / обнимашка | cuddle at bedtime / sleep with / to fall asleep with | 抱着睡 / 陪睡
soft-toy | утяжелённый / weighted / 配重安抚 | тяжёлая чтобы успокаивала / с весом внутри / тяжёленькая | heavy to calm / heavy for anxiety / calming weight | 有重量 / 沉甸甸 / 重重的安抚
building-blocks | Размер деталей крупные / Piece size large / 大颗粒 | детали большие / крупные детали / чтобы не проглотил / большие кубики / для малышей крупные / детали крупные | chunky bricks / can't be swallowed / big enough not to swallow / large bricks / toddlers can't choke | 大块 / 吞不下去 / 防吞 / 大颗粒
building-blocks | с фигурками / with minifigures / 配人仔 | человечки в наборе / чтоб человечки были | little people included / comes with little men / with people | 配小人
building-blocks | с инструкцией / with instructions / 图解说明 | чтобы было понятно как собирать / со схемой / с картинками как собирать | step by step guide / manual included / pictures how to build | -
building-blocks | в ведёрке / in a bucket / 桶装 | в коробе с крышкой / чтобы складывать обратно | comes in tub / in a pail | 装桶里 / 有桶 / 带收纳桶
toy-car | строительный / construction-site / 工程 | самосвал / кран и бульдозер / бетономешалка | dump truck / bulldozer / cement mixer | 吊车 / 铲车 / 推土机 / 搅拌车
toy-car | пожарный / fire-rescue / 消防 | пожарка / пожарная машина с лестницей | fire engine / fire truck / fireman | 消防车 / 救火车
toy-car | полицейский / police / 警察 | полиция / с мигалкой полицейская | cop car / police car | -
toy-car | с открывающимися дверями / with opening doors / 可开门 | двери открываются / дверцы открываются / капот открывается | doors open / open the doors | 门能打开 / 车门能开 / 开门
toy-car | внедорожный / off-road / 越野 | по траве и песку ездит / вездеход / по грязи ездит | drives on grass / drive on sand | 越野车 / 能在草地跑 / 沙地跑
toy-car,flower-pot,dumbbell | ударопрочный / drop-resistant / 耐摔 | не ломается сразу / крепкая не сломает / переживёт падения / не разобьётся | won't break / survive being thrown / doesn't break when dropped / toddler-proof | 摔不坏 / 不容易坏
puzzle | с животными / animal / 卡通动物 | зверята / зверушки / с зверями | animals on it / zoo | 小动物
puzzle | с картой мира / world-map / 世界地图 | карта мира / с картой | map of the world / countries | 地图 / 认国家
puzzle | в жестяной коробке / in a tin box / 铁盒装 | в железной коробке / в жестянке | comes in a tin / metal box | 铁盒 / 铁皮盒
bedding | пригодный для машинной стирки / machine-washable / 可机洗 | стирать в машине / в машинке стирается / стиралка | goes in the washing machine / machine wash | 洗衣机洗 / 能机洗 / 丢洗衣机
bedding | с простынёй на резинке / with fitted sheet / 床笠款 | простыня на резинке / простынь не слетает / простыня не сбивается / натяжная простыня | fitted | 床单带松紧 / 床单不滑 / 床罩式
bedding | на молнии / with zipper / 拉链款 | пододеяльник на молнии / на замке пододеяльник | duvet cover zips / zip closing | 被套有拉链 / 带拉链
bedding | стойкий к выцветанию / fade-resistant / 不褪色 | не линяет / не выгорает / цвет держит после стирок / после стирок не | doesn't fade / keeps its colour / colours stay after washing | 不掉色 / 洗不掉色 / 洗多了不褪
bedding | без катышков / pill-resistant / 不起球 | не скатывается / катышки не появляются / не катается / без шариков | no bobbles / doesn't pill / no fuzz balls / doesn't bobble | 不起毛球 / 洗了不起球 / 不起小球 / 不会起球
hoodie | без катышков / anti-pilling / 不起球 | не скатывается / катышки не появляются / не катается / без шариков | no bobbles / doesn't pill / no fuzz balls / doesn't bobble | 不起毛球 / 洗了不起球 / 不起小球 / 不会起球
bedding | с мягким начёсом / brushed / 磨毛 | тёплое мягкое на ощупь / ворсистое / уютное тёплое | soft and fuzzy / flannel feel / cosy warm | 毛茸茸 / 摸着软和 / 冬天不冰
towel | быстросохнущий / quick-dry / 速干 | быстро сохнут / высыхает за ночь / сохнет быстро / долго не сырые | dry fast / dries fast / dry in no time / dries overnight / dry quickly | 干得快 / 很快就干 / 一会就干
towel | впитывающий / absorbent / 吸水 | хорошо впитывает / воду впитывает / вытирает насухо / промокает | soak up water / soaks up / dries you well | 吸水好 / 吸水强
towel | с петлёй / with hanging loop / 带挂环 | петелька повесить / на крючок вешать / чтобы вешать | loop to hang / hang on hook / hanger loop | 能挂 / 带挂绳 / 可以挂起来
towel | тонкий / lightweight / 轻薄 | в сумке мало места / компактные тонкие | thin / not bulky / packs small | 薄的 / 不占地方 / 薄薄的
towel | для салонов красоты / for beauty salons / 美容院 | в парикмахерскую / в барбершоп / в салон / для салона / клиентам салона | for hairdressers / for salon / barbershop / hair salon / spa | 理发店用
towel,pillow,curtain,bedding,umbrella | для отелей / for hotels / 酒店 | для гостиницы / в хостел / постояльцам / в апартаменты / посуточно | for guest house / hotel rooms / for our hostel / guests | 民宿用 / 宾馆用 / 客房用
towel | под вышивку логотипа / for logo embroidery / 可绣LOGO | вышить название / вышить лого / с вышивкой нашего логотипа / вышивку сделать | embroider our name / embroidered logo / stitch our logo | 绣名字 / 绣logo / 绣酒店名
towel | Выделка вафельная / Weave waffle / 华夫格 | вафельные / вафелькой / в квадратик вафля | waffle / waffle weave / honeycomb | 华夫格 / 格子纹的
blanket | с бахромой / with fringe / 流苏 | с кисточками / висюльки по краям / бахрома | tassels / fringed edges / with tassels | 有流苏 / 边上有穗
blanket | пригодный для машинной стирки / machine-washable / 可机洗 | стирать в машинке / в стиралку | goes in the wash / washing machine | 能丢洗衣机 / 洗衣机洗
blanket | для малышей / for babies / 宝宝 | новорождённому / младенцу / на выписку | for newborn / for pram / for the stroller / baby shower | 新生儿 / 婴儿车盖 / 包宝宝
blanket | для офиса / for office naps / 午睡办公室 | в офисе ноги укрыть / под кондиционером мёрзну / на работе холодно | cold at the office / AC at work is freezing / for desk | 办公室午休 / 空调房盖 / 上班盖腿
pillow | со съёмным чехлом / with removable cover / 可拆洗 | чехол снимается / наволочка снимается / чехол на молнии / чехол можно снять | cover comes off / take off cover to wash / remove cover / zip off cover | 套子能拆洗 / 外套能拆 / 能拆下来洗 / 枕套可拆
pillow | с эффектом памяти / slow-rebound / 慢回弹 | форму запоминает / мемори / медленно поднимается | takes the shape / sinks in slowly | 慢慢弹回来 / 贴合头型
pillow | для путешествий / for travel / 飞机旅行 | в самолёт / в дорогу / в поезд | for plane / for flights / for the train | 坐飞机用 / 路上用 / 坐车用
pillow | для автомобиля / for car / 汽车 | в машину / за рулём / на сиденье авто | while driving / in the car / for driver | 开车用 / 车上用 / 司机用
curtain | светонепроницаемый / room-darkening / 全遮光 | чтоб солнце не будило / темно как ночью / не пропускают свет / полная темнота / солнце не пробивалось | block all light / no light gets in / sun doesn't wake | 白天睡觉黑 / 完全挡光
curtain | без сверления / no-drill / 免打孔安装 | без дырок в стене / не сверлить / съёмная квартира нельзя сверлить / без дрели повесить | can't drill / no holes in wall / renting can't make holes / without drilling | 不打孔 / 房东不让打孔 / 不用钻 / 不用电钻
curtain | на крючках / with hooks / 挂钩款 | на крючочки / вешаются на крючки | hang by hooks | 挂钩的 / 用钩子挂
curtain | пригодный для машинной стирки / machine-washable / 可机洗 | стирать в машинке / в машинке стирать | goes in the wash / washing machine | 洗衣机洗 / 能机洗
curtain | с защитой от плесени / mildew-resistant / 防霉 | плесень не заводится / не плесневеет / чёрные точки не появляются | no black spots / doesn't go mouldy / no mould | 不发霉 / 不长黑点 / 不长霉
pet-bowl | нескользящий / non-slip / 防滑 | не двигает по кухне / не катает по полу / стоит на месте | doesn't slide on floor / doesn't move around | 吃饭不跑 / 不滑动
pet-bowl | с наклоном / tilted / 斜口护颈 | под наклоном / чтобы шея не уставала / удобно плоской мордой | good for neck / flat faced | 斜的 / 脖子不累 / 扁脸猫
pet-bowl | с вынимаемой чашей / with removable bowl / 可拆洗 | миска вынимается / вынуть помыть / чаша съёмная | bowl lifts out / take out to wash | 碗能拿出来 / 能取出来洗
pet-bowl | для котят / for kittens / 幼猫 | котёнку / маленькому котику | for a kitten / baby cat | 小猫
pet-leash | светоотражающий / reflective / 反光 | водители видят / видно в фарах / в темноте видно / машины видят | cars see / seen in the dark / drivers can see | 汽车能看见 / 晚上能看见 / 车灯照会亮 / 晚上司机看得到
pet-leash | с двумя карабинами / with two clips / 双头 | на двух собак / с двух концов карабины / сразу двух | both ends clip / walk two | 牵两只 / 两头有扣 / 一拖二
pet-leash | для крупных пород / for large breeds / 大型犬 | на овчарку / на лабрадора / для здоровенного пса / сильно тянет большой | for big dog / german shepherd / labrador / strong dog | 金毛 / 拉布拉多 / 大狗 / 德牧
pet-leash,pet-bed,pet-bowl | для мелких пород / for small breeds / 小型犬 | для чихуахуа / на йорка / для той-терьера / мелкой собачке | chihuahua / yorkie / for little dog / tiny dog | 泰迪 / 吉娃娃 / 小狗 / 比熊
pet-bed | с охлаждающей тканью / with cooling fabric / 冰感面料 | чтобы не жарко летом / прохладная / холодит | keeps cool in summer / cool to lie on / dog gets hot | 夏天凉快 / 凉凉的 / 趴着凉快 / 不热
pet-bed | моющийся / machine-washable / 可机洗 | стирать в машинке / можно в стиралку / в машинку | goes in the wash / throw in washing machine / wash in machine | 可以丢洗衣机 / 洗衣机洗 / 能机洗
pet-bed | с непромокаемым дном / with waterproof bottom / 防水底 | дно не промокает / пол мокрый / на холодный пол | bottom stays dry / floor gets wet | 底下不湿 / 不透水底
pet-bed | для пожилых собак / for senior dogs / 老年犬 | старенькая собака / суставы болят у собаки / пожилому псу | dog with bad joints / arthritis dog | 狗关节不好
pet-toy | прочный / durable / 耐咬 | не разорвёт за день / грызёт всё подряд / крепкая для зубов / не сгрызёт | won't be destroyed / can't chew through | 耐造
pet-toy | с колокольчиком / with bell / 带铃铛 | звенит / гремит внутри / бубенчик / с бубенцом / звенящая | jingly / rattles / bell inside | 有铃铛 / 叮当响 / 里面有铃
pet-toy | с кошачьей мятой / with catnip / 带薄荷 | мята внутри / с мятой / котов манит | catnip inside / catnip | 猫薄荷 / 有薄荷
pet-toy | с пищалкой / squeaky / 发声 | пищит / пищащая / с пищалкой внутри / когда кусаешь пищит | squeaks / makes noise when bitten / squeaker | 会叫 / 咬了会响
pet-toy | с верёвкой / with rope / 带绳 | канат / тянуть верёвку / перетягивать | rope to pull / tug of war | 拉扯 / 有绳子
pet-toy | с отверстием для лакомства / treat-dispensing / 漏食 | корм высыпается / прятать вкусняшки / внутрь вкусняшки / лакомство внутрь | treats inside / food falls out | 放狗粮进去
pet-toy | от скуки / boredom-busting / 解闷 | чтобы не скучал один / занять собаку / сам играет | plays by itself / bored | 在家无聊 / 一个在家 / 不拆家
notebook | Разлиновка в клетку / Ruling squared / 方格 | в клеточку / в клетку / клетчатый | squared paper / grid | 方格 / 格子 / 小方格
notebook | Разлиновка в линейку / Ruling lined / 横线 | в линеечку / линованный / в линию | lined paper / ruled / with lines | 横线 / 带线
notebook | Разлиновка в точку / Ruling dotted / 点阵 | для буллет джорнал / с точками | dot grid / dots | 点阵 / 小点点 / 子弹笔记
notebook | Разлиновка нелинованный / Ruling blank / 空白 | без линий / белые листы / без клеток | no lines / blank pages / plain paper inside | 没线 / 空白页 / 白纸
notebook | со сменными листами / loose-leaf / 活页 | листы заменить | refill pages / rings to add paper / pages come out | 能换芯 / 页可以拆 / 页能取下
notebook | с твёрдой обложкой / hardcover / 硬壳 | обложка жёсткая / не мнётся обложка / писать на весу | doesn't bend | 硬皮 / 硬封面
notebook | на пружине / spiral / 线圈 | на кольцах пружина / на спирали / переворачивается полностью | wire bound / folds flat round | 线圈的 / 能翻过来 / 弹簧的
pen | автоматический / retractable / 按动 | нажал и пишет / кнопочная / нажимная | click pen / click top / push to write | 一按就写 / 按一下 / 不用拔盖
pen | в футляре / in gift case / 配笔盒 | в коробочке / в подарочной коробке / в пенале подарочном | in a box / gift boxed / nice box | 带盒子 / 有盒
pen | со стилусом / with stylus tip / 触屏头 | телефоном пользоваться ею / по экрану тыкать / на экране рисовать | use on tablet / works on touch screen / tap screens | 能点屏幕 / 能点手机 / 触屏
pencil-case | с функцией подставки / stand-up / 可立 | ставится на стол / стоит как стаканчик / раскладывается в стаканчик | stands up on desk / stands by itself / turns into a pot | 能立起来 / 能站住 / 能竖起来
pencil-case | с двумя отделениями / two-compartment / 双层 | два отделения / два этажа / на две молнии | two sections / two zips / double layer | 两层 / 两个格 / 双拉链
sticker | светящийся / glow-in-the-dark / 夜光 | ночью светятся / в темноте светятся / сияют ночью / светят в темноте | light up in the dark / glow at night / glows | 晚上会发光 / 夜里亮 / 黑了会亮 / 关灯发光
sticker | с печатью по макету / custom-printed / 来图定制 | напечатать наш дизайн / по нашему макету / наш рисунок / свой дизайн | our own design / print our artwork / from our file / our design | 印我们的图 / 自己的图 / 按图做
sticker | для упаковки товаров / for sealing packages / 商品封口 | на посылки спасибо / коробки запечатывать / пакеты заклеивать / за покупку | thank you for orders / seal bags / to close boxes | 封口用 / 感谢购买 / 封袋
sticker | на прозрачной основе / with clear backing / 透明底 | прозрачные без белого фона / фон прозрачный / без белой каймы | see-through background / no white border / clear background | 透明的底 / 没白边
car-organizer | складной / foldable / 可折叠 | складывается когда не нужен / убрать когда не нужно / схлопывается / сложить пополам | folds when empty / folds flat / collapses | 不用能折 / 能折起来 / 折叠收起
car-organizer | с крышкой / with lid / 带盖 | закрывается сверху / с закрывающимся верхом / чтоб не видно что внутри | closes on top / has a lid / covered | 有盖子 / 能盖上 / 盖起来
car-organizer | с фиксирующими ремнями / with securing straps / 固定绑带 | не ездит по багажнику / не катается / крепится ремнями / закрепить в багажнике | straps to hold it | 不乱滑 / 能固定 / 带绑带
car-organizer | с перегородками / with dividers / 多格分区 | секции внутри / разделить внутри / отсеки | sections inside / separate compartments / divided | 分格 / 隔开放 / 有隔板
car-mat | с обрезкой по размеру / trimmable / 可裁剪 | обрезать ножницами / подрезать под машину / самому отрезать | cut to fit / trim to fit / cut with scissors | 能剪 / 剪成合适 / 大小能剪
car-mat | с лёгкой очисткой / easy-clean / 易清洗 | грязь смывается / сполоснуть из шланга / вытряхнул и чисто / помыть легко | hose down / mud washes off / wipe clean | 一冲就干净 / 冲一下就行 / 好洗
car-mat | с высокими бортиками / with raised edges / 高边全包围 | вода не выливается / бортики высокие / снег тает не течёт / лужа не растекается | keeps water in / high edges / snow melts doesn't spill | 雪水不漏
car-mat | для зимы / for winter / 冬季防雪 | на снег / от снега с ботинок / зимние | for snow / winter slush | 冬天用 / 下雪
car-vacuum | беспроводной / cordless / 无线 | не тянуть провод / заряжается | no cord / rechargeable / battery / no cable | 充电的
car-vacuum | с питанием от прикуривателя / with 12 V plug / 点烟器供电 | от прикуривателя / в прикуриватель включать / от 12 вольт машины | plugs into lighter / from cigarette lighter / car socket | 插点烟器 / 点烟器用 / 车上插电
car-vacuum | с функцией обдува / with blower / 吹吸两用 | и сосёт и дует / выдувает пыль / дует тоже | blows too / blow and suck / blow dust out | 能吹能吸 / 还能吹
screwdriver-set | в кейсе / in case / 配收纳盒 | в чемоданчике / в коробке по местам / в футляре / чтоб не растерять | in a box / comes in case / with storage case | 带盒 / 盒装
screwdriver-set | для очков и часов / for glasses and watches / 眼镜钟表 | в очках винтик / часы разобрать / мелкие винтики | tiny screws / fix my glasses | 修眼镜 / 小螺丝
screwdriver-set | для ремонта телефонов и ноутбуков / for phone and laptop repair / 手机电脑维修 | телефоны чинить / ноутбук разобрать / ремонт айфонов / мастерская телефонов | fix phones / open laptop / phone repair shop | 修手机 / 拆电脑 / 手机维修店
screwdriver-set | с изоляцией / insulated / 绝缘 | чтоб током не било / для электрика | no electric shock / electrician / safe for live wires | 电工用
tape-measure | с ремешком / with wrist strap / 配挂绳 | на запястье / с верёвочкой / на ремень | wrist loop / loop for hand | 能挂手上 / 有挂绳
tape-measure | с магнитным крючком / with magnetic hook / 强磁头 | магнит на конце / цепляется за металл / магнитный кончик / примагничивается | magnet on the end / sticks to metal / magnetic tip | 头上有磁 / 能吸铁 / 带磁铁
tape-measure | с метрической и дюймовой шкалой / with metric and inch scale / 公英制 | сантиметры и дюймы / дюймы тоже / в дюймах и см | cm and inches / inches and cm / both units | 厘米英寸 / 两种刻度
tape-measure | карманный / mini / 迷你 | в карман / на ключи / маленькая | fits in pocket / for keyring / tiny | 放口袋 / 钥匙上挂 / 小的
drill | для бетона / for concrete / 混凝土墙 | бетон берёт / по бетону / бетон сверлить | go into concrete / drill concrete / through concrete / brick walls | 打水泥墙 / 混凝土能打
drill | с набором свёрл / with drill bits / 配钻头 | свёрла в комплекте / с битами / биты и свёрла | bits included / comes with bits / drill bits in box | 带钻头 / 送钻头 / 配钻头
drill | с двумя аккумуляторами / with two batteries / 双电池 | запасной аккумулятор / второй аккумулятор / два акб / две батареи / сменная батарея | spare battery / two batteries / second battery / extra battery | 两块电池 / 备用电池 / 双电 / 多一块电池
drill | для дерева / for wood / 木工 | по дереву / доски сверлить / столярке | wood only / for timber / woodworking | 木头用 / 打木头 / 做木工
drill | для сборки мебели / for furniture assembly / 家具安装 | мебель собирать / собрать шкаф / сборщикам мебели | put furniture together / flat pack / ikea | 装家具 / 组装柜子
flower-pot | для балкона / for balcony / 阳台 | на балкон / на лоджию / на перила | on the balcony / balcony railing | 阳台用 / 放阳台
flower-pot | с креплением для подвешивания / hanging / 可悬挂 | подвесить / висячие / повесить на балкон / на верёвках | hang from ceiling / hanging / to hang up | 挂着的 / 能挂 / 吊着
flower-pot | на деревянных ножках / with wooden legs / 带木架 | на ножках / на подставке из дерева / стоит на ножках | on legs / wooden stand / stands on legs | 带架子 / 木架
watering-can | с длинным носиком / long-spout / 长嘴 | тонкий носик / носик длинный / до дальних горшков достать / длинная лейка носик | long nose / thin spout / reach the back pots | 细嘴 / 嘴很长
watering-can | с мерной шкалой / with scale / 带刻度 | видно сколько воды / с делениями / отметки литров | shows how much water / markings / measuring lines | 看得见水位 / 有刻度
watering-can | лёгкий / lightweight / 轻便 | не тяжёлая / пожилым не тяжело | light enough / older people can lift | 不重 / 轻的
garden-shears | с лёгким ходом / labor-saving / 省力 | рука не устаёт / женской рукой легко / не надо силы | - | 不费劲 / 不用力 / 手劲小 / 老人能剪
garden-shears | с нескользящими ручками / with non-slip handles / 防滑手柄 | ручки прорезиненные / не выскальзывает из рук / ручки не скользят | rubber grips / doesn't slip in hand / grippy handles | 手柄不滑 / 防滑把 / 橡胶手柄
garden-shears | для фруктовых деревьев / for fruit trees / 果树 | яблони обрезать / сад яблоневый / плодовые / сливы и яблони | apple trees / fruit trees | 苹果树 / 果园
keychain | с карабином / with carabiner / 带登山扣 | на ремень цеплять / прицепить к рюкзаку / карабинчик / цепляется к петле | clip on belt / clips to belt loop / clip on bag / clip to | 挂腰上 / 能扣包上 / 扣裤子上
keychain | под лазерную гравировку / for laser engraving / 激光刻字 | выгравировать имена / гравировка / имя выбить | engrave names / engraved / laser | 刻名字 / 刻字
keychain | с фонариком / with LED light / 带LED灯 | светит / замок ночью подсветить / лампочка | little light / light up keyhole / torch on it | 能照 / 带小灯 / 有灯
keychain | с открывалкой / with bottle opener / 带开瓶器 | пиво открывать / бутылки открывать / открывашка | open beer / opens bottles / bottle opener | 能开啤酒 / 开瓶
christmas-decor | с подсветкой / LED / 发光LED | светятся / горят / с огоньками / мигают | light up / glowing / lit / with lights | 会亮 / 发光 / 带灯
christmas-decor | под гравировку имени / for name engraving / 可刻字 | имя написать / с именами / именные | put names / personalised / with names | 刻名字 / 写名字
christmas-decor | небьющийся / shatterproof / 防摔 | не разобьётся / дети уронят / кот уронит / не бьются / не стеклянные | won't break / unbreakable | 摔不碎 / 摔不坏 / 猫碰掉不碎
christmas-decor | в подарочной коробке / in gift box / 配礼盒 | в коробке набор / в подарочной упаковке | boxed set / in a gift box | 带盒子
organizer | на колёсиках / on wheels / 带轮 | катается / на колёсах / выкатывать / выкатить | rolls / that roll / on castors / has wheels | 带轮子 / 能推 / 有滑轮 / 能拉出来
organizer | с прозрачным окном / with clear window / 透明窗 | прозрачное окошко / не открывая видно | see what's inside / window to see | 看得见里面 / 能看到里面 / 透明能看见
organizer | с крышкой / with lid / 带盖 | закрывается / от пыли с крышкой / крышка | closes / with a lid / keeps dust out | 有盖 / 防尘带盖 / 能盖
organizer | под кровать / for under the bed / 床底 | под кровать / под диван / плоский под кровать | under the bed / slides under bed | 床下 / 床底下 / 塞床底
organizer | с ручками / with handles / 手提 | ручки по бокам / за ручки вытаскивать | handles on sides / pull by handle | 有把手 / 能提
yoga-mat | с разметкой / with alignment lines / 体位线 | линии куда ставить ноги / разметка для рук / полоски для асан | lines to place hands / shows where to put feet / lines on it / markings for poses | 有线对齐 / 带线 / 有位置线 / 能对齐
yoga-mat | складной / foldable / 可折叠 | складывается / сложить в сумку / не рулоном а складной | folds / folds up / fits in a suitcase | 能折叠 / 折起来
dumbbell | разборный / adjustable / 可拆卸 | вес менять / менять блины / снимать блины / регулировать вес | change the weight / add plates / adjust weight | 能换重量 / 能加片 / 重量可调
dumbbell | с плоскими гранями / anti-roll / 防滚动 | не катится / не укатывается / гранёные | doesn't roll / won't roll away / hex | -
resistance-band | с ручками / with handles / 配手柄 | с ручками тянуть / рукоятки есть | handles to hold / grips | 有把手 / 带手柄
resistance-band | с программой упражнений / with workout guide / 配教程 | с картинками упражнений / как заниматься / инструкция с упражнениями | shows exercises / workout plan | 有教程 / 带动作图
jump-rope | со счётчиком / with counter / 计数 | считает прыжки / счётчик прыжков / показывает сколько прыгнул | counts jumps / shows count / counter | 能计数 / 数次数 / 记次数
jump-rope | без перекручивания / tangle-free / 防缠绕 | не путается / не запутывается / не перекручивается | doesn't tangle / no tangling / doesn't twist | 不打结 / 不会打结
gift-box | с прозрачным окном / with clear window / 开窗 | с окошком / окошко прозрачное | window / see through lid | 透明盖
gift-box | складной / foldable / 可折叠 | плоские приходят / складываются / хранить плоскими / собрать самому | arrive flat / folds flat | 能压平 / 折叠发货 / 平着放
gift-box | с ручками / with rope handles / 手提绳 | с верёвочными ручками / нести за ручки | carry handles / rope to carry | 能提 / 有提绳
gift-box | с ложементом / with insert / 带内衬 | внутри углубление / чтобы не болталось / вкладыш внутри | insert inside / holds in place / padding inside | 里面有托 / 不晃动
gift-box | с лентой / with ribbon / 配丝带 | бантик / завязывается лентой / с бантом / лента в комплекте | tied with bow / bow / ribbon on it | 系丝带 / 带蝴蝶结 / 有丝带 / 系带子
poly-mailer | для одежды / for clothes / 适用衣物 | под футболки / под худи / вещи слать / под одежду | for tees / hoodies / garments | 寄衣服
thermos-mug | с ручкой / with handle / 手柄款 | с вырубной ручкой / нести за ручку | carry handle / handle cut | 能提 / 带提手
glass | с ручкой / with handle / 带手柄 | с вырубной ручкой / нести за ручку | carry handle / handle cut | 能提 / 带提手
food-container,cosmetic-bag,toiletry-bag | с ручкой / with handle / 手提 | с вырубной ручкой / нести за ручку | carry handle / handle cut | 能提 / 带提手
pencil-case | с ручкой / with handle / 带提手 | с вырубной ручкой / нести за ручку | carry handle / handle cut | 能提 / 带提手
cutting-board | с ручкой / with handle / 带手柄 | с вырубной ручкой / нести за ручку | carry handle / handle cut | 能提 / 带提手
poly-mailer | с двумя клеевыми полосами / with double adhesive strip / 双胶条 | для возврата второй клей / вторая полоса на возврат / переклеить для возврата | second strip for returns / reseal for return / returns | 退货再封 / 能二次用
zip-bag | с донной складкой / stand-up / 自立款 | стоит на полке / сам стоит / дойпак | stands on the shelf / stands up / doypack | 能站 / 能立住
zip-bag | с полем для записи / with write-on panel / 可书写 | подписать маркером / написать дату / подписывать | write the date / write on it / label spot | 能写字 / 写日期 / 写名字
zip-bag | с отверстием для подвешивания / with hang hole / 挂孔 | с дыркой на крючок / еврослот / вешать на стенд | hole to hang / euro hole / hang on display | 能挂货架 / 有孔 / 有挂孔
zip-bag | для заморозки / for freezing / 冰箱冷冻 | в морозилку / замораживать ягоды / морозить | for the freezer / freeze berries / freezer | 冻肉 / 放冷冻 / 冷冻用
packing-tape | с лёгким отрывом / easy-tear / 易撕 | отрывается рукой | tear by hand | 一撕就断
umbrella | автоматический / automatic / 全自动 | кнопкой открывается / нажал и открылся / сам раскрывается / одной рукой | opens at a button / one hand | 自动开 / 自己弹开
umbrella | с 16 спицами / with 16 ribs / 16骨 | много спиц | lots of ribs | 十六根
umbrella | карманный / pocket / 迷你口袋 | в сумочку влезает / маленький складной / в карман | fits in handbag / tiny / for the bag | 口袋伞 / 小小的
umbrella | двухслойный / double-canopy / 双层 | два слоя / двойной купол | two layers | 两层 / 双层布
sunglasses | с фотохромными линзами / with photochromic lenses / 变色镜片 | сами темнеют / хамелеоны / меняют цвет на солнце / в помещении светлые | go dark in sun / darken / change with light / dark outdoors clear indoors / clear indoors / transition | 太阳下变黑 / 会变色 / 见光变暗 / 室内透明
sunglasses | с мягкими носоупорами / with soft nose pads / 防滑鼻托 | не сползают с носа / нос не болит | don't slide down nose / don't pinch nose / stay on | 鼻子不疼
sunglasses | для вождения / for driving / 驾驶 | за рулём / водителю / для водителя / в машине | while driving / for drivers / in the car | 开车戴 / 司机戴 / 开车用
sunglasses | с футляром / with case / 配镜盒 | в футляре / коробочка в комплекте | comes with case / case included / pouch | 带盒子 / 有眼镜盒
earrings | с жемчугом / with pearl / 珍珠装饰 | жемчужинка / жемчуг / с бусинкой жемчужной | pearls / pearl drop | 有珍珠 / 珍珠的
earrings,necklace,ring | гипоаллергенный / hypoallergenic / 防过敏 | не вызывает аллергии / аллергия на никель / уши краснеют от бижутерии / без никеля | no itching / sensitive ears / no nickel / ears react / nickel free | 耳朵不痒 / 不过敏 / 不容易过敏 / 过敏耳朵 / 无镍
necklace,ring,bracelet | под гравировку / for engraving / 可刻字 | выгравировать имя / с именами / надпись выбить / гравировку сделать / имена клиентов | put names on / engrave / names on with laser / customers' names / inscription | 刻名字 / 刻字 / 刻日期
bracelet | на резинке / with elastic cord / 弹力绳 | тянется / на любую руку / без застёжки / резинка внутри / растягивается | stretches / fits any wrist / elastic / rubber string / no clasp / fit every hand | 有弹性 / 能拉 / 松紧的 / 什么手都能戴
bracelet | с магнитной застёжкой / with magnetic clasp / 磁扣 | застёгивается одной рукой / магнитом застёгивается / легко застегнуть самой | closes with one hand / magnet clasp / easy to put on alone | 自己一只手扣 / 磁铁扣
necklace | с магнитной застёжкой / with magnetic clasp / 磁吸扣 | застёгивается одной рукой / магнитом застёгивается / легко застегнуть самой | closes with one hand / magnet clasp / easy to put on alone | 自己一只手扣 / 一吸就扣 / 磁铁扣
ring | с вращающейся вставкой / spinner / 可转动 | крутится / можно крутить / антистресс | spins | 能转 / 转着玩
makeup-brush | в тубусе / in cup holder / 配收纳筒 | в стакане / в баночке / в тубе | in a cup / cup to store / in tube | 带桶 / 收纳桶 / 有筒 / 桶装
makeup-brush | с синтетическим ворсом / with synthetic bristles / 人造纤维毛 | не из животных / веганские / без меха / не натуральный волос | vegan / no animal hair / cruelty free | 纤维的 / 素食
cosmetic-bag,toiletry-bag | с крючком для подвешивания / hanging / 悬挂式 | повесить в ванной / подвешивается | hang … hook / hang up / hook to hang | 能挂 / 能挂起来
cosmetic-bag,toiletry-bag | с зеркалом / with mirror / 带镜子 | зеркальце внутри / с зеркальцем | mirror inside / has mirror | 里面有镜子 / 带小镜
cosmetic-bag,toiletry-bag | с перегородками / with dividers / 带隔层 | отделы для кистей / секции внутри / всё на своих местах | sections inside / keeps brushes apart / compartments | 能分格 / 有隔板
mirror | двусторонний / double-sided / 双面 | с двух сторон / одна сторона увеличивает / с одной стороны обычное / обе стороны | both sides / one side magnifies / one side normal / flip it | 两面 / 一面放大一面正常 / 一面放大 / 正反两面
mirror | поворотный / rotating / 可旋转 | крутится / вращается / наклонять / поворачивается | turns / swivels | 能转 / 可以转角度 / 转动
mirror | с тремя режимами света / with three light colors / 三色补光 | три света / свет тёплый и холодный / менять свет | three lights / warm and cold light / change light | 三种光 / 光能变 / 三色灯
mirror | складной / foldable / 可折叠 | складывается в сумку / сложить в сумочку / закрывается как книжка | folds / fold into bag / closes like a book | 能折叠 / 折起来放包
nail-file | стеклянный / glass / 玻璃 | стеклянная / из стекла | glass ones / of glass / glass files | 玻璃的
nail-file | двусторонний / double-sided / 双面 | с двух сторон / две стороны разные / грубая и тонкая сторона | two sides / coarse and fine | 两面 / 粗细两面
smart-watch | с GPS / with GPS / GPS定位 | видеть где ребёнок / трекер местоположения | see where my kid is / track my child / know location | 定位孩子 / 看孩子在哪
smart-watch | с измерением пульса / with heart rate monitor / 心率监测 | пульс меряют / сердце показывает / чсс | measures pulse / heart beat / shows pulse | 测心跳 / 看心率 / 测脉搏
smart-watch | с Bluetooth-звонками / with Bluetooth calling / 蓝牙通话 | звонить с часов / отвечать на звонки / говорить с руки / звонят с них | make calls / answer calls / talk from wrist | 打电话
smart-watch,watch | водонепроницаемый / waterproof / 防水 | плавать в них / в бассейн / не снимать в душе / мыть руки | swim with / shower with / in the pool | 洗澡不摘
watch | со светящимися стрелками / with luminous hands / 夜光 | ночью видно время / в темноте видно | glow in dark | 晚上看得见时间 / 黑了能看
headphones | с микрофоном / with microphone / 带麦 | для звонков / для созвонов / говорить по ним | for calls / talk on / zoom | 能说话
headphones | с шумоподавлением / with noise cancelling / 主动降噪 | в метро не слышно шума / глушат шум / шумодав / не слышать соседей | block out noise / silence the office / hear nothing around / cancel noise | 地铁里听不到噪音 / 降噪
headphones | водонепроницаемый / waterproof / 防水 | пота не боятся / под дождём бегать / от пота не ломаются | sweat proof / run in rain / sweat | 出汗不怕 / 淋雨能用
headphones | для бега / for running / 跑步 | бегать в них / не выпадают при беге / для пробежки | run with / don't fall out running / for jogging | 跑步戴 / 跑步不掉
phone-case | с отделением для карт / with card slot / 带卡槽 | карточку положить / карта внутрь / банковскую карту носить / кармашек для карты | holds a card / pocket for card | 插卡
phone-case | магнитный / magnetic / 磁吸 | магсейф / с магнитиками / магнитятся / магнит сзади / под магсейф | magsafe / magnets / sticks magnetically | 带磁 / 能磁吸 / magsafe / 吸磁
phone-case | прозрачный / transparent / 透明 | видно телефон / сам телефон видно / бесцветный | see the phone / see-through / clear | 看得见手机 / 透的
phone-case | без отпечатков / anti-fingerprint / 防指纹 | пальцы не остаются / не заляпывается / следов пальцев нет | no finger marks / no smudges | 不留手印 / 没指纹
charger | с двумя портами / with two ports / 双口 | на два гнезда / два гнезда / два телефона сразу / два разъёма / два выхода / два usb | two sockets / two holes / charge two | 两个口 / 两个手机一起 / 充两个
charger | для ноутбука / for laptop / 笔记本 | ноут тянет / заряжает ноутбук / макбук зарядить / для макбука | charge my laptop / macbook / powers a laptop | 能充笔记本 / 带得动笔记本 / 充电脑
power-bank | для перелётов / for air travel / 旅行可上飞机 | в самолёт пускают / пропустят в самолёт / в ручную кладь можно / в самолёт пустили / чтобы в самолёт | allowed on plane / airline approved / take on plane / airport security | 能上飞机 / 可以带上飞机 / 飞机能带
power-bank | со встроенным кабелем / with built-in cable / 自带线 | провод уже встроенный / кабель уже внутри / свой провод / не носить провод | cable built in / own cable / no need to carry a cable / cord attached | 自带线 / 线在上面 / 带线的
cable | с тремя разъёмами / with three connectors / 一拖三 | три конца / три хвоста / три в одном / с тремя головками | three ends / three tips / three in one / three heads | 三个头 / 三头
cable | с катушкой / retractable / 收纳 | сматывается / как рулетка | pulls out and back | 能收回去 / 伸缩的
phone-holder | с поворотом на 360 градусов / with 360-degree rotation / 360度旋转 | крутится / поворачивается / во все стороны | turns all around / rotate | 能转 / 横竖都行
phone-holder | для дефлектора / for air vent / 出风口 | на решётку / на печку машины / на воздуховод / на обдув | on the vent / air vent / clips to vent | 夹出风口 / 夹空调
phone-holder | для велосипеда / for bicycle / 自行车 | на руль велосипеда / на велик / на руль самоката | on my bike / handlebar / on bicycle | 装自行车上 / 骑车用 / 电动车把上
jacket | со светоотражающими вставками / with reflective details / 反光 | видно ночью / светится в фарах / отражает свет / светоотражатели | visible at night / seen in the dark / reflects | 晚上会亮 / 车灯一照会亮 / 反光的 / 夜里看得见
sneakers | со светоотражающими вставками / with reflective details / 反光 | видно в темноте / отсвечивает / отражает свет / светится от фар / в темноте отсвечивал | visible in the dark / reflects light / seen at night | 晚上反光 / 车灯照亮 / 夜里能看见
backpack | со светоотражающей полосой / with reflective strip / 反光条 | отсвечивает в темноте / в темноте отсвечивал / на дороге в темноте / отражает фары / отражатели | reflects headlights / seen by cars / show up at night | 晚上反光 / 车灯照会亮 / 过马路显眼
backpack | с USB-портом / with USB port / USB充电口 | usb дырка / выход usb / гнездо для зарядки / дырка под зарядку | usb charging hole / usb charging port / usb hole / charging hole | usb孔 / 充电孔 / usb接口
backpack,travel-bag | с отделением для обуви / with shoe compartment / 鞋仓 | кроссовки отдельно / обувь отдельно / сменка отдельно / карман для обуви | shoes separate / place for shoes / shoes apart | 鞋子分开放 / 放鞋的格 / 鞋子和衣服要分开放 / 鞋和衣服分开
backpack,travel-bag,cosmetic-bag,toiletry-bag | с отделением для мокрых вещей / with wet pocket / 干湿分离 | мокрый купальник отдельно / мокрое полотенце / мокрое отдельно / для бассейна мокрое | wet swimsuit separate / wet towel / keep wet things apart | 泳衣分开放 / 湿毛巾
handbag | со съёмным ремнём / with detachable strap / 可拆卸肩带 | ремень отстёгивается / ремешок снимается / ремень можно снять | removable strap / take strap off | 带子能拆 / 肩带能取 / 背带可拆
handbag | с ремешком-цепочкой / with chain strap / 链条 | на цепочке / на цепи / цепочка вместо ремня | on a chain / chain to carry | 链子的 / 链条带
waist-bag | с отверстием для наушников / with earphone hole / 耳机孔 | провод от наушников вывести / дырка для наушников | hole for headphones / earphone wire | 耳机线能出来
waist-bag | со светоотражателем / with reflective strip / 反光 | видно ночью / вечером бегать видно / в темноте видно | run at night seen / visible at night | 夜跑能看见 / 晚上反光
tote-bag | с молнией / with zipper / 带拉链 | закрывается / на замочке / на молнию закрывается / не нараспашку | closes / zip top / closes with zip | 有拉链
tote-bag | с внутренним карманом / with inner pocket / 内袋 | кармашек внутри / карман под ключи / для телефона кармашек | pocket inside / small pocket for keys | 里面有兜 / 小内袋
travel-bag | на колёсах / on wheels / 带轮 | на колёсиках / катить / чтобы катилась / колёсики | with wheels / to roll / roll it | 带轮子 / 能拉着走 / 有轮
t-shirt | быстросохнущий / quick-dry / 速干 | пот не видно / сохнет быстро / не липнет к телу от пота | sweat dries / dry fast / for sweating | 出汗快干 / 干得快 / 排汗
t-shirt | немнущийся / wrinkle-resistant / 抗皱 | гладить не надо / не гладить / без утюга / не мнутся | no ironing / don't need ironing / don't crease | 不用熨 / 不用烫
hoodie | с начёсом / fleece-lined / 加绒 | с мехом внутри / с начёсом / пушистые изнутри | fleece inside | 里面毛 / 带绒的
boots,sneakers | с тёплой подкладкой / fleece-lined / 加绒 | тёплые внутри / с мехом внутри / с начёсом / пушистые изнутри | warm inside / fluffy inside / fleece inside | 里面毛 / 带绒的
gloves,jacket | на флисе / fleece-lined / 加绒 | с начёсом / пушистые изнутри | warm inside / fluffy inside / fleece inside | 里面毛 / 带绒的
jeans | утеплённый / fleece-lined / 加绒 | тёплые внутри / с мехом внутри / с начёсом / пушистые изнутри | warm inside / fluffy inside / fleece inside | 里面有绒 / 里面毛 / 带绒的
socks | с махровой стопой / with terry sole / 毛圈底 | махровая подошва / толстая мягкая стопа / внизу махра / махровые снизу | towelling sole / thick cushioned bottom / terry bottom | 底下厚厚 / 底厚 / 底下一层毛巾 / 厚底毛巾
socks | нескользящий / non-slip / 防滑 | не разъезжаются / с пупырышками / чтоб не разъезжались | grips on the bottom / dots underneath / don't slide / rubber dots | 不滑 / 底下有胶点 / 点点防滑
socks | впитывающий влагу / moisture-wicking / 吸汗 | ноги сухие / пот впитывают / ноги не мокрые | keep feet dry / absorb sweat / no wet feet | 吸汗 / 脚不湿 / 出汗脚干
gloves | для сенсорных экранов / touchscreen / 触屏 | телефоном пользоваться / в телефоне тыкать / с телефоном работать / экран чувствует / не снимая листать телефон / телефоном можно пользоваться | use my phone / work with phone / text with them on / swipe | 能玩手机 / 戴着玩手机 / 能点屏幕 / 点手机 / 玩手机
gloves | без пальцев / fingerless / 半指 | пальцы голые / обрезанные пальцы | cut off fingers / no fingertips | 露指 / 没指头
gloves | вязаный / knitted / 针织 | вязанные / из пряжи / трикотажные | knit / woolly / yarn | 毛线 / 针织的
scarf | двусторонний / reversible / 双面 | с двух сторон разный цвет / носить на обе стороны / две стороны | two colours / wear both sides / two-sided | 两面能戴 / 两面颜色 / 正反都能
scarf | с бахромой / with tassels / 流苏 | кисточки / бахрома по краям | tassels / fringe | 有穗 / 带流苏
underwear | бесшовный / seamless / 无痕 | швы не видно / под платьем не видно / швы не трут | no seams / invisible under clothes / seams don't rub | 没有缝 / 没痕
slippers | нескользящий / non-slip / 防滑 | чтобы не падали / не поскользнуться / на мокрой плитке / на мокром полу / не упасть в ванной / на мокром не | on wet floor / don't slip on tiles / wet tiles / no falling in the shower | 地滑不摔 / 湿地板不滑 / 老人不摔
slippers | с закрытой пяткой / with closed heel / 包跟 | пятка закрыта / с задником / задник есть / не слетают с пятки | heel covered / back of heel / closed back / stay on | 有后跟 / 包住脚后跟 / 后面包的
sandals | на липучке / with hook-and-loop strap / 魔术贴 | на липучках / липучка / без шнурков сам застегнёт / ребёнок сам застёгивает | velcro / sticky strap / kids fasten themselves | 魔术贴 / 粘的 / 自己能穿
sneakers | на липучке / with hook-and-loop strap / 魔术贴 | шнурки не умеет / липучки вместо шнурков / не нагибаясь | can't tie laces / velcro instead | 不会系鞋带 / 魔术贴 / 粘的
sandals | с закрытым носком / with closed toe / 包头 | пальцы закрыты / нос закрыт / пальцы не отобьёт | toes covered / protect toes / toe cap | 脚趾包住 / 包脚趾 / 不露脚趾
sandals | с регулируемым ремешком / with adjustable strap / 可调节 | ремешок подтянуть / на полную ногу / регулируется | adjust straps / wide feet | 带子能调 / 能调松紧
boots | с боковой молнией / with side zipper / 侧拉链 | молния сбоку / на молнии / легко надевать молния | zip at the side / easy on zip / side zip | 旁边拉链 / 侧面拉链 / 有拉链好穿
boots | со шнуровкой / with laces / 系带 | на шнурках / шнурки спереди | laces / lace-up | 系鞋带的
boots | водонепроницаемый / waterproof / 防水 | не промокают / по лужам / ноги сухие / в слякоть | keep feet dry / puddles / don't leak | 不进水 / 踩水不湿 / 下雨穿
cap | с широким козырьком / with wide brim / 大帽檐 | козырёк большой / лицо в тени / козырёк длинный | big peak / shade my face | 遮脸
cap | с вышивкой / embroidered / 刺绣 | вышить логотип / вышивка спереди / вышитое название | embroider logo / stitched name | 绣logo / 绣字
dress | с карманами / with pockets / 口袋 | карманы есть / с кармашками / чтоб карманы были | has pockets / pockets in it | 有口袋
dress | с поясом / with belt / 收腰 | под пояс / поясок / на талии пояс | belt at waist | 系腰
dress | с разрезом / with slit / 开叉 | разрез на ноге / с вырезом сбоку внизу | slit on leg / split side | 开衩 / 侧开
jeans | на резинке / with elastic waist / 松紧腰 | резинка на поясе / не давят на живот / без молнии на резинке / живот не давит | stretchy waist / elastic at waist / no zip / comfy on belly | 腰有松紧 / 不勒肚子
jeans | зауженный / slimming / 显瘦 | стройнит / скрывают бёдра / делают стройнее / узкие | makes legs slim / look slimmer / narrow | 显瘦 / 显腿细 / 遮胯
* | водонепроницаемый / waterproof / 防水 | дождь выдержит / дождь … выдержит / под дождём работает / не испортится от дождя / мокнуть будет | stand the rain / survive … rain / used in the rain / ok in the rain / out in the rain | 淋雨没事 / 下雨没事 / 下雨也能用 / 淋雨也能用
charger | Вилка американская вилка / Plug US plug / 美规 | американская вилка / вилка для сша / вилка сша / плоская вилка / под американскую розетку | us plug / american plug / us outlet / for us sockets / flat pins | 美标 / 美规插头 / 美国插头 / 美式插头
charger | Вилка британская вилка / Plug UK plug / 英规 | британская вилка / английская вилка / под английскую розетку | uk plug / british plug / for uk sockets / three pin plug | 英标 / 英规插头 / 英国插头
* | без запаха / odor-free / 无异味 | не вонял … резиной / не воняет резиной / не пахнет резиной / не пах резиной / резиной не пахнет / не вонял резиной | not smell of rubber / doesn't smell of rubber / not smell like rubber | 没胶味 / 没有胶味 / 不要橡胶味
night-light,desk-lamp | Свет тёплый / Light warm / 暖光 | свет чтобы тёплый / мягкий жёлтый свет / желтоватый свет / не белый холодный | yellow light / not cold white / cosy light | 光要暖 / 灯光暖 / 光暖一点 / 暖一点的光
smart-watch | с большим экраном / with large screen / 高清大屏 | экран побольше / крупные цифры / экран большой / плохо вижу / чтобы видно было без очков | big screen / big display / poor eyesight | 大屏 / 屏大 / 大字
food-container | для морозилки / freezer-safe / 可冷冻 | можно замораживать / в морозилку ставить / для заморозки / замораживать / морозить еду | freezer ok / ok for freezer / ok in the freezer / freezer friendly / goes in freezer / freeze meals | 能放冷冻 / 能冻 / 放冷冻室 / 可以冷冻
phone-holder | для планшета / for tablet / 平板通用 | под планшет / планшет поставить / и планшет влезет / айпад поставить | for ipad / fits a tablet / hold a tablet / tablet too | 能放平板 / 放ipad / 平板能用
desk-lamp | без мерцания / flicker-free / 无频闪 | глаза не устают / не портит зрение / не мигает / бережёт глаза | easy on the eyes / no eye strain / eyes don't tire | 护眼 / 不频闪 / 不伤眼 / 眼睛不累
drill | без аккумулятора / Bare tool / 裸机 | без батареи / без акб / только корпус / тушка / аккумуляторы есть свои | body only / bare unit / no battery / already own batteries / without batteries / tool only | 不要电池 / 单机 / 不带电池 / 只要机身
soft-toy | со звуком / with sound / 录音发声 | издаёт звуки / колыбельную играет | makes noises / makes a sound / plays sounds | 会发声 / 发声音
makeup-brush | с натуральным ворсом / with natural bristles / 动物毛 | натуральный волос / из натурального волоса / ворс натуральный | natural hair / real hair | 天然毛 / 自然毛
building-blocks | Размер деталей крупные / Piece size large / 大颗粒 | никто не проглотил / не проглотили / чтобы не проглотили | large pieces / nobody swallows / not swallow / can't swallow / pieces large / swallow them | 吞不进去 / 不会吞
food-container | с отделениями / with compartments / 分格 | соус отдельно / не касается | doesn't touch the sauce / rice doesn't touch / separated so / not touch … sauce / separated | 不碰到 / 分开
night-light | с управлением касанием / tap-controlled / 拍拍开关 | хлопнул … загорелся / хлопнул ладошкой / шлёпнуть и загорелся / похлопал | slap it / pat it and it lights / hit it to turn on / tap it | 拍一下
led-strip,night-light | с датчиком движения / with motion sensor / 人体感应 | махнул рукой / рукой махнул / взмахом руки / помахал | wave my hand / wave of the hand / wave to turn on | 挥手就亮 / 手一挥
slippers | с мягкой подошвой / with soft sole / 软底 | подошва мягкая / подошва чтоб мягкая | sole soft / soft underneath | 鞋底要软 / 鞋底软 / 底要软
phone-case | Форма книжка / Form flip cover / 翻盖 | книжка / книжкой / чехол-книжка / закрывается как книжка | flip / wallet style / flip cover / closes like a wallet | 翻盖的 / 带盖的 / 皮套翻盖
sunglasses | поляризационный / polarized / 偏光 | от бликов / бликов на воде / блики убирает | glare / cut the glare | 防反光 / 水面反光 / 不刺眼反光
garden-shears | с храповым механизмом / ratchet / 棘轮 | с храповиком / храповик / с трещоткой | ratchet action / ratcheting | 带棘轮 / 棘轮的
umbrella | с обратным складыванием / reverse-folding / 反向 | вода не капает когда закроешь / складывается наоборот / в машину садиться не капает | closes inside out / folds the other way | 上车不滴水 / 不滴水 / 反向收
desk-lamp | с таймером / with timer / 定时关闭 | выключается через час / по таймеру | timer | 定时关 / 可定时关 / 自己关
desk-lamp | Питание от аккумулятора / Power supply rechargeable / 充电款 | без розетки / не от розетки | without a socket / works without a socket / no socket needed / away from a socket | 不用插座 / 没插座也能用
car-vacuum | беспроводной / cordless / 无线 | без проводов чтоб | no wires / without a wire | 不要插线 / 不插线 / 不想插线 / 不用线
resistance-band | с программой упражнений / with workout guide / 配教程 | новичку понятно | pictures of exercises / shows the moves | 配动作图 / 有动作图 / 动作图
tote-bag,handbag,backpack,travel-bag | для ноутбука / for laptop / 笔记本 | под ноут / под ноутбук / ноут влезет | for my laptop / laptop fits / fits a laptop | 放笔记本 / 装笔记本 / 放电脑
pet-bed,pet-bowl | с защитой от погрызов / bite-resistant / 耐咬 | не разорвёт / не порвёт / не разгрызёт / не сгрызёт | not rip apart / won't rip / rip it apart / won't destroy / not destroy / not tear apart | 咬不坏 / 撕不烂 / 咬不烂
`
