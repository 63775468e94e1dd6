import type { SharedListSummary } from '@karavan/contract/shared-lists.ts'
import { useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { ConfirmDialog } from '@karavan/web-kit/ui/confirm-dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { listsQuery, useUnsharing } from '../queries.ts'
import { ListLink } from './list-link.tsx'

/** The lists that this account shows, each with its link and the way to end it. Nothing where there are none. */
export function OwnLists({ link }: { link(list: SharedListSummary, text: string): ReactNode }) {
  const { t } = useTranslation()
  const { data: lists = [] } = useQuery(listsQuery(useBuyerUid()))
  const unshare = useUnsharing()
  const [doomed, setDoomed] = useState<SharedListSummary>()
  if (lists.length === 0) return null
  return (
    <section aria-labelledby="own-lists" className="mt-12">
      <h2 id="own-lists" className="font-display text-2xl font-semibold tracking-tight max-md:text-xl">
        {t('lists.own')}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {lists.map((list) => (
          <li key={list.id} className="rounded-2xl border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-3 pb-2">
              <h3 className="min-w-0 text-base font-semibold wrap-anywhere" dir="auto">
                {link(list, list.title || t('lists.unnamed'))}
                <span className="ml-2 text-sm font-normal text-ink-soft">{t('lists.count', { count: list.item_count })}</span>
              </h3>
              <Button look="ghost" aria-haspopup="dialog" onClick={() => setDoomed(list)} className="-mx-3 px-3">
                {t('lists.end')}
              </Button>
            </div>
            <ListLink list={list} />
          </li>
        ))}
      </ul>
      {doomed && (
        <ConfirmDialog
          title={t('lists.endTitle')}
          text={t('lists.endText')}
          confirm={t('lists.endConfirm')}
          failed={t('lists.failed')}
          onConfirm={() => unshare(doomed.id)}
          onClosed={() => setDoomed(undefined)}
        />
      )}
    </section>
  )
}
