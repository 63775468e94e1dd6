import type { Language } from '@karavan/contract/language.ts'

/**
 * First messages of a twenty-fourth set of buyers: stall owners, a school secretary, a vet, a barber, housekeepers, mothers, a cyclist, bakers, organisers of
 * weddings, some who dictate without stops, some with a foreign accent, some of three words. A third says only what the goods are for or do, or what the trouble
 * is; a third names the goods and says a property or two in words of its own; the rest gives goods with quantity, price, size or colour. One in ten asks for what
 * the market has not. Written before a look at the engine, and each expectation counted against the market before the first run. What a row's cells mean:
 * `read.ts`.
 */
export const twentyfourth: Record<Language, string> = {
  ru: `
дочка темноты боится, засыпать не хочет. чтоб звёздочки по потолку плыли | night-light:star projector
футболки белые хлопок оверсайз XL 50 шт до 250 руб | t-shirt:oversize | mat:cotton; col:white; has:^Size: .*XL; q50; <250
Здравствуйте, я ветеринар. После операции собаку кладём в бокс, надо что-то мягкое под неё, чтобы снизу не промокало | pet-bed | has:waterproof bottom; no:^Product type: cat
сковорода у которой ручка отстёгивается, только не алюминиевая | frying-pan | has:detachable handle; no:^Material: .*alumin
коробки подарочные крафтовые 20х15х8, 100 шт | gift-box | mat:kraft; has:20x15x8; q100
зонт мужу чтоб кнопку нажал и он сам открылся | umbrella | has:automatic; has:^For whom: (men|unisex)
качаюсь дома, соседка снизу стучит по батарее. нужны веса, которыми не грохочешь об пол | dumbbell | has:(noise-free|floor-friendly)
термокружка 500 мл чёрная, не керамика, двадцать штук | thermos-mug | has:\\b500 ml; col:black; no:^Material: .*ceramic; q20
на рыбалке обе руки заняты а светить надо, чтоб на лбу сидел | flashlight:headlamp
рюкзак такой чтоб в метро карманник не залез и ноутбук туда помещался | backpack | has:anti-theft; has:laptop
сварочный инвертор ампер на 200 есть? | - | says:нет|не наш|ничего|отсутств
хозяйка мини отеля, гостям в номер переобуться с дороги, пар 100, дороже 100 рублей не возьму | slippers | q100; <100
кроссовки детские белые 31 размер | sneakers | has:^For whom: kids; has:^Size: .*31; col:white
носки дедушке, у него диабет, чтоб рубчик нигде не давил. хлопок или бамбук | socks | has:seamless; mat:(cotton|bamboo); no:^For whom: (kids|babies|women)
я пекарь из Твери хочу к восьмому марта печенье цветочками вырезать чем это делают | baking-mold:cookie cutter | has:flower
полотенца вафельные белые парикмахеру, 20 штук | towel | has:waffle; col:white; q20
чехол на 15 про айфон, чтоб проездной туда засунуть | phone-case | has:iPhone 15 Pro; has:card slot
целый день в поле у комбайна розетки нет телефон к обеду дохлый пусть от солнца заряжает | power-bank | has:solar
разделочные доски из закалённого стекла, 10 шт | cutting-board | mat:glass; q10
у жены уши опухают от дешёвых серёжек, подберите такие чтоб не чесалось, золотистые | earrings | has:hypoallergenic; col:gold
пазлы 1000 деталей 5 коробок не дороже 400р | puzzle | has:\\b1000 pieces; q5; <400
муж режет мясо прямо на столешнице, вся уже исполосована. спасайте стол | cutting-board
кружки на выпускной: кипяток налил — картинка проявилась. 40 штук | mug | has:color-changing; q40
кабель тайпси два метра чёрный 10 шт | cable | has:(Type-C|three connectors); has:(?<![.\\d])2 m\\b; col:black; q10
кухня на первом этаже прохожие заглядывают а дневной свет терять не хочу | curtain:sheer curtain
часы женские наручные, чтоб число показывали | watch | has:^For whom: (women|unisex); has:calendar
мёд липовый, вёдра по 3 литра | - | says:нет|не наш|ничего|отсутств
Секретарь школы 14. Второклассникам складывать ручки отдельно, фломастеры отдельно, 30 штук закупаем | pencil-case | has:(two-compartment|two zippers); q30
моя дог поводок любой рвёт, нужна очень крепкий толстый, я не из России, извините | pet-leash | has:(heavy-duty|large breeds)
лампа настольная на прищепке белая | desk-lamp:clamp | col:white
`,
  en: `
Cyclist here, bugs and low sun in my eyes on every descent. What have you got against that? | sunglasses
100 pairs mens black socks, below a dollar a pair | socks | has:^For whom: (men|unisex); col:black; q100; <1usd
hoodies with a warm furry inside for our under 12s football side | hoodie | has:^For whom: kids; has:fleece
three kids three lunches and the sauce always gets into the bread i need something that keeps them apart in the school bag | food-container | has:compartments
kids sandals, blue, size 30 | sandals | has:^For whom: kids; has:^Size: .*30; col:blue
gloves you can swipe your phone with, ladies | gloves:touchscreen | has:^For whom: (women|unisex)
I cut hair for living, customer want see face good when I finish, I need stand on table and make light | mirror | has:(LED|light colors|dimming)
power banks 20000mah with our company logo, 200 pcs | power-bank | has:20000 mAh; logo; q200
old labrador can't bend his neck to the floor any more at dinner time | pet-bowl | has:with stand; no:^Product type: cat
trainers that won't let puddles in, for my lad, he's a 42 | sneakers | has:waterproof; has:^Size: .*42; has:^For whom: (men|unisex)
hair clippers for a barber shop, cordless, 4 pcs | - | says:no |not |nothing|n't
plush penguin or shark, 24 pieces | soft-toy | has:(penguin|shark); q24
how do i keep my basil alive on the windowsill when im gone a week and nobody's home to water | flower-pot | has:self-watering
bottle with a little basket inside for lemon slices, no glass please | water-bottle | has:infuser; no:^Material: .*glass
Grey coffee mugs 350 ml, 36 pieces, up to $1.50 each | mug | col:grey; has:\\b350 ml; q36; <1.5usd
I post handmade soaps to customers. What do I send them in that rots away by itself afterwards? | poly-mailer | has:biodegradable
earbuds that survive a whole shift, so eight hours at least | headphones:earphones | has:\\b(8|30) h\\b
led strip waterproof 10 m | led-strip | has:(waterproof|IP6[57]); has:(?<![.\\d])10 m\\b
stock room is chaos, want to see whats in each one without opening it, on the shelf | organizer | has:(clear window|transparent)
pillows in real silk, 50x70 | pillow | mat:silk
notebook where I can take a page out and put it back elsewhere | notebook | has:loose-leaf
outdoor wedding, 30 guests, rain in the forecast. help!! | umbrella | q30
wooden chopping board 40x30, 10 off | cutting-board | mat:wooden; has:40x30; q10
tired of fiddling with plugs at night just want to lay the phone down and it fills up | charger,phone-holder,power-bank,desk-lamp | has:wireless.*charg
duvet cover set in a tartan kind of pattern, double bed | bedding | has:checked; has:Double
knees hurt on the parquet when I do my stretches and my heels slide. something thick and grippy to lie on | yoga-mat | has:non-slip; has:\\b(8|10|15) mm
parcel tape that doesn't go brittle in our freezer warehouse | packing-tape:(packing tape|sealing tape) | has:cold-resistant
stethoscopes for the surgery, six | - | says:no |not |nothing|n't
dogs in my waiting room get bored and bark, give them something to gnaw | pet-toy | has:(chew|teeth|bite|durable); no:^Product type: cat
skipping rope a bit heavy in the swing, for our boxers | jump-rope | has:weighted
`,
  zh: `
车上喝咖啡 凉得快 想要能放杯架里的 | thermos-mug | has:(car travel|for car)
牛仔裤 男 黑色 XL 60元以内 | jeans | has:^For whom: (men|unisex); col:black; has:^Size: .*XL; <60cny
项链 戴着洗澡也不掉色的 | necklace | has:color-fast
我家宝宝睡觉非要抱个软乎乎的才肯睡 脏了能扔洗衣机 | soft-toy | has:machine-washable
电钻 21V 两块电池的 | drill | has:\\b21 V; has:Two batteries
帽子大人戴 夏天头上不闷汗的 | cap | has:breathable; no:^For whom: kids
理发店给客人擦头 吸水要快 30条 | towel | has:(absorbent|quick-dry); q30
红色圣诞挂件 8厘米 100个 | christmas-decor | col:red; has:\\b8 cm; q100
卫衣 洗多少次都不起球 男女都能穿 灰色 | hoodie | has:anti-pilling; has:^For whom: unisex; col:grey
在夜市卖瓜子和茶叶 散装的要封口 不能受潮 500个 | zip-bag | has:moisture-proof; q500
电动牙刷 20支 | - | says:没有|未找到|找不到|暂无|无法|没找到
跑步的时候手机钥匙没地方放 系在腰上那种 | waist-bag
威士忌杯 水晶的 60个 | glass:whisky | mat:crystal; q60
小包包 链子的 参加晚宴背 | handbag | has:chain strap; has:(Bag size: .*small|small square)
电视后面一圈黑漆漆的 想贴上去发光 | led-strip
智能手表 黑色 女生戴 | smart-watch | has:^For whom: (women|unisex); col:black
女士内裤 穿紧身裙看不出印子的 | underwear | has:^For whom: women; has:seamless
果园里剪枝手都磨出泡了 有没有不费劲的 | garden-shears | has:(labor-saving|ratchet)
玻璃的保温杯 500毫升 | thermos-mug | mat:glass; has:\\b500 ml
笔 写错能擦掉 | pen | has:erasable
购物环保袋 40x45 白色 印我们超市的标 300个 | tote-bag | has:40x45; col:white; logo; q300
眼镜腿上那颗小螺丝松了 店里天天有人来拧 用什么拧 | screwdriver-set:(precision|phone and laptop|glasses and watches)
马克杯 配盖子配勺子的 同事泡麦片 | mug | has:lid and spoon
办婚礼的 装喜糖回礼 从外面要看得见糖 100个 | gift-box | has:clear window; q100
行李袋 可以套在拉杆箱上拖着走 | travel-bag | has:luggage sleeve
可折叠轮椅 2台 | - | says:没有|未找到|找不到|暂无|无法|没找到
带三岁儿子坐高铁 六个小时 想让他坐着自己拼东西不闹 | puzzle,building-blocks | has:3 years
平底锅 炒菜别满屋子油烟 | frying-pan | has:low-smoke
诊所开业十年 想送客人一个挂钥匙的小东西 印店名 200个 | keychain | logo; q200
围巾 正反两面都能戴 红色 | scarf | has:reversible; col:red
`,
}
