import type { SectionItem } from '../../core/definition/types';
import { Icon } from '../theme/Icon';
import { useForm } from './FormContext';
import styles from './InfoButton.module.css';

/** An explanation that a button opens. */
export type InfoItem = Extract<SectionItem, { info: string; title: string; text: string }>;

/** Whether an item of a section is an explanation. */
export function isInfo(item: SectionItem): item is InfoItem {
  return typeof item === 'object' && 'info' in item;
}

/** The button of an explanation, worded as its definition says. */
export function InfoButton({ info: { info, title, text } }: { info: InfoItem }) {
  const { surface } = useForm();
  return (
    <button type="button" className={styles.info} onClick={() => surface.explain(title, text)}>
      <Icon name="help" size="sm" />
      {info}
    </button>
  );
}
