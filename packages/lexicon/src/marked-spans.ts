/** A stretch of a message and the letter that it is marked with. */
export interface MarkedSpan {
  mark: string
  start: number
  end: number
}

const marked = /\[(?<mark>[a-z]):(?<said>[^\]]+)\]/gu

/** A message without its marks, "mats for [q:24] pupils", and what was marked in it. */
export function markedSpans(line: string): { text: string; spans: MarkedSpan[] } {
  const spans: MarkedSpan[] = []
  let text = ''
  let at = 0
  for (const { 0: whole, index, groups } of line.matchAll(marked)) {
    text += line.slice(at, index)
    const said = groups!.said!
    spans.push({ mark: groups!.mark!, start: text.length, end: text.length + said.length })
    text += said
    at = index + whole.length
  }
  return { text: text + line.slice(at), spans }
}
