import { Tooltip, TooltipTrigger, Button as Trigger } from 'react-aria-components';
import type { Link, ThingLinks } from '../analysis/links/types';
import { subjectPlace } from '../document/subjectPlace';
import { useWorkspace } from '../document/WorkspaceContext';
import { ToolIcon } from '../ui/ToolIcon';
import styles from './LinkMark.module.css';

interface Props {
  links: ThingLinks;
  /** The tab that the row is in. */
  tab: string | null;
}

/** A mark of what is there only at times, and of what decides about others; over it both lists. */
export function LinkMark({ links, tab }: Props) {
  const { isConditional, decides } = links;
  return (
    <TooltipTrigger delay={300}>
      <Trigger excludeFromTabOrder className={styles.mark ?? ''} aria-label={saidOf(links)}>
        {isConditional && <ToolIcon name="eye" />}
        {decides.length > 0 && <ToolIcon name="branch" />}
      </Trigger>
      <Tooltip className={styles.told ?? ''} placement="right">
        <Told title={isConditional ? 'Aparece às vezes. Depende de' : 'Depende de'} links={links.dependsOn} tab={tab} />
        {isConditional && links.dependsOn.length === 0 && (
          <p>Aparece às vezes, por uma configuração ou pelo cadastro.</p>
        )}
        <Told title="Decide sobre" links={decides} tab={tab} />
      </Tooltip>
    </TooltipTrigger>
  );
}

/** What a mark says to readers, and the row with it. */
export function saidOf({ isConditional, dependsOn, decides }: ThingLinks): string {
  return [
    isConditional && 'aparece às vezes',
    dependsOn.length > 0 && `depende de ${dependsOn.length}`,
    decides.length > 0 && `decide sobre ${decides.length}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Told({ title, links, tab }: { title: string; links: readonly Link[]; tab: string | null }) {
  const values = useWorkspace((workspace) => workspace.values);
  if (links.length === 0) return null;
  const names = links.map((link) => subjectPlace(values, link, tab)?.title ?? link.id);
  return (
    <p>
      <b>{title}</b> {names.slice(0, MOST).join(', ')}
      {names.length > MOST && ` e mais ${names.length - MOST}`}
    </p>
  );
}

const MOST = 8;
