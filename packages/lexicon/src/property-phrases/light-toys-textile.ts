export const lightToysTextilePhrases = `
desk-lamp | без мерцания / flicker-free / 无频闪 | безопасный для зрения | - | 不闪
desk-lamp | с гибкой ножкой / with flexible neck / 万向软管 | гнётся / можно повернуть куда угодно | bendy / gooseneck / bends any way | 可以弯 / 随意弯曲
desk-lamp | с сенсорным управлением / with touch control / 触控开关 | без кнопок | - | 摸一下就亮
desk-lamp | с тремя оттенками света / with 3 color temperatures / 三色温 | - | warm and cool light / three light tones | 三种光 / 冷暖光
desk-lamp,night-light | с таймером / with timer / 定时关闭 | сама выключается / автовыключение / отключается через час / сам гаснет / выключается сам | switches off by itself / auto off / turns itself off | 自动关 / 能定时 / 自动熄灭
desk-lamp | с устойчивым основанием / with weighted base / 加重底座 | не падает / не опрокинется | stable / doesn't fall over / won't tip | -
desk-lamp | с тремя уровнями яркости / with 3 brightness levels / 三档调光 | - | - | 能调亮暗
desk-lamp | с беспроводной зарядкой для телефона / with wireless phone charging / 手机无线快充 | - | - | 能给手机充电
desk-lamp | Питание от аккумулятора / Power supply rechargeable / 充电款 | работают без розетки | works without cable | 不插电
desk-lamp | для чтения / for reading / 阅读 | читать в кровати / чтобы читать | for books | 看书用 / 看书 / 读书
desk-lamp | для общежития / for dorm rooms / 宿舍 | - | - | 寝室 / 住校
led-strip | под нарезку / cuttable / 可剪裁 | - | - | 随意剪
led-strip | самоклеящийся / self-adhesive / 自粘背胶 | на клеевой основе | with tape backing | 背面有胶 / 自带胶
led-strip | с реакцией на музыку / with music sync / 音乐律动 | цветомузыка | disco | -
led-strip | с управлением из приложения / app-controlled / 蓝牙APP控制 | - | from phone / control by phone | 手机操作
led-strip | с датчиком движения / with motion sensor / 人体感应 | загораются когда проходишь / сами включаются | lights up when you walk / turns on by itself | 人来就亮 / 自动亮
led-strip | на батарейках / battery-powered / 电池盒款 | без розетки | no outlet | -
led-strip,night-light | с питанием от USB / USB powered / USB供电 | от компьютера | - | -
led-strip | яркий / bright / 高亮 | - | strong light | 很亮 / 特别亮
led-strip | для подсветки телевизора / for TV backlight / 电视背景 | для телека | - | -
led-strip | для лестницы / for stairs / 楼梯 | подсветка ступенек | - | 台阶
night-light | с управлением касанием / tap-controlled / 拍拍开关 | по хлопку / шлёпнул и включился / от прикосновения | pat | 拍一下就亮
night-light | с переключением цветов / color-changing / 七彩变色 | разноцветные / переливаются / радужные | rainbow / multi colour | 变颜色
desk-lamp,night-light,flashlight,toy-car | аккумуляторный / rechargeable / 可充电 | без провода | cordless / no wires | 不用插电
night-light | от розетки / mains-powered / 插电式 | - | plugs into wall / wall socket | 插墙上
night-light | на магните / magnetic / 磁吸安装 | на магнитиках | sticks to metal | -
night-light | для кормления малыша / for baby feeding / 宝宝喂奶 | мамочке | nursing / night feeds | 夜奶 / 起夜喂奶
night-light | Свет тёплый / Light warm / 暖光 | жёлтый свет | soft yellow | 暖黄 / 黄光
flashlight | с регулировкой фокуса / zoomable / 变焦 | с линзой | - | 调焦
flashlight | с магнитом / magnetic / 磁吸尾部 | крепится к железу | sticks to metal | 带磁铁 / 磁铁吸附
flashlight | яркий / super bright / 超亮 | мощные / ярчайшие / светят далеко | powerful / blinding | 很亮 / 特别亮 / 亮度高
flashlight | с красным сигналом / with red warning light / 红光警示 | с красным светом / с аварийным красным | red light / red signal / red flashing | 有红灯
flashlight | с включением жестом / with gesture sensor / 手势感应 | махнул рукой | - | 挥手就亮 / 挥手开
flashlight | с крючком / with hook / 带挂钩 | подвесить в палатке / вешается | hangs / hang in a tent | 带钩子 / 可以挂帐篷
flashlight | с солнечной батареей / solar / 太阳能 | заряжается от солнца | charges by sun | 晒太阳 / 太阳充
flashlight | с пятью режимами / with 5 modes / 五档模式 | - | 5 settings / 5 levels | -
flashlight | на случай отключения света / for emergencies / 应急 | аварийные | power cuts / blackout / outage | 停电用 / 停电
flashlight | для ремонта / for repair work / 检修 | для гаража / для сто | mechanics / garage | 修车用
flashlight | с зарядкой от USB / USB rechargeable / USB直充 | - | - | usb充电
soft-toy,bedding,blanket,curtain | пригодный для машинной стирки / machine-washable / 可机洗 | можно постирать | can be washed | -
soft-toy | со звуком / with sound / 录音发声 | говорящие | talking / sings | 会说话 / 会唱歌
soft-toy | утяжелённый / weighted / 配重安抚 | тяжёлые успокаивающие / антистресс тяжёлые | calming heavy | -
soft-toy | приятный на ощупь / soft-touch / 柔软亲肤 | нежные / мягчайшие | super soft / cuddly / huggable / silky soft | 软软 / 手感好 / 摸着舒服 / 软绵绵
soft-toy | для автоматов с призами / for claw machines / 抓机 | в хватайку | - | 娃娃机 / 抓娃娃 / 夹娃娃
soft-toy,building-blocks | в виде динозавра / dinosaur / 恐龙 | дракончик динозавр | - | -
soft-toy | с петлёй / with hanging loop / 带挂绳 | на верёвочке | with string | -
soft-toy | для сна малыша / for baby sleep / 宝宝陪睡 | спать с ней | bedtime | 睡觉抱 / 哄睡
building-blocks | развивающий / educational / 益智 | - | - | 开发智力
building-blocks | с инструкцией / with instructions / 图解说明 | с пошаговой схемой / есть схема сборки | step by step | 有图纸 / 有说明书 / 带图纸
building-blocks | в ведёрке / in a bucket / 桶装 | в ведре / в банке | in a tub | -
building-blocks | с гладкими краями / with smooth edges / 圆角无毛刺 | без острых краёв / не поранится / без заусенцев | no sharp edges | 没有毛刺 / 不割手 / 不扎手
building-blocks | с фигурками / with minifigures / 配人仔 | с человечками / с минифигурками | little people | 带小人 / 有人偶 / 有小人
building-blocks | Размер деталей крупные / Piece size large / 大颗粒 | большие детали | big pieces | 颗粒大
toy-car,dumbbell,flower-pot | ударопрочный / drop-resistant / 耐摔 | неубиваемые | tough / can't be broken | 摔不烂
toy-car | с открывающимися дверями / with opening doors / 可开门 | - | - | 门能开 / 车门能打开
toy-car | со световыми и звуковыми эффектами / with light and sound effects / 声光 | с мигалкой и сиреной | siren | 有声音有灯 / 会响会亮 / 带音乐
toy-car | полноприводный / 4WD / 四驱 | - | four wheel drive | 四轮驱动
toy-car | с большими колёсами / with big wheels / 大轮胎 | с огромными колёсами / монстр трак | monster truck / huge tires | 大轮子 / 轮子大 / 大脚车
toy-car | внедорожный / off-road / 越野 | джип / по бездорожью | jeep / off roader | 吉普
toy-car | полицейский / police / 警察 | копы | cop / cops | 警车
toy-car | пожарный / fire-rescue / 消防 | - | firefighter | 救火
toy-car | строительный / construction-site / 工程 | экскаватор / стройтехника | digger / excavator | 挖掘机 / 挖土机
toy-car | для коллекции / for collectors / 收藏摆件 | на полку | - | -
puzzle | магнитный / magnetic / 磁性 | на холодильник | - | -
puzzle | в жестяной коробке / in a tin box / 铁盒装 | - | - | 铁罐
puzzle | без бумажной пыли / dust-free / 无粉尘 | - | dustless | 没粉尘 / 不掉粉
puzzle | под печать своего фото / custom-photo / 可定制图案 | из своей фотографии / с семейной фоткой | from own picture | -
puzzle | с картинкой-образцом / with reference picture / 附底图 | с плакатом / с картинкой для подсказки | with poster / guide image | 有参考图
puzzle | с разметкой на обороте / with marked back / 背面分区 | с буквами на обратной | - | -
puzzle | с картой мира / world-map / 世界地图 | география | geography | 认识国家
puzzle | для украшения стены / for wall decoration / 装饰挂画 | для интерьера | wall art | 挂墙上 / 装饰画 / 挂墙
bedding | с мягким начёсом / brushed / 磨毛 | - | fuzzy soft / peach skin | 毛绒感 / 拉绒
bedding | приятный к телу / skin-friendly / 亲肤 | не раздражает кожу / нежное | - | 贴身舒服 / 不刺激
bedding | с простынёй на резинке / with fitted sheet / 床笠款 | - | elastic sheet | -
bedding | на молнии / with zipper / 拉链款 | на замке | - | -
bedding | стойкий к выцветанию / fade-resistant / 不褪色 | цвет не вымывается / не теряют цвет | won't fade / colours stay | -
bedding | для отелей / for hotels / 酒店民宿 | гостиничное / под посуточную квартиру / апартаменты | airbnb / guesthouse | 宾馆
soft-toy,bedding | для свадьбы / for weddings / 婚庆 | молодожёнам | newlyweds | 结婚用 / 新婚
towel | впитывающий / absorbent / 吸水 | вбирают воду | thirsty | -
towel | без ворсинок / lint-free / 不掉毛 | не лезут / не сыпятся ворсинки | don't shed / no fluff | 不掉絮 / 不掉毛屑
towel | с петлёй / with hanging loop / 带挂环 | с вешалкой | hanger | 有挂绳
puzzle,bedding,towel,blanket,poly-mailer,zip-bag,packing-tape | плотный / thick / 加厚 | пышные | - | -
towel | тонкий / lightweight / 轻薄 | тоненькие / лёгкие походные | packable | 薄款
towel | для салонов красоты / for beauty salons / 美容院 | для косметолога | hairdresser | 美容店 / 理发店 / 发廊
towel | Выделка вафельная / Weave waffle / 华夫格 | - | - | 蜂窝
towel | Выделка махра / Weave terry / 毛圈 | - | terrycloth | 线圈毛巾 / 毛巾布
blanket | без выпадения ворса / shed-free / 不掉毛 | - | no shedding | -
blanket | антистатический / anti-static / 防静电 | - | antistatic | -
blanket | с бахромой / with fringe / 流苏 | - | - | 带穗
blanket,food-container | для пикника / for picnics / 户外野餐 | на природу | - | -
blanket | для малышей / for babies / 宝宝 | в кроватку / в коляску | stroller / crib | 婴儿车
blanket,pillow | для дивана / for sofa / 沙发 | - | couch / for the couch | -
pillow | с эффектом памяти / slow-rebound / 慢回弹 | мемори фоам / эффект памяти / запоминают форму | memory foam / remembers shape | 记忆棉
pillow | с поддержкой шеи / with neck support / 护颈 | шея не болит / от остеохондроза | for neck pain / cervical | 护脖子 / 脖子不疼 / 颈椎枕
soft-toy,pillow,pet-bed | со съёмным чехлом / with removable cover / 可拆洗 | стирать чехол | cover zips off | -
pillow | для путешествий / for travel / 飞机旅行 | - | flights | -
pillow | с наполнителем / with insert / 含芯 | не только наволочка | - | 含枕芯 / 有芯
curtain | светонепроницаемый / room-darkening / 全遮光 | - | - | 不透光 / 全黑 / 挡光 / 完全遮光
curtain | теплозащитный / thermal / 隔热 | от жары / не пускают жару / теплоизоляционные | keep heat out / insulating | 挡热
curtain | на люверсах / with grommets / 打孔款 | с колечками / с кольцами | - | 带圈
curtain | на крючках / with hooks / 挂钩款 | с крючочками | - | 钩子
curtain | без сверления / no-drill / 免打孔安装 | без дрели | - | -
curtain | с красивой драпировкой / with heavy drape / 垂感好 | - | hang well | 垂坠
curtain | для гостиной / for living room / 客厅 | - | lounge / sitting room | -
`
