import { openAnalysis } from '@karavan/lexicon/analyse.ts'
import { vocabulary } from '@karavan/lexicon/vocabulary.ts'

/** Comparatives whose adjective no rule gives. */
const irregular: Record<string, string> = {
  мягче: 'мягкий',
  жестче: 'жесткий',
  ярче: 'яркий',
  крепче: 'крепкий',
  глаже: 'гладкий',
  громче: 'громкий',
  тише: 'тихий',
  проще: 'простой',
  гуще: 'густой',
  чище: 'чистый',
  строже: 'строгий',
  глубже: 'глубокий',
  гибче: 'гибкий',
  better: 'good',
}

/** The adjectives that a comparative may come from, the likeliest first: "потеплее" from "теплый", "warmer" from "warm". */
function adjectivesOf(word: string): string[] {
  const bare = word.replace(/^по(?=\p{Script=Cyrillic}{4})/u, '')
  const known = irregular[bare] ?? irregular[word]
  if (known) return [known]
  const russian = /^(\p{Script=Cyrillic}{3,})(ее|ей)$/u.exec(bare)
  if (russian) {
    const adjectives = ['ый', 'ий', 'ой'].map((ending) => russian[1]! + ending)
    // Nouns end so too ("с петлёй", "ножей"): only of an adjective that is known it is a comparative.
    return russian[2] === 'ее' ? adjectives : adjectives.filter((adjective) => vocabulary().forms.has(adjective))
  }
  const english = /^([a-z]{3,})er$/.exec(word)?.[1]
  if (english) return [english.replace(/i$/, 'y'), english.replace(/(.)\1$/, '$1'), `${english}e`]
  const chinese =
    /^(?:更|再|稍微)?(\p{Script=Han}{1,3}?)(?:一?点儿?|一些)$/u.exec(word)?.[1] ?? /^更(\p{Script=Han}{1,3})$/u.exec(word)?.[1]
  return chinese ? [chinese] : []
}

/** "Sharper" is sharp; a holder and a cover are names of goods. */
function plainOf(word: string, adjectives: readonly string[]): string {
  const { forms } = vocabulary()
  return forms.has(word) ? word : (adjectives.find((adjective) => forms.has(adjective)) ?? word)
}

interface Compared {
  /** Features, seasons and styles that the comparatives name. */
  traits: string[]
  /** The other words, comparatives without a name of their own as the adjective that listings have. */
  words: string[]
  /** Any of the words is a comparative: it is said of goods that are known. */
  isCompared: boolean
}

/** "Потеплее", "softer", 暖和一点: wishes for what listings call by the plain adjective. No listing says "warmer". */
export function readCompared(words: readonly string[]): Compared {
  const compared: Compared = { traits: [], words: [], isCompared: false }
  for (const word of words) {
    const adjectives = adjectivesOf(word)
    compared.isCompared ||= adjectives.length > 0 && !/^[a-z]+$/.test(word)
    const named = adjectives.flatMap((adjective) => openAnalysis(adjective).analysis.concepts)
    const traits = named.filter(({ kind }) => kind === 'feature' || kind === 'season' || kind === 'style').map(({ conceptId }) => conceptId)
    if (traits.length > 0) compared.traits.push(...traits.slice(0, 1))
    else compared.words.push(/^\p{Script=Latin}+$/u.test(word) ? plainOf(word, adjectives) : (adjectives[0] ?? word))
  }
  return compared
}
