import { useState } from 'react';
import { Icon } from '../../../engine/theme';
import type { CaseTold, ConditionTold, MutantTold, PlaceTold } from '../../cases';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import { show } from '../../state/view';
import { Button } from '../../ui/Button';
import { Folded } from '../../ui/Folded';
import { PlaceLink } from '../../ui/PlaceLink';
import { Segmented } from '../../ui/Segmented';
import { spokenDays } from '../../words/values';
import styles from './CasesPanel.module.css';
import { Gauge } from './Gauge';
import { PinDialog } from './PinDialog';
import { type Cases, useCases } from './useCases';

const IDLE = 'As menores respostas com que cada condição vale e não vale, e os enganos que nenhum exemplo perceberia.';

/** The smallest answers that make each condition true and false, what the examples show of it, and the mistakes that none would notice. */
export function CasesPanel() {
  const tab = useWorkspace(({ selection }) => selection?.tab ?? null);
  const found = useCases(tab);
  const [filter, setFilter] = useState<'all' | 'open'>('all');
  const [pinned, setPinned] = useState<{ told: CaseTold; title: string }>();
  if (tab === null) return <p className={styles.none}>Os casos são de uma aba. Escolha uma na estrutura.</p>;
  const { state, conditions, mutants, fields, errors, failure } = found;
  const isSearching = state === 'running';
  const open = conditions.filter(({ isOpen }) => isOpen);
  const counted = mutants.filter(({ verdict }) => verdict === 'noticed' || verdict === 'unnoticed');
  const unnoticed = mutants.filter(({ verdict }) => verdict === 'unnoticed');
  return (
    <div className={styles.cases}>
      <div className={styles.head}>
        <Button kind={state === 'idle' ? 'main' : 'line'} onClick={found.look} isIdle={isSearching}>
          {state === 'idle' ? 'Procurar os casos' : isSearching ? 'Procurando...' : 'Procurar de novo'}
        </Button>
        <span role="status" className={state === 'failed' ? styles.wrong : styles.none}>
          {state === 'failed' && failure}
          {state === 'idle' && IDLE}
          {state === 'done' && 'Todos os casos foram procurados.'}
        </span>
      </div>
      {state !== 'idle' && (
        <div className={styles.gauges}>
          <Gauge
            title="Condições cobertas"
            floor={100}
            isSearching={isSearching}
            reached={conditions.length - open.length}
            of={conditions.length}
          />
          <Gauge
            title="Mutantes percebidos"
            floor={90}
            isSearching={isSearching}
            reached={counted.length - unnoticed.length}
            of={counted.length}
          />
          <Gauge title="Campos mostrados e ocultados" floor={100} isSearching={isSearching} {...fields} />
          <Gauge title="Erros provocados" floor={100} isSearching={isSearching} {...errors} />
        </div>
      )}
      {conditions.length > 0 && (
        <div className={styles.columns}>
          <section className={styles.box} aria-labelledby="cases-conditions">
            <header>
              <h3 id="cases-conditions">Casos de cada condição</h3>
              <Segmented
                label="Quais condições"
                options={[
                  { name: 'all', label: `Todas ${conditions.length}` },
                  { name: 'open', label: `Sem exemplo ${open.length}` },
                ]}
                chosen={filter}
                onPick={(name) => setFilter(name)}
              />
            </header>
            <Conditions
              conditions={filter === 'all' ? conditions : open}
              found={found}
              onPin={(told, title) => setPinned({ told, title })}
            />
          </section>
          <Mutants mutants={unnoticed} />
        </div>
      )}
      {pinned && <PinDialog told={pinned.told} title={pinned.title} onClose={() => setPinned(undefined)} />}
    </div>
  );
}

interface ConditionsProps {
  conditions: readonly ConditionTold[];
  found: Cases;
  onPin(told: CaseTold, title: string): void;
}

function Conditions({ conditions, found, onPin }: ConditionsProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Condição</th>
          <th scope="col">Verdadeira com</th>
          <th scope="col">Falsa com</th>
          <th scope="col">Exemplos V · F</th>
        </tr>
      </thead>
      <tbody>
        {conditions.map((condition) => {
          const { key, sentence, rule, place, holds, fails, isOpen } = condition;
          const own = found.cases[key];
          return (
            <tr key={key}>
              <th scope="row">
                <Folded>{plain(sentence)}</Folded>
                <span className={styles.under}>
                  <code>{rule}</code> <LineLink place={place} />
                </span>
              </th>
              {[true, false].map((truth) => (
                <td key={String(truth)}>
                  <CaseCell
                    told={own?.cases.find((one) => one.truth === truth)}
                    missed={own?.missed}
                    truth={truth}
                    onPin={(told) => onPin(told, `${plain(sentence)}${truth ? '' : ', quando não'}`)}
                  />
                </td>
              ))}
              <td className={isOpen ? styles.warn : undefined}>
                <Icon name={isOpen ? 'warning' : 'check'} size="sm" /> {holds} · {fails}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CaseCellProps {
  told: CaseTold | undefined;
  missed: readonly string[] | undefined;
  truth: boolean;
  onPin(told: CaseTold): void;
}

function CaseCell({ told, missed, truth, onPin }: CaseCellProps) {
  if (!told) {
    const reason = missed?.find((one) => one.startsWith(truth ? 'verdadeira' : 'falsa'));
    return (
      <span className={styles.none}>
        {missed ? (reason?.replace(/^[^:]*: /, '') ?? 'o mesmo que outro caso') : '...'}
      </span>
    );
  }
  return (
    <span className={styles.case}>
      <Icon name={truth ? 'check' : 'close'} size="sm" className={truth ? (styles.yes ?? '') : (styles.no ?? '')} />
      <Folded>{plain(told.answers)}</Folded>
      <span className={styles.deeds}>
        <Button small onClick={() => show({ filled: { given: told.story.given } })} title="Carregar na prévia">
          Carregar
        </Button>
        <Button small kind="line" onClick={() => onPin(told)} title="Guardar como exemplo, com o que se espera">
          Fixar
        </Button>
      </span>
    </span>
  );
}

function Mutants({ mutants }: { mutants: readonly MutantTold[] }) {
  return (
    <section className={styles.box} aria-labelledby="cases-mutants">
      <header>
        <h3 id="cases-mutants">Mutantes que ninguém percebe</h3>
        <span className={styles.none}>{mutants.length}</span>
      </header>
      {mutants.length === 0 && <p className={styles.inside}>Nenhum até agora.</p>}
      <ul className={styles.mutants}>
        {mutants.map(({ id, rule, what, place, answers, given }) => (
          <li key={id}>
            <b>{rule}</b> <LineLink place={place} />
            <p>
              <Folded>{plain(what)}</Folded>
            </p>
            {given && (
              <p>
                Mostraria: {plain(answers ?? '')}{' '}
                <Button small kind="line" onClick={() => show({ filled: { given } })}>
                  Ver exemplo
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineLink({ place: { file, pointer, line } }: { place: PlaceTold }) {
  const store = useWorkspaceStore();
  const open = () => {
    const tab = store.getState().selection?.tab ?? null;
    store.select({ file, pointer, tab });
  };
  return <PlaceLink onOpen={open}>linha {line}</PlaceLink>;
}

/** A sentence without the stars around its names, with days as people write them. */
const plain = (sentence: string): string => spokenDays(sentence.replaceAll('*', ''));
