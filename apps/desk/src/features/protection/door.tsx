import type { DeskSession } from '@karavan/contract/operators.ts'
import type { AuthenticatedUser } from '@karavan/web-kit/account/session/authenticated-user.ts'
import { lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'
import { type ReactNode, useState } from 'react'
import { Waiting } from '../../ui/waiting.tsx'

const DoorStep = lazyPart(async () => ({ default: (await import('./components/door-step.tsx')).DoorStep }), { waiting: () => <Waiting /> })

interface DoorProps {
  user: AuthenticatedUser
  session: DeskSession
  children: ReactNode
}

/** Asks for what the desk waits for, one thing at a time, and shows the desk once there is nothing more. */
export function Door({ user, session, children }: DoorProps) {
  // Shown once: they stay until they are kept, however often the server says meanwhile that the desk is open.
  const [codes, setCodes] = useState<readonly string[]>()
  if (session.state === 'open' && !codes) return children
  return <DoorStep user={user} session={session} codes={codes} onCodes={setCodes} />
}
