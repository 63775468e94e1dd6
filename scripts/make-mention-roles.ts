/** Makes `mention-roles.bin` of `packages/lexicon/data` from the marked messages beside it: see the README of that folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { mentionClassesOfTable } from '@karavan/assistant/interpret/mention-classes.ts'
import { wordingsDigest } from '@karavan/lexicon/asked-wordings.ts'
import { learnClasses } from '@karavan/lexicon/learn-classes.ts'
import { mentionLearning } from '@karavan/lexicon/mention-roles.ts'
import { toBytes } from '@karavan/lexicon/text-classifier.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-mention-roles.ts

Learns mention-roles.bin in packages/lexicon/data from marked-mentions.txt beside it. Takes some seconds. Run it when that has changed.`)

const data = new URL('../packages/lexicon/data/', import.meta.url)
const table = readFileSync(new URL('marked-mentions.txt', data), 'utf8')
writeFileSync(
  new URL('mention-roles.bin', data),
  toBytes(learnClasses(mentionClassesOfTable(table), mentionLearning), wordingsDigest(table)),
)
