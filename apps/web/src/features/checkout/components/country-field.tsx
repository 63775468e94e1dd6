import { Combobox } from '@base-ui/react/combobox'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { controlClass, FormField } from '@karavan/web-kit/ui/form-field.tsx'
import { CheckIcon, ChevronIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useMemo, useState } from 'react'
import { countryCode, countryCodes, countryName, matchesCountry } from '../addresses/country-names.ts'

interface CountryFieldProps {
  name: string
  label: string
  error?: string
  autoComplete: string
  /** The country as the address has it: its name in some language, or whatever was written there. */
  value: string
  /** Is given a name in the reader's language; '' as long as what is typed names no country. */
  onChange(country: string): void
}

/** A country out of the list of all, found by typing in any of our languages. An address from before may have another text, which stays until it is changed. */
export function CountryField({ name, label, error, autoComplete, value, onChange }: CountryFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const code = countryCode(value)
  const toName = (item: string) => (countryCode(item) === item ? countryName(item, language) : item)
  const [typed, setTyped] = useState<string>()
  const chosen = code ?? (value === '' ? null : value)
  const items = useMemo(() => {
    const codes = countryCodes(language)
    return chosen === null || codes.includes(chosen) ? codes : [chosen, ...codes]
  }, [language, chosen])
  const text = typed ?? (chosen === null ? '' : toName(chosen))

  function type(next: string) {
    setTyped(next)
    const found = countryCode(next)
    onChange(found ? countryName(found, language) : '')
  }
  return (
    <FormField label={label} error={error && text !== '' ? t('addresses.countryUnknown') : error}>
      <Combobox.Root
        items={items}
        value={chosen}
        onValueChange={(item) => {
          setTyped(undefined)
          onChange(item === null ? '' : toName(item))
        }}
        inputValue={text}
        onInputValueChange={(next, { reason }) => {
          if (reason === 'input-change') type(next)
        }}
        itemToStringLabel={toName}
        filter={(item, query) => matchesCountry(item, query)}
        autoHighlight
      >
        <div className="relative">
          <Combobox.Input
            name={name}
            required
            autoComplete={autoComplete}
            className={`h-12 pr-12 ${controlClass}`}
            onFocus={(event) => event.currentTarget.select()}
          />
          <ChevronIcon className="pointer-events-none absolute right-3.5 top-4 size-4.5 text-ink-faint" />
        </div>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={6} className="z-50 outline-none">
            <Combobox.Popup className="scroll-quiet max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface-high p-1.5 shadow-high">
              <Combobox.Empty className="px-3 py-2.5 text-[15px] text-ink-faint empty:p-0">{t('addresses.countryNothing')}</Combobox.Empty>
              <Combobox.List>
                {(item: string) => (
                  <Combobox.Item
                    key={item}
                    value={item}
                    className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 py-1.5 text-[15px] outline-none data-highlighted:bg-sand"
                  >
                    {toName(item)}
                    <Combobox.ItemIndicator>
                      <CheckIcon className="size-4.5 text-accent" />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FormField>
  )
}
