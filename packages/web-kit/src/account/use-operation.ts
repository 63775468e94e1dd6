import { useState } from 'react'
import { useTranslation } from '../lib/use-translation.ts'
import type { Failure, Outcome } from './failure.ts'

/** One thing at a time, and why it did not work. The operation is begun in the same moment: a window may only be opened straight from a click. */
export function useOperation() {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Failure>()
  const [isRunning, setRunning] = useState(false)
  async function run(operation: () => Promise<Outcome>): Promise<Outcome> {
    if (isRunning) return { success: false, error: '' }
    setRunning(true)
    setFailure(undefined)
    const outcome = await operation().catch((): Failure => ({ success: false, error: t('account.exception') }))
    setRunning(false)
    if (!outcome.success) setFailure(outcome)
    return outcome
  }
  return { isRunning, failure, run }
}
