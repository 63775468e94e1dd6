import { icon } from '@karavan/web/ui/icons.tsx'

export const InboxIcon = icon(<path d="M4 13.5 6.5 5h11L20 13.5V19H4v-5.5Zm0 0h4.5c.3 1.8 1.6 3 3.5 3s3.2-1.2 3.5-3H20" />)
export const BasketIcon = icon(<path d="M4 9.5h16l-1.6 9.5H5.6L4 9.5Zm4 0 3-5.5m5 5.5-3-5.5M9.5 13v2.5m5-2.5v2.5" />)
export const LetterIcon = icon(<path d="M4 6h16v12H4V6Zm.5.5L12 13l7.5-6.5" />)
export const CopyIcon = icon(<path d="M9 9h10v10H9V9Zm6-4H5v10" />)
export const TruckIcon = icon(
  <path d="M3 6.5h10.5V16H3V6.5Zm10.5 3.5h4L21 13v3h-7.5v-6ZM7 18.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Zm10 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z" />,
)
export const CameraIcon = icon(<path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4V8Zm8 8.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z" />)
export const NoteIcon = icon(<path d="M5 4h14v11l-4.5 5H5V4Zm14 11h-4.5v5M8.5 8.5h7m-7 4H13" />)
export const MoneyIcon = icon(<path d="M3.5 6.5h17v11h-17v-11ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 12h.01m10.99 0h.01" />)
export const DownloadIcon = icon(<path d="M12 4v11m-5-4.5 5 5 5-5M5 20h14" />)
export const LockIcon = icon(<path d="M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3" />)
