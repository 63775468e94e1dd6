/** Makes `kind-reader.bin` of `packages/lexicon/data` from the wordings of kinds beside it: see the README of that folder. */
import { writeFileSync } from 'node:fs'
import { finish } from '@karavan/lexicon/in-steps.ts'
import { learnKinds } from '@karavan/lexicon/kind-gists.ts'
import { kindRows } from '@karavan/lexicon/kind-wordings.ts'
import { toBytes } from '@karavan/lexicon/wording-reader.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-kind-reader.ts

Learns kind-reader.bin in packages/lexicon/data from kind-wordings.txt beside it and what its words mean. Run it when a test says so.`)

writeFileSync(new URL('../packages/lexicon/data/kind-reader.bin', import.meta.url), toBytes(finish(learnKinds(kindRows()))))
