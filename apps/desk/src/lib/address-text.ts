import type { DeskOrder } from '@karavan/contract/desk.ts'

/** The address as it is written on a parcel. */
export const toAddressText = ({ address: { recipient_name, phone_number, ...place } }: Pick<DeskOrder, 'address'>): string => {
  const lines = [
    place.street_address,
    place.district,
    [place.postal_code, place.city].filter(Boolean).join(' '),
    place.state_province,
    place.country,
  ]
  return [recipient_name, ...lines, phone_number].filter(Boolean).join('\n')
}
