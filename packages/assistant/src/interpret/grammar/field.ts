import { fieldWordings } from './field-wordings.ts'
import type { Field } from './fields-asked.ts'
import type { OpenText } from './open-text.ts'
import { anyOf, B, E, globalPattern } from './pattern.ts'
import type { Read, Reader } from './reader.ts'

const patterns = fieldWordings.map(({ field, asked }) => {
  const { zh = [], ...spaced } = asked
  return { field, pattern: globalPattern(zh.length > 0 ? `${B}${anyOf(spaced)}${E}|${anyOf({ zh })}` : `${B}${anyOf(spaced)}${E}`) }
})
/** Times that one field is named in a question. */
const maxTimes = 3

/** Names of fields in a question about offers shown. */
export const fieldReader: Reader<Field> = {
  read(text) {
    const reads: Read<Field>[] = []
    let open: OpenText = text
    for (const { field, pattern } of patterns) {
      const found = open.findAll(pattern, maxTimes)
      reads.push(...found.map((span) => ({ value: field, span })))
      open = open.without(found)
    }
    // "Длина сколько?" asks how long it is.
    const isBare = ({ value, span }: Read<Field>): boolean => value === 'price' && text.folded.slice(span.start, span.end) === 'сколько'
    const others = reads.filter((read) => !isBare(read))
    return others.length > 0 ? others : reads
  },
  examples: {
    ru: [
      ['какой у него [вес] и [материал]?', 'weight', 'material'],
      ['[сколько стоит]?', 'price'],
      ['[минималка] какая?', 'minimum'],
      ['[длина] сколько?', 'length'],
      ['весёлый'],
    ],
    en: [['[how much is it]?', 'price'], ['what is the [battery life]?', 'running-time'], ['weightless']],
    zh: [
      ['[起订量]是多少', 'minimum'],
      ['[多少钱]', 'price'],
    ],
  },
}
