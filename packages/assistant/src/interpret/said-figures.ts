/**
 * What people say of a number beside it, in the words that a reader of numbers knows: "100 each i meant, not for the lot" is a price of one, "only 191 in stock?"
 * complains of the stock and orders nothing, «серебро 925» is a fineness.
 */
const rewrites: readonly (readonly [RegExp, string])[] = [
  // A price of one, and no budget of the lot.
  [
    /(?<![\d.,])(\d{1,6})(?: ?(?:rub|roubles?|rubles?|₽))? each,? (?:i (?:meant|mean|said),? )?not (?:for )?(?:the |a )?(?:lot|total|whole (?:thing|lot)|all(?: of (?:it|them))?)(?![a-z])/giu,
    'up to $1 roubles each',
  ],
  [/(?<![\d.,])(\d{1,6}) (?:was|is) (?:the|my|a) (?:max )?price(?: (?:each|per piece))?(?![a-z])/giu, 'up to $1 roubles each'],
  [
    /(?<![\d.,])(\d{1,6}) (?:это|был[аи]?|—|-) (?:моя |макс\p{L}* )?цена(?: за (?:шт\p{L}*|одну|один))?(?!\p{L})/giu,
    'до $1 рублей за штуку',
  ],
  [/(?<![\d.,])(\d{1,6})(?:卢布)?(?:是|说的是|指的是)(?:单价|价格|一[个件只条双套]的价)(?:，?不是(?:总价|数量))?/gu, '单价$1卢布以内'],
  // "Wanna keep it under 100 rub".
  [/(?<![a-z])(?:keep|get|have) (?:it|them|that|this) (?=(?:under|below|within|up to) ?[$€£₽]?\d)/giu, 'each '],
  // Stock that is too little.
  [
    /(?<![a-z])(?:has|have|had|got|(?:there|they|it)(?:'s| is| are|'re)|is|are) only (?:got )?(\d{1,6})(?: (?:pcs|pieces|left|in stock|available))*(?=[\s?!.,;]*(?:not enough|too (?:few|little)|that'?s not|won'?t do|i need|we need|$))/giu,
    'has not enough',
  ],
  [
    /(?<!\p{L})(?:там |у н\p{L}{1,2} |их |есть )?(?:всего|только|лишь) \d{1,6}(?: ?(?:шт|пар|компл)\p{L}*\.?)?(?: (?:в наличии|на складе|осталось))?(?=[\s?!.,;]*(?:мало|не хват|маловато|а (?:мне|нам) нуж))/giu,
    'в наличии мало',
  ],
  [/库存(?:才|只有|就)(\d{1,6})[个件只条双套把根]?/gu, '库存不够'],
  // «Штук от 100» are pieces.
  [/(?<!\p{L})(штук|пар|комплектов) (от|до) (\d{1,6})(?![\d.,]*\d|\s?\p{L})/giu, '$2 $3 $1'],
  // "Is there enough of the second for 45?"
  [/(?<![a-z])(enough(?: [a-z]+){0,5}? for) (\d{1,6})(?=\s*(?:[?.!,;]|$))/giu, '$1 $2 pcs'],
  // A price that is complained of.
  [
    /(?<![\d.,])\d{1,6}(?:\.\d{1,2})?(?: ?(?:rub|roubles?|rubles?|₽))?(?: is|'s)? (?:a bit |way |too |kinda |rather |quite )*(?:steep|pricey|expensive|dear)(?![a-z])/giu,
    'too expensive',
  ],
  [
    /(?<![\d.,])\d{1,6}(?:[.,]\d{1,2})? ?(?:р(?:уб\p{L}*)?\.?|₽)? (?:это |как-то |уж |ну |слишком )*(?:дорог(?:о|овато)|дороговато)(?!\p{L})/giu,
    'дорого',
  ],
  // Asks what so many cost.
  [
    /(?<![a-z])if (?:i|we) (?:take|buy|order|get|do) (\d{1,6})(?: (?:pcs|pieces|of (?:them|those|it)))?,? (?:is|will|would|does) (?:it|that|they) (?:be |get |come |go )?(?:any )?(?:cheaper|less|lower|down)(?![a-z])/giu,
    'how much for $1',
  ],
  [
    /(?<!\p{L})если (?:я |мы )?(?:взять|возьму|возьм[её]м|закажу|закажем|брать) (\d{1,6})(?: ?шт\p{L}*\.?)?,? (?:то )?(?:будет |станет |выйдет )?(?:дешевле|скид\p{L}+(?: (?:будет|есть))?)(?!\p{L})/giu,
    'сколько за $1 шт',
  ],
  // Who asks what so many cost needs no cheaper ones.
  [/(?:too expensive[\s.,!]+)(?=how much for \d)|(?:дорого[\s.,!]+)(?=сколько за \d)/giu, ''],
  [/多少(?:米|钱|块|元)一([个件只条双套把盒根张支包本])/gu, '单价多少钱'],
  // «150 возьму»: so many are taken.
  [/(?<![\d.,]|\p{L} ?)(\d{1,6}) (возьм[уеё]м?|бер[уеё]м?|закаж[уе]м?)(?=[\s,.!?;]|$)/giu, '$2 $1 шт'],
  [/我(?:说|要|讲)的是(\d{1,6})([个件只条双套把盒根张支])/gu, '要$1$2'],
  // How fine silver and gold are; 925 silver is called so in listings (`written-out.ts`).
  [
    /(?<!\p{L})(серебр\p{L}*(?![\p{L}]|[ -]?925)|золот\p{L}*|silver(?![ -]?925)|gold|sterling(?: silver)?(?!(?: silver)?[ -]?925))[ -]?(?:925|585|750|999)(?:[ -]?(?:-?й |-?ой )?проб\p{L}*)?(?!\d|\s?(?:шт|пар|pcs|pairs|руб))/giu,
    '$1',
  ],
  [
    /(?<![\d.,])(?:925|585|750|999)(?:-?й|-?я)? ?(?:это проб\p{L}+|(?<!925(?:-?й|-?я)? )проб\p{L}+)(?:,? а не количеств\p{L}+|,? не количеств\p{L}+)?/giu,
    ' ',
  ],
  [/(?<![\d.])s?999(?=纯?银)/giu, ''],
  // «За 5 минут» costs nothing.
  [
    /(?<!\p{L})(?:за|через|минут(?:ы|у)? на) (?:\d{1,3}|пару|пять|десять|две|три) (?:секунд\p{L}*|минут\p{L}*|мин\.?)(?!\p{L})/giu,
    'быстро',
  ],
  [/(?<![\d.,])(\d{1,3}) ?процент(?:ов|а)?(?!\p{L})/giu, '$1%'],
  // «Тысяч 20» is about twenty thousand.
  [/(?<!\p{L}|\d ?)тысяч (\d{1,3})(?![\d.,]*\d)(?! ?(?:шт|тыс))/giu, '$1 тысяч'],
  // "A guesthouse with 8 rooms": how large the place of the buyer is orders nothing and is no property of goods.
  [
    / (?:with|of|has|having) (?:about |around |only )?\d{1,3} (?:guest |hotel |dining |sales )?(?:rooms|bedrooms|tables|floors|storeys|branches|shops|stores|outlets|apartments|flats)(?![a-z])/giu,
    '',
  ],
  [
    /(?<=\p{L}) (?:на|из|с) (?:где-то |примерно )?\d{1,3} (?:номер(?:ов|а|ами)|комнат(?:ы|ами)?|столик(?:ов|а|ами)|этаж(?:ей|а|ами)|филиал(?:ов|а)|точ(?:ек|ки)|магазин(?:ов|а))(?!\p{L})/giu,
    '',
  ],
  [/有\d{1,3}(?:个|间|张)?(?:房间|客房|包间|桌子?|楼层|分店|门店)的?/gu, ''],
  [/(?<![\d.])\d{1,3}(?:个|间)(?:房间|客房|包间|分店|门店)的(?=\p{Script=Han})/gu, ''],
  [/(?<!\p{L})(хлоп\p{L}+|шерст\p{L}+|шёлк|шелк|кашемир|полиэстер|кожа) и (\d{1,3})%/giu, '$1 $2%'],
]

/** A message with what it says of its numbers in words that say what they count. */
export const withSaidFigures = (message: string): string =>
  /\d/.test(message) || /多少|分钟|минут/u.test(message)
    ? rewrites.reduce((text, [said, words]) => text.replace(said, words), message)
    : message
