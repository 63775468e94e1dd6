import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, PlayIcon, ZoomIcon } from '../../../ui/icons.tsx'
import { ProductPicture } from '../../../ui/product-picture.tsx'
import type { GalleryItem } from '../gallery.ts'
import { ProductVideo } from './product-video.tsx'

interface GalleryProps {
  items: readonly GalleryItem[]
  title: string
  /** Where the picture stands that flies to the cart. */
  frame: RefObject<HTMLDivElement | null>
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One picture or film at a time: swiped, stepped with buttons and arrow keys, or chosen by its thumbnail; a picture opens enlarged. */
export function Gallery({ items, title, frame }: GalleryProps) {
  const { t } = useTranslation()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const index = Math.min(shown, Math.max(0, items.length - 1))
  /** Where the strip is being moved to by the page itself: what it passes on the way is not the reader's choice. */
  const target = useRef<number | undefined>(undefined)

  // The chosen option's picture comes first: the strip shows it at once.
  const first = items[0]?.address
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first picture starts anew
  useEffect(() => {
    setShown(0)
    target.current = undefined
    strip.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])

  function show(next: number) {
    const place = Math.max(0, Math.min(items.length - 1, next))
    const element = strip.current
    setShown(place)
    if (!element || element.clientWidth === 0) return
    target.current = place
    element.scrollTo({ left: place * element.clientWidth, behavior: calm() ? 'instant' : 'smooth' })
  }
  function follow() {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    const place = Math.round(element.scrollLeft / element.clientWidth)
    if (target.current !== undefined && target.current !== place) return
    target.current = undefined
    setShown(place)
  }
  function step(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: items.length - 1 }
    const next = steps[event.key]
    // A film's own controls take the arrow keys for themselves.
    if (next === undefined || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    show(next)
  }
  async function zoom(place: number) {
    const { openZoom } = await import('../zoom.ts')
    const pictures = items.flatMap(({ kind }, at) => (kind === 'image' ? [at] : []))
    openZoom({
      pictures: pictures.map((at) => ({
        address: items[at]!.address,
        image: strip.current?.children[at]?.querySelector('img') ?? null,
      })),
      index: pictures.indexOf(place),
      title,
      texts: {
        label: t('product.gallery'),
        close: t('common.close'),
        zoom: t('product.zoom'),
        previous: t('product.previousPicture'),
        next: t('product.nextPicture'),
        failed: t('product.imageFailed'),
      },
      onLeft(left) {
        const last = pictures[left] ?? place
        // Until it is the shown one it cannot have the focus.
        flushSync(() => show(last))
        strip.current?.children[last]?.querySelector('button')?.focus({ preventScroll: true })
      },
    })
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
          onScroll={follow}
          onPointerDown={() => {
            target.current = undefined
          }}
          className="flex aspect-square snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {items.map((item, place) => (
            <li key={item.address} inert={place !== index} className="relative size-full shrink-0 snap-center snap-always">
              {item.kind === 'video' ? (
                <ProductVideo
                  address={item.address}
                  poster={items.find(({ kind }) => kind === 'image')?.address}
                  isShown={place === index}
                />
              ) : (
                <button
                  type="button"
                  onClick={() => void zoom(place)}
                  aria-label={t('product.zoomOf', { index: place + 1, total: items.length })}
                  className="group/picture size-full outline-offset-[-4px] has-[img]:cursor-zoom-in"
                >
                  <ProductPicture
                    address={item.address}
                    alt={title}
                    sizes="(max-width: 576px) 100vw, 544px"
                    isEager={place === 0}
                    isWhole
                  />
                  <span className="pointer-events-none absolute right-3 top-3 hidden size-9 place-items-center rounded-full bg-[#1a120a]/55 text-white group-has-[img]/picture:grid">
                    <ZoomIcon className="size-4.5" />
                  </span>
                </button>
              )}
            </li>
          ))}
        </ul>
        {items.length > 1 && (
          <>
            <span className="pointer-events-none absolute bottom-3 right-3 rounded-full bg-[#1a120a]/65 px-2.5 py-1 text-xs font-medium tabular-nums text-white">
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
      {items.length > 1 && (
        // Beside the picture where there is the width for it: what follows is seen sooner.
        <div className="relative shrink-0 max-sm:mt-1 sm:w-16">
          <ul
            aria-label={t('product.thumbnails')}
            className="scroll-quiet flex gap-1.5 p-1 max-sm:-mx-1 max-sm:overflow-x-auto sm:absolute sm:inset-0 sm:flex-col sm:overflow-y-auto"
          >
            {items.map((item, place) => (
              <li key={item.address} className="shrink-0">
                <button
                  type="button"
                  aria-label={item.kind === 'video' ? t('product.video') : t('product.imageOf', { index: place + 1, total: items.length })}
                  aria-current={place === index}
                  onClick={() => show(place)}
                  className={`press relative block size-14 overflow-hidden rounded-xl border-2 ${place === index ? 'border-accent' : 'border-line hover:border-line-strong'}`}
                >
                  <ProductPicture
                    address={item.kind === 'image' ? item.address : items.find(({ kind }) => kind === 'image')?.address}
                    alt=""
                    sizes="56px"
                    isSmall
                  />
                  {item.kind === 'video' && (
                    <span className="absolute inset-0 grid place-items-center bg-[#1a120a]/40 text-white">
                      <PlayIcon className="size-5" />
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

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
