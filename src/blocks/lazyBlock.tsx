import { type ComponentType, useEffect, useState } from 'react';
import { Button, Waiting } from '../../engine/theme';
import css from './lazyBlock.module.css';

/** A component that comes by itself; `fetch` has it come ahead, so that it shows at once. */
export type LazyBlock<Props> = ComponentType<Props> & {
  /** Rejects when it does not come: where it is shown it is asked for again. */
  fetch(): Promise<void>;
};

/** A component whose script is fetched when it is first shown. While it comes there is a sign of it; when it does not, the way to ask again. */
export function lazyBlock<Props extends object>(fetchBlock: () => Promise<ComponentType<Props>>): LazyBlock<Props> {
  let Block: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= fetchBlock().then(
      (fetched) => {
        Block = fetched;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Lazy(props: Props) {
    // What this render sees: the script may come between it and the effect.
    const [Shown, setShown] = useState(() => Block);
    const [attempt, setAttempt] = useState(0);
    const [hasFailed, setFailed] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
    useEffect(() => {
      if (Shown) return;
      setFailed(false);
      load().then(
        () => setShown(() => Block),
        () => setFailed(true),
      );
    }, [Shown, attempt]);
    if (Shown) return <Shown {...props} />;
    if (!hasFailed) {
      return (
        <div className={css.waiting} role="status" data-waiting="">
          <Waiting>Carregando...</Waiting>
        </div>
      );
    }
    return (
      <div className={css.failed} role="alert">
        <p>Não foi possível carregar esta parte da página. Confira a sua conexão.</p>
        <Button icon="refresh" onClick={() => setAttempt((count) => count + 1)}>
          Tentar novamente
        </Button>
      </div>
    );
  }

  return Object.assign(Lazy, { fetch: load });
}
