import { changesWhole, genitivePlurals, singularOnly } from './russian-irregular.ts'
import { hushing, isMasculineSoft, type NounForms, paradigm, plain, velar } from './russian-nouns.ts'

const adjective = /(ый|ий|ой|ая|яя|ое|ее|ые|ие)(?:ся)?$/

/** All cases, genders and numbers of an adjective given in any nominative form; empty for a word that cannot be one. */
export function adjectiveForms(word: string): string[] {
  if (word.endsWith('ся')) return adjectiveForms(word.slice(0, -2)).map((form) => `${form}ся`)
  if (!adjective.test(word) || word.length < 5) return []
  const ending = word.slice(-2)
  const stem = word.slice(0, -2)
  const isSoft = !velar.test(stem) && (ending === 'ий' || ending === 'яя' || ending === 'ее' || ending === 'ие')
  if (isSoft) return ['ий', 'его', 'ему', 'им', 'ем', 'яя', 'ей', 'юю', 'ее', 'ие', 'их', 'ими'].map((end) => stem + end)
  const и = velar.test(stem) ? 'и' : 'ы'
  const е = hushing.test(stem) && ending !== 'ой' ? 'е' : 'о'
  const forms = [
    ending === 'ой' ? 'ой' : `${и}й`,
    `${е}го`,
    `${е}му`,
    `${и}м`,
    `${е}м`,
    'ая',
    `${е}й`,
    'ую',
    `${е}е`,
    `${и}е`,
    `${и}х`,
    `${и}ми`,
  ].map((end) => stem + end)
  // собачий: собачья, собачьего ... beside the regular endings
  if (/[чж]$/.test(stem)) for (const end of ['я', 'е', 'и', 'его', 'ему', 'им', 'ем', 'ей', 'ю', 'их', 'ими']) forms.push(`${stem}ь${end}`)
  return forms
}

/** кружка -> кружечка, сумка -> сумочка, рюкзак -> рюкзачок. */
function diminutive(noun: string): string | undefined {
  if (noun.length < 5) return undefined
  if (/[бвгдзлмнпрстф]ка$/.test(noun)) return `${noun.slice(0, -2)}очка`
  if (/[жчш]ка$/.test(noun)) return `${noun.slice(0, -2)}ечка`
  if (/[ая]к$/.test(noun)) return `${noun.slice(0, -1)}чок`
  if (/тье$/.test(noun)) return `${noun.slice(0, -1)}ице`
  return undefined
}

/** Every form under which a dictionary word may occur, itself first, with its common diminutive; folded (ё as е). */
export function wordForms(word: string): string[] {
  const forms = new Set<string>([plain(word)])
  const add = (noun: string) => {
    const found = paradigm(noun)
    for (const form of found?.singular ?? []) forms.add(plain(form))
    for (const form of found?.plural ?? []) forms.add(plain(form))
  }
  if (word.length > 2) {
    for (const form of adjectiveForms(word)) forms.add(plain(form))
    const isAdjective = forms.size > 1 && !/(ий|ие)$/.test(word)
    if (!isAdjective) {
      add(word)
      const small = diminutive(word)
      if (small) add(small)
    }
  }
  for (const form of forms) if (form.length < 2) forms.delete(form)
  return [...forms]
}

const prepositions = new Set(['для', 'с', 'со', 'на', 'под', 'в', 'во', 'из', 'от', 'через', 'без', 'к', 'по', 'о', 'и'])

/**
 * Forms of a name such as 'разделочная доска' or 'чехол для телефона': adjectives and the first noun change, what follows stays. A word the rules
 * do not know stays as it is.
 */
export function phraseForms(name: string): NounForms {
  const words = name.split(' ')
  // 'украшение для дома' begins with its noun, 'высокие носки' does not.
  const isAdjectiveAt = (word: string, at: number): boolean =>
    adjective.test(word) && adjectiveForms(word).length > 0 && (!/[иь]е$/.test(word) || /..[ыи]$/.test(words[at + 1] ?? ''))
  const headAt = words.findIndex((word, at) => !isAdjectiveAt(word, at))
  const head = headAt < 0 ? words.length - 1 : headAt
  const forms = nounForms(words[head]!)
  const isPlural = /[ыи]$/.test(words[head]!)
  const isSingularOnly = singularOnly.has(plain(words[head]!))
  const gender = isPlural ? 'many' : /[оеё]$/.test(words[head]!) ? 'neuter' : isFeminine(words[head]!) ? 'feminine' : 'masculine'
  const phrase = (pick: keyof NounForms): string =>
    words
      .map((word, at) => {
        if (at === head) return forms[pick]
        if (at > head || prepositions.has(word)) return word
        return agree(word, gender, isSingularOnly ? singularCase[pick] : pick)
      })
      .join(' ')
  return {
    one: phrase('one'),
    genitive: phrase('genitive'),
    accusative: phrase('accusative'),
    many: phrase('many'),
    genitiveMany: phrase('genitiveMany'),
  }
}

/** Whether a word stands before a noun and agrees with it: 'беспроводной', not 'с крышкой'. */
export const isAdjective = (word: string): boolean => !word.includes(' ') && adjectiveForms(word).length > 0

/** An adjective as it agrees with several: 'мятный' -> 'мятные'; any other word stays. */
export const manyOf = (word: string): string => (isAdjective(word) ? agree(word, 'many', 'many') : word)

const singularCase = { one: 'one', genitive: 'genitive', accusative: 'accusative', many: 'one', genitiveMany: 'genitive' } as const

const isFeminine = (noun: string): boolean => /[ая]$/.test(noun) || (/ь$/.test(noun) && !isMasculineSoft(noun))

function nounForms(noun: string): NounForms {
  const cut = noun.lastIndexOf('-')
  if (cut > 0 && genitivePlurals[noun] === undefined) {
    // термос-кружка: the last part changes; the first one only where it is a word that people decline, which the data does not tell.
    const tail = nounForms(noun.slice(cut + 1))
    const lead = noun.slice(0, cut + 1)
    if (changesWhole.has(noun)) return joined(nounForms(noun.slice(0, cut)), tail)
    return {
      one: noun,
      genitive: lead + tail.genitive,
      accusative: lead + tail.accusative,
      many: lead + tail.many,
      genitiveMany: lead + tail.genitiveMany,
    }
  }
  const forms = paradigm(noun)?.forms
  if (forms && singularOnly.has(plain(noun))) return { ...forms, many: noun, genitiveMany: forms.genitive }
  return forms ?? { one: noun, genitive: noun, accusative: noun, many: noun, genitiveMany: noun }
}

const joined = (lead: NounForms, tail: NounForms): NounForms => ({
  one: `${lead.one}-${tail.one}`,
  genitive: `${lead.genitive}-${tail.genitive}`,
  accusative: `${lead.accusative}-${tail.accusative}`,
  many: `${lead.many}-${tail.many}`,
  genitiveMany: `${lead.genitiveMany}-${tail.genitiveMany}`,
})

function agree(word: string, gender: 'masculine' | 'feminine' | 'neuter' | 'many', pick: keyof NounForms): string {
  const all = adjectiveForms(word)
  if (all.length === 0) return word
  const [masculine, genitive, , , , feminine, feminineGenitive, feminineAccusative, neuter, many, genitiveMany] = all as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  if (pick === 'many') return many
  if (pick === 'genitiveMany') return genitiveMany
  if (gender === 'many') return pick === 'genitive' ? genitiveMany : many
  if (pick === 'genitive') return gender === 'feminine' ? feminineGenitive : genitive
  if (gender === 'feminine') return pick === 'accusative' ? feminineAccusative : feminine
  return gender === 'neuter' ? neuter : masculine
}
