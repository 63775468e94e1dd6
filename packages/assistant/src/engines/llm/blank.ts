/** A text in which blanks stand from `start` to `end`: everything else keeps its place. */
export const blank = (text: string, start: number, end: number): string => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

/** A text with blanks in place of what the pattern finds, everywhere where it is global. */
export const blankOut = (text: string, pattern: RegExp): string => text.replace(pattern, (found) => ' '.repeat(found.length))
