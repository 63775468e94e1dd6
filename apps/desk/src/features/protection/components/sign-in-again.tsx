import { Form } from '@base-ui/react/form'
import { PasswordField } from '@karavan/web-kit/account/components/password-field.tsx'
import type { Outcome } from '@karavan/web-kit/account/failure.ts'
import type { AuthenticatedUser } from '@karavan/web-kit/account/session/authenticated-user.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { GoogleMark } from '@karavan/web-kit/ui/part-icons.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

const loadOperations = () => loadFile(() => import('@karavan/web-kit/account/operations.ts'))

async function asMutation(outcome: Promise<Outcome>): Promise<void> {
  const result = await outcome
  if (!result.success) throw new Error(result.hint ?? result.error)
}

interface SignInAgainProps {
  user: AuthenticatedUser
  onSignedIn(): void
}

/** The password of whoever is signed in already: the desk is opened with one that was given just now. */
export function SignInAgain({ user, onSignedIn }: SignInAgainProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const sign = useMutation({
    mutationFn: async () => asMutation((await loadOperations()).operations.confirmPassword(password)),
    onSuccess: onSignedIn,
  })
  const google = useMutation({
    mutationFn: async () => asMutation((await loadOperations()).operations.signInWithGoogle()),
    onSuccess: onSignedIn,
  })
  if (!user.providerData.some(({ providerId }) => providerId === 'password')) {
    return (
      <div className="space-y-4">
        {google.error && <Alert>{google.error.message}</Alert>}
        <Button className="h-12 w-full" onPointerEnter={() => void loadOperations()} onClick={() => google.mutate()}>
          <GoogleMark />
          {t('account.google')}
        </Button>
      </div>
    )
  }
  return (
    <Form onFormSubmit={() => !sign.isPending && sign.mutate()} aria-busy={sign.isPending} className="space-y-4">
      {/* For password managers: they fill in by the name. */}
      <input type="hidden" name="email" autoComplete="username" value={user.email ?? ''} readOnly />
      <PasswordField
        autoFocus
        error={sign.error?.message}
        value={password}
        onChange={(next) => {
          sign.reset()
          setPassword(next)
        }}
      />
      <Button look="solid" type="submit" className="h-12 w-full text-base" aria-disabled={sign.isPending}>
        {t(sign.isPending ? 'desk.door.checking' : 'desk.door.goOn')}
      </Button>
    </Form>
  )
}
