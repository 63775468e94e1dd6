import { gallerySizes } from '@karavan/contract/media.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@karavan/web-kit/ui/icons.tsx'
import { ZoomIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { type GalleryItem, posterOf } from '../gallery.ts'
import { ProductVideo } from './product-video.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useStrip } from './use-strip.ts'

interface GalleryProps {
  items: readonly GalleryItem[]
  title: string
  /** Where the picture stands that flies to the cart. */
  frame: RefObject<HTMLDivElement | null>
}

/** One picture or film at a time: swiped, stepped with buttons and arrow keys, or chosen by its thumbnail; a picture opens enlarged. */
export function Gallery({ items, title, frame }: GalleryProps) {
  const { t } = useTranslation()
  const { strip, index, show, handlers } = useStrip(items.length, items[0]?.address)
  // Pictures nobody has come near are not fetched: a browser would take those beside the first one for near.
  const [reached, setReached] = useState(0)
  if (index > reached) setReached(index)
  const zoom = useZoom(items, title, strip, show, () => flushSync(() => setReached(items.length)))

  function step(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: items.length - 1 }
    const next = steps[event.key]
    // A film's own controls take the arrow keys for themselves.
    if (next === undefined || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    show(next)
  }

  if (items.length === 0) {
    return (
      <div ref={frame} className="aspect-square overflow-hidden rounded-2xl border border-line">
        <ProductPicture address={undefined} alt="" sizes="" />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus stands in the gallery
    <div onKeyDown={step} className="group/gallery sm:flex sm:gap-1.5">
      <section
        ref={frame}
        aria-roledescription={t('product.galleryRole')}
        aria-label={t('product.gallery')}
        className="relative min-w-0 grow overflow-hidden rounded-2xl border border-line bg-sand"
      >
        <ul
          ref={strip}
          {...handlers}
          className="flex aspect-square snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {items.map((item, position) => (
            <li key={item.address} inert={position !== index} className="relative size-full shrink-0 snap-center snap-always">
              {item.kind === 'video' ? (
                <ProductVideo address={item.address} poster={posterOf(items)} isShown={position === index} />
              ) : (
                position <= reached + 1 && (
                  <Picture
                    address={item.address}
                    title={title}
                    label={t('product.zoomOf', { index: position + 1, total: items.length })}
                    isFirst={position === 0}
                    onZoom={() => void zoom(position)}
                  />
                )
              )}
            </li>
          ))}
        </ul>
        {items.length > 1 && (
          <>
            {/* A film has its own controls along the lower edge. */}
            <span
              className={`pointer-events-none absolute right-3 rounded-full bg-[#1a120a]/65 px-2.5 py-1 text-xs font-medium text-white ${
                items[index]?.kind === 'video' ? 'top-3' : 'bottom-3'
              }`}
            >
              {index + 1} / {items.length}
            </span>
            <Step label={t('product.previousPicture')} isOff={index === 0} onStep={() => show(index - 1)} side="left-2">
              <ArrowLeftIcon />
            </Step>
            <Step label={t('product.nextPicture')} isOff={index === items.length - 1} onStep={() => show(index + 1)} side="right-2">
              <ArrowRightIcon />
            </Step>
          </>
        )}
      </section>
      {items.length > 1 && <Thumbnails items={items} shown={index} onShow={show} />}
    </div>
  )
}

/** Opens a picture over the whole window. What was looked at last there is shown here afterwards, and has the focus. */
function useZoom(
  items: readonly GalleryItem[],
  title: string,
  strip: RefObject<HTMLUListElement | null>,
  show: (index: number) => void,
  drawAll: () => void,
): (index: number) => Promise<void> {
  const { t } = useTranslation()
  return async (index) => {
    const { openZoom } = await loadFile(() => import('../zoom.ts'))
    // It takes what each picture looks like from its small one.
    drawAll()
    const pictures = items.flatMap(({ kind, address }, position) => (kind === 'image' ? [{ address, position }] : []))
    openZoom({
      pictures: pictures.map(({ address, position }) => ({
        address,
        image: strip.current?.children[position]?.querySelector('img') ?? null,
      })),
      index: pictures.findIndex(({ position }) => position === index),
      title,
      texts: {
        label: t('product.gallery'),
        close: t('common.close'),
        zoom: t('product.zoom'),
        previous: t('product.previousPicture'),
        next: t('product.nextPicture'),
        failed: t('common.imageFailed'),
      },
      onLeft(left) {
        const last = pictures[left]?.position ?? index
        // Until it is the shown one it cannot have the focus.
        flushSync(() => show(last))
        strip.current?.children[last]?.querySelector('button')?.focus({ preventScroll: true })
      },
    })
  }
}

interface PictureProps {
  address: string
  title: string
  label: string
  isFirst: boolean
  onZoom(): void
}

const Picture = ({ address, title, label, isFirst, onZoom }: PictureProps) => (
  <button
    type="button"
    onClick={onZoom}
    aria-label={label}
    className="group/picture size-full outline-offset-[-4px] has-[img]:cursor-zoom-in"
  >
    <ProductPicture address={address} alt={title} sizes={gallerySizes} isEager={isFirst} isWhole />
    <span className="pointer-events-none absolute right-3 top-3 hidden size-9 place-items-center rounded-full bg-[#1a120a]/55 text-white group-has-[img]/picture:grid">
      <ZoomIcon className="size-4.5" />
    </span>
  </button>
)

interface StepProps {
  label: string
  isOff: boolean
  onStep(): void
  side: 'left-2' | 'right-2'
  children: ReactNode
}

/** Seen where there is a pointer to press it with; a finger swipes. */
const Step = ({ label, isOff, onStep, side, children }: StepProps) => (
  <IconButton
    label={label}
    disabled={isOff}
    onClick={onStep}
    className={`absolute top-1/2 -translate-y-1/2 rounded-full bg-surface-high/90 text-ink opacity-0 shadow-low transition-opacity focus-visible:opacity-100 group-hover/gallery:opacity-100 disabled:invisible pointer-coarse:hidden ${side}`}
  >
    {children}
  </IconButton>
)
