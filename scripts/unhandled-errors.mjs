// A reporter of Vitest: writes what failed outside of every test, messages and their causes, as a list to the file that UNHANDLED_ERRORS names.
import { writeFileSync } from 'node:fs'

const messagesOf = (error) => (error ? [error.message ?? '', ...messagesOf(error.cause)] : [])

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(errors.map((error) => messagesOf(error).join('\n'))))
  }
}
