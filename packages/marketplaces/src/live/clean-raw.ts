import { toPlainText } from '../plain-text.ts'

const maxDepth = 8
const maxEntries = 2_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const markup = /[<\u0000-\u0008\u000b\u000c\u000e-\u001f\u2028\u2029]/

/** A marketplace's answer as it may be kept and handed on: the same fields and values, without markup in texts and without endless nesting. */
export function cleanRaw(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return markup.test(value) ? toPlainText(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return undefined
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((entry) => cleanRaw(entry, depth + 1))
  return cleanRawObject(value, depth)
}

export const cleanRawObject = (value: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .slice(0, maxEntries)
      .map(([key, entry]) => [key, cleanRaw(entry, depth + 1)]),
  )
