// A run of Vitest, with the files whose worker was killed by a fault of the runtime run once more.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A fault of V8 with WebAssembly that is opened and closed often (nodejs/node issue 64500) kills about one run in twenty by a trap. What such a worker was
 * running has neither passed nor failed. A worker that ends itself, or that is killed for its memory, is a fault of what it ran.
 */
const diedOfRuntime = /Worker exited unexpectedly with signal (SIGTRAP|SIGILL|SIGSEGV|SIGBUS|SIGABRT)\b.* while running test file (\S+)/s

const hasFailed = ({ assertionResults, message }) => message !== '' || assertionResults.some(({ status }) => status === 'failed')

/**
 * `execute(args, env)` runs Vitest and resolves to `{ isOk }`; `folder` is where its reports are put. Resolves to whether all is well, the JSON report
 * (`undefined` where there is none) and a line for each file that was run again. Whatever failed in a test is not run again, nor is a file twice.
 */
export async function runVitest(execute, folder, args) {
  const first = await runOnce(execute, folder, args)
  const died = first.isOk || !first.report ? [] : deathsIn(first)
  if (died.length === 0) return { ...first, again: [] }
  process.stdout.write(`\nRun once more, because their worker died: ${died.map(({ file, signal }) => `${file} (${signal})`).join(', ')}\n`)
  const files = died.map(({ file }) => file)
  const second = await runOnce(execute, folder, [...args, ...files])
  const results = [...first.report.testResults.filter(({ name }) => !files.includes(name)), ...(second.report?.testResults ?? [])]
  return {
    isOk: second.isOk && second.report !== undefined && !results.some(hasFailed),
    report: { ...first.report, testResults: results },
    again: died.map(({ file, signal }) => `${file}: its worker died of ${signal}`),
  }
}

async function runOnce(execute, folder, args) {
  const [report, unhandled] = [`${folder}/vitest.json`, `${folder}/unhandled.json`]
  for (const file of [report, unhandled]) rmSync(file, { force: true })
  const reporters = ['default', 'json', fileURLToPath(new URL('./unhandled-errors.mjs', import.meta.url))]
  const { isOk } = await execute([...args, ...reporters.map((one) => `--reporter=${one}`), `--outputFile.json=${report}`], {
    UNHANDLED_ERRORS: unhandled,
  })
  const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
  return { isOk, report: read(report), errors: read(unhandled) ?? [] }
}

/** The files whose worker died; none where anything else went wrong outside of the tests, which then needs no second run to be seen. */
function deathsIn({ report, errors }) {
  const deaths = errors.map((error) => diedOfRuntime.exec(error))
  if (deaths.includes(null)) return []
  const signals = new Map(deaths.map(([, signal, file]) => [file, signal]))
  return report.testResults
    .filter((file) => signals.has(file.name) && !hasFailed(file))
    .map(({ name }) => name)
    .filter((file, index, all) => all.indexOf(file) === index)
    .map((file) => ({ file, signal: signals.get(file) }))
}
