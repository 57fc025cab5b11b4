import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import { api } from '../../state/api';
import { useTold } from '../../state/useTold';
import { Button } from '../../ui/Button';
import type { Committed } from '../../wire';
import { type FileDiff, textDiff } from './diff';
import styles from './HistoryPanel.module.css';

const NO_COMMIT: Committed = {};

/** What was done since the page was opened, each step of which can be gone back to, and the difference from the last commit. */
export function HistoryPanel() {
  const past = useWorkspace((workspace) => workspace.past);
  const future = useWorkspace((workspace) => workspace.future);
  const texts = useWorkspace((workspace) => workspace.texts);
  const store = useWorkspaceStore();
  const committed = useTold(api.committed, NO_COMMIT);
  const goTo = (step: number) => {
    const { past: before } = store.getState();
    for (let count = before.length; count > step; count -= 1) store.undo();
    for (let count = before.length; count < step; count += 1) store.redo();
  };
  const steps = [...past, ...future].map((step, index) => ({ ...step, number: index + 1 }));
  return (
    <div className={styles.columns}>
      <section aria-labelledby="history-steps">
        <h3 id="history-steps">Nesta sessão</h3>
        {steps.length === 0 && <p className={styles.none}>Nada mudou ainda.</p>}
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.number} aria-current={step.number === past.length ? 'step' : undefined}>
              <Button
                small
                className={step.number > past.length ? (styles.undone ?? '') : ''}
                onClick={() => goTo(step.number)}
                title="Voltar a este ponto"
              >
                {step.name}
              </Button>
              <span className="mono">{Object.keys(step.after).join(', ')}</span>
            </li>
          ))}
        </ol>
        {past.length > 0 && (
          <Button small kind="line" onClick={() => goTo(0)}>
            Voltar ao começo
          </Button>
        )}
      </section>
      <section aria-labelledby="history-commit">
        <h3 id="history-commit">
          Desde o último commit{' '}
          {committed?.commit && (
            <span className={styles.none}>
              {committed.commit.hash} {committed.commit.subject}
            </span>
          )}
        </h3>
        {committed && !committed.files && <p className={styles.none}>Esta pasta não está em um repositório do git.</p>}
        {committed?.files && <Diffs diffs={textDiff(committed.files, texts)} />}
      </section>
    </div>
  );
}

function Diffs({ diffs }: { diffs: readonly FileDiff[] }) {
  if (diffs.length === 0) return <p className={styles.none}>Nenhuma diferença.</p>;
  return (
    <>
      {diffs.map(({ file, lines }) => (
        <figure key={file} className={styles.diff}>
          <figcaption className="mono">{file}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <pre tabIndex={0}>
            {lines.map(({ kind, text, number }) => (
              <span key={`${kind}${number}`} className={styles[kind]}>
                {`${kind === 'added' ? '+' : '-'} ${text}\n`}
              </span>
            ))}
          </pre>
        </figure>
      ))}
    </>
  );
}
