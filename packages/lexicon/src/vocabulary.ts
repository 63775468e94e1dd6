import { concepts } from './concepts/all.ts'
import type { Concept } from './concepts.ts'
import { wordForms as englishForms } from './english.ts'
import { fold } from './fold.ts'
import { InSteps, inPieces } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { wordForms as russianForms } from './russian.ts'
import { stemOf } from './stem.ts'
import {
  brands,
  chineseForWords,
  chineseStopwords,
  chineseWithWords,
  englishStopwords,
  everydayWords,
  russianStopwords,
} from './stopwords.ts'
import { unitsOf } from './tokens.ts'
import {
  listAt,
  type PackedLists,
  type PackedTexts,
  type PackedWords,
  packLists,
  packTexts,
  packWords,
  textAt,
  WordTable,
} from './word-table.ts'

/** A phrase that ends at a node of the tree: what it names, and how likely (0 first) among the things the same words can name. */
export interface Entry {
  concept: Concept | undefined
  /** The phrase's units, joined: equal to the text's own where nothing is inflected. */
  text: string
  rank: number
}

/** Words as they are written, in the order in which they were learned. */
export interface Forms extends Iterable<[form: string, lemmas: readonly number[]]> {
  has(form: string): boolean
  /** Dictionary words ("lemmas", by number) that a written form may be of; `undefined` of one that is not known. */
  get(form: string): readonly number[] | undefined
  /** The number of a form, and the form of a number. */
  words: WordTable
}

/** The tree of phrases, whose nodes have numbers: from node to node by dictionary words. */
export interface Phrases {
  root: number
  /** Where a phrase goes on with a dictionary word; `undefined` where none does. */
  next(node: number, lemma: number): number | undefined
  /** Whether any phrase goes on there. */
  goesOn(node: number): boolean
  /** What phrases name that end there; empty where none does. */
  entriesAt(node: number): readonly Entry[]
  /** The same of a phrase of one word. */
  entriesOf(lemma: number): readonly Entry[]
}

export interface Vocabulary {
  forms: Forms
  phrases: Phrases
  /** Dictionary words that a folded word is a form of. */
  lemmasOf(word: string): readonly number[]
  isKnown(word: string): boolean
}

/** What is kept of the dictionary. */
interface PackedVocabulary {
  forms: PackedWords
  lemmas: PackedLists
  /** Stems of words inside phrases, and the dictionary word of each. */
  innerStems: PackedWords
  lemmaOfStem: Uint32Array
  /** By node of the tree where its own nodes begin, which stand one behind the other, and behind the last one where they end. */
  nexts: Uint32Array
  /** By node the dictionary word that leads there; of the nodes of one node the lower ones first. */
  lemmaOf: Uint32Array
  /** By node where its entries begin, and behind the last one where they end. */
  entries: Uint32Array
  /** By entry the number of its concept and one, 0 for none. */
  concepts: Uint16Array
  ranks: Uint16Array
  texts: PackedTexts
}

/** Phrases that look like goods and are not: they match, and name nothing. */
const notGoods = [
  'rubies costume',
  "rubie's costume",
  'spring cup',
  'spring cups',
  'watch video',
  'push button',
  'stand collar',
  'reinforced collar',
  'round collar',
  'crew neck collar',
  'shoe compartment',
  'laptop compartment',
  'bottle holder',
  'bottle pocket',
  'phone pocket',
  'earphone hole',
  'headphone hole',
  'карман кенгуру',
  'отделение для обуви',
  'в горошек',
  'в клетку',
  'в клеточку',
  'в полоску',
  'в цветочек',
  'в мелкий горошек',
  'рукав фонарик',
  'рукава фонарики',
  'рукавами фонариками',
  'карман для бутылки',
  'карман для телефона',
  'отделение для ноутбука',
  'hook and loop',
  'how to train',
  'train your',
  'game day',
  'game color',
  'game air',
  'watch movies',
  'watch tv',
  'just in case',
  'in case',
  'glass free',
  'hand wash',
  'gift for',
  'as a gift',
  'great gift',
  'perfect gift',
  'by hand',
  'light weight',
  'ring size',
  'в подарок',
  'на подарок',
  'под ключ',
  'в случае',
  'на случай',
  'в наборе',
  'в комплекте',
  'green tea',
  'warm white',
  'warm light',
  'тёплый свет',
  'тёплый белый свет',
  'тёплый белый',
  // Grown-up students are no children, though the word for these stands in theirs.
  '大学生',
  '大学',
  '暖白',
  '暖光',
  '暖白光',
  'play time',
  'top quality',
  'top seller',
  'to match',
  'throws up',
  'throw up',
  'throws away',
  'mini hotel',
  'mini bar',
  'mini cafe',
  'mini market',
  'мини отель',
  'мини кафе',
  'мини бар',
  'мини пекарня',
  'мини кофейня',
  'мини маркет',
  // Parts and looks in whose names goods, animals and materials stand.
  'cat eye',
  'cat eyes',
  'кошачий глаз',
  'кошачьи глаза',
  '猫眼',
  '自锁',
  '包跟',
  '包头',
  '刀套',
  '记忆棉',
  '烫金',
  '水晶柄',
  '对称',
  '不对称',
]

/** Letters of a longer name that is written as one: 'сумкадляпокупок'. */
const leastOfJoined = 9

const built = new InSteps(function* () {
  return toVocabulary(yield* keptTable('vocabulary', [], () => build(concepts)))
})

/** The dictionary in the form that look-ups need; what was not built ahead is built at the first call (most of a second on a slow machine). */
export const vocabulary = (): Vocabulary => built.get()

/** Builds it piece by piece. */
export const vocabularyAhead = (): Generator<void> => built.ahead()

/** Names that are taken in at a time: some milliseconds of work. */
const piece = 100

/** Whom a name of goods may be said for: "bowl for cats" is a cat bowl, where "bag for gifts" is any bag. */
const animals = new Set(['cat', 'dog', 'pet', 'puppy', 'kitten', 'bird', 'fish', 'hamster', 'parrot', 'rabbit'])
/** An English name of two words from behind, where it can be said so. */
function theOtherWayRound(name: string): string[] {
  const [first, second, ...others] = name.split(' ')
  return first !== undefined && second !== undefined && others.length === 0 && animals.has(first) ? [`${second} for ${first}`] : []
}

interface PhraseNode {
  next?: Map<number, PhraseNode>
  entries?: Entry[]
}

function* build(all: readonly Concept[]): Generator<void, PackedVocabulary> {
  const forms = new Map<string, number[]>()
  const lemmas = new Map<string, number>()
  const alone: number[][] = []
  const innerStems = new Map<string, number>()
  const root: PhraseNode = {}

  const addForm = (form: string, lemma: number) => {
    const known = forms.get(form)
    if (!known) {
      // Most forms are of one word alone: they share its list.
      alone[lemma] ??= [lemma]
      forms.set(form, alone[lemma])
    } else if (!known.includes(lemma)) forms.set(form, [...known, lemma])
  }
  const lemmaOf = (word: string, inflect: boolean): number => {
    const known = lemmas.get(word)
    if (known !== undefined) return known
    const id = lemmas.size
    lemmas.set(word, id)
    addForm(word, id)
    if (inflect) {
      const first = word.charCodeAt(0)
      if (first >= 0x400 && first <= 0x52f && !russianStopwords.has(word)) {
        // 'цвет' is not a form of 'цветы': a common word of its own stays that.
        for (const form of russianForms(word)) if (!russianStopwords.has(form)) addForm(form, id)
      } else if (first >= 0x61 && first <= 0x7a) for (const form of englishForms(word)) addForm(form, id)
    }
    return id
  }
  const insert = (sequence: number[], entry: Entry) => {
    let node = root
    for (const lemma of sequence) {
      node.next ??= new Map()
      let next = node.next.get(lemma)
      if (!next) {
        next = {}
        node.next.set(lemma, next)
      }
      node = next
    }
    // Most phrases name one thing: an array that is made of it has no room for more, where one that grows would have room for seventeen.
    if (!node.entries) node.entries = [entry]
    else if (!node.entries.some((known) => known.concept === entry.concept)) node.entries = [...node.entries, entry]
  }

  interface Phrase {
    words: string[]
    entry: Entry
  }
  const phrases: Phrase[] = []
  const read = (text: string, concept: Concept | undefined, rank: number) => {
    const words = unitsOf(fold(text).text).map((unit) => unit.text)
    if (words.length === 0) return
    const joined = words.join(' ')
    // Most are written as the dictionary has them, which keeps its own: thousands of copies would stand beside them.
    phrases.push({ words, entry: { concept, text: joined === text ? text : joined, rank } })
  }
  yield* inPieces(all, piece, (concept) => {
    for (const words of Object.values(concept.words)) for (const [rank, word] of words.entries()) read(word, concept, rank)
    if (concept.kind === 'type')
      for (const word of concept.words.en) for (const other of theOtherWayRound(word)) read(other, concept, concept.words.en.length)
  })
  for (const phrase of notGoods) read(phrase, undefined, 0)
  for (const word of [...chineseStopwords, ...chineseForWords, ...chineseWithWords]) read(word, undefined, 0)

  // Single words first, so that the words inside phrases are taken as forms of them where they are.
  yield* inPieces(phrases, piece, ({ words, entry }) => {
    if (words.length === 1) insert([lemmaOf(words[0]!, true)], entry)
  })
  const soleWords = new Set(lemmas.keys())
  yield* inPieces(phrases, piece, ({ words, entry }) => {
    if (words.length === 1) return
    const sequence = words.map((word, at) => {
      if (soleWords.has(word)) return lemmas.get(word)!
      const asForm = at > 0 ? forms.get(word) : undefined
      if (asForm) return asForm[0]!
      if (at === 0 || !/^[а-я]{4,}$/.test(word)) return lemmaOf(word, true)
      // Inside a phrase a word stands in any case ('форма для кекса'), so its other cases are recognised by the stem.
      const sameStem = innerStems.get(stemOf(word))
      const lemma = sameStem ?? lemmaOf(word, true)
      if (sameStem !== undefined) addForm(word, lemma)
      else innerStems.set(stemOf(word), lemma)
      return lemma
    })
    insert(sequence, entry)
    // 'power bank' is written 'powerbank' as well.
    if (words.length === 2 && words.every((word) => /^[a-zа-я]+$/.test(word)) && words.join('').length >= 6) {
      const joined = words.join('')
      if (!lemmas.has(joined) && !russianStopwords.has(words[0]!) && !russianStopwords.has(words[1]!))
        insert([lemmaOf(joined, true)], { ...entry, text: joined })
    } else if (entry.concept?.kind === 'type' && words.every((word) => /^[a-zа-я]+$/.test(word))) {
      const joined = words.join('')
      if (joined.length >= leastOfJoined && !lemmas.has(joined)) insert([lemmaOf(joined, false)], { ...entry, text: joined })
    }
  })
  return {
    forms: packWords([...forms.keys()]),
    lemmas: packLists([...forms.values()]),
    innerStems: packWords([...innerStems.keys()]),
    lemmaOfStem: Uint32Array.from(innerStems.values()),
    ...packPhrases(root, all),
  }
}

type PackedPhrases = Omit<PackedVocabulary, 'forms' | 'lemmas' | 'innerStems' | 'lemmaOfStem'>

/** Gives the nodes of a tree their numbers, those of one node after those of the node before. */
function packPhrases(root: PhraseNode, all: readonly Concept[]): PackedPhrases {
  const numberOf = new Map(all.map((concept, at) => [concept, at + 1]))
  const nodes = [root]
  const lemmaOf = [0]
  const nexts = [1]
  const entries = [0]
  const named: Entry[] = []
  for (const node of nodes) {
    for (const [lemma, next] of [...(node.next ?? [])].sort(([one], [other]) => one - other)) {
      nodes.push(next)
      lemmaOf.push(lemma)
    }
    nexts.push(nodes.length)
    named.push(...(node.entries ?? []))
    entries.push(named.length)
  }
  return {
    nexts: Uint32Array.from(nexts),
    lemmaOf: Uint32Array.from(lemmaOf),
    entries: Uint32Array.from(entries),
    concepts: Uint16Array.from(named, ({ concept }) => (concept ? numberOf.get(concept)! : 0)),
    ranks: Uint16Array.from(named, ({ rank }) => rank),
    texts: packTexts(named.map(({ text }) => text)),
  }
}

function toPhrases({ nexts, lemmaOf, entries, concepts: conceptOf, ranks, texts }: PackedPhrases): Phrases {
  const next = (node: number, lemma: number): number | undefined => {
    let low = nexts[node]!
    let high = nexts[node + 1]!
    while (low < high) {
      const middle = (low + high) >>> 1
      if (lemmaOf[middle]! < lemma) low = middle + 1
      else high = middle
    }
    return low < nexts[node + 1]! && lemmaOf[low] === lemma ? low : undefined
  }
  const entriesAt = (node: number): readonly Entry[] => {
    const found: Entry[] = []
    for (let at = entries[node]!; at < entries[node + 1]!; at++)
      found.push({ concept: concepts[conceptOf[at]! - 1], text: textAt(texts, at), rank: ranks[at]! })
    return found
  }
  const root = 0
  return {
    root,
    next,
    goesOn: (node) => nexts[node]! < nexts[node + 1]!,
    entriesAt,
    entriesOf(lemma) {
      const node = next(root, lemma)
      return node === undefined ? [] : entriesAt(node)
    },
  }
}

function toVocabulary({ forms: packed, lemmas, innerStems, lemmaOfStem, ...tree }: PackedVocabulary): Vocabulary {
  const words = new WordTable(packed)
  const stems = new WordTable(innerStems)
  const get = (form: string): readonly number[] | undefined => {
    const id = words.find(form)
    return id === undefined ? undefined : listAt(lemmas, id)
  }
  const forms: Forms = {
    words,
    get,
    has: (form) => words.find(form) !== undefined,
    *[Symbol.iterator]() {
      for (let id = 0; id < words.size; id++) yield [words.at(id), listAt(lemmas, id)]
    },
  }
  const ofStem = (word: string): readonly number[] => {
    const id = /^[а-я]{4,}$/.test(word) ? stems.find(stemOf(word)) : undefined
    return id === undefined ? [] : [lemmaOfStem[id]!]
  }
  const lemmasOf = (word: string): readonly number[] => get(word) ?? ofStem(word)
  const isKnown = (word: string): boolean =>
    lemmasOf(word).length > 0 || russianStopwords.has(word) || englishStopwords.has(word) || brands.has(word) || everydayWords.has(word)
  return { forms, phrases: toPhrases(tree), lemmasOf, isKnown }
}
