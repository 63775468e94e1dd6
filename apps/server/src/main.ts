import { once } from 'node:events'
import { inspect } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import { makeFilesPrivate } from './platform/data-folder.ts'
import { SchemaError } from './platform/db.ts'
import { closeErrorReports, reportError } from './platform/error-reports.ts'
import { createLog } from './platform/log.ts'
import { type Started, start } from './start.ts'
import { describeUnknown, namesInEnvFile } from './unknown-settings.ts'

/** How long running requests may still take when the process is asked to stop. */
const closingTimeoutMs = 10_000

/**
 * The script that started this process has an IPC channel to it (`scripts/processes.mjs`): its end says that the script is gone, and the product
 * goes with it. Where START_GATE is set the script still builds the web apps, and sends a message when they are there.
 */
const starter = process.channel && {
  isGone: once(process, 'disconnect'),
  hasBuilt: process.env.START_GATE ? once(process, 'message').then(() => {}) : undefined,
}

/** Ends the process as an error that nothing catches does by itself, once it is reported. */
function reportUncaught(): void {
  process.on('uncaughtException', (error, origin) => {
    process.stderr.write(`${inspect(error)}\n`)
    reportError(error, { name: origin, ids: {}, isFatal: true })
    void closeErrorReports().finally(() => process.exit(1))
  })
}

async function main(): Promise<void> {
  makeFilesPrivate()
  let started: Started | undefined
  let closing = false
  for (const line of describeUnknown(process.env, namesInEnvFile(process.execArgv))) process.stderr.write(`Karavan: ${line}\n`)
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (config.sentryDsn) reportUncaught()
  const close = async (reason: string): Promise<void> => {
    // One Ctrl-C can arrive several times: from the terminal, from npm and from the starting script.
    if (closing) return
    closing = true
    log.info({ signal: reason }, 'closing')
    setTimeout(() => process.exit(1), config.drainMs + closingTimeoutMs).unref()
    await started?.close()
    process.exit(0)
  }
  // A process that is still starting has no requests to finish; its transactions are rolled back when it ends.
  void starter?.isGone.then(() => close('the starting script has ended'))

  started = await start(config, {
    log,
    webBuilt: starter?.hasBuilt,
    onLost(reason) {
      log.fatal({ reason }, 'the embedded database ended')
      process.exit(1)
    },
  })
  process.stdout.write(`Karavan is ready: ${started.address}\n`)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void close(signal))
}

main().catch(async (error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof SchemaError
  const line = isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`Karavan could not start: ${line}\n`)
  if (!isExpected) reportError(error, { name: 'start', ids: {}, isFatal: true })
  await closeErrorReports()
  process.exit(1)
})
