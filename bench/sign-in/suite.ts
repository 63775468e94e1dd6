import { newKaravan } from '../lib/karavan.ts'
import { type BenchRow, percentile, timesRow } from '../lib/report.ts'

const owner = { email: 'owner@example.com', password: 'correct horse battery' }

/** How long refusals take does not tell whether an address has an account, and guessing at full speed keeps nobody else out. */
export async function* run({ quick }: { quick: boolean }): AsyncIterable<BenchRow> {
  // As it is shipped, with its limits; behind a proxy that it believes, so that each call can come from an address of its own.
  const { karavan, remove } = newKaravan({ TRUST_PROXY: '1', RATE_LIMITS: 'on' })
  try {
    await karavan.start()
    let callers = 0
    const anAddress = () => `198.18.${(++callers >> 8) & 255}.${callers & 255}`
    async function call(name: string, body: object, address = anAddress()) {
      const began = performance.now()
      const answer = await fetch(`${karavan.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      return { status: answer.status, text, ms: performance.now() - began }
    }
    await call('signUp', owner)

    const rounds = quick ? 30 : 160
    for (const [label, name, bodyOf] of [
      ['wrong password', 'signInWithPassword', (email: string) => ({ email, password: 'wrong horse' })],
      ['asking for a reset', 'sendOobCode', (email: string) => ({ requestType: 'PASSWORD_RESET', email })],
    ] as const) {
      const known: number[] = []
      const unknown: number[] = []
      // In turns, so that whatever else the machine does falls on both alike.
      for (let round = -5; round < rounds; round += 1) {
        const pair = [await call(name, bodyOf(owner.email)), await call(name, bodyOf(`nobody-${round}@example.com`))] as const
        if (round < 0) continue
        known.push(pair[0].ms)
        unknown.push(pair[1].ms)
      }
      yield timesRow(`${label}, known address`, known)
      yield timesRow(`${label}, unknown address`, unknown)
      yield {
        name: `${label}, difference of the medians`,
        unit: 'ms',
        value: Math.abs(percentile(known, 0.5) - percentile(unknown, 0.5)),
        goal: 'below the noise',
        note: `middle half of the known: ${(percentile(known, 0.75) - percentile(known, 0.25)).toFixed(1)} ms wide`,
      }
    }

    const guesser = '203.0.113.7'
    let left = quick ? 100 : 1000
    const answers: Awaited<ReturnType<typeof call>>[] = []
    const guessing = Promise.all(
      Array.from({ length: 16 }, async () => {
        while (left-- > 0) answers.push(await call('signInWithPassword', { email: owner.email, password: `guess ${left}` }, guesser))
      }),
    )
    const own: number[] = []
    let refusals = 0
    while (left > 0) {
      const { status, ms } = await call('signInWithPassword', owner)
      own.push(ms)
      if (status !== 200) refusals += 1
    }
    await guessing
    const looked = answers.filter(({ text }) => text.includes('INVALID_LOGIN_CREDENTIALS')).length
    const refused = answers.filter(({ status, text }) => status === 429 && text.includes('TOO_MANY_ATTEMPTS_TRY_LATER')).length
    yield {
      name: 'guesses from one address at full speed, looked at',
      unit: '',
      value: looked,
      goal: '10',
      note: `${refused} of ${answers.length} refused with 429`,
    }
    yield timesRow('the owner signs in from elsewhere meanwhile', own, {
      goal: 'let in',
      note: `${own.length - refusals} of ${own.length} let in`,
    })
  } finally {
    await remove()
  }
}
