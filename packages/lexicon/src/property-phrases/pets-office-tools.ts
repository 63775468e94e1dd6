export const petsOfficeToolsPhrases = `
pet-bowl | устойчивый / tip-resistant / 防打翻 | не перевернуть | tip proof / won't flip | 打不翻 / 不会翻 / 翻不了
pet-bowl | для медленного кормления / slow-feeding / 慢食 | от быстрого поедания / лабиринт / не глотал | - | 吃慢点 / 缓食
pet-bowl | на подставке / with stand / 高脚 | приподнятые | raised / elevated | 垫高 / 带架子
pet-bowl | с наклоном / tilted / 斜口护颈 | для плоскомордых / под углом | angled / slanted / for flat faced | 倾斜
pet-bowl,pet-bed | с защитой от погрызов / bite-resistant / 耐咬 | не сгрызть / для грызущих / прочный от зубов | chew proof / chewers | 不怕咬
pet-bowl | с вынимаемой чашей / with removable bowl / 可拆洗 | - | bowl comes out / lift out | -
pet-bowl | для корма / for food / 喂食 | - | for kibble | 喂饭 / 吃饭 / 装狗粮
pet-leash | светоотражающий / reflective / 反光 | видно в темноте / для вечерних прогулок | seen in dark / visible at night / hi-vis | 夜里看得见
pet-leash | с амортизатором / with shock absorber / 防爆冲 | если тянет / собака рвётся / с резинкой для рывков | bungee / shock absorbing / for pullers / dog pulls | 防冲 / 狗爆冲 / 有缓冲 / 拉力大缓冲
pet-leash | с мягкой ручкой / with padded handle / 软垫手柄 | не режет руку | doesn't hurt hand / comfy grip | 不勒手
pet-leash | с креплением на пояс / hands-free / 免手持 | руки свободны / без рук | around waist / waist | 不用手牵 / 系腰上 / 绑腰
pet-leash | с двумя карабинами / with two clips / 双头 | - | for two dogs / two dogs | 遛两只狗 / 两只狗
pet-leash | с вращающимся карабином / with swivel clip / 360度旋转扣 | не перекручивается / с вертлюгом | doesn't twist | 不缠绕 / 不打结
pet-leash | прочный / heavy-duty / 加粗 | для сильной собаки / не перегрызёт толстый | - | -
pet-leash | плетёный / braided / 圆绳编织 | верёвочные / из верёвки / канатные | - | -
pet-leash | для дрессировки / for training / 训练 | учить собаку | obedience | 训狗用 / 训犬
pet-leash | для вечерних прогулок / for night walks / 夜间遛狗 | гулять ночью | - | 晚上遛狗 / 夜里遛
pet-bed | с охлаждающей тканью / with cooling fabric / 冰感面料 | от жары / на лето холодные | cool in summer / for hot days | -
pet-bed | с эффектом памяти / memory foam / 记忆棉 | мемори фоам / для суставов | for joints | -
pet-bed | с высокими бортиками / with raised rim / 深度睡眠 | - | bolster / high sides | 有围边 / 高围边 / 边高
pet-bed | с непромокаемым дном / with waterproof bottom / 防水底 | - | - | 底不湿
pet-bed | для пожилых собак / for senior dogs / 老年犬 | для возрастных | old dog / for older dogs | 老狗 / 老年狗
pet-toy | с пищалкой / squeaky / 发声 | пищат / пикают | makes noise | -
pet-toy | прочный / durable / 耐咬 | неубиваемые / не разгрызёт / для сильных челюстей | indestructible / for power chewers / can't destroy | 咬不坏 / 咬不烂
pet-toy | для чистки зубов / teeth-cleaning / 洁齿 | от налёта | - | 洁牙 / 刷牙
pet-toy | с отверстием для лакомства / treat-dispensing / 漏食 | закладывать корм / с дыркой для корма | puzzle feeder | 能藏零食 / 放零食 / 塞零食
pet-toy | для игр в воде / floating / 可漂浮 | не тонут / для бассейна | for water / doesn't sink | 不沉
pet-toy,keychain | с колокольчиком / with bell / 带铃铛 | звенят | jingles / jingle | 带响铃 / 会响
pet-toy | с верёвкой / with rope / 带绳 | - | tug | 拔河
pet-toy | от скуки / boredom-busting / 解闷 | чтобы не скучал / когда один дома | keep busy / home alone | 打发时间 / 独自在家
pet-toy | Безопасность нетоксичные материалы / Safety non-toxic / 无毒 | безвредные | - | 没毒
notebook | на пружине / spiral / 线圈 | на кольцах | ring bound | 螺旋 / 铁圈
notebook | с петлёй для ручки / with pen loop / 带笔套 | - | - | 能插笔 / 放笔 / 有笔插
notebook | с твёрдой обложкой / hardcover / 硬壳 | - | hard cover / stiff cover | 硬封
notebook | со сменными листами / loose-leaf / 活页 | кольцевой механизм | - | 能换内页 / 可加纸
notebook | Разлиновка нелинованный / Ruling blank / 空白 | чистые листы / без линеек | unlined / plain pages | 没有线 / 无格
notebook | Разлиновка в клетку / Ruling squared / 方格 | - | graph paper | 网格
notebook | Разлиновка в точку / Ruling dotted / 点阵 | точечные / в точечку | bullet journal | 点格
notebook | Разлиновка в линейку / Ruling lined / 横线 | - | - | 横格
notebook | для рисования / for sketching / 绘画手绘 | для скетчей / для зарисовок / скетчбук | - | 画画用 / 画画 / 速写
pen | автоматический / retractable / 按动 | с кнопкой / без колпачка | no cap | 不用盖
pen | с быстросохнущими чернилами / with quick-drying ink / 速干 | не мажут / для левшей | for lefties | -
pen | со стираемыми чернилами / erasable / 可擦 | можно стереть / исправить ошибку | rub out / frixion | 擦得掉 / 写错能擦
pen | со сменным стержнем / refillable / 可换芯 | перезаправляемые | - | 换笔芯 / 可替换笔芯
pen | со стилусом / with stylus tip / 触屏头 | для планшета | - | -
pen | с мягким захватом / with soft grip / 软握 | рука не устаёт / с резиновой вставкой / прорезиненный корпус | - | 握着软 / 握着舒服 / 软胶 / 手不累
pen | с мягким ходом / smooth-writing / 顺滑 | мягко пишут / плавно пишут / не царапают бумагу / скользят по бумаге | glide / doesn't skip | 写着顺 / 好写 / 流畅 / 不断墨
pen | в футляре / in gift case / 配笔盒 | в коробочке | - | 礼盒装
pen | с водостойкими чернилами / with waterproof ink / 防水墨 | не размываются водой | doesn't run | -
pencil-case | с функцией подставки / stand-up / 可立 | - | - | 立起来 / 站着
pencil-case | с двумя отделениями / two-compartment / 双层 | двухсекционные | - | -
pencil-case | с сетчатым карманом / with mesh pocket / 透气网袋 | - | - | 网兜
pencil-case | с ручкой / with handle / 带提手 | с ремешком | - | -
sticker | светящийся / glow-in-the-dark / 夜光 | флуоресцентные ночью | glow in dark | -
sticker | с голографическим эффектом / holographic / 全息 | переливаются | shiny rainbow | 彩虹光
sticker | с защитой от выцветания / fade-resistant / 防晒 | - | don't fade | 晒不褪
sticker | на прозрачной основе / with clear backing / 透明底 | прозрачный фон / без фона | - | -
sticker | без повторов / non-repeating / 不重复 | все разные | all different / no repeats / no duplicates | 都不一样 / 不重样 / 没重复
sticker | для детских поощрений / for rewarding children / 儿童奖励 | поощрительные / для похвалы / учителю для наград / за хорошую работу | praise / for good work | 表扬 / 老师奖励
car-organizer | с термоотделением / with insulated compartment / 保温层 | с холодильником отделение / продукты не испортятся | cooler | -
car-organizer | с фиксирующими ремнями / with securing straps / 固定绑带 | не ездит / крепится / с фиксацией / с креплением | doesn't slide / tie down | 有固定带
car-organizer | с жёстким дном / with rigid base / 加厚硬底 | не проминается | hard bottom / solid bottom | 底硬 / 不塌
car-organizer | с перегородками / with dividers / 多格分区 | с отделениями / много секций | - | 有隔断
car-organizer | с сетчатыми карманами / with mesh pockets / 网袋 | - | netting | 网兜
car-organizer | для покупок / for groceries / 购物杂物 | из магазина / чтобы продукты не катались | shopping bags | 买菜
car-mat | с высокими бортиками / with raised edges / 高边全包围 | чтобы вода не вытекала | high sides / rim / keep water in | 包边 / 边高
car-mat | с обрезкой по размеру / trimmable / 可裁剪 | можно подрезать / подрезать ножницами | - | 可以剪 / 自己剪
jump-rope,car-mat,keychain | износостойкий / wear-resistant / 耐磨 | не протираются / долго служат / не стираются | - | 磨不坏
car-mat | по модели автомобиля / model-specific / 专车定制 | точно под машину | custom fit | 按车型
car-mat | двухслойный / double-layer / 丝圈双层 | в два слоя | - | -
car-mat | для такси / for taxis / 网约车 | таксисту | uber | 跑出租 / 出租车
car-mat | для зимы / for winter / 冬季防雪 | от снега / для снега | snowy | 下雪天
car-vacuum | беспроводной / cordless / 无线 | на аккумуляторе | - | 不带线 / 不用插线
car-vacuum | для сухой и влажной уборки / wet and dry / 干湿两用 | и воду собирает | picks up liquid | 能吸水 / 湿的也能吸
car-vacuum | с моющимся фильтром / with washable filter / 可水洗滤网 | фильтр можно мыть | rinse the filter | -
car-vacuum | с питанием от прикуривателя / with 12 V plug / 点烟器供电 | - | cigarette lighter | 车充
car-vacuum | с функцией обдува / with blower / 吹吸两用 | и дует / выдувает | blows | 又吹又吸
car-vacuum | тихий / quiet / 静音 | не шумные / не ревёт | not loud | 不吵
car-vacuum | от шерсти животных / for pet hair / 宠物毛发 | - | - | 吸狗毛 / 吸猫毛
car-vacuum | для клавиатуры / for keyboards / 键盘清洁 | для клавы | - | -
car-vacuum | с бесщёточным мотором / with brushless motor / 无刷电机 | бесколлекторный | - | -
screwdriver-set | магнитный / magnetic / 强磁 | примагничивают / намагниченные | - | 能吸螺丝
screwdriver-set | с изоляцией / insulated / 绝缘 | не бьёт током / до 1000 вольт | vde / electrician safe / no shock | 不导电 / 防电
screwdriver-set | в кейсе / in case / 配收纳盒 | в боксе | - | 有盒子
screwdriver-set | с гибким удлинителем / with flexible shaft / 软轴延长杆 | гнётся | bendable | -
screwdriver-set | для ремонта телефонов и ноутбуков / for phone and laptop repair / 手机电脑维修 | - | phone repair | -
screwdriver-set | для очков и часов / for glasses and watches / 眼镜钟表 | часовые | watch repair / eyeglasses | 修表
tape-measure | с автофиксацией / self-locking / 自锁 | не заматывается сама | - | -
tape-measure | с магнитным крючком / with magnetic hook / 强磁头 | - | - | 磁铁头
tape-measure | с метрической и дюймовой шкалой / with metric and inch scale / 公英制 | - | imperial | 有英寸 / 英寸厘米
tape-measure | с нейлоновым покрытием / with nylon-coated blade / 尼龙覆膜 | разметка не стирается | markings don't rub off | 刻度不掉
tape-measure | для стройки / for construction sites / 工地 | - | builders | 施工
drill | с бесщёточным двигателем / brushless / 无刷电机 | бесколлекторные / без щёток | no brushes | -
drill | с реверсом / with reverse / 正反转 | выкручивает | - | 可反转
drill | со светодиодной подсветкой / with LED work light / LED照明 | с фонариком | - | -
drill | с быстрозажимным патроном / with keyless chuck / 自锁夹头 | - | - | 免钥匙
drill | с двумя скоростями / two-speed / 双速调节 | двухскоростные | - | 两速 / 两档
drill | для бетона / for concrete / 混凝土墙 | сверлить бетон | - | 打墙 / 钻墙 / 水泥墙
drill | для сборки мебели / for furniture assembly / 家具安装 | сборщику | - | -
flower-pot | с поддоном / with saucer / 带托盘 | вода не течёт на подоконник | - | 带底盘 / 带盘子
flower-pot | с дренажным отверстием / with drainage hole / 排水孔 | с дыркой | - | 底部有洞
flower-pot | с автополивом / self-watering / 自动吸水 | сами поливаются / чтобы реже поливать | - | 懒人 / 不用天天浇
flower-pot | с креплением для подвешивания / hanging / 可悬挂 | - | - | 吊盆
flower-pot | на деревянных ножках / with wooden legs / 带木架 | - | - | 有木腿
watering-can | с длинным носиком / long-spout / 长嘴 | - | - | 嘴长 / 长壶嘴
watering-can | с широкой горловиной / with wide opening / 大口径 | легко наливать | easy to fill | 口大 / 好加水
garden-shears | с лёгким ходом / labor-saving / 省力 | не устаёт рука / без усилий / для слабых рук | easy on hands / less effort / for weak hands | 轻松剪 / 省劲
garden-shears | с замком безопасности / with safety lock / 安全锁扣 | с блокировкой | - | 有锁 / 能锁住
garden-shears | со сменным лезвием / with replaceable blade / 可换刀片 | лезвие меняется | change blade | -
garden-shears | с изогнутым лезвием / with curved blade / 弯头 | с кривым лезвием / загнутые | - | 弯刀
garden-shears | для фруктовых деревьев / for fruit trees / 果树 | для яблонь | orchard | 剪果树
garden-shears | для винограда / for grapes / 葡萄采摘 | - | vineyard / vines | 剪葡萄 / 摘葡萄
garden-shears | для цветочных магазинов / for flower shops / 花店 | для флориста / флористу | florist / florists | 花艺 / 插花
keychain | с фонариком / with LED light / 带LED灯 | - | torch / flashlight | -
keychain | с карабином / with carabiner / 带登山扣 | - | snap hook | 弹簧扣
keychain | с защитой от потери / anti-lost / 防丢 | чтобы ключи не терять | - | 不容易丢 / 丢不了
keychain | с плетёным ремешком / with braided strap / 编织挂绳 | - | - | 编绳
keychain | для сувенирных лавок / for souvenir shops / 旅游纪念 | туристам | tourist | 纪念品 / 景区卖
christmas-decor | небьющийся / shatterproof / 防摔 | кот не разобьёт | cat proof | 不会碎
christmas-decor | с блёстками / glitter / 闪粉 | с глиттером | shiny | 闪闪 / 亮闪闪
christmas-decor | ажурный / openwork / 镂空 | резные / прорезные | cut out / lacy | 雕花 / 空心花
christmas-decor | с оленями / reindeer / 麋鹿图案 | оленята | deer / stags | 小鹿
christmas-decor | для витрин / for shop windows / 商场橱窗 | в тц | - | 店铺装饰
organizer | штабелируемый / stackable / 可叠加 | друг на друга / ставить стопкой | - | 摞起来
organizer | на колёсиках / on wheels / 带轮 | с роликами | on casters | -
organizer | с прозрачным окном / with clear window / 透明窗 | видно что внутри | see inside | 能看见里面 / 看得见
organizer | с защитой от влаги / moisture-proof / 防潮 | - | - | 防湿
organizer | с выдвижным ящиком / drawer-type / 抽屉式 | с ящичками | pull out / slide out | 抽拉
organizer | с карманом для подписи / with label holder / 标签卡槽 | с этикеткой | - | 可标记
organizer | для одежды / for clothes / 衣物 | - | - | 放衣服 / 装衣服 / 衣服用
organizer | с перегородками / with dividers / 分格 | с секциями / с ячейками | - | 有格子 / 带隔断
`
