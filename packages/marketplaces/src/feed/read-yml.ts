import type { SaxesParser } from 'saxes'
import { decodeFile } from './decode.ts'
import type { Reading } from './reading.ts'
import { type BadRow, type Cell, FeedError, type FeedFacts, type FeedRow, isTooLong, maxRowLength } from './rows.ts'

/** Names of characters that shops write in XML as they do in HTML. */
const entities = { nbsp: '\u00a0', laquo: '«', raquo: '»', ldquo: '“', rdquo: '”', mdash: '—', ndash: '–', hellip: '…', deg: '°', times: '×', reg: '®', trade: '™', copy: '©', bull: '•', middot: '·', shy: '', sup2: '²', sup3: '³', frac12: '½', euro: '€' } // biome-ignore format: a table

/** Elements outside offers whose text is read, by where they stand. */
const places: Record<string, string | undefined> = { name: 'shop', company: 'shop', category: 'categories' }

const maxCategories = 100_000
const maxDepth = 64

/**
 * The offers of a YML document (Yandex Market), one row each: the attributes and elements of `<offer>` under their names, `category` as the whole path.
 * Nothing but the document is read: an external DTD is not fetched, and one inside the document is refused.
 */
export async function* readYml(
  file: string,
  encoding: string,
  { facts, signal }: Pick<Reading, 'facts' | 'signal'>,
): AsyncGenerator<FeedRow | BadRow, void, void> {
  const rows: (FeedRow | BadRow)[] = []
  const { SaxesParser: Parser } = await import('saxes')
  const document = ymlDocument(new Parser(), facts, (row) => rows.push(row))
  for await (const text of decodeFile(file, encoding)) {
    signal.throwIfAborted()
    document.write(text)
    yield* rows.splice(0)
  }
  document.close()
  yield* rows.splice(0)
}

interface Category {
  name: string
  parentId?: string
}

interface Open {
  line: number
  /** Position in the document. */
  from: number
  cells: Cell[]
  params: FeedRow['params']
}

/** Events of the parser made into rows. Element names decide by their place: `path` holds those that are open. */
function ymlDocument(parser: SaxesParser, facts: FeedFacts, add: (row: FeedRow | BadRow) => void) {
  Object.assign(parser.ENTITIES, entities)
  const categories = new Map<string, Category>()
  const path: string[] = []
  let offer: Open | undefined
  /** The element in an offer, a category or the shop whose text is being read. */
  let field: { name: string; attributes: Record<string, string>; depth: number } | undefined
  let text = ''
  /** Where the last element began or ended, and where the offer did that is being read: nothing before it is in memory. */
  let lastTag = 0
  let hasOffers = false

  const append = (part: string) => {
    if (field) text += part
  }
  parser.on('error', (error) => {
    throw new FeedError(`line ${parser.line}, column ${parser.column}: ${error.message.replace(/^[\d:]+ /, '')}; expected well-formed XML`)
  })
  parser.on('doctype', (doctype) => {
    // Entities are declared there, of which a few lines can be gigabytes. The line that YML itself prescribes only names a file.
    if (doctype.includes('[') || /<!/.test(doctype))
      throw new FeedError(`line ${parser.line}: the document declares entities of its own, which is not accepted`)
  })
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('opentag', ({ name, attributes }) => {
    const parent = path.at(-1)
    path.push(name)
    lastTag = parser.position
    if (path.length > maxDepth) throw new FeedError(`line ${parser.line}: more than ${maxDepth} elements inside each other`)
    if (name === 'offers' && parent === 'shop') hasOffers = true
    if (name === 'offer' && parent === 'offers') {
      offer = {
        line: parser.line,
        from: parser.position,
        cells: Object.entries(attributes).map(([column, value]) => ({ column, value })),
        params: [],
      }
    } else if (name === 'currency' && parent === 'currencies') {
      if (attributes.rate === '1' || facts.currency === undefined) facts.currency = attributes.id
    } else if (!field && (offer || (parent !== undefined && places[name] === parent))) {
      field = { name, attributes, depth: path.length }
      text = ''
    } else if (field) {
      // Markup that nobody escaped: its words stay apart.
      text += ' '
    }
  })
  parser.on('closetag', ({ name }) => {
    lastTag = parser.position
    if (field && field.depth === path.length) {
      if (offer) take(offer, field, text)
      else if (name === 'category') noteCategory(field.attributes, text)
      else if (name === 'name' || (name === 'company' && facts.shop === undefined)) facts.shop = text.trim().slice(0, 200) || facts.shop
      field = undefined
      text = ''
    }
    path.pop()
    if (name !== 'offer' || !offer || path.at(-1) !== 'offers') return
    add(finish(offer))
    offer = undefined
  })

  function noteCategory({ id, parentId }: Record<string, string>, name: string): void {
    if (id === undefined) return
    if (categories.size >= maxCategories) throw new FeedError(`line ${parser.line}: more than ${maxCategories} categories`)
    categories.set(id.trim(), { name: name.trim().slice(0, 200), ...(parentId ? { parentId: parentId.trim() } : {}) })
  }

  function finish({ line, cells, params }: Open): FeedRow | BadRow {
    const long = cells.find(({ value }) => isTooLong(value)) ?? params.map(({ name, value }) => ({ column: name, value })).find(({ value }) => isTooLong(value)) // biome-ignore format: one look
    if (long) return { line, column: long.column, reason: `has ${long.value.length} characters; expected a text of a listing` }
    const categoryId = cells.find(({ column }) => column === 'categoryId')?.value.trim()
    const category = categoryId === undefined ? '' : pathOf(categories, categoryId)
    return { line, cells: category ? [...cells, { column: 'category', value: category }] : cells, params }
  }

  return {
    write(part: string) {
      parser.write(part)
      if (parser.position - (offer?.from ?? lastTag) > maxRowLength)
        throw new FeedError(`line ${parser.line}: an element of more than ${maxRowLength / 2 ** 20} million characters`)
    },
    close() {
      parser.close()
      if (!hasOffers) throw new FeedError('has no <shop> with <offers>; expected a YML document of Yandex Market')
    },
  }
}

function take(offer: Open, { name, attributes }: { name: string; attributes: Record<string, string> }, text: string): void {
  const value = isTooLong(text) ? text : text.trim()
  if (name !== 'param') {
    offer.cells.push({ column: name, value })
    return
  }
  const unit = attributes.unit?.trim()
  // "350" of the unit "мл" is a volume; "M" of the unit "INT" is only a table of sizes.
  if (attributes.name && value) {
    offer.params.push({ name: attributes.name.trim(), value: unit && /^[\d\s.,]+$/.test(value) ? `${value} ${unit}` : value })
  }
}

/** From the widest category to this one. Categories that stand in each other in a circle end where it closes. */
function pathOf(categories: ReadonlyMap<string, Category>, id: string): string {
  const names: string[] = []
  const seen = new Set<string>()
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); ) {
    seen.add(at)
    const category = categories.get(at)
    if (category?.name) names.unshift(category.name)
    at = category?.parentId
  }
  return names.join(' / ')
}
