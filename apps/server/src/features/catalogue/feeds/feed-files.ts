import { readdir, readFile, realpath } from 'node:fs/promises'
import { isAbsolute, join, sep } from 'node:path'
import { type FeedMapping, parseMapping } from '@karavan/marketplaces/feed/mapping.ts'
import { FeedError } from '@karavan/marketplaces/feed/rows.ts'
import { shownAddress } from '../../../platform/public-fetch.ts'
import { refusePlatform } from '../import/import-catalogue.ts'
import { isAddress } from './fetch-file.ts'

/** The names of the feeds that have a mapping file, in the order of the alphabet. */
export async function listFeedNames(dir: string): Promise<string[]> {
  const files = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files.flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [])).sort()
}

/** The mapping of a feed. Throws a `FeedError` that names the file and what is wrong there. */
export async function readFeedMapping(dir: string, name: string): Promise<FeedMapping> {
  const refused = refusePlatform(name)
  if (refused) throw new FeedError(`${name}.json: the name of a feed is 1 to 20 letters a to z and digits, and no marketplace's`)
  const json = await readFile(join(dir, `${name}.json`), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new FeedError(`${name}.json cannot be read (${cause.code})`, { cause })
  })
  try {
    return parseMapping(json.replace(/^\ufeff/, ''))
  } catch (error) {
    throw error instanceof FeedError ? new FeedError(`${name}.json: ${error.message}`, { cause: error }) : error
  }
}

/** Reads what came from `source`: what is wrong there is said with its name. */
export async function readingOf<T>(source: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof FeedError ? new FeedError(`${shownSource(source)}: ${error.message}`, { cause: error }) : error
  }
}

/** A source as it may be shown. */
export const shownSource = (source: string): string => (isAddress(source) ? shownAddress(source) : source)

/** What to fetch for a mapping: its address, or the path of its file, which lies below the folder of the feeds whatever links lead there. */
export async function resolveSource(dir: string, source: string): Promise<string> {
  if (isAddress(source)) return source
  const outside = new FeedError(`source: expected a file below ${dir}, or an https address`)
  if (isAbsolute(source) || /^[a-z]+:/i.test(source)) throw outside
  const [folder, file] = await Promise.all([realpath(dir), realpath(join(dir, source))]).catch((cause: NodeJS.ErrnoException) => {
    throw new FeedError(`${source} cannot be read (${cause.code})`, { cause })
  })
  if (!file.startsWith(folder + sep)) throw outside
  return file
}
