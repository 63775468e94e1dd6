import i18next from 'i18next'
import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Emblem } from '../ui/icons.tsx'

/** The last net: a screen that failed says so and offers the way back, in the chosen language. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('the page failed', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
        <Emblem className="size-14" />
        <h1 className="font-display text-2xl font-semibold">{i18next.t('app.failed')}</h1>
        <p className="max-w-md text-ink-soft">{i18next.t('app.failedHint')}</p>
        <Button look="solid" onClick={() => location.reload()}>
          {i18next.t('app.reload')}
        </Button>
      </main>
    )
  }
}
