/** Toys, sport, animals, office, feasts, told by what is done with them; what a line says: `rows.ts`. */
export const leisureKinds = `
soft-toy | плюшевый обнимашка / плюшевая обнимать / ребёнку обнимать спать плюшевое / мягкое обнимать / зверюшка плюшевая обнимашка / плюшевые в подарок ребёнку / малышу обнимать и засыпать | cuddle in bed plush / soft animal for baby to hug / huggable animals / fluffy animals for a claw machine / toy he can cuddle to fall asleep | 抱着睡的 / 小孩抱着睡的 / 抱着软软的动物 / 娃娃机里的 / 宝宝抱着睡的软的
building-blocks | собирать из деталей / детали соединять строить / строить домики из деталей / набор типа лего / из кубиков собирать | kids build things from bricks / lego style / put bricks together / build a castle from pieces | 拼搭的 / 像乐高那样拼的 / 小孩拼装的 / 颗粒拼起来的 / 搭房子的
toy-car | мальчику катать игрушечный транспорт / самосвал катать / едет по полу игрушечная / экскаватор ребёнку играть | little cars for boys to play / kids drive on the floor / diggers to play with / truck for the sandbox | 男孩玩的车 / 挖掘机吊车玩的 / 儿子迷挖掘机 / 地上跑的小车
friction-car | толкнуть и сама едет / разогнать и едет без батареек / толкаешь и едет машинка / без батареек ездит разогнать рукой | push and it goes / pull back and it drives / no batteries push along car | 推一下自己跑 / 惯性往前跑的 / 不用电池推着跑的车
rc-car | машинка на пульте / ездит от пульта / управлять с пульта едет / на радиоуправлении едет | drives by remote / car with remote to steer / steer it by radio | 遥控开着跑的车 / 用遥控器开的车 / 手柄控制跑的车
puzzle | картинку складывать из кусочков / собирать картинку / вечерами собирать картину из кусочков / из фотографии сделать кусочки собрать | put picture together from pieces / pieces of a picture / make our photo into pieces | 拼图画的 / 把照片做成拼的 / 一片片拼起来 / 拼成一幅画
board-game | всей семьёй играть за столом / настолки | play at the table with family | 一家人桌上玩的
doll | девочке наряжать играть | girls dress up | 小女孩打扮的娃娃
modelling-dough | лепить детям | kids shape with hands | 小孩捏的泥
bubbles | пузыри пускать | blow bubbles | 吹泡泡的
balloon | надувать на праздник шарики | blow up for party | 气球生日布置
fidget-toy | крутить в руках нервы успокоить / антистресс мять | squeeze for stress | 解压捏的 / 减压玩的
kite | запускать в небо на верёвке | fly in the wind on string | 放天上飞的
ball | пинать во дворе круглый | kick around | 踢的球
yoga-mat | на пол для растяжки / на полу заниматься йогой / пресс качать на полу мягкое / под колени на тренировке / в студию пилатес на пол / постелить и растягиваться | stretch on the floor / do pilates on / floor exercises soft / for studio to lie on stretching / knees hurt on floor exercise | 地上做瑜伽的 / 铺地上做运动 / 做拉伸垫的 / 膝盖不好运动垫 / 普拉提铺的
dumbbell | качать бицепс / для рук тяжёлые поднимать / дома качаться железо / руки накачать / железки для рук | lift to build arms / weights for arms / pump biceps / hand weights to lift | 练胳膊的 / 练手臂的小铁 / 举铁练肌肉 / 女生练胳膊的 / 练二头的
kettlebell | гиря с ручкой тяжёлая / с ручкой сверху тяжесть махать | swing heavy with handle | 提着甩的铁 / 壶铃练甩
resistance-band | растягивать на ногах упражнения / ягодицы качать на ноги / тянуть руками для реабилитации / подтягиваться с помощью / на ноги для приседаний / тянущиеся для растяжки / эластичные растягивать на пилатесе | stretch with legs for glutes / pull with arms for rehab / loops round legs for squats / help with pull ups / elastic for squats / stretchy for pilates to pull | 练臀用的圈 / 拉伸用的带子 / 康复拉的 / 套腿上练臀 / 引体向上辅助的 / 拉伸用的有弹性的 / 普拉提拉伸用的 / 有弹性拉着练的
jump-rope | прыгать через неё / прыгать детям во дворе / кардио прыгать / дети через неё прыгают на физкультуре / прыгать через верёвку / на физкультуре прыгать | skip for cardio / jump over for kids / skipping at school / kids jump over it in PE | 跳着减肥的 / 中考跳的 / 小孩跳绳的 / 跳的带计数 / 体育课跳的
fitness-ball | сидеть на большом мяче / прыгать на большом надувном мяче | sit on big inflatable ball | 坐着练的大球
tent | ночевать в лесу / спать на природе | sleep outdoors in | 野外睡觉的
sleeping-bag | спать в походе тепло завернуться | sleep warm while camping | 露营睡觉裹的
helmet | голову защитить на велосипеде | protect head on bike | 骑车护头的
bicycle | кататься на двух колёсах педали | pedal two wheels | 两个轮子骑的
swim-goods | плавать детям научиться / в бассейне глаза | swim in pool | 游泳用的
fishing-rod | рыбу ловить | catch fish with | 钓鱼竿的
pet-bowl | собаке есть из чего / кошке есть / собаке воду наливать / кормить кота / кошке сухой корм насыпать / ест слишком быстро собака | dog eats from / cat food goes in / water for dog to drink / dog eats too fast | 狗吃饭的 / 猫吃饭用的 / 狗喝水的 / 猫喝水的 / 狗吃太快
pet-leash | гулять с собакой чтобы не убежала / собаку выгуливать / собаку водить ночью видно | walk the dog / so the dog doesn't run off / take the puppy for walks on | 遛狗的 / 遛狗拴的 / 牵狗的 / 遛大型犬的绳子 / 遛小型犬的绳子 / 遛狗的绳子 / 晚上遛狗的绳
pet-harness | на собаку надеть чтобы шею не душило | goes round dog's chest | 狗穿身上牵的
pet-collar | собаке на шею / кошке на шею с бубенчиком | round the dog's neck / cat's neck with bell | 狗脖子上戴的 / 猫脖子上戴的
pet-bed | собаке спать / кошке спать / лежать коту / щенку спать мягкое / кот спит где / собаке лежать прохладно / псу на чём спать / лежак псу спать | dog sleeps on / cat sleeps in / puppy to sleep / somewhere for cat to nap / dog lies on cool in summer / something for the dog to sleep on / for my dog to lie on / where the cat can sleep | 狗睡的 / 猫睡觉的 / 狗狗夏天趴着凉快的 / 猫冬天睡的 / 给狗躺的 / 狗狗睡觉的 / 猫猫睡的窝 / 猫睡的 / 狗睡的窝
pet-toy | собаке грызть / кошке гоняться / щенок всё грызёт / кот играть сам / собаке играть приносить / котёнку гоняться звенит / собака одна дома скучает / чтобы щенок не грыз обувь / собаке погрызть | dog chews on / cats chase / kittens to chase / jingly for kittens / puppy chews everything / keep dog busy alone / something for cats to chase / something for the puppy to chew on / puppy eats my shoes chew / give the dog to chew | 狗咬着玩的 / 狗磨牙的 / 猫自己玩的 / 逗猫的 / 狗自己在家玩 / 狗咬的 / 小猫追着玩 / 狗咬鞋给它咬的
cat-scratcher | кот дерёт диван / когти точить коту | cat scratches sofa / cat sharpens claws | 猫抓的 / 猫磨爪的 / 猫抓沙发
pet-litter | коту в лоток сыпать | for the cat toilet | 猫上厕所的砂
pet-carrier | кота везти к ветеринару / собаку везти в самолёте | carry cat to vet | 带猫出门的 / 猫坐车的
pet-clothes | собаку одеть зимой / собаке мёрзнет надеть | dress the dog in winter | 给狗穿的 / 狗冷穿的
pet-grooming | шерсть вычёсывать | comb out fur | 给狗梳毛的 / 猫掉毛梳的
aquarium | рыбок держать дома | keep fish at home | 养鱼的缸
notebook | писать от руки заметки / записывать на совещаниях / вести дневник / мысли записывать / лекции записывать / сотрудникам писать с логотипом | write notes by hand / jot down at meetings / keep a diary / write in at school / take notes in class | 写笔记的 / 开会记东西的 / 记日记的 / 手写的本 / 抄笔记的
sketchbook | рисовать карандашом в нём листы плотные | draw in with pencil | 画画的本
planner | дела на день записывать по датам | plan my days by date | 记日程的 / 做计划的本
pen | писать чем / подписывать документы / на ресепшн писать чтобы / писать гостям в номер с логотипом / раздавать на выставке писать | write with / sign documents with / for reception to write / give away at trade show to write | 写字的 / 签字用的 / 酒店客房写字的 / 考试写字 / 客房放的笔
pencil | рисовать детям цветные деревянные | colour with for kids | 画画的铅笔
marker | на доске писать стирается / выделять текст | write on whiteboard | 白板上写的
folder | документы складывать | keep papers in | 放文件的
scissors | бумагу резать | cut paper | 剪纸的 / 剪东西的
calendar | даты на год на стену | dates for the year on wall | 看日期的
whiteboard | писать на стене маркером | write on with markers on wall | 开会写字的板
christmas-decor | на ёлку вешать / ёлку украсить / к новому году офис украсить / на ёлку шарики / к новому году украсить кафе | hang on the tree / decorate for christmas / decorate office for new year / for the tree at christmas | 圣诞树上挂的 / 过圣诞布置的 / 圣诞节挂的 / 店里圣诞布置
christmas-tree | ставить на новый год зелёную пушистую искусственную | green to stand at christmas artificial | 圣诞节摆的树
banner | на стену с днём рождения повесить | happy birthday on wall | 生日挂墙上的
birthday-candle | на торт цифры зажечь | numbers on cake to light | 蛋糕上点的
costume | на утренник нарядить ребёнка / на хэллоуин нарядиться | dress up for halloween | 小朋友表演穿的 / 万圣节扮的
baby-bottle | младенца кормить смесью | feed baby milk | 给宝宝喂奶的
baby-tableware | малышу есть самому | baby eats from by itself | 宝宝吃饭的碗
diaper | малышу под попу одноразовые | for baby's bottom | 宝宝尿的
stroller | малыша возить гулять | push baby around | 推宝宝的车
massager | спину размять / шею размять | rub sore back | 按摩的 / 揉脖子的
face-mask | на лицо от вируса закрыть рот | cover mouth and nose | 遮口鼻的
sleep-mask | на глаза чтобы темно спать | cover eyes to sleep | 睡觉遮眼睛的
toothbrush | зубы чистить | brush teeth | 刷牙的
hairbrush | волосы расчёсывать | comb hair | 梳头发的
perfume | чтобы приятно пахло от меня | smell nice on skin | 喷了香的
soap | руки мыть кусок | wash hands bar | 洗手的香皂
`
