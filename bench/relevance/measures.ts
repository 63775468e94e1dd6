const gain = (grade: number): number => 2 ** grade - 1
const discounted = (grades: readonly number[]): number => grades.reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0)

/** Normalised discounted cumulative gain of the first `depth` answers, 0 to 1; 1 is the best order there is. */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>, depth = 10): number {
  const best = discounted([...grades.values()].sort((a, b) => b - a).slice(0, depth))
  return best === 0 ? 0 : discounted(found.slice(0, depth).map((id) => grades.get(id) ?? 0)) / best
}

/** From this grade on an answer is one that a buyer wanted. */
const wanted = 2

/** Share of the wanted answers, or of `depth` where there are more of them, that the first `depth` hold; `undefined` where nothing is wanted. */
export function recall(found: readonly string[], grades: ReadonlyMap<string, number>, depth = 20): number | undefined {
  const right = new Set([...grades].filter(([, grade]) => grade >= wanted).map(([id]) => id))
  if (right.size === 0) return undefined
  return found.slice(0, depth).filter((id) => right.has(id)).length / Math.min(depth, right.size)
}
