/** What the buyer's app sends in every interface language when the buyer has written nothing. */
const unwritten = ['Cancelled by buyer', 'Delivery confirmed by buyer']

/** A note as far as a person wrote it. */
export const toWritten = (note: string): string => (unwritten.includes(note) ? '' : note)
