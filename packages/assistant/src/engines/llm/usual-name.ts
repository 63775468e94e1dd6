import { findConcept } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { claimingWords } from './neutral.ts'
import { wordsIn } from './stated.ts'

/** Whether two words begin alike for half of the shorter one, as "сталь" and "стальной" do. */
const isFormOf = (word: string, name: string): boolean => {
  const shared = Math.max(2, Math.ceil(Math.min(word.length, name.length) / 2))
  return word.slice(0, shared) === name.slice(0, shared)
}
/** What a Chinese name of a colour or a material may end with. */
const hanEndings = /[色质制款型]$/u

/**
 * The words of a name of a property, without their endings, that are none of its usual one: of "титановый сплав", an alloy, the first. Goods are looked for by many narrower names, which a
 * listing that states the property does not state.
 */
export function wordsBesideName(conceptId: string, said: string): string[] {
  const concept = findConcept(conceptId)
  const usual = Object.values(concept?.words ?? {}).flatMap(([name]) => (name === undefined ? [] : wordsIn(name).map(({ text }) => text)))
  return wordsIn(said).flatMap(({ text }) => {
    if (!isHan(text)) return usual.some((name) => !isHan(name) && isFormOf(text, name)) ? [] : claimingWords(text).map(stemOf)
    const bare = text.replace(hanEndings, '')
    if (usual.some((name) => name.includes(bare))) return []
    const rest = usual.filter(isHan).reduce((left, name) => left.replace(name, ''), text)
    return rest === '' ? [] : [rest]
  })
}
