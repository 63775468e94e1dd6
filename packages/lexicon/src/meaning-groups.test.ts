import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groups, groupsOf, middlesOf } from './meaning-groups.ts'
import { dimensions } from './meanings.ts'

test('words of like meaning fall into one group, in whatever language', () => {
  expect(groupsOf('lamp')).toEqual(groupsOf('фонарь'))
  expect(groupsOf('lamp')).toEqual(groupsOf('灯'))
  expect(groupsOf('crack')).toEqual(groupsOf('треснуть'))
  expect(groupsOf('lamp')).not.toEqual(groupsOf('crack'))
  expect(groupsOf('qqqq 12')).toEqual([])
})

test('the forms of a word are of one group, whichever was read before', () => {
  const [cracked] = groupsOf('cracked')
  expect(groupsOf('crack')).toEqual([cracked])
  expect(groupsOf('треснуть')).toEqual([cracked])
  expect(groupsOf('mugs')).toEqual(groupsOf('mug'))
})

test('each word of a text has its group, in its order', () => {
  const [lantern] = groupsOf('lantern')
  const [crack] = groupsOf('crack')
  expect(groupsOf('lantern crack lantern')).toEqual([lantern, crack, lantern])
})

test('the groups in use are those of the words that stand beside them', () => {
  const file = (name: string) => new Int8Array(readFileSync(new URL(`../data/${name}`, import.meta.url)))
  const inUse = file('meaning-groups.bin')
  expect(inUse.length).toBe(groups * dimensions)
  // All of the words take some ten seconds to be put into groups; that the script is the same each time is seen of a few.
  const few = file('meanings.bin').subarray(0, 600 * dimensions)
  expect(middlesOf(few)).toEqual(middlesOf(few))
})
