import type { Field } from './fields-asked.ts'
import type { Wording } from './pattern.ts'

/** A field of offers in the words of buyers and of listings. */
export interface FieldWording {
  field: Field
  /** How buyers name it. */
  asked: Wording
  /** Names of attributes that state it, in lower case. Missing where the offer itself has it. */
  stated?: RegExp
}
