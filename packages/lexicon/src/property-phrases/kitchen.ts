export const kitchenPhrases = `
thermos-mug | с откидной крышкой / with flip lid / 翻盖 | с крышкой на петле | - | 盖子能翻 / 掀盖
thermos-mug | с дисплеем температуры / with temperature display / 智能显温 | с термометром на крышке / видно сколько градусов | with thermometer | -
thermos-mug | с ситечком для чая / with tea infuser / 带茶隔 | с заварником / с сеточкой для заварки | - | 能泡茶 / 带滤网泡茶 / 茶水分离 / 有茶漏
thermos-mug | с нескользящим дном / with non-slip base / 防滑硅胶底 | чтобы не ездила по столу / с резиновым донышком | - | 底部有硅胶
thermos-mug | с петлёй для переноски / with carry loop / 提绳 | чтобы носить на руке / с верёвочкой / с петелькой для руки | to hang on a wrist | 能拎着走 / 可以提着
thermos-mug | с керамическим покрытием внутри / with ceramic inner coating / 陶瓷内胆 | чтобы не было привкуса металла | ceramic inside / no metal taste | 里面是陶瓷 / 陶瓷内壁 / 没有金属味
thermos-mug | с кнопкой на крышке / with push-button lid / 按压盖 | открывается одной рукой | opens with one hand / one-touch | 一按就开 / 单手开 / 按一下就开
thermos-mug,cable | для автомобиля / for car / 车载 | в машину / чтобы влезала в подстаканник | fits a cup holder | 放车上 / 车上用
thermos-mug | Держит тепло 12 часов / Keeps hot 12 hours / 12小时 | - | stays hot for 12 hours | -
water-bottle | с разметкой по часам / with time markings / 带刻度 | - | - | 带喝水时间
water-bottle,headphones,phone-holder,cutting-board | складной / foldable / 折叠 | сворачивается / сжимается / силиконовая сжимаемая / компактно складываются | squeezable flat / packs flat / rolls up | 能压缩 / 可压扁 / 可以卷起来 / 伸缩
water-bottle | с фильтром для фруктов / with fruit infuser / 带滤网 | с инфузером | - | 能泡柠檬 / 泡水果 / 带过滤网
water-bottle | с крышкой на кнопке / with push-button lid / 弹跳盖 | открывается нажатием | one click open | 一按弹开 / 弹盖 / 单手打开
water-bottle | с ремешком / with carry strap / 带提绳 | с петлёй / чтобы носить на запястье | with a loop | 带绳子 / 有提手绳 / 能挂手上
water-bottle | без бисфенола А / BPA-free / 不含BPA | без вредных веществ / безопасный пластик | without bisphenol | 没有双酚A
water-bottle,pencil-case | с градиентом / gradient / 渐变 | с переходом цвета | colour fading / two-tone fade | 颜色过渡
water-bottle,phone-case | для велосипеда / for cycling / 户外骑行 | - | bike cage | 骑车用
mug | с крышкой и ложкой / with lid and spoon / 带盖勺 | с ложечкой | - | -
mug | меняющий цвет от тепла / color-changing / 变色 | проявляется картинка | heat sensitive | 倒热水会变 / 魔术
mug,blanket | под печать фото / for photo printing / 可印照片 | под фотопечать | to print a photo on | 可以印图片
mug | с золотой каймой / with gold rim / 金边 | - | - | 描金 / 镶金边
mug | с матовой глазурью / with matte glaze / 哑光釉 | не блестящие | non-shiny | 亚光釉
mug,flower-pot,christmas-decor | с ручной росписью / hand-painted / 手绘 | расписанные вручную / разрисованные руками | - | 手工彩绘 / 手画 / 手工绘制
mug | большой / large / 大容量 | побольше объём | huge / jumbo / giant | 超大 / 特大号 / 大肚
mug | Микроволновка можно / Microwave safe / 可微波 | - | can be microwaved | 能微波 / 微波炉能热
mug | для кафе / for cafes / 咖啡厅 | - | - | 咖啡店用 / 开咖啡馆用 / 咖啡馆
glass | жаропрочный / heat-resistant / 高硼硅 | не лопаются от кипятка / выдерживают кипяток / под горячее / для кипятка | that take boiling water / won't crack with hot drinks / for hot drinks | -
glass | с утолщённым дном / with thick base / 加厚 | толстодонные | - | 底厚 / 杯底厚
glass | с двойными стенками / double-wall / 双层 | не обжигают руки / двустенные | don't burn fingers | 不烫手 / 拿着不烫手
glass,flower-pot | рифлёный / ribbed / 竖纹 | в рубчик / с вертикальными полосками | vertical lines | 竖条纹 / 条纹杯 / 罗马纹
glass | с чеканным узором / hammered / 锤纹 | - | dimpled | 锤目纹 / 锤子纹
glass | с золотой каймой / with gold rim / 描金边 | - | gilded / with golden edge | -
glass | Посудомоечная машина можно / Dishwasher safe / 可用 | можно мыть в пмм | - | -
food-container | с отделениями / with compartments / 分格 | с секциями / чтобы еда не смешивалась | keeps foods apart | 饭菜分开 / 不串味 / 有格子
food-container | с приборами / with cutlery / 配勺筷 | с вилкой и ложкой / с ложкой / вилка в комплекте | with spoon / with fork / comes with utensils | 带筷子 / 带勺子
food-container | для морозилки / freezer-safe / 可冷冻 | - | - | 放冰箱冷冻 / 可以冻
food-container | с клапаном / with steam vent / 透气阀 | с отверстием для пара | - | 带气孔
food-container | с удобным хранением друг в друге / stackable / 可叠放 | - | stack on top of each other | 能摞起来 / 可堆叠 / 叠起来不占地 / 套叠
thermos-mug,water-bottle,food-container | герметичный / leakproof / 防漏 | с плотной крышкой | - | -
food-container,cosmetic-bag | двухъярусный / two-tier / 双层 | двухэтажные / в два яруса / в два этажа | double layer | 上下层
food-container | для микроволновки / microwave-safe / 微波炉可用 | чтобы разогревать на работе | reheat | 能热饭
food-container | для правильного питания / for meal prep / 健身备餐 | для пп / на неделю заготовки / для спортпита | for dieting | 减脂餐
frying-pan,baking-mold | антипригарный / non-stick / 不粘 | тефлоновые | teflon | 不沾锅 / 煎蛋不粘 / 不糊锅
frying-pan | с каменным покрытием / with stone coating / 麦饭石涂层 | гранитные | granite | 花岗岩
frying-pan | глубокий / deep / 加深 | с высокими бортами | high sides | 深口 / 深锅
frying-pan | для индукционной плиты / induction-ready / 电磁炉通用 | магнитится дно | magnetic bottom | 电磁灶
frying-pan | со съёмной ручкой / with detachable handle / 可拆手柄 | - | handle comes off / clip-off handle | -
frying-pan | без дыма / low-smoke / 少油烟 | без чада / бездымные | - | 不冒烟
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
cutting-board | с желобком для сока / with juice groove / 带汁槽 | с канавкой | with a moat | 有水槽 / 汁水不流 / 带凹槽 / 有槽
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
baking-mold | с лёгким извлечением / easy-release / 易脱模 | кекс сам вываливается / не прилипает тесто | pops out easily / cake comes out easily | 好脱模 / 容易脱模 / 好取出 / 轻松脱模
baking-mold | со съёмным дном / with removable bottom / 活底 | - | - | 活动底
baking-mold | на 12 ячеек / 12-cup / 12连 | - | 12 cups | 十二连 / 12孔
baking-mold | на 6 ячеек / 6-cup / 6连 | шесть штук | 6 cup | 六个一盘
baking-mold | в форме сердца / heart-shaped / 爱心 | - | - | 心型
baking-mold | для духовки / for oven / 家用烤箱 | - | - | 能进烤箱
baking-mold | для кондитерской / for bakeries / 蛋糕店 | - | - | 烘焙店 / 甜品店 / 面包店
frying-pan,baking-mold,car-organizer,organizer | с крышкой / with lid / 带盖 | - | with cover | -
`
