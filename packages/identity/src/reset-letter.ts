/** What the mail with a reset code is made from. */
export type ResetLetter = {
  email: string
  /** For the page that takes the new password. A secret: its holder may set one. */
  code: string
  /** As the browser named its language, if it did. */
  locale?: string
}
