/** The database cannot be reached or is closed to connections (55000), does not answer in time, or has no room: the same call may work in a moment. */
const states = new Set(['57P01', '57P02', '57P03', '57014', '53100', '53200', '53300', '25006', '55000'])
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'EPIPE'])
/** Of the driver, which gives them no code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/
const maxCauses = 4

export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isAway = states.has(code) || /^08\w{3}$/.test(code) || systemCodes.has(code) || messages.test(error.message)
  return isAway || (depth < maxCauses && isDatabaseAway(error.cause, depth + 1))
}
