import type { Attack } from './attack.ts'
import { addAddress, findGoods, order } from './goods.ts'

const attackers = 'Buy cheap at evil.example'

/** Attacks on a stranger's mailbox and on the shop's stock, by somebody who has signed up with whatever address. */
export const buyerAttacks: readonly Attack[] = [
  {
    name: 'mail-bomb',
    about: '61 orders mail a stranger, with the attacker’s text inside',
    hurtWhen: 'more than one mail reaches the stranger, or one holds what the attacker wrote',
    async perform(product) {
      const email = 'stranger@example.test'
      const attacker = await product.account(email)
      const goods = await findGoods(attacker, ({ stock, moq }) => moq === 1 && stock > 500)
      const addressId = await addAddress(attacker, { recipient_name: attackers, street_address: attackers, city: attackers })
      let placed = 0
      for (let run = 0; run < 61; run += 1) {
        const answer = await order(attacker, addressId, goods, 1)
        if (answer.status !== 200) continue
        placed += 1
        // Cancelling says so by mail as well, and makes room for the next one.
        await attacker.post(`/api/orders/${answer.json.order.id}/cancel`, { reason: attackers })
      }
      const mails = await product.allMailsTo(email)
      const withWords = mails.filter((mail) => JSON.stringify(mail).includes('evil.example')).length
      return {
        isHurt: mails.length > 1 || withWords > 0,
        seen: `${placed} orders, ${mails.length} mails, ${withWords} with the attacker’s words`,
      }
    },
  },
  {
    name: 'many-unpaid',
    about: 'an unproven account orders again and again and pays nothing',
    hurtWhen: 'more than ten of its orders wait unpaid',
    async perform(product) {
      const attacker = await product.account('hoarder@example.test')
      const goods = await findGoods(attacker, ({ stock, moq }) => moq === 1 && stock > 500)
      const addressId = await addAddress(attacker)
      let placed = 0
      for (let run = 0; run < 12; run += 1) if ((await order(attacker, addressId, goods, 1)).status === 200) placed += 1
      return { isHurt: placed > 10, seen: `${placed} of 12 orders taken` }
    },
  },
  {
    name: 'below-minimum',
    about: 'orders below a seller’s smallest, which the shop cannot buy',
    hurtWhen: 'such an order is taken',
    async perform(product) {
      const buyer = await product.account('retail@example.test')
      const goods = await findGoods(buyer, ({ stock, moq }) => moq > 1 && stock > moq)
      const answer = await order(buyer, await addAddress(buyer), goods, 1)
      return {
        isHurt: answer.status === 200,
        seen: `1 piece where ${goods.moq} are the least: ${answer.status} ${answer.json.code ?? ''}`.trim(),
      }
    },
  },
  {
    name: 'planted',
    about: 'an address is registered, and a delivery address planted, before its owner comes',
    hurtWhen: 'the owner, after the reset of the password, has the attacker’s delivery address',
    async perform(product) {
      const email = 'owner-to-be@example.test'
      const attacker = await product.account(email)
      await addAddress(attacker, { recipient_name: attackers })
      await product.reset(email, 'the owner’s own words')
      const owner = product.visitor()
      await owner.enter('signInWithPassword', { email, password: 'the owner’s own words' })
      const { json } = await owner.get('/api/addresses')
      return { isHurt: json.addresses.length > 0, seen: `${json.addresses.length} planted addresses in the owner’s account` }
    },
  },
  {
    name: 'terminal',
    about: 'control and direction characters of a buyer on the operator’s terminal',
    hurtWhen: 'an operator’s command prints one of them',
    async perform(product) {
      const buyer = await product.account('painter@example.test')
      const goods = await findGoods(buyer, ({ stock, moq }) => moq === 1 && stock > 500)
      // Clears the screen by one character of C1; turns a line round. What the shop does not take in one field is tried in another.
      const addressId = await addAddress(buyer, { city: '\u202eYtic\u202c', street_address: 'a\u2066b' }).catch(() => addAddress(buyer))
      const answer = await order(buyer, addressId, goods, 1)
      await buyer.post(`/api/orders/${answer.json.order?.id}/cancel`, { reason: 'Wrong\u009b2J \u202edellecnac' })
      const number = answer.json.order?.order_number
      const printed = [await product.operator('order', 'list'), await product.operator('order', 'show', String(number))]
      if (!printed.every(({ code, out }) => code === 0 && out.includes(String(number))))
        throw new Error(printed.map(({ out }) => out).join('\n'))
      const bad = printed.flatMap(({ out }) => out.match(/[\u0080-\u009f\u202a-\u202e\u2066-\u2069]/g) ?? [])
      return { isHurt: bad.length > 0, seen: `${bad.length} such characters printed` }
    },
  },
]
