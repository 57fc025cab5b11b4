import { KEYS } from '../state/keyList';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import styles from './KeysDialog.module.css';

/** All keys, by where they work. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Teclas" wide onClose={onClose}>
      <div className={styles.groups}>
        {KEYS.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ keys: pressed, does }) => (
                <div key={pressed}>
                  <dt>
                    <kbd>{pressed}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <DialogActions>
        <Button kind="main" onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
