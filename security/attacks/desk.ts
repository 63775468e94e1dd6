import type { Attack } from './attack.ts'
import { signInAs, takeOver } from './google.ts'
import type { AttackedProduct } from './product.ts'

const words = 'a long password of an operator'

/** The role for this account, in a script's way where the product has one. */
async function grant(product: AttackedProduct, email: string) {
  const asked = await product.operator('operator', 'grant', email, '--yes')
  return /unknown option/i.test(asked.out) ? product.operator('operator', 'grant', email) : asked
}

/** An account with the role, its address proven. */
async function operatorAccount(product: AttackedProduct, email: string): Promise<void> {
  await product.ownedAccount(email, words)
  const { code, out } = await grant(product, email)
  if (code !== 0) throw new Error(out)
}

/** Attacks on the desk, on a product that others than this machine can call. */
export const deskAttacks: readonly Attack[] = [
  {
    name: 'unproven-operator',
    about: 'the desk for an address that nobody has proven',
    hurtWhen: '`operator grant` gives it the role',
    async perform(product) {
      const email = 'looks-like-olga@example.test'
      await product.account(email, words)
      const { code, out } = await grant(product, email)
      return { isHurt: code === 0, seen: out.trim().split('\n')[0] ?? '' }
    },
  },
  {
    name: 'unasked-operator',
    about: 'the desk for an account that was mistaken for another one',
    hurtWhen: '`operator grant` gives the role without showing the account and asking',
    async perform(product) {
      const email = 'olga.mistaken@example.test'
      await product.ownedAccount(email, words)
      const { code, out } = await product.operator('operator', 'grant', email)
      return { isHurt: code === 0, seen: out.trim().split('\n').at(-1) ?? '' }
    },
  },
  {
    name: 'password-alone',
    about: 'the desk with a stolen token, or the password alone, from outside',
    hurtWhen: 'the orders of all buyers are shown without a second factor',
    async perform(product) {
      const email = 'olga@example.test'
      await operatorAccount(product, email)
      const thief = product.visitor()
      await thief.enter('signInWithPassword', { email, password: words })
      await thief.post('/api/desk/session', { code: '000000' })
      const { status, json } = await thief.get('/api/desk/orders')
      return { isHurt: status === 200, seen: `${status} ${json.code ?? ''}`.trim() }
    },
  },
  {
    name: 'short-operator',
    about: 'an operator with a short password',
    hurtWhen: 'an operator may set one of eight characters',
    async perform(product) {
      const email = 'short@example.test'
      await operatorAccount(product, email)
      const operator = product.visitor()
      const { idToken } = await operator.enter('signInWithPassword', { email, password: words })
      const { status, json } = await operator.identity('update', { idToken, password: 'Zk4!vq9w', returnSecureToken: true })
      return { isHurt: status === 200, seen: status === 200 ? 'taken' : `refused: ${json.error?.message}` }
    },
  },
]

/** Attacks by the labelled stand-in for Google, on a product that nobody asked to have it. */
export const standInAttacks: readonly Attack[] = [
  {
    name: 'stand-in',
    about: 'a plain reverse proxy makes the Google stand-in a take-over',
    hurtWhen: 'somebody who only says so is signed in to an account that has a password',
    perform: (product) => takeOver(product, 'google.victim@example.com'),
  },
  {
    name: 'stand-in-anybody',
    about: 'the Google stand-in where nobody has asked for it',
    hurtWhen: 'somebody is signed in by it',
    async perform(product) {
      const got = await signInAs(product, 'anybody@example.com')
      return { isHurt: 'uid' in got, seen: 'uid' in got ? 'signed in' : `refused: ${got.refusal}` }
    },
  },
]

/** The same on a product with GOOGLE_STAND_IN=1. */
export const wantedStandInAttacks: readonly Attack[] = [
  {
    name: 'wanted-stand-in',
    about: 'the Google stand-in that was asked for, for an account with a password',
    hurtWhen: 'somebody who only says so is signed in to it',
    perform: (product) => takeOver(product, 'google.other@example.com'),
  },
]
