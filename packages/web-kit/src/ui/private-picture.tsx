import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pageApiBase } from '../lib/base-url.ts'
import { withFreshToken } from '../lib/caller.ts'
import { useTranslation } from '../lib/use-translation.ts'
import { BrokenPictureIcon } from './icons.tsx'
import { Skeleton } from './skeleton.tsx'

/** A picture that the server shows to its bearers alone: an `img` by itself would come without the token. A press opens it in full. */
export function PrivatePicture({ url, alt, frame = 'aspect-square w-full rounded-xl' }: { url: string; alt: string; frame?: string }) {
  const { t } = useTranslation()
  const { data, error } = useQuery({
    queryKey: ['private-picture', url],
    queryFn: async ({ signal }) => {
      const response = await withFreshToken((headers) => fetch(new URL(url, pageApiBase()), { headers, signal }))
      if (!response.ok) throw new Error(`the picture answered ${response.status}`)
      return response.blob()
    },
    // What is drawn once is never drawn otherwise.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  if (error) {
    return (
      <span className={`${frame} grid place-items-center bg-sand text-ink-faint`} title={t('common.imageFailed')}>
        <BrokenPictureIcon className="size-7" />
      </span>
    )
  }
  if (!address) return <Skeleton className={frame} />
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block">
      <img src={address} alt={alt} className={`${frame} object-cover`} />
    </a>
  )
}
