import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { findConcept } from '@karavan/lexicon/names.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import { hanProperties, synonymsOf } from '@karavan/lexicon/synonyms.ts'
import { wordLexemes } from '@karavan/lexicon/terms.ts'
import { isHan, type Token } from '@karavan/lexicon/tokens.ts'
import { wordsOfTalkIn } from '@karavan/lexicon/words-of-talk.ts'
import { softSizeOf } from '../wish.ts'
import { isDenied, isGivenUp } from './grammar/negation.ts'
import type { OpenText, Span } from './grammar/open-text.ts'
import { isOfCloth } from './implied.ts'
import { noRoles, type Roles } from './mentions.ts'
import { canBeDenied } from './uses.ts'

/** What a message says in words that name nothing we know. */

export const maxWords = 12
export const maxWordLength = 60
export const maxPhrases = 8
/** Whether the last of words that stand side by side is what the others are said of: not of "hardcover lined", nor in Chinese. */
const namesThing = (word: string): boolean =>
  /^[a-z]{2,}(?<!able|ible|less|proof|ive|ous|ed|ing)$|^[а-я]{3,}(?<!ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю)$/u.test(word)
const maxOfPhrase = 6
export const isWithin = (token: Span, name: Span): boolean => token.start >= name.start && token.end <= name.end

/** The word right behind a place, where it names nothing that we know. */
export function unknownWordAt({ tokens, concepts }: Analysis, end: number): Token | undefined {
  const next = tokens.find(({ start }) => start >= end)
  if (!next || next.start - end > 1 || next.script === 'han' || isStopword(next.normalised)) return undefined
  return concepts.some((match) => isWithin(next, match)) ? undefined : next
}

/** The "gold" of "no gold rim": a colour or material that is denied of the thing behind it alone. */
function deniedRightBefore({ text, concepts }: Analysis, at: number): string | undefined {
  const lead = text.slice(0, at)
  const match = concepts.find(({ kind, end }) => (kind === 'color' || kind === 'material') && end < at && /^\s+$/u.test(lead.slice(end)))
  const isWithout = match !== undefined && /(?<!\p{L})(?:no|without|w\/o|any|без)(?: an?| the| any)?\s+$/iu.test(lead.slice(0, match.start))
  return isWithout && isDenied(lead.slice(0, match.start).toLowerCase(), '') ? lead.slice(match.start, match.end).toLowerCase() : undefined
}

/** Begins a Chinese stretch that names what goods come with. */
const withHan = /^[带有要配附]+(?=\p{Script=Han}{2})/u
const beginsHan = /^[带有要配附]$/u
const glueHan = /^[可能会用是做当给把被的了吗呢吧]$/u
/** Chinese words as they were written: 收纳包 is one where the analyser knows 收纳 and 包. */
function* joinedHan(
  tokens: Iterable<Written>,
  isOpen: (span: Span) => boolean,
  goesOn: (end: number) => boolean,
  isProperty: (span: Span) => boolean,
): Generator<Written> {
  let last: Written | undefined
  for (const token of tokens) {
    const isHan = /^\p{Script=Han}+$/u.test(token.normalised)
    const isLead = (last !== undefined && beginsHan.test(last.normalised)) || glueHan.test(token.normalised)
    const goesOnHan =
      last !== undefined && isHan && last.end === token.start && isOpen(token) && isOpen(last) && /^\p{Script=Han}+$/u.test(last.normalised)
    // 带轮的: what goods come with, in one character.
    const isWith =
      last !== undefined && goesOnHan && /^[带配附]$/u.test(last.normalised) && token.normalised.length === 1 && !goesOn(token.end)
    // 家用, 带绳: a property in words that listings use.
    const isKnown = last !== undefined && goesOnHan && isProperty({ start: last.start, end: token.end })
    if (last && goesOnHan && (!isLead || isWith || isKnown) && (last.normalised.length === 1 || token.normalised.length === 1)) {
      last = { start: last.start, end: token.end, normalised: last.normalised + token.normalised }
      continue
    }
    if (last) yield last
    last = token
  }
  if (last) yield last
}

/** "Type-c" and "in-ear" are one word each. */
const isJoined = (first: string, second: string): boolean =>
  /^(?:in|on|over)$/.test(first) ? /^[a-z]{3,}$/.test(second) : /^[a-z]{3,}$/.test(first) && /^[a-z]$/.test(second)

type Written = Pick<Token, 'start' | 'end' | 'normalised'>
/** The tokens, with a scale, a fraction or a letter behind a hyphen ("1:72", "3/4", "type-c") as the one word that it is. */
function* asWritten({ tokens, text }: Analysis): Generator<Written> {
  for (let index = 0; index < tokens.length; index++) {
    const [token, next] = [tokens[index]!, tokens[index + 1]]
    const sign = next && text.slice(token.end, next.start)
    if (next && token.script === 'digit' && next.script === 'digit' && (sign === ':' || sign === '/')) {
      yield { start: token.start, end: next.end, normalised: token.normalised + sign + next.normalised }
      index++
    } else if (next && token.script === 'digit' && next.script === 'digit' && (sign === '.' || sign === ',')) {
      yield { start: token.start, end: next.end, normalised: `${token.normalised}.${next.normalised}` }
      index++
    } else if (next && sign === '-' && isJoined(token.normalised, next.normalised)) {
      // A preposition may have been read as one.
      const { start } = isStopword(token.normalised) ? next : token
      yield { start, end: next.end, normalised: `${token.normalised}-${next.normalised}` }
      index++
    } else if (token.script === 'digit' && text[token.end] === '%')
      yield { start: token.start, end: token.end, normalised: `${token.normalised}%` }
    else yield token
  }
}

/** Stands before what goods are for. */
const purpose = /(?:^|[^\p{L}])(?:для|под|в|во|на|подарить|дарить|for|as)\s+(?:(?:a|an|the|my|our|наш\p{L}*|сво\p{L}*)\s+)?$/iu

/** "В клетку" is how it looks. */
const isPattern = /^(?:клет(?:к|очк)|полос(?:к|очк)|горош|цвет(?:оч|ы$)|елочк|ромб|звездочк|сердечк|рубчик)/u

/** "В кейсе", "на молнии", "on wheels": how goods come and close, and no use of them. */
const comesInOrOn =
  /^(?:кейс|чех[ло]|опл[её]тк|обмотк|рамк|корпус|короб|тубус|упаков|чемодан|ведр|меш(?:ок|к)|банк|футляр|ведер|жестян|молни|кнопк|резинк|завязк|липучк|кол[её]с|ножк|крючк|люверс|подставк|присоск|магнит|шнур|пуговиц|ремешк|цепочк|застежк|танкетк|каблук|устойчив|толст|платформ|подошв|подкладк|карабин|прищепк|пружин|спирал|скоб|кольц|шнуровк|липк|клейк|(?:case|tin|bucket|tube|pouch|wheels|legs|stand|platform|chain|zip|zipper|buttons|hooks)$)/u

/** Parts of a whole, whose names are read as a count. */
const ofWhole = /^(?:pieces?|parts?|детал|элемент|част)/u

/** "Large pieces", "крупные детали": how big a part is, and not the goods. */
function isOfNext(open: OpenText, analysis: Analysis, token: Span, names: ReadonlySet<string>): boolean {
  const next = unknownWordAt(analysis, token.end)
  if (!next || next.normalised.length < 4 || names.has(next.normalised)) return false
  return open.isOpen(next) || ofWhole.test(next.normalised)
}

/** "Small soft" of "small soft toys": whether goods are named behind it, with nothing but what they are like between. */
function leadsToGoods({ concepts, text }: Analysis, from: number): boolean {
  let at = from
  for (;;) {
    at += /^(?:\s|的)*/u.exec(text.slice(at))![0].length
    const next = concepts.filter(({ start }) => start === at)
    if (next.some(({ kind }) => kind === 'type')) return true
    if (next.length === 0) return false
    at = Math.max(...next.map(({ end }) => end))
  }
}

export interface Words {
  wanted: string[]
  /** Of these those that stand side by side. */
  phrases: string[][]
  /** Words of what the goods are for: "в школу", "for a promo". */
  purposes: string[]
  /** What must not be there, a phrase each: "animal hair" of "no animal hair". */
  unwanted: string[]
  /** What need not be there. */
  givenUp: string[]
}

/** 耐咬会叫 says two things of goods. */
function propertiesIn(word: string): string[] {
  if (word.length < 4 || !/^(?![一二三四五六七八九十两双单多])\p{Script=Han}+$/u.test(word)) return [word]
  const known = hanProperties(word)
  if (known.length < 2) return [word]
  const parts: string[] = []
  let from = 0
  for (const { start, end } of [...known, { start: word.length, end: word.length }]) {
    if (start > from) parts.push(word.slice(from, start))
    if (end > start) parts.push(word.slice(start, end))
    from = end
  }
  // A lone character between belongs to what stands around it.
  return parts.every((part) => part.length > 1) ? parts : [word]
}

/** A word that fewer names of a kind have than this share tells its goods apart: "евро" of "КПБ евро". */
const shareOfName = 0.3

/** What tells goods of a kind apart, however many of its names have it: "накладные" of headphones. */
const russianAdjective = /^\p{Script=Cyrillic}{3,}(?:[ыио]й|[ыи]е|[ая]я|[ое]е)$/u
/** Words that make the names of a kind, and no property that a few of them name. */
function wordsOfNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) for (const word of new Set(name.toLowerCase().split(/\s+/))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const [first = ''] = names
  const isOfFirst = new Set(first.toLowerCase().split(/\s+/))
  // "A5" of "A5 notebook" tells the goods apart.
  return [...counts]
    .filter(
      ([word, count]) => !/\d/.test(word) && (isOfFirst.has(word) || (count >= names.length * shareOfName && !russianAdjective.test(word))),
    )
    .map(([word]) => word)
}

/** The "induction" of "induction-ready" is no occasion. */
const isHyphenated = ({ start, end }: Span, text: string): boolean =>
  /^-\p{L}{3}/u.test(text.slice(end)) || /\p{L}{3}-$/u.test(text.slice(0, start))

const endOfClause =
  /[.,!?;，。！？；]+\s*|:\s+|\s(?:so|поэтому|вот и|and(?= (?:(?:i|we) )?(?:need|want|looking|am looking|are looking|would like))|и(?= (?:(?:мне|нам) )?(?:нуж|надо|ищ|хо[чт])))(?=\s)/u
/** Begins a clause in which people speak of themselves, and is no wish. */
const speaksOfOneself =
  /^(?:\s|hi|hey|hello|здравствуйте|добрый день|привет|你好|亲们?|老板|and|but|и|а|но)*(?:(?:i|im|i'm|we|we're|were|us|my|our)\s+\p{L}|(?:я|мы|мо[йяие]|наш[аеи]?|у (?:меня|нас))\s+\p{L}|(?:торгу(?:ю|ем)|прода(?:ю|[её]м)|держ(?:у|им)|вед(?:у|[её]м)|занима(?:юсь|емся)|откры(?:ваю|ваем|л[аи]?)|работа(?:ю|ем))\s+\p{L}|(?:我|我们|咱们?|本店|小店)(?:家|公司|这|店里|老公|老婆|儿子|女儿)?(?:要|想|准备|打算|刚|新)?(?:是|开|有|在|做|摆|卖|教|带|经营)|(?:жене|мужу|маме|папе|бабушке|дедушке|сестре|брату|в прошлый раз|прошлый раз|последний раз|last time)\s|上次|(?:老人|孩子|小孩|我妈|我爸|妈妈|爸爸|老妈|老爸|奶奶|爷爷|宝宝|客人|猫咪?|狗狗?)\p{Script=Han}{0,5}?(?:不好|不方便|疼|不舒服|怕\p{Script=Han}|爱\p{Script=Han}|容易\p{Script=Han}|不动|老是|总是|太\p{Script=Han}))/iu
const wishes =
  /(?<!\p{L})(?:need|want|look|search|order|buy|take|get(?!s\s)|like|love|find|give me|show me|(?<!(?<![a-z])(?:i|we|who|they) )sell(?! (?:on|at|via|through|online)(?!\p{L}))|require|нуж|надо|ищ|хо(?:чу|тим|тел)|зака|куп|бер|возьм|требу|подбер|интерес|дай(?:те)?(?!\p{L})|покажи)|需要|(?:想|要|求|来)(?!开)|找|买|订/iu

/** Clauses in which people tell of themselves and name no goods: "my sister runs a studio, and we want mats", 我开了家咖啡店，要杯子. */
export function storiesIn({ text, concepts }: Analysis): Span[] {
  const stories: Span[] = []
  for (let start = 0; start < text.length; ) {
    const border = endOfClause.exec(text.slice(start))
    const end = border ? start + border.index + border[0].length : text.length
    const clause = text.slice(start, end)
    const namesGoods = (from: number, to: number): boolean =>
      concepts.some((match) => match.kind === 'type' && match.start >= from && match.end <= to)
    // "Last time I bought pans and everything burnt. Give me good ones" tells of the same goods.
    const isAside = !namesGoods(start, end) || wishes.test(text.slice(end))
    const isStory = speaksOfOneself.test(clause) || isLeadHan(clause, text.slice(end), concepts, start, end)
    if (isStory && !wishes.test(clause) && isAside) stories.push({ start, end })
    start = end
  }
  // Who says nothing else wishes for that.
  return stories.reduce((sum, story) => sum + story.end - story.start, 0) >= text.trimEnd().length ? [] : stories
}

/** 天冷了，暖气又不好，想给她买毯子: before the clause of the wish one that says nothing of goods. */
const isLeadHan = (clause: string, tail: string, concepts: Analysis['concepts'], from: number, to: number): boolean =>
  /^\p{Script=Han}{4,}[，,。；;！!\s]*$/u.test(clause) &&
  /(?:想|要)?给\p{Script=Han}{0,4}?买|想买|想找|想要|需要|求购|有没有/u.test(tail) &&
  !/[的色大小厚薄长短宽窄软硬轻重高低多少几]/u.test(clause) &&
  !concepts.some((match) => match.start >= from && match.end <= to)

/**
 * Words that nobody has read, as the analyser spells them (lower case, keyboard layout put right). `isAsked`: the message asks something of goods that are
 * shown; `ofTalk`: words that tell of the buyer, in lower case; `roles`: what is surely said of them.
 */
export function wordsOf(
  open: OpenText,
  analysis: Analysis,
  types: readonly string[],
  isAsked: boolean,
  ofTalk: readonly string[] = [],
  roles: Roles = noRoles,
): Words {
  // "Phone" beside "cases for iphone": what the name of the goods has is not a word beside it.
  const names = new Set(types.flatMap((type) => Object.values(findConcept(type)?.words ?? {}).flatMap(wordsOfNames)))
  const saysSomething = (word: string): boolean =>
    /[\p{L}\p{N}]/u.test(word) && !isStopword(word) && (word.length >= 2 || /\p{N}/u.test(word))
  const rest = open.rest()
  const properties = hanProperties(analysis.text)
  const stories = storiesIn(analysis)
  // A question is answered in all of its words: "can the straw be replaced?"
  const talk = isAsked ? [] : wordsOfTalkIn(analysis.text)
  const wanted: string[] = []
  const phrases: string[][] = []
  let wantedEnd: number | undefined
  const purposes: string[] = []
  const unwanted: string[] = []
  const givenUp: string[] = []
  let denied: { end: number } | undefined
  let purposeEnd: number | undefined
  for (const token of joinedHan(
    asWritten(analysis),
    (span) => open.isOpen(span),
    (end) => /^(?!的)\p{Script=Han}/u.test(analysis.text.slice(end)),
    (span) => properties.some((one) => one.start <= span.start && span.end <= one.end),
  )) {
    const { start: from, end: to } = token
    const texts = open.isOpen(token)
      ? propertiesIn(token.normalised.trim()).map((text) => ({ text, start: from, end: to }))
      : [...rest.slice(from, to).matchAll(/\p{Script=Han}{2,}/gu)].map(({ index, 0: text }) => ({
          text,
          start: from + index,
          end: from + index + text.length,
        }))
    for (const { text, start, end } of texts) {
      const isSize =
        softSizeOf(text) !== undefined && (leadsToGoods(analysis, end) || /^\s+(?:ones?|sizes?)(?![a-z])/iu.test(analysis.text.slice(end)))
      if (names.has(text) || !(saysSomething(text) || isSize) || isOfCloth(text)) continue
      // 不掉毛 is what goods are praised for, and listings say it in the same word.
      const without = /^\p{Script=Han}/u.test(text)
        ? (/(?<![要会能可说是])[不免无]$/u.exec(analysis.text.slice(0, token.start))?.[0] ?? '')
        : ''
      const word = `${without}${text.replace(withHan, '')}`.slice(0, maxWordLength)
      if (without === '不' && canBeDenied(text)) {
        unwanted.push(text)
        continue
      }
      const said = isHyphenated(token, analysis.text) ? undefined : talk.find((one) => isWithin(token, one))
      if (said?.kind === 'talk') continue
      const [lead, tail] = [analysis.text.slice(0, start).toLowerCase(), analysis.text.slice(end).toLowerCase()]
      const isOfTalk = isHan(text)
        ? ofTalk.some((stretch) => stretch.includes(text)) && hanProperties(text).length === 0
        : ofTalk.includes(text)
      const role = roles.of({ start, end })
      // "These are too bright" is said of those shown.
      if (role === 'said') continue
      const isWished = role === 'wanted'
      if (role === 'given-up' || (isGivenUp(lead, tail) && !isWished)) {
        givenUp.push(word)
        continue
      }
      // «Яркость не важна» is said of the brightness alone.
      if (matters.test(text) && /(?<!\p{L})не\s*$/u.test(lead)) continue
      if (isOfTalk || stories.some((story) => isWithin(token, story))) {
        // What they do may be what the goods are for.
        const known = synonymsOf(isHan(word) ? [word] : wordLexemes(word).flat())
        if (known.stems.length + known.han.length > 0) purposes.push(word)
        continue
      }
      // What a denied verb was put among the wanted words for is no part of something unwanted: "чтобы солнце не мешало спать".
      const before = denied !== undefined && /^[\s-]*$/.test(analysis.text.slice(denied.end, token.start)) ? unwanted.pop() : undefined
      const ofDenied = isHan(text) ? undefined : deniedRightBefore(analysis, start)
      const goesOnWithDenied = denied !== undefined && orElse.test(analysis.text.slice(denied.end, token.start))
      if (before !== undefined) unwanted.push(`${before} ${word}`)
      else if (ofDenied !== undefined) unwanted.push(`${ofDenied} ${word}`)
      // "No flowers or checks" wants neither.
      else if (role === 'unwanted' || (isDenied(lead, tail) && !isWished) || (goesOnWithDenied && !isWished)) {
        // "Чтоб не линяли" wishes for what does not fade, and listings say it in one word. "铸铁太重 不要" says why.
        if (isVerb(word, lead)) wanted.push(word)
        else if (!/^太/u.test(word)) unwanted.push(word)
      } else {
        // "Для салона красоты": what follows the purpose goes on with it.
        const goesOnWithPurpose = purposeEnd !== undefined && /^\s+$/.test(analysis.text.slice(purposeEnd, token.start))
        const isSoft = softSizeOf(text) !== undefined && !isOfNext(open, analysis, token, names)
        const isPurpose =
          said !== undefined || (!isPattern.test(text) && !comesInOrOn.test(text) && (goesOnWithPurpose || isSoft || purpose.test(lead)))
        if (isPurpose) purposeEnd = token.end
        // The "ear" of "no over-ear headphones".
        if (analysis.concepts.some((match) => match.kind === 'type' && match.isNegated && isWithin(token, match))) continue
        const list = isPurpose ? purposes : wanted
        list.push(word)
        if (isPurpose) continue
        const isBeside = wantedEnd !== undefined && /^[\s-]+$/.test(analysis.text.slice(wantedEnd, token.start))
        if (isBeside) phrases.at(-1)!.push(word)
        else phrases.push([word])
        wantedEnd = token.end
        continue
      }
      denied = token
    }
  }
  return {
    wanted: eachOnce(wanted).slice(0, maxWords),
    phrases: phrases
      .filter(
        (phrase) =>
          phrase.length > 1 && phrase.every((word) => !/\d/.test(word)) && phrase.length <= maxOfPhrase && namesThing(phrase.at(-1)!),
      )
      .slice(0, maxPhrases),
    purposes: [...new Set(purposes)].slice(0, maxWords),
    unwanted: [...new Set(unwanted)].slice(0, maxWords),
    givenUp,
  }
}

/** "Laptop" and "laptops" are one word. */
const eachOnce = (words: readonly string[]): string[] =>
  words.filter((word, at) => words.findIndex((other) => asOne(other) === asOne(word)) === at)
const asOne = (word: string): string => (/^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word)

const orElse = /^\s*(?:or|nor|или|либо|ни|或者?)\s*$/iu
const russianVerb = /(?:ли|ла|ло|лся|лась|лось|лись|ет|ют|ит|ят|ется|ются|ится|ятся|ать|ять|ить|еть|аться|иться)$/u
const denialOfVerb = /(?:^|[^\p{L}])(?:не|(?:do(?:es)?n[o']?t|do(?:es)? not|won[o']?t|will not|never))\s+$/u
/** Whether a denied word says what goods must not do, and not what they must not have. */
const matters = /^(?:важ(?:ен|на|но|ны)|критич(?:ен|на|но|ны)|принципиал\p{L}*|обязател\p{L}*)$/u
const isVerb = (word: string, lead: string): boolean =>
  denialOfVerb.test(lead) && (/^\p{Script=Latin}/u.test(word) || (word.length > 4 && russianVerb.test(word)))
