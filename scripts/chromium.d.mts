/** Path of a Chromium; throws with what the reader can do when there is none and none can be had. */
export function ensureChromium(): string
