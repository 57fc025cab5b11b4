import type { ReactNode } from 'react';
import { fillSettings } from '../../../../engine/state';
import { classes } from '../../../../engine/theme';
import { Alert } from '../../../ui/Alert';
import lines from '../corrections.module.css';
import type { TabActions } from '../useTabActions';
import type { Returned } from '../versions/news';
import css from './ReturnedNote.module.css';

export interface ReturnedNoteProps {
  returned: Returned;
  /** The tab on the screen. */
  tab: string;
  actions: Pick<TabActions, 'tabRef'>;
  onOpenTab?: ((tab: string) => void) | undefined;
}

/** Says that the registration came back, and why: each reason is the way to its field, or to its tab. */
export function ReturnedNote({ returned: { session, text, at }, tab, actions, onOpenTab }: ReturnedNoteProps) {
  const { tabs } = session.view();
  const follow = (place: string, id: string) => {
    if (id === tab) actions.tabRef.current?.focus(place.slice(id.length));
    else onOpenTab?.(id);
  };
  return (
    <Alert kind="warning" role="region" titleAs="h2" titleId="devolvido" title="Cadastro devolvido para correção">
      {text && <p>{text}</p>}
      <ul className={classes(lines.list, css.list)}>
        {Object.entries(at).map(([place, reasons]) => {
          const [id = '', field] = place.split('/');
          const title = tabs.find((own) => own.id === id)?.title ?? id;
          const label = field && (session.loaded.tabs[id]?.definition.schema.properties[field]?.title ?? field);
          const name = label && fillSettings(label, session.context(id).settings);
          const isWay = id === tab ? field !== undefined : onOpenTab !== undefined;
          const words = [...(id === tab ? [] : [title]), ...(name ? [name] : [])].join(', ');
          return reasons.map((reason, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none changes places
            <li key={`${place} ${index}`}>
              <Line onFollow={isWay ? () => follow(place, id) : undefined}>
                <b className={lines.name}>{words || title}</b>
                <span className={lines.message}>{reason}</span>
              </Line>
            </li>
          ));
        })}
      </ul>
      <p>Corrija o que for preciso e envie o cadastro de novo.</p>
    </Alert>
  );
}

/** One reason: the way to its place, or just words where that is not at hand. */
function Line({ onFollow, children }: { onFollow: (() => void) | undefined; children: ReactNode }) {
  if (!onFollow) return <span className={lines.line}>{children}</span>;
  return (
    <button type="button" className={classes(lines.line, lines.way)} onClick={onFollow}>
      {children}
    </button>
  );
}
