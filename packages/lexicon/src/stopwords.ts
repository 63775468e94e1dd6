/** Words that say nothing about the goods: prepositions, wishes, politeness. They are never goods misspelt, and never searched for. */
export const russianStopwords = new Set(
  `а без более больше самых самые хотя нашей нашим нашу нашего наши наша ссылку ссылка ссылки будет будут бы был была были было быть в вам вас ваш весь во вот все всё всем всех вы где да для до его ее если есть еще ещё же за и из или им их к как какие какой какая какое каких когда кто ли лишь
  мне много можно мой моя мы на над надо найди найдите найти нам нас не него нет ни но ну нужен нужна нужно нужны о об обо один одна одно он она они от очень по под подбери подберите подобрать покажи покажите показать пожалуйста
  посоветуй посоветуйте после при про просто раз с самые самый самая самое себе собой себя сейчас со так также такие такой такая там те тебе тебя то того тоже только том ты у уже хочу хотел хотела хотим хотелось хороший хорошая хорошие хорошее что чтобы чтоб
  эта эти это этот я ищу ищем искать куплю купить закупить закупка заказать заказ оптом опт оптовый оптовая оптовые розница розницу штук штука штуки штуку шт цена цены ценой ценам цену стоимость стоит стоят стоить стоило дешевый дешевые дешевая дешевле дешево дешевых недорогой недорогие недорого недорогая
  дорогой дорогие дороже рублей рубля рубль руб юаней юаня юань долларов доллар товар товары товаров варианты вариант вариантов разные разных любой любая любые любого какую какого какому какими какиенибудь нибудь либо что-нибудь чего подойдет подойдут подойти нужного нужную
  доставка доставкой доставить привет здравствуйте здравствуй спасибо помоги помогите помочь магазин магазина продажа продажи продать бюджет бюджетный бюджетные примерно около между минимум максимум менее меньше свыше выше ниже лучший лучшие лучше новый новая новые новое наличии наличие
  дай дайте давай можете можешь мог могу мочь сколько почему зачем сюда туда здесь тут размер размера размеров размеры цвет цвета цветов цветом объем объемом объема литр литра литров штучно партия партию партии количество количестве день дня дней неделя месяц год лет рынок рынка китай китая китае вайлдберриз озон озоне вб маркетплейс маркетплейса маркетплейсов`.split(
    /\s+/,
  ),
)

export const englishStopwords = new Set(
  `a about all also am an and any are as at be been best better between but buy buying by can cheap cheaper cheapest could do does each find for from get give good great has have hello help hey hi how i if in into is it its just
  know less like lot lots look looking made make many max me min more most much must my near need needed needs new no not of off on once one only or order other our out over per piece pieces pcs please pls price priced prices quality
  quantity recommend search see sell seller selling send shop show small so some something stock such suitable suggest than thank thanks that the their them then there these they this those to too under up us use used very want wanted was we
  what when where which while who why wholesale will with without would yes yet you your yourself great perfect easy various various multiple including includes include included style styles size sizes color colors colour colours design product products item items brand around below above least budget dollar dollars yuan rubles rub usd bulk supplier suppliers
  dont doesnt isnt im ive id youre lets`.split(/\s+/),
)

/** Chinese words and phrases of the same sort; the analyser cuts them out before it pairs the characters that are left. */
export const chineseStopwords =
  `包含 包括 我想要 我想买 我想 我要 想买 想要 想找 我需要 需要 帮我找 帮我 给我 请问 请 有没有 有吗 有什么 哪些 什么 推荐一下 推荐 一下 一个 一款 一些 一件 一双 几个 几款 这个 那个 这种 这些 那些 可以 能不能 能 要 买 找 给 和 或者 或 与 及 的 了 吗 呢 吧 啊 是 在 有 也 都 很 最 更 又 再 还 就 不 没有 便宜 一点 便宜点 便宜的 最便宜 贵 价格 批发 采购 进货 起批
  厂家 供应商 货源 现货 新款 热卖 爆款 热销 跨境 外贸 厂家直销 直销 一件代发 代发 正品 高品质 优质 多功能 多少钱 多少 左右 以内 以下 以上 之间 不超过 不低于 元 块 块钱 人民币 卢布 美元 件 个 只 双 套 条 以及 同款 款式 款 适合 送 用 谢谢 你好 您好 我们 我 你 大家 数量 尺寸 尺码 颜色 大小 质量 好的 好 比较 另外 关于 如何 怎么 为什么 创意 个性 时尚 网红 新品 工厂`
    .split(/\s+/)
    .filter(Boolean)

/** Words after which a Chinese title names what the goods are for or come with, so that the goods stand before them. */
export const chineseForWords = ['适用于', '适用', '用于', '适配', '兼容', '专用']
export const chineseWithWords = ['配', '带', '含', '附带', '可装', '搭配']

/** Everyday words one letter away from goods: they are not goods misspelt. */
export const everydayWords = new Set(
  `here hello there where these those порт порта порты портов мультик мультики мультиками мультиков мультиком мультфильм мультфильмы сутки суток сутками суткам вечер вечера вечеру ветер ветра ветром ветру весело веселее верхушка великий величина вернуть видок водка водолаз выпивка вышивать выключать выбивать загадка загадки заварка завалка закалка закладка закладки занавес занятный заноза запинка зарплата застежка затяжка заурядный звонарь значение
  зрачок кладка класть планета планеты планету планировать плакать плавник плечо площадь погода погодка поездка поездки поездку поездом подделка подделки поддельный подкладка подкладке подлинник подружка подружке подружки подружку подачка покой покров покрытие полоска полоски полоску полоска половинка поломка посадка посылка посылки посылку посылкой потолок потолка
  почтовый правда праздник праздника праздники прибор прибой привод приводка проводка продукция продукции проезд пропись простой простить прокол противник персона перевозка перевозки перевозку переписка перенос печенка печень писать повод поводу повсюду позвонить покупка покупки покупку покупать показ полный
  разница разметка разъем редактор ресурс ручей румяный сборка сборки сверка связка сектор семинар сироп складка складки сказка скачать скидка скидки скидку скидкой скидкам скорый собой собою сорока сосиска список списки столица столовка стоянка стоянки страсть стрелка строка строчка стройка стройки статья статей стирка стирки
  таблица таблицы таблетка телефония темный термопара терроризм тропа толпа тренинг транспорт транспорта тупик туннель тройной улочка уклон ударение укрощение участок училище утка уточка утренник физика финиш фирма фирменный фокусник хлебный хозяйка холодный хороший хранение цвета цветной цветные часик чудо чутье шейка шутка шуточка шурпа
  эстонка этикет эффект юбилей юбилея ягода ярмарка ясность ящерица доставка доставки доставку доставкой поставка поставки поставку поставщик поставщика поставщиков отправка отправки отправку оплата оплаты упаковать отгрузка склад склада складе сроки сертификат сертификаты образцы образец каталог каталога прайс прайса наценка наценки
  корова короны носик носики носить носит носил носят носка наклон народ карта карты карту карте картой парта парты башка башни башня книга книги книгу катка катки катать кашка каша каши крыша крыши почка почки точка точки точку бочка бочки дочке дочки речка речки печка печки пачка пачки спички спичек
  туфта порода городе города город дорога дороги дорогу корма корм форма формы форму формат мишка мишки мышка мышцы норма нормы полка полки палка палки балка балки галка майка банка банки банку ранка рамка рамки марка марки марку парка парке лавка лавки травка травки ставка ставки
  правка правки справка справки служба службы дружба победа победы беседа обеда обед обеды завтрак ужин кухня кухни кухне кухню ванна ванной ванную комната комнаты комнату квартира квартиры мечта мечты места место месте мест тесто теста лесть честь шесть шести пять пятый сотня сотню тысяч тысяча
  работа работы работу работе работает роботы забота заботы погода погоды мороз морозы морозов листья листа листы листов мосты мост тосты посты гости гость гостей кости костей новости польза пользы фильм фильмы песня песни песок песка весна весны волна волны война воины стена стены сцена сцены смена смены
  школа школы школу школе школьный школьника садик садика сезон сезона сезоны салон салона бизнес успех успеха отдых отдыха поход похода походы выход входа вход город улица улице улицы птица птицы лиса лисы волк волка заяц зайка зайчик белка белки рыба рыбы рыбу рыбки муха мухи пчела
  мамочка папочка бабуля дедуля подруга подруги подруге подругу друзья друзей друга другу коллега коллеги коллегам учитель учителя учителю клиент клиенты клиентам партнер партнера отзыв отзывы отзывов гарантия гарантии вопрос вопросы ответ ответы помощь совет советы выбор выбора образец образцы образцов
  красивый красивая красивые красивую удобный удобная удобные прочный прочная прочные крепкий крепкие тонкий тонкая тонкие толстый толстая широкий широкие узкий узкая узкие длинный длинная длинные короткий короткая высокий высокие низкий низкие большой большая большие маленький маленькая маленькие средний средние
  яркий яркая яркие модный модные модная стильный стильные стильная мягкий мягкие мягкая твердый твердые жесткий жесткие гладкий чистый чистая грязный сладкий вкусный свежий старый старая молодой простой простая простые сложный полный полная полные пустой первый первая второй вторая третий третья
  осень осенью летом зимой весной утром вечером ночью завтра вчера сегодня месяца месяцев неделю недели быстро срочно скоро можно нельзя нужно важно точно примерно только снова опять всегда никогда иногда часто редко
  polka sushi matte daisy sleek simply derby bella sarah element generator buster glittery stretchy puffy paste patron william sherri
  durable create creates created creating licensed standard standards sturdy instruction instructions holds sparkle lasting hearts tested stories points width parents chase version crafted looks bringing occasions function functions transform wearing sensory sofia
  shark perfectly leading rules minds cartoon percent starts stain tumble silly fighter catching antics racer healthy receive abilities message tactile buddies modes sloth prevent prevents textures gross blend blind creeper primary seating slumber tunes artistic riders trailer setting rangers locking watching stink crane blank meets section
  tales sealed average nations coast tracking terrain stages soothe combo angels smell market balance shiny leopard beast prince princess sitting miles radius stable billion sparkling process premier smaller getting chinese moves texture timber carving supplied further nothing bleach instantly glowing crash lovely soldier survival weighs towards planet ability belle mounting counting
  twister maple rocker contrast bridges delight apart launch boost brave slice represents sharing spreading lowercase flutter stripes kinds closed larger superb speedy cruise dancing steep stopping shopping messy shout promo starting sweat chamber widow classes monkey monkeys director stripe heather operator brothers fading rocks tournament drifting bumps knights knight shining bending putting packing snacks fighting
  popping shooter strikes universe universal disco easter snack grain brain eagle tiger panda unicorn dragon dinosaur rabbit turtle spider butterfly flower flowers heart stars rainbow skull galaxy ocean forest mountain castle pirate mermaid fairy angel ninja wolf lion
  white while whole whose other others maker taker later water never ever every very always often still again today night light right might sight tight fight weight height eight place plane plant plans space spare share shape shade shake stage stake state store story study stuff style
  brand bring build built catch cause chain chance change cheap check chief child china clean clear close cover cross dance death depth doubt dozen draft drama dream dress drink drive early earth empty enemy enjoy enter entry equal error event exact exist extra faith false fault
  field fifth fifty final first floor focus force forth forty forum found frame fresh front fruit funny giant given going grade grand grant green group grown guard guess guest guide happy heart heavy hence horse hotel house human ideal image index inner input issue joint judge known large laser laugh layer learn
  lease least leave legal limit links lives local logic loose lower lucky lunch major march maybe mayor means media metal minor minus mixed model money month moral mount mouth movie music needs newly noise north noted novel nurse occur ocean offer often older other ought
  owner panel party peace phase piece pilot pitch point pound power press pride prime prior prize proof proud prove queen quick quiet quite radio raise range rapid ratio reach ready refer relax reply rider rival river rough round route royal rural scale scene score sense serve seven shall sharp
  sheet shell shift shine shirt shock shoot short shown simple since sixth sixty sized skill sleep slide smile smoke solid solve sorry sound south speak speed spend spent split spoke sport staff stand start steam steel stick stock stone stood strong super sweet table taken taste teach teeth
  thing think third those three throw title total touch tough tower track trade train treat trend trial tried truck truly trust truth twice under union unity until upper upset urban usage usual valid value video virus visit vital voice waste watch wheel white woman world worry worse worst worth
  wound write wrong wrote yield young youth casual summer winter spring wedding birthday christmas holiday present school office garden kitchen travel beach camping hiking running walking cycling driving cooking fishing sewing reading writing gaming sleeping mother father sister brother friend friends family
  teacher student doctor nurse customer customers client clients company business shipping delivery express express minimum maximum sample samples logo colour print printing custom material materials leather fabric cotton`.split(
    /\s+/,
  ),
)

/** Brands: never a misspelt or a transliterated kind of goods. */
export const brands = new Set(
  `xiaomi samsung apple iphone ipad huawei honor realme oppo vivo oneplus nokia sony asus acer lenovo dell logitech jbl marshall bosch makita dewalt nike adidas puma reebok asics fila vans converse zara gucci prada chanel dior casio seiko
  disney marvel barbie hasbro mattel pokemon playmobil funko fisher price nerf tesla bmw toyota honda ford kia hyundai lada baseus anker ugreen hoco borofone remax stanley yeti contigo hydro starbucks ikea tefal philips panasonic canon nikon
  сяоми самсунг эппл айфон хуавей хонор реалми айпад найк адидас пума рибок лада тойота икеа филипс бош макита сони асус леново ксиаоми ксяоми айфона айфонов самсунга`.split(
    /\s+/,
  ),
)

/** A Russian or English word that says nothing by itself. */
export const isStopword = (word: string): boolean => russianStopwords.has(word) || englishStopwords.has(word)
