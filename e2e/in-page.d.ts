/** What a journey has a page keep, to ask for it later. */
declare var journey: {
  /** Arguments of the last `window.open`. */
  opened?: unknown[]
  /** Pictures and films that the page has made, in the document or not. */
  madeMedia?: (HTMLImageElement | HTMLVideoElement)[]
  /** What the page's policy refused. */
  refused?: string[]
  /** Whether the header has offered to sign in. */
  sawGuest?: boolean
  /** How much of an opened product's picture was to be seen, frame by frame. */
  pictureShown?: number[]
}
