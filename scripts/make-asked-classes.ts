/** Makes `asked-classes.bin` and `attribute-classes.bin` of `packages/lexicon/data` from the wordings beside them: see the README of that folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { attributeBuckets, attributeClasses, attributesIn } from '@karavan/lexicon/asked-attributes.ts'
import { wordingsDigest, wordingsOf } from '@karavan/lexicon/asked-wordings.ts'
import { learnClasses, learning } from '@karavan/lexicon/learn-classes.ts'
import { toBytes } from '@karavan/lexicon/text-classifier.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-asked-classes.ts

Learns asked-classes.bin and attribute-classes.bin in packages/lexicon/data from asked-wordings.txt and asked-attributes.txt beside them. Takes two minutes. Run it
when wordings have changed.`)

const data = new URL('../packages/lexicon/data/', import.meta.url)
const table = readFileSync(new URL('asked-wordings.txt', data), 'utf8')
const asked = wordingsOf(table)
const learned = learnClasses(asked.map(({ group, wordings }) => ({ name: group, texts: Object.values(wordings).flat() })))
writeFileSync(new URL('asked-classes.bin', data), toBytes(learned, wordingsDigest(table)))

const attributes = readFileSync(new URL('asked-attributes.txt', data), 'utf8')
const ofAttributes = learnClasses(attributeClasses(attributesIn(attributes), asked), { ...learning, buckets: attributeBuckets })
writeFileSync(new URL('attribute-classes.bin', data), toBytes(ofAttributes, wordingsDigest(table + attributes)))
