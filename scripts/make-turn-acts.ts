/** Makes `turn-acts.bin` of `packages/lexicon/data` from the talks beside it: see the README of that folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { turnClassesOf } from '@karavan/assistant/interpret/turn-classes.ts'
import { wordingsDigest } from '@karavan/lexicon/asked-wordings.ts'
import { learnClasses } from '@karavan/lexicon/learn-classes.ts'
import { toBytes } from '@karavan/lexicon/text-classifier.ts'
import { turnLearning } from '@karavan/lexicon/turn-acts.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-turn-acts.ts

Learns turn-acts.bin in packages/lexicon/data from marked-turns.txt beside it, and from what the rules make of each of its messages. Takes a minute or two.
Run it when that file has changed, or much of what the rules make of messages.`)

const data = new URL('../packages/lexicon/data/', import.meta.url)
const table = readFileSync(new URL('marked-turns.txt', data), 'utf8')
writeFileSync(new URL('turn-acts.bin', data), toBytes(learnClasses(turnClassesOf(table), turnLearning), wordingsDigest(table)))
