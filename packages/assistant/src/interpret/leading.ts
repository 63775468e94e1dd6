import { foldText, type Span } from './grammar/open-text.ts'
import { clausesOf } from './parts-by-goods.ts'

/** Words that a question begins with, which may point at one of the offers shown: «серый из оксфорда» of «серый из оксфорда почему такой дорогой?» */
export interface Leading extends Span {
  /** Without what only points: "the cotton" of "the cotton one". */
  said: string
  /** What is asked behind them, to the end of the sentence. */
  asked: string
  /** What they are, as far as that can be told without the offers. */
  form: 'one' | 'adjective' | 'with' | 'which' | 'noun' | 'han'
}

const fillers =
  /^[\s,.:;–—-]*(?:(?:а|и|ну|о|ок|окей|хм|так|эй|понял\p{L}*|ясно|скажите|подскажите|(?:да )?я (?:же |ведь |имел[аи]? в виду )?(?:про)?|про|нет|no|i meant?|i mean|i(?:'m| am)? (?:asking|talking) about|i liked|and|so|ok|okay|hey|also|then|n|what about|how about|那么?|就|还有|请问|老板|我(?:是说|说的是|问的是))(?!\p{Script=Cyrillic}|[a-z])[\s,]*)*/iu
const determiner = /^(?:the|that|this|эт(?:от|а|о|у)|т(?:от|а|о|у)|вон)\s+/iu
const conjunction = /^(?:и|или|либо|and|or|n|&|vs|с|со|против|чем|than|[+=]|[和跟与或比])(?![\p{Script=Cyrillic}a-z])/iu
const word = /[\p{L}\d][\p{L}\p{M}\d.,'’/%-]*(?<![.,])/gu
const which = /(?:^|\s)(?:котор(?:ый|ая|ое|ую|ого|ой)|что|где)(?=\s|$)/giu
const adjective =
  /^(?!(?:перв|втор|трет|четверт|пят|шест|последн|друг|кажд|люб|сам|как|котор|нов|оста|един|мо[йяе]|ваш|наш|тво|так|минимальн|общ)\p{L}*)\p{Script=Cyrillic}{3,}(?:ый|ий|ой|ая|яя|ое|ее|ую|юю|ого|его|ые|ие)(?!\p{L})/iu
const withWhat = /^(?:со?|из|на|для|от|под|в)\s+\p{L}{2,}/iu
/** What more words follow. */
const isOpen = /^(?:со?|из|на|для|от|под|в|у|котор\p{L}+|что|где|with|for|in|of|the)$/iu
const one = /\s+one(?:\s+(?:at|for)\s+[\d.,]+)?$/iu
const maxWords = 7
const maxHan = 9

const formOf = (said: string): Leading['form'] =>
  one.test(said) ? 'one' : said.search(which) >= 0 ? 'which' : adjective.test(said) ? 'adjective' : withWhat.test(said) ? 'with' : 'noun'

/** What each sentence of a message may begin with, the longest first; nothing where nothing follows. */
export function leadingIn(message: string): Leading[][] {
  const folded = foldText(message)
  const found: Leading[][] = []
  let start = 0
  let from = 0
  for (const { text, isStrong } of clausesOf(folded)) {
    const end = from + text.length
    if (isStrong) {
      found.push(leadingOf(folded.slice(start, end), start, folded.slice(end)))
      start = end
    }
    from = end
  }
  return found.filter((some) => some.length > 0)
}

function leadingOf(sentence: string, offset: number, next: string): Leading[] {
  const skipped = fillers.exec(sentence)?.[0].length ?? 0
  const open = sentence.slice(skipped)
  const pointing = determiner.exec(open)?.[0].length ?? 0
  const text = open.slice(pointing)
  const at = (length: number): Pick<Leading, 'start' | 'end' | 'asked'> => ({
    start: offset + skipped,
    end: offset + skipped + pointing + length,
    asked: behind(text.slice(length)),
  })
  // "Beige one. Does it have a lid?"
  const behind = (rest: string): string =>
    (/[\p{L}\d]/u.test(rest) ? rest : next).replace(/^(?:[\s,:–—-]|котор\p{L}+\s|的(?=\p{Script=Han}))+/u, '')
  const isAlone = (form: Leading['form']): boolean => form === 'one' || form === 'which' || pointing > 0
  const isAsked = ({ asked, end, form }: Leading): boolean =>
    /[\p{L}\d]/u.test(asked) && !conjunction.test(asked) && (isAlone(form) || /[\p{L}\d]/u.test(sentence.slice(end - offset)))
  const ofHan = /^\p{Script=Han}|^[a-z\d]+\p{Script=Han}/iu.test(text)
    ? [...hanEndsIn(text)].map((end): Leading => ({ ...at(end), said: text.slice(0, end).replace(/的$/u, ''), form: 'han' }))
    : []
  const named = text.slice(0, /[,;:–—]|\s-\s/u.exec(text)?.index)
  const words = ofHan.length > 0 ? [] : [...named.matchAll(word)].slice(0, maxWords).filter(([last]) => !isOpen.test(last))
  return [
    ...ofHan,
    ...words.map((last): Leading => {
      const end = last.index + last[0].length
      const said = text.slice(0, end)
      return { ...at(end), said: said.replace(one, '').replace(which, ' ').replaceAll(/\s+/gu, ' ').trim(), form: formOf(said) }
    }),
  ]
    .filter((leading) => leading.said !== '' && isAsked(leading))
    .toReversed()
}

/** Where Chinese words for an offer may end: behind 的, and behind each character of a name of goods. */
function* hanEndsIn(text: string): Generator<number> {
  for (let end = 2; end <= Math.min(maxHan, text.length - 1); end++)
    if (/[\s，,。？?]/u.test(text[end - 1]!)) return
    else yield end
}
