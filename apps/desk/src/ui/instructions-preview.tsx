import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'

/** The instructions as they stand in the buyer's mail. */
export function InstructionsPreview({ text, lang }: { text: string; lang: string }) {
  const { t } = useTranslation()
  return (
    <div>
      <p className="pb-1.5 text-sm font-medium">{t('desk.instructions.preview')}</p>
      <div
        lang={lang}
        dir="auto"
        className="scroll-quiet min-h-24 overflow-y-auto whitespace-pre-wrap rounded-xl border border-dashed border-line-strong bg-surface-high px-4 py-3 text-[15px] leading-relaxed wrap-anywhere"
      >
        {text.trim() || <span className="text-ink-faint">{t('desk.instructions.nothing')}</span>}
      </div>
    </div>
  )
}
