import { Form } from '@base-ui/react/form'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey } from '../api.ts'
import { toText } from '../failure.ts'
import type { Added } from './totp-set-up.tsx'

/** Names a passkey, and lets the browser make it. */
export function PasskeySetUp({ onAdded }: { onAdded(added: Added): void }) {
  const { t } = useTranslation()
  const [name, setName] = useState(() => t('desk.protection.passkeyName'))
  const add = useMutation({ mutationFn: addPasskey, onSuccess: onAdded })
  const failure = add.error ? toText(add.error, t, 'passkey') : undefined
  return (
    <Form onFormSubmit={() => !add.isPending && add.mutate(name.trim())} aria-busy={add.isPending} className="space-y-5 text-left">
      <p className="text-[15px] leading-relaxed text-ink-soft">{t('desk.door.passkeyText')}</p>
      {failure && <Alert>{failure}</Alert>}
      <TextField
        label={t('desk.protection.name')}
        required
        maxLength={60}
        faults={{ valueMissing: t('desk.protection.nameMissing') }}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button look="solid" type="submit" className="h-12 w-full text-base" aria-disabled={add.isPending}>
        {t(add.isPending ? 'desk.door.checking' : 'desk.door.makePasskey')}
      </Button>
    </Form>
  )
}
