import { show, useView } from '../state/view';
import { Button } from '../ui/Button';
import { ToolIcon } from '../ui/ToolIcon';
import styles from './DrawerButton.module.css';

/** Opens and closes the properties where they have no column of their own. */
export function DrawerButton() {
  const isOpen = useView((view) => view.isDrawerOpen);
  return (
    <Button
      square
      className={styles.drawer ?? ''}
      aria-label="Propriedades"
      title="Propriedades"
      aria-pressed={isOpen}
      onClick={() => show({ isDrawerOpen: !isOpen })}
    >
      <ToolIcon name="rows" />
    </Button>
  );
}
