/** A buyer of so many of them wants no set of as many. */
const mostInSet = 150
/** What is to be ordered, and how many: "I'll take 12 pcs", «нам надо 12 штук». */
const orders =
  /(?<!\p{L})(?:(?:нужно|нужны|надо|возьм\p{L}*|бер[уеё]м?|закаж\p{L}*|заказ\p{L}*|давайте|купл\p{L}*|купить|хватит|тираж|количеств\p{L}*|минимум|минимальн\p{L}*)(?!\s+(?:где|чтобы?|набор|сет)))(?!\p{L})|(?<![a-z])(?:take|need|order|buy|get|ship|want|make it|quantity|qty|minimum|moq)(?![a-z])|[要买拿订来](?=\d)|数量|起订|先/iu

/** "12 pcs", «12 кистей», 12支: a number with what it counts. */
const counts =
  /(?<!\p{L})(?:штук|штуки)\s(?<inSet>\d{1,3})(?=\sв\s(?:наборе|комплекте))|(?<!\d[.,]?)(?<count>\d{1,3})\s?[+-]?\s?(?:шт(?:ук\p{L}*)?(?!\p{L})|кист\p{L}*|предмет\p{L}*|ручек|отв[её]рток|pcs?(?![a-z])|pieces?(?![a-z])|brushes|items|pens|bits|[支件个把片只根])/iu

/** How many pieces a message counts that says nothing of an order; `undefined` where it counts none. */
export function piecesSaid(folded: string): number | undefined {
  const groups = orders.test(folded) ? undefined : counts.exec(folded)?.groups
  const count = groups && Number(groups.count ?? groups.inSet)
  return count !== undefined && count > 1 && count <= mostInSet ? count : undefined
}
