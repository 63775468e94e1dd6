import { inflateSync } from 'node:zlib'

/** What a PDF of ours shows, page after page, and how many of its signs have no drawing in their font: a reader would see boxes. */
export interface ReadPdf {
  text: string
  missing: number
}

/** Reads the text of a PDF whose fonts are embedded with two bytes a sign, as those that the product draws are. No reader of PDF in general. */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = new Map<string, { head: string; stream: string }>()
  const raw = pdf.toString('latin1')
  for (const found of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:stream\n([\s\S]*?)\nendstream\n)?endobj/g)) {
    const [, id = '', head = '', body] = found
    const isPacked = head.includes('/FlateDecode')
    objects.set(id, { head, stream: body === undefined ? '' : isPacked ? unpack(body) : body })
  }
  const maps = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (unicode) maps.set(name, toMap(objects.get(unicode)?.stream ?? ''))
    }
  let text = ''
  let missing = 0
  for (const { stream } of objects.values()) {
    let font = ''
    for (const [token, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name) font = name
      else {
        for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g))
          for (const [sign] of hex.matchAll(/.{4}/g)) {
            if (sign === '0000') missing += 1
            text += maps.get(font)?.get(sign) ?? ''
          }
        if (token) text += '\n'
      }
    }
  }
  return { text, missing }
}

const unpack = (body: string): string => {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** From the signs of a font to what they stand for. */
function toMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const [, from = '', , list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[(.*?)\]/gs))
    for (const [place, [, hex = '']] of [...list.matchAll(/<([0-9a-f]+)>/g)].entries())
      map.set((Number.parseInt(from, 16) + place).toString(16).padStart(4, '0'), fromHex(hex))
  return map
}
