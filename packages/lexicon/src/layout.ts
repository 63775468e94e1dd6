import { otherLayout } from './fuzzy.ts'
import { unitsOf } from './tokens.ts'
import { vocabulary } from './vocabulary.ts'

/** Words typed on the other keyboard layout, put right where that makes known words of them. */
export function mendLayout(text: string): string {
  const { forms, isKnown } = vocabulary()
  const chunks = [...text.matchAll(/\S+/g)]
  const mend = (chunk: string, isSure: boolean): string | undefined => {
    const isLatin = /[a-z]/.test(chunk)
    if (isLatin === /[\u0400-\u052f]/.test(chunk) || /[\d@/:]/.test(chunk)) return undefined
    const own = unitsOf(chunk)
    if (own.some((unit) => isKnown(unit.text) || unit.script === 'han')) return undefined
    const trailing = isLatin ? (/[,.;!?]+$/.exec(chunk)?.[0] ?? '') : (/[,.!?]+$/.exec(chunk)?.[0] ?? '')
    for (const tail of trailing ? ['', trailing] : ['']) {
      const body = tail ? chunk.slice(0, -tail.length) : chunk
      const other = otherLayout(body)
      if (!other) continue
      const words = unitsOf(other)
      const isHit = words.length > 0 && words.every((unit) => (isSure ? isKnown(unit.text) : forms.has(unit.text)))
      if (isHit && (isSure || body.length >= 4)) return other + tail
    }
    return undefined
  }
  let out = text
  const apply = (isSure: boolean): boolean => {
    let hasMended = false
    for (const chunk of chunks) {
      const from = chunk.index
      const current = out.slice(from, from + chunk[0].length)
      const mended = mend(current, isSure)
      if (mended !== undefined) {
        out = out.slice(0, from) + mended + out.slice(from + chunk[0].length)
        hasMended = true
      }
    }
    return hasMended
  }
  if (chunks.length <= 60 && apply(false)) apply(true)
  return out
}
