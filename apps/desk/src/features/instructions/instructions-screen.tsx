import { deskLimits, type InstructionTemplates, instructionFields, instructionTemplatesAnswer } from '@karavan/contract/desk.ts'
import { type Language, languages } from '@karavan/contract/language.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { TextArea } from '@karavan/web-kit/ui/text-area.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { instructionsPath, templatesQuery } from '../../lib/instruction-templates.ts'
import { Failed } from '../../ui/failed.tsx'
import { InstructionsPreview } from '../../ui/instructions-preview.tsx'
import { NoBankDetails } from '../../ui/no-bank-details.tsx'

/** What buyers are told about paying, in each language. */
export function InstructionsScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(templatesQuery)
  return (
    <main className="scroll-quiet min-h-0 grow overflow-y-auto">
      <div className="mx-auto max-w-5xl px-3 pb-24 pt-5 md:px-6">
        <h1 className="font-display text-2xl font-semibold tracking-tight md:text-3xl">{t('desk.instructions.title')}</h1>
        <p className="mt-1 max-w-2xl text-[15px] leading-relaxed text-ink-soft">{t('desk.instructions.text')}</p>
        {data && !data.bank_details && <NoBankDetails className="mt-4" />}
        {data ? (
          <Editor stored={data.templates} originals={data.originals} bankDetails={data.bank_details} />
        ) : error ? (
          <Failed text={t('desk.instructions.failed')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="mt-5 h-96 rounded-2xl" />
        )}
      </div>
    </main>
  )
}

interface EditorProps {
  stored: InstructionTemplates
  originals: InstructionTemplates
  bankDetails: Record<Language, string> | null
}

function Editor({ stored, originals, bankDetails }: EditorProps) {
  const { t } = useTranslation()
  const shown = useLanguage()
  const client = useQueryClient()
  const [language, setLanguage] = useState<Language>(shown)
  const [texts, setTexts] = useState(stored)
  const save = useMutation({
    mutationFn: () => api.put(instructionsPath, instructionTemplatesAnswer, { json: { templates: texts } }),
    onSuccess: (answer) => {
      client.setQueryData(templatesQuery.queryKey, answer)
      setTexts(answer.templates)
      announce(t('desk.instructions.saved'))
    },
  })
  const text = texts[language]
  const isChangedIn = (one: Language) => texts[one].trim() !== stored[one].trim()
  const isChanged = languages.some(isChangedIn)
  const isWhole = languages.every((one) => texts[one].trim() !== '')
  const example: Record<(typeof instructionFields)[number], string> = {
    order_number: 'ORD-20260115-K7M4QX',
    total: formatAmount(12480, 'RUB', language, 'always'),
    recipient: t('desk.instructions.someone', { lng: shown }),
    bank_details: bankDetails?.[language] ?? '',
  }
  const filled = text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (all, name: keyof typeof example) => example[name] ?? all)
  const change = (next: string) => {
    save.reset()
    setTexts((before) => ({ ...before, [language]: next }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isChanged && isWhole && !save.isPending) save.mutate()
  }
  return (
    <form onSubmit={submit} className="mt-5 rounded-2xl border border-line bg-surface p-4 shadow-low md:p-6">
      {text.trim() === originals[language].trim() && (
        <p className="mb-4 rounded-xl bg-accent-soft px-4 py-2.5 text-[15px]">{t('desk.instructions.original')}</p>
      )}
      <LanguageChoice language={language} isChanged={isChangedIn} onChoose={setLanguage} />
      <div className="grid gap-5 md:grid-cols-2">
        <div>
          <TextArea
            label={t('desk.instructions.template')}
            rows={14}
            lang={language}
            maxLength={deskLimits.text}
            value={text}
            error={text.trim() === '' ? t('desk.dialog.instructionsMissing') : undefined}
            onChange={(event) => change(event.target.value)}
          />
          <Placeholders onInsert={(placeholder) => change(text + placeholder)} />
        </div>
        <InstructionsPreview text={filled} lang={language} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" look="solid" disabled={!isChanged || !isWhole || save.isPending}>
          {t('common.save')}
        </Button>
        {text !== originals[language] && (
          <Button look="ghost" onClick={() => change(originals[language])}>
            {t('desk.instructions.restore')}
          </Button>
        )}
        {save.isSuccess && !isChanged && (
          <span className="inline-flex items-center gap-1.5 text-[15px] text-leaf">
            <CheckIcon className="size-4.5" />
            {t('desk.instructions.saved')}
          </span>
        )}
        {save.error && (
          <span role="alert" className="text-[15px] text-danger">
            {t('desk.instructions.saveFailed')}
          </span>
        )}
      </div>
    </form>
  )
}

interface LanguageChoiceProps {
  language: Language
  /** The text of that language is not saved yet. */
  isChanged(language: Language): boolean
  onChoose(language: Language): void
}

/** The language whose text is being written. */
function LanguageChoice({ language, isChanged, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset aria-label={t('language.label')} className="flex min-w-0 gap-1.5 pb-4">
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === language}
          onClick={() => onChoose(one)}
          className={`press min-h-11 rounded-full border px-4 text-sm ${one === language ? 'border-ink bg-ink text-paper' : 'border-line hover:border-line-strong'}`}
        >
          {t(`desk.language.${one}`)}
          {isChanged(one) && <span aria-hidden="true"> •</span>}
        </button>
      ))}
    </fieldset>
  )
}

/** What an order fills in; a press adds it to the text. */
function Placeholders({ onInsert }: { onInsert(placeholder: string): void }) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-1 pt-1 text-sm text-ink-faint">
      {t('desk.instructions.fields')}
      {instructionFields.map((name) => (
        <button
          key={name}
          type="button"
          title={t(`desk.instructions.field.${name}`)}
          onClick={() => onInsert(`{{${name}}}`)}
          className="press group inline-flex min-h-11 min-w-11 items-center justify-center px-1"
        >
          <span className="rounded-md bg-sand px-1.5 py-0.5 font-mono text-xs text-ink group-hover:bg-line">{`{{${name}}}`}</span>
        </button>
      ))}
    </p>
  )
}
