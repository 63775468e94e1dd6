import { escapeHtml } from '@karavan/contract/html.ts'
import { list, paragraph } from '../../explain/html.ts'
import { type Part, type Scored, scoreHits, weights } from '../../rank/parts.ts'
import { findOffers } from '../../retrieve/find.ts'
import { rankingTextsOf } from '../../texts/ranking-texts.ts'
import { emptyWish } from '../../wish.ts'
import { answer, chipsOfShown, done, progress, type TurnContext, type TurnSteps } from './context.ts'
import { titleOf } from './shown.ts'

const partNames = Object.keys(weights) as Part[]
const most = partNames.reduce((sum, part) => sum + weights[part], 0)
/** A smaller difference between points is none that somebody would ask about. */
const isSame = (points: readonly number[]): boolean => Math.max(...points) - Math.min(...points) < 0.5

/** "Why these?": the sum that put the offers shown in their order, and the parts of it in which they differ. What went away meanwhile is not in it. */
export async function* rankingTurn(context: TurnContext): TurnSteps {
  const { deps, language, signal, state, texts } = context
  const t = rankingTextsOf(language)
  yield progress(texts.progress.comparing(state.last.length))
  const wish = state.wish ?? emptyWish()
  const found = await findOffers(wish, language, deps, signal)
  signal.throwIfAborted()
  const byId = new Map(scoreHits(found.hits, wish, deps.rate).map((scored) => [scored.hit.offer.id, scored]))
  const shown = state.last.flatMap(({ id }) => byId.get(id) ?? [])
  if (shown.length === 0) {
    yield answer(paragraph(escapeHtml(t.gone)), [texts.chips.more])
    yield done(state, context)
    return
  }
  const differing = partNames.filter((part) => !isSame(shown.map(({ parts }) => parts[part])))
  const alike = partNames.filter((part) => !differing.includes(part)).map((part) => t.parts[part])
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const lineOf = ({ hit, score, parts }: Scored): string => {
    const said = differing.map((part) => t.part(t.parts[part], number.format(parts[part]), weights[part]))
    return titleOf(hit.offer, language, 50) + escapeHtml(t.line(number.format(score), said))
  }
  const first = wish.sort ? [t.sorted[wish.sort]] : wish.picture === undefined ? [] : [t.byPicture]
  yield answer(
    [t.intro(most), ...first].map((line) => paragraph(escapeHtml(line))).join('') +
      list(shown.map(lineOf)) +
      [...(alike.length > 0 ? [t.alike(alike)] : []), t.sameSeller].map((line) => paragraph(escapeHtml(line))).join(''),
    chipsOfShown(context),
  )
  yield done(state, context)
}
