/** Something runs; what it is stands beside it in words. */
export const Spinner = ({ className = 'size-4.5' }: { className?: string }) => (
  <span
    aria-hidden="true"
    data-testid="spinner"
    className={`shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent ${className}`}
  />
)
