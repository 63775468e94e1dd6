/**
 * Something that takes long to build, and is built once: ahead in steps, between which others have their turn, or all that is left of it at once by who needs
 * it before that has ended.
 */
export class InSteps<T extends object> {
  readonly #build: () => Generator<void, T>
  #steps: Generator<void, T> | undefined
  #built: T | undefined

  /** `build` gives way after each piece of its work and returns what was built. */
  constructor(build: () => Generator<void, T>) {
    this.#build = build
  }

  get(): T {
    while (!this.#built) this.#step()
    return this.#built
  }

  /** Builds one more piece with each step, and ends when all is built, by whomever. */
  *ahead(): Generator<void> {
    while (!this.#built) {
      this.#step()
      yield
    }
  }

  #step(): void {
    this.#steps ??= this.#build()
    const { done, value } = this.#steps.next()
    if (!done) return
    this.#built = value
    this.#steps = undefined
  }
}

/** Gives way after so many of the items. */
export function* inPieces<T>(items: Iterable<T>, size: number, each: (item: T) => void): Generator<void> {
  let left = size
  for (const item of items) {
    each(item)
    if (--left > 0) continue
    left = size
    yield
  }
}

/** Takes all steps at once, and gives what they have built. */
export function finish<T>(steps: Iterator<void, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
