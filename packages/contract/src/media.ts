/** Widths in pixels in which the product draws its own pictures; any other is not found. Pictures are square. */
export const mediaWidths = [160, 320, 480, 640, 960, 1280] as const
export type MediaWidth = (typeof mediaWidths)[number]

/** Width of a picture whose address names none. */
export const defaultMediaWidth: MediaWidth = 640

export const isMediaWidth = (width: number): width is MediaWidth => (mediaWidths as readonly number[]).includes(width)

/** Pictures that come in several widths: those of the product itself. A marketplace's own picture has the one address it has. */
const isSized = (address: string): boolean => address.startsWith('/media/') && address.endsWith('.webp')

/** Address of a picture in one width; an address that comes in one size only is given back as it is. */
export const mediaUrl = (address: string, width: MediaWidth): string => (isSized(address) ? `${address}?w=${width}` : address)

/** Value of `srcset` with every width; `undefined` for a picture that comes in one size only. */
export const mediaSrcset = (address: string): string | undefined =>
  isSized(address) ? mediaWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ') : undefined

/** How wide the first picture of a product's page is drawn, by the width of the window: the page's frame and the gallery ask for the same file. */
export const gallerySizes = '(max-width: 639px) calc(100vw - 34px), (max-width: 1151px) 464px, 384px'
