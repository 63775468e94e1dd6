import { setTimeout as wait } from 'node:timers/promises'
import type { Attack } from './attack.ts'
import { addAddress, findGoods, type Goods, order } from './goods.ts'

/** How long the stock may take to come back: the job that looks is due every five minutes, and at a start for the times that have passed. */
const comesBackMs = 150_000
const owners = 'a password of the owner'
const thiefs = 'a password of the thief'

/** Attacks that begin now and are judged three days later, on a product whose clock has gone on. */
export function laterAttacks(): readonly Attack[] {
  let held: Goods | undefined
  let shown = 0
  let stolen = ''
  return [
    {
      name: 'old-token',
      about: 'a stolen refresh token, to take the account for good',
      hurtWhen: 'days after the sign-in it is enough to set a new password',
      async begin(product) {
        const owner = await product.account('stolen@example.test', owners)
        stolen = (await owner.enter('signInWithPassword', { email: 'stolen@example.test', password: owners })).refreshToken
      },
      async perform(product) {
        const thief = product.visitor()
        const idToken = await thief.renew(stolen)
        if (!idToken) return { isHurt: false, seen: 'the token is not renewed' }
        const { status, json } = await thief.identity('update', { idToken, password: thiefs, returnSecureToken: true })
        return { isHurt: status === 200, seen: status === 200 ? 'the password is the thief’s' : `refused: ${json.error?.message}` }
      },
    },
    {
      name: 'stock-for-ever',
      about: 'one unproven account holds all pieces for ever',
      hurtWhen: 'the product’s page still shows them, or three days later nobody else can order one',
      async begin(product) {
        const attacker = await product.account('holds-all@example.test')
        held = await findGoods(attacker, ({ stock, moq }) => stock >= 50 && stock <= 400 && moq <= 10)
        const { status, text } = await order(attacker, await addAddress(attacker), held, held.stock)
        if (status !== 200) throw new Error(`POST /api/orders answered ${status}: ${text}`)
        const { json } = await product.visitor().get(`/api/products/${held.product_id}`)
        const skus: Goods[] = json.product.data.raw_detail_api.data_content.skus
        shown = skus.find(({ sku_id }) => sku_id === held?.sku_id)?.stock ?? 0
      },
      async perform(product) {
        if (!held) throw new Error('nothing was bought')
        const buyer = await product.account('waits@example.test')
        const addressId = await addAddress(buyer)
        const page = `${held.stock} pieces ordered, ${shown} shown to others at once`
        for (const end = performance.now() + comesBackMs; performance.now() < end; await wait(2_000))
          if ((await order(buyer, addressId, held, held.moq)).status === 200)
            return { isHurt: shown > 0, seen: `${page}; three days later another buyer orders` }
        return { isHurt: true, seen: `${page}; three days later nobody else can order` }
      },
    },
  ]
}
