import type { SumDefinition } from '../../core/definition/types';
import { sumText } from '../../core/plan/rowSums';
import type { Pointer } from '../../core/pointer';
import { fillText } from '../../core/text';
import { type Bound, bind } from '../form/BoundField';
import { useForm } from '../form/FormContext';
import { useChoices } from '../form/useChoices';
import { useFieldView } from '../form/useFieldView';
import { classes } from '../theme/classes';
import { Icon } from '../theme/Icon';
import type { IconName } from '../theme/iconPaths';
import { chosenText } from '../widgets/choice';
import styles from './RowLine.module.css';
import { useRowStatus } from './useRowStatus';

interface Props {
  list: string;
  index: number;
  /** Of the row; its title has `-title`, its fields `-body` after it. */
  id: string;
  title: string;
  isOpen: boolean;
  /** The sum up to this row. */
  soFar: number | undefined;
  onToggle(line: HTMLElement): void;
}

/** The line of a row, which opens and folds it: what it is called, how it stands, and the running sum. */
export function RowLine({ list, index, id, title, isOpen, soFar, onToggle }: Props) {
  const { form, texts } = useForm();
  const { titleField, sum } = form.plan.definition.collections?.[list] ?? {};
  return (
    <h3 className={styles.heading}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={`${id}-body`}
        onClick={(event) => onToggle(event.currentTarget)}
      >
        <span className={styles.title} id={`${id}-title`}>
          <span>{title}</span> {titleField && <RowName pointer={`/${list}/${index}/${titleField}`} />}
        </span>
        <span className={styles.state}>
          {isOpen ? <State tone="open" icon="pencil" text={texts.rowOpen} /> : <Status list={list} index={index} />}
        </span>
        {sum && soFar !== undefined && <RowSum sum={sum} list={list} index={index} soFar={soFar} />}
        <Icon name="chevronDown" className={styles.arrow} />
      </button>
    </h3>
  );
}

/** What a row is called by its own content, as its field shows it. */
function RowName({ pointer }: { pointer: Pointer }) {
  const { form, constants } = useForm();
  const { value } = useFieldView(form, pointer);
  const bound = bind(form, pointer, constants.settings) as Bound;
  const name = chosenText({ value, ...bound.fixed, ...useChoices(bound) });
  return name && <span className={styles.name}>{name}</span>;
}

function Status({ list, index }: { list: string; index: number }) {
  const { form, texts } = useForm();
  const { missing, wrong } = useRowStatus(form, list, index);
  if (wrong) {
    const text = wrong === 1 ? texts.rowErrors_one : texts.rowErrors_other;
    return <State tone="wrong" icon="alert" text={fillText(text ?? '', { n: wrong })} />;
  }
  if (missing) {
    const text = missing === 1 ? texts.rowMissing_one : texts.rowMissing_other;
    return <State tone="missing" icon="clock" text={fillText(text ?? '', { n: missing })} />;
  }
  return <State tone="complete" icon="check" text={texts.rowComplete} />;
}

function State({ tone, icon, text }: { tone: string; icon: IconName; text: string | undefined }) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon name={icon} size="sm" />
      {text}
    </span>
  );
}

/** What the row brings to the sum, and the sum up to it. */
function RowSum({ sum, list, index, soFar }: { sum: SumDefinition; list: string; index: number; soFar: number }) {
  const { form, texts, constants } = useForm();
  const { value } = useFieldView(form, `/${list}/${index}/${sum.field}`);
  const format = constants.formats[form.plan.rowSchemas[list]?.[sum.field]?.format ?? ''];
  if (typeof value !== 'number') return null;
  return (
    <span className={classes(styles.sum, soFar > sum.whole && styles.over)}>
      <span>{sumText(sum, format, value)}</span>{' '}
      <small>{fillText(texts.sumSoFar ?? '', { sum: sumText(sum, format, soFar) })}</small>
    </span>
  );
}
