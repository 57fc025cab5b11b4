import { Button } from '../../engine/theme';
import { EmptyState } from '../ui/EmptyState';
import css from './PageFailure.module.css';

/** What stands in place of a page that cannot be shown. */
export function PageFailure() {
  const reload = (
    <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
      Recarregar a página
    </Button>
  );
  return (
    <main className={css.page}>
      <div role="alert">
        <EmptyState titleAs="h1" title="Esta página não pôde ser mostrada" action={reload}>
          <p>Recarregue para tentar de novo. O que já foi salvo continua salvo.</p>
        </EmptyState>
      </div>
    </main>
  );
}
