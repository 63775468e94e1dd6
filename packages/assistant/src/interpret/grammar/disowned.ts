/** "I didn't ask for a mirror", «я не просил зеркало», 我没说要镜子: what was taken for a wish, in words by which conditions are taken back. */
const ways: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![a-z])(?:(?:i|we) )?(?:never|did ?n['’o]?t|did not) (?:ask(?:ed)?|sa(?:y|id)|mention(?:ed)?|order(?:ed)?)(?: for| about)?(?: anything about)?(?: (?:an?|any|the))? (?=[a-z])/giu,
    'forget the ',
  ],
  [/(?<![a-z])(?:nothing about|who (?:said|asked for)|why (?:is|are) there)(?: (?:an?|any|the))? (?=[a-z])/giu, 'forget the '],
  [
    /(?<!\p{L})(?:(?:я|мы) )?не (?:просил|заказывал|искал|спрашивал|указывал|писал)[аи]?(?: (?:никак\p{L}+|про|об?))*\s+(?=\p{L})/giu,
    'забудь про ',
  ],
  [/(?<!\p{L})при ?ч[её]м (?:тут|здесь) (?=\p{L})/giu, 'забудь про '],
  [/(?:我|我们)?(?:又|也|可|从来)?没有?(?:说过?|提过?|讲过?|让你)(?:我|我们)?(?:要|找|买|想要)?(?:带|有)?(?=\p{Script=Han})/gu, '不要求'],
  // "Sharks?? I said bunnies."
  [/^\s*(?:why )?([a-z-]+(?: [a-z-]+)?)\s*[?!]+\s*(?:i|we) (?:said|asked for|wanted|want|need)(?![a-z])/giu, 'forget the $1, '],
  [
    /^\s*([а-яё-]+(?: [а-яё-]+)?)\s*[?!]+\s*(?:я|мы) (?:же )?(?:просил|сказал|говорил|писал|искал|хотел)[аи]?(?![а-яё])/giu,
    'забудь про $1, ',
  ],
  [/^\s*(?:怎么是)?(\p{Script=Han}{2,5})[？?！!]+\s*我(?:说|要|找|问)的?是/gu, '不要求$1，'],
  [/(?<!\p{L})(?:а )?зачем (?:мне |нам |тут |здесь )?(?=\p{L})(?!\p{L}*(?:ть|ти)(?!\p{L}))/giu, 'забудь про '],
  // What matters less is given up for what matters more.
  [/ matters? more than (?:the )?/giu, ', forget the '],
  [/\s+(?:is|are) more important than (?:the )?/giu, ', forget the '],
  [/\s+(?:matters? more|(?:is|are) more important)(?![a-z])/giu, ''],
  [/\s+важнее(?:,)?(?: чем)?\s+(?=\p{L}+(?:\s*$|[.,;!]))(?!тогда|но|а )/giu, ', забудь про '],
  [/\s+(?:по)?важнее(?!\p{L})/giu, ''],
  [/比(\p{Script=Han}{1,4})(?:更|还)?重要/gu, '，不要求$1'],
  [/(?:更|最|比较|还是|才)(?:为)?(?:重要|要紧|关键)/gu, ''],
  [/(?<!\p{L})(?:сбрось|сними)(?:те)? (?:условие |фильтр |ограничение )?(?:по |на )?/giu, 'забудь про '],
  // Said in passing, of the talk and not of the goods.
  [/(?<!\p{L})(?:бер(?:у|ём)|взял[аи]?|возьм(?:у|ём)) на (?:заметку|карандаш)/giu, ''],
  [/(?<!\p{L})(?:проехали|(?:почему|куда|а) (?:он[аои]? )?(?:пропал[аио]?|дел(?:ся|ась|ось|ись)))(?!\p{L})/giu, ''],
  [/(?<!\p{L})где (?:же )?(?:он[аои]?)(?=\s*\?)/giu, ''],
  [/(?<![a-z])(?:where (?:is|did) (?:it|that|he)(?: go(?:ne)?)?|why is it gone)(?=\s*\?)/giu, ''],
  [/(?:怎么|咋|为什么|为啥)(?:就)?没了|(?:去|跑)?哪(?:儿|里)?去了/gu, ''],
  // What is not sold is told once more: 不卖滑板车啊，那头盔呢.
  [/^\s*(?:哦|啊|好吧|原来|你们|，|,)*(?:不卖|没(?:有)?卖的?)\p{Script=Han}{1,8}?[啊呀吗嘛]?[，,。！!\s]+(?=\S)/u, ''],
  [
    /(^|[，,。；;！!？?\s])(?:就|真的?|难道|你们?|那)*没有((?!\p{Script=Han}*[的有])\p{Script=Han}{1,6}?)[吗么嘛](?=[，,。；;？?！!\s]|$)/gu,
    '$1有$2吗',
  ],
  // 241比刚才还贵: the price of what is shown.
  [/\d+(?:卢布|块|元)?比(?:刚才|刚刚|之前|上次|那个|前面)的?还?更?(?:贵|便宜)了?[啊呀吧]?[，,。！!\s]*/gu, ''],
]

/** A message of a talk in which what is disowned is given up: it was understood so, and nobody wished for it. */
export const withDisowned = (text: string): string => ways.reduce((said, [way, words]) => said.replace(way, words), text)
