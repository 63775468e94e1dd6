import { optionalMails } from '@karavan/contract/account.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { CheckField } from '@karavan/web-kit/ui/check.tsx'
import { NotLoaded } from '@karavan/web-kit/ui/not-loaded.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mailsQuery, useChooseMails } from '../queries.ts'

const names = {
  reminded: 'accountPage.mailKinds.reminded',
  shipped: 'accountPage.mailKinds.shipped',
  delivered: 'accountPage.mailKinds.delivered',
} as const

/** Which mails of an order the buyer wants, beside those that it cannot do without. */
export function MailsCard({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const { data: unwanted, isError, isFetching, refetch } = useQuery(mailsQuery(uid))
  const choose = useChooseMails()
  // A tick changes under the finger and not a moment later; the answer of the server has the last word.
  const [chosen, setChosen] = useState<typeof unwanted>()
  const shown = chosen ?? unwanted
  const change = (next: NonNullable<typeof unwanted>): void => {
    setChosen(next)
    choose.mutate(next, { onSettled: () => setChosen(undefined) })
  }
  return (
    <Card title={t('accountPage.mails')}>
      <p className="text-[15px] leading-relaxed text-ink-soft text-pretty">{t('accountPage.mailsHint')}</p>
      {choose.isError && <Alert className="mt-3">{t('accountPage.mailsFailed')}</Alert>}
      {isError && !shown ? (
        <NotLoaded className="mt-3" text={t('accountPage.loadFailed')} isRunning={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul className="pt-2">
          {optionalMails.map((kind) => (
            <li key={kind}>
              {shown ? (
                <CheckField
                  checked={!shown.includes(kind)}
                  onChange={({ target }) => change(target.checked ? shown.filter((one) => one !== kind) : [...shown, kind])}
                >
                  {t(names[kind])}
                </CheckField>
              ) : (
                <Skeleton className="my-2.5 h-6 w-56" />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
