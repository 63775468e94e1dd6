import { whole } from './grammar/pattern.ts'
import type { Reading } from './read.ts'

/**
 * What a question asks of, in the buyer's own words: what is read may be written out in other words ("work on induction" is "induction ready"). Only the
 * words that say it are quoted, "fit a honda civic" of "also will the first fit a honda civic lol?", of several clauses the last; `undefined` where no word
 * says it.
 */
export function quotedQuestion(
  reading: Pick<Reading, 'question' | 'asksAbout' | 'written'>,
  words: readonly string[] = [],
): string | undefined {
  const quoted = asWritten(reading) ?? words.join(', ')
  return quoted
    .replace(behindQuestion, '')
    .split(clauseEnd)
    .map(tellingPart)
    .findLast((part) => part !== '')
}
/** What stands behind what is asked: "is it for mains? I'll take 40". */
const behindQuestion = /(?<=\p{L}\s*)[?？].*$/su
const clauseEnd = /[.!?;,。！？；，\n]+|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u

/** Words that ask, point, join and fill: they say how something is asked, and not what. */
const askingWords: Record<'ru' | 'en', readonly string[]> = {
  ru: [
    '(?:а|и|но|да|же|ну|вот|ли|то|либо|или|ещ[её]|тоже|также|уже|так|ведь|что ?ли|чт[оё]ль?|чо|ч[её]|эй|ой|ага|угу|хм+|лол|кстати|вообще|короче|типа|прям|прямо|реально|точно|правда|просто|блин|слушай(?:те)?|беру|бер[её]м|возьму|возьм[её]м|ладно|хорошо|ок(?:ей)?|скажи(?:те)?|подскажи(?:те)?|посмотри(?:те)?|глянь(?:те)?|стоп|пожалуйста|плиз|(?:ах)+а?|(?:ха)+х?)',
    '(?:как(?:ой|ая|ое|ие|ого|ую|их|им|ом|ими)?|сколько|скольк(?:и|о)|скока|скок|ч(?:ем|то|его|ему|ей|ья|ь[её]|ьи)|кто|кого|кому|где|когда|куда|откуда|почему|зачем|котор(?:ый|ая|ое|ые|ого|ую|ых|ой|ом))',
    '(?:он[аио]?|его|е[её]|их|не[её]|него|ней|нем|них|ним|ими|эт(?:от|а|о|и|ого|ой|их|у|им|ими)|т(?:от|а|е|ого|ой|ех|у)|там|тут|здесь|у|мне|нам|вы|вас|вам|ваш\\p{L}*|сам(?:и|а|о|ый|ая|ое|ые)?)',
    '(?:есть|бывает|бывают|ид[её]т|идут|можно|можете|можешь|будет|будут|нет|указан[аоы]?|написан[аоы]?|указывает|пишут|пойд[её]т|подойд[её]т|подходит|нормально|норм)',
    '(?:перв|втор|трет|четв[её]рт|пят|шест|последн)(?:ый|ая|ое|ые|ого|ой|ом|ую|ых|ий|ья|ье|ьи|ьего|ьей|ьем|ью)',
    '№ ?\\d+',
  ],
  en: [
    '(?:and|n|or|but|so|also|then|than|ok(?:ay)?|well|btw|um+|uh+|hm+|hey|yo|pls|plz|please|lo+l|lmao|(?:ha)+h?|tho|though|actually|really|just|even|still|too|as well|right|yes|no|nah|nope|yeah|for real|real quick|rn|if|anyway)',
    "(?:what|which|who|whose|how|when|where|why)(?:'?s|'?re)?",
    "(?:is|are|was|were|am|be|been|isn'?t|aren'?t|do|does|did|don'?t|doesn'?t|didn'?t|can|can'?t|could|would|will|won'?t|should|shall|may|might|must|has|have|had|got|gets?|comes?|there)",
    "(?:it|its|it'?s|they|them|their|this|that|that'?s|these|those|you|u|ya|your|ur|i|i'?m|we|my|our|me|us|one|ones|the|an?|any|some|here)",
    '(?:tell|say|says|said|know|check|mention(?:s|ed)?|stated?|states|listing|info|seller)',
    '(?:take|taking|whatever|fine|cool|great|nice|alright)',
    '(?:first|second|third|fourth|fifth|sixth|last)',
    '(?:nr|no\\.?|number|#) ?\\d+',
  ],
}
/** They belong to the word behind them, and say nothing where that is left out: "of what", «из чего». */
const prepositions = '(?:of|in|on|at|to|for|from|with|by|about|в|во|на|по|до|от|из|с|со|для|к|о|об|за|под|про|при)'
const asking = whole({ ru: askingWords.ru, en: askingWords.en })
const anyAsking = new RegExp(asking, 'giu')
const led = new RegExp(`^(?:${prepositions}(?=[^\\p{L}\\d]+${asking}|[^\\p{L}\\d]*$)|${asking})`, 'iu')
const tailed = new RegExp(`(?:${asking}|(?<![\\p{L}\\d])${prepositions})$`, 'iu')
const ledHan =
  /^(?:那么?|请问|问一?下|老板|亲|第[一二三四五六七八九\d]?[个款]?|这[个款些]?|那[个款]|它们?|的|和|跟|还|也|再|都|就|有没有|是不是|会不会|能不能|可不可以|带不带|配不配|可以|有|是|带|哪[一个款些]*|什么|啥|怎么|为什么)/u
const tailedHan =
  /(?:(?:说明|写|注明|标)(?:了?没有?|了吗)|(?:能|可以)?行不行?|可以[吗不]|怎么样|如何|是?(?:什么|啥)(?:做|材质|材料)?的?|多少|[吗么呢吧啊呀嘛哈的不]|没有?)$/u
const edges = /^[^\p{L}\d№#]+|[^\p{L}\d%°℃]+$/gu

/** A clause without the words at its ends that only ask. */
function tellingPart(clause: string): string {
  let left = clause
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replace(edges, '')
    left = left.replace(led, '').replace(tailed, '').replace(ledHan, '').replace(tailedHan, '')
  }
  return wordsOf(left).length > longestPart ? left.replace(anyAsking, ' ').replace(/\s+/gu, ' ').trim() : left
}
const longestPart = 8

function asWritten({ question, asksAbout, written }: Pick<Reading, 'question' | 'asksAbout' | 'written'>): string | undefined {
  const asked = question ?? asksAbout?.text
  if (asked === undefined || written.toLowerCase().includes(asked.toLowerCase())) return asked
  const wanted = new Set(wordsOf(asked))
  const sentences = written.split(/[.!?。！？;；\n]+/u).map((text) => text.trim())
  const counted = sentences.map((text) => ({ text, share: wordsOf(text).filter((word) => wanted.has(word)).length / wanted.size }))
  const best = counted.toSorted((a, b) => b.share - a.share)[0]
  return best && best.share >= leastShare && best.text.length <= longestQuote ? best.text : asked
}
const leastShare = 0.5
const longestQuote = 120

/** Words, and in Chinese characters. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\d]+/gu) ?? []
