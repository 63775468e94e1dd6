import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { settingNames } from './config.ts'

/** What else may stand in an env file, for Node itself, the scripts and the tests. */
const foreign = /^(?:NODE_\w+|TZ|PATH|TMPDIR|TEST_\w+|CHROMIUM_PATH|NO_COLOR|HTTPS?_PROXY|NO_PROXY|npm_\w+)$/i
/** Names of the environment at large are only taken for a slip where they are long enough to be one. */
const minSlipLength = 7

/** How many letters have to be changed, added, left out or swapped to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

function findMeant(name: string): string | undefined {
  const [nearest] = settingNames.map((known) => ({ known, far: distance(name.toUpperCase(), known) })).sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= 2 ? nearest.known : undefined
}

/** A line for each name that looks like a setting and is none: all of the env file, and slips in the environment. */
export function describeUnknown(environment: Record<string, string | undefined>, fileNames: readonly string[]): string[] {
  const known = new Set<string>(settingNames)
  const inFile = fileNames.filter((name) => !known.has(name) && !foreign.test(name)).sort()
  const slips = Object.keys(environment).filter(
    (name) =>
      !known.has(name) && !inFile.includes(name) && !foreign.test(name) && name.length >= minSlipLength && findMeant(name) !== undefined,
  )
  return [...inFile, ...slips].map((name) => {
    const meant = findMeant(name)
    return `${name} is no setting and has no effect${meant ? `; did you mean ${meant}?` : ''}`
  })
}

/** The names in the file that Node was told to take settings from; none where there is no such file. */
export function namesInEnvFile(nodeOptions: readonly string[]): string[] {
  const file = nodeOptions.find((option) => option.startsWith('--env-file'))?.split('=')[1]
  if (!file) return []
  try {
    return Object.keys(parseEnv(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}
