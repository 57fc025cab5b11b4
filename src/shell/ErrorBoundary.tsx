import { Component, type ReactNode } from 'react';
import { Button } from '../../engine/theme';
import { EmptyState } from '../ui/EmptyState';
import css from './ErrorBoundary.module.css';

/** Keeps a failure of one page from leaving an empty window: it says so and offers a reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const reload = (
      <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
        Recarregar a página
      </Button>
    );
    return (
      <main className={css.page}>
        <div role="alert">
          <EmptyState title="Esta página não pôde ser mostrada" action={reload}>
            <p>Recarregue para tentar de novo. O que já foi salvo continua salvo.</p>
          </EmptyState>
        </div>
      </main>
    );
  }
}
