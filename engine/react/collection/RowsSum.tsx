import { useEffect, useRef, useState } from 'react';
import type { SumDefinition } from '../../core/definition/types';
import { type RowSums, sumText } from '../../core/plan/rowSums';
import { fillText } from '../../core/text';
import { useForm } from '../form/FormContext';
import { classes } from '../theme/classes';
import styles from './RowsSum.module.css';

/** After so long without a change a sum is said, in ms: not at every digit. */
const PAUSE_MS = 1000;

interface Props {
  list: string;
  sum: SumDefinition;
  sums: RowSums;
}

/** What the rows of a list make together, and what is missing to the whole or is too much, in words and as a bar. */
export function RowsSum({ list, sum, sums }: Props) {
  const { form, texts, constants } = useForm();
  const format = constants.formats[form.plan.rowSchemas[list]?.[sum.field]?.format ?? ''];
  const write = (value: number) => sumText(sum, format, value);
  const { total, left } = sums;
  const whole = write(sum.whole);
  const now = fillText(texts.sumNow ?? '', { sum: write(total) });
  const rest =
    left < 0
      ? fillText(texts.sumOver ?? '', { over: write(-left), whole })
      : left > 0
        ? fillText((left === 1 ? texts.sumLeft_one : texts.sumLeft_other) ?? '', { left: write(left) })
        : fillText(texts.sumFull ?? '', { whole });
  return (
    <div className={classes(styles.sum, left < 0 && styles.over)}>
      <p className={styles.words}>
        <b>{now}</b> <span>{rest}</span>
      </p>
      <progress className={styles.bar} max={sum.whole} value={Math.min(total, sum.whole)} aria-hidden="true" />
      <Said text={`${now}. ${rest}.`} />
    </div>
  );
}

/** Said once it has stood for a while, and never as the page opens. */
function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="sr" role="status">
      {said}
    </span>
  );
}
