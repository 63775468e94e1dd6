/** Clothes, shoes, bags and jewellery, told by what is done with them; what a line says: `rows.ts`. */
export const wornKinds = `
backpack | носить учебники в школу за спиной / чтобы на обоих плечах носить / за плечи с лямками вещи носить | to carry school books on the back / carry stuff on both shoulders | 背在背上装书的 / 背书上学用的 / 双肩背的
laptop-backpack | носить ноутбук за спиной / на спину под ноут | carry laptop on my back | 背电脑上班用的
tote-bag | за продуктами ходить вместо пакетов / многоразовые вместо пакетов в магазин / тряпочные с ручками в магазин | instead of plastic bags for groceries / reusable for groceries / cloth ones for the market | 买菜装东西不用塑料袋 / 帆布的装书上课 / 逛超市装东西用的
waist-bag | на пояс вешать телефон и ключи / на поясе носить деньги / бегать с телефоном на поясе / через грудь носить мелочь / на пробежку телефон на пояс | worn round the waist for phone / around the waist for keys and phone / clips round my waist for running / run with my phone on waist | 跑步放手机系腰上 / 腰上系的装手机 / 挂腰上放零钱 / 胸前斜挎小的 / 夜跑绑腰上放手机 / 绑腰上放手机 / 系腰上跑步
travel-bag | ездить на выходные с вещами / сложить вещи в поездку на пару дней / в роддом собрать вещи / в самолёт с собой вещи сложить | to pack clothes for a weekend / for weekend trips to put clothes in / pack for the hospital | 出差装衣服的 / 周末出去玩装衣服 / 去健身房装衣服鞋子 / 待产装东西
toiletry-bag | складывать шампунь и щётку в поездку / умывальные принадлежности в дорогу / щётку и пасту в поездку | for shampoo and toothbrush when travelling / wash things on a trip / toothbrush and paste for travelling | 出差装牙刷牙膏洗发水 / 旅行装洗漱用品 / 出差装牙刷牙膏洗面奶 / 装牙刷牙膏的
cosmetic-bag | складывать помаду и тушь / носить косметику с собой / под косметику в сумку | to keep lipstick and mascara / carry makeup in my handbag / for makeup in a bag | 装口红粉底的 / 放化妆品随身带 / 装化妆品的小包
pencil-case | складывать карандаши и ручки / школьнику под ручки и карандаши / под фломастеры и ручки | to keep pens and pencils / for school kids pens and pencils / put pens in | 装铅笔橡皮的 / 小学生放笔 / 放笔的
socks | на ноги под кроссовки / на ступни чтобы тепло / на ножки малышу чтобы не скользил / вместо тапок на ноги вязаные / младенцу на ножки / новорождённому на ножки | worn under shoes on feet / to keep feet warm in boots / for little feet / for newborn feet / for baby feet | 穿在脚上鞋里面的 / 脚冷穿的 / 宝宝学步穿脚上 / 新生儿脚上穿的
gloves | чтоб руки не мёрзли / на руки зимой / руки мёрзнут за рулём / на руки чтобы тепло было / ездить на велике руки беречь / набирать на телефоне не снимая на морозе | to keep hands warm / hands get cold / for cold hands / keep fingers warm / use phone in the cold without taking off | 手冷戴的 / 冬天骑车手冷 / 冬天骑车手冻 / 戴手上保暖 / 戴着能玩手机手不冷
scarf | на шею чтоб тепло / шею закрыть от ветра / горло закутать / намотать на шею | to wrap round the neck / keeps neck warm / round the neck in winter | 围脖子上的 / 脖子冷围的 / 挡风围在脖子
cap | от солнца на голову с козырьком / голову от солнца закрыть промоутерам / на голову с козырьком | with a peak to keep sun off face / on head against the sun | 戴头上遮太阳 / 遮阳戴头上 / 鸭舌的戴头上
beanie | на голову зимой вязаную / голова мёрзнет / уши закрыть зимой | keeps head warm in winter / knitted for the head / to cover ears in winter | 冬天戴头上保暖 / 头冷戴的 / 护耳朵戴头上
t-shirt | с коротким рукавом на лето сотрудникам / хлопковые с коротким рукавом под принт | short sleeved cotton tops for staff / cotton tops to print on | 短袖的夏天穿上衣 / 夏天穿的短袖 / 印图案的短袖上衣
hoodie | с капюшоном тёплые на осень через голову / с капюшоном и карманом спереди | warm with a hood to pull over | 带帽子的套头上衣 / 秋天穿带帽的上衣
jacket | верхняя одежда на осень от ветра / на улицу от ветра и дождя надеть / сверху накинуть от ветра | something to wear outside in wind / to put on over clothes when windy | 外面穿的挡风衣服 / 骑车穿挡风的 / 骑电动车穿挡风 / 外面套的防风衣服
padded-jacket | на синтепоне на зиму верхнее / на пуху зимнее стоять на морозе | padded for winter to stand outside | 冬天站外面穿的厚衣服 / 冬天穿的厚外套棉的
raincoat | от дождя накинуть на себя / от дождя на велосипед с капюшоном | put on over clothes in rain / keep dry on bike in rain | 骑车下雨穿的 / 下雨穿身上的 / 电动车下雨披的
dress | женское одно целое до колена на лето надеть / в чём пойти на свадьбу девушке | to wear to a wedding as a woman guest | 女孩子参加婚礼穿的裙子 / 夏天女生穿的裙子
jeans | штаны из денима / штаны джинсовые | denim trousers / trousers of denim | 牛仔布的裤子
leggings | в обтяжку штаны для зала женские | tight stretchy trousers for gym | 健身穿的紧身裤
underwear | под одежду надевать трусы / под низ надевать | worn under clothes | 贴身穿的内裤 / 里面穿贴身的
thermal-underwear | под одежду тёплое на мороз надевать / на рыбалку зимой под одежду | warm layer under clothes for winter | 冬天穿里面保暖的 / 贴身保暖的
pajamas | спать в чём / дома спать одежда | to sleep in at night clothes | 睡觉穿的 / 在家睡觉穿
slippers | по дому ходить на ногах / гостям чтобы разувались / постояльцам на ноги в номер / в бане на ноги / в душ на ноги чтоб не скользили | to wear around the house on feet / guests wear in rooms on feet / for hotel guests feet / in the shower on feet | 在家穿脚上的 / 客人进门换的 / 酒店给客人穿的一次 / 洗澡穿的不滑 / 浴室穿的
sneakers | обувь родителям каждый день ходить / бегать на ногах обувь / обувь для бега и зала / ходить целый день на ногах удобная обувь | shoes to run in / walk all day in comfortable shoes / shoes for standing all day | 跑步穿的鞋 / 走一天不累的鞋 / 站一天不累的鞋 / 妈妈走路穿的鞋 / 老人走路穿的鞋 / 爸妈平时穿的鞋 / 老妈买菜穿的鞋 / 上学穿的鞋
boots | обувь на зиму тёплая / на снег обувь / на стройку обувь / на слякоть обувь | shoes for snow / shoes for winter warm / footwear for construction site | 冬天穿的保暖鞋 / 下雪穿的鞋 / 工地穿的鞋
rain-boots | по лужам ходить обувь резиновая / в огород в грязь обувь | to walk in puddles / footwear for mud | 下雨踩水穿的鞋 / 下地穿的胶鞋
sandals | открытая обувь на лето / летняя обувь с ремешками / на море обувь открытая | open shoes for summer / open toed for the beach | 夏天穿的露脚趾鞋 / 夏天穿凉快的鞋
sunglasses | глаза от солнца закрыть / за рулём солнце слепит / чтобы солнце не слепило / от солнца на глаза / темнеют на солнце и светлые дома / от бликов на воде на рыбалку / от бликов глаза болят / солнце бликует на воде | to protect eyes from sun / sun blinds me when driving / for eyes in bright sun / go dark in sun / specs for the sun / dark outdoors clear indoors specs / glare on the water for fishing / glare hurts my eyes | 开车太阳刺眼戴的 / 太阳晃眼睛戴的 / 遮太阳护眼睛 / 太阳底下变黑 / 太阳下变色的眼镜 / 钓鱼水面反光刺眼
umbrella | от дождя закрыться / чтобы не промокнуть под дождём / под дождём над головой / гостям отеля выдавать когда дождь | keep dry when it rains over head / so guests don't get wet in rain / to hold over head in rain | 下雨打的 / 下雨天撑的 / 遮太阳撑的 / 下雨给客人用
earrings | в уши вставлять / в уши украшения / на мочки украшения | for pierced ears / hang from ears / jewellery for ears | 戴耳朵上的 / 耳朵上戴的首饰 / 挂耳朵上亮晶晶的
necklace | на шею украшение / на шею цепочку с подвеской / носить на шее с камушком | to wear round the neck jewellery / jewellery for the neck / pendant on a chain | 戴脖子上的首饰 / 脖子上戴的链子 / 挂脖子上的坠子
ring | на палец украшение / на палец надевать / предложение сделать на палец | to wear on a finger / for her finger / propose with on finger | 戴手指上的 / 求婚戴手指上
bracelet | на запястье украшение / на руку украшение / на запястье из бусин на резинке | to wear on the wrist jewellery / beads on elastic for the wrist / round the wrist beads | 戴手腕上的首饰 / 手腕上戴的珠子 / 戴手上的珠子串
watch | время на руке смотреть / на руку время показывать со стрелками | tells time on the wrist / time on my wrist with hands / wear on wrist to tell time | 戴手腕上看时间 / 手上戴看时间的 / 送男友戴手上看时间的 / 送男友的表 / 送男朋友的表
smart-watch | на руку чтобы шаги считал / на руку пульс и шаги мерить / звонить с руки ребёнку и видеть где он / на запястье с уведомлениями | counts steps on the wrist / measures heart rate on wrist / kid calls from wrist / shows messages on wrist | 戴手上数步数 / 戴手腕测心率 / 小孩戴手上能打电话定位 / 手上戴能收消息的
keychain | ключи вместе держать / на ключи повесить / ключи цеплять на пояс / на ключи с логотипом гостям / на рюкзак повесить фигурку / ключ от номера повесить / на ключи вешать / ключи вешать | keep keys together / hang on keys / for room keys / fobs for keys / clip keys to belt / key fobs / hang my keys on | 挂钥匙的 / 钥匙上挂的 / 挂在包上的小玩意 / 串钥匙的 / 房间钥匙挂的
wallet | деньги и карты носить / для денег и карт в карман | for cash and cards in a pocket / to keep money and cards | 装钱和卡的 / 放钱放卡的
card-holder | визитки и карты держать | to keep business cards | 装名片的 / 放卡的
belt | штаны держать на поясе / чтобы брюки не спадали | hold up trousers / keep trousers up | 系裤子的 / 裤子上系的
hair-accessory | волосы собирать резинки / в волосы украшение / волосы заколоть | to tie hair up / hold hair back | 扎头发的 / 绑头发的 / 别头发的
suitcase | на колёсах в самолёт вещи жёсткий / в багаж сдавать вещи на колёсах жёсткий | hard on wheels for flights | 坐飞机拉的箱 / 拉着走的行李箱
`
