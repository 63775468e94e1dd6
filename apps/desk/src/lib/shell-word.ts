/** A text as one word for a shell, whatever is in it: an address may hold `$`, `|`, `&` and backticks, and what is copied here is run as it stands. */
export const toShellWord = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/** What is run on the server to give this address the desk. After `--` nothing is an option any more. */
export const toGrantCommand = (email: string): string =>
  `npm run operator -- operator grant ${email.startsWith('-') ? '-- ' : ''}${toShellWord(email)}`
