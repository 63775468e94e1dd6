import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  ChevronDown,
  CircleHelp,
  Contrast,
  Copy,
  Ellipsis,
  Heart,
  Image,
  ImageOff,
  ImagePlus,
  ListOrdered,
  LogOut,
  type LucideIcon,
  type LucideProps,
  Menu,
  Moon,
  Package,
  Pencil,
  Plus,
  RotateCw,
  Scale,
  Search,
  ShoppingCart,
  Square,
  Store,
  Sun,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  User,
  X,
} from 'lucide-react'

/** A drawing of Lucide as the product shows it: thinner, sized by its class, and silent beside its words. */
export const icon =
  (Drawing: LucideIcon, look: LucideProps = {}) =>
  ({ className = 'size-5', ...rest }: LucideProps) => (
    <Drawing aria-hidden="true" strokeWidth={1.75} {...look} className={`shrink-0 ${className}`} {...rest} />
  )

export const MenuIcon = icon(Menu)
export const PlusIcon = icon(Plus)
export const ScalesIcon = icon(Scale)
export const HeartIcon = icon(Heart)
export const SearchIcon = icon(Search)
export const BasketIcon = icon(ShoppingCart)
export const CloseIcon = icon(X)
export const MoreIcon = icon(Ellipsis)
export const PencilIcon = icon(Pencil)
export const TrashIcon = icon(Trash2)
export const CheckIcon = icon(Check)
export const SendIcon = icon(ArrowUp, { strokeWidth: 2.1 })
export const AttachPictureIcon = icon(ImagePlus)
export const RankingIcon = icon(ListOrdered)
export const ThumbUpIcon = icon(ThumbsUp)
export const ThumbDownIcon = icon(ThumbsDown)
export const StopIcon = icon(Square, { fill: 'currentColor', size: 12 })
export const DownIcon = icon(ArrowDown)
export const RetryIcon = icon(RotateCw)
export const SunIcon = icon(Sun)
export const MoonIcon = icon(Moon)
export const HalfMoonIcon = icon(Contrast)
export const ChevronIcon = icon(ChevronDown)
export const ArrowLeftIcon = icon(ArrowLeft)
export const ArrowRightIcon = icon(ArrowRight)
export const PersonIcon = icon(User)
export const LeaveIcon = icon(LogOut)
export const ShopIcon = icon(Store)
export const HelpIcon = icon(CircleHelp)
export const BoxIcon = icon(Package)
export const PictureIcon = icon(Image)
export const CopyIcon = icon(Copy)
export const BrokenPictureIcon = icon(ImageOff)

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
