import { type KeyboardEvent, useRef } from 'react';
import { useWorkspace } from '../document/WorkspaceContext';
import { useComments } from '../state/commentActions';
import { type PanelId, show, useView } from '../state/view';
import { Button } from '../ui/Button';
import { Count } from '../ui/Count';
import { ToolIcon } from '../ui/ToolIcon';
import { useFocusKept } from '../ui/useFocusKept';
import { CasesPanel } from './cases/CasesPanel';
import { CommentsPanel } from './comments/CommentsPanel';
import { DataPanel } from './data/DataPanel';
import { HistoryPanel } from './history/HistoryPanel';
import { ImpactPanel } from './impact/ImpactPanel';
import styles from './Panel.module.css';
import { ProblemsPanel } from './problems/ProblemsPanel';
import { WhyPanel } from './why/WhyPanel';

const PANELS: { id: PanelId; title: string; component: () => React.ReactNode }[] = [
  { id: 'problems', title: 'Problemas', component: ProblemsPanel },
  { id: 'data', title: 'Dados', component: DataPanel },
  { id: 'why', title: 'Por quê', component: WhyPanel },
  { id: 'cases', title: 'Casos', component: CasesPanel },
  { id: 'comments', title: 'Comentários', component: CommentsPanel },
  { id: 'impact', title: 'Impacto', component: ImpactPanel },
  { id: 'history', title: 'Histórico', component: HistoryPanel },
];

/** Keys that lead into a panel. */
const HOTKEYS: Partial<Record<PanelId, string>> = { problems: 'F8: próximo problema', why: 'Alt W' };

/** What is to be known of the definitions, below the form. */
export function Panel() {
  const panel = useView((view) => view.panel);
  const isLarge = useView((view) => view.isPanelLarge);
  const problems = useView((view) => view.problems.length);
  const isProving = useView((view) => view.isProving);
  const tab = useWorkspace(({ selection }) => selection?.tab ?? null);
  const comments = useComments(tab).filter(({ resolved }) => !resolved).length;
  const tabs = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useFocusKept(body, () => tabs.current?.querySelector<HTMLElement>('[aria-selected=true]'));
  const open = PANELS.find(({ id }) => id === panel) ?? (PANELS[0] as (typeof PANELS)[number]);
  const Open = open.component;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = PANELS[(PANELS.indexOf(open) + step + PANELS.length) % PANELS.length] as (typeof PANELS)[number];
    show({ panel: next.id });
    tabs.current?.querySelector<HTMLElement>(`#panel-tab-${next.id}`)?.focus();
  };
  return (
    <section className={styles.panel} data-area="panel" aria-label="Painel">
      <h2 className="sr">{open.title}</h2>
      <div className={styles.head}>
        <div role="tablist" aria-label="Painel" className={styles.tabs} ref={tabs}>
          {PANELS.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`panel-tab-${id}`}
              aria-selected={id === open.id}
              aria-controls="panel-body"
              tabIndex={id === open.id ? 0 : -1}
              onClick={() => show({ panel: id })}
              onKeyDown={move}
              title={HOTKEYS[id]}
            >
              {title}
              {id === 'problems' && <Count of={problems} isWrong={problems > 0} />}
              {id === 'comments' && comments > 0 && <Count of={comments} />}
            </button>
          ))}
        </div>
        {isProving && <span className={styles.busy}>Provando...</span>}
        <Button
          square
          small
          aria-label={isLarge ? 'Reduzir o painel' : 'Ampliar o painel'}
          aria-pressed={isLarge}
          title={`${isLarge ? 'Reduzir o painel' : 'Ampliar o painel'} (Ctrl J)`}
          onClick={() => show({ isPanelLarge: !isLarge })}
        >
          <ToolIcon name={isLarge ? 'reduce' : 'enlarge'} />
        </Button>
      </div>
      <div ref={body} className={styles.body} role="tabpanel" id="panel-body" aria-labelledby={`panel-tab-${open.id}`}>
        <Open />
      </div>
    </section>
  );
}
