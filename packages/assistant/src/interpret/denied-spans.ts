import { stemOf } from '@karavan/lexicon/stem.ts'
import type { WishedFigure } from '../wish.ts'

/** What is refused in so many words: "without tarnish-resistant plating", «не на колёсах», 不要带窗的. */
const ways: readonly RegExp[] = [
  /(?<![a-z]|(?<![a-z])(?:if|why|or|whether|is|are|does|do|can|will|could|would) )(?<denial>(?:but |and )?(?:without|with no|not|no)(?: an?| any| the)?) (?!(?:too|only|sure|more|less|over|under|above|below|than|expensive|cheap|bad|really|very|just|yet|now|if|but|because|for|from|to)(?![a-z]))(?<denied>(?:\d+\.\d+|[a-z0-9][a-z0-9'/-]*)(?: [a-z0-9][a-z0-9'/-]*){0,3}?)(?=\s*(?:[,.;!?)]|$)| (?:and|but|or|please|pls|thanks|under|up to|for|in|at)(?![a-z])| \d+ ?(?:pcs|pieces|pairs|sets|rub|yuan))/giu,
  /(?<!\p{L}|(?<!\p{L})(?:если|когда|раз|почему|чтобы?|как) )(?<denial>(?:но |и |а )?(?:без|кроме|не(?= (?:на|из|с|со|под|для|в) | \p{L}+(?:[ыио]й|ая|яя|ое|ее|[ыи]е|ую|юю)(?!\p{L})))) (?!(?:дорож|дорог|деш|больш|меньш|мен|бол|над|нуж|обязат|зна|важ|позж|ран|очень|слишком|так|совсем|сильно|особо|только)\p{L}*)(?<denied>[\p{L}\d][\p{L}\d-]*(?: [\p{L}\d][\p{L}\d-]*){0,3}?)(?=\s*(?:[,.;!?)]|$)| (?:и|но|а|или|пожалуйста|до|для)(?!\p{L})| \d+ ?(?:шт|пар|руб))/giu,
  /(?<denial>不要|不带|不含|(?<!有)没有(?!就|的话|也|还|了))(?<denied>[^，,、。；！？!?\s]{1,10}?)(?:的)?(?=[，,、。；！!\s]|$)/gu,
]

const maxSpans = 6

/** What of a reading tells how something that is refused was understood. */
interface Understood {
  words: readonly string[]
  traits: readonly string[]
  figures: readonly WishedFigure[]
  types: readonly string[]
  /** What goods were taken for by words that tell of them. */
  told?: { said: string }
  notTraits: readonly string[]
  notWords: readonly string[]
}

export interface DeniedSpan {
  /** What is refused, as it is written. */
  said: string
  /** The message without it. */
  rest: string
}

/** 不要V领的: what is called by a letter is refused, whatever else was understood. */
const byLetter = /^[a-z]\p{Script=Han}{1,3}$/iu

/**
 * The first thing of a message that is refused, and that was read as if it were wished for all the same, took the place of the goods or was not read at all;
 * `undefined` where none was.
 */
export function readAsWished(
  written: string,
  { words, traits, figures, types, told, notTraits, notWords }: Understood,
  read: (text: string) => Understood,
): DeniedSpan | undefined {
  // Each is read alone: of a long text those at its beginning.
  for (const way of ways)
    for (const { 0: whole, index, groups } of [...written.matchAll(way)].slice(0, maxSpans)) {
      const said = groups!.denied!.trim()
      const stems = said
        .toLowerCase()
        .split(/[\s/-]+/u)
        .map(stemOf)
      const own = read(said)
      const rest = `${written.slice(0, index)} ${written.slice(index + whole.length)}`.replaceAll(/\s+([,.;!?])/g, '$1').trim()
      // 跳绳 不要轴承款的: the kind that is refused hides the one that is wanted.
      const isHidden = (types.length === 0 && notTraits.some((one) => one.startsWith('type.'))) || told?.said.includes(said) === true
      const hidesKind = isHidden && rest !== '' && read(rest).types.length > 0
      const isUnread = byLetter.test(said) && notWords.length + notTraits.length === 0
      const isWished =
        words.some((word) => stems.includes(stemOf(word)) || (/\p{Script=Han}{2}/u.test(word) && said.includes(word))) ||
        own.traits.some((trait) => traits.includes(trait)) ||
        own.figures.some((figure) => figures.some((one) => one.field === figure.field && one.above === figure.above))
      if (isWished || hidesKind || isUnread) return { said, rest }
    }
  return undefined
}
