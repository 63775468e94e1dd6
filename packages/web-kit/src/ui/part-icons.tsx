import { Bell, Clock, CreditCard, ExternalLink, Eye, EyeOff, MapPin, Minus, Play, Share2, Truck, ZoomIn } from 'lucide-react'
import { icon } from './icons.tsx'

// What only parts that come later show: the first screen does not carry them.

export const MinusIcon = icon(Minus)
export const PlayIcon = icon(Play, { fill: 'currentColor' })
export const ZoomIcon = icon(ZoomIn)
export const ShareIcon = icon(Share2)
export const OutIcon = icon(ExternalLink)
export const EyeIcon = icon(Eye)
export const EyeOffIcon = icon(EyeOff)
export const PinIcon = icon(MapPin)
export const CardIcon = icon(CreditCard)
export const ClockIcon = icon(Clock)
export const TruckIcon = icon(Truck)
export const BellIcon = icon(Bell)
