import { asOfTopic, type State, topicShown } from '../state.ts'
import { namesSum } from './grammar/asked-sum.ts'
import { withoutRestore } from './grammar/relative.ts'
import { areRelated, isCalledBy } from './merge.ts'
import { readMessage } from './read.ts'

/** A message, and the search of the talk that it goes on with. */
interface Back {
  message: string
  state: State
}

const that =
  /(?<!\p{L})(?:то[тй]|та|ту|того|тому|тем|том)(?!\p{L})|(?<![a-z])(?:that|those|from before|earlier)(?![a-z])|那(?:个|款|条|双|套|件|把|只|盏|张|块|台|支|瓶|盒|包|顶)|刚才|之前|前面/iu

/**
 * "Go back to that first cable, does it have a light?", «а тот пакет первый, сколько за 300?»: one by its place among goods that were shown before those that are
 * on the screen. The message without the words that go back, and the state as of those goods; `undefined` of others.
 */
export function backToPlace(message: string, since: State): Back | undefined {
  if (since.last.length === 0) return undefined
  const { types, said, colors, reference, relatives, isComparison } = readMessage(message, true, since.wish)
  const isBack = relatives.includes('restore') || that.test(message)
  if (!isBack || isComparison || reference?.kind !== 'places' || reference.places.length === 0) return undefined
  if (types.length === 0) return backToColor(message, since, colors)
  if (!since.topics?.length || namesSum(message)) return undefined
  if (relatives.some((relative) => relative !== 'restore') || areRelated(types, since.wish?.types ?? [])) return undefined
  const topic = topicShown(since, (one) => areRelated(one.types, types)) ?? topicShown(since, (one) => isCalledBy(one, said))
  return topic && { message: withoutRestore(message), state: asOfTopic(since, topic) }
}

/** «Верни те белые первые» of black ones: goods of the same search in the colour that was wished for before. */
function backToColor(message: string, since: State, colors: readonly string[]): Back | undefined {
  const before = since.past.at(-1)
  const cards = since.earlier?.at(-1)
  if (
    colors.length === 0 ||
    !before ||
    !cards ||
    colors.some((color) => since.wish?.colors.includes(color) || !before.colors.includes(color))
  )
    return undefined
  const { focus: _, ...rest } = since
  return { message: withoutRestore(message), state: { ...rest, wish: before, last: cards } }
}
