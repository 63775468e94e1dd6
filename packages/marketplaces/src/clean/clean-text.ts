import { LRUCache } from 'lru-cache'
import { toSkeleton, toVisible } from './skeleton.ts'
import { calls, contacts, isPhone, leads, orders, phoneAfterWord, phoneLike, trails } from './touts.ts'

export interface CleanOptions {
  /** The text is a code, such as an article number: digits in it are not a telephone number. */
  isCode?: boolean
}

type Range = [start: number, end: number]

const clauseEnd = /[;|\n。！？；，、•·]|[.!?,](?=\s|$)|\s[—–-]\s/g
const sentenceEnd = /[|\n。！？]|[.!?](?=\s|$)/g
const opening = '([{【〖「《〔'
const closing = ')]}】〗」》〕'

/**
 * A text of a listing without what is no part of describing goods: contact details, calls to deal elsewhere, orders to whoever reads it for the
 * buyer, and characters that nobody sees. A text without any of these comes back as it is; one with nothing else comes back empty. Cleaning twice
 * changes nothing.
 */
export function cleanText(text: string, options: CleanOptions = {}): string {
  if (text.length > maxRememberedLength) return read(text, options)
  const key = `${options.isCode ? 'code' : 'text'} ${text}`
  const cleaned = remembered.get(key) ?? read(text, options)
  remembered.set(key, cleaned)
  return cleaned
}

/** Sellers write the same attributes again and again; longer texts are hardly written twice. */
const remembered = new LRUCache<string, string>({ max: 30_000 })
const maxRememberedLength = 100

function read(text: string, options: CleanOptions): string {
  let cleaned = withoutLinks(toVisible(text))
  // What is cut can bring together what is a tout only then.
  for (let pass = 0; pass < 4; pass += 1) {
    const ranges = toutsOf(cleaned, options)
    if (ranges.length === 0) break
    cleaned = cut(cleaned, ranges)
  }
  return cleaned
}

const address = '\\([^()\\s]*(?:\\([^()]*\\))?[^()\\s]*\\)'
const picture = new RegExp(`\\s*!\\[[^\\][]*\\]${address}`, 'g')
const link = new RegExp(`\\**\\[([^\\][]*)\\](?=\\([^()\\s]*(?:[a-z][a-z+.-]*:|/|\\.[a-z]{2,}))${address}\\**`, 'gi')

/** Links in the markup of chats: their words stay, their addresses and pictures go. */
const withoutLinks = (text: string): string => (text.includes('](') ? text.replace(picture, '').replace(link, '$1').trim() : text)

/** Ranges of `text` to be cut, in order and apart. */
function toutsOf(text: string, { isCode }: CleanOptions): Range[] {
  const skeleton = toSkeleton(text)
  const found: Range[] = []
  const add = (pattern: RegExp, extend: (match: RegExpExecArray) => Range | undefined) => {
    // Not matchAll, which makes the pattern anew each time.
    pattern.lastIndex = 0
    for (let match = pattern.exec(skeleton.text); match; match = pattern.exec(skeleton.text)) {
      const range = extend(match)
      if (range) found.push(range)
      if (match[0] === '') pattern.lastIndex += 1
    }
  }
  const rangeOf = (match: RegExpExecArray): Range => [match.index, match.index + match[0].length]
  const upTo =
    (end: RegExp) =>
    (match: RegExpExecArray): Range => {
      const [start, matchEnd] = rangeOf(match)
      const bracket = enclosing(skeleton.text, start)
      end.lastIndex = matchEnd
      const stop = end.exec(skeleton.text)
      const reach = stop ? stop.index + stop[0].trimEnd().length : skeleton.text.length
      return bracket && bracket[1] <= Math.max(reach, matchEnd + 1) ? [start, Math.max(bracket[1] - 1, matchEnd)] : [start, reach]
    }
  const wholeContact = (match: RegExpExecArray): Range => withLeads(skeleton.text, rangeOf(match))
  for (const pattern of contacts) add(pattern, wholeContact)
  if (!isCode) add(phoneLike, (match) => (isPhone(match[0]) ? wholeContact(match) : undefined))
  add(phoneAfterWord, wholeContact)
  add(calls, upTo(clauseEnd))
  add(orders, (match) => {
    const bracket = enclosing(skeleton.text, match.index + match[0].length)
    return bracket && '[【〖{'.includes(skeleton.text[bracket[0]]!) ? bracket : upTo(sentenceEnd)(match)
  })
  const { offsets } = skeleton
  return merged(found.map(([start, end]) => (offsets ? [offsets[start]!, offsets[end]!] : [start, end])))
}

const maxLead = 80

function withLeads(text: string, [start, end]: Range): Range {
  const from = Math.max(0, start - maxLead)
  const lead = leads.exec(text.slice(from, start))
  const trail = trails.exec(text.slice(end, end + maxLead))
  return [lead ? from + lead.index : start, trail ? end + trail[0].length : end]
}

/** The innermost brackets around a place, themselves included; ones that are never closed end with the text. */
function enclosing(text: string, at: number): Range | undefined {
  const open: number[] = []
  for (let place = 0; place < Math.min(at, text.length); place += 1) {
    if (opening.includes(text[place]!)) open.push(place)
    else if (closing.includes(text[place]!)) open.pop()
  }
  const start = open.at(-1)
  if (start === undefined) return undefined
  let depth = 0
  for (let place = start; place < text.length; place += 1) {
    if (opening.includes(text[place]!)) depth += 1
    else if (closing.includes(text[place]!) && --depth === 0) return [start, place + 1]
  }
  return [start, text.length]
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

/** Punctuation and signs around a cut, which joined the cut part to the rest. */
const before = /(?:[\s,;:|/—–\-•·、，；：@＠#"'*+~=>→👉📞☎📱📲➡✉📧💬]|\ufe0f)+$/u
const after = /^[\s,;:|/—–\-•·、，；：@#"'*+~=>→]+/u
const emptyBrackets = /\s*(?:\(\s*\)|\[\s*\]|【\s*】|〖\s*〗|「\s*」|《\s*》|\{\s*\}|（\s*）|［\s*］)/g
const chinese = /[\p{Script=Han}。！？；，、]/u

function cut(text: string, ranges: readonly Range[]): string {
  const parts = [...ranges, [text.length, text.length] as const].map(([start], index) => text.slice(ranges[index - 1]?.[1] ?? 0, start))
  return parts.reduce(join).replace(emptyBrackets, '').trim()
}

function join(left: string, right: string): string {
  const [leftMark = ''] = before.exec(left) ?? []
  const [rightMark = ''] = after.exec(right) ?? []
  const [head, tail] = [left.slice(0, left.length - leftMark.length), right.slice(rightMark.length)]
  if (!head || !tail) return head + tail
  if (`${leftMark}${rightMark}`.includes('\n')) return `${head}\n${tail}`
  if (/^[.!?。！？]/.test(tail)) return head + (/[.!?。！？]$/.test(head) ? tail.slice(1) : tail)
  if (opening.includes(head.at(-1)!) || closing.includes(tail[0]!)) return head + tail
  const mark = rightMark.trim() ? rightMark : leftMark
  const isChinese = chinese.test(head.at(-1)!) || chinese.test(tail[0]!)
  if (mark.includes('|')) return `${head} | ${tail}`
  if (/[,，;；、]/.test(mark))
    return `${head}${mark
      .trim()
      .replace(/[^,，;；、]/g, '')
      .slice(0, 1)}${/\s/.test(leftMark + rightMark) ? ' ' : ''}${tail}`
  return isChinese && !/\s/.test(leftMark + rightMark) ? head + tail : `${head} ${tail}`
}
