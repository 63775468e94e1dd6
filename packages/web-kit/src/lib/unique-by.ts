/** The items in their order, of those with one key the first. */
export function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => unknown): Item[] {
  const seen = new Set()
  return items.filter((item) => {
    const found = key(item)
    if (seen.has(found)) return false
    seen.add(found)
    return true
  })
}
