import type { SectionItem } from '../../core/definition/types';
import { isBlock } from '../../core/plan/fields';
import { fillSettings } from '../../core/validation/messages';
import { BlockFrame } from './BlockFrame';
import { useForm } from './FormContext';
import { InfoButton, isInfo } from './InfoButton';
import { isLink, SectionLink } from './LinkItem';
import styles from './SectionItemView.module.css';
import { useFieldView } from './useFieldView';

/** An item in the body of a section that is not a field: a text, an explanation, a link after a list, or a block. */
export function SectionItemView({ item }: { item: Exclude<SectionItem, string> }) {
  const { constants } = useForm();
  if (isInfo(item)) {
    return (
      <div className={styles.info}>
        <InfoButton info={item} />
      </div>
    );
  }
  if (isLink(item)) {
    return (
      <div className={styles.info}>
        <SectionLink item={item} place="head" />
      </div>
    );
  }
  if ('text' in item) {
    const text = fillSettings(String(item.text), constants.settings);
    return item.id === undefined ? <p className={styles.text}>{text}</p> : <Note id={String(item.id)} text={text} />;
  }
  return isBlock(item) ? <BlockFrame item={item} /> : null;
}

/** A text that rules show and hide; announced when it appears. */
function Note({ id, text }: { id: string; text: string }) {
  const { form } = useForm();
  const { hidden } = useFieldView(form, `/${id}`);
  return (
    <p className={styles.note} role="status">
      {hidden ? '' : text}
    </p>
  );
}
