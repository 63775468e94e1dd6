// `npm run bench`: the benchmark suites; words after `--` choose some of them (see bench/README.md). `npm run bench -- assistant` has options of its own
// (bench/assistant/README.md).
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'
import { ensureChromium } from './chromium.mjs'
import { become } from './processes.mjs'

const words = process.argv.slice(2)
ensureInstalled()
const isOfAnswers = words[0] === 'assistant'
const suites = words.filter((word) => !word.startsWith('-'))
// The usage needs no apps, and answers are judged without them.
if (!isOfAnswers && !words.includes('--help') && !words.includes('-h')) {
  ensureBuilt()
  if (suites.length === 0 || suites.includes('browser') || suites.includes('lighthouse')) process.env.CHROMIUM_PATH = ensureChromium()
}
if (isOfAnswers) become(['bench/assistant/run.ts', ...words.slice(1)])
else become(['bench/run.ts', ...words])
