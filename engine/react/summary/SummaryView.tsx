import type { SummaryGroup, SummaryItem, SummaryTab } from '../../core/summary/types';
import { fillText } from '../../core/text';
import { Button } from '../theme/Button';
import styles from './SummaryView.module.css';
import { summaryHeading } from './summaryHeading';

export interface SummaryViewProps {
  tab: SummaryTab;
  texts: Record<string, string>;
  /** The customer wants to change a section. */
  onEdit: (tab: string, section: string) => void;
}

/** Everything that a tab holds, to be read: its sections with a way back to each. */
export function SummaryView({ tab: { id, groups }, texts, onEdit }: SummaryViewProps) {
  return groups.map((group) => (
    <div key={group.id} className={styles.section}>
      <div className={styles.head}>
        <h4 className={styles.name} id={summaryHeading(id, group.id)} tabIndex={-1}>
          {group.title}
        </h4>
        <Button
          variant="quiet"
          compact
          icon="pencil"
          onClick={() => onEdit(id, group.id)}
          aria-label={fillText(texts.editRow ?? '', { name: group.title })}
        >
          {texts.edit}
        </Button>
      </div>
      <Lines group={group} texts={texts} onAnswer={() => onEdit(id, group.id)} />
      {group.groups?.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are read only, and have no name of their own
        <div key={index} className={styles.row}>
          <h5 className={styles.rowName}>{row.title}</h5>
          <Lines group={row} texts={texts} onAnswer={() => onEdit(id, group.id)} />
        </div>
      ))}
    </div>
  ));
}

interface LinesProps {
  group: SummaryGroup;
  texts: Record<string, string>;
  onAnswer: () => void;
}

function Lines({ group, texts, onAnswer }: LinesProps) {
  const isEmpty = group.items.length === 0 && !group.groups?.length;
  const note = group.note ?? (isEmpty ? texts.notInformed : undefined);
  return (
    <>
      {group.items.length > 0 && (
        <dl className={styles.lines}>
          {group.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one label, and none changes places
            <div key={index} className={styles.line}>
              <dt>{item.label}</dt>
              <Value item={item} texts={texts} onAnswer={onAnswer} />
            </div>
          ))}
        </dl>
      )}
      {note && <p className={styles.none}>{note}</p>}
    </>
  );
}

function Value({ item, texts, onAnswer }: Omit<LinesProps, 'group'> & { item: SummaryItem }) {
  if (item.unanswered) {
    return (
      <dd className={styles.none}>
        {texts.notAnswered}{' '}
        <button
          type="button"
          className={styles.answer}
          aria-label={`${texts.answer}: ${item.label}`}
          onClick={onAnswer}
        >
          {texts.answer}
        </button>
      </dd>
    );
  }
  if (item.pending) return <dd className={styles.none}>{texts.loading}</dd>;
  return item.value === '' ? <dd className={styles.none}>{texts.notInformed}</dd> : <dd>{item.value}</dd>;
}
