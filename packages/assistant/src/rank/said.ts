import { analyse } from '@karavan/lexicon/analyse.ts'
import { ancestorsOf, conceptName, findConcept, isA } from '@karavan/lexicon/names.ts'
import { propertiesNamed, tellingWords } from '@karavan/lexicon/property-names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import { hanProperties, type Synonyms, synonymsOf } from '@karavan/lexicon/synonyms.ts'
import { wordLexemes } from '@karavan/lexicon/terms.ts'
import { isHan, plainTokens } from '@karavan/lexicon/tokens.ts'
import type { OfferHit, OfferSummary } from '@karavan/marketplaces/port.ts'
import { isSpelled, nearestWord } from '@karavan/marketplaces/store/spelling.ts'
import { texts } from '@karavan/marketplaces/wordings.ts'
import { LRUCache } from 'lru-cache'
import { factsOf } from '../facts.ts'
import { blanked } from '../interpret/grammar/open-text.ts'
import { otherBreeds } from '../interpret/grammar/pet-size.ts'
import { hasField, isField } from '../interpret/named-fields.ts'
import { softSizeOf, type Wish } from '../wish.ts'
import { denies, hasHan } from './mentions.ts'

/** Offers that have most of what the buyer said in words of their own. */
export interface Said {
  hits: OfferHit[]
  /** Words beside the goods' name that none of them has. */
  missing: string[]
  /** Of what the goods are for, what no listing of them says. */
  unserved: string[]
  /** The few that serve it, of more hits: they come first. */
  serving: OfferHit[]
  /** The few that are called as the buyer calls the goods, of more hits of the same kind: they come first. */
  named: OfferHit[]
}

/** Words of an offer by their stems, and its text. */
interface Stems {
  title: ReadonlyMap<string, string>
  /** Of the titles and of what can be chosen. */
  named: ReadonlySet<string>
  all: ReadonlyMap<string, string>
  han: string
  /** Its attributes, a line each, where an attribute was called by its name. */
  fields?: ReadonlySet<string>
}

const maxKnown = 5000
const known = new LRUCache<string, Stems>({ max: maxKnown })
const stemsIn = (text: string): Map<string, string> =>
  new Map(plainTokens(text.toLowerCase()).map(({ stem, normalised }) => [stem, normalised]))

const namedIn = ({ options }: OfferSummary, title: string): Set<string> =>
  new Set(stemsIn([title, ...options.flatMap((group) => group.values.flatMap(({ name }) => texts(name)))].join('\n')).keys())

function stemsOf(offer: OfferSummary): Stems {
  const key = `${offer.id} ${offer.fetchedAt}`
  let stems = known.get(key)
  if (!stems) {
    const title = texts(offer.title).join('\n')
    const { text } = factsOf(offer)
    stems = { title: stemsIn(title), named: namedIn(offer, title), all: stemsIn(text), han: `${title}\n${text}` }
    known.set(key, stems)
  }
  return stems
}

/** One thing that was said: each of its parts in any of its spellings. */
interface Term {
  word: string
  parts: string[][]
  /** The goods' own name stands in the title; what else was said may stand anywhere. */
  isName: boolean
  /** Some offer has it as it was said. */
  isWhole: boolean
  /** What is left of a Chinese word, where no offer has it whole, without what is done with the goods: 装茶叶, 切面包用. */
  cores: string[]
  /** What else says the same; nothing of a name of goods, which is a kind. */
  synonyms: Synonyms
}
const noSynonyms: Synonyms = { stems: [], han: [] }

/** A phrase of several words is cut nowhere: it is there where half of its neighbouring characters are. */
function sharesPairs(phrase: string, text: string): boolean {
  if (phrase.length < 3) return false
  const pairs = Array.from({ length: phrase.length - 1 }, (_, at) => phrase.slice(at, at + 2))
  return pairs.filter((pair) => text.includes(pair)).length >= Math.max(2, pairs.length / 2)
}

/** "3 ports": a digit stands in too many attributes to say that. */
const isFewOf = (word: string): boolean => /^(?:[2-6]|8|1[02])$/.test(word)

function has(term: Term, stems: Stems): boolean {
  if (isField(term.word)) return stems.fields?.has(term.word) === true
  const { han, stems: others } = term.synonyms
  const among = isFewOf(term.word) ? stems.named : stems.all
  return hasItself(term, stems) || others.some((stem) => among.has(stem)) || han.some((word) => hasHan(stems.han, word))
}

function hasItself({ word, parts, isName, isWhole, cores }: Term, { title, named, all, han }: Stems): boolean {
  if (isHan(word)) return hasHan(han, word) || cores.some((core) => hasHan(han, core)) || (!isWhole && sharesPairs(word, han))
  const stems = isName ? title : isFewOf(word) ? named : all
  return parts.length > 0 && parts.every((spellings) => spellings.some((spelling) => stems.has(spelling)))
}

const phrases = new LRUCache<string, Term[]>({ max: maxKnown })
/** The words of a phrase, each by itself. A phrase is asked of one offer after the other, and what else says the same costs more to find than an offer to ask. */
function termsIn(phrase: string): Term[] {
  let terms = phrases.get(phrase)
  if (!terms) {
    terms = phrase.split(' ').map((word) => {
      const parts = wordLexemes(word)
      return { word, parts, isName: false, isWhole: true, cores: [], synonyms: synonymsOf([word, ...parts.flat()]) }
    })
    phrases.set(phrase, terms)
  }
  return terms
}

/** Whether an offer has every word of a phrase, in whatever form. */
export function hasPhrase(offer: OfferSummary, phrase: string): boolean {
  const stems = stemsOf(offer)
  return termsIn(phrase).every((term) => has(term, stems))
}

interface Named {
  words: string[]
  traits: string[]
}
const named = new LRUCache<string, Named>({ max: maxKnown })
/** What the name of a property says in words, and as traits where they are all that it says: a "light sensor" is no light. */
function namedBy(name: string): Named {
  let known = named.get(name)
  if (!known) {
    const { concepts } = analyse(name, { fuzzy: false })
    const features = concepts.filter(({ kind, isNegated }) => kind === 'feature' && !isNegated)
    const rest = blanked(name, features)
    const isAll = features.length > 0 && tellingWords(rest).length === 0
    known = { words: tellingWords(name), traits: isAll ? features.map(({ conceptId }) => conceptId) : [] }
    named.set(name, known)
  }
  return known
}

const pieces = new LRUCache<string, ReadonlySet<string>[]>({ max: maxKnown })
/** The stems of each value of an offer's attributes, and of as many neighbouring words of its titles as say one thing. */
function piecesOf(offer: OfferSummary): ReadonlySet<string>[] {
  const key = `${offer.id} ${offer.fetchedAt}`
  let found = pieces.get(key)
  if (!found) {
    const values = offer.attributes.flatMap(({ value }) => texts(value)).flatMap((text) => text.split(/[,;、，]/))
    const titles = texts(offer.title)
      .filter((title) => !isHan(title))
      .flatMap((title) => {
        const stems = plainTokens(title).map(({ stem }) => stem)
        return stems.map((_, at) => new Set(stems.slice(at, at + wordsOfPiece)))
      })
    found = [...values.map((text) => new Set(stemsIn(text).keys())), ...titles]
    pieces.set(key, found)
  }
  return found
}
const wordsOfPiece = 5

/** Whether an offer states a property that listings call so: in one of its attributes, or in words of its title that stand together. */
export function states(offer: OfferSummary, name: string): boolean {
  const { words, traits } = namedBy(name)
  if (traits.length > 0 && traits.every((trait) => factsOf(offer).traits.some((stated) => isA(stated, trait)))) return true
  if (words.length === 0 || !hasPhrase(offer, words.join(' '))) return false
  if (words.length === 1) return true
  const stems = words.map((word) => stemOf(word))
  return piecesOf(offer).some((piece) => stems.every((stem) => piece.has(stem)))
}

/** So few of the offers must have a word by which goods were told for it to tell them apart. */
const mostHinted = 0.5

/** Offers that have most of the words by which their kind was told first, the rarer words counting more; else in their order. */
export function hintedFirst(hits: OfferHit[], hints: readonly string[] = []): OfferHit[] {
  const scores = new Map<OfferHit, number>()
  for (const hint of hints) {
    const having = hits.filter(({ offer }) => hasPhrase(offer, hint))
    const share = having.length / hits.length
    if (share <= mostHinted) for (const hit of having) scores.set(hit, (scores.get(hit) ?? 0) + 1 - share)
  }
  return scores.size === 0 ? hits : hits.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
}

/** Words of purpose tell offers apart where at least so many serve it. */
const enough = 2

/**
 * Of offers that hold every condition those that have most of the buyer's own words, the rarer ones counting more: "headlamps" finds headlamps where there are
 * some, and torches only where there are none. Words that no offer has are read as the nearest that one has.
 */
export function withMostSaid(all: readonly OfferHit[], wish: Wish): Said {
  const hits = withFields(all, wish)
  const { purposes = [] } = wish
  const most = { ...withOtherNames(forTheirBreeds(hits, purposes), wish), unserved: [], serving: [] }
  if (purposes.length === 0) return most
  const serves = (among: readonly OfferHit[], words: string[]): Pick<Said, 'hits' | 'missing'> => {
    const served = withMost(among, { ...wish, said: [], words, notWords: [] })
    return served.missing.length === words.length ? { hits: [], missing: words } : served
  }
  const own = serves(most.hits, purposes)
  // "Толстовки для команды": where few under this very name say so, a hoodie by another name does. The 30 of a cafe of 30 seats says nothing.
  const named = purposes.filter((word) => !/^\d/.test(word))
  const isOfBreed = own.hits.length === 0 && purposes.some((purpose) => otherBreeds(purpose) !== undefined)
  const isOfOthers = own.hits.length < enough && (isNamedByKind(wish) || isOfBreed)
  const others = isOfOthers ? serves(withMost(hits, { ...wish, said: [] }).hits, named) : undefined
  const { hits: served, missing } = others && others.hits.length > own.hits.length ? others : own
  // A gas stove is no induction stove: of a use of several words what none of those says that serve it is not stated.
  const unserved = (served.length === 0 ? purposes : missing).filter((word) => softSizeOf(word) === undefined)
  if (served.length === 0) return { ...most, unserved }
  if (served.length >= enough) return { ...most, hits: [...served], unserved }
  return { ...most, hits: [...new Set([...served, ...most.hits])], unserved, serving: [...served] }
}

/** A page of offers. */
const enoughNamed = 6

/**
 * Those that have most of what was said; where few are called as the buyer calls the goods, and that is one of the names of their kind, then those by its
 * other names: 园艺剪 behind 修枝剪.
 */
function withOtherNames(hits: readonly OfferHit[], wish: Wish): Pick<Said, 'hits' | 'missing' | 'named'> {
  const most = withMost(hits, wish)
  // "Pull up bands, the heaviest" are put in the order of their weight, and those by other names would stand before them.
  if (most.hits.length >= enoughNamed || wish.extreme !== undefined || !isKindsOwnName(wish)) return { ...most, named: [] }
  const others = withMost(hits, { ...wish, said: [] })
  const more = others.hits.filter((hit) => !most.hits.includes(hit))
  const isAsGood = others.missing.length <= most.missing.length
  return more.length > 0 && isAsGood ? { ...most, hits: [...most.hits, ...more], named: most.hits } : { ...most, named: [] }
}

const namesOf = (type: string): string[] => Object.values(findConcept(type)?.words ?? {}).flat()
const wordsOfName = (name: string): string[] => name.toLowerCase().split(/[ -]/).map(stemOf)

/** Whether the goods are called by a whole name of their kind that says no more than another of its names, or one of a wider kind: 修枝剪, and not 计数跳绳 or "gps watch". */
function isKindsOwnName({ types: [type, ...others], said = [] }: Wish): boolean {
  const [first, ...rest] = said
  if (type === undefined || others.length > 0 || first === undefined) return false
  const names = namesOf(type)
  const wider = [type, ...ancestorsOf(type)].flatMap(namesOf)
  if (isHan(first)) return rest.length === 0 && names.includes(first) && !wider.some((name) => name !== first && first.endsWith(name))
  const called = said.map(stemOf)
  const isWhole = names.some((name) => wordsOfName(name).join(' ') === called.join(' '))
  const isPart = (words: readonly string[]): boolean => words.length < called.length && words.every((word) => called.includes(word))
  return isWhole && !wider.some((name) => isPart(wordsOfName(name)))
}

/** Goods for large breeds are not those that say they are for small ones, where there are any others. */
function forTheirBreeds(hits: readonly OfferHit[], purposes: readonly string[]): readonly OfferHit[] {
  const unfit = purposes.flatMap((purpose) => {
    const others = otherBreeds(purpose)
    return others === undefined ? [] : [{ purpose, others }]
  })
  const fitting = hits.filter(({ offer }) => !unfit.some(({ purpose, others }) => hasPhrase(offer, others) && !hasPhrase(offer, purpose)))
  return fitting.length > 0 ? fitting : hits
}

/** Those that have every attribute that was called by its name, where there are any. */
function withFields(hits: readonly OfferHit[], { words }: Wish): readonly OfferHit[] {
  const fields = words.filter(isField)
  if (fields.length === 0) return hits
  const having = hits.filter(({ offer }) => fields.every((field) => hasField(offer, field)))
  return having.length > 0 ? having : hits
}

/** Whether the goods are called by a name of their kind alone, so that its other names do as well. */
function isNamedByKind({ types, said = [] }: Wish): boolean {
  return beyondKind(types, said).length === 0
}

/** What of a name says more than the kind, as the light of "mirror with light". */
function beyondKind([type]: readonly string[], said: readonly string[]): string[] {
  const words = Object.values((type === undefined ? undefined : findConcept(type)?.words) ?? {})
    .flat()
    .filter((name) => !name.includes(' '))
  const stems = new Set(words.flatMap((word) => [word, ...wordLexemes(word).flat()]))
  // Chinese names say in one word what others say in two: 头戴式耳机.
  const isOfKind = (word: string): boolean =>
    !isHan(word) && (stems.has(word) || wordLexemes(word).every((spellings) => spellings.some((one) => stems.has(one))))
  return said.filter((word) => !isOfKind(word))
}

function withMost(hits: readonly OfferHit[], wish: Wish): Pick<Said, 'hits' | 'missing'> {
  const beside = new Set((wish.beside ?? []).flatMap(({ words }) => words))
  // What everybody calls the kind tells none of them apart; a Chinese title seldom has just that.
  const plainName = wish.types[0] === undefined ? undefined : conceptName(wish.types[0], 'zh')
  const names = (wish.said ?? []).filter((word) => !beside.has(word) && word !== plainName)
  const fields = wish.words.filter(isField)
  const stems = hits.map(({ offer }) =>
    fields.length > 0 ? { ...stemsOf(offer), fields: new Set(fields.filter((field) => hasField(offer, field))) } : stemsOf(offer),
  )
  const terms = [
    ...names.map((word) => toTerm(word, true, stems)),
    ...wish.words
      .filter((word) => !names.includes(word))
      .flatMap((word) => wordsWithin(word, stems).map((part) => toTerm(part, false, stems))),
  ]
  const properties = propertiesOf(wish, terms, hits)
  // Who wants them odourless takes those that say so first.
  const denied = (wish.notWords ?? []).map((phrase) => hits.map(({ offer }) => denies(factsOf(offer).text, phrase.split(' ').at(-1)!)))
  if ((terms.length === 0 && denied.length === 0) || hits.length === 0) return { hits: [...hits], missing: [] }
  // The room of "room darkening curtains" says nothing of curtains for a living room.
  const beyond = beyondKind(wish.types, names)
  const ofName = beyond.length > 1 ? terms.filter(({ word, isName }) => isName && beyond.includes(word)) : []
  const found = [
    ...terms.map((term) => {
      if (ofName.includes(term)) return stems.map((one) => ofName.every((each) => has(each, one)))
      const property = properties.find(({ words }) => words.includes(term.word))
      return stems.map((one, at) => (property ? property.having[at]! : has(term, one)))
    }),
    ...denied,
  ]
  const weights = found.map((row) => {
    const count = row.filter(Boolean).length
    return count === 0 ? 0 : Math.log(1 + (hits.length + 1) / (count + 0.5))
  })
  const scores = hits.map((_, at) => Math.round(1000 * found.reduce((sum, row, index) => sum + (row[at] ? weights[index]! : 0), 0)))
  const best = Math.max(...scores)
  const chosen = hits.flatMap((hit, at) => (scores[at] === best ? [{ hit, at }] : []))
  return {
    hits: chosen.map(({ hit }) => hit),
    missing: terms.flatMap(({ word, isName }, index) => (!isName && chosen.every(({ at }) => !found[index]![at]) ? [word] : [])),
  }
}

/** A property of several words, and which offers state it. */
interface Whole {
  words: readonly string[]
  having: readonly boolean[]
}

/**
 * Properties of several words that some offer states in one place, so that "elastic waist" is not read out of a high waist and a stretch cloth. Where no offer
 * has the words side by side each of them counts by itself.
 */
function propertiesOf({ words, types }: Wish, terms: readonly Term[], hits: readonly OfferHit[]): Whole[] {
  return propertiesNamed(words, types).flatMap((property) => {
    const parts = property.words.map((word) => terms.find((term) => term.word === word))
    if (parts.length < 2 || !parts.every((term) => term !== undefined) || parts.some(({ word }) => isHan(word))) return []
    const having = hits.map(({ offer }) => linesOf(offer).some((line) => isSideBySide(parts, line)))
    return having.includes(true) ? [{ words: property.words, having }] : []
  })
}

/** Titles and attributes of an offer, the stems of a line each. */
const lines = new LRUCache<string, string[][]>({ max: maxKnown })
function linesOf(offer: OfferSummary): string[][] {
  const key = `${offer.id} ${offer.fetchedAt}`
  let known = lines.get(key)
  if (!known) {
    known = [...texts(offer.title), ...factsOf(offer).text.split('\n')].map((line) =>
      plainTokens(line.toLowerCase()).flatMap(({ stem, normalised }) => (isStopword(normalised) ? [] : [stem])),
    )
    lines.set(key, known)
  }
  return known
}

function isSideBySide(terms: readonly Term[], line: readonly string[]): boolean {
  const isOf = (term: Term, stem: string | undefined): boolean =>
    stem !== undefined && (term.parts.some((spellings) => spellings.includes(stem)) || term.synonyms.stems.includes(stem))
  return line.some((_, at) => terms.every((term, index) => isOf(term, line[at + index])))
}

/** Verbs that begin, and particles that end, what goods are for. */
const doneWith = /^(?:适合|适用于?|专门|用来|用于|[装切放用做给买穿戴修擦洗喝存拿当送配盛泡煮烤煎炒挂贴夹垫铺背拎])(?=\p{Script=Han}{2})/u
const asEnd = /(?<=\p{Script=Han}{2}|\d\p{Script=Han})(?:专用|之间|左右|时候|那种|[用的款型类车时])$/u
const hanDigits = '零一二三四五六七八九'
const withDigits = (word: string): string =>
  word.replace(/^[一二三四五六七八九](?=[座孔口层格档寸骨件片连])/u, (digit) => String(hanDigits.indexOf(digit)))

/** A Chinese word in plainer forms. */
function coresOf(word: string): string[] {
  const plain = [word, withDigits(word)].flatMap((one) => [
    one,
    one.replace(doneWith, ''),
    one.replace(asEnd, ''),
    one.replace(doneWith, '').replace(asEnd, ''),
  ])
  // 带灯的 has 带LED灯 as well.
  const part = /^[带配附](\p{Script=Han})$/u.exec(word)?.[1]
  return [...new Set([...plain, ...(part ? [part] : [])])].filter((one) => one !== word)
}

/** 带灯放大, where no listing has it whole: Chinese is written without gaps, and what its words are the listings and the names of properties tell. */
function wordsWithin(phrase: string, stems: readonly Stems[]): string[] {
  const isSaid = (word: string): boolean => stems.some(({ han }) => hasHan(han, word))
  if (!/^\p{Script=Han}{4,}$/u.test(phrase) || [phrase, ...coresOf(phrase)].some(isSaid)) return [phrase]
  const properties = hanProperties(phrase)
  const words: string[] = []
  let rest = ''
  for (let at = 0; at < phrase.length; ) {
    const property = properties.find(({ start }) => start === at)
    const lengths = Array.from({ length: phrase.length - at - 1 }, (_, less) => phrase.length - at - less)
    const said = lengths.map((length) => phrase.slice(at, at + length)).find(isSaid)
    const word = [property && phrase.slice(property.start, property.end), said].reduce((best = '', one = '') =>
      one.length > best.length ? one : best,
    )
    if (!word) {
      rest += phrase[at]
      at++
      continue
    }
    if (rest.length > 1) words.push(rest)
    rest = ''
    words.push(word)
    at += word.length
  }
  // What no listing says at all is asked for as it was written.
  if (words.length === 0) return [phrase]
  return [...new Set(rest.length > 1 ? [...words, rest] : words)]
}

function toTerm(word: string, isName: boolean, stems: readonly Stems[]): Term {
  const sources = stems.map(({ title, all }) => (isName ? title : all))
  const parts = wordLexemes(word).map((spellings) =>
    spellings.some((one) => sources.some((source) => source.has(one))) ? spellings : [...spellings, ...nearestStem(word, sources)],
  )
  const isWhole = stems.some(({ han }) => han.includes(word))
  const cores = isHan(word) && !isWhole ? coresOf(word) : []
  const own = isHan(word) ? [word, ...cores] : wordLexemes(word).flat()
  return { word, parts, isName, isWhole, cores, synonyms: isName ? noSynonyms : withKin(synonymsOf(own), own) }
}

/** What makes a Russian adjective of a noun: сад, садовый; школа, школьный; город, городской. */
const adjectiveEndings = ['ов', 'ев', 'н', 'ьн', 'ск', 'очн', 'ивн', 'енн']
const leastOfKin = 3

/** With the adjective of a noun and the noun of an adjective, by their stems: who asks for cans for a garden is served by garden cans. */
function withKin(synonyms: Synonyms, stems: readonly string[]): Synonyms {
  const kin = stems
    .filter((stem) => /^\p{Script=Cyrillic}+$/u.test(stem) && stem.length >= leastOfKin)
    .flatMap((stem) => [
      ...adjectiveEndings.map((ending) => stem + ending),
      ...adjectiveEndings.flatMap((ending) =>
        stem.endsWith(ending) && stem.length - ending.length >= leastOfKin ? [stem.slice(0, -ending.length)] : [],
      ),
    ])
  return kin.length === 0 ? synonyms : { ...synonyms, stems: [...synonyms.stems, ...kin] }
}

/** The stem of the word that was most likely meant, among those that the offers have; none where no word is near. */
function nearestStem(word: string, sources: readonly ReadonlyMap<string, string>[]): string[] {
  const [first] = plainTokens(word)
  if (!first || !isSpelled(first.normalised)) return []
  const vocabulary = new Map<string, { word: string; stem: string; offers: number }>()
  for (const source of sources)
    for (const [stem, written] of source)
      if (isSpelled(written)) vocabulary.set(stem, { word: written, stem, offers: (vocabulary.get(stem)?.offers ?? 0) + 1 })
  const near = nearestWord(first.normalised, [...vocabulary.values()])
  return near ? [near.stem] : [...vocabulary.keys()].filter((stem) => sharesRoot(stem, first.stem))
}

/** Letters that words of one root begin with, and their share of the shorter: "механика" and "механические". */
const leastRoot = 5
const shareOfRoot = 0.8

function sharesRoot(stem: string, other: string): boolean {
  let same = 0
  while (same < stem.length && stem[same] === other[same]) same++
  return same >= leastRoot && same >= shareOfRoot * Math.min(stem.length, other.length)
}
