import { type Language, toLanguage } from '@karavan/contract/language.ts'
import { chooseLanguage } from '../lib/i18n.ts'
import { type Theme, themes, useTheme } from '../lib/theme.ts'
import { useLanguage } from '../lib/use-language.ts'
import { useTranslation } from '../lib/use-translation.ts'
import { iconButtonClass } from '../ui/button.tsx'
import { Flag } from '../ui/flags.tsx'
import { ChevronIcon, HalfMoonIcon, MoonIcon, SunIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'
import type { MenuChoice } from '../ui/menu-props.ts'

const languageNames: { value: Language; text: string }[] = [
  { value: 'en', text: 'English' },
  { value: 'ru', text: 'Русский' },
  { value: 'zh', text: '中文' },
]

/** English, Russian and Chinese in their own names; applied at once. */
export function useLanguageChoice(): MenuChoice {
  const { t } = useTranslation()
  const language = useLanguage()
  return {
    label: t('language.label'),
    value: language,
    onChoose(value) {
      chooseLanguage(toLanguage(value) ?? language).catch((error: unknown) => console.error('the language could not be changed', error))
    },
    of: languageNames.map((choice) => ({ ...choice, lang: choice.value, icon: <Flag language={choice.value} /> })),
  }
}

const themeIcons: Record<Theme, typeof SunIcon> = { system: HalfMoonIcon, light: SunIcon, dark: MoonIcon }

export function useThemeChoice(): MenuChoice {
  const { t } = useTranslation()
  const { theme, choose } = useTheme()
  const names: Record<Theme, string> = { system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }
  return {
    label: t('theme.label'),
    value: theme,
    onChoose: (value) => choose(themes.find((known) => known === value) ?? 'system'),
    of: themes.map((value) => {
      const Icon = themeIcons[value]
      return { value, text: names[value], icon: <Icon className="size-4.5" /> }
    }),
  }
}

const chosen = ({ value, of }: MenuChoice) => of.find((one) => one.value === value)?.text ?? ''
const languageTriggerClass =
  'press inline-flex min-h-11 shrink-0 items-center gap-2 rounded-xl px-2.5 text-[15px] text-ink-soft hover:bg-sand hover:text-ink'

/** Also for guests, who have no menu to change the language in. */
export function LanguageSelector() {
  const language = useLanguage()
  const choice = useLanguageChoice()
  return (
    <Menu
      label={`${choice.label}: ${chosen(choice)}`}
      triggerClass={languageTriggerClass}
      triggerContent={
        <>
          <Flag language={language} />
          <span className="max-lg:hidden">{chosen(choice)}</span>
          <ChevronIcon className="size-4" />
        </>
      }
      choices={[choice]}
    />
  )
}

export function ThemeSelector() {
  const { theme } = useTheme()
  const choice = useThemeChoice()
  const Icon = themeIcons[theme]
  return <Menu label={`${choice.label}: ${chosen(choice)}`} triggerClass={iconButtonClass()} triggerContent={<Icon />} choices={[choice]} />
}

/** Both in one, where there is little room. */
export function PreferencesMenu() {
  const language = useLanguage()
  const choices = [useLanguageChoice(), useThemeChoice()]
  return (
    <Menu
      label={choices.map((choice) => `${choice.label}: ${chosen(choice)}`).join(', ')}
      triggerClass={languageTriggerClass}
      triggerContent={
        <>
          <Flag language={language} />
          <ChevronIcon className="size-4" />
        </>
      }
      choices={choices}
    />
  )
}
