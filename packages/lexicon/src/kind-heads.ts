import { concepts } from './concepts/all.ts'
import { InSteps, inPieces } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { isAdjective } from './russian.ts'
import { stemOf } from './stem.ts'

/** Names of a kind that end in a word before the kind is called by it. */
const leastNames = 2

/** What a longer name calls the goods themselves: the stem of that word, its last character in Chinese. English names the goods last, Russian behind its adjectives. */
export function headOf(name: string): string | undefined {
  const last = [...name].at(-1)!
  if (/\p{Script=Han}/u.test(last)) return name.length > 2 && last !== '子' ? last : undefined
  const parts = name.toLowerCase().split(' ')
  const head = /\p{Script=Cyrillic}/u.test(name) ? parts.find((part) => !isAdjective(part)) : parts.at(-1)
  return parts.length > 1 && head ? stemOf(head) : undefined
}

/** Concepts that are taken in at a time: some milliseconds of work. */
const piece = 200

function* build(): Generator<void, ReadonlyMap<string, readonly string[]>> {
  const byHead = new Map<string, string[]>()
  yield* inPieces(concepts, piece, ({ id, kind, words }) => {
    if (kind !== 'type') return
    for (const names of Object.values(words)) {
      const heads = names.map(headOf)
      for (const head of new Set(heads)) {
        const isCalled = heads[0] === head || heads.filter((one) => one === head).length >= leastNames
        if (head !== undefined && isCalled) byHead.set(head, [...new Set([...(byHead.get(head) ?? []), id])])
      }
    }
  })
  return byHead
}

const built = new InSteps(() => keptTable('kind-heads', [], build))
/** Kinds by the heads of their longer names: what one name by the way ends in, a "pastry mat" of rolling pins, is not what they are called. */
export const kindsByHead = (): ReadonlyMap<string, readonly string[]> => built.get()
/** Builds them piece by piece. */
export const kindsByHeadAhead = (): Generator<void> => built.ahead()
