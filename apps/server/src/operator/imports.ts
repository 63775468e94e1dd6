import { type Command, Option } from '@commander-js/extra-typings'
import { type Language, languages } from '@karavan/contract/language.ts'
import { FeedError } from '@karavan/marketplaces/feed/rows.ts'
import { type FileImport, ImportRefusal, importFile, importWholeFile, surveyFile } from '../features/catalogue/import/import-file.ts'
import type { ImportSummary } from '../features/catalogue/tables.ts'
import { type Context, OperatorError, type Runner } from './command.ts'
import { recordDone } from './commands.ts'
import { createProgress } from './progress.ts'

interface ImportWords {
  platform: string
  language: Language
  complete?: true
  dryRun?: true
  force?: true
}

const describeSkipped = ({ skipped, skippedCount }: ImportSummary): string[] => {
  const more = skippedCount - skipped.length
  return [...skipped.map(({ line, reason }) => `line ${line}: ${reason}`), ...(more > 0 ? [`and ${more} more`] : [])]
}

async function runImport(context: Context, file: string, words: ImportWords): Promise<string> {
  const { complete = false, dryRun = false, force = false } = words
  if (force && !complete) throw new OperatorError('--force goes with --complete')
  const { toPath, progress: output, untilStopped } = context
  const [surveying, storing] = [createProgress(output, 'lines read'), createProgress(output, 'lines')]
  const signal = untilStopped()
  const run: FileImport = { platform: words.platform, language: words.language, onProgress: storing.show, signal }
  const path = toPath(file)
  const ended = <T>(work: Promise<T>): Promise<T> =>
    work
      .finally(surveying.end)
      .finally(storing.end)
      .catch((cause: unknown) => {
        throw signal.aborted ? new OperatorError(`${file}: stopped. The same command goes on where it was`) : toRefusal(file, cause)
      })
  if (dryRun) return ended(preview(context, { file, path, complete, force }, { ...run, onProgress: surveying.show }))
  const done: ImportSummary & { withdrawn?: number } = await ended<ImportSummary>(
    complete ? importWholeFile(context, path, { ...run, isForced: force, onSurvey: surveying.show }) : importFile(context, path, run),
  )
  const { read, stored, updated, skippedCount, withdrawn } = done
  const reasons = describeSkipped(done)
  if (read > 0 && stored + updated === 0) throw new OperatorError(`No line of ${file} is a listing. ${reasons[0]}`)
  await recordDone(context, {
    kind: 'catalogue_imported',
    details: { platform: words.platform, stored, updated, skipped: skippedCount, ...(withdrawn !== undefined && { withdrawn }) },
  })
  const counts = `${stored} new, ${updated} updated, ${skippedCount} skipped${withdrawn === undefined ? '' : `, ${withdrawn} withdrawn`}`
  return [`${file}: ${counts}`, ...reasons].join('\n')
}

/** Offers that would be withdrawn and are named; the others are counted. */
const shownGone = 20

async function preview(
  context: Context,
  { file, path, complete, force }: { file: string; path: string; complete: boolean; force: boolean },
  run: FileImport,
): Promise<string> {
  const { survey, refusal } = await surveyFile(context, path, { ...run, isForced: force })
  const { stored, updated, skippedCount, before, gone } = survey
  const more = gone.length - shownGone
  return [
    `${file}: ${stored} would be new, ${updated} updated, ${skippedCount} skipped`,
    ...describeSkipped(survey),
    ...(complete
      ? [
          `${gone.length} of ${before} offers of ${run.platform} would be withdrawn`,
          ...gone.slice(0, shownGone).map((id) => `  ${id}`),
          ...(more > 0 ? [`  and ${more} more`] : []),
          ...(refusal ? [`It would be refused: ${refusal}`] : []),
        ]
      : []),
    'Nothing was stored',
  ].join('\n')
}

/** Why a file cannot be imported, by its name. */
function toRefusal(file: string, cause: unknown): unknown {
  if (cause instanceof FeedError || cause instanceof ImportRefusal) return new OperatorError(`${file} ${cause.message}`, { cause })
  const isOfFile = cause instanceof Error && 'syscall' in cause && 'path' in cause && 'code' in cause
  return isOfFile ? new OperatorError(`${file} cannot be read (${cause.code})`, { cause }) : cause
}

/** The command that imports offers of a shop of one's own. */
export function addImports(program: Command, runner: Runner): void {
  program
    .command('import-catalogue')
    .summary('import offers of a shop of your own; again updates them by item_id')
    .description(
      'Imports offers of a shop of your own: one JSON object a line, or a table (.csv, .tsv) whose first row names the columns by the same keys. Run again, it updates them by item_id; after it was stopped, it goes on where it was. With --complete, offers of the shop that the file does not name are withdrawn; one that comes back is sold again. Works before the first start.',
    )
    .argument('<FILE.jsonl|FILE.csv>', 'the offers')
    .requiredOption('--platform <NAME>', 'the shop whose offers these are')
    .addOption(new Option('--language <LANGUAGE>', 'language of texts that name none').choices(languages).default('en' as const))
    .option('--complete', 'the file is all that the shop sells: withdraw what is not in it')
    .option('--dry-run', 'say what would be done, and store nothing')
    .option('--force', 'with --complete: withdraw more than 30 % of the offers, or by a table whose last line has no end')
    .action((file, options) => runner.onDatabase((context) => runImport(context, file, options), { mayCreate: true }))
}
