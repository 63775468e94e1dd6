import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** What stands in their place; `again` draws them once more. */
  failed(again: () => void, tries: number): ReactNode
  children: ReactNode
}

/** Catches what goes wrong while its children are drawn. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean; tries: number }> {
  override state = { hasFailed: false, tries: 0 }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('a part of the page could not be drawn', error)
  }

  override render() {
    const { hasFailed, tries } = this.state
    if (!hasFailed) return this.props.children
    return this.props.failed(() => this.setState({ hasFailed: false, tries: tries + 1 }), tries)
  }
}
