import { mediaUrl } from '@karavan/contract/media.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { BrokenPictureIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'

interface ProductVideoProps {
  address: string
  /** Picture that stands for it until it is played. */
  poster: string | undefined
  /** Out of sight it stops. */
  isShown: boolean
}

/** A product's film. Like a picture, it is first asked for with CORS, then without, and then replaced by a placeholder. */
export function ProductVideo({ address, poster, isShown }: ProductVideoProps) {
  const { t } = useTranslation()
  const film = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState<'cross-origin' | 'plain' | 'failed'>('cross-origin')
  useEffect(() => {
    if (!isShown && film.current?.paused === false) film.current.pause()
  }, [isShown])
  const retry = () => setAttempt(attempt === 'cross-origin' ? 'plain' : 'failed')
  // A film is asked for while the page around it is still being built; what fails before it stands there tells nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each film that is put there
  useEffect(() => {
    if (film.current?.error) retry()
  }, [attempt])
  if (attempt === 'failed') {
    return (
      <span className="grid size-full place-content-center justify-items-center gap-1.5 bg-sand text-ink-faint">
        <BrokenPictureIcon className="size-8" />
        <span className="px-2 text-center text-xs leading-tight">{t('product.videoFailed')}</span>
      </span>
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a marketplace's film has no captions
    <video
      ref={film}
      key={attempt}
      src={address}
      poster={poster && mediaUrl(poster, 640)}
      crossOrigin={attempt === 'cross-origin' ? 'anonymous' : undefined}
      onError={retry}
      aria-label={t('product.video')}
      controls
      // Browsers differ in whether its controls alone take the focus.
      tabIndex={0}
      playsInline
      preload="metadata"
      className="size-full bg-sand object-contain"
    />
  )
}
