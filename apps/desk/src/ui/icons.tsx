import { icon } from '@karavan/web-kit/ui/icons.tsx'
import { Camera, Copy, Download, Inbox, Lock, Mail, ShoppingBasket } from 'lucide-react'

export const InboxIcon = icon(Inbox)
export const BasketIcon = icon(ShoppingBasket)
export const LetterIcon = icon(Mail)
export const CopyIcon = icon(Copy)
export const CameraIcon = icon(Camera)
export const DownloadIcon = icon(Download)
export const LockIcon = icon(Lock)
