import { pickText } from '@karavan/contract/language.ts'
import { countText } from '@karavan/contract/units.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Check } from '@karavan/web-kit/ui/check.tsx'
import { toOriginalOptions } from '../../../../ui/line-facts.tsx'
import type { MoveFieldsProps } from './draft.ts'

/** The lines a move is about; an order of one line has nothing to choose. */
export function LineChoice({ order, draft, set, isLineMissing }: MoveFieldsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (order.lines.length === 1) return null
  function choose(id: string, isChosen: boolean) {
    const lineIds = new Set(draft.lineIds)
    if (isChosen) lineIds.add(id)
    else lineIds.delete(id)
    set({ lineIds })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm font-medium">{t('desk.dialog.lines')}</legend>
      <div className="scroll-quiet max-h-56 divide-y divide-line overflow-y-auto rounded-xl border border-line bg-surface">
        {order.lines.map((line) => (
          <label key={line.id} className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2 text-[15px] hover:bg-sand/60">
            <Check checked={draft.lineIds.has(line.id)} onChange={(event) => choose(line.id, event.target.checked)} />
            <span className="min-w-0 grow">
              <span className="block truncate">{pickText(line.title, language)}</span>
              <span className="block truncate text-sm text-ink-faint" lang="zh">
                {toOriginalOptions(line)}
              </span>
            </span>
            <span className="shrink-0 text-sm tabular-nums text-ink-soft">{countText(line.quantity, line.unit, language)}</span>
          </label>
        ))}
      </div>
      {isLineMissing && <p className="pt-1 text-sm text-danger">{t('desk.dialog.linesMissing')}</p>}
    </fieldset>
  )
}
