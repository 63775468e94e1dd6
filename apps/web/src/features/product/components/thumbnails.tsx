import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { PlayIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { type GalleryItem, posterOf } from '../gallery.ts'

interface ThumbnailsProps {
  items: readonly GalleryItem[]
  /** Index of the item in sight. */
  shown: number
  onShow(index: number): void
}

/** Every picture and film small, to choose from. Beside the picture where there is the width for it: what follows is seen sooner. */
export function Thumbnails({ items, shown, onShow }: ThumbnailsProps) {
  const { t } = useTranslation()
  return (
    <div className="relative shrink-0 max-sm:mt-1 sm:w-16">
      <ul
        aria-label={t('product.thumbnails')}
        className="scroll-quiet flex gap-1.5 p-1 max-sm:-mx-1 max-sm:overflow-x-auto sm:absolute sm:inset-0 sm:flex-col sm:overflow-y-auto"
      >
        {items.map((item, index) => (
          <li key={item.address} className="shrink-0">
            <button
              type="button"
              aria-label={item.kind === 'video' ? t('product.video') : t('product.imageOf', { index: index + 1, total: items.length })}
              aria-current={index === shown}
              onClick={() => onShow(index)}
              className={`press relative block size-14 overflow-hidden rounded-xl border-2 ${index === shown ? 'border-accent forced-colors:border-4' : 'border-line hover:border-line-strong'}`}
            >
              <ProductPicture address={item.kind === 'image' ? item.address : posterOf(items)} alt="" sizes="56px" isSmall />
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
  )
}
