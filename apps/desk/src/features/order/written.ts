/** What the buyer's app says in English when the buyer has written nothing (specification, section 4). */
const unwritten = ['Cancelled by buyer', 'Delivery confirmed by buyer']

/** A note as far as a person wrote it. */
export const toWritten = (note: string): string => (unwritten.includes(note) ? '' : note)
