import { Form } from '@base-ui/react/form'
import type { DeskSession } from '@karavan/contract/operators.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyText } from '../../../ui/copy-text.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { confirmTotp, startTotp } from '../api.ts'
import { toText } from '../failure.ts'
import { CodeField } from './code-field.tsx'

export type Added = DeskSession & { recovery_codes: string[] | null }

/** Shows a new key to scan or to type, and takes the first code of it. */
export function TotpSetUp({ onAdded }: { onAdded(added: Added): void }) {
  const { t } = useTranslation()
  // A key of its own for each time this is opened: one that was shown before may have been seen by somebody.
  const { data, error, refetch } = useQuery({ queryKey: ['totp-key'], queryFn: startTotp, gcTime: 0, staleTime: Number.POSITIVE_INFINITY })
  const [code, setCode] = useState('')
  const confirm = useMutation({ mutationFn: confirmTotp, onSuccess: onAdded })
  if (error) return <Failed text={toText(error, t) ?? t('desk.failed')} onRetry={() => void refetch()} />
  return (
    <Form onFormSubmit={() => !confirm.isPending && confirm.mutate(code)} aria-busy={confirm.isPending} className="space-y-5 text-left">
      <ol className="space-y-4 text-[15px] leading-relaxed">
        <li>
          <p>{t('desk.door.scan')}</p>
          <div className="mt-3 flex justify-center">
            {data ? <Qr {...data.qr} label={t('desk.door.qr')} /> : <Skeleton className="size-52 rounded-2xl" />}
          </div>
          {data && (
            <p className="mt-3 text-center text-sm text-ink-soft">
              {t('desk.door.orType')}
              <CopyText text={data.key} label={t('desk.door.copyKey')} isCode className="mt-1.5">
                {data.key.replaceAll(/.{4}(?=.)/g, '$& ')}
              </CopyText>
              <a
                href={data.uri}
                className="mt-1 inline-flex min-h-11 items-center text-accent underline-offset-3 hover:underline md:hidden"
              >
                {t('desk.door.openApp')}
              </a>
            </p>
          )}
        </li>
      </ol>
      <CodeField
        label={t('desk.door.firstCode')}
        value={code}
        onChange={(text) => {
          confirm.reset()
          setCode(text)
        }}
        error={confirm.error ? toText(confirm.error, t) : undefined}
      />
      <Button look="solid" type="submit" className="h-12 w-full text-base" aria-disabled={confirm.isPending || !data}>
        {t(confirm.isPending ? 'desk.door.checking' : 'desk.door.confirm')}
      </Button>
    </Form>
  )
}

/** Black on white in both themes: cameras read nothing else. */
function Qr({ size, path, label }: { size: number; path: string; label: string }) {
  const margin = 3
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-2xl border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
