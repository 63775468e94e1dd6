export const kitchenPhrases = `
thermos-mug | с откидной крышкой / with flip lid / 翻盖 | с крышкой на петле | - | 盖子能翻 / 掀盖
thermos-mug | с дисплеем температуры / with temperature display / 智能显温 | с термометром на крышке / видно сколько градусов | with thermometer | -
thermos-mug | с ситечком для чая / with tea infuser / 带茶隔 | с заварником / с сеточкой для заварки / заваривать / листовой чай / чтобы чаинки не попадали / с ситом | brew leaves / leaf tea / no leaves in mouth / steep tea / strainer | 能泡茶 / 带滤网泡茶 / 茶水分离 / 有茶漏 / 不喝到茶叶 / 喝茶用 / 挡茶叶 / 隔茶叶
thermos-mug | с нескользящим дном / with non-slip base / 防滑硅胶底 | чтобы не ездила по столу / с резиновым донышком / не скользит по столу / не стучит / не ёрзает | doesn't slip / quiet bottom / soft bottom / doesn't clatter | 底部有硅胶 / 放桌不响 / 不滑桌 / 底部软
thermos-mug | с петлёй для переноски / with carry loop / 提绳 | чтобы носить на руке / с верёвочкой / с петелькой для руки | to hang on a wrist | 能拎着走 / 可以提着
thermos-mug | с керамическим покрытием внутри / with ceramic inner coating / 陶瓷内胆 | чтобы не было привкуса металла | ceramic inside / no metal taste | 里面是陶瓷 / 陶瓷内壁 / 没有金属味
thermos-mug | с кнопкой на крышке / with push-button lid / 按压盖 | открывается одной рукой / пить за рулём / одной рукой открыть / нажал и пьёшь / открыть одной рукой | opens with one hand / one-touch / drink while driving / open one handed / press to drink / one hand opening | 一按就开 / 单手开 / 按一下就开 / 开车时能喝 / 一只手打开 / 按着喝
thermos-mug,cable | для автомобиля / for car / 车载 | в машину / чтобы влезала в подстаканник | fits a cup holder | 放车上 / 车上用
thermos-mug | Держит тепло 12 часов / Keeps hot 12 hours / 12小时 | - | stays hot for 12 hours | -
water-bottle | с разметкой по часам / with time markings / 带刻度 | следить сколько выпил / чтобы не забывать пить / напоминает пить / выпить норму | remember to drink / track water / reminds to drink / how much i drank / hydration tracker | 带喝水时间 / 提醒喝水 / 知道喝了多少 / 喝水打卡 / 八杯水
water-bottle,headphones,phone-holder,cutting-board | складной / foldable / 折叠 | сворачивается / сжимается / силиконовая сжимаемая / компактно складываются | squeezable flat / packs flat / rolls up | 能压缩 / 可压扁 / 可以卷起来 / 伸缩
water-bottle | с фильтром для фруктов / with fruit infuser / 带滤网 | с инфузером | - | 能泡柠檬 / 泡水果 / 带过滤网
water-bottle | с крышкой на кнопке / with push-button lid / 弹跳盖 | открывается нажатием / щёлк и открыл / кнопка открытия | one click open / click open / flip it open / press and drink | 一按弹开 / 弹盖 / 单手打开 / 弹开盖 / 跑步时好开 / 按钮开盖
water-bottle | с ремешком / with carry strap / 带提绳 | с петлёй / чтобы носить на запястье | with a loop | 带绳子 / 有提手绳 / 能挂手上
water-bottle | без бисфенола А / BPA-free / 不含BPA | без вредных веществ / безопасный пластик | without bisphenol | 没有双酚A
water-bottle,pencil-case | с градиентом / gradient / 渐变 | с переходом цвета | colour fading / two-tone fade | 颜色过渡
water-bottle,phone-case | для велосипеда / for cycling / 户外骑行 | - | bike cage | 骑车用
mug | с крышкой и ложкой / with lid and spoon / 带盖勺 | с ложечкой / с крышечкой и ложечкой / и ложка и крышка | lid plus spoon / spoon and lid / comes with spoon | 盖子和勺子 / 盖和勺 / 勺子和盖
mug | меняющий цвет от тепла / color-changing / 变色 | проявляется картинка / от кипятка проявляется / проявляется рисунок / рисунок исчезает / с сюрпризом / меняет … цвет … горячего / проявляется … картинка / рисунок … появляется | heat sensitive / picture appears / reveals picture / changes when hot / hidden picture / pattern appears / colour when hot / change … colour … hot / change … color … hot / picture … appears / colour … when hot | 倒热水会变 / 魔术 / 倒水变图 / 出现图案 / 显图 / 热了变色 / 热水…变色 / 倒水…变 / 加热…变 / 遇热…变
mug,blanket | под печать фото / for photo printing / 可印照片 | под фотопечать | to print a photo on | 可以印图片
mug | с золотой каймой / with gold rim / 金边 | - | - | 描金 / 镶金边
mug | с матовой глазурью / with matte glaze / 哑光釉 | не блестящие | non-shiny | 亚光釉
mug,flower-pot,christmas-decor | с ручной росписью / hand-painted / 手绘 | расписанные вручную / разрисованные руками | - | 手工彩绘 / 手画 / 手工绘制
mug | большой / large / 大容量 | побольше объём / чаевнику / много чая / на большую порцию | huge / jumbo / giant / lots of tea / oversized / super size | 超大 / 特大号 / 大肚 / 能装很多水 / 装得多 / 大杯子 / 一大杯
mug | Микроволновка можно / Microwave safe / 可微波 | - | can be microwaved | 能微波 / 微波炉能热
mug | для кафе / for cafes / 咖啡厅 | для … кофейни / в … кофейню / открываем … кофейню | for … coffee shop / for … cafe | 咖啡店用 / 开咖啡馆用 / 咖啡馆 / 咖啡店…用 / 咖啡馆…用
glass | жаропрочный / heat-resistant / 高硼硅 | не лопаются от кипятка / выдерживают кипяток / под горячее / для кипятка / для горячего чая / не треснет от кипятка / латте горячий / кипяток наливать / не … лопаются / не … лопнули / от кипятка … не / кипяток … не / наливать … кипяток | that take boiling water / won't crack with hot drinks / for hot drinks / boiling water / hot tea / won't crack / pour hot coffee / take heat / hot coffee / not … crack / boiling … water / pour … boiling / hot … not crack | 倒热水 / 装热水 / 热水不裂 / 开水不裂 / 倒…开水 / 开水…不 / 热水…不炸 / 不…炸
glass | с утолщённым дном / with thick base / 加厚 | толстодонные / тяжёлым … донышком / толстым … донышком / тяжёлое … дно / дно … толстое | heavy … bottom / thick … bottom / heavy … base | 底厚 / 杯底厚 / 底…厚 / 厚…底
glass | с двойными стенками / double-wall / 双层 | не обжигают руки / двустенные / чтобы не обжечься / держать горячее / не конденсируется / снаружи не горячий / не … обжечь / не … обжигает / не … горячо держать | don't burn fingers / stay cool outside / don't burn hands / no condensation / hold hot drinks / outside stays cool / not … burn … hands / not … burn … fingers / not … hot … hold | 不烫手 / 拿着不烫手 / 不烫 / 隔热不烫 / 装热水不烫 / 外壁不热 / 不…烫手 / 拿…不烫
glass,flower-pot | рифлёный / ribbed / 竖纹 | в рубчик / с вертикальными полосками | vertical lines | 竖条纹 / 条纹杯 / 罗马纹
glass | с чеканным узором / hammered / 锤纹 | - | dimpled | 锤目纹 / 锤子纹
glass | с золотой каймой / with gold rim / 描金边 | - | gilded / with golden edge | -
glass | Посудомоечная машина можно / Dishwasher safe / 可用 | можно мыть в пмм | - | -
food-container | с отделениями / with compartments / 分格 | с секциями / чтобы еда не смешивалась / чтобы не смешивались / гарнир отдельно / отделить салат / еда по отдельности / не … смешивалось / не … смешивались / отдельно … гарнир | keeps foods apart / food doesn't mix / separate salad / keep things separate / salad separate / keep … separate / keep … apart / not … mix / separate … compartments / food … separate | 饭菜分开 / 不串味 / 有格子 / 菜不混 / 饭菜不串 / 分开装 / 荤素分开 / 饭菜…分开 / 菜饭…分开 / 分开…装 / 分开…放 / 不…串味 / 不…混
food-container | с приборами / with cutlery / 配勺筷 | с вилкой и ложкой / с ложкой / вилка в комплекте | with spoon / with fork / comes with utensils | 带筷子 / 带勺子
food-container | для морозилки / freezer-safe / 可冷冻 | заготовки на зиму / морозить / запасы в морозилку / в морозилку … ставить / можно … замораживать | batch cooking / frozen meals / go … freezer / put … freezer / in … freezer | 放冰箱冷冻 / 可以冻 / 冻肉 / 冻起来 / 冷冻室 / 放…冷冻 / 进…冷冻 / 冷冻…用
food-container | с клапаном / with steam vent / 透气阀 | с отверстием для пара | - | 带气孔
food-container | с удобным хранением друг в друге / stackable / 可叠放 | занимают мало места / башенкой / друг в друга | stack on top of each other / save space / stack neatly / take less space / nest together | 能摞起来 / 可堆叠 / 叠起来不占地 / 套叠 / 省地方 / 不占地方 / 摞着放
thermos-mug,water-bottle,food-container | герметичный / leakproof / 防漏 | с плотной крышкой | - | -
food-container,cosmetic-bag,toiletry-bag | двухъярусный / two-tier / 双层 | двухэтажные / в два яруса / в два этажа | double layer | 上下层
food-container | для микроволновки / microwave-safe / 微波炉可用 | чтобы разогревать на работе / греть на работе / разогревать / разогреть обед / в микру / в микрухе / разогревать … в / греть … в / в микроволновке … греть / в микроволновке … можно | reheat / heat up / reheat at work / nuke it / zap it / warm up lunch / heat … in … microwave / warm … in … microwave / go … microwave / put … microwave / in … microwave | 能热饭 / 上班热饭 / 加热饭 / 微波里热 / 放微波炉 / 微波炉…热 / 放…微波炉 / 进…微波炉
food-container | для правильного питания / for meal prep / 健身备餐 | для пп / на неделю заготовки / для спортпита | for dieting | 减脂餐
frying-pan,baking-mold | антипригарный / non-stick / 不粘 | тефлоновые | teflon | 不沾锅 / 煎蛋不粘 / 不糊锅
frying-pan | с каменным покрытием / with stone coating / 麦饭石涂层 | гранитные | granite | 花岗岩
frying-pan | глубокий / deep / 加深 | с высокими бортами | high sides | 深口 / 深锅
frying-pan | для индукционной плиты / induction-ready / 电磁炉通用 | магнитится дно / на индукционке / для любой плиты / индукция | magnetic bottom / any hob / all hobs / induction stove / glass cooktop | 电磁灶 / 什么炉都能用 / 电磁炉能用 / 能用电磁炉 / 能上电磁炉 / 电磁炉上能用 / 各种灶
frying-pan | со съёмной ручкой / with detachable handle / 可拆手柄 | ручку снять / убрать ручку / в духовку без ручки / ручка … снимается / снять … ручку / ручка … отстёгивается / со снимающейся … ручкой | handle comes off / clip-off handle / take the handle off / handle off for oven / handle … off / take … handle off / remove … handle / handle … removed | 手柄取下来 / 摘手柄 / 把能取下 / 手柄…拆 / 把手…拆 / 把…取下
frying-pan | без дыма / low-smoke / 少油烟 | без чада / бездымные / кухня не в дыму / без гари / не коптит | kitchen doesn't fill with smoke / no smoke / smoke free | 不冒烟 / 厨房没烟 / 不呛 / 没烟
frying-pan | с толстым дном / with thick base / 加厚底 | не деформируется дно | doesn't warp | 底厚 / 不变形
frying-pan | с двумя ручками / with two handles / 双耳 | - | double handle | 两个把 / 双把手 / 两边有把手
frying-pan | с носиком для слива / with pouring spout / 导流口 | - | - | 有倒油口 / 带导流嘴 / 方便倒油
frying-pan | для стейков / for steaks / 煎牛排 | - | - | 煎肉 / 煎牛扒
frying-pan | для газовой плиты / for gas stoves / 燃气灶 | - | - | 煤气灶 / 明火
knife,garden-shears | острый / sharp / 锋利 | острющие / чтобы хорошо резали / легко режут | that cut well / cut easily | 切东西快 / 不钝
knife | с дамасским узором / with Damascus pattern / 大马士革纹 | с узором на лезвии | patterned blade | 花纹钢 / 带花纹
knife | кованый / forged / 锻打 | ручной ковки / выкованные | hammered | 手工锻造 / 锻造
knife | с чехлом / with blade cover / 带刀套 | с ножнами / в ножнах / с защитой лезвия | with sheath / with a case | -
knife | цельный / one-piece / 一体成型 | из одного куска | - | 一体钢
knife,kitchen-utensils,dumbbell,screwdriver-set,watering-can | с нескользящей ручкой / with non-slip handle / 防滑手柄 | удобно держать / с прорезиненной ручкой / не выскальзывают | knurled | 把手防滑 / 不脱手
knife,cutting-board | для мяса / for meat / 切肉 | - | for carving | 剁肉
knife,frying-pan,kitchen-utensils,yoga-mat,dumbbell,resistance-band,jump-rope,makeup-brush,nail-file,screwdriver-set,tape-measure,drill,garden-shears | профессиональный / professional / 专业 | для шефа | - | 厨师用 / 大厨用
knife | для суши / for sushi / 寿司料理 | для роллов / сушиста | sashimi / for rolls | 刺身 / 切生鱼片
cutting-board | с желобком для сока / with juice groove / 带汁槽 | с канавкой / чтобы сок не стекал на стол / сок не вытекает / для арбуза / сок … не / чтобы … не текло / не … стекал / жидкость … не | with a moat / juice stays on board / meat juices / no juice on counter / catches the juice / juice … not / catch … juice / not … run off / collect … juice | 有水槽 / 汁水不流 / 带凹槽 / 有槽 / 水不流到台面 / 汁不流出来 / 接汁 / 汁…不流 / 水…不流 / 接…汁
curtain,cutting-board | с защитой от плесени / mildew-resistant / 防霉 | не чернеет | - | -
cutting-board | с тёркой для чеснока / with grinding area / 带研磨区 | - | with grater | 带磨泥 / 磨姜蒜
socks,gloves,sneakers,slippers,boots,sandals,cutting-board,yoga-mat,resistance-band,pet-bowl,pet-bed,car-organizer,car-mat | нескользящий / non-slip / 防滑 | чтобы не ёрзала / не ездит по столу / с резиновыми ножками / с тормозами / чтобы ребёнок не поскользнулся / с резиновыми точками / для мокрого пола / не поскользнёшься в ванной / для гололёда / на лёд / с протектором / не разъезжаются ноги / не сползают / не скатываются / не скручиваются на ноге / не соскальзывают / не ездит по полу / не катается по кухне | won't move around / stays in place / with grippers / with rubber dots / for wet floors / for ice / non slip on snow / no slipping / don't roll up / stays put / no sliding | 放着不动 / 不移动 / 浴室不滑 / 雪地不滑 / 不卷 / 不乱跑
blanket,cutting-board,mirror,nail-file | двусторонний / double-sided / 双面 | - | - | 正反都能用 / 正反面
cutting-board,baking-mold,pet-bed,notebook,car-mat | толстый / thick / 加厚 | толще обычных / пухлые | lots of pages / many pages | 厚本
cutting-board | под гравировку / for engraving / 可激光刻字 | - | - | 刻logo
cutting-board | для детского питания / for baby food / 宝宝辅食 | для прикорма | for weaning | -
kitchen-utensils,baking-mold,packing-tape | термостойкий / heat-resistant / 耐高温 | не плавятся / не боятся горячего | won't melt | 不怕热 / 不融化
kitchen-utensils | многофункциональный / multifunctional / 多功能 | много насадок | does it all | 多用途 / 功能多
kitchen-utensils,baking-mold | безопасный для пищи / food-grade / 食品级 | для контакта с едой / не вредные | - | -
baking-mold | с лёгким извлечением / easy-release / 易脱模 | кекс сам вываливается / не прилипает тесто / не прилипает / торт выскакивает / не застревает / чтобы кекс не разваливался / не … прилипает / легко … вынимается / легко … достать / вынимать … легко | pops out easily / cake comes out easily / cake falls out / doesn't stick / no stuck cake / slides out / comes out whole / not … stick / comes out … easily / pop … out / easy … take out / comes … out … whole | 好脱模 / 容易脱模 / 好取出 / 轻松脱模 / 蛋糕完整取出 / 不粘模 / 一倒就出来 / 不…粘 / 脱模…容易 / 取…容易 / 好…脱模
baking-mold | со съёмным дном / with removable bottom / 活底 | - | - | 活动底
baking-mold | на 12 ячеек / 12-cup / 12连 | - | 12 cups | 十二连 / 12孔
baking-mold | на 6 ячеек / 6-cup / 6连 | шесть штук | 6 cup | 六个一盘
baking-mold | в форме сердца / heart-shaped / 爱心 | - | - | 心型
baking-mold | для духовки / for oven / 家用烤箱 | - | - | 能进烤箱
baking-mold | для кондитерской / for bakeries / 蛋糕店 | - | - | 烘焙店 / 甜品店 / 面包店
frying-pan,baking-mold,car-organizer,organizer | с крышкой / with lid / 带盖 | - | with cover | -
knife | острый / sharp / 锋利 | легко режет помидор / режет как масло / чтоб помидоры резали / не надо точить / заточка держится / долго … не тупится / не … тупятся / хорошо … режет / легко … режет | cuts tomatoes / cuts like butter / slices through / don't need sharpening / holds an edge / keeps its edge / stay … sharp / keep … sharp / cut … easily / not … dull / cuts … like | 切番茄 / 切肉不费劲 / 不用磨 / 切…快 / 不…钝 / 切…不费劲
knife | с нескользящей ручкой / with non-slip handle / 防滑手柄 | мокрой рукой держать / не выскальзывает / хорошо лежит в руке / ручка не скользит | doesn't slip in hand / sits well in hand | 手湿也不滑 / 握得住 / 好握 / 手感好
frying-pan | антипригарный / non-stick / 不粘 | блины не прилипают / без масла жарить / омлет соскальзывает / чтобы ничего не приставало / не пригорает / не … прилипает / не … прилипало / ничего … не пригорает / не … пригорало | pancakes slide off / cook without oil / nothing sticks / food slides off / eggs slide / not … stick / nothing … sticks / food … slides / eggs … slide | 煎鸡蛋不粘 / 不用放油 / 少油煎 / 一点不粘 / 不…粘 / 煎…不粘 / 不…糊
food-container | герметичный / leakproof / 防漏 | в рюкзаке не протечёт / подлива не вытечет / супчик носить / крышка плотно / соус не вытечет / не … протекает / не … протекал / не … пролился / не … вылился / суп … не / в сумке … не / не … вытекает / не … вытек | sauce stays in / carry soup / soup safe / in a backpack without spilling / gravy / sauce won't leak / not … leak / not … spill / not … drip / no … leaks / soup … not / no … spills | 带汤不漏 / 装汤 / 汤汁不漏 / 能带汤 / 不…漏 / 不…洒 / 汤…不 / 装汤…不
food-container | с ручкой / with carry handle / 手提 | носить в руке / с ручкой для переноски | carry by hand / handle on top | 能提着 / 方便拎
thermos-mug | герметичный / leakproof / 防漏 | в рюкзак кинуть / вверх дном / не пролить в машине / можно перевернуть / не … протекает / не … протекала / не … пролилось / не … протекли / в сумке … не / не … вытекает | toss in a bag / upside down / no coffee on my bag / throw in a bag / not … leak / not … spill / not … drip / no … leaks / no … spills | 扔包里 / 倒着放 / 车上不洒 / 随便晃 / 不…漏 / 不…洒 / 不…渗 / 倒…不漏
thermos-mug | с двойными стенками / double-wall vacuum / 双层真空 | долго горячий / чай горячий весь день / не остывает / держит тепло / долго держит тепло / остаётся горячим | keep drinks hot / stays hot / hot all day / keeps coffee hot / hot for hours / keep tea hot / cold all day | 一天都热 / 不凉 / 长时间保温 / 保温久 / 保温时间长
mug | под печать фото / for photo printing / 可印照片 | фотку напечатать / с нашими фото / свою картинку / фото класса / напечатать … фото / с нашим … фото / нанести … фото | print a picture / put a photo / family photo / picture of the class / print … photo / with our … photo / picture … on it | 放照片 / 印全家福 / 印图上去 / 打印照片 / 印…合影 / 印…照片 / 印…相片 / 合影
water-bottle | складной / foldable / 折叠 | занимает мало места когда пустая / скрутить / сплющить | squash flat / takes no space / rolls up small / squashes | 压扁 / 不占地 / 空的能压扁
water-bottle | герметичный / leakproof / 防漏 | в сумке с ноутбуком / не промочит сумку / учебники не промокнут / не … протекает / не … протекала / не … пролилось / не … протекли / в сумке … не / не … вытекает | near my laptop / laptop safe / in a schoolbag / won't wet my books / not … leak / not … spill / not … drip / no … leaks / no … spills | 不湿书 / 书包里不漏 / 和电脑放一起 / 不…漏 / 不…洒 / 不…渗 / 倒…不漏
cutting-board | нескользящий / non-slip / 防滑 | стоит как вкопанная / не гуляет по столу / не уезжает / не … скользит / не … ездила / не … скользила / не … ездит | doesn't slide / doesn't move / firm on counter / no slipping on counter / not … slip / not … slide / not … move / stay … put | 不乱动 / 切的时候不动 / 不…滑 / 不…移动 / 切菜…不滑
kitchen-utensils | термостойкий / heat-resistant / 耐高温 | в кипящее масло / не оплавится / в горячую сковороду / не деформируется | hot oil / doesn't melt / survives heat / in a hot pan | 热油 / 高温不变形 / 不怕油温
kitchen-utensils | с нескользящей ручкой / with non-slip handle / 防滑手柄 | мокрыми руками / не выскользнет / удобно лежит | comfortable grip / doesn't slip out | 手湿不滑 / 好拿 / 不滑手
kitchen-utensils | безопасный для пищи / food-grade / 食品级 | без химии / безвредные для еды / не выделяют вредного | no chemicals / safe for kids food / nothing toxic | 没毒 / 没有有害物 / 入口安全
kitchen-utensils | с длинной ручкой / with long handle / 长柄 | ручка … длинная / длинная … ручка / рука … не обожглась / не … обжечься | long … handle / handle … long / not … burn … hand | 把…长 / 柄…长 / 手…不烫 / 长…把
cutting-board | с защитой от плесени / mildew-resistant / 防霉 | не … плесневела / не … плесневеет / не … чернела / плесень … не | not … mold / not … mould / no … mold / mold … not | 不…发霉 / 不…长霉 / 霉…不
`
