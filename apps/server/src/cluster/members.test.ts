import { spawn } from 'node:child_process'
import { get } from 'node:http'
import { freePorts } from '@karavan/testing/free-port.ts'
import { expect, onTestFinished, test } from 'vitest'
import { Members } from './members.ts'

/** A process whose readiness is what it was told last: `GET /say/503`. */
const program = `
  let status = Number(process.argv[2])
  require('node:http').createServer((call, answer) => {
    const told = /^\\/say\\/(\\d+)/.exec(call.url)
    if (told) status = Number(told[1])
    answer.writeHead(told ? 200 : status).end()
  }).listen(Number(process.argv[1]), '127.0.0.1')
`

const say = (port: number, status: number) =>
  new Promise<void>((done, fail) => {
    get({ host: '127.0.0.1', port, path: `/say/${status}`, agent: false }, (answer) => answer.resume().once('end', done)).once(
      'error',
      fail,
    )
  })

async function givenMembers(count: number) {
  const first = await freePorts(count)
  let startsAs = 200
  const members = new Members({
    ports: Array.from({ length: count }, (_, index) => first + index),
    launch: (port) => spawn(process.execPath, ['-e', program, String(port), String(startsAs)], { stdio: 'ignore' }),
    say: () => {},
    times: { lookMs: 20, drainMs: 0 },
  })
  onTestFinished(() => members.close())
  expect(await members.start()).toBe(true)
  return {
    members,
    startAs(status: number) {
      startsAs = status
    },
    /** The ports that are called, over several turns. */
    picked: () => [...new Set(Array.from({ length: 6 }, () => members.pick(new Set())?.port))].sort(),
  }
}

test('calls go to those that are ready; where none is, to those that were, and not to one that is starting', async () => {
  const { members, startAs, picked } = await givenMembers(3)
  const [one, two, three] = members.all.map(({ port }) => port) as [number, number, number]
  expect(picked()).toEqual([one, two, three])

  await say(two, 503)
  await expect.poll(picked).toEqual([one, three])

  // The machine is so busy that those that work do not say in time that they do, while another one starts.
  await say(one, 503)
  startAs(503)
  members.all[2]?.child?.kill('SIGKILL')
  await expect.poll(() => members.all[2]?.child?.exitCode === null && !members.all[2].hasBeenReady).toBe(true)
  await expect.poll(() => members.all.some(({ isReady }) => isReady)).toBe(false)
  expect(picked()).toEqual([one, two])
})

test('one that has never been ready is called where there is no other: it says itself that it is starting', async () => {
  const { members, startAs, picked } = await givenMembers(1)
  startAs(503)
  members.all[0]?.child?.kill('SIGKILL')
  await expect.poll(() => members.all[0]?.child === undefined).toBe(true)
  expect(picked()).toEqual([undefined])
  await expect.poll(picked).toEqual(members.all.map(({ port }) => port))
  expect(members.all[0]?.isReady).toBe(false)
})
