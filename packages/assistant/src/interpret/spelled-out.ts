/** How people who type fast write words, as a pattern of whole words, and the words. */
const typed: readonly (readonly [pattern: string, words: string])[] = [
  // English
  ['abt', 'about'],
  ['gotta', 'must'],
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['lemme', 'let me'],
  ['gimme', 'give me'],
  ['dunno', "don't know"],
  ['(?:nvm|nevermind)(?= (?:the|those|these|about) | [a-z]+(?: [a-z]+)?,)', 'never mind'],
  ['(?:nvm|nevermind)(?=[\\s,.!?…])', ''],
  ['cuz|coz|bcoz|becuz|bcs|b/c', 'because'],
  ['qty', 'quantity'],
  ['pics', 'photos'],
  ['pic', 'photo'],
  ['ppl', 'people'],
  ['ur', 'your'],
  ['(?<=\\p{L} )w(?= \\p{L})', 'with'],
  ['(?<=\\p{L}\\s?, ?|[a-z]{3,}(?<!s)s )glass(?=\\s*(?:[,.;\\d]|$))', 'made of glass'],
  ['thx|thnx|tnx|thanx|ty', 'thanks'],
  ['rn|(?<!\\d ?)atm', 'right now'],
  ['cheapst|cheepest|chepest', 'cheapest'],
  ['wat|wut', 'what'],
  ['whaddya|whatcha|watcha', 'what do you'],
  ['r(?= (?:they|these|those|there|you|u|it|the|any|all|both))', 'are'],
  ['n(?= (?:which|what|whats|how|is|are|do|does|can|will|also|when|where|who|the|a|an|any|not|no|it|they|i|we|total|with|in|for))', 'and'],
  [
    '(?:um|uh|hmm+|umm+|welp|jeez|geez|gosh|omg|ugh+|yo|lol|lmao|rofl|haha(?:ha)*|hehe(?:he)*|tbh|imo|imho|btw|fyi|smh|ngl)(?=[\\s,.!?…]|$)',
    '',
  ],
  ['(?:obvs?|def(?:o|initely)?|prob(?:s|ably)?|prolly|kinda|sorta|literally)', ''],
  // "Min 2 colours" counts no pieces, and "not 2 pieces" refuses to count them.
  ['not (?:2|3|two|three) (?:pieces|pcs|units|items)', ''],
  ['(?:а )?не (?:2|3|дв[ае]|три) (?:штук[аи]?|шт)', ''],
  [
    '(?:(?:min(?:imum|\\.)?|at least|not? (?:less|fewer) than) (?:2|3|two|three) (?:different )?colou?rs(?! (?:each|per|in|for))|(?:(?:min(?:imum|\\.)?|at least) )?(?:2|3|two|three) (?:different )?colou?rs (?:each|(?:per|in each|for each) (?:model|design|style|one|item)))',
    'several colours',
  ],
  // Russian
  [
    '(?:минимум|не менее|не меньше|хотя бы|как минимум|от) (?:2|3|дв(?:а|ух)|тр(?:и|[её]х))(?:-?х)? (?:разных )?цвет(?:ов|а|ах)(?: (?:в|у|на) (?:кажд\\p{L}+|модел\\p{L}+)(?: модел\\p{L}+)?)?',
    'в нескольких цветах',
  ],
  [
    '(?<!(?:как\\p{L}+|сил[аыу]|под|заряд\\p{L}*|выходн\\p{L}+|максимальн\\p{L}+|переменн\\p{L}+|постоянн\\p{L}+|номинальн\\p{L}+) )ток[оа]?(?! (?:перемен|постоян|заряд|утечк))',
    'только',
  ],
  ['оч', 'очень'],
  ['щас|щаз|ща', 'сейчас'],
  ['ч[ёео](?= (?:по|там|за|с|у|есть|так|насч[её]т|то|посовет|сто|будет))', 'что'],
  ['мб', 'может быть'],
  ['(?:чтобы? )?(?:(?:от|через|по) (?:usb|юсб) заряж\\p{L}+|заряж\\p{L}+ (?:от|через|по) (?:usb|юсб))', 'с зарядкой от usb'],
  ['(?:на|с) ак{1,2}ум(?:е|ах|ом)?', 'на аккумуляторе'],
  // «Что-нить», «какие нить» are no threads; «при чём тут 5 рублей??» complains.
  ['(?:ч[ёео]|что|чего|чем|чему|как(?:ой|ая|ое|ие|ую|их|им)|где|куда|кто|кого)[ -]?нить', ''],
  ['(?:а )?при ?ч[её]м (?:тут|здесь)(?: [^,.?!]{1,30})?[?!]+', ''],
  ['(?:что|ч[ёео]|как) (?:там )?(?:по|со?) срокам?и?', 'какие сроки доставки'],
  ['спс|пасиб(?:о|ки)?|спасиб', 'спасибо'],
  ['плз|плиз|пж|пжл|пжлст[а]?|пожалста|пожалуста', 'пожалуйста'],
  ['нада', 'надо'],
  ['шо', 'что'],
  ['тож', 'тоже'],
  ['по чем|почом|по ч[её]м', 'почём'],
  ['жен\\.', 'женские'],
  ['муж\\.', 'мужские'],
  ['дет\\.', 'детские'],
  ['светоотраж\\.?', 'светоотражающий'],
  ['водонепрониц\\.?|водонепр\\.?', 'водонепроницаемый'],
  [
    '(?:эй|ох|ого|блин|короче|кароч|слушай(?:те)?|слыш?ь?|смотрите|вобщем|в общем|хаха(?:ха)*|ахах(?:ах)*а?|лол|капец|ёлки)(?=[\\s,.!?…]|$)',
    '',
  ],
]
const patterns = typed.map(([pattern, words]): [RegExp, string] => [
  new RegExp(String.raw`(?<![\p{L}\p{N}.'’/-])(?:${pattern})(?![\p{L}\p{N}'’-])`, 'giu'),
  words,
])

/** The same of Chinese, which has no spaces around its words. */
const typedHan: readonly (readonly [RegExp, string])[] = [
  [/[，,]?不是[两2二三3]件/gu, ''],
  // Nothing but those.
  [/不是(\p{Script=Han}{1,6}?)的(?:我|就|都)*(?:不要|不考虑|不用推|别推)(?!了)/gu, '只要$1的'],
  [/(?:至少|最少|起码)(?:要)?(?:有)?[两2二三3][种个](?:不同)?颜色(?:以上)?|[两2二三3][种个](?:以上)(?:不同)?(?:的)?颜色/gu, '多种颜色'],
  [/有木有/gu, '有没有'],
  [/木有/gu, '没有'],
  [/肿么/gu, '怎么'],
  [/咋(?:样|滴)/gu, '怎么样'],
  [/咋/gu, '怎么'],
  [/(?<![一-龥])那啥(?=[\s，,])/gu, ''],
  [/啥/gu, '什么'],
  [/灰常|灰長/gu, '非常'],
  [/介个|這個/gu, '这个'],
  [/俩(?=[口个只条件款种层])/gu, '两'],
  [/(?:哈{2,}|呵呵+|嘿嘿+|emm+|额+(?=[\s，,。]))[，,。！!～~\s]*/giu, ''],
  [/^(?:晕|烦死(?:了|人)?|唉+|哎呀?|好吧|我去|无语)(?=[\s，,。！!])[\s，,。！!]*/u, ''],
]

/** Shorthand may stand where a laugh or a sigh was: nothing but it is left of the message. */
const isEmpty = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/**
 * A message with the words spelt out that people who type fast shorten, and without laughs and sighs: "n which one is abt 30cm lol" is "and which one is about
 * 30cm". A message of nothing else stays as it is.
 */
export function spelledOut(message: string): string {
  if (/https?:\/\//iu.test(message)) return message
  const all = [...patterns, ...typedHan].reduce((text, [pattern, words]) => text.replace(pattern, words), message)
  if (all === message) return message
  const clean = all
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/(?<=^|[.!?\n])\s*[,;]\s*/gu, ' ')
    .replaceAll(/\s+(?=[,.!?])/gu, '')
    .trim()
  return isEmpty(clean) ? message : clean
}
