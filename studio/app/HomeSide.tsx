import { useEffect, useState } from 'react';
import type { CoverageTold } from '../cases';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import { changedFiles } from '../document/workspace';
import { api } from '../state/api';
import { placeOf } from '../state/problemPlace';
import { changesOf } from '../state/useCompiled';
import { useTold } from '../state/useTold';
import { Button } from '../ui/Button';
import { Count } from '../ui/Count';
import { titleOfFile } from '../words/called';
import styles from './Home.module.css';

/** What was done last, what is not saved, and what the examples show. */
export function HomeSide() {
  return (
    <aside className={styles.side} aria-label="Andamento">
      <Unsaved />
      <LastChanges />
      <Coverage />
    </aside>
  );
}

function Unsaved() {
  const store = useWorkspaceStore();
  const texts = useWorkspace((workspace) => workspace.texts);
  const saved = useWorkspace((workspace) => workspace.saved);
  const files = changedFiles({ texts, saved });
  const open = (file: string) => store.select(placeOf({ file }, store.getState()));
  return (
    <section className={styles.box}>
      <h2>
        Não salvos <Count of={files.length} />
      </h2>
      {files.length === 0 && <p className={styles.empty}>Tudo o que mudou está salvo.</p>}
      <ul className={styles.rows}>
        {files.map((file) => (
          <li key={file}>
            <span className="mono">{file}</span>
            {texts[file] !== undefined && (
              <Button small kind="line" aria-label={`Continuar ${file}`} onClick={() => open(file)}>
                Continuar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 5;
const MOMENT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

function LastChanges() {
  const past = useWorkspace((workspace) => workspace.past);
  const commits = useTold(api.lately)?.commits ?? [];
  const steps = past.slice(-SHOWN).toReversed();
  return (
    <section className={styles.box}>
      <h2>Últimas mudanças</h2>
      {steps.length + commits.length === 0 && <p className={styles.empty}>Nenhuma ainda.</p>}
      <ul className={styles.rows}>
        {steps.map(({ name, at, after }) => (
          <li key={`${at}${name}`}>
            <span>
              <b>{name}</b>
              <span className="mono">{Object.keys(after).join(', ')}</span>
            </span>
            <time dateTime={new Date(at).toISOString()}>{MOMENT.format(at)}</time>
          </li>
        ))}
        {commits.map(({ hash, at, author, subject }) => (
          <li key={hash}>
            <span>
              <b>{subject}</b>
              <span>
                <span className="mono">{hash}</span> {author}
              </span>
            </span>
            <time dateTime={at}>{MOMENT.format(new Date(at))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the examples show of the conditions; counted when it is asked for, as it takes seconds. */
function Coverage() {
  const store = useWorkspaceStore();
  const [told, setTold] = useState<CoverageTold>();
  const [search, setSearch] = useState<AbortController>();
  useEffect(() => () => search?.abort(), [search]);
  const values = useWorkspace((workspace) => workspace.values);
  const titleOf = (wizard: string): string => {
    const file = [`${wizard}/wizard.json`, `${wizard}/forms.json`].find((name) => values[name]);
    return file === undefined ? wizard : titleOfFile(values, file);
  };
  const count = () => {
    const own = new AbortController();
    setSearch(own);
    api
      .coverage(changesOf(store.getState()), own.signal)
      .then(setTold)
      .catch(() => {})
      .finally(() => !own.signal.aborted && setSearch(undefined));
  };
  return (
    <section className={styles.box}>
      <h2>
        Cobertura dos exemplos
        <Button small kind="line" className={styles.push} isIdle={search !== undefined} onClick={count}>
          {search ? 'Contando...' : 'Contar'}
        </Button>
      </h2>
      {!told && <p className={styles.empty}>Quantas condições os exemplos mostram verdadeiras e falsas.</p>}
      <ul className={styles.rows} aria-live="polite">
        {told?.wizards.map(({ wizard, conditions, shown }) => (
          <li key={wizard}>
            <span>{titleOf(wizard)}</span>
            <meter
              min={0}
              max={Math.max(conditions, 1)}
              value={conditions === 0 ? 1 : shown}
              aria-label={titleOf(wizard)}
            />
            <span>
              {shown} de {conditions}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
