/** Makes `packages/lexicon/data/asked-classes.bin` from the wordings beside it: see the README of that folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { wordingsDigest, wordingsOf } from '@karavan/lexicon/asked-wordings.ts'
import { learnClasses } from '@karavan/lexicon/learn-classes.ts'
import { toBytes } from '@karavan/lexicon/text-classifier.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-asked-classes.ts

Learns packages/lexicon/data/asked-classes.bin from asked-wordings.txt beside it. Takes half a minute. Run it when wordings have changed.`)

const data = new URL('../packages/lexicon/data/', import.meta.url)
const table = readFileSync(new URL('asked-wordings.txt', data), 'utf8')
const learned = learnClasses(wordingsOf(table).map(({ group, wordings }) => ({ name: group, texts: Object.values(wordings).flat() })))
writeFileSync(new URL('asked-classes.bin', data), toBytes(learned, wordingsDigest(table)))
