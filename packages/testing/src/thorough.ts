/** `THOROUGH=1`: what is tried again and again, on random goods, kinds, requests or whole sets of messages, is tried in full (README.md). */
export const isThorough = process.env.THOROUGH === '1'

/** How often such a test tries: always the same ones, as each has its seed. */
export const tries = ({ quick, thorough }: { quick: number; thorough: number }): number => (isThorough ? thorough : quick)
