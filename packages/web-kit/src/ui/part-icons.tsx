import {
  Bell,
  Clock,
  Copy,
  CreditCard,
  ExternalLink,
  Eye,
  EyeOff,
  Image,
  ListOrdered,
  MapPin,
  Minus,
  Play,
  Store,
  ThumbsDown,
  ThumbsUp,
  Truck,
  ZoomIn,
} from 'lucide-react'
import { icon } from './icons.tsx'

// What only parts that come later show: the first screen does not carry them.

export const MinusIcon = icon(Minus)
export const PlayIcon = icon(Play, { fill: 'currentColor' })
export const ZoomIcon = icon(ZoomIn)
export const OutIcon = icon(ExternalLink)
export const EyeIcon = icon(Eye)
export const EyeOffIcon = icon(EyeOff)
export const PinIcon = icon(MapPin)
export const CardIcon = icon(CreditCard)
export const ClockIcon = icon(Clock)
export const TruckIcon = icon(Truck)
export const BellIcon = icon(Bell)
export const RankingIcon = icon(ListOrdered)
export const ThumbUpIcon = icon(ThumbsUp)
export const ThumbDownIcon = icon(ThumbsDown)
export const ShopIcon = icon(Store)
export const PictureIcon = icon(Image)
export const CopyIcon = icon(Copy)

/** Google's letter in its own colours, as its guidelines for sign-in buttons ask. */
export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0">
    <path
      fill="#4285f4"
      d="M23 12.26c0-.8-.07-1.56-.2-2.3H12.2v4.36h6.05a5.2 5.2 0 0 1-2.24 3.4v2.83h3.62c2.13-1.97 3.37-4.86 3.37-8.29Z"
    />
    <path
      fill="#34a853"
      d="M12.2 23.25c3.04 0 5.59-1 7.45-2.72l-3.63-2.82a6.8 6.8 0 0 1-10.13-3.57H2.16v2.91a11.25 11.25 0 0 0 10.04 6.2Z"
    />
    <path fill="#fbbc05" d="M5.9 14.14a6.8 6.8 0 0 1 0-4.31v-2.9H2.15a11.3 11.3 0 0 0 0 10.12l3.74-2.91Z" />
    <path fill="#ea4335" d="M12.2 5.22c1.65 0 3.13.57 4.3 1.68l3.21-3.21a11.25 11.25 0 0 0-17.55 3.24l3.74 2.9a6.7 6.7 0 0 1 6.3-4.61Z" />
  </svg>
)
