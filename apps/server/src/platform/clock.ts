/** Now. Handed in wherever time decides something, so that a test can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
