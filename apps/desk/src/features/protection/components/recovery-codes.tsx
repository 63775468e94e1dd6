import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useCopied } from '../../../ui/copy-text.tsx'
import { CopyIcon, DownloadIcon } from '../../../ui/icons.tsx'

/** The ten codes, once: to be copied, kept as a file, or written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { t } = useTranslation()
  const { isCopied, copyNow } = useCopied()
  const text = codes.join('\n')

  function save() {
    const address = URL.createObjectURL(new Blob([`${t('desk.door.codesTitle')}\n\n${text}\n`], { type: 'text/plain' }))
    Object.assign(document.createElement('a'), { href: address, download: 'karavan-codes.txt' }).click()
    URL.revokeObjectURL(address)
  }
  return (
    <div className="space-y-5">
      <p className="text-[15px] leading-relaxed text-ink-soft">{t('desk.door.codesText')}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface px-4 py-4 text-center font-mono text-[13px] max-sm:grid-cols-1 max-sm:text-sm">
        {codes.map((code) => (
          <li key={code} className="select-all whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={() => copyNow(text)}>
          {isCopied ? <CheckIcon className="size-4.5 text-leaf" /> : <CopyIcon className="size-4.5" />}
          {t(isCopied ? 'desk.copied' : 'desk.door.copyCodes')}
        </Button>
        <Button onClick={save}>
          <DownloadIcon className="size-4.5" />
          {t('desk.door.saveCodes')}
        </Button>
      </div>
      <Button look="solid" className="h-12 w-full text-base" onClick={onDone}>
        {t('desk.door.codesKept')}
      </Button>
    </div>
  )
}
