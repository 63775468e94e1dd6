import type { DeskStage } from '@karavan/contract/desk.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { stageLooks } from './stage-looks.ts'

export function StageBadge({ stage }: { stage: DeskStage }) {
  const { t } = useTranslation()
  return (
    <span
      className={`inline-flex shrink-0 items-center whitespace-nowrap rounded-full px-2.5 py-1 text-xs font-semibold ${stageLooks[stage]}`}
    >
      {t(`desk.stage.${stage}`)}
    </span>
  )
}
