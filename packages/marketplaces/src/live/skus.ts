import type { OptionGroup, PriceStep, Sku } from '../port.ts'

/** `pid:vid` pairs as the product writes them: no spaces, nothing trailing. */
export const toPropsIds = (value: string | undefined): string =>
  (value ?? '')
    .split(/[;；]/)
    .map((pair) => pair.trim())
    .filter((pair) => /^[\w-]+:[\w-]+$/.test(pair))
    .join(';')

/** Steps in ascending order, one for each quantity; prices that are not known are no steps. */
export function toLadder(steps: readonly { from: number | undefined; minor: number | undefined }[]): PriceStep[] {
  const known = new Map<number, number>()
  for (const { from, minor } of steps) if (from !== undefined && from > 0 && minor !== undefined) known.set(from, minor)
  return [...known].map(([from, minor]) => ({ from, minor })).sort((a, b) => a.from - b.from)
}

/**
 * A SKU may have a value that the options do not list. It is added where the SKU itself names it ('颜色:黑色;尺码:L', with or without the names of the
 * options), so that it can be chosen.
 */
export function withNamedValues(
  options: readonly OptionGroup[],
  skus: readonly { propsIds: string; names: string | undefined }[],
): OptionGroup[] {
  const groups = options.map((group) => ({ ...group, values: [...group.values] }))
  for (const { propsIds, names } of skus) {
    const pairs = propsIds.split(';').map((pair) => pair.split(':'))
    const named = (names ?? '').split(/[;；]/).map((name) => name.trim().replace(/^[^:：]*[:：]\s*/, ''))
    if (named.length !== pairs.length) continue
    for (const [place, [pid, vid]] of pairs.entries()) {
      const group = groups.find((one) => one.pid === pid)
      const name = named[place]
      if (!group || !vid || !name || group.values.some((value) => value.vid === vid)) continue
      group.values.push({ vid, name: { zh: name } })
    }
  }
  return groups
}

/** The ladder where the marketplace gives no steps: the lowest price of a variant, else the price that it shows of the whole offer. */
export function ladderWithout(moq: number, skus: readonly Pick<Sku, 'priceMinor'>[], shownMinor: number | undefined): PriceStep[] {
  const prices = skus.flatMap(({ priceMinor }) => priceMinor ?? [])
  const minor = prices.length > 0 ? Math.min(...prices) : shownMinor
  return minor === undefined ? [] : [{ from: moq, minor }]
}
