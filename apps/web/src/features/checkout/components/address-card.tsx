import type { Address } from '@karavan/contract/addresses.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Badge } from '@karavan/web-kit/ui/badge.tsx'
import { IconButton, textButtonClass } from '@karavan/web-kit/ui/button.tsx'
import { Radio } from '@karavan/web-kit/ui/check.tsx'
import { PencilIcon, TrashIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useId } from 'react'
import { addressLine } from '../addresses/address-line.ts'

interface AddressCardProps {
  address: Address
  /** Where one of several is to be chosen; `group` is the name of the radio buttons that belong together. */
  choice: { group: string; isChosen: boolean; onChoose(): void } | undefined
  /** It is being read before it is edited. */
  isBusy: boolean
  onSetDefault(): void
  onEdit(): void
  onRemove(): void
}

/** A saved address, with what can be done with it. */
export function AddressCard({ address, choice, isBusy, onSetDefault, onEdit, onRemove }: AddressCardProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="press relative flex flex-wrap items-start gap-x-3 rounded-2xl border border-line bg-surface p-4 shadow-low has-[input]:hover:border-line-strong has-checked:border-accent-fill has-checked:ring-1 has-checked:ring-accent-fill">
      {choice && <Radio id={id} name={choice.group} checked={choice.isChosen} onChange={choice.onChoose} className="z-1 mt-0.5" />}
      <div className="min-w-0 grow basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* The whole card chooses; its buttons lie above. */}
          {choice ? (
            <label
              htmlFor={id}
              className="cursor-pointer font-semibold leading-snug wrap-anywhere after:absolute after:inset-0 after:rounded-2xl"
              dir="auto"
            >
              {address.recipient_name}
            </label>
          ) : (
            <p className="font-semibold leading-snug wrap-anywhere" dir="auto">
              {address.recipient_name}
            </p>
          )}
          {address.is_default && <Badge tone="success">{t('addresses.default')}</Badge>}
        </div>
        <p className="mt-1 text-[15px] leading-relaxed text-ink-soft wrap-anywhere" dir="auto">
          {addressLine(address)}
        </p>
        <p className="text-[15px] text-ink-soft wrap-anywhere">{address.phone_number}</p>
        {!address.is_default && (
          <button
            type="button"
            aria-label={t('addresses.makeDefault', { name: address.recipient_name })}
            onClick={onSetDefault}
            className={textButtonClass('relative z-1 -mx-2')}
          >
            {t('addresses.setDefault')}
          </button>
        )}
      </div>
      <div className="relative z-1 -my-2 -mr-2 ml-auto flex">
        <IconButton label={t('addresses.edit', { name: address.recipient_name })} onClick={onEdit} disabled={isBusy}>
          <PencilIcon className="size-4.5" />
        </IconButton>
        <IconButton label={t('addresses.remove', { name: address.recipient_name })} onClick={onRemove}>
          <TrashIcon className="size-4.5" />
        </IconButton>
      </div>
    </div>
  )
}
