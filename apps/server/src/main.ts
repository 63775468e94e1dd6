import { once } from 'node:events'
import { ConfigError, readConfig } from './config.ts'
import { makeFilesPrivate } from './platform/data-folder.ts'
import { SchemaError } from './platform/db.ts'
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

async function main(): Promise<void> {
  makeFilesPrivate()
  let started: Started | undefined
  let closing = false
  for (const line of describeUnknown(process.env, namesInEnvFile(process.execArgv))) process.stderr.write(`Karavan: ${line}\n`)
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
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

main().catch((error: unknown) => {
  const line =
    error instanceof ConfigError || error instanceof SchemaError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`Karavan could not start: ${line}\n`)
  process.exit(1)
})
