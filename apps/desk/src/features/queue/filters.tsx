import { Form } from '@base-ui/react/form'
import { type DeskFilter, deskFiltersMax } from '@karavan/contract/desk.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button, buttonClass, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { Dialog } from '@karavan/web-kit/ui/dialog.tsx'
import { TrashIcon } from '@karavan/web-kit/ui/icons.tsx'
import { DialogClose, DialogTitle } from '@karavan/web-kit/ui/overlay.tsx'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookmarkIcon } from '../../ui/icons.tsx'
import { filtersQuery, useKeepFilter, useRemoveFilter } from './api.ts'
import { Chip, chipsClass } from './chip.tsx'
import type { QueueSearch } from './search.ts'

const isSame = (a: QueueSearch, b: QueueSearch) => a.stage === b.stage && a.q === b.q && a.sort === b.sort && a.overdue === b.overdue

/** The operator's own filters. */
export function Filters({ search, onChoose }: { search: QueueSearch; onChoose(search: QueueSearch): void }) {
  const { t } = useTranslation()
  const { data: filters = [] } = useQuery(filtersQuery)
  const remove = useRemoveFilter()
  const current = filters.find((one) => isSame(one.search, search))
  if (filters.length === 0) return null
  return (
    <fieldset aria-label={t('desk.filters.label')} className={chipsClass}>
      {filters.map((one) => (
        <Chip key={one.id} text={one.name} isOn={one === current} onChoose={() => onChoose(one === current ? {} : one.search)} />
      ))}
      {current && (
        <IconButton label={t('desk.filters.remove', { name: current.name })} onClick={() => remove.mutate(current.id)}>
          <TrashIcon className="size-4.5" />
        </IconButton>
      )}
    </fieldset>
  )
}

/** Keeps what is shown now as a filter of one's own; nothing where it is one already. In a line that is there anyway, so that no list moves. */
export function KeepFilter({ search }: { search: QueueSearch }) {
  const { t } = useTranslation()
  const { data: filters } = useQuery(filtersQuery)
  const [isNaming, setNaming] = useState(false)
  if (!filters) return null
  const canKeep = !isSame(search, {}) && filters.length < deskFiltersMax && !filters.some((one) => isSame(one.search, search))
  return (
    <>
      {canKeep && (
        <IconButton label={t('desk.filters.keep')} onClick={() => setNaming(true)} className="-my-3 text-accent">
          <BookmarkIcon className="size-4.5" />
        </IconButton>
      )}
      {isNaming && <NameDialog search={search} filters={filters} onClosed={() => setNaming(false)} />}
    </>
  )
}

function NameDialog({ search, filters, onClosed }: { search: QueueSearch; filters: DeskFilter[]; onClosed(): void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const keep = useKeepFilter()
  const isKnown = filters.some((one) => one.name === name.trim())
  return (
    <Dialog look="question" onClosed={onClosed}>
      {(close) => (
        <Form onFormSubmit={() => keep.mutate({ name: name.trim(), search }, { onSuccess: close })} className="space-y-4">
          <DialogTitle>{t('desk.filters.keep')}</DialogTitle>
          <TextField
            label={t('desk.filters.name')}
            value={name}
            maxLength={60}
            autoComplete="off"
            validate={(text) => (text.trim() === '' ? t('desk.filters.nameMissing') : undefined)}
            onChange={(event) => setName(event.target.value)}
          />
          {isKnown && <p className="text-sm text-ink-soft">{t('desk.filters.replaces')}</p>}
          {keep.error && (
            <p role="alert" className="text-[15px] text-danger">
              {t('desk.failed')}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2.5">
            <DialogClose className={buttonClass('outline')}>{t('common.cancel')}</DialogClose>
            <Button type="submit" look="solid" disabled={keep.isPending}>
              {t('common.save')}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  )
}
