import type { DeskOrder } from '@karavan/contract/desk.ts'
import { deskLimits } from '@karavan/contract/desk.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { formatMoment } from '@karavan/web-kit/lib/format.ts'
import type { TextKey } from '@karavan/web-kit/lib/text-key.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { buttonClass, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { ConfirmDialog } from '@karavan/web-kit/ui/confirm-dialog.tsx'
import { TrashIcon } from '@karavan/web-kit/ui/icons.tsx'
import { PrivatePicture } from '@karavan/web-kit/ui/private-picture.tsx'
import { useRef, useState } from 'react'
import { CameraIcon } from '../../../ui/icons.tsx'
import { useAddPhoto, useRemovePhoto } from '../api.ts'

const failures: Record<string, TextKey> = {
  too_large: 'desk.photos.tooLarge',
  invalid: 'desk.photos.noPicture',
  unsupported_media_type: 'desk.photos.noPicture',
  limit_reached: 'desk.photos.tooMany',
}

/** Pictures taken in the warehouse; the buyer sees them with the order. */
export function Photos({ order }: { order: DeskOrder }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const add = useAddPhoto(order.id)
  const remove = useRemovePhoto(order.id)
  const [left, setLeft] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [removing, setRemoving] = useState<string>()
  const isOpen = order.status === 'order_paid' || order.status === 'order_shipped'
  if (!isOpen && order.photos.length === 0) return null

  async function send(files: File[]) {
    setProblem(undefined)
    for (const [index, file] of files.entries()) {
      setLeft(files.length - index)
      try {
        if (file.size > deskLimits.photoBytes) throw new ApiError(413, 'too_large', 'larger than the server takes')
        await add.mutateAsync(file)
      } catch (error) {
        setProblem(t((error instanceof ApiError && failures[error.code]) || 'desk.photos.failed', { name: file.name }))
      }
    }
    setLeft(0)
  }
  return (
    <Card
      title={t('desk.photos.title')}
      corner={
        isOpen && (
          <>
            <input
              ref={field}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              multiple
              className="sr-only"
              tabIndex={-1}
              aria-label={t('desk.photos.add')}
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])]
                currentTarget.value = ''
                void send(files)
              }}
            />
            <button type="button" disabled={left > 0} onClick={() => field.current?.click()} className={buttonClass('outline')}>
              <CameraIcon className="size-4.5" />
              {left > 0 ? t('desk.photos.sending', { count: left }) : t('desk.photos.add')}
            </button>
          </>
        )
      }
    >
      {problem && (
        <p role="alert" className="pb-2 text-sm text-danger">
          {problem}
        </p>
      )}
      {order.photos.length === 0 ? (
        <p className="text-sm text-ink-faint">{t('desk.photos.none')}</p>
      ) : (
        <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 md:grid-cols-5">
          {order.photos.map((photo) => (
            <li key={photo.id} className="group relative">
              <PrivatePicture url={photo.url} alt={t('desk.photos.of', { at: formatMoment(photo.added_at, language) })} />
              {isOpen && (
                <IconButton
                  label={t('desk.photos.remove')}
                  onClick={() => setRemoving(photo.id)}
                  className="absolute right-1 top-1 size-11 bg-surface/85 pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover:opacity-100"
                >
                  <TrashIcon className="size-4.5" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <ConfirmDialog
          title={t('desk.photos.removeTitle')}
          text={t('desk.photos.removeText')}
          confirm={t('common.delete')}
          failed={t('desk.failed')}
          onConfirm={() => remove.mutateAsync(removing)}
          onClosed={() => setRemoving(undefined)}
        />
      )}
    </Card>
  )
}
