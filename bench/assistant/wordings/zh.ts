/** Chinese first messages, written as the Russian ones were (`ru.ts`). What a row's cells mean: `read.ts`. */
export const chinese = `
你好，我开了家咖啡店，要白色陶瓷杯子300到350毫升的，60个左右 | mug | mat:ceramic; col:white; has:(300|350) ml; q60
半升的保温杯，不要漏水的 | thermos-mug | has:(500|510) ml; has:leakproof
小朋友上学用的水壶 带吸管 | water-bottle | has:straw
一升的塑料运动水壶 | water-bottle | mat:plastic; has:1000 ml
酒吧用的威士忌杯 厚底 48个 | glass:виски | has:thick base; q48
双层玻璃杯 25块以内 | glass | has:double-wall; <25cny
遇热变色的马克杯 | mug | has:color-changing
马克杯带盖带勺 送员工 30个 | mug | has:with lid and spoon; q30
保温杯印公司logo 200个 单价40以内 | thermos-mug | logo; q200; <40cny
车上用的保温杯 | thermos-mug | has:car\\b|автомоб
学生书包 护脊的 | backpack | has:back support
黑色防水电脑包双肩的15.6寸 | backpack | has:15\\.6; has:waterproof; col:black
有usb口的双肩包 我要20个 | backpack | has:USB; q20
登山包40升 | backpack | has:40 l
白色加厚帆布袋 印图用 100个 | tote-bag | mat:canvas; col:white; has:heavy-duty; q100
棉布购物袋 长肩带 | tote-bag | mat:cotton; has:long handles
带拉链的环保袋 | tote-bag | has:zipper
链条女包 黑色 100块以内 | handbag | has:chain; col:black; <100cny
真皮手提包 棕色 | handbag | mat:genuine leather; col:brown
红色斜挎包 拿10个 | handbag | col:red; q10
跑步腰包 能放水壶 | waist-bag | has:bottle holder
军绿色战术腰包50个 | waist-bag | has:tactical; col:green; q50
带轮子的旅行包 | travel-bag | has:on wheels
健身包 有鞋仓 30个 | travel-bag | has:shoe; q30
待产包 | travel-bag | has:maternity
重磅纯棉黑T恤 240克 3XL | t-shirt | mat:cotton; has:240 gsm; col:black; has:Size: .*3XL
印logo的白T 100件 便宜点 | t-shirt | logo; col:white; q100
童装T恤 纯棉 | t-shirt | has:For whom: kids; mat:cotton
跑团用速干短袖 50件 | t-shirt | has:quick-dry; q50
宽松女T恤 | t-shirt | has:loose|оверсайз; has:For whom: (women|unisex)
男款加绒卫衣 XL | hoodie | has:fleece-lined; has:For whom: (men|unisex); has:Size: .*\\bXL
灰色拉链卫衣20件 | hoodie | has:zip|молни; col:grey; q20
班服卫衣 纯色黑的 | hoodie | has:plain; col:black
男士黑色棉袜500双 | socks | has:For whom: (men|unisex); col:black; mat:cotton; q500
瑜伽袜 防滑 | socks | has:non-slip
羊毛袜 冬天穿 | socks | mat:wool
儿童卡通袜 100双 5块以下 | socks | has:For whom: (kids|babies); has:cartoon; q100; <5cny
船袜 透气 | socks | has:короткие; has:breathable
夏天的亚麻连衣裙 | dress | mat:linen; has:Season: summer
碎花裙批发 | dress | has:floral
真丝红裙子 | dress | mat:silk; col:red
男士冬季连帽外套 | jacket | has:For whom: (men|unisex); has:Season: winter; has:hood
防水冲锋衣 男女都能穿 | jacket | has:ветровка; has:waterproof
工人穿的反光外套 40件 | jacket | has:reflective; q40
高腰女牛仔裤 | jeans | has:high-waist; has:For whom: women
黑色阔腿牛仔裤 男 | jeans | has:широкие; col:black
红帽子 绣logo 100顶 | cap | logo; col:red; q100
网帽 | cap | has:сеткой|mesh
女士触屏手套 冬天 | gloves | has:сенсорн; has:For whom: (women|unisex)
男士真皮手套黑色 里面绒的 | gloves | mat:leather; has:For whom: (men|unisex); col:black; has:fleece
骑车半指手套 | gloves | has:fingerless
格子羊毛围巾 | scarf | mat:wool; has:plaid
真丝丝巾 女 20条 | scarf | mat:silk; has:For whom: (women|unisex); q20
男平角裤 纯棉 200条 | underwear | has:боксеры; has:For whom: men; mat:cotton; q200
女士无痕内裤 肤色 | underwear | has:seamless; has:For whom: women; col:beige
小白鞋女38码 | sneakers | col:white; has:For whom: (women|unisex); has:Size: .*\\b38\\b
男跑步鞋 网面透气 43 | sneakers | has:For whom: (men|unisex); has:breathable; mat:mesh; has:Size: .*\\b43\\b
魔术贴童鞋 运动的 | sneakers | has:For whom: kids; has:hook-and-loop
酒店拖鞋300双 最便宜的 | slippers | has:hotel; q300
粉色毛绒拖鞋 女 | slippers | mat:velour; has:For whom: (women|unisex); col:pink
浴室防滑拖鞋 | slippers | has:ванной; has:non-slip
男冬靴 真皮 | boots | has:For whom: men; has:Season: winter; mat:genuine leather
雪地靴 女 | boots | has:угги; has:For whom: women
雨靴 橡胶 | boots | mat:rubber
包头凉鞋女 | sandals | has:closed toe; has:For whom: women
苹果15pro透明壳 | phone-case | has:15 Pro; col:transparent
iphone13硅胶磁吸壳 50个 | phone-case | mat:silicone; has:iPhone 13; has:magnetic; q50
能放卡的手机壳 | phone-case | has:card slot
65瓦氮化镓充电头 | charger | has:65 W; has:GaN
车充 双口 | charger | has:автомобильная; has:two ports
白色无线充 | charger | has:беспроводная; col:white
20w欧规充电器100个 | charger | has:20 W; has:EU plug; q100
两万毫安充电宝 快充 150元以内 | power-bank | has:20000 mAh; has:fast charging; <150cny
太阳能充电宝 露营 | power-bank | has:solar
一万毫安 薄的充电宝 | power-bank | has:10000 mAh; has:slim
公司礼品充电宝 印logo 300个 | power-bank | logo; q300
typec线2米 编织快充 | cable | has:Type-C; has:(?<![\\d.])2 m\\b; has:fast-charging; has:braided
苹果线1米 白色 200条 | cable | has:iPhone; has:(?<![\\d.])1 m\\b; col:white; q200
一拖三充电线 | cable | has:three connectors
头戴降噪耳机 | headphones | has:накладные; has:noise cancelling
便宜蓝牙耳机白色100个 | headphones | has:беспроводные; col:white; q100
跑步戴的耳机 不怕汗不怕水 | headphones | has:waterproof
上网课用带麦耳机30个 | headphones | has:microphone; q30
车载磁吸手机架 | phone-holder | has:автомобильный; has:magnetic
直播手机支架 折叠 | phone-holder | has:streaming|foldable
自行车手机架 | phone-holder | has:bicycle
带gps的运动手表 智能的 | smart-watch | has:GPS
儿童智能手表 | smart-watch | has:For whom: kids
能测心率血氧的手表 | smart-watch | has:heart rate|blood oxygen
机械表男 | watch | has:механические; has:For whom: men
女表石英镶钻 | watch | has:кварцевые; has:For whom: women; has:rhinestones
台灯 能给手机无线充电 | desk-lamp | has:wireless
夹子灯 usb的 | desk-lamp | has:прищепке; has:USB
宿舍充电台灯15个 | desk-lamp | has:rechargeable; q15
5米灯带 带遥控 | led-strip | has:(?<![\\d.])5 m\\b; has:remote
12v户外灯带ip65 | led-strip | has:12 V; has:IP65
电视后面贴的灯带 | led-strip | has:TV|multicolor
兔子小夜灯 | night-light | has:bunny
星空灯 遥控 | night-light | has:звёздного; has:remote
走廊人体感应夜灯20个 | night-light | has:motion|датчик; q20
强光头灯充电式 | flashlight:налобный | has:rechargeable
太阳能露营灯 | flashlight:кемпинговый | has:solar
装电池的小手电 | flashlight | has:battery; has:mini
80公分泰迪熊 | soft-toy | has:80 cm
水豚玩偶 | soft-toy | has:capybara
抓娃娃机用的公仔 500个 便宜 | soft-toy | has:claw; q500
鲨鱼毛绒玩具印我们公司logo 100个 | soft-toy | has:shark; logo; q100
6岁以上机器人积木 | building-blocks | has:robot; has:6 years
一千颗粒以上的积木 | building-blocks | has:1240 pieces
木头积木 幼儿园 | building-blocks | mat:wooden
遥控越野车 | toy-car | has:радиоуправл; has:off-road
合金车模 收藏 | toy-car | has:коллекцион
消防车玩具 有声音 | toy-car | has:fire-rescue; has:sound
1000片拼图 风景 大人玩 | puzzle | has:1000 pieces; has:landscape
木质拼图 3岁宝宝 | puzzle | mat:wooden; has:3 years
酒店用纯棉白色四件套1.8米 50套 | bedding | has:queen; mat:cotton; col:white; q50
床笠款四件套 | bedding | has:fitted
儿童卡通四件套 | bedding | has:cartoon
70*140毛圈浴巾 500克 | towel | has:terry; has:70x140; has:500 gsm
健身用超细纤维毛巾 快干 | towel | mat:microfiber; has:quick-dry
华夫格毛巾40x80 一百条 | towel | has:waffle; has:40x80; q100
酒店白浴巾 200条 50块以内 | towel:банное | col:white; q200; <50cny
200x230灰色毯子 | blanket | has:200x230; col:grey
摇粒绒毯 带流苏 | blanket | mat:fleece; has:fringe
宝宝毯 100x150 | blanket | has:100x150
坐飞机用的u型枕 | pillow | has:шеи|neck
慢回弹枕头50x70 | pillow | has:slow-rebound; has:50x70
45x45抱枕 带流苏 | pillow | has:45x45; has:tassels
全遮光窗帘 200x270 | curtain | has:room-darkening|90%; has:200x270
白纱帘 | curtain | has:тюль; col:white
浴帘 防霉的 | curtain | has:ванной; has:mildew
锻打厨刀 木柄 | knife | has:forged; has:wooden handle
陶瓷刀 | knife | mat:ceramic
五件套刀具带刀架 | knife | has:5 knives
竹砧板带汁槽 30个 | cutting-board | mat:bamboo; has:juice groove; q30
塑料菜板 能放洗碗机 | cutting-board | mat:plastic; has:Dishwasher: safe
28厘米铸铁锅 煎的 | frying-pan | has:28 cm; mat:cast iron
电磁炉能用的平底锅 带盖 24cm | frying-pan | has:with lid; has:induction; has:24 cm
不粘炒锅 | frying-pan | has:вок; has:non-stick
分格便当盒1升 | food-container | has:compartments; has:1000 ml
玻璃饭盒 能微波 | food-container | mat:glass; has:microwave
外卖塑料盒 200个 10块以下 | food-container | mat:plastic; q200; <10cny
硅胶打蛋器 | kitchen-utensils:венчик | mat:silicone
木铲 50把 | kitchen-utensils:лопатка | mat:wooden; q50
不锈钢压蒜器 | kitchen-utensils:чеснокодавка | mat:stainless
长柄汤勺 | kitchen-utensils:половник | has:long handle
12连玛芬硅胶模 | baking-mold | mat:silicone; has:12-cup
活底不粘蛋糕模 | baking-mold | has:removable bottom; has:non-stick
圣诞饼干模具 | baking-mold:вырубка | has:Christmas
8毫米防滑瑜伽垫 | yoga-mat | has:(?<![\\d.])8 mm; has:non-slip
瑜伽馆定制logo的垫子30条 | yoga-mat | logo; q30
可拆卸哑铃10公斤 | dumbbell | has:разборная; has:10 kg
女生哑铃2kg粉色 | dumbbell | has:(?<![\\d.])2 kg; col:pink
8公斤壶铃 | dumbbell | has:гиря; has:(?<![\\d.])8 kg
弹力带五条装 | resistance-band | has:set of 5
引体向上用的弹力带 | resistance-band | has:pull-ups
计数跳绳 | jump-rope | has:счётчиком
学生跳绳能调长短 40根 15块以内 | jump-rope | has:adjustable; q40; <15cny
牛皮纸礼盒开窗200个 | gift-box:коробка | mat:kraft; has:window; q200
首饰盒 丝带 | gift-box:коробка | has:jewelry; has:ribbon
红色圣诞礼品袋 | gift-box:пакет | has:Christmas; col:red
发快递用的袋子1000个 | poly-mailer | q1000
不透光快递袋25x35 | poly-mailer | has:25x35; has:opaque
气泡袋 | poly-mailer | has:пузырчатый
透明自封袋10x15 5000个 | zip-bag | has:10x15; col:transparent; q5000
牛皮纸自立袋 开窗 装茶叶 | zip-bag | mat:kraft; has:window
透明胶带66米72卷 | packing-tape | col:transparent; has:66 m; q72
美纹纸 | packing-tape | has:малярный
印logo的封箱胶500卷 | packing-tape | logo; q500
全自动防风雨伞 黑 | umbrella | has:automatic; has:windproof; col:black
小孩的雨伞 | umbrella | has:For whom: kids
木柄长柄伞 | umbrella:трость | has:wooden handle
男士偏光开车墨镜 | sunglasses | has:polarized; has:For whom: (men|unisex)
猫眼墨镜 | sunglasses | has:cat-eye
防过敏耳钉 | earrings | has:гвоздики; has:hypoallergenic
金色耳圈 轻的 | earrings | has:кольца; col:gold; has:lightweight
爱心吊坠项链 | necklace | has:heart
珍珠项链 | necklace | mat:pearl
开口戒指 | ring | has:adjustable
情侣对戒 可刻字 | ring | has:engraving
弹力绳串珠手链 | bracelet | has:бусин; has:elastic
男士皮手链 | bracelet | mat:leather; has:For whom: (men|unisex)
12支化妆刷套装 带包 | makeup-brush | has:12 pieces; has:pouch
可挂防水洗漱包 | cosmetic-bag | has:hanging; has:waterproof
带灯放大化妆镜 | mirror | has:LED|light; has:magnification
指甲锉100/180 一百包 | nail-file | has:100/180; q100
猫碗 陶瓷 斜口 | pet-bowl | mat:ceramic; has:tilted
让狗吃慢点的碗 | pet-bowl | has:slow-feeding
3米反光狗绳 | pet-leash | has:reflective; has:(?<![\\d.])3 m\\b
大狗防爆冲牵引绳 | pet-leash | has:shock absorber|large breeds
猫窝 能拆洗 | pet-bed | has:removable cover
大狗窝100厘米 | pet-bed | has:100 cm
耐咬会叫的狗玩具 | pet-toy | has:squeaky; has:durable
猫薄荷玩具50个 | pet-toy | has:catnip; q50
a5硬壳点阵本 | notebook | has:A5|А5; has:hardcover; has:dotted
新年手账本印logo 100本 | notebook | logo; q100
线圈方格本 | notebook | has:spiral; has:squared
蓝色中性笔500支 | pen:гелевая | col:blue; q500
最便宜的广告笔 印logo 1000支 | pen | logo; q1000
能擦掉的笔 | pen | has:erasable
双层大笔袋 | pencil-case | has:two-compartment
开学男生笔袋30个 | pencil-case | has:boys|back to school; q30
防水电脑贴纸 | sticker | has:laptops|waterproof
夜光贴 | sticker | has:glow
折叠带盖后备箱箱子 | car-organizer | has:foldable; has:with lid
eva脚垫五座全套 | car-mat | mat:EVA; has:5 seats
无线车用吸尘器 | car-vacuum | has:cordless
修手机的螺丝刀 | screwdriver-set | has:phone
强磁32件螺丝刀 带盒 | screwdriver-set | has:magnetic; has:32 pieces; has:in case
5米卷尺带磁 | tape-measure | has:(?<![\\d.])5 m\\b; has:magnetic
21v电钻两块电池 | drill | has:21 V; has:two batteries
打混凝土的冲击钻 | drill | has:ударная
15cm陶瓷花盆带托盘 | flower-pot | mat:ceramic; has:saucer; has:15 cm
吊盆 挂着的花盆 | flower-pot | has:hanging
懒人自动吸水花盆 | flower-pot | has:self-watering
5升洒水壶 | watering-can | has:(?<![\\d.])5 l\\b
长嘴浇花壶 室内 | watering-can | has:long-spout
棘轮修枝剪 | garden-shears | has:ratchet
开瓶器钥匙扣 印logo 300个 | keychain | has:bottle opener; logo; q300
皮钥匙扣 | keychain | mat:leather
手绘玻璃圣诞球 | christmas-decor | mat:glass; has:hand-painted
防摔圣诞挂件 幼儿园 100个 | christmas-decor | has:shatterproof; q100
床底收纳箱 | organizer | has:under the bed
50升带轮带盖收纳箱 | organizer | has:on wheels; has:with lid; has:50 l
灰色防水双建包 | backpack | has:waterproof; col:grey
兰牙耳机 白色 | headphones | col:white
黑色折叠散 雨伞 | umbrella | has:складной; col:black
baowenbei 黑色 | thermos-mug | col:black
抱枕 米色 | pillow | has:декоративная; col:beige
不粘锅26的 | frying-pan | has:non-stick; has:26 cm
女墨镜 | sunglasses | has:For whom: (women|unisex)
就是那种瓶子上写着几点喝水的水杯 | water-bottle | has:time markings
我们要开个青旅，40张床，要单人的纯色床品，简单点就行 | bedding | has:single; has:solid-color
老公晚上钓鱼，要个戴头上的灯，亮一点 | flashlight:налобный | has:super bright|fishing
女儿上一年级了，想买个粉色书包 | backpack | col:pink
刚开始做ozon，先卖手机壳，苹果14的，100个，10块以内 | phone-case | has:iPhone 14; q100; <10cny
三八节送女同事化妆包 12个 60元以内 好看点 | cosmetic-bag | q12; <60cny
学校采购：笔和笔袋各100 | pencil-case,pen | q100
美容院用的小方巾 白色30x30 | towel | col:white; has:30x30
披萨店用的木板 | cutting-board | mat:wooden
酒店包跟白拖鞋500双 | slippers | col:white; q500
宠物店 不锈钢碗 防滑 | pet-bowl | mat:stainless; has:non-slip
年会圣诞球印logo 200个 | christmas-decor | logo; q200
给妈妈买点礼物 | any | 
送同事的小礼物，30块以内，25个人 | any | <30cny; q25
马克杯 除了白色 | mug | has:^Color: (?!(matte |glossy )?white$)
书包不要黑的 | backpack | has:^Color: (?!black$)
水杯，别是塑料的 | water-bottle | no:^Material: plastic
菜板 不要木头的 | cutting-board | no:^Material: wooden
纯棉T恤 不要印花 | t-shirt | mat:cotton; no:^Style: printed
雨伞 不要自动的 | umbrella | no:automatic
黑色耳机 不带麦的 | headphones | no:microphone; col:black
皮表带或者钢带的手表 | watch | has:leather|steel
玻璃或硅胶的保鲜盒 | food-container | has:^Material: .*(glass|silicone)
蓝色或者灰色卫衣 | hoodie | has:^Color: .*(blue|navy|grey)
backpack 黑色 20个 | backpack | col:black; q20
наушники 白色的有吗 | headphones | col:white
发到莫斯科要多久 | - | says:天|送|运
汇率怎么算的 | - | says:汇率|₽|元
坏了能退吗 | - | says:退|取消|客服
能开发票吗 | - | says:发票|票|店|客服
怎么付款 | - | says:付
有最低消费吗 | - | says:起订|最低|最小
你是谁 | - | says:Karavan|助手|商品
能转人工吗 | - | says:客服|联系|店
`
