import { type AskedGist, askedGist, isOfGoods } from '@karavan/lexicon/asked-gists.ts'
import { type ServiceTopic, serviceTopics } from './grammar/service-wordings.ts'

/** What listings tell as well, or the buyer changes with it: such a message is rather about the goods that are shown. */
const ofGoodsToo: ReadonlySet<ServiceTopic> = new Set(['printing', 'packing', 'lots', 'mixing', 'sample'])

/** How surely: the closer, the more ahead of what is said of goods, and the more words. */
const certaintyOf = ({ score, lead, words }: AskedGist): number => (score + 2 * lead) * Math.log(1 + words)
/**
 * From these on a message is taken for what it is closest to. The wordings were written by some hands, what they were tried on by others: of what people ask of
 * goods one message in a hundred is taken wrongly so (`bench/assistant/gists.ts`). What asks nothing may as well name goods: "contact lenses", "tax stamps".
 */
function isSure(gist: AskedGist, isQuestion: boolean): boolean {
  const certainty = certaintyOf(gist)
  if (gist.words < 2 || (!isQuestion && (gist.lead < 0.25 || (gist.words === 2 && certainty < 2.2)))) return false
  return (gist.lead >= 0.17 && certainty >= 1.6) || (gist.lead >= 0.22 && certainty >= 1.2)
}

/** The same beside a topic that was read already, and would do as well: "how long is the delivery?" names no carrier. */
const isSurer = ({ lead }: AskedGist, certainty: number): boolean =>
  (lead >= 0.16 && certainty >= 1.75) || (lead >= 0.25 && certainty >= 1.25)

/** 慢回弹的 is how goods should be. */
const attribute = /的[\s。！!]*$/u

/** What of the service a message asks about, by the words of those who asked the same; `undefined` where that is not sure. */
export function askedTopic(text: string, isQuestion: boolean): ServiceTopic | undefined {
  const gist = !isQuestion && attribute.test(text) ? undefined : askedGist(text)
  if (!gist || isOfGoods(gist) || !isSure(gist, isQuestion)) return undefined
  return serviceTopics.find((topic) => topic === gist.group && !ofGoodsToo.has(topic))
}

/** What a question of a wide topic may be about more narrowly. How long it takes is told with who carries it, and where to. */
const narrower: Partial<Record<ServiceTopic, Partial<Record<ServiceTopic, readonly ServiceTopic[]>>>> = {
  delivery: {
    carrier: ['delivery', 'carrier'],
    destination: ['delivery', 'destination'],
    pickup: ['pickup'],
    split: ['split'],
    lost: ['lost'],
  },
  fee: { final: ['final'], dearer: ['dearer'] },
}

/** The topic that was read, or what the message asks about within it. */
export function narrowerTopics(topic: ServiceTopic, text: string): readonly ServiceTopic[] {
  const within = narrower[topic]
  const gist = within && askedGist(text)
  const asked = gist && isSurer(gist, certaintyOf(gist)) ? askedTopic(text, true) : undefined
  return (asked && within?.[asked]) ?? [topic]
}
