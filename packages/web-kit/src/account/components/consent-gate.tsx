import type { ShopInfo } from '@karavan/contract/shop.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogTitle } from '../../ui/overlay.tsx'
import { giveConsent, isConsentNeeded } from '../consent.ts'
import { operations } from '../operations.ts'
import { ConsentCheck } from './consent-check.tsx'

interface ConsentGateProps {
  uid: string
  consent: NonNullable<ShopInfo['consent']>
}

/**
 * Asks an account that has agreed to nothing yet: one that Google's button has made, one from before the shop asked, or one whose answer did not arrive. Where
 * it cannot be asked whether that is so, nobody is held up.
 */
export default function ConsentGate({ uid, consent }: ConsentGateProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const box = useRef<HTMLInputElement>(null)
  const [isGiven, setGiven] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { data: isNeeded, refetch } = useQuery({
    queryKey: ['consent', uid],
    queryFn: ({ signal }) => isConsentNeeded(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const give = useMutation({
    mutationFn: () => giveConsent({ language, terms: consent.terms[language], privacy: consent.privacy[language] }),
    onSuccess: () => refetch(),
  })
  if (!isNeeded) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(!isGiven)
    if (isGiven) give.mutate()
    else box.current?.focus()
  }
  return (
    <Dialog isOpen onPhone="bottom" initialFocus={box} className="sm:w-[28rem]">
      <form onSubmit={submit} className="px-6 pb-[max(1.75rem,env(safe-area-inset-bottom))] pt-6 sm:px-8">
        <DialogTitle className="text-[1.65rem] leading-tight">{t('account.consent.title')}</DialogTitle>
        <p className="pb-3 pt-2 text-[15px] leading-relaxed text-ink-soft">{t('account.consent.text')}</p>
        <ConsentCheck
          isGiven={isGiven}
          isMissing={isMissing}
          box={box}
          onChange={(next) => {
            setGiven(next)
            setMissing(false)
          }}
        />
        {give.isError && <Alert className="mt-3">{t('account.consent.failed')}</Alert>}
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button type="submit" look="solid" disabled={give.isPending} className="grow">
            {t('account.consent.submit')}
          </Button>
          <Button onClick={() => void operations.signOut()}>{t('account.signOut')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
