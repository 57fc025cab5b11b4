import type { Json } from '../../../engine/core';
import type { SentPart, SentStep } from '../../analysis/sent';
import { fileOfTab } from '../../document/pointers';
import { useWorkspace } from '../../document/WorkspaceContext';
import { useView } from '../../state/view';
import { namingAt, titleOfFile } from '../../words/called';
import styles from './DataPanel.module.css';
import { useSent } from './useSent';

/** What the form of the preview holds, and what each part would send of it, as it is typed. */
export function DataPanel() {
  const seen = useView((view) => view.seen);
  const parts = useSent();
  const called = useCalled();
  if (!seen) return <p className={styles.none}>A prévia ainda não mostrou uma aba.</p>;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="data-state">
        <h3 id="data-state">O que a aba guarda agora</h3>
        <Shown value={seen.values} />
        {seen.errors.length > 0 && (
          <>
            <h3 id="data-errors">Erros na tela</h3>
            <ul className={styles.errors} aria-labelledby="data-errors">
              {seen.errors.map(({ pointer, text }) => (
                <li key={`${pointer} ${text}`}>
                  <b>{called.field(pointer)}</b>: {text}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="data-sent">
        <h3 id="data-sent">O que cada parte enviaria</h3>
        {parts?.length === 0 && <p className={styles.none}>Nenhuma parte leva dados desta aba.</p>}
        {parts?.map((part) => (
          <Part key={part.id} part={part} tabs={part.tabs.map(called.tab)} />
        ))}
      </section>
    </div>
  );
}

/** What the fields of the open tab and the tabs beside it are called. */
function useCalled() {
  const values = useWorkspace((workspace) => workspace.values);
  const tab = useWorkspace(({ selection }) => selection?.tab ?? '');
  const file = (id: string) => fileOfTab(values, `${tab.split('/')[0]}/${id}`);
  return {
    tab: (id: string) => titleOfFile(values, file(id)),
    field: (pointer: string) => namingAt(values, fileOfTab(values, tab), '').fields.called(pointer.slice(1)),
  };
}

interface PartProps {
  part: SentPart;
  /** What its tabs are called. */
  tabs: readonly string[];
}

const LIST = new Intl.ListFormat('pt-BR');

function Part({ part: { id, isDue, steps }, tabs }: PartProps) {
  return (
    <article className={styles.part} aria-label={`Parte ${id}`}>
      <p className={styles.none}>
        Parte <b>{id}</b>, {tabs.length === 1 ? 'da aba' : 'das abas'} {LIST.format(tabs)}
        {!isDue && <span className={styles.open}>: não se aplica agora, nada seria enviado</span>}
      </p>
      {steps.map((step) => (
        <Step key={`${step.call} ${JSON.stringify(step.bodies).length}`} step={step} />
      ))}
    </article>
  );
}

function Step({ step: { call, bodies, isByRow, isUnknown } }: { step: SentStep }) {
  return (
    <>
      <p className="mono">{call ?? 'Só é lida, nunca enviada'}</p>
      {isByRow && <p className={styles.none}>{countOf(bodies.length)}</p>}
      {isUnknown && <p className={styles.open}>Leva dados de uma aba que não está aqui.</p>}
      {call !== undefined &&
        bodies.map((body, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name
          <Shown key={index} value={body} />
        ))}
    </>
  );
}

const countOf = (rows: number): string =>
  rows === 0 ? 'Uma chamada por linha: nenhuma linha' : `Uma chamada por linha: ${rows}`;

function Shown({ value }: { value: Json }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <pre className={styles.code} tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
