import { createReadStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './platform/log.ts'
import { start } from './start.ts'

/** How long the calls that run when the process is told to stop may still take. */
const closingTimeoutMs = 10_000

/** What the starting script does meanwhile, such as building the web app, ends with the end of this pipe. */
function startGate(fd: string | undefined): Promise<void> | undefined {
  return fd === undefined ? undefined : finished(createReadStream('', { fd: Number(fd) }).resume())
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const started = await start(config, {
    log,
    webBuilt: startGate(process.env.START_GATE_FD),
    onLost(reason) {
      log.fatal({ reason }, 'the embedded database ended')
      process.exit(1)
    },
  })
  process.stdout.write(`Karavan is ready: ${started.address}\n`)

  let closing = false
  const close = async (signal: string): Promise<void> => {
    if (closing) return
    closing = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), closingTimeoutMs).unref()
    await started.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal))
}

main().catch((error: unknown) => {
  const line = error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`Karavan could not start: ${line}\n`)
  process.exit(1)
})
