import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { toGrantCommand, toShellWord } from './shell-word.ts'

test('an ordinary address stands as it is', () => {
  expect(toGrantCommand('ann.lee+shop@example.com')).toBe('npm run operator -- operator grant ann.lee+shop@example.com')
})

test.each(['`id`@x.test', 'a|reboot|@x.test', "a'$HOME'&b@x.test", '{a,b}*?~#!@x.test', '$(id)', 'a b', '', '\n', "'", '"\\'])(
  'a shell reads %j as one word',
  (text) => expect(execFileSync('/bin/sh', ['-c', `printf %s ${toShellWord(text)}`], { encoding: 'utf8' })).toBe(text),
)

test('an address that looks like an option is none', () => {
  expect(toGrantCommand('-rf@x.test')).toBe('npm run operator -- operator grant -- -rf@x.test')
})
