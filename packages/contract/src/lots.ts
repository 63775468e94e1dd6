/** Some goods are sold in whole lots only, such as boxes of 12. A lot of `undefined` or 1: by the piece. */

/** `pieces` put up to whole lots. */
export const toWholeLots = (pieces: number, lotSize = 1): number => Math.ceil(pieces / lotSize) * lotSize

/** The whole lots that `pieces` are enough for, in pieces. */
export const wholeLotsWithin = (pieces: number, lotSize = 1): number => Math.floor(pieces / lotSize) * lotSize

export const isPartialLot = (pieces: number, lotSize = 1): boolean => pieces % lotSize !== 0
