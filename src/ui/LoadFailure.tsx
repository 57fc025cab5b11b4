import type { ReactNode } from 'react';
import { Button } from '../../engine/theme';
import { EmptyState } from './EmptyState';

interface LoadFailureProps {
  title: string;
  onRetry: () => void;
  /** One part of a screen is missing, which has a primary button of its own: the one that asks again is secondary. */
  isPart?: boolean;
  /** Another way on, beside the button that asks again. */
  children?: ReactNode;
}

/** What stands in place of data that did not come, with the way to ask again. */
export function LoadFailure({ title, onRetry, isPart = false, children }: LoadFailureProps) {
  const action = (
    <>
      <Button variant={isPart ? 'secondary' : 'primary'} icon="refresh" onClick={onRetry}>
        Tentar novamente
      </Button>
      {children}
    </>
  );
  return (
    <div role="alert">
      <EmptyState title={title} action={action}>
        <p>Confira a sua conexão. O que já foi salvo continua salvo.</p>
      </EmptyState>
    </div>
  );
}
