import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readSheet, SheetNotFoundError } from 'read-excel-file/universal'

/** What the thread is asked, and what it answers: once, the rows or why there are none. */
export interface WorkbookQuestion {
  file: string
  sheet: string | undefined
}
export type WorkbookAnswer = { rows: string[][] } | { failure: string }

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  const text = String(value)
  // Excel keeps 12.3 as 12.300000000000001, and long numbers with an exponent.
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && (/e/i.test(text) || /\.\d{12,}/.test(text)) ? plainNumber(text) : text
}

function plainNumber(text: string): string {
  const value = Number(Number(text).toPrecision(14))
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value)
}

async function answer({ file, sheet }: WorkbookQuestion): Promise<WorkbookAnswer> {
  const bytes = await readFile(file)
  const copy = new Uint8Array(bytes).buffer
  try {
    // Numbers stay as they are written in the file: ids of many digits are none.
    const rows = await readSheet(copy, sheet ?? 1, { parseNumber: (digits) => digits })
    return { rows: rows.map((row) => row.map(toText)) }
  } catch (error) {
    if (error instanceof SheetNotFoundError) return { failure: `has no sheet ${sheet ?? 1}` }
    return { failure: `cannot be read as a workbook (${error instanceof Error ? error.message : String(error)})` }
  }
}

parentPort?.postMessage(await answer(workerData as WorkbookQuestion))
