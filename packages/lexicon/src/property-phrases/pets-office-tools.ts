export const petsOfficeToolsPhrases = `
pet-bowl | устойчивый / tip-resistant / 防打翻 | не перевернуть / собака переворачивает / не разливает воду / не переворачивает / лапой переворачивает / тяжёлая устойчивая | tip proof / won't flip / dog flips it / knocks over / doesn't knock over / spills water everywhere / tips it over | 打不翻 / 不会翻 / 翻不了 / 狗会打翻 / 老打翻 / 踢不翻 / 撞不翻 / 踩不翻
pet-bowl | для медленного кормления / slow-feeding / 慢食 | от быстрого поедания / лабиринт / не глотал / ест слишком быстро / давится / заглатывает / чтобы медленнее ела / обжора / не давилась | eats too fast / gulps food / inhales food / slow down / choke / chokes / wolfs down | 吃慢点 / 缓食 / 吃太快 / 狼吞虎咽 / 吃饭快 / 吃得太快 / 噎着
pet-bowl | на подставке / with stand / 高脚 | приподнятые / чтобы не наклоняться / для больших собак на высоте / шея не болит | raised / elevated / no bending down / doesn't have to bend / arthritic dog | 垫高 / 带架子 / 不用低头 / 不弯腰 / 低头累
pet-bowl | с наклоном / tilted / 斜口护颈 | для плоскомордых / под углом | angled / slanted / for flat faced | 倾斜
pet-bowl,pet-bed | с защитой от погрызов / bite-resistant / 耐咬 | не сгрызть / для грызущих / прочный от зубов | chew proof / chewers | 不怕咬
pet-bowl | с вынимаемой чашей / with removable bowl / 可拆洗 | - | bowl comes out / lift out | -
pet-bowl | для корма / for food / 喂食 | - | for kibble | 喂饭 / 吃饭 / 装狗粮
pet-leash | светоотражающий / reflective / 反光 | видно в темноте / для вечерних прогулок / гуляем поздно / видно водителям / темно гулять / ночью видно / гулять в темноте | seen in dark / visible at night / hi-vis / walk in the dark / cars see us / dark mornings / seen by drivers / late walks | 夜里看得见 / 夜跑遛狗 / 晚上遛 / 天黑遛狗 / 看得见狗
pet-leash | с амортизатором / with shock absorber / 防爆冲 | если тянет / собака рвётся / с резинкой для рывков / рывки гасит / дёргает / рывков не чувствовать / чтобы руку не вырвало | bungee / shock absorbing / for pullers / dog pulls / pulls like mad / pulls hard / absorbs pulling / yanks / lunges / strong puller | 防冲 / 狗爆冲 / 有缓冲 / 拉力大缓冲 / 狗力气大 / 拉得猛 / 往前冲 / 缓冲拉力
pet-leash | с мягкой ручкой / with padded handle / 软垫手柄 | не режет руку / рука не болит / не режет ладони / удобная ручка / мягко держать | doesn't hurt hand / comfy grip / doesn't burn hands / comfortable to hold / easy on the hand / hurts my hand | 不勒手 / 手不疼 / 握着不疼 / 不磨手 / 握着舒服
pet-leash | с креплением на пояс / hands-free / 免手持 | руки свободны / без рук / руки заняты / чтобы руки были свободны / с коляской гулять | around waist / waist / both hands free / free hands / with a stroller / no hands | 不用手牵 / 系腰上 / 绑腰 / 手空出来 / 推婴儿车遛 / 双手自由
pet-leash | с двумя карабинами / with two clips / 双头 | - | for two dogs / two dogs | 遛两只狗 / 两只狗
pet-leash | с вращающимся карабином / with swivel clip / 360度旋转扣 | не перекручивается / с вертлюгом / не скручивается / не путается под лапами / крутится карабин | doesn't twist / doesn't twist up / doesn't tangle / untangles | 不缠绕 / 不打结 / 不拧绳 / 不打卷 / 不会绕
pet-leash | прочный / heavy-duty / 加粗 | для сильной собаки / не перегрызёт толстый / не порвёт / выдержит сильную собаку / не перекусит / мощная | can't break / won't snap / strong enough for big dog / doesn't break | 大狗拉不断 / 挣不断 / 拽不断
pet-leash | плетёный / braided / 圆绳编织 | верёвочные / из верёвки / канатные | - | -
pet-leash | для дрессировки / for training / 训练 | учить собаку | obedience | 训狗用 / 训犬
pet-leash | для вечерних прогулок / for night walks / 夜间遛狗 | гулять ночью | - | 晚上遛狗 / 夜里遛
pet-bed | с охлаждающей тканью / with cooling fabric / 冰感面料 | от жары / на лето холодные / летом жарко / не жарко собаке / остывать / в жару лежать | cool in summer / for hot days / hot summer / overheats / keep cool / hot weather | 夏天热 / 怕热 / 天热 / 解暑
pet-bed | с эффектом памяти / memory foam / 记忆棉 | мемори фоам / для суставов / больные суставы / артрит / для старых суставов / спина болит | for joints / arthritis / sore joints / bad hips / joints hurt / hip dysplasia | 关节不好 / 关节炎 / 腿脚不好
pet-bed | с высокими бортиками / with raised rim / 深度睡眠 | чтобы голову класть / сворачивается клубком / бортик мягкий | bolster / high sides / curls up / something to lean on / side walls | 有围边 / 高围边 / 边高 / 能枕着 / 靠着睡 / 有靠边
pet-bed | с непромокаемым дном / with waterproof bottom / 防水底 | если лужу сделает / щенок писает / не протечёт на пол / с пелёнкой | accidents / puppy pees / pee doesn't go through / incontinent | 底不湿 / 尿不透 / 尿床 / 尿了不漏 / 不渗到地上
pet-bed | для пожилых собак / for senior dogs / 老年犬 | для возрастных | old dog / for older dogs | 老狗 / 老年狗
pet-toy | с пищалкой / squeaky / 发声 | пищат / пикают / с писком / пищит когда кусает / со свистком | makes noise / squeaks when bitten / with a squeak / makes sounds | 一咬就叫 / 捏会响 / 有响声
pet-toy | прочный / durable / 耐咬 | неубиваемые / не разгрызёт / для сильных челюстей / на день не хватает / рвёт за минуту / всё разгрызает / крепкие / вечные | indestructible / for power chewers / can't destroy / lasts more than a day / destroys everything / tears apart / chews through / aggressive chewer / heavy chewer | 咬不坏 / 咬不烂 / 拆家狗 / 咬力强 / 咬几天不坏 / 经得住咬
pet-toy | для чистки зубов / teeth-cleaning / 洁齿 | от налёта / зубы чистить / пахнет из пасти / от зубного камня / налёт снимает | bad breath / cleans teeth / brush teeth | 洁牙 / 刷牙 / 口臭 / 刷牙用 / 去牙垢 / 洗牙
pet-toy | с отверстием для лакомства / treat-dispensing / 漏食 | закладывать корм / с дыркой для корма / вкусняшку спрятать / доставать корм / еду прятать / для лакомств | puzzle feeder / hide treats / put treats in / snack inside / work for food / kibble inside / fill with treats | 能藏零食 / 放零食 / 塞零食 / 藏吃 / 里面放吃 / 塞吃 / 藏粮
pet-toy | для игр в воде / floating / 可漂浮 | не тонут / для бассейна / в озеро кидать / на речку / в воде не утонет / апортировать из воды | for water / doesn't sink / fetch in the lake / water fetch / doesn't go under | 不沉 / 扔水里 / 水里玩 / 河里玩 / 不沉底
pet-toy,keychain | с колокольчиком / with bell / 带铃铛 | звенят | jingles / jingle | 带响铃 / 会响
pet-toy | с верёвкой / with rope / 带绳 | - | tug | 拔河
pet-toy | от скуки / boredom-busting / 解闷 | чтобы не скучал / когда один дома / один целый день / занимать надолго / чтобы не грыз мебель / пока на работе / дома один | keep busy / home alone / while i'm at work / keeps him busy / home all day / alone all day / destroys furniture when bored | 打发时间 / 独自在家 / 上班在家 / 一个人在家 / 自己玩 / 能玩很久
pet-toy | Безопасность нетоксичные материалы / Safety non-toxic / 无毒 | безвредные | - | 没毒
notebook | на пружине / spiral / 线圈 | на кольцах / переворачивается на 360 / листы перекидываются / раскрывается полностью | ring bound / folds back / flips over / opens flat / lies flat | 螺旋 / 铁圈 / 能翻过去 / 360度翻 / 能对折 / 平摊
notebook | с петлёй для ручки / with pen loop / 带笔套 | ручку вставить / чтобы ручка не терялась / место для ручки | keep a pen with it / holds a pen / spot for a pen / don't lose the pen | 能插笔 / 放笔 / 有笔插 / 能放笔 / 夹笔 / 挂笔 / 笔不丢
notebook | с твёрдой обложкой / hardcover / 硬壳 | писать на коленке / обложка не мнётся / жёсткие корочки | hard cover / stiff cover / write on my lap / cover doesn't bend / solid cover / sturdy cover | 硬封 / 封面硬 / 封面不折 / 垫着写
notebook | со сменными листами / loose-leaf / 活页 | кольцевой механизм / листы вынимаются / менять блок / добавлять листы / вынуть страницу | add pages / take pages out / change the paper / replace pages | 能换内页 / 可加纸 / 能加页 / 可以拆页 / 换纸 / 加纸
notebook | Разлиновка нелинованный / Ruling blank / 空白 | чистые листы / без линеек | unlined / plain pages | 没有线 / 无格
notebook | Разлиновка в клетку / Ruling squared / 方格 | - | graph paper | 网格
notebook | Разлиновка в точку / Ruling dotted / 点阵 | точечные / в точечку | bullet journal | 点格
notebook | Разлиновка в линейку / Ruling lined / 横线 | - | - | 横格
notebook | для рисования / for sketching / 绘画手绘 | для скетчей / для зарисовок / скетчбук | - | 画画用 / 画画 / 速写
pen | автоматический / retractable / 按动 | с кнопкой / без колпачка | no cap | 不用盖
pen | с быстросохнущими чернилами / with quick-drying ink / 速干 | не мажут / для левшей / левша / рукой не размазать / не пачкает руку / не пачкается | for lefties / left handed / lefty / doesn't smudge / ink doesn't smear / no smudging / no smears | 左撇子 / 手不沾墨 / 写完就干 / 不脏手
pen | со стираемыми чернилами / erasable / 可擦 | можно стереть / исправить ошибку / ошибки стирать / стереть написанное / исправлять / если ошибся | rub out / frixion / rub out mistakes / fix mistakes / rubs out / erase mistakes | 擦得掉 / 写错能擦 / 写错了能擦 / 改错 / 擦掉重写
pen | со сменным стержнем / refillable / 可换芯 | перезаправляемые / не выбрасывать / стержни менять / вставить новый стержень | not throw away / put new ink / change the refill / replace the ink | 换笔芯 / 可替换笔芯 / 用完换芯 / 换芯继续用 / 不用扔
pen | со стилусом / with stylus tip / 触屏头 | для планшета | - | -
pen | с мягким захватом / with soft grip / 软握 | рука не устаёт / с резиновой вставкой / прорезиненный корпус / не натирает пальцы / много писать / удобно держать / пальцы не болят | fingers don't hurt / write a lot / comfortable to hold / hand cramps | 握着软 / 握着舒服 / 软胶 / 手不累 / 手指不疼 / 写多不累 / 握着不累
pen | с мягким ходом / smooth-writing / 顺滑 | мягко пишут / плавно пишут / не царапают бумагу / скользят по бумаге / пишут без нажима / легко пишет / не скребёт / не прерывается / не рвёт бумагу | glide / doesn't skip / write like butter / no skipping / writes nicely / effortless / doesn't scratch paper | 写着顺 / 好写 / 流畅 / 不断墨 / 写字顺滑 / 不刮纸 / 不卡纸 / 出墨顺
pen | в футляре / in gift case / 配笔盒 | - | - | 礼盒装
pen | с водостойкими чернилами / with waterproof ink / 防水墨 | не размываются водой | doesn't run | -
pencil-case | с функцией подставки / stand-up / 可立 | встаёт на парте / как стаканчик / сам стоит | turns into a cup / sits upright / converts to stand | 立起来 / 站着 / 变笔筒 / 当笔筒 / 立在桌上
pencil-case | с двумя отделениями / two-compartment / 双层 | двухсекционные | - | -
pencil-case | с сетчатым карманом / with mesh pocket / 透气网袋 | - | - | 网兜
sticker | светящийся / glow-in-the-dark / 夜光 | флуоресцентные ночью / на потолок звёзды / в детскую светящиеся / в темноте светят | glow in dark / shine at night / stars on ceiling / light up at night | 天花板星星 / 晚上会亮 / 黑暗里亮
sticker | с голографическим эффектом / holographic / 全息 | переливаются | shiny rainbow | 彩虹光
sticker | с защитой от выцветания / fade-resistant / 防晒 | - | don't fade | 晒不褪
sticker | на прозрачной основе / with clear backing / 透明底 | прозрачный фон / без фона | - | -
sticker | без повторов / non-repeating / 不重复 | все разные | all different / no repeats / no duplicates | 都不一样 / 不重样 / 没重复
sticker | для детских поощрений / for rewarding children / 儿童奖励 | поощрительные / для похвалы / учителю для наград / за хорошую работу | praise / for good work | 表扬 / 老师奖励
car-organizer | с термоотделением / with insulated compartment / 保温层 | с холодильником отделение / продукты не испортятся / мороженое довезти / молочка не испортится / холодное довезти | cooler / ice cream / keep milk cold / frozen stuff / cold groceries | 冰淇淋不化 / 放生鲜 / 冷饮
car-organizer | с фиксирующими ремнями / with securing straps / 固定绑带 | не ездит / крепится / с фиксацией / с креплением / не катается по багажнику / не переворачивается / стоит на месте / на повороте не падает / крепление ремнями | doesn't slide / tie down / doesn't slide around / stays put in trunk / won't tip / doesn't fall over in corners / fixed in place | 有固定带 / 不在后备箱跑 / 不晃 / 拐弯不倒
car-organizer | с жёстким дном / with rigid base / 加厚硬底 | не проминается / не складывается под весом / стенки держат форму / дно не проваливается | hard bottom / solid bottom / doesn't collapse / holds shape / floor doesn't sag | 底硬 / 不塌 / 不变形 / 不软塌 / 装满不塌
car-organizer | с перегородками / with dividers / 多格分区 | с отделениями / много секций | - | 有隔断
car-organizer | с сетчатыми карманами / with mesh pockets / 网袋 | - | netting | 网兜
car-organizer | для покупок / for groceries / 购物杂物 | из магазина / чтобы продукты не катались | shopping bags | 买菜
car-mat | с высокими бортиками / with raised edges / 高边全包围 | чтобы вода не вытекала / снег тает и лужа / вода не растекается / лужи от снега / грязь не попадает на ковёр | high sides / rim / keep water in / melted snow / keeps mud in / puddles / mud doesn't get on carpet / contains water | 包边 / 边高 / 水不流出来 / 雪水 / 泥水不流 / 脏水不漏
car-mat | с обрезкой по размеру / trimmable / 可裁剪 | можно подрезать / подрезать ножницами | - | 可以剪 / 自己剪
jump-rope,car-mat,keychain | износостойкий / wear-resistant / 耐磨 | не протираются / долго служат / не стираются | - | 磨不坏
car-mat | по модели автомобиля / model-specific / 专车定制 | точно под машину | custom fit | 按车型
car-mat | двухслойный / double-layer / 丝圈双层 | в два слоя | - | -
car-mat | для такси / for taxis / 网约车 | таксисту | uber | 跑出租 / 出租车
car-mat | для зимы / for winter / 冬季防雪 | от снега / для снега | snowy | 下雪天
car-vacuum | беспроводной / cordless / 无线 | на аккумуляторе / шнур не тянется / без шнура / провод не нужен | untethered | 不带线 / 不用插线 / 没线 / 不拖线 / 不用插
car-vacuum | для сухой и влажной уборки / wet and dry / 干湿两用 | и воду собирает / разлитый кофе собрать / воду всасывает / мокрую грязь / и жидкость | picks up liquid / spilled coffee / sucks up water / wet mess | 能吸水 / 湿的也能吸 / 吸水渍 / 洒了饮料 / 水也能吸 / 能吸咖啡
car-vacuum | с моющимся фильтром / with washable filter / 可水洗滤网 | фильтр можно мыть | rinse the filter | -
car-vacuum | с питанием от прикуривателя / with 12 V plug / 点烟器供电 | - | cigarette lighter | 车充
car-vacuum | с функцией обдува / with blower / 吹吸两用 | и дует / выдувает | blows | 又吹又吸
car-vacuum | тихий / quiet / 静音 | не шумные / не ревёт / не воет / не орёт / уши не закладывает | not loud / doesn't roar / low noise / not deafening | 不吵 / 噪音小 / 不震耳
car-vacuum | от шерсти животных / for pet hair / 宠物毛发 | шерсть кошки / собаку вожу / волосы и шерсть / после собаки | dog sheds / dog rides in my car / pet fur / hair off seats | 吸狗毛 / 吸猫毛 / 狗掉毛 / 猫掉毛 / 座椅狗毛
car-vacuum | для клавиатуры / for keyboards / 键盘清洁 | для клавы | - | -
car-vacuum | с бесщёточным мотором / with brushless motor / 无刷电机 | бесколлекторный | - | -
screwdriver-set | магнитный / magnetic / 强磁 | примагничивают / намагниченные / болтик не падает / винтик держится / не теряются винтики / притягивают винты | screws don't fall / holds the screw / picks up screws / screw sticks | 能吸螺丝 / 螺丝不掉 / 吸住螺丝 / 螺丝能吸 / 不掉螺丝
screwdriver-set | с изоляцией / insulated / 绝缘 | не бьёт током / до 1000 вольт / током не ударит / под напряжением / для электриков безопасные / для проводки | vde / electrician safe / no shock / live wires / won't get shocked / wiring / electrical work / don't get electrocuted | 不导电 / 防电 / 不怕电 / 带电操作 / 不触电 / 接电线
screwdriver-set | в кейсе / in case / 配收纳盒 | в боксе / всё на местах / хранить удобно / не растеряются биты | keep it tidy / everything in place / storage case / don't lose bits | 有盒子 / 不丢批头 / 收纳好
screwdriver-set | с гибким удлинителем / with flexible shaft / 软轴延长杆 | гнётся | bendable | -
screwdriver-set | для ремонта телефонов и ноутбуков / for phone and laptop repair / 手机电脑维修 | - | phone repair | -
screwdriver-set | для очков и часов / for glasses and watches / 眼镜钟表 | часовые | watch repair / eyeglasses | 修表
tape-measure | с автофиксацией / self-locking / 自锁 | не заматывается сама / не отскакивает / держится сама / стоп-кнопка не нужна | stays extended / doesn't snap back / stays out / holds itself | 不回弹 / 拉出不缩 / 不缩回
tape-measure | с магнитным крючком / with magnetic hook / 强磁头 | одному мерить / прилипает к железу / цепляется к металлу | measure alone / sticks to steel / grabs metal / one person measuring | 磁铁头 / 一个人量 / 吸钢铁 / 吸铁上
tape-measure | с метрической и дюймовой шкалой / with metric and inch scale / 公英制 | - | imperial | 有英寸 / 英寸厘米
tape-measure | с нейлоновым покрытием / with nylon-coated blade / 尼龙覆膜 | разметка не стирается | markings don't rub off | 刻度不掉
tape-measure | для стройки / for construction sites / 工地 | - | builders | 施工
drill | с бесщёточным двигателем / brushless / 无刷电机 | бесколлекторные / без щёток | no brushes | -
drill | с реверсом / with reverse / 正反转 | выкручивает | - | 可反转
drill | со светодиодной подсветкой / with LED work light / LED照明 | с фонариком / в темноте сверлить / в тёмном углу / подсвечивает | dark corners / see what i drill / lights up work | 暗处能用 / 黑地方 / 照亮
drill | с быстрозажимным патроном / with keyless chuck / 自锁夹头 | сверло быстро менять / без ключа / меняется рукой | change bits fast / change bit by hand / no chuck key | 免钥匙 / 换钻头快 / 徒手换 / 不用钥匙
drill | с двумя скоростями / two-speed / 双速调节 | двухскоростные | - | 两速 / 两档
drill | для бетона / for concrete / 混凝土墙 | сверлить бетон / стены бетонные / панельный дом / бетонная стена / в панельке | concrete walls / brick wall / into brick / into concrete | 打墙 / 钻墙 / 水泥墙 / 水泥墙能打 / 打混凝土 / 打水泥 / 承重墙
drill | для сборки мебели / for furniture assembly / 家具安装 | сборщику | - | -
flower-pot | с поддоном / with saucer / 带托盘 | вода не течёт на подоконник / подоконник не мочит / чтобы не капало | doesn't wet windowsill / catches water / no water on floor / catch drips / catch the water | 带底盘 / 带盘子 / 不漏窗台 / 水不流出来
flower-pot | с дренажным отверстием / with drainage hole / 排水孔 | с дыркой / корни не гниют / чтобы не загнивали / лишняя вода уходит / не застаивается вода | roots don't rot / no root rot / extra water runs out / water drains | 底部有洞 / 不烂根 / 多余水流走 / 不积水 / 根不烂
flower-pot | с автополивом / self-watering / 自动吸水 | сами поливаются / чтобы реже поливать / уезжаю в отпуск / забываю поливать / редко поливать / полив раз в неделю | go on holiday / forget to water / water once a week / waters for me / kill plants | 懒人 / 不用天天浇 / 出差没人浇 / 忘浇水 / 懒得浇水 / 半个月浇一次
flower-pot | с креплением для подвешивания / hanging / 可悬挂 | - | - | 吊盆
flower-pot | на деревянных ножках / with wooden legs / 带木架 | - | - | 有木腿
watering-can | с длинным носиком / long-spout / 长嘴 | дотянуться до корня / под листья / далеко достаёт / до подвесных цветов | reach the back / reach under leaves / reach hanging plants | 嘴长 / 长壶嘴 / 够得着 / 伸得远 / 够到根部 / 浇吊兰
watering-can | с широкой горловиной / with wide opening / 大口径 | легко наливать | easy to fill | 口大 / 好加水
garden-shears | с лёгким ходом / labor-saving / 省力 | не устаёт рука / без усилий / для слабых рук / руки не устают / слабые руки / артрит рук / женской рукой / толстые ветки легко | easy on hands / less effort / for weak hands / tired hands / arthritis / weak hands / easy to squeeze / no effort / little strength | 轻松剪 / 省劲 / 手不酸 / 剪着不累 / 力气小 / 女生也能剪
garden-shears | с замком безопасности / with safety lock / 安全锁扣 | с блокировкой / дети не поранятся / закрывается / не раскроется в кармане | kids can't open / stays closed in pocket / locks closed | 有锁 / 能锁住 / 不误伤 / 小孩打不开 / 能扣住
garden-shears | со сменным лезвием / with replaceable blade / 可换刀片 | лезвие меняется | change blade | -
garden-shears | с изогнутым лезвием / with curved blade / 弯头 | с кривым лезвием / загнутые | - | 弯刀
garden-shears | для фруктовых деревьев / for fruit trees / 果树 | для яблонь | orchard | 剪果树
garden-shears | для винограда / for grapes / 葡萄采摘 | - | vineyard / vines | 剪葡萄 / 摘葡萄
garden-shears | для цветочных магазинов / for flower shops / 花店 | для флориста / флористу | florist / florists | 花艺 / 插花
keychain | с фонариком / with LED light / 带LED灯 | - | torch / flashlight | -
keychain | с карабином / with carabiner / 带登山扣 | - | snap hook | 弹簧扣
keychain | с защитой от потери / anti-lost / 防丢 | чтобы ключи не терять / вечно теряю ключи / найти ключи / всегда теряю / терял ключи | always lose keys / losing keys / can't find my keys / lose my keys | 不容易丢 / 丢不了 / 老丢钥匙 / 找钥匙 / 钥匙老丢
keychain | с плетёным ремешком / with braided strap / 编织挂绳 | - | - | 编绳
keychain | для сувенирных лавок / for souvenir shops / 旅游纪念 | туристам | tourist | 纪念品 / 景区卖
christmas-decor | небьющийся / shatterproof / 防摔 | кот не разобьёт / кошка сбивает / если упадёт / пластиковые как стекло / кот на ёлку лезет | cat proof / cat knocks down / kids drop / falls off tree / cats climb | 不会碎 / 猫打翻 / 孩子碰掉 / 掉下来不碎 / 家有猫
christmas-decor | с блёстками / glitter / 闪粉 | с глиттером / сияют / сверкающие / блестят на ёлке | shiny / twinkle / shimmer / glittering | 闪闪 / 亮闪闪 / 闪闪发光 / 亮晶晶 / 布灵布灵
christmas-decor | ажурный / openwork / 镂空 | резные / прорезные | cut out / lacy | 雕花 / 空心花
christmas-decor | с оленями / reindeer / 麋鹿图案 | оленята | deer / stags | 小鹿
christmas-decor | для витрин / for shop windows / 商场橱窗 | в тц | - | 店铺装饰
organizer | штабелируемый / stackable / 可叠加 | друг на друга / ставить стопкой / башней ставить / один на другой / экономит место / столбиком | on top of each other / pile up / save space | 摞起来 / 一个摞一个 / 叠着放 / 省空间 / 堆起来
organizer | на колёсиках / on wheels / 带轮 | с роликами / выкатывать из-под кровати / двигать легко / тяжёлое двигать | on casters / roll out / move easily / pull out from under | 能推着走 / 好拖 / 能拖动
organizer | с прозрачным окном / with clear window / 透明窗 | видно что внутри / видно что лежит / не открывая видеть / понять что внутри | see inside / see without opening / see what's in it / know what's inside | 能看见里面 / 看得见 / 不打开就能看 / 一眼看到 / 看到里面
organizer | с защитой от влаги / moisture-proof / 防潮 | вещи не отсыреют / не пахнут сыростью | damp garage / clothes don't get damp | 防湿 / 衣服不潮 / 梅雨 / 潮湿地方 / 回南天
organizer | с выдвижным ящиком / drawer-type / 抽屉式 | с ящичками | pull out / slide out | 抽拉
organizer | с карманом для подписи / with label holder / 标签卡槽 | с этикеткой | - | 可标记
organizer | для одежды / for clothes / 衣物 | - | - | 放衣服 / 装衣服 / 衣服用
organizer | с перегородками / with dividers / 分格 | с секциями / с ячейками / носки по парам / по ячейкам / всё по полочкам / чтобы не перемешивалось | pairs of socks / keep things apart / everything in its place / doesn't get mixed up | 有格子 / 带隔断 / 一格一格 / 分类放 / 不混
flower-pot | ударопрочный / drop-resistant / 耐摔 | не треснет если упадёт / не расколется / дети не разобьют | falls and doesn't break / won't crack / kid proof | 掉地上不碎 / 打不碎
pet-bowl | нескользящий / non-slip / 防滑 | гоняет по кухне / не уезжает / не двигается / толкает по полу | pushes it around / chases around kitchen / doesn't move / stays in one place | 推着跑 / 满屋跑 / 推不动 / 不推着走
pet-bowl | с защитой от погрызов / bite-resistant / 耐咬 | грызёт миску / не прогрызёт | chews bowls / chews everything / can't be chewed | 咬碗 / 爱咬碗 / 咬不破
pet-bed | со съёмным чехлом / with removable cover / 可拆洗 | снять и постирать / стирать отдельно / чехол на молнии / шерсть отстирать | take it off to wash / zip off and wash / wash off hair / comes off for washing | 拆开洗 / 能拆开洗 / 脏了拆下来洗
pet-bed | моющийся / machine-washable / 可机洗 | целиком в машинку / стирается / можно стирать целиком | throw in the wash / whole bed in the wash / washing machine | 整个洗 / 丢洗衣机洗
pet-bed | с защитой от погрызов / bite-resistant / 耐咬 | всё грызёт / разрывает лежаки / копает | destroys beds / digs and chews / chews everything / rips beds apart | 爱撕窝 / 拆家 / 爱咬窝
notebook | на резинке / with elastic band / 绑带 | чтобы не раскрывался / закрывается резинкой / не раскрывается в сумке | stays closed / closes with elastic / elastic to close / keeps shut | 合得住 / 不散开 / 橡皮筋
notebook | с кодовым замком / with combination lock / 密码锁 | чтобы никто не прочитал / секретный / личный дневник на замке | nobody can read / private diary / secret / key lock | 别人看不了 / 怕别人看 / 上锁
notebook | с закладкой / with ribbon marker / 带丝带 | чтобы страницу не терять / отметить страницу / с ленточкой | mark the page / find my page / keep place | 夹页 / 记页 / 找页
pencil-case | вместительный / large-capacity / 大容量 | много карандашей / всё для школы / все фломастеры | fits all pens / lots of pens / all my markers / loads of pencils | 放很多笔 / 文具多 / 装很多笔 / 能装很多
sticker | водонепроницаемый / waterproof / 防水 | в посудомойке не отклеятся | on shampoo bottles / wash bottles / bottles get wet | 贴水杯不掉 / 洗不掉 / 沾水不掉
sticker | без следов клея / residue-free / 无残胶 | с ноутбука снять / не портят поверхность / легко снимаются | don't ruin laptop / come off easily / peel off without marks / don't damage | 不伤电脑 / 撕了没印 / 好撕下来 / 撕下不粘
car-mat | с лёгкой очисткой / easy-clean / 易清洗 | стряхнул и чисто / под шланг / легко отмываются / сполоснуть | rinse off / shake off dirt / spray down / hose them down | 冲一下 / 水冲 / 抖一抖就干净
car-mat | нескользящий / non-slip / 防滑 | не ездят под ногами / не задираются / не сбиваются / под педали не лезут | don't slide under pedals / don't move / stay in place / don't bunch up | 不跑位 / 不移位 / 不卡踏板
car-mat | износостойкий / wear-resistant / 耐磨 | не протрутся / каблуками не протереть / пятка не протрёт | heels don't wear through / don't wear through | 脚跟不磨破 / 磨不破 / 用好几年
tape-measure | с прорезиненным корпусом / with rubber grip / 包胶防摔 | с лестницы уронил / не разлетается / выдержит падение | falls off ladder / survives drops / dropped on concrete | 掉地上 / 不怕掉 / 摔了没事
drill | мощный / high-torque / 大扭矩 | закручивает всё / силы много / длинные саморезы | drives long screws / lots of power / grunt / strong enough / enough power | 拧得动 / 劲够大 / 动力足 / 有劲
watering-can | лёгкий / lightweight / 轻便 | бабушке нести / не тяжело / легко поднять | easy to lift / easy for grandma / light when full | 老人提得动 / 提着不累 / 不沉
garden-shears | острый / sharp / 锋利 | режет чисто / не мнёт ветки / не жуёт | clean cut / doesn't crush stems / don't chew branches | 一剪就断 / 剪得干净 / 不夹枝
keychain | износостойкий / wear-resistant / 耐磨 | рисунок не стирается / не обдирается / не стирается / держится долго | print doesn't rub off / doesn't scratch / doesn't wear off | 图案不掉 / 磨不掉 / 不掉漆
organizer | вместительный / large-capacity / 大容量 | много вещей / пуховики влезут / зимние вещи | lots of stuff / winter coats / fits duvets / whole wardrobe | 放羽绒服 / 放被子 / 装很多东西
`
