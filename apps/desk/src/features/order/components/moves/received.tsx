import type { MoveFieldsProps } from './draft.ts'
import { LineChoice } from './line-choice.tsx'
import { Remark } from './note-text.tsx'

/** What has arrived at the warehouse. */
export const ReceivedFields = (props: MoveFieldsProps) => (
  <>
    <LineChoice {...props} />
    <Remark {...props} />
  </>
)
