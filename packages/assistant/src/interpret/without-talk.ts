import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { askedGist, isOfService } from '@karavan/lexicon/asked-gists.ts'
import { clauseBorder, type Piece } from '@karavan/lexicon/talk-tagger.ts'
import { talkTagger } from '@karavan/lexicon/talk-tags.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { saysAllowed } from './grammar/allowed.ts'
import { namesDeadline } from './grammar/deadline.ts'
import { blanked, foldText, type Span } from './grammar/open-text.ts'
import { isQuestion } from './grammar/question.ts'
import { rolesIn } from './mentions.ts'
import { isWithin, storiesIn } from './own-words.ts'

/** Behind a question so little is enough for what asks nothing: it says why. */
const leastBehindQuestion = 0.2
/** So probable it must be that a word is talk. */
const least = { ofClause: 0.9, ofHan: 0.97, word: 0.9, named: 0.95, ofGoods: 0.97, ofShort: 0.99 }
/** A word that says how goods must be, as far as anything tells. */
const mostOfWish = 0.5
/** Goods that surely are wanted. */
const mostOfGoods = 0.1
/** What a clause says in the words of others, so surely, is no story however much it sounds like one. */
const leastOfService = 0.5
const leastOfGoods = 0.7
const leastOfBack = 0.3
/** So many words of talk together are a story, and what it names is nothing that is wished for. */
const shortestStory = 4
/** "Сотня" or "the second" between commas says something. */
const shortestClause = 3

const endOfClause = new RegExp(clauseBorder, 'gu')

function clausesOf(text: string): Span[] {
  const clauses: Span[] = []
  let start = 0
  for (const { index, 0: border } of text.matchAll(endOfClause)) {
    clauses.push({ start, end: index + border.length })
    start = index + border.length
  }
  clauses.push({ start, end: text.length })
  return clauses
}

/** What of a message tells of the buyer. */
export interface Talk {
  /** Clauses, and names of goods and properties in a story, that are not read at all. */
  left: Span[]
  /** Words, in lower case, that are no properties of goods, whatever else they say; of Chinese whole stretches. */
  words: string[]
}
const noTalk: Talk = { left: [], words: [] }

/**
 * Stretches of a message that tell of the buyer and say nothing of the goods: "hey, I run a small crossfit box in Leeds and" before "want towels". Empty where
 * nothing of the message says anything else. What is asked of goods on the screen is left whole but for clauses beside it.
 */
export function talkIn(text: string, analysis: Analysis, hasShown: boolean): Talk {
  const clauses = clausesOf(text)
  const names = namesMisread(text, analysis, clauses)
  if (names.length > 0) {
    const rest = talkIn(
      blanked(text, names),
      {
        ...analysis,
        concepts: analysis.concepts.filter((match) => !names.some((name) => isWithin(match, name))),
      },
      hasShown,
    )
    return { ...rest, left: [...names, ...rest.left] }
  }
  const pieces = talkTagger().read(text, analysis)
  const namedIn = (piece: Span): Analysis['concepts'] => analysis.concepts.filter((match) => isWithin(piece, match))
  const isOfGoods = (piece: Span): boolean => namedIn(piece).some(({ kind }) => kind === 'type')
  const asking = clauses.filter((clause) => /[?？]/u.test(text.slice(clause.start, clause.end)))
  const saysMore = pieces.some((piece) => piece.share < mostOfWish || asking.some((clause) => isWithin(piece, clause)))
  if (!saysMore) return noTalk
  // Who names goods in nothing but a story tells of those: without them the message would be about nothing.
  if (!hasShown && !pieces.some((piece) => isOfGoods(piece) && piece.share < mostOfWish)) return noTalk
  const asks = hasShown && (isQuestion(text) || asking.length > 0)
  const leastOf = (piece: Piece): number => (isHan(piece.text) ? least.ofHan : isOfGoods(piece) ? least.ofGoods : least.ofClause)
  const stories = storiesIn(analysis)
  const roles = rolesIn(analysis)
  // 小孩用的 sounds like a story, and says who the goods are for.
  const isWished = (match: Analysis['concepts'][number]): boolean => match.kind !== 'type' && roles.of(match) === 'wanted'
  const left: Span[] = []
  const words: string[] = []
  for (const clause of clauses) {
    const within = pieces.filter((piece) => isWithin(piece, clause))
    if (within.length === 0) continue
    const isBehindQuestion = asks && asking.some(({ end }) => end <= clause.start) && !asking.includes(clause)
    const isTalk = within.every((piece) => piece.share >= (isBehindQuestion ? leastBehindQuestion : leastOf(piece)))
    const isLong =
      within.length >= shortestClause || (!hasShown && within.length > 1 && within.every(({ share }) => share >= least.ofShort))
    if (isLong && isTalk) {
      const isSure = isBehindQuestion || within.every(({ share }) => share >= least.ofGoods)
      // What people do may be what the goods are for, and is read as their story.
      const isStory = stories.some((story) => isWithin(clause, story))
      // "Show me ladies ones then" wishes for what it names.
      const isWish = asksToSee.test(text.slice(clause.start, clause.end)) && analysis.concepts.some((match) => isWithin(match, clause))
      const isRefusal = hasShown && refusesSomething.test(text.slice(clause.start, clause.end))
      if (!isStory && !isWish && !isRefusal && !saysSomething(text.slice(clause.start, clause.end), isSure)) left.push(clause)
      continue
    }
    if (asks || givesUp.test(text.slice(clause.start, clause.end))) continue
    // "We sell leather wallets, so we need towels": nothing of the story is a condition of the goods.
    if (!hasShown && stories.some((story) => isWithin(clause, story)))
      left.push(
        ...analysis.concepts
          .filter((match) => ofGoods.has(match.kind) && isWithin(match, clause) && !isWished(match))
          .map(({ start, end }) => ({ start, end })),
      )
    for (const story of storiesAmong(within)) {
      words.push(...hanWordsOf(story))
      for (const piece of story) {
        if (piece.share < (isHan(piece.text) ? least.ofHan : least.word)) continue
        const isNamed = namedIn(piece).length > 0
        const isOfStory = story.length >= shortestStory && piece.share >= (isOfGoods(piece) ? least.ofGoods : least.named)
        if (isNamed && isOfStory && !namedIn(piece).some(isWished)) left.push({ start: piece.start, end: piece.end })
        // «Тяжёлые гантели»: a word that stands alone before goods says what they are like.
        else if (!isNamed && !isHan(piece.text) && story.length > 1) words.push(piece.text)
      }
    }
  }
  // "Earbuds for a phone kiosk" wants no phones: goods that surely are wanted must be left.
  const namesGoods = pieces.some((piece) => isOfGoods(piece) && piece.share < mostOfGoods)
  const isOfWish = (word: string): boolean => pieces.some(({ text: own, share }) => own === word && share < mostOfWish)
  const ofTalk = words.filter((word) => !isOfWish(word)).map((word) => foldText(word).replace(/['’]s$/u, ''))
  return {
    left: namesGoods ? left : left.filter((one) => !pieces.some((piece) => isOfGoods(piece) && isWithin(piece, one))),
    words: ofTalk,
  }
}

/** «Тогда без меха», "then without fur" of a talk: how goods should not be, however much it sounds like a remark. */
const refusesSomething =
  /^[\s\p{P}]*(?:(?:тогда|ладно|хорошо|ок|окей|ну|нет|давай(?:те)?|только|а|но|then|ok|okay|well|so|no|but|just|那|那就|好)[\s,，]*)*(?:без|without|不要|不带)\s*\p{L}{2,}[\s\p{P}]*$/iu

/** Chinese characters in a row that are surely talk: each word that stands in such a stretch is. */
function hanWordsOf(story: readonly (Piece & { share: number })[]): string[] {
  const marked = story.map(({ text, share }) => (isHan(text) && share >= least.ofHan ? text : ' ')).join('')
  return marked.split(/ +/u).filter((stretch) => stretch.length > 1)
}

/** "In Leeds": a name with a capital within a clause is no misspelt goods. */
function namesMisread(text: string, { concepts }: Analysis, clauses: readonly Span[]): Span[] {
  if (text === text.toUpperCase()) return []
  const namesOthers = concepts.some(({ kind, how }) => kind === 'type' && how !== 'typo')
  return concepts.filter(({ kind, start, end, how }) => {
    // "Umbrelas" alone are what is wanted.
    if (kind === 'type' && !namesOthers) return false
    if (how !== 'typo' || !/^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end))) return false
    return !clauses.some((clause) => isWithin({ start, end }, clause) && !/\p{L}/u.test(text.slice(clause.start, start)))
  })
}

const asksToSee =
  /(?<![a-z])(?:show|give|find|get) (?:me|us)(?![a-z])|(?<!\p{L})(?:покаж\p{L}+|дай(?:те)?|найди(?:те)?|подбер\p{L}+)(?!\p{L})|给我|帮我找|看看/iu

const ofGoods: ReadonlySet<string> = new Set(['material', 'feature', 'color'])

/** Runs of pieces that are rather talk. */
function storiesAmong<T extends { share: number }>(pieces: readonly T[]): T[][] {
  const stories: T[][] = [[]]
  for (const piece of pieces) {
    if (piece.share >= mostOfWish) stories.at(-1)!.push(piece)
    else stories.push([])
  }
  return stories.filter((story) => story.length > 0)
}

/** What says something however it sounds: a number, who sells and how soon, what goods are for, a way back. */
const saysMoreThanTalk =
  /[?？\d]|第[一二三四五六]|(?<!\p{L})(?:first|second|third|fourth|fifth|перв|втор|трет|четв[её]рт|пят)\p{L}*|工厂|厂家|源头|直销|发货|现货|库存|有货|起订|起批|(?<!\p{L})(?:factor(?:y|ies)|manufacturers?|suppliers?|minimum|dispatch\p{L}*|ships?|shipped|in stock|завод\p{L}*|фабрик\p{L}*|производител\p{L}*|напрямую|отправ\p{L}+|отгруз\p{L}+|в наличии|на складе|минимал\p{L}*)(?!\p{L})|^[\s,，]*(?:для|под|for|去|给)(?!\p{L}*(?:меня|me|我))|(?<!\p{L})(?:верн\p{L}+|назад|обратно|back)(?!\p{L})|(?<!\p{L})(?:сначала|в начале|earlier)(?!\p{L})|(?<!\p{L})(?:не важ\p{L}+|неваж\p{L}+|люб(?:ой|ая|ое|ые)|без разницы|всё равно|все равно|цен[аыуе]|doesn'?t matter|whatever|any|price)(?!\p{L})|不限|无所谓|都行|随便|价|回到|刚才|жалу\p{L}+ на|complain\p{L}* (?:about|of|that)|投诉|嫌|(?:[二三四五六七八九十百千万两]|一[百千万十])[一二三四五六七八九十百千万两]{0,3}[岁个件只条双套本支块](?!人)|[一二三四五六七八九十]岁/iu

/** 皮的不要求了, «кожа не нужна», "leather is not a must": a condition is given up. */
const givesUp =
  /(?:不|没)(?:再|作|做)?(?:要求|强求|限定)|不一定|(?<!\p{L})(?:не (?:нуж(?:ен|на|но|ны)|обязател\p{L}+|принципиальн\p{L}+)|необязател\p{L}+)(?!\p{L})|(?<![a-z])(?:not|n't|no longer) (?:a must|needed|required|necessary|essential)(?![a-z])/iu

/** Whether a clause asks something, or says something of the service or of what is on the screen. */
function saysSomething(clause: string, isSure: boolean): boolean {
  if (saysMoreThanTalk.test(clause) || givesUp.test(clause) || saysAllowed(clause) || namesDeadline(clause)) return true
  const { group, share, ofService } = askedGist(clause)
  if (isOfService(group)) return ofService >= leastOfService && share >= leastOfService
  // "Last ones we had cracked in the cold" is a reason, however many ask whether they crack.
  if (isSure || group === 'say-talk' || group === 'say-refine') return false
  return share >= (group === 'say-back' ? leastOfBack : leastOfGoods)
}
