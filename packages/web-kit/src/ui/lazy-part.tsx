import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { laterTexts } from '../lib/i18n.ts'
import { loadFile } from '../lib/load-file.ts'
import { Boundary } from './boundary.tsx'
import { FailedNotice, FailedPart, type PartFailure } from './part-failure.tsx'

interface PartOptions<Props> {
  /** What is drawn while it is fetched; nothing otherwise. */
  waiting?: (props: Props) => ReactNode
  /** What is drawn when it cannot be shown; `FailedPart` otherwise. */
  failed?: (failure: PartFailure, props: Props) => ReactNode
}

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches it ahead of its first use. A failure shows itself where it is used. */
  prepare(): Promise<void>
}

/**
 * A part of the page in a file of its own, fetched when it is first drawn. A file that does not come, and an error while it is drawn, cost this
 * part alone: in its place stands what happened, with a way to try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting = () => null, failed = (failure) => <FailedPart {...failure} /> }: PartOptions<Props> = {},
): LazyPart<Props> {
  let known: ComponentType<Props> | undefined
  const keep = (file: { default: ComponentType<Props> }) => {
    known = file.default
  }

  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(known ? 'ready' : 'waiting')
    const [retries, setRetries] = useState(0)
    // biome-ignore lint/correctness/useExhaustiveDependencies: once more with every retry
    useEffect(() => {
      if (known) return setState('ready')
      let isCurrent = true
      const show = (next: typeof state) => isCurrent && setState(next)
      // Its texts come beside it: none is drawn without them.
      Promise.all([loadFile(load), laterTexts()])
        .then(([file]) => keep(file))
        .then(
          () => show('ready'),
          () => show('failed'),
        )
      return () => {
        isCurrent = false
      }
    }, [retries])
    function retry() {
      setState('waiting')
      setRetries(retries + 1)
    }
    if (state === 'ready' && known) {
      const Known = known
      return (
        <Boundary failed={(again, tries) => failed({ retry: again, isRetrying: false, retries: tries }, props)}>
          <Known {...props} />
        </Boundary>
      )
    }
    if (state === 'failed' || retries > 0) return failed({ retry, isRetrying: state === 'waiting', retries }, props)
    return waiting(props)
  }
  return Object.assign(Part, {
    prepare: () =>
      Promise.all([load(), laterTexts()]).then(
        ([file]) => keep(file),
        () => {},
      ),
  })
}

interface PanelProps {
  /** Left out, it is open for as long as it is drawn. */
  isOpen?: boolean
  onClose?(): void
  onClosed?(): void
  /** Where it stands in the page, if not over it. */
  place?: HTMLElement
}

/** The same for what opens over or beside the page: its failure can be closed as it could. */
export const lazyPanel = <Props extends PanelProps>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> =>
  lazyPart(load, { failed: (failure, props) => <FailedPanel {...failure} {...props} /> })

function FailedPanel({ isOpen = true, onClose, onClosed, place, retry, isRetrying, retries }: PartFailure & PanelProps) {
  // There is nothing that would move out of the screen.
  useEffect(() => {
    if (!isOpen) onClosed?.()
  }, [isOpen, onClosed])
  if (!isOpen) return null
  const failure = { retry, isRetrying, retries }
  function close() {
    onClose?.()
    onClosed?.()
  }
  if (place) return createPortal(<FailedPart {...failure} onClose={close} />, place)
  return <FailedNotice {...failure} onClose={close} />
}
