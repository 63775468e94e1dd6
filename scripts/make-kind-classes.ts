/** Makes `kind-classes.bin` of `packages/lexicon/data` from the wordings and messages beside it: see the README of that folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { wordingsDigest } from '@karavan/lexicon/asked-wordings.ts'
import { kindClassesOf, kindLearning, kindTables } from '@karavan/lexicon/kind-classes.ts'
import { learnClasses } from '@karavan/lexicon/learn-classes.ts'
import { toBytes } from '@karavan/lexicon/text-classifier.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-kind-classes.ts

Learns kind-classes.bin in packages/lexicon/data from kind-wordings.txt, kind-messages.txt, asked-wordings.txt and marked-turns.txt beside it and the names of goods. Takes four minutes. Run it when
these have changed.`)

const data = new URL('../packages/lexicon/data/', import.meta.url)
const tables = kindTables.map((name) => readFileSync(new URL(name, data), 'utf8')) as [string, string, string, string]
const learned = learnClasses(kindClassesOf(...tables), kindLearning)
writeFileSync(new URL('kind-classes.bin', data), toBytes(learned, wordingsDigest(tables.join(''))))
