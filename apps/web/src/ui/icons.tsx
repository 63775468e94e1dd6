import type { ReactNode, SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>

export const icon =
  (shape: ReactNode) =>
  ({ className = 'size-5', ...rest }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      {...rest}
    >
      {shape}
    </svg>
  )

export const MenuIcon = icon(<path d="M4 7h16M4 12h11M4 17h16" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
/** A pair of scales: comparing. */
export const ScalesIcon = icon(
  <path d="M12 4v16m-4.5 0h9M12 6.5 5 8m7-1.5L19 5M5 8l-2.5 6a2.6 2.6 0 0 0 5 0L5 8Zm14-3-2.5 6a2.6 2.6 0 0 0 5 0L19 5Z" />,
)
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4 4" />
  </>,
)
export const MinusIcon = icon(<path d="M5 12h14" />)
export const BasketIcon = icon(
  <>
    <path d="M3 4.5h2.4l2.2 11h10l2-7.5H6.2" />
    <circle cx="9.25" cy="19.25" r="1" fill="currentColor" />
    <circle cx="16.25" cy="19.25" r="1" fill="currentColor" />
  </>,
)
export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5L8 5.5Z" fill="currentColor" />)
export const ZoomIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4 4M11 8.25v5.5M8.25 11h5.5" />
  </>,
)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const MoreIcon = icon(
  <g fill="currentColor" stroke="none">
    <circle cx="5.5" cy="12" r="1.6" />
    <circle cx="12" cy="12" r="1.6" />
    <circle cx="18.5" cy="12" r="1.6" />
  </g>,
)
export const PencilIcon = icon(<path d="M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1Z" />)
export const TrashIcon = icon(<path d="M4 7h16M9 7V4.5h6V7m3 0-.8 12.5H6.8L6 7m4 4v5m4-5v5" />)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const SendIcon = icon(<path d="M12 19.5v-15m-6.5 6.5L12 4.5l6.5 6.5" strokeWidth="2.1" />)
export const StopIcon = icon(<rect x="7" y="7" width="10" height="10" rx="1.5" fill="currentColor" stroke="none" />)
export const DownIcon = icon(<path d="M12 5v14m-6-6 6 6 6-6" />)
export const RetryIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5V8H15" />)
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3" />
  </>,
)
export const MoonIcon = icon(<path d="M20 14.5A8.3 8.3 0 0 1 9.5 4 8.3 8.3 0 1 0 20 14.5Z" />)
export const HalfMoonIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
  </>,
)
export const ChevronIcon = icon(<path d="m7 10 5 5 5-5" />)
export const ArrowLeftIcon = icon(<path d="M19 12H5m6-6-6 6 6 6" />)
export const ArrowRightIcon = icon(<path d="M5 12h14m-6-6 6 6-6 6" />)
export const OutIcon = icon(<path d="M14 5h5v5m0-5-8.5 8.5M18 14v4.5H5.5V6H10" />)
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)
export const EyeOffIcon = icon(
  <path d="M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.5 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10a3 3 0 0 0 4.1 4.1M4 4l16 16" />,
)
export const PersonPlusIcon = icon(
  <>
    <circle cx="10" cy="8" r="3.75" />
    <path d="M3 19.5c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5M18.5 8v6m-3-3h6" />
  </>,
)
export const LeaveIcon = icon(<path d="M10 5H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 19h4m5-3 4-4-4-4m4 4H9.5" />)
export const ShopIcon = icon(
  <path d="M4 10.5V20h16v-9.5M3 7l1.8-3h14.4L21 7c0 1.9-1.3 3-3 3s-3-1.1-3-3c0 1.9-1.3 3-3 3S9 8.9 9 7c0 1.9-1.3 3-3 3S3 8.9 3 7Zm6.5 13v-5.5h5V20" />,
)
export const BoxIcon = icon(<path d="m12 3 8 4.2v9.6L12 21l-8-4.2V7.2L12 3Zm0 9 8-4.7M12 12 4 7.3M12 12v9M8 5.2l8 4.3" />)
export const PictureIcon = icon(
  <>
    <rect x="4" y="5" width="16" height="14" rx="2" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="m5 17 4.5-4 3 2.5 3-3L20 17" />
  </>,
)
export const CopyIcon = icon(
  <>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3" />
  </>,
)
export const PinIcon = icon(
  <>
    <path d="M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21Z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
)
export const CardIcon = icon(
  <>
    <rect x="3.5" y="6" width="17" height="12.5" rx="2" />
    <path d="M3.5 10.5h17M7 15h3" />
  </>,
)
export const TruckIcon = icon(
  <>
    <path d="M3 6.5h11v10H9.5m-4 0H3v-10m11 3h3.5L21 13v3.5h-1.5m-4 0H14" />
    <circle cx="7.5" cy="16.5" r="2" />
    <circle cx="17.5" cy="16.5" r="2" />
  </>,
)
export const BrokenPictureIcon = icon(
  <>
    <path d="M10.5 19H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h6l-1.5 4 3 2.5-2 3.5 1.5 2.5" />
    <path d="M16 5h2a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-2" />
  </>,
)

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

/** The mark of the product: a caravan animal's two humps under a low sun, in one line. */
export function Emblem({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="40" height="40" rx="10" fill="var(--accent-fill)" />
      <circle cx="20" cy="13.5" r="4.5" fill="var(--sun)" />
      <path
        d="M5.5 29.5c2.8 0 3.6-3.2 5-6.4 1-2.3 2.2-3.8 4-3.8 3.3 0 2.8 5.7 5.5 5.7s2.2-5.7 5.5-5.7c1.8 0 3 1.5 4 3.8 1.4 3.2 2.2 6.4 5 6.4"
        fill="none"
        stroke="#fff6e8"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
