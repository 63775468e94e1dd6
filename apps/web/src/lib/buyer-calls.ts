/** What operations of a registered buyer are refused with where there is none (specification, section 6; decision O-18). */
const notAuthenticated = (): Error => new Error('User not authenticated')

interface BuyerCallsDeps {
  isRegistered(): boolean
  /** Is given the key of the text of what failed, and null when the next call begins. */
  onError(error: string | null): void
}

/** Calls for the buyer who is signed in. What is answered for somebody who has left meanwhile reaches nobody. */
export function buyerCalls({ isRegistered, onError }: BuyerCallsDeps) {
  let people = 0
  function checkBuyer() {
    if (!isRegistered()) throw notAuthenticated()
  }
  return {
    checkBuyer,
    /** Rejects with 'User not authenticated' where nobody with an account is signed in, else with what the call rejects with. */
    async ask<Answer>(error: string, call: () => Promise<Answer>): Promise<Answer> {
      checkBuyer()
      const person = people
      onError(null)
      try {
        const answer = await call()
        if (person !== people) throw notAuthenticated()
        return answer
      } catch (failure) {
        if (person === people) onError(error)
        throw failure
      }
    },
    /** Another person from here on. */
    reset() {
      people++
    },
  }
}
