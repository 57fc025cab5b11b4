import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure';

/** Keeps a failure of one page from leaving an empty window: it says so and offers a reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}
