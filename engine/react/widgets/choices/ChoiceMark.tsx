import type { ComponentProps } from 'react';
import styles from './ChoiceMark.module.css';

/** The mark of a radio button or checkbox in the colours of the page; its label stands around it. */
export function ChoiceMark(props: ComponentProps<'input'> & { type: 'radio' | 'checkbox' }) {
  return <input {...props} className={styles.mark} />;
}
