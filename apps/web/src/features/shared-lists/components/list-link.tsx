import type { SharedListSummary } from '@karavan/contract/shared-lists.ts'
import { formatDate } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { CopyButton } from '@karavan/web-kit/ui/copy-button.tsx'
import { ShareIcon } from '@karavan/web-kit/ui/icons.tsx'

/** The whole address of a list, as it is sent to somebody. */
const addressOf = (id: string): string => new URL(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/list/${id}`, window.location.href).href

/** The link of a list, to be copied or handed on, and until when it holds. */
export function ListLink({ list }: { list: SharedListSummary }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const address = addressOf(list.id)
  return (
    <div>
      <div className="flex items-center gap-1 rounded-xl border border-line-field bg-surface pl-3">
        <input
          readOnly
          value={address}
          aria-label={t('lists.link')}
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 grow bg-transparent text-[15px] outline-none"
        />
        <CopyButton text={address} label={t('lists.copyLink')} done={t('common.copied')} failed={t('chat.notCopied')} />
        {'share' in navigator && (
          <IconButton label={t('lists.handOn')} onClick={() => void navigator.share({ title: list.title, url: address }).catch(() => {})}>
            <ShareIcon className="size-4.5" />
          </IconButton>
        )}
      </div>
      <p className="pt-1.5 text-sm text-ink-soft">{t('lists.holdsUntil', { date: formatDate(list.expires_at, language) })}</p>
    </div>
  )
}
