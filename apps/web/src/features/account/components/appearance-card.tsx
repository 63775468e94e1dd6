import { useLanguageChoice, useThemeChoice } from '@karavan/web-kit/app/preferences.tsx'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import type { MenuChoice } from '@karavan/web-kit/ui/menu-props.ts'

/** Language and theme; applied at once, and kept in this browser. */
export function AppearanceCard() {
  const { t } = useTranslation()
  const choices = [useLanguageChoice(), useThemeChoice()]
  return (
    <Card title={t('accountPage.appearance')}>
      <div className="space-y-4">
        {choices.map((choice) => (
          <Choice key={choice.label} {...choice} />
        ))}
      </div>
    </Card>
  )
}

const Choice = ({ label, value, of, onChoose }: MenuChoice) => (
  <fieldset>
    <legend className="pb-1.5 text-sm text-ink-faint">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {of.map((one) => (
        <button
          key={one.value}
          type="button"
          aria-pressed={one.value === value}
          lang={one.lang}
          onClick={() => onChoose(one.value)}
          className="press inline-flex min-h-11 items-center gap-2 rounded-xl border border-line bg-surface px-3.5 text-[15px] text-ink-soft hover:border-line-strong hover:text-ink aria-pressed:border-accent-fill aria-pressed:font-medium aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-accent-fill"
        >
          {one.icon}
          {one.text}
        </button>
      ))}
    </div>
  </fieldset>
)
