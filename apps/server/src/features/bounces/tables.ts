/** That mail to an address does not arrive. It goes with the account, and with the next sign that mail is taken again. */
export interface UndeliverableAddressTable {
  /** In small letters. */
  email: string
  /** What the server there has said. */
  reason: string
  /** Said at once, when the mail was handed over; otherwise by a report of later. */
  is_refused: boolean
  at: Date
}

export interface BounceTables {
  undeliverable_address: UndeliverableAddressTable
}
