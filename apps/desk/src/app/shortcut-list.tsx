import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CheckField } from '@karavan/web-kit/ui/check.tsx'
import { Dialog } from '@karavan/web-kit/ui/dialog.tsx'
import { CloseButton, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { shortcuts, turnShortcuts, useShortcutsOn } from '../lib/shortcuts.ts'

/** Which key does what, and the switch that turns them off. */
export default function ShortcutList({ onClosed }: { onClosed(): void }) {
  const { t } = useTranslation()
  const isOn = useShortcutsOn()
  return (
    <Dialog onPhone="bottom" onClosed={onClosed} className="sm:w-[min(28rem,calc(100vw-2rem))]">
      <div className="space-y-4 p-5 sm:p-6">
        <div className="flex items-start gap-2">
          <DialogTitle className="grow text-xl">{t('desk.keys.title')}</DialogTitle>
          <CloseButton className="-mr-2 -mt-1" />
        </div>
        <dl className={`divide-y divide-line text-[15px] ${isOn ? '' : 'text-ink-faint'}`}>
          {shortcuts.map(({ name, shown }) => (
            <div key={name} className="flex items-center justify-between gap-4 py-2">
              <dt>{t(`desk.keys.${name}`)}</dt>
              <dd>
                <kbd className="inline-grid min-w-8 place-items-center rounded-md border border-line-strong px-2 py-0.5 text-sm">
                  {shown}
                </kbd>
              </dd>
            </div>
          ))}
        </dl>
        <CheckField checked={isOn} onChange={(event) => turnShortcuts(event.target.checked)}>
          {t('desk.keys.on')}
        </CheckField>
      </div>
    </Dialog>
  )
}
