/** A picture that a buyer asked with. It goes with its conversation. */
export interface AskedPictureTable {
  id: string
  conversation_id: string
  /** WebP. */
  picture: Buffer
  width: number
  height: number
  /** Its looks (`looks/look.ts`), one after the other. */
  looks: Buffer
  created_at: Date
}

export interface PictureTables {
  asked_picture: AskedPictureTable
}
