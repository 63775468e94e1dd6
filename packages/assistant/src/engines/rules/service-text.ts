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
  if (topic !== 'delivery') return said
  const { estimated_from: from, estimated_to: to } = estimateDelivery(deps.now())
  return said + texts.gap + texts.service.arrives(formatLongDays(from, to, language))
}
