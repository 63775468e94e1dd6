/** Letters that look like Latin ones, the Latin one after each. */
const lookalikes = new Map(
  'аaвbеeкkмmнhоoрpсcтtуyхxіiѕsјjԁdԛqԝwһhαaβbεeιiκkνvοoρpτtυuχxꞵbɡgɑaıi'.match(/../gu)?.map((pair) => [pair[0]!, pair.slice(1)]),
)

const known = new Map<string, string>()
const maxKnown = 5_000

function skeletonOf(character: string): string {
  let found = known.get(character)
  if (found === undefined) {
    const plain = asTheyAre.includes(character) ? character : character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    found = Array.from(plain, (part) => lookalikes.get(part) ?? part).join('')
    if (known.size < maxKnown) known.set(character, found)
  }
  return found
}

/** A text as the eye reads it, and where each of its units stands in the text itself; one more for the end. */
export interface Skeleton {
  text: string
  offsets: Uint32Array | undefined
}

/** Where a clause or a sentence ends whatever follows, unlike at the plain ones. */
const asTheyAre = '，；！？'

/** One spelling for what looks alike: small Latin letters for those of other scripts, plain digits, no marks. */
export function toSkeleton(text: string): Skeleton {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that are their own skeleton but for their case
  if (/^[\u0000-\u007f]*$/.test(text)) return { text: text.toLowerCase(), offsets: undefined }
  let skeleton = ''
  const offsets = new Uint32Array(text.length * 4 + 1)
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at)!)
    const piece = skeletonOf(character).slice(0, 4 * character.length)
    for (let unit = 0; unit < piece.length; unit += 1) offsets[skeleton.length + unit] = at
    skeleton += piece
    at += character.length
  }
  offsets[skeleton.length] = text.length
  return { text: skeleton, offsets }
}

const letters = 'a-z\\u00df-\\u024f\\u0400-\\u052f'
const edge = `(?<![${letters}\\d])`
const signs: Record<string, string> = { '…': `[${letters}]*`, '‹': edge, '›': `(?![${letters}\\d])` }

/** A pattern to be matched with skeletons: `…` is any ending, `‹` and `›` are the edges of a word in Latin or Cyrillic letters. */
export function patternOf(sources: readonly string[], flags = 'gu'): RegExp {
  const toSource = (source: string) =>
    Array.from(source, (character) => signs[character] ?? (character > '\u007f' ? skeletonOf(character) : character)).join('')
  const { atEdge = [], anywhere = [] } = Object.groupBy(sources.map(toSource), (source) =>
    source.startsWith(edge) ? 'atEdge' : 'anywhere',
  )
  // One look at the edge for all of them: most places of a text are not the start of a word.
  const joined = atEdge.length > 0 ? [`${edge}(?:${atEdge.map((source) => source.slice(edge.length)).join('|')})`] : []
  return new RegExp([...joined, ...anywhere].join('|'), flags)
}

const reversed = /\u202e([^\u202c\n]*)\u202c?/g
/** Characters that nobody sees, but for those that make one picture of several. */
const hidden = /(?!\ufe0f|\u200d\p{Extended_Pictographic})\p{Default_Ignorable_Code_Point}/gu
const stacked = /\p{Mn}{3,}/gu
const hasSuch = /(?!\ufe0f)\p{Default_Ignorable_Code_Point}|\p{Mn}{3}/u

/** A text as a browser shows it: without characters that nobody sees, turned round where it asks for that, and without towers of marks. */
export function toVisible(text: string): string {
  if (!hasSuch.test(text)) return text
  return text
    .replace(reversed, (_, turned: string) => Array.from(turned).reverse().join(''))
    .replace(hidden, '')
    .replace(stacked, '')
}
