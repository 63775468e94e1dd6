import { formatLongDays } from '@karavan/contract/dates.ts'
import { estimateDelivery } from '@karavan/contract/delivery.ts'
import { waysNamed } from '../../interpret/grammar/payment-ways.ts'
import type { ServiceTopic } from '../../interpret/grammar/service-wordings.ts'
import type { TurnContext } from './context.ts'

/** What is said of the service: the stated facts, and of the delivery the days that they come to for an order of today. Plain text. */
export function serviceText({ texts, language, deps, input }: TurnContext, topic: ServiceTopic): string {
  const said = texts.service[topic]
  const ways = topic === 'payment' ? waysNamed(input.message, language) : []
  if (ways.length > 0) return said + texts.gap + texts.service.paidBy(ways)
  if (topic === 'tax' && ofClearance.test(input.message)) return said + texts.gap + texts.service.clearance
  if (topic !== 'delivery') return said
  const { estimated_from: from, estimated_to: to } = estimateDelivery(deps.now())
  return said + texts.gap + texts.service.arrives(formatLongDays(from, to, language))
}

/** Who clears the goods through customs, and not what is paid there. */
const ofClearance =
  /(?<!\p{L})(?:растамож\p{L}*|таможенн\p{L}+ (?:оформлени|очистк)\p{L}*|(?:оформля|проход|занима)\p{L}+(?: на)? таможн\p{L}+|таможн\p{L}+(?: \p{L}+){0,2} (?:оформля|проход|занима|дела)\p{L}+)(?!\p{L})|(?<![a-z])(?:customs (?:clearance|broker)|(?:clears?|handles?|does|do)(?: the| it through| them through)? customs)(?![a-z])|清关|报关|通关/iu
