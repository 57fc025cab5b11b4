import type { OptionalDataControlsTemplateProps } from '@rjsf/utils';
import { Button } from '../theme/Button';
import styles from './theme.module.css';

/** Begins the data of an object or list that may be left out, or drops it; where neither may be, says that there is none. */
export function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, label, onAddClick, onRemoveClick } = props;
  const onClick = onAddClick ?? onRemoveClick;
  if (!onClick) return <p id={id}>{label}</p>;
  return (
    <Button compact id={id} className={styles.add} icon={onAddClick ? 'plus' : 'trash'} onClick={onClick}>
      {label}
    </Button>
  );
}
