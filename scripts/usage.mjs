const isHelp = (word) => word === '--help' || word === '-h'

/**
 * Prints how a command is used and ends, where its words ask for that. Called before anything is installed, built or started. A command that takes
 * no words refuses any other one, because it would otherwise run as if the word had been understood.
 */
export function showUsage(text, { takesWords = false, words = process.argv.slice(2) } = {}) {
  if (words.some(isHelp)) {
    process.stdout.write(`${text.trim()}\n`)
    process.exit(0)
  }
  if (takesWords || words.length === 0) return
  process.stderr.write(`Unknown option: ${words[0]}. --help shows how the command is used\n`)
  process.exit(2)
}
