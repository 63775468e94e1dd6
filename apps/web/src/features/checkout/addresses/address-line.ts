import type { DeliveryAddress } from '@karavan/contract/addresses.ts'

/** One line, as it is written on a parcel: without recipient and telephone. */
export const addressLine = ({
  street_address,
  district,
  city,
  state_province,
  postal_code,
  country,
}: Omit<DeliveryAddress, 'recipient_name' | 'phone_number'>): string =>
  [street_address, district, city, state_province, postal_code, country].filter(Boolean).join(', ')
