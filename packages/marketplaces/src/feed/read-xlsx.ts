import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { readTable, type TableRow } from './read-table.ts'
import type { Reading } from './reading.ts'
import { type BadRow, FeedError, type FeedRow } from './rows.ts'
import type { WorkbookAnswer, WorkbookQuestion } from './workbook-worker.ts'
import { unpackedSize } from './zip-size.ts'

/** A workbook is read as a whole: these bound what that takes. A larger list comes as CSV. */
const maxBytes = 20 * 2 ** 20
const maxUnpackedBytes = 200 * 2 ** 20
const maxHeapMb = 1_024
const maxRows = 100_000
const longestMs = 120_000

/** The rows of one sheet of a workbook, the first one where the mapping names none. */
export async function* readXlsx(file: string, reading: Reading): AsyncGenerator<FeedRow | BadRow, void, void> {
  const { size } = await stat(file)
  const unpacked = await unpackedSize(file)
  if (size > maxBytes || unpacked > maxUnpackedBytes)
    throw new FeedError(
      `is a workbook of ${megabytes(size)}, ${megabytes(unpacked)} unpacked; expected at most ${megabytes(maxBytes)} and ${megabytes(maxUnpackedBytes)}: save it as .csv`,
    )
  yield* readTable(sheetRows(file, reading), reading)
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20)} MB`

async function* sheetRows(file: string, { mapping, signal }: Reading): AsyncGenerator<TableRow, void, void> {
  const answer = await askWorker({ file, sheet: mapping.sheet }, signal)
  if ('failure' in answer) throw new FeedError(answer.failure)
  const { rows } = answer
  if (rows.length > maxRows) throw new FeedError(`the sheet has ${rows.length} rows; expected at most ${maxRows}: save it as .csv`)
  for (const [index, values] of rows.entries()) yield { line: index + 1, values }
}

/** In a thread of its own, which buyers' calls do not wait for and whose memory ends with it. */
function askWorker(question: WorkbookQuestion, signal: AbortSignal): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  const either = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  return new Promise<WorkbookAnswer>((done, fail) => {
    worker.once('message', done)
    worker.once('error', (cause) =>
      fail(new FeedError(`cannot be read as a workbook (${cause instanceof Error ? cause.message : String(cause)})`, { cause })),
    )
    worker.once('exit', () => fail(new FeedError('cannot be read as a workbook')))
    either.addEventListener('abort', () =>
      fail(signal.aborted ? signal.reason : new FeedError(`takes longer than ${longestMs / 1000} seconds to read`)),
    )
  }).finally(() => worker.terminate())
}
