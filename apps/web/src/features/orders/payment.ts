import type { Payer, Payment } from '@karavan/contract/payment.ts'
import { requireBuyer, useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Order } from '../../wire/orders.ts'
import { downloadInvoice, getPayment, setPayer } from './api.ts'
import { orderKey } from './keys.ts'

// Offline a call fails at once and says so, instead of waiting for the network.
const networkMode = 'always'

/** Nothing is to be paid here, or the shop says not yet how: that is no failure. */
const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'payment_closed'

/** How the order is paid; null where nothing is to be paid. Rejects with the call's failure. */
const paymentQuery = (uid: string | undefined, id: string) =>
  queryOptions({
    // Below the order: what is read of it again when it moves on includes this.
    queryKey: [...orderKey(uid, id), 'payment'] as const,
    queryFn: async ({ signal }): Promise<Payment | null> => {
      requireBuyer(uid)
      try {
        return await getPayment(id, signal)
      } catch (error) {
        if (isClosed(error)) return null
        if (!signal.aborted) console.error('the payment details could not be loaded', error)
        throw error
      }
    },
    enabled: uid !== undefined,
    networkMode,
  })

/** The payment of an order that waits for one. */
export function usePayment({ id, status, payment_status: paymentStatus, waits_for_proof: isUnproven }: Order) {
  const uid = useBuyerUid()
  const isDue = status === 'order_created' && paymentStatus === 'link_sent' && !isUnproven
  const { data, isError, isFetching, refetch } = useQuery({ ...paymentQuery(uid, id), enabled: isDue && uid !== undefined })
  return {
    /** Whether there is a payment to show, or one may still come. */
    isOpen: isDue && data !== null,
    payment: data ?? undefined,
    isFailed: isError,
    isReading: isFetching,
    read: () => void refetch(),
  }
}

/** Says which company pays. Rejects with the call's failure. */
export function useSetPayer(id: string) {
  const client = useQueryClient()
  const uid = useBuyerUid()
  return useMutation({
    networkMode,
    mutationFn: (payer: Payer) => setPayer(id, payer),
    onSuccess: (payment) => client.setQueryData(paymentQuery(uid, id).queryKey, payment),
  })
}

/** Hands the invoice to the browser as a file. Fetched with the token in a header: a link to it could not be opened, and none leaks. */
export const useInvoice = (id: string, number: string) =>
  useMutation({
    networkMode,
    mutationFn: async () => {
      const address = URL.createObjectURL(await downloadInvoice(id))
      const link = Object.assign(document.createElement('a'), { href: address, download: `${number}.pdf` })
      link.click()
      // The browser has the file by then.
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    },
    onError: (error) => console.error('the invoice could not be downloaded', error),
  })
