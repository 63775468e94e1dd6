/** Makes `packages/lexicon/data/talk-tags.bin` from the marked messages beside it: see the README of that folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { wordingsDigest } from '@karavan/lexicon/asked-wordings.ts'
import { learnTags, markedMessages } from '@karavan/lexicon/learn-tagger.ts'
import { tagsToBytes } from '@karavan/lexicon/talk-tags.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-talk-tags.ts

Learns packages/lexicon/data/talk-tags.bin from marked-messages.txt beside it. Takes some seconds. Run it when messages have changed.`)

const data = new URL('../packages/lexicon/data/', import.meta.url)
const table = readFileSync(new URL('marked-messages.txt', data), 'utf8')
writeFileSync(new URL('talk-tags.bin', data), tagsToBytes(learnTags(markedMessages(table)), wordingsDigest(table)))
