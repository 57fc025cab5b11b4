import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes';
import styles from './ChoiceCard.module.css';
import { ChoiceMark } from './ChoiceMark';

/** A radio button or checkbox with its label, of which the whole surface can be pressed. */
export function ChoiceCard(
  props: ComponentProps<'input'> & {
    type: 'radio' | 'checkbox';
    children: ReactNode;
    note?: ReactNode;
    invalid?: boolean;
  },
) {
  const { children, note, invalid, ...input } = props;
  return (
    <label className={classes(styles.card, invalid && styles.invalid)}>
      <ChoiceMark {...input} />
      <span className={styles.text}>
        <span>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  );
}
