/** What the mail is made from by which a person proves that an address is theirs. */
export type ProofLetter = {
  email: string
  /** For the page of the mail's link. Proves the address, nothing else. */
  code: string
  /** As the browser named its language, if it did. */
  locale?: string
  /** It is to take the place of the address that the account has. */
  isChange?: true
}
