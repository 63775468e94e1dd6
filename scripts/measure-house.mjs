// What the house looks like in figures, for this tree or another checkout: node scripts/measure-house.mjs [FOLDER]
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from '@swc/core'
import { node, root } from './bootstrap.mjs'

const maxFileLines = 400
const maxFunctionLines = 100
const parts = ['apps', 'packages', 'scripts', 'bench', 'e2e', 'security']
const folder = resolve(process.argv[2] ?? root)
const git = (...args) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const read = (path) => readFileSync(join(folder, path), 'utf8')

const files = git('ls-files').split('\n').filter((path) => /\.(tsx?|mjs|js)$/.test(path)) // biome-ignore format: one step
const isTest = (path) => /\.(test|spec)\.tsx?$|(^|\/)test\/|^packages\/testing\/|^e2e\//.test(path)
/** What is a list by nature: the made-up goods and their drawings, words of three languages, texts. */
const isList = (path) => /^packages\/(sample-market|lexicon)\/|\/sample\/|\/locales\/|texts?(-\w+)?\.ts$|\/texts\//.test(path)
const sources = files.filter((path) => /^(apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path) && !isList(path))

const lineCounts = sources.map((path) => read(path).trimEnd().split('\n').length).sort((a, b) => a - b)
const atShare = (share) => lineCounts[Math.floor((lineCounts.length - 1) * share)]

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassMethod', 'MethodProperty'])

/** Functions of a file that are longer than the bound, as `path:line (lines)`. */
function longFunctions(path) {
  const bytes = Buffer.from(read(path))
  const tree = parseSync(bytes.toString(), { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' })
  const found = []
  const lineOf = (offset) => bytes.subarray(0, offset).toString().split('\n').length
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    const span = node.span ?? node.function?.span
    if (functionTypes.has(node.type) && span) {
      // Positions of all files that were parsed are counted on: the first of this tree is the beginning of the file.
      const lines = lineOf(span.end - start) - lineOf(span.start - start) + 1
      if (lines > maxFunctionLines) found.push(`${path}:${lineOf(span.start - start)} (${lines})`)
    }
    Object.values(node).forEach(visit)
  }
  const start = tree.span.end - Buffer.byteLength(bytes.toString().trimEnd())
  visit(tree.body)
  return found
}

/** Groups of files that import each other in circles. */
function circles() {
  const command = join(root, 'node_modules/.bin/depcruise')
  const args = [command, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...parts]
  let output
  try {
    output = execFileSync(node, args, { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  } catch (error) {
    output = error.stdout // It exits with the number of broken rules.
  }
  const { modules } = JSON.parse(output)
  const edges = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]))
  const reach = (from) => {
    const seen = new Set()
    const open = [...(edges.get(from) ?? [])]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue
      seen.add(at)
      open.push(...(edges.get(at) ?? []))
    }
    return seen
  }
  const inCircle = modules.filter(({ dependencies }) => dependencies.some(({ circular }) => circular)).map(({ source }) => source)
  const reached = new Map(inCircle.map((source) => [source, reach(source)]))
  const groups = []
  for (const source of inCircle) {
    if (groups.some((group) => group.includes(source))) continue
    groups.push(inCircle.filter((other) => reached.get(source).has(other) && reached.get(other).has(source)))
  }
  const deskToWeb = modules
    .filter(({ source }) => source.startsWith('apps/desk/'))
    .flatMap(({ dependencies }) => dependencies.filter(({ resolved }) => resolved.startsWith('apps/web/')))
  return { groups, deskToWeb }
}

const linesWith = (pattern, paths) =>
  paths.reduce((sum, path) => sum + read(path).split('\n').filter((line) => pattern.test(line)).length, 0) // biome-ignore format: one step
const long = files.filter((path) => /\.tsx?$/.test(path) && !isList(path) && !isTest(path)).flatMap(longFunctions)
const { groups, deskToWeb } = circles()
const code = files.filter((path) => /\.(tsx?|mjs)$/.test(path))
const rows = [
  ['source files; lines: median / 90th percentile', `${sources.length}; ${atShare(0.5)} / ${atShare(0.9)}`],
  [`source files over ${maxFileLines} lines`, lineCounts.filter((count) => count > maxFileLines).length],
  [`functions over ${maxFunctionLines} lines`, long.length],
  [
    'groups of files that import each other (files in the largest)',
    `${groups.length} (${Math.max(0, ...groups.map(({ length }) => length))})`,
  ],
  ["imports of the desk from the buyer's app", deskToWeb.length],
  [
    'lines that refer to a decision or a section by its number',
    linesWith(/\bdecisions? [A-Z]{1,2}-\d|specification, sections? \d|[dD]esign, section/, code),
  ],
  ['casts by way of `unknown`', linesWith(/\bas unknown as\b/, code)],
]
process.stdout.write(
  `The house in figures\n${rows.map(([name, value]) => `${name}: ${value}`).join('\n')}\n${long.map((one) => `  ${one}\n`).join('')}`,
)
