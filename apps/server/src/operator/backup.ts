import { basename } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import type { Config } from '../config.ts'
import type { AuditDetails } from '../features/audit/service.ts'
import type { Manifest } from '../platform/backup/manifest.ts'
import { type Backup, openBackup } from '../platform/backup/read.ts'
import { restoreBackup } from '../platform/backup/restore.ts'
import { writeBackup } from '../platform/backup/write.ts'
import { type Asking, OperatorError, type Runner } from './command.ts'
import { recordDone } from './commands.ts'
import { openForLooking } from './database.ts'

const passphraseSetting = 'BACKUP_PASSPHRASE'
const minPassphrase = 12

/** Never an argument: those are seen by everybody on the machine. */
async function newPassphrase(config: Config, { ask }: Asking, isWanted: boolean): Promise<string | undefined> {
  if (config.backupPassphrase || !isWanted) return config.backupPassphrase
  const given = await ask('Passphrase of the backup: ', { isSecret: true })
  if (given === undefined) throw new OperatorError(`--encrypt needs a passphrase: set ${passphraseSetting}`)
  if (given.length < minPassphrase) throw new OperatorError(`a passphrase has at least ${minPassphrase} characters`)
  if ((await ask('Once more: ', { isSecret: true })) !== given) throw new OperatorError('the two passphrases differ')
  return given
}

async function askPassphrase(config: Config, { ask }: Asking): Promise<string> {
  const passphrase = config.backupPassphrase ?? (await ask('Passphrase of the backup: ', { isSecret: true }))
  if (!passphrase) throw new OperatorError(`the backup is encrypted: set ${passphraseSetting}`)
  return passphrase
}

function describe({ made_at, release, database, parts }: Manifest): string {
  const files = parts.filter(({ kind }) => kind === 'file').length
  const rows = parts.reduce((sum, part) => sum + (part.rows ?? 0), 0)
  return `${parts.length - files} tables with ${rows} rows, ${files} files, made ${made_at} by ${release} on ${database === 'embedded' ? 'the embedded database' : 'PostgreSQL'}`
}

async function backUp(config: Config, asking: Asking, file: string, { encrypt }: { encrypt?: true }): Promise<string> {
  const passphrase = await newPassphrase(config, asking, encrypt === true)
  const manifest = await writeBackup(config, asking.toPath(file), { passphrase, now: asking.clock() })
  const isEncrypted = passphrase !== undefined
  const unnoted = await note(config, asking, { file: basename(file), encrypted: isEncrypted })
  return [`${file}: ${describe(manifest)}${isEncrypted ? ', encrypted' : ''}`, ...unnoted].join('\n')
}

/** Writes into the log that a copy of everything was made: after it, so that a backup tells of those before. One that cannot be noted is good all the same. */
async function note(config: Config, { clock }: Asking, details: AuditDetails): Promise<string[]> {
  try {
    const { db, close } = await openForLooking(config)
    await recordDone({ db, clock }, { kind: 'backup_made', details }).finally(close)
    return []
  } catch (error) {
    return [`It could not be noted in the log of what operators did (${(error as Error).message})`]
  }
}

interface RestoreWords {
  replace?: true
  yes?: true
  check?: true
}

/** What is there goes only when somebody has said so twice. */
async function mayReplace(config: Config, { ask }: Asking, { replace, yes }: RestoreWords): Promise<boolean> {
  if (!replace) return false
  if (yes) return true
  const place = config.databaseUrl ? `all tables of the database ${new URL(config.databaseUrl).pathname.slice(1)}` : config.dataDir
  const answer = await ask(`This replaces ${place} and everything that happened since the backup. Type "replace" to go on: `)
  if (answer === undefined) throw new OperatorError('--replace needs --yes as well where nobody can be asked')
  if (answer.trim() !== 'replace') throw new OperatorError('nothing was restored')
  return true
}

async function restore(config: Config, asking: Asking, name: string, words: RestoreWords): Promise<string> {
  const file = asking.toPath(name)
  const backup: Backup = await openBackup(file, () => askPassphrase(config, asking))
  if (words.check) return `${name} is whole: ${describe(backup.manifest)}`
  const replaced = await restoreBackup(config, backup, {
    mayReplace: await mayReplace(config, asking, words),
    file,
    now: asking.clock(),
  })
  return [`${name} is restored: ${describe(backup.manifest)}`, ...(replaced ? [`What was there lies in ${replaced}`] : [])].join('\n')
}

export function addBackupCommands(program: Command, runner: Runner): void {
  program
    .command('backup')
    .summary('write database and files into one file, while the product runs or not')
    .description(
      `Writes the database, as it is at one moment, and the files of DATA_DIR into a new file, and checks it. ${passphraseSetting} encrypts it. Settings (.env) are not in it.`,
    )
    .argument('<FILE>', 'the file to make')
    .option('--encrypt', `ask for a passphrase where ${passphraseSetting} is not set`)
    .action((file, options) => runner.onSettings((config, asking) => backUp(config, asking, file, options)))
  program
    .command('restore')
    .summary('put a backup in place of database and files; the product must not run')
    .description(
      'Restores a backup, whole or not at all, to PostgreSQL where DATABASE_URL is set and to the embedded database otherwise, wherever it was made. Refuses where there is something already.',
    )
    .argument('<FILE>', 'the backup')
    .option('--replace', 'put aside what is there: asks once more')
    .option('--yes', 'the answer to that, where nobody can be asked')
    .option('--check', 'only read it and say whether it is whole')
    .action((file, options) => runner.onSettings((config, asking) => restore(config, asking, file, options)))
}
