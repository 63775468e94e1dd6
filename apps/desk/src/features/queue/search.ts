import type { DeskStage } from '@karavan/contract/desk.ts'

/** What of the queue is shown; kept in the address. */
export interface QueueSearch {
  stage?: DeskStage
  q?: string
  sort?: 'waiting' | 'deadline'
  /** Only what lies too long. */
  overdue?: true
}
