import { fileURLToPath } from 'node:url'

/** Folder of the films, each `<name>.webm`. `scripts/make-sample-videos.ts` makes them from the drawings. */
export const videoFolder = fileURLToPath(new URL('./video/', import.meta.url))

/** The films there are, by the kind of goods they show. */
export const videos = {
  'thermos-mug': 'drinkware',
  sneakers: 'sneakers',
  'desk-lamp': 'lamp',
  'soft-toy': 'toy',
  backpack: 'bag',
  watch: 'watch',
} as const satisfies Record<string, string>
export type VideoName = (typeof videos)[keyof typeof videos]
