// `npm run types`: the type checks of everything. The desk and the kit have projects of their own: each knows other keys of texts.
import { join } from 'node:path'
import { root, run } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm run types

Checks the types of all packages and apps; exits with 1 when there is an error.`)

const compiler = join(root, 'node_modules/.bin/tsc')
const failed = ['tsconfig.json', 'apps/desk', 'packages/web-kit'].filter((project) => run(compiler, ['-p', project]) !== 0)
process.exit(failed.length > 0 ? 1 : 0)
