import { mediaSrcset, mediaUrl } from '@karavan/contract/media.ts'
import { useState } from 'react'
import { useTranslation } from '../lib/use-translation.ts'
import { BrokenPictureIcon } from './icons.tsx'
import { PictureIcon } from './part-icons.tsx'

interface ProductPictureProps {
  address: string | undefined
  alt: string
  /** How wide it is drawn, for the browser's choice among the widths. */
  sizes: string
  isEager?: boolean
  /** The whole picture, whatever its shape and that of its place; otherwise its middle. */
  isWhole?: boolean
  /** No room for words where there is no picture: a sign alone. */
  isSmall?: boolean
}

/** What one that is not yet there looks like, one that was there from the start, and one that somebody has waited for. */
const looks = { awaited: 'opacity-0', 'at-once': '', come: 'transition-opacity duration-200' } as const

/**
 * A product's picture in a square that is reserved before it comes. A picture of another host is first asked for with CORS, then without,
 * because not every host allows it; one that does not load and one that does not exist look different.
 */
export const ProductPicture = (props: ProductPictureProps) => <OnePicture key={props.address} {...props} />

function OnePicture({ address, alt, sizes, isEager = false, isWhole = false, isSmall = false }: ProductPictureProps) {
  const { t } = useTranslation()
  const [look, setLook] = useState<keyof typeof looks>('awaited')
  const [attempt, setAttempt] = useState<'cross-origin' | 'plain' | 'failed'>('cross-origin')
  const come = (next: keyof typeof looks) => setLook((before) => (before === 'awaited' ? next : before))

  if (!address || attempt === 'failed') {
    const Icon = address ? BrokenPictureIcon : PictureIcon
    const words = t(address ? 'common.imageFailed' : 'common.noImage')
    return (
      <span title={words} className="grid size-full place-content-center justify-items-center gap-1.5 bg-sand text-ink-faint">
        <Icon className={isSmall ? 'size-6' : 'size-8'} />
        <span className={isSmall ? 'sr-only' : 'px-2 text-center text-xs leading-tight'}>{words}</span>
      </span>
    )
  }
  const srcSet = mediaSrcset(address)
  return (
    <img
      key={attempt}
      src={mediaUrl(address, 640)}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      crossOrigin={attempt === 'cross-origin' ? 'anonymous' : undefined}
      referrerPolicy="no-referrer"
      alt={alt}
      width={640}
      height={640}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      // One that the browser has already is there at once, without a fade.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) come('at-once')
      }}
      onLoad={() => come('come')}
      onError={() => setAttempt(attempt === 'cross-origin' ? 'plain' : 'failed')}
      className={`size-full ${looks[look]} ${isWhole ? 'object-contain' : 'bg-sand object-cover'}`}
    />
  )
}
