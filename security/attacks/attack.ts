import type { AttackedProduct, Settings } from './product.ts'

export interface Outcome {
  isHurt: boolean
  /** What was seen, in a few words, with its numbers. */
  seen: string
}

export interface Attack {
  /** Its name for the command's words. */
  name: string
  /** What the review found, or what the shop was asked to stop. */
  about: string
  /** What counts as hurt. */
  hurtWhen: string
  /** What is done before the product is started for its stage: for attacks that take days. */
  begin?(product: AttackedProduct): Promise<void>
  perform(product: AttackedProduct): Promise<Outcome>
}

/** Attacks on a product that runs with these settings besides those of the stages before it. */
export interface Stage {
  settings: Settings
  attacks: readonly Attack[]
}

export interface Result extends Attack {
  outcome: Outcome
}

/**
 * Performs them one after another, each stage on one process. An attack that cannot be carried out, because the product answers otherwise than it expects,
 * throws: nobody may take that for safety.
 */
export async function* performAttacks(
  product: AttackedProduct,
  stages: readonly Stage[],
  isWanted: (attack: Attack) => boolean = () => true,
): AsyncGenerator<Result, void, void> {
  for (const { settings, attacks } of stages) {
    const wanted = attacks.filter(isWanted)
    for (const attack of wanted) if (attack.begin) await carriedOut(attack, () => attack.begin?.(product))
    // Later stages go on from the settings of earlier ones, wanted or not.
    product.settings = { ...product.settings, ...settings }
    if (wanted.length > 0) await product.restart()
    for (const attack of wanted) yield { ...attack, outcome: await carriedOut(attack, () => attack.perform(product)) }
  }
}

async function carriedOut<T>({ name }: Attack, work: () => Promise<T> | undefined): Promise<T> {
  try {
    return (await work()) as T
  } catch (cause) {
    throw new Error(`${name} could not be carried out: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
