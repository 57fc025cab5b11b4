import { useState } from 'react';
import { KINDS, kindWords } from '../../../engine/analyse';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import { changedFiles } from '../../document/workspace';
import type { Effect, Fate, FindingTold, Group, ImpactAsked, ImpactTold } from '../../impact';
import { changesOf } from '../../state/useCompiled';
import { Button } from '../../ui/Button';
import { Folded } from '../../ui/Folded';
import { PlaceLink } from '../../ui/PlaceLink';
import { Segmented } from '../../ui/Segmented';
import { spokenDays } from '../../words/values';
import { FateChoice } from './FateChoice';
import styles from './ImpactPanel.module.css';
import { LeftOut } from './LeftOut';
import { PublishDialog } from './PublishDialog';
import { useImpact } from './useImpact';
import { VersionPick } from './VersionPick';

const IDLE = 'O que a mudança faz com os cadastros em andamento e com quem usa a API, diferença por diferença.';

/** What the change does to registrations, difference by difference, and what whoever publishes decides about each. */
export function ImpactPanel() {
  const store = useWorkspaceStore();
  const unsaved = useWorkspace((workspace) => changedFiles(workspace).length);
  const [against, setAgainst] = useState<ImpactAsked['against']>('commit');
  const { told, isBusy, progress, look, forget } = useImpact();
  const [fates, setFates] = useState<Record<string, Fate>>({});
  const [isPublishing, setPublishing] = useState(false);
  const [backTo, setBackTo] = useState<number>();
  const compare = async () => {
    const asked = { changes: changesOf(store.getState()), against };
    if (await look(backTo === undefined ? asked : { ...asked, backTo })) setFates({});
  };
  const findings = told?.findings ?? [];
  const leftOut = told?.leftOut ?? [];
  const asked = findings.filter(({ kind }) => kind !== 'compatible');
  const open = asked.filter(({ id }) => fates[id] === undefined);
  const reason = reasonAgainst({ against, told, unsaved, open: open.length });
  return (
    <div className={styles.impact}>
      <div className={styles.head}>
        <Segmented
          label="Comparar com"
          options={[
            { name: 'commit', label: 'Último commit' },
            { name: 'published', label: 'Versão publicada' },
            { name: 'earlier', label: 'Voltar a uma versão' },
          ]}
          chosen={against}
          onPick={(name) => {
            setAgainst(name);
            setBackTo(undefined);
            forget();
          }}
        />
        {against === 'earlier' && (
          <VersionPick
            chosen={backTo}
            onPick={(number) => {
              setBackTo(number);
              forget();
            }}
          />
        )}
        <Button
          kind={told ? 'line' : 'main'}
          onClick={() => void compare()}
          disabled={against === 'earlier' && backTo === undefined}
          isIdle={isBusy}
        >
          {isBusy ? 'Comparando...' : told ? 'Comparar de novo' : 'Ver o impacto'}
        </Button>
        {isBusy && (
          <>
            <Button kind="line" onClick={forget}>
              Cancelar
            </Button>
            {progress && <Progress {...progress} />}
          </>
        )}
        <span className={styles.push} />
        {told && !told.failure && (
          <>
            <span className={styles.dim}>{reason}</span>
            <Button kind="line" disabled={reason !== undefined} onClick={() => setPublishing(true)}>
              {backTo === undefined ? 'Publicar...' : `Voltar à versão ${backTo}...`}
            </Button>
          </>
        )}
      </div>
      {!told && !isBusy && <p className={styles.dim}>{IDLE}</p>}
      {told?.failure && (
        <pre className={styles.failure} role="alert">
          {told.failure}
        </pre>
      )}
      {told && !told.failure && (
        <p role="status" className={styles.dim}>
          {differences(
            findings.length,
            leftOut.some(({ what }) => what !== 'example'),
          )}{' '}
          {registrationsIn(told)}
        </p>
      )}
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} />}
      {KINDS.map((kind) => {
        const own = findings.filter((finding) => finding.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} className={styles.box} aria-label={kindWords[kind].title}>
            <header>
              <h3>
                {kindWords[kind].title} <span className={styles.dim}>{own.length}</span>
              </h3>
              <span className={styles.dim}>{kindWords[kind].means}</span>
            </header>
            <ul>
              {own.map((finding) => (
                <Finding
                  key={finding.id}
                  finding={finding}
                  fate={fates[finding.id]}
                  onPick={(fate) => setFates((before) => ({ ...before, [finding.id]: fate }))}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {isPublishing && <PublishDialog answers={fates} backTo={backTo} onClose={() => setPublishing(false)} />}
    </div>
  );
}

const NUMBER = new Intl.NumberFormat('pt-BR');

function Progress({ done, all }: { done: number; all: number }) {
  return (
    <span className={styles.dim}>
      <progress aria-label="Cadastros avaliados" value={done} max={all} /> {NUMBER.format(done)} de {NUMBER.format(all)}
    </span>
  );
}

const differences = (count: number, isOpen: boolean): string =>
  count === 0
    ? `Nenhuma diferença${isOpen ? ' no que foi avaliado' : ''}.`
    : count === 1
      ? 'Uma diferença.'
      : `${count} diferenças.`;

interface FindingProps {
  finding: FindingTold;
  fate: Fate | undefined;
  onPick(fate: Fate): void;
}

function Finding({ finding, fate, onPick }: FindingProps) {
  const store = useWorkspaceStore();
  const { sentence, file, line, pointer, version, impact, kind, wizard } = finding;
  const tab = store.getState().selection?.tab ?? null;
  return (
    <li>
      <div>
        <Folded>
          <b>{spokenDays(sentence)}</b>
        </Folded>{' '}
        {version === 'after' ? (
          <PlaceLink onOpen={() => store.select({ file, pointer, tab })}>
            {file}, linha {line}
          </PlaceLink>
        ) : (
          <span className="mono">
            {file}, linha {line} (antes)
          </span>
        )}
        {impact && <p className={styles.dim}>{countsIn(impact.counts)}</p>}
      </div>
      {kind !== 'compatible' && <FateChoice fate={fate} isOfWizard={wizard !== undefined} onPick={onPick} />}
    </li>
  );
}

const GROUPS: Record<Group, string> = { draft: 'em andamento', waiting: 'em aprovação', approved: 'aprovados' };
const EFFECTS: Record<Effect, string> = {
  asked: 'veem uma pergunta nova',
  lost: 'perdem um valor',
  refused: 'têm uma resposta recusada',
  open: 'não se decidem aqui',
};

function countsIn(counts: NonNullable<FindingTold['impact']>['counts']): string {
  const told = Object.entries(GROUPS).flatMap(([group, name]) =>
    Object.entries(EFFECTS).flatMap(([effect, words]) => {
      const count = counts[group as Group][effect as Effect];
      return count > 0 ? [`${count} ${name} ${words}`] : [];
    }),
  );
  return told.join(', ') || 'Nenhum cadastro é atingido.';
}

function registrationsIn({ impact }: ImpactTold): string {
  if (!impact) return '';
  const { draft, waiting, approved } = impact.registrations;
  return `Cadastros avaliados: ${draft} em andamento, ${waiting} em aprovação, ${approved} aprovados.`;
}

interface Standing {
  against: ImpactAsked['against'];
  told: ImpactTold | undefined;
  unsaved: number;
  open: number;
}

/** Why nothing can be published at the moment; nothing when it can. */
function reasonAgainst({ against, told, unsaved, open }: Standing): string | undefined {
  if (unsaved > 0 && against !== 'earlier') return 'Salve antes de publicar.';
  if (against === 'commit') return 'Para publicar, compare com a versão publicada.';
  if ((told?.leftOut?.length ?? 0) > 0) return 'Corrija o que não foi avaliado antes de publicar.';
  if (!told || told.findings.length === 0) return 'Não há o que publicar.';
  if (open > 0) return open === 1 ? 'Falta uma resposta.' : `Faltam ${open} respostas.`;
  return undefined;
}
