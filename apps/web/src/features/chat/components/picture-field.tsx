import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { AttachPictureIcon, CloseIcon } from '@karavan/web-kit/ui/icons.tsx'
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { shrinkPicture } from '../../../lib/shrink-picture.ts'
import { useChatSlots } from '../context.ts'

const pictureIn = (files: FileList | undefined): File | undefined => Array.from(files ?? []).find((file) => file.type.startsWith('image/'))

/** A picture that is about to be asked with, wherever it came from: chosen, taken, pasted or dropped. */
export function usePictureField() {
  const { t } = useTranslation()
  const { searchesPictures } = useChatSlots()
  const [picture, setPicture] = useState<Blob>()
  const [isUnreadable, setUnreadable] = useState(false)
  const [isOver, setOver] = useState(false)

  async function take(file: Blob | undefined): Promise<void> {
    if (!file) return
    setUnreadable(false)
    try {
      setPicture(await shrinkPicture(file))
      announce(t('chat.pictureReady'))
    } catch (error) {
      console.warn('a file could not be read as a picture', error)
      setUnreadable(true)
    }
  }
  function clear() {
    setPicture(undefined)
    setUnreadable(false)
  }
  return {
    isOffered: searchesPictures,
    picture,
    isUnreadable,
    isOver,
    take,
    clear,
    /** True where what was pasted is a picture. */
    paste(event: ClipboardEvent): boolean {
      const file = searchesPictures ? pictureIn(event.clipboardData.files) : undefined
      if (!file) return false
      event.preventDefault()
      void take(file)
      return true
    },
    drop: searchesPictures
      ? {
          onDragOver(event: DragEvent) {
            if (!event.dataTransfer.types.includes('Files')) return
            event.preventDefault()
            setOver(true)
          },
          onDragLeave: () => setOver(false),
          onDrop(event: DragEvent) {
            setOver(false)
            const file = pictureIn(event.dataTransfer.files)
            if (!event.dataTransfer.types.includes('Files')) return
            event.preventDefault()
            if (file) void take(file)
            else setUnreadable(true)
          },
        }
      : {},
  }
}
export type PictureField = ReturnType<typeof usePictureField>

/** Opens the device's own choice of pictures: files, and the camera where there is one. */
export function AttachPicture({ field, isDisabled }: { field: PictureField; isDisabled: boolean }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  if (!field.isOffered) return null
  return (
    <>
      <IconButton label={t('chat.attachPicture')} disabled={isDisabled} onClick={() => input.current?.click()}>
        <AttachPictureIcon className="size-5.5" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          void field.take(event.target.files?.[0])
          // The same file again is a choice as well.
          event.target.value = ''
        }}
      />
    </>
  )
}

/** The picture that is about to be sent, with a way to take it away, or why a file is none. */
export function ChosenPicture({ field: { picture, isUnreadable, clear } }: { field: PictureField }) {
  const { t } = useTranslation()
  if (isUnreadable)
    return (
      <p role="alert" className="px-3 pt-1.5 text-sm text-danger">
        {t('chat.pictureUnreadable')}
      </p>
    )
  if (!picture) return null
  return (
    <div className="flex items-center gap-2.5 pt-1.5">
      <LocalPicture picture={picture} alt={t('chat.pictureAlt')} className="size-14 rounded-xl object-cover" />
      <IconButton label={t('chat.removePicture')} onClick={clear}>
        <CloseIcon className="size-4.5" />
      </IconButton>
    </div>
  )
}

/** A picture that only this page has. */
export function LocalPicture({ picture, alt, className }: { picture: Blob; alt: string; className: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address ? <img src={address} alt={alt} className={className} /> : <span className={`${className} block bg-sand`} />
}
