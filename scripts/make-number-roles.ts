/** Makes `number-roles.bin` of `packages/lexicon/data` from the messages beside it: see the README of that folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { wordingsDigest } from '@karavan/lexicon/asked-wordings.ts'
import { learnClasses } from '@karavan/lexicon/learn-classes.ts'
import { numberClassesOf, numberLearning } from '@karavan/lexicon/number-roles.ts'
import { toBytes } from '@karavan/lexicon/text-classifier.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-number-roles.ts

Learns number-roles.bin in packages/lexicon/data from numbered-messages.txt beside it. Takes some seconds. Run it when that has changed.`)

const data = new URL('../packages/lexicon/data/', import.meta.url)
const table = readFileSync(new URL('numbered-messages.txt', data), 'utf8')
writeFileSync(new URL('number-roles.bin', data), toBytes(learnClasses(numberClassesOf(table), numberLearning), wordingsDigest(table)))
