/** Orders that are printed at once. */
export const packingMax = 50
