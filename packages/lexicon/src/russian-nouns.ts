import { droppedVowel, genitivePlurals, indeclinable, keepsVowel, masculineEnding, masculineSoft } from './russian-irregular.ts'

/** Forms of a Russian noun that texts for people need. All in the spelling of the dictionary, ё included. */
export interface NounForms {
  one: string
  genitive: string
  accusative: string
  many: string
  genitiveMany: string
}

export const velar = /[гкхжчшщ]$/
export const hushing = /[жчшщ]$/
const vowel = /[аеёиоуыэюя]$/

/** The spelling of the dictionary's keys. */
export const plain = (word: string): string => word.replaceAll('ё', 'е')

/** Stem before the endings of the oblique cases: замок -> замк, конёк -> коньк, перец -> перц. */
function obliqueStem(noun: string): string {
  const dropped = droppedVowel[plain(noun)]
  if (dropped) return dropped
  if (keepsVowel.has(noun)) return noun
  if (/[бвгджзклмнпрстфхцчшщ]ок$/.test(noun) && noun.length > 4) return `${noun.slice(0, -2)}к`
  if (/[чшжщ]ек$/.test(noun) && noun.length > 4) return `${noun.slice(0, -2)}к`
  if (/[лнр][её]к$/.test(noun) && noun.length > 4) return `${noun.slice(0, -2)}ьк`
  if (/[бвгджзмнпрст]ец$/.test(noun) && noun.length > 4) return `${noun.slice(0, -2)}ц`
  if (/лец$/.test(noun)) return `${noun.slice(0, -2)}ьц`
  if (/[аоиеу]ец$/.test(noun)) return `${noun.slice(0, -2)}йц`
  return noun
}

/** Stem with the vowel that appears where the ending is empty: кружк -> кружек, сумк -> сумок, наклейк -> наклеек. */
function emptyEnding(stem: string): string {
  if (/ьк$/.test(stem)) return `${stem.slice(0, -2)}ек`
  if (/йк$/.test(stem)) return `${stem.slice(0, -2)}ек`
  if (/[жчшщц]к$/.test(stem)) return `${stem.slice(0, -1)}ек`
  if (/[бвгдзклмнпрстфх]к$/.test(stem)) return `${stem.slice(0, -1)}ок`
  if (/ц$/.test(stem) && /[ньлтр]ц$/.test(stem)) return `${stem.replace(/ьц$/, 'ц').slice(0, -1)}ец`
  if (/[жшчсзтдкпв]н$/.test(stem)) return `${stem.slice(0, -1)}ен`
  if (/[жшчсктпд]л$/.test(stem)) return `${stem.slice(0, -1)}ел`
  return stem
}

const ы = (stem: string): string => (velar.test(stem) ? 'и' : 'ы')

export interface Paradigm {
  /** The first is the noun; empty for a noun that has a plural only. */
  singular: string[]
  plural: string[]
  forms: NounForms
}

/** What a noun ends in, and how it goes on from there. */
interface Ending {
  fits: RegExp
  decline(noun: string, known: string | undefined): Paradigm
}

/** The forms for texts; `known` is a genitive plural that the rules do not give. */
const formsOf = (
  one: string,
  known: string | undefined,
  [genitive, accusative, many, genitiveMany]: [string, string, string, string],
): NounForms => ({
  one,
  genitive,
  accusative,
  many,
  genitiveMany: known ?? genitiveMany,
})

/** кружка, лампа */
function inA(noun: string, known: string | undefined): Paradigm {
  const stem = noun.slice(0, -1)
  const empty = emptyEnding(stem)
  const many = stem + ы(stem)
  return {
    singular: [noun, many, `${stem}е`, `${stem}у`, `${stem}ой`, `${stem}ою`, ...(/[жчшщц]$/.test(stem) ? [`${stem}ей`] : [])],
    plural: [many, known ?? empty, `${stem}ам`, `${stem}ами`, `${stem}ах`, stem],
    forms: formsOf(noun, known, [many, `${stem}у`, many, empty]),
  }
}

/** неделя, линия, статья */
function inYa(noun: string, known: string | undefined): Paradigm {
  const stem = noun.slice(0, -1)
  const before = stem.at(-1) ?? ''
  let empty = `${stem}ь`
  if (before === 'и' || vowel.test(before)) empty = `${stem}й`
  else if (before === 'ь') empty = `${stem.slice(0, -1)}ий`
  else if (/[бвгджзкмпстфхцчшщ][лн]$/.test(stem)) empty = `${stem.slice(0, -1)}е${before}`
  return {
    singular: [noun, `${stem}и`, before === 'и' ? `${stem}и` : `${stem}е`, `${stem}ю`, `${stem}ей`],
    plural: [`${stem}и`, known ?? empty, `${stem}ь`, `${stem}ей`, `${stem}ям`, `${stem}ями`, `${stem}ях`],
    forms: formsOf(noun, known, [`${stem}и`, `${stem}ю`, `${stem}и`, empty]),
  }
}

/** окно, ушко */
function inO(noun: string, known: string | undefined): Paradigm {
  const stem = noun.slice(0, -1)
  const many = /к$/.test(stem) && !/[оу]йск$/.test(stem) ? `${stem}и` : `${stem}а`
  return {
    singular: [noun, `${stem}а`, `${stem}у`, `${stem}ом`, `${stem}е`],
    plural: [`${stem}а`, many, known ?? emptyEnding(stem), stem, `${stem}ам`, `${stem}ами`, `${stem}ах`],
    forms: formsOf(noun, known, [`${stem}а`, noun, many, emptyEnding(stem)]),
  }
}

/** здание, бельё */
function inIe(noun: string, known: string | undefined): Paradigm {
  const stem = noun.slice(0, -1)
  const empty = `${stem.slice(0, -1)}ий`
  return {
    singular: [noun, `${stem}я`, `${stem}ю`, `${stem}ем`, `${stem}и`, `${stem}е`],
    plural: [`${stem}я`, known ?? empty, `${stem}ев`, `${stem}ям`, `${stem}ями`, `${stem}ях`],
    forms: formsOf(noun, known, [`${stem}я`, noun, `${stem}я`, empty]),
  }
}

/** море, полотенце */
function inE(noun: string, known: string | undefined): Paradigm {
  const stem = noun.slice(0, -1)
  const isSoft = /[лр]$/.test(stem)
  const а = isSoft ? 'я' : 'а'
  const genitiveMany = isSoft ? `${stem}ей` : emptyEnding(stem)
  return {
    singular: [noun, stem + а, stem + (isSoft ? 'ю' : 'у'), `${stem}ем`, noun],
    plural: [stem + а, genitiveMany, `${stem}${а}м`, `${stem}${а}ми`, `${stem}${а}х`],
    forms: formsOf(noun, known, [stem + а, noun, stem + а, genitiveMany]),
  }
}

/** фонарь, and the feminine печь */
function inSoftSign(noun: string, known: string | undefined): Paradigm {
  const stem = noun.slice(0, -1)
  if (isMasculineSoft(noun)) {
    const own = droppedVowel[plain(noun)] ?? stem
    return {
      singular: [noun, `${own}я`, `${own}ю`, `${own}ем`, `${own}е`],
      plural: [`${own}и`, `${own}ей`, `${own}ям`, `${own}ями`, `${own}ях`],
      forms: formsOf(noun, known, [`${own}я`, noun, `${own}и`, `${own}ей`]),
    }
  }
  const а = hushing.test(stem) ? 'а' : 'я'
  return {
    singular: [noun, `${stem}и`, `${stem}ью`],
    plural: [`${stem}и`, `${stem}ей`, `${stem}${а}м`, `${stem}${а}ми`, `${stem}${а}х`],
    forms: formsOf(noun, known, [`${stem}и`, noun, `${stem}и`, `${stem}ей`]),
  }
}

/** чай */
function inJ(noun: string, known: string | undefined): Paradigm {
  const stem = noun.slice(0, -1)
  return {
    singular: [noun, `${stem}я`, `${stem}ю`, `${stem}ем`, `${stem}е`, `${stem}и`],
    plural: [`${stem}и`, `${stem}ев`, `${stem}ям`, `${stem}ями`, `${stem}ях`],
    forms: formsOf(noun, known, [`${stem}я`, noun, `${stem}и`, `${stem}ев`]),
  }
}

/** часы, кроссовки: a plural already */
function inPlural(noun: string, known: string | undefined): Paradigm {
  const stem = noun.slice(0, -1)
  const isSoft = noun.endsWith('и') && !velar.test(stem)
  const а = isSoft ? 'я' : 'а'
  const guesses = [emptyEnding(stem), `${stem}ов`, `${stem}ев`, `${stem}ей`, isSoft ? `${stem}й` : stem]
  const byRule = /[ое]вк$|[тп]к$/.test(stem) ? emptyEnding(stem) : isSoft ? `${stem}й` : `${stem}ов`
  const genitiveMany = known ?? byRule
  return {
    singular: [],
    plural: [noun, genitiveMany, ...guesses, `${stem}${а}м`, `${stem}${а}ми`, `${stem}${а}х`],
    forms: { one: noun, genitive: genitiveMany, accusative: noun, many: noun, genitiveMany },
  }
}

/** рюкзак, чехол */
function inConsonant(noun: string, known: string | undefined): Paradigm {
  const stem = obliqueStem(noun)
  const genitiveMany = hushing.test(stem) ? `${stem}ей` : /ц$/.test(stem) ? `${stem}ев` : `${stem}ов`
  const many = stem + ы(stem)
  return {
    singular: [noun, `${stem}а`, `${stem}у`, `${stem}ом`, `${stem}ем`, `${stem}е`],
    plural: [many, known ?? genitiveMany, genitiveMany, `${stem}ам`, `${stem}ами`, `${stem}ах`, `${stem}а`],
    forms: formsOf(noun, known, [`${stem}а`, noun, many, genitiveMany]),
  }
}

const endings: readonly Ending[] = [
  { fits: /а$/, decline: inA },
  { fits: /я$/, decline: inYa },
  { fits: /о$/, decline: inO },
  { fits: /[иь]е$|ьё$/, decline: inIe },
  { fits: /е$/, decline: inE },
  { fits: /ь$/, decline: inSoftSign },
  { fits: /й$/, decline: inJ },
  { fits: /[ыи]$/, decline: inPlural },
  { fits: /[бвгджзклмнпрстфхцчшщ]$/, decline: inConsonant },
]

/** Whether a noun in -ь is masculine. */
export const isMasculineSoft = (noun: string): boolean => masculineSoft.has(plain(noun)) || masculineEnding.test(noun)

/** Singular and plural of a noun by its ending. Where Russian leaves a choice, every possible form is listed; `undefined` where no rule fits. */
export function paradigm(noun: string): Paradigm | undefined {
  const bare = plain(noun)
  if (indeclinable.has(bare)) return { singular: [noun], plural: [], forms: formsOf(noun, undefined, [noun, noun, noun, noun]) }
  const known = genitivePlurals[bare] ?? genitivePlurals[noun]
  return endings.find(({ fits }) => fits.test(noun))?.decline(noun, known)
}
