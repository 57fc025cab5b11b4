import { Button } from '../../../engine/react/theme/Button';
import { EmptyState } from './EmptyState';

/** What stands in place of data that did not come, with the way to ask again. */
export function LoadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const action = (
    <Button variant="primary" icon="refresh" onClick={onRetry}>
      Tentar novamente
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={title} action={action}>
        <p>Confira a sua conexão. O que já foi salvo continua salvo.</p>
      </EmptyState>
    </div>
  );
}
