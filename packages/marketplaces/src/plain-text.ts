/** Named references that shop texts really have; a decoder of all 2,231 is a package of its own. */
const named: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', copy: '©', reg: '®', trade: '™', deg: '°',
  plusmn: '±', times: '×', divide: '÷', micro: 'µ', middot: '·', bull: '•', hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚',
  ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»', frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³', euro: '€', pound: '£',
  yen: '¥', cent: '¢', eacute: 'é', egrave: 'è', agrave: 'à', aacute: 'á', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', ccedil: 'ç', auml: 'ä',
  ouml: 'ö', uuml: 'ü', szlig: 'ß', Eacute: 'É', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', oslash: 'ø', aring: 'å', prime: '′', Prime: '″',
} // biome-ignore format: a table
const references = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,10}));/g

function decode(text: string): string {
  return text.replace(references, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? named[name]! : whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
    // A number that stands for no character, or for half of one, is dropped.
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

/** What is never shown as text, with its content. */
const hiddenStart = /<(script|style|template|noscript)\b/gi
const hiddenEnds: Record<string, RegExp> = {
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
  template: /<\/template\s*>/gi,
  noscript: /<\/noscript\s*>/gi,
}
const comments = /<!--[\s\S]*?(?:-->|$)/g
const breaks = /<\/?(?:br|p|div|li|ul|ol|tr|td|th|table|h[1-6])\b[^>]*>/gi
const tags = /<\/?[a-z][^<>]*>|<![^<>]*>/gi
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/g
/** Seen by nobody: what stands on both sides of them is one word. */
const invisible = /[\u200b\ufeff]/g

/** Without hidden elements; cut off texts may lack the end of one. Every look at the text goes on where the last one ended: none begins twice. */
function withoutHidden(html: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    hiddenStart.lastIndex = from
    const start = hiddenStart.exec(html)
    const opened = start ? html.indexOf('>', hiddenStart.lastIndex) : -1
    if (!start || opened < 0) return kept + html.slice(from)
    kept += `${html.slice(from, start.index)} `
    const end = hiddenEnds[start[1]!.toLowerCase()]!
    end.lastIndex = opened + 1
    if (!end.exec(html)) return kept
    from = end.lastIndex
  }
}

/** Where no `>` follows any more nothing is a tag: a look for its end from every `<` there would take quadratic time. */
function withBreaks(html: string): string {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(breaks, ' ') + html.slice(end)
}

/**
 * Text of a listing without what is left of its web page: tags, comments, scripts, character references (once), control characters. White space is
 * one space. The result is text, not HTML: it has to be escaped where it is shown.
 */
export function toPlainText(text: string): string {
  const strip = (html: string) => withBreaks(withoutHidden(html.replace(comments, ' '))).replace(tags, '')
  // References are decoded in between, because exports often escape the tags as well.
  return strip(decode(strip(text.toWellFormed())))
    .replace(invisible, '')
    .replace(controls, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
