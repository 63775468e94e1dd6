import { crc32, deflateRawSync } from 'node:zlib'

type CellValue = string | number | null

/** A workbook as Excel writes it, with these sheets by their names: texts are shared, numbers are not. */
export function workbookOf(sheets: Record<string, readonly (readonly CellValue[])[]>): Buffer {
  const shared: string[] = []
  const index = (text: string) => (shared.includes(text) ? shared.indexOf(text) : shared.push(text) - 1)
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const names = Object.keys(sheets)
  const pages = names.map((name) => {
    const rows = sheets[name]!.map((row, at) => {
      const cells = row.map((value, column) => {
        const place = `r="${String.fromCharCode(65 + column)}${at + 1}"`
        if (value === null) return ''
        return typeof value === 'number' ? `<c ${place}><v>${value}</v></c>` : `<c ${place} t="s"><v>${index(value)}</v></c>`
      })
      return `<row r="${at + 1}">${cells.join('')}</row>`
    })
    return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`
  })
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${types}"><workbookPr/><sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${types}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${types}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ...Object.fromEntries(pages.map((page, at) => [`xl/worksheets/sheet${at + 1}.xml`, page])),
    'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  })
}

/** A zip archive; `unpacked` is what its directory says of the sizes, where that is to be a lie. */
export function zipOf(files: Record<string, string>, unpacked?: number): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(unpacked ?? data.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), fields, rest, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, entries, end])
}
