import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { publicUrlOf } from '../platform/public-url.ts'
import { createBalancer } from './balancer.ts'
import { Members } from './members.ts'

const maxProcesses = 64
const say = (line: string): void => void process.stderr.write(`Karavan: ${line}\n`)

/** How many processes run, and of which program: the sources, unless another is named. */
function readWords(words: string[]): { count: number; program: string } {
  const { values } = parseArgs({
    args: words,
    options: { processes: { type: 'string', default: '3' }, program: { type: 'string', default: join(import.meta.dirname, '../main.ts') } },
  })
  const count = Number(values.processes)
  if (!Number.isInteger(count) || count < 1 || count > maxProcesses)
    throw new ConfigError('--processes', `must be a whole number from 1 to ${maxProcesses}`)
  return { count, program: values.program }
}

function checkSettings({ databaseUrl, port }: Config, count: number): void {
  if (!databaseUrl) throw new ConfigError('DATABASE_URL', 'is needed for several processes: the embedded database has room for one')
  if (port === 0 || port + count > 65_535) throw new ConfigError('PORT', `must leave room for ${count} ports after it`)
}

/** The balancer is one more proxy in front of each process. */
const toTrust = (trusted: Config['trustProxy']): string =>
  trusted === false ? '1' : typeof trusted === 'number' ? String(trusted + 1) : `${trusted},loopback`

async function main(): Promise<void> {
  const { count, program } = readWords(process.argv.slice(2))
  const config = readConfig(process.env)
  checkSettings(config, count)
  const publicUrl = publicUrlOf(config, null)
  const members = new Members({
    // The same ones after every restart, so that whoever collects metrics finds them.
    ports: Array.from({ length: count }, (_, index) => config.port + 1 + index),
    say,
    launch(port) {
      // A process group of its own: Ctrl-C is for this process, which ends the others in order. They end with the channel to it.
      const child = spawn(process.execPath, [...process.execArgv, program], {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        detached: true,
        env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: publicUrl, TRUST_PROXY: toTrust(config.trustProxy) },
      })
      // Its log. That it is ready is said once, of all.
      if (child.stdout)
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (!line.startsWith('Karavan is ready: ')) process.stdout.write(`${line}\n`)
        })
      return child
    },
  })
  const balancer = createBalancer({ members, isBehindProxy: config.trustProxy !== false })
  let isClosing = false
  const close = async (code: number): Promise<void> => {
    if (isClosing) return
    isClosing = true
    // New calls are refused by now; streams end with the process that they come from.
    balancer.close()
    await members.close()
    balancer.closeAllConnections()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(0))
  process.once('disconnect', () => void close(0))
  let isStarted = false
  process.on('SIGHUP', () => {
    if (isStarted && !isClosing) void members.restart()
  })
  if (!(await members.start())) return close(1)
  await new Promise<void>((done, fail) => {
    balancer.once('error', (cause: NodeJS.ErrnoException) =>
      fail(new ConfigError('PORT', `cannot listen on ${config.host}:${config.port} (${cause.code})`, { cause })),
    )
    balancer.listen(config.port, config.host, done)
  }).catch(async (error: Error) => {
    process.stderr.write(`Karavan could not start: ${error.message}\n`)
    await close(1)
  })
  isStarted = true
  process.stdout.write(`Karavan is ready: ${publicUrl}/chat/ (${count} processes; kill -HUP ${process.pid} restarts them in turn)\n`)
}

main().catch((error: unknown) => {
  const line =
    error instanceof ConfigError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ? (error as Error).message : error
  process.stderr.write(`Karavan could not start: ${line instanceof Error ? (line.stack ?? line.message) : line}\n`)
  process.exit(1)
})
