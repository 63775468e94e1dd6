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
  // What need not be there: "I don't care if it folds", «плевать на чехол», 收不收腰无所谓.
  [
    /(?<![a-z])(?:(?:i|we) )?(?:do ?n['’o]?t|do not|could ?n['’o]?t|no longer|don'?t really) care (?:if|whether|about)(?: (?:it|they)(?:['’]?s|['’]?re| is| are| has| have| comes? with)?(?: an?)?| the| having)? (?=[a-z])/giu,
    'forget the ',
  ],
  [/(?<![a-z])(?:(?:it|they|this|that) )?(?:can|could|may) be without(?: an?| the| any)? (?=[a-z])/giu, 'forget the '],
  [/(?<![a-z])(?:(?:we|i|you) )?(?:can|could) (?:do|live) without(?: an?| the| any)? (?=[a-z])/giu, 'forget the '],
  [
    /(?<=^|[,.;!]\s*|(?<![a-z])(?:and|but|so|also)\s)(?:the )?([a-z-]+(?: [a-z-]+)?),? (?:(?:we|i|you) can (?:skip|drop|leave out|forget|do without)|can (?:go|be skipped|be dropped|be left out))(?: it)?(?: too| as well| also)?(?=\s*(?:[,.;!]|$))/giu,
    'forget the $1',
  ],
  [
    /(?<!\p{L})(?:(?:да|мне|нам|вообще) )*(?:плевать|наплевать|пофиг|по барабану|забей(?:те)?|забьем|без разницы|все равно|фиг с|бог с)(?: (?:на|с|про))? (?=\p{L})(?!как|ч[ьт]|кто|кому|ним|ней|ними)/giu,
    'забудь про ',
  ],
  [/(?<!\p{L})(\p{L}{4,}) (?:(?:мне|нам|тут|здесь|уже) )*(?:лишн(?:ий|яя|ее|ие|его|юю)|ни к чему)(?!\p{L})/giu, 'забудь про $1'],
  [
    /(\p{Script=Han}{1,3})不\1(\p{Script=Han}{0,3}?)(?:的)?(?:都|也)?(?:无所谓|都?行|都?可以|没关系|不重要|不要紧|随便|随意)/gu,
    '$1$2的无所谓',
  ],
  [/有没有(\p{Script=Han}{1,4}?)(?:都|也)?(?:无所谓|都行|都可以|没关系|不重要|随便)/gu, '不要求$1'],
  // 不带灯的也行: one character alone may be another thing.
  [/不带(\p{Script=Han})的?(?:也|都)(?:行|可以|没关系|没事|没问题|无所谓|成|能接受)(?![吗么])/gu, '不要求带$1'],
  [
    /(?:不(?:用|必|需要|要求|带|是)?|没有?)(?!用|必|要|带|是)(\p{L}{1,6}?)的?(?:也|都)(?:行|可以|没关系|没事|没问题|无所谓|成|能接受)(?![吗么])/gu,
    '不要求$1',
  ],
  [
    /(?<![\p{Script=Han}])(?:把)?([\p{L}\d]{1,8}?)的?(?:这个?|那个?)?(?:条件|要求|限制)(?:就|都|也)?(?:去掉|不要|取消|删掉?|算了|不用|放开|不管)(?:了|吧)*/gu,
    '$1的无所谓',
  ],
  [/(?<=^|[\s，,。！!])([\p{L}\d]{1,8}?)的?(?:就|都|也)?(?:去掉|去了)(?:吧|了)*(?=[\s，,。！!]|$)/gu, '$1的无所谓'],
  // "Just plain clear ones": no more than that.
  [/(?<![a-z])just (?:simple |plain )+(?=[a-z])/giu, 'just '],
  // 电池的也给看看: those will do as well.
  [/(\p{Script=Han}{1,6}的)也(?:给|让|帮)?(?:我|我们)?(?:看看|看一?下|列|来几个|拿|发)(?:出来|看看)?(?=[\s，,。！!]|$)/gu, '$1也可以'],
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
