import { type Language, toLanguage } from '@karavan/contract/language.ts'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../lib/i18n.ts'
import { type Theme, themes, useTheme } from '../lib/theme.ts'
import { useLanguage } from '../lib/use-language.ts'
import { iconButtonClass } from '../ui/button.tsx'
import { Flag } from '../ui/flags.tsx'
import { ChevronIcon, HalfMoonIcon, MoonIcon, SunIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'

const languageNames: { value: Language; text: string }[] = [
  { value: 'en', text: 'English' },
  { value: 'ru', text: 'Русский' },
  { value: 'zh', text: '中文' },
]

/** English, Russian and Chinese in their own names; also for guests (decision G-132). */
export function LanguageSelector() {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = languageNames.find(({ value }) => value === language)?.text
  return (
    <Menu
      label={`${t('language.label')}: ${name}`}
      triggerClass="press inline-flex min-h-11 items-center gap-2 rounded-xl px-2.5 text-[15px] text-ink-soft hover:bg-sand hover:text-ink"
      triggerContent={
        <>
          <Flag language={language} />
          <span className="max-sm:hidden">{name}</span>
          <ChevronIcon className="size-4" />
        </>
      }
      choice={{
        value: language,
        onChoose(value) {
          chooseLanguage(toLanguage(value) ?? language).catch((error: unknown) => console.error('the language could not be changed', error))
        },
        of: languageNames.map((choice) => ({ ...choice, lang: choice.value, icon: <Flag language={choice.value} /> })),
      }}
    />
  )
}

const themeIcons: Record<Theme, typeof SunIcon> = { system: HalfMoonIcon, light: SunIcon, dark: MoonIcon }

export function ThemeSelector() {
  const { t } = useTranslation()
  const { theme, choose } = useTheme()
  const Icon = themeIcons[theme]
  const names: Record<Theme, string> = { system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }
  return (
    <Menu
      label={`${t('theme.label')}: ${names[theme]}`}
      triggerClass={iconButtonClass()}
      triggerContent={<Icon />}
      choice={{
        value: theme,
        onChoose: (value) => choose(themes.find((known) => known === value) ?? 'system'),
        of: themes.map((value) => {
          const ChoiceIcon = themeIcons[value]
          return { value, text: names[value], icon: <ChoiceIcon className="size-4.5" /> }
        }),
      }}
    />
  )
}
