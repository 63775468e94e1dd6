/** Makes `mention-roles.bin` and `property-tags.bin` of `packages/lexicon/data` from the marked messages beside them: see the README of that folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { mentionClassesOfTable } from '@karavan/assistant/interpret/mention-classes.ts'
import { wordingsDigest } from '@karavan/lexicon/asked-wordings.ts'
import { learnClasses } from '@karavan/lexicon/learn-classes.ts'
import { besideProperties, learnTags } from '@karavan/lexicon/learn-tagger.ts'
import { mentionLearning } from '@karavan/lexicon/mention-roles.ts'
import { tagsToBytes } from '@karavan/lexicon/talk-tags.ts'
import { toBytes } from '@karavan/lexicon/text-classifier.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-mention-roles.ts

Learns mention-roles.bin and property-tags.bin in packages/lexicon/data from marked-mentions.txt beside them. Takes half a minute. Run it when that has changed.`)

const data = new URL('../packages/lexicon/data/', import.meta.url)
const table = readFileSync(new URL('marked-mentions.txt', data), 'utf8')
const digest = wordingsDigest(table)
writeFileSync(new URL('mention-roles.bin', data), toBytes(learnClasses(mentionClassesOfTable(table), mentionLearning), digest))
writeFileSync(new URL('property-tags.bin', data), tagsToBytes(learnTags(besideProperties(table)), digest))
