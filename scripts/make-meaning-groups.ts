/** Makes `meaning-groups.bin` of `packages/lexicon/data` from `meanings.bin` beside it: see the README of that folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { middlesOf } from '@karavan/lexicon/meaning-groups.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-meaning-groups.ts

Puts the words of meanings.bin in packages/lexicon/data into groups of like meaning, as meaning-groups.bin beside it. Takes some seconds. Run it when that file has
changed, and after it the scripts of what is learned with these groups.`)

const data = new URL('../packages/lexicon/data/', import.meta.url)
writeFileSync(new URL('meaning-groups.bin', data), middlesOf(new Int8Array(readFileSync(new URL('meanings.bin', data)))))
