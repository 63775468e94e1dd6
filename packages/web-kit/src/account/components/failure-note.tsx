import type { ReactNode } from 'react'
import type { Failure } from '../failure.ts'

interface NoteProps {
  role: 'alert' | 'status'
  className: string
  children: ReactNode
}

/** One thing that has to be said about the form. */
export const Note = ({ role, className, children }: NoteProps) => (
  <div role={role} className={`mt-4 flex gap-2.5 rounded-2xl px-4 py-3 text-[15px] leading-snug ${className}`}>
    {children}
  </div>
)

/** Why signing in, signing up or resetting did not work, and what may help. */
export function FailureNote({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Note role="alert" className="border border-danger/40 bg-surface text-danger">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{failure.error}</p>
        {failure.hint && <p className="pt-0.5 text-ink-soft">{failure.hint}</p>}
        {failure.missing && (
          <ul className="list-disc pl-5 pt-1">
            {failure.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </Note>
  )
}
