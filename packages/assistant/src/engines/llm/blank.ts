/** A text with blanks in place of what the pattern finds, everywhere where it is global. */
export const blankOut = (text: string, pattern: RegExp): string => text.replace(pattern, (found) => ' '.repeat(found.length))
