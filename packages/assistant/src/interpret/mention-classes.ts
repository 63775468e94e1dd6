import type { ClassOfTexts } from '@karavan/lexicon/learn-classes.ts'
import { type MentionRole, mentionClassesOf, mentionOf, mentionsOf } from '@karavan/lexicon/mention-roles.ts'
import { foldText } from './grammar/open-text.ts'
import { ruledAs } from './mentions.ts'

/** A property that a marked message names, as it is read. */
export interface ReadMention {
  /** The message that names it. */
  message: string
  role: MentionRole
  text: string
  /** What the rules take it for. */
  rules: string[]
}

/** Each property of a table of marked messages. */
export const readMentions = (table: string): ReadMention[] =>
  mentionsOf(table).map(({ text, span, others, role }) => {
    const folded = foldText(text)
    const rules = ruledAs(folded, span)
    return { message: text, role, text: mentionOf(folded, span, others, rules), rules }
  })

/** What is learned of a table of marked messages: `scripts/make-mention-roles.ts`. */
export const mentionClassesOfTable = (table: string): ClassOfTexts[] => mentionClassesOf(readMentions(table))
