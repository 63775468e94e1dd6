/** What a journey has a page keep, to ask for it later. */
declare var journey: {
  /** Arguments of the last `window.open`. */
  opened?: unknown[]
  /** How the page asked for pictures and films: with CORS or without. */
  askedModes?: string[]
  /** What the page's policy refused. */
  refused?: string[]
  /** Whether the header has offered to sign in. */
  sawGuest?: boolean
  /** How much of an opened product's picture was to be seen, frame by frame. */
  pictureShown?: number[]
}
