import { mediaSrcset, mediaUrl } from '@karavan/contract/media.ts'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import 'photoswipe/photoswipe.css'

export interface ZoomTexts {
  label: string
  close: string
  zoom: string
  previous: string
  next: string
  failed: string
}

interface Zoom {
  /** Pictures with the elements that show them small; those that did not load have none and are left out. */
  pictures: { address: string; image: HTMLImageElement | null }[]
  index: number
  title: string
  texts: ZoomTexts
  /** It has left the screen; the picture that was looked at last. */
  onLeft(index: number): void
}

/** Side of the largest picture that the shop's own pictures come in, in pixels. */
const maxWidth = 1280

/** Pictures over the whole window: pinched, tapped, panned, swiped, and by keyboard. */
export function openZoom({ pictures, index, title, texts, onLeft }: Zoom): void {
  const shown = pictures.flatMap(({ address, image }, position) => (image ? [{ address, image, position }] : []))
  const start = shown.findIndex(({ position }) => position === index)
  if (start < 0) return
  const dataSource = shown.map(({ address, image }): SlideData => {
    const srcset = mediaSrcset(address)
    const ratio = image.naturalWidth > 0 ? image.naturalHeight / image.naturalWidth : 1
    const width = srcset ? maxWidth : image.naturalWidth || maxWidth
    return {
      src: mediaUrl(address, maxWidth),
      ...(srcset ? { srcset } : {}),
      msrc: image.currentSrc,
      width,
      height: Math.round(width * ratio),
      alt: title,
      element: image.parentElement ?? image,
    }
  })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const zoom = new PhotoSwipe({
    dataSource,
    index: start,
    loop: false,
    returnFocus: false,
    bgOpacity: 0.98,
    showHideAnimationType: isCalm ? 'none' : 'zoom',
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.failed,
  })
  // Opened by a press, it would leave the focus, and with it the arrow keys, to the page behind it.
  zoom.on('bindEvents', () => {
    // There is no element to name before.
    zoom.element?.setAttribute('aria-label', texts.label)
    zoom.element?.focus({ preventScroll: true })
  })
  // A picture that was not loaded yet has its true shape only now.
  zoom.on('loadComplete', ({ content, slide }) => {
    const image = content.element
    if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return
    const height = Math.round(((content.width || maxWidth) * image.naturalHeight) / image.naturalWidth)
    if (Math.abs(height - content.height) <= 2) return
    content.data.height = height
    content.height = height
    if (slide) zoom.refreshSlideContent(slide.index)
  })
  zoom.on('destroy', () => onLeft(shown[zoom.currIndex]?.position ?? index))
  zoom.init()
}
