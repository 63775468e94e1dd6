import { icon } from '@karavan/web-kit/ui/icons.tsx'
import {
  Bookmark,
  Camera,
  Coins,
  Copy,
  Download,
  Inbox,
  Keyboard,
  KeyRound,
  Lock,
  Mail,
  Printer,
  ScrollText,
  ShieldCheck,
  ShoppingBasket,
  Smartphone,
  Ticket,
} from 'lucide-react'

export const BookmarkIcon = icon(Bookmark)
export const InboxIcon = icon(Inbox)
export const BasketIcon = icon(ShoppingBasket)
export const LetterIcon = icon(Mail)
export const CopyIcon = icon(Copy)
export const CameraIcon = icon(Camera)
export const DownloadIcon = icon(Download)
export const LockIcon = icon(Lock)
export const KeyIcon = icon(KeyRound)
export const PhoneIcon = icon(Smartphone)
export const TicketIcon = icon(Ticket)
export const ShieldIcon = icon(ShieldCheck)
export const LogIcon = icon(ScrollText)
export const KeyboardIcon = icon(Keyboard)
export const PrinterIcon = icon(Printer)
export const RatesIcon = icon(Coins)
