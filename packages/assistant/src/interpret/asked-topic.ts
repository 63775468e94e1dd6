import { type AskedGist, askedGist, isOfService } from '@karavan/lexicon/asked-gists.ts'
import { type ServiceTopic, serviceTopics } from './grammar/service-wordings.ts'

/** What listings tell as well, or the buyer changes with it: such a message is rather about the goods that are shown. */
const ofGoodsToo: ReadonlySet<ServiceTopic> = new Set(['printing', 'packing', 'lots', 'mixing', 'sample'])

/** How probable a group has to be, and the service at all, for a message to be taken for a question about it. */
interface Least {
  share: number
  ofService: number
}
/**
 * The wordings were written by some hands, what they were tried on by others (`bench/assistant/gists.ts`). What asks nothing may as well name goods: "contact
 * lenses", "tax stamps".
 */
const least: Readonly<Record<'question' | 'statement' | 'short', Least>> = {
  question: { share: 0.45, ofService: 0.8 },
  statement: { share: 0.5, ofService: 0.85 },
  short: { share: 0.75, ofService: 0.92 },
}
/** A topic within one that was read already, and would do as well: "how long is the delivery?" names no carrier. */
const leastWithin: Least = { share: 0.7, ofService: 0.8 }

const isSure = ({ group, share, ofService }: AskedGist, asked: Least): boolean =>
  isOfService(group) && share >= asked.share && ofService >= asked.ofService

/** Two words, or three Chinese characters, or little beside a number. */
const isShort = (text: string): boolean => /^\D{0,14}\d+\D{0,3}$/u.test(text) || !/\p{L}\s+\p{L}+\s+\p{L}|\p{Script=Han}{4,}/u.test(text)

/** 慢回弹的 is how goods should be. */
const attribute = /的[\s。！!]*$/u

/** What of the service a message asks about, by the words of those who asked the same; `undefined` where that is not sure. */
export function askedTopic(text: string, isQuestion: boolean, hasShown: boolean): ServiceTopic | undefined {
  // Where nothing is on the screen "cheaper?" is said of what was not found.
  if (isShort(text) && !hasShown) return undefined
  if (!isQuestion && attribute.test(text)) return undefined
  return topicOf(askedGist(text), isShort(text) ? least.short : isQuestion ? least.question : least.statement)
}

function topicOf(gist: AskedGist, asked: Least): ServiceTopic | undefined {
  if (!isSure(gist, asked)) return undefined
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

/** In parts, ahead, or by a firm: what the shop alone decides. */
const howItIsPaid =
  /定金|订金|分期|对公|账期|赊|авансом|аванс|предоплат|частями|рассрочк|безнал|юр\.? ?лиц|сч[её]т\p{L}* (?:организац|ооо|ип)|от ип|постоплат|отсрочк|(?<![a-z])(?:deposit|instal\p{L}*|half now|in parts|company (?:account|transfer)|on credit|net ?30|pay later)(?![a-z])/iu

/** A country or a town: "ship to Kazakhstan", «довезёте до Алматы», 能发到明斯克吗. */
const toPlace =
  /(?<![a-z])(?:ship(?:s|ped|ping)?|deliver(?:s|ed|y|ing)?|sen[dt]|dispatch(?:ed)?)(?: (?:it|them|this|these|orders?|goods))?(?: (?:over|out|abroad))? (?:in)?to (?!(?:me|us|my|our|your|the|a|an|two|three|several|different|each|one|door|home|warehouse|amazon)(?![a-z]))[a-z]{4,}|(?<!\p{L})(?:достав\p{L}+|довез\p{L}+|привез\p{L}+|вез[её]те|возите|отправ\p{L}+|отправк\p{L}+|шл[её]те|вышл\p{L}+|пришл[её]те)(?: ли)?(?: (?:вы|это|их|его|заказ|товар))* (?:в|во|до|на) (?!(?:дом|двер|срок|течени|склад|подар|коробк|адрес|пункт|пвз|руки|квартир|офис|тк|один|два|три|разн|кажд|ближайш|какой|котор|выходн|конц|начал|январ|феврал|март|апрел|ма[яйе]|июн|июл|август|сентябр|октябр|ноябр|декабр|нов)\p{L}*)\p{L}{4,}|(?<!\p{L})(?:в|до) (?!(?:дом|двер|срок|подар|коробк|пункт|пвз|течени|конц|начал)\p{L}*)\p{L}{4,} (?:вы )?(?:достав\p{L}+|довез\p{L}+|привез\p{L}+|возите|отправ\p{L}+)|(?:发|寄|送|运)货?(?:到|往|去|至)(?!不同|多个|几个|两个|各|别|同|货|家|门|哪|多久|我|仓|手|付|时|几|什么)\p{Script=Han}{2,6}/iu

/** The topic that was read, or what the message asks about within it. */
export function narrowerTopics(topic: ServiceTopic, text: string): readonly ServiceTopic[] {
  if ((topic === 'delivery' || topic === 'split') && toPlace.test(text)) return ['delivery', 'destination']
  if (topic === 'payment' && howItIsPaid.test(text)) return ['payment', 'terms']
  const within = narrower[topic]
  const asked = within && topicOf(askedGist(text), leastWithin)
  return (asked && within?.[asked]) ?? [topic]
}

/** So surely is asked about the service whatever else a message names: "if a size doesn't fit, can they send it back to you?" */
const leastWhatever: Least = { share: 0.6, ofService: 0.85 }
export function askedOfService(text: string): { topic: ServiceTopic; share: number } | undefined {
  const gist = askedGist(text)
  // A sample is the shop's to give, whatever it is of.
  const ofSample = gist.group === 'sample' && isSure(gist, leastWithin) ? ('sample' as const) : undefined
  const topic = isShort(text) ? undefined : (ofSample ?? topicOf(gist, leastWhatever))
  return topic && { topic, share: gist.share }
}

/** Who complains of the sun and wants curtains asks for no return. */
export const asksNothingOfService = (text: string): boolean => askedGist(text).ofService < leastDoubted
const leastDoubted = 0.1
