/**
 * What a terminal obeys instead of showing: control characters, those of the upper half included, and marks that turn the direction of a line around. In
 * a buyer's name they would move the cursor, change what an operator reads, or let a command look like another one. Line ends and tabs stay.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text that a terminal shows as it is. */
export const toTerminalText = (text: string): string => text.replace(obeyed, '')

/** JSON text with the same meaning that a terminal shows as it is: such characters stand inside its strings alone. */
export const toTerminalJson = (json: string): string =>
  json.replace(obeyed, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
