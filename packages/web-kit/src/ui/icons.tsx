import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  ChevronDown,
  CircleHelp,
  Contrast,
  Ellipsis,
  Heart,
  ImageOff,
  ImagePlus,
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
  Share2,
  ShoppingCart,
  Square,
  Sun,
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
export const StopIcon = icon(Square, { fill: 'currentColor', size: 12 })
export const DownIcon = icon(ArrowDown)
export const RetryIcon = icon(RotateCw)
export const SunIcon = icon(Sun)
export const MoonIcon = icon(Moon)
export const HalfMoonIcon = icon(Contrast)
export const ChevronIcon = icon(ChevronDown)
export const ArrowLeftIcon = icon(ArrowLeft)
export const ArrowRightIcon = icon(ArrowRight)
export const ShareIcon = icon(Share2)
export const PersonIcon = icon(User)
export const LeaveIcon = icon(LogOut)
export const HelpIcon = icon(CircleHelp)
export const BoxIcon = icon(Package)
export const BrokenPictureIcon = icon(ImageOff)

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
