import { ProofNotice } from '@karavan/web-kit/account/lazy-proof.ts'
import { useUnprovenEmail } from '@karavan/web-kit/account/unproven-email.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ordersKey } from '../features/orders/keys.ts'

/** Fetches the notice while the page of an order, or the step before there is one, is still being made, so that it is drawn with the page. */
export function useReadyProofNotice(): void {
  const isUnproven = useUnprovenEmail() !== undefined
  useEffect(() => {
    if (isUnproven) void ProofNotice.prepare()
  }, [isUnproven])
}

/** What a buyer whose address is not proven has to know about an order. Once it is, the orders are read again: what they say of mails has changed. */
export function OrderProofNotice({ className }: { className?: string }) {
  const client = useQueryClient()
  const isUnproven = useUnprovenEmail() !== undefined
  const wasUnproven = useRef(isUnproven)
  useEffect(() => {
    if (wasUnproven.current && !isUnproven) void client.invalidateQueries({ queryKey: [ordersKey] })
    wasUnproven.current = isUnproven
  }, [client, isUnproven])
  return isUnproven ? <ProofNotice className={className} /> : null
}
