import type { Attack } from './attack.ts'

const guesses = 60
const owners = 'a password of the owner'
const thiefs = 'a password of the thief'

/** Attacks on accounts and sessions. */
export const accountAttacks: readonly Attack[] = [
  {
    name: 'kept-guest-token',
    about: 'a kept guest token changes the owner’s password after the sign-up',
    hurtWhen: 'the thief’s password opens the account, or the owner’s no longer does',
    async perform(product) {
      const email = 'was-a-guest@example.test'
      const owner = product.visitor()
      const kept = await owner.enter('signUp')
      await owner.enter('signUp', { email, password: owners, idToken: kept.idToken })
      const thief = product.visitor()
      const tokens = [kept.idToken, await thief.renew(kept.refreshToken)]
      for (const idToken of tokens) if (idToken) await thief.identity('update', { idToken, password: thiefs, returnSecureToken: true })
      const opens = async (password: string) => (await product.visitor().identity('signInWithPassword', { email, password })).status === 200
      const [thiefs_, owners_] = [await opens(thiefs), await opens(owners)]
      return {
        isHurt: thiefs_ || !owners_,
        seen: `the thief’s password ${thiefs_ ? 'opens it' : 'is refused'}, the owner’s ${owners_ ? 'opens it' : 'is refused'}`,
      }
    },
  },
  {
    name: 'guessing',
    about: 'a password is guessed from many addresses, or the guesses lock its owner out',
    hurtWhen: `after ${guesses} wrong guesses, each from an address of its own, the right one opens the account; or its owner’s own device is refused`,
    async perform(product) {
      const email = 'guessed@example.test'
      const owner = await product.account(email, owners)
      await owner.enter('signInWithPassword', { email, password: owners })
      let heard = 0
      for (let run = 0; run < guesses; run += 1) {
        const { json } = await product.visitor().identity('signInWithPassword', { email, password: `guess ${run}` })
        if (/^INVALID_LOGIN_CREDENTIALS/.test(json.error?.message)) heard += 1
      }
      const isOpened = (await product.visitor().identity('signInWithPassword', { email, password: owners })).status === 200
      const isLockedOut = (await owner.identity('signInWithPassword', { email, password: owners })).status !== 200
      return {
        isHurt: isOpened || isLockedOut,
        seen: `${heard} of ${guesses} guesses answered, the right one ${isOpened ? 'opens it' : 'is refused'}, the owner’s device is ${isLockedOut ? 'refused' : 'let in'}`,
      }
    },
  },
  {
    name: 'common-password',
    about: 'a password that everybody tries first',
    hurtWhen: 'an account can be made with it',
    async perform(product) {
      const passwords = ['123456', 'password1', 'qwerty123']
      const answers = await Promise.all(
        passwords.map((password, i) => product.visitor().identity('signUp', { email: `lazy${i}@example.test`, password })),
      )
      const taken = passwords.filter((_, i) => answers[i]?.status === 200)
      return { isHurt: taken.length > 0, seen: taken.length > 0 ? `taken: ${taken.join(', ')}` : `all ${passwords.length} refused` }
    },
  },
  {
    name: 'unseen-thief',
    about: 'somebody signs in with a stolen password, changes it and stays',
    hurtWhen: 'the owner hears of neither by mail, or has no way to see and end the thief’s session',
    async perform(product) {
      const email = 'robbed@example.test'
      await product.ownedAccount(email, owners)
      const owner = product.visitor()
      await owner.enter('signInWithPassword', { email, password: owners })
      const before = (await product.allMailsTo(email)).length
      const thief = product.visitor()
      await thief.enter('signInWithPassword', { email, password: owners })
      const list = await owner.get('/api/account/sessions')
      const others = ((list.json.sessions ?? []) as { id: string; is_current?: boolean }[]).filter(({ is_current }) => !is_current)
      for (const { id } of others) await owner.call('DELETE', `/api/account/sessions/${id}`)
      const isEnded = others.length > 0 && (await thief.identity('lookup', { idToken: thief.token })).status !== 200
      await product.mailTo(email, () => product.mailsTo(email).length > before)
      const told = (await product.allMailsTo(email)).length - before
      return { isHurt: told === 0 || !isEnded, seen: `${told} mails, ${isEnded ? 'the session is ended' : 'no way to end the session'}` }
    },
  },
  {
    name: 'changed-unheard',
    about: 'a new password is set with a token of now',
    hurtWhen: 'the owner is not told by mail',
    async perform(product) {
      const email = 'changed@example.test'
      await product.ownedAccount(email, owners)
      const thief = product.visitor()
      const { idToken } = await thief.enter('signInWithPassword', { email, password: owners })
      const before = (await product.allMailsTo(email)).length
      const answer = await thief.identity('update', { idToken, password: thiefs, returnSecureToken: true })
      if (answer.status !== 200) return { isHurt: false, seen: `refused: ${answer.json.error?.message}` }
      await product.mailTo(email, () => product.mailsTo(email).length > before)
      const told = product.mailsTo(email).length - before
      return { isHurt: told === 0, seen: `${told} mails about the new password` }
    },
  },
  {
    name: 'kept-answers',
    about: 'private answers are kept by whoever stands on the way',
    hurtWhen: 'one of them may be stored, or is not told apart by who asks',
    async perform(product) {
      const buyer = await product.account('private@example.test')
      const open: string[] = []
      for (const path of ['/api/orders', '/api/addresses', '/api/cart', '/api/conversations']) {
        const { headers } = await buyer.get(path)
        if (!headers['cache-control']?.includes('no-store') || !/authorization/i.test(String(headers.vary))) open.push(path)
      }
      return { isHurt: open.length > 0, seen: open.length > 0 ? `may be kept: ${open.join(', ')}` : 'none may be kept' }
    },
  },
]
