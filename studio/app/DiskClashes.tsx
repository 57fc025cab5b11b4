import { Icon } from '../../engine/theme';
import type { DiskClash } from '../state/saving';
import { Button } from '../ui/Button';
import styles from './DiskClashes.module.css';

interface Props {
  clashes: readonly DiskClash[];
  onSettle(clash: DiskClash, keep: 'ours' | 'theirs'): void;
}

/** Files that an editor or git changed in the same lines as here: nothing is overwritten before somebody says so. */
export function DiskClashes({ clashes, onSettle }: Props) {
  return (
    <ul className={styles.list} aria-label="Arquivos mudados fora do Estúdio" role="alert">
      {clashes.map((clash) => (
        <li key={clash.file}>
          <Icon name="warning" size="sm" />
          <span>
            <b className="mono">{clash.file}</b> mudou fora do Estúdio, nas mesmas linhas que aqui. Nada foi salvo.
          </span>
          <Button kind="line" small onClick={() => onSettle(clash, 'ours')}>
            Ficar com a minha
          </Button>
          <Button kind="line" small onClick={() => onSettle(clash, 'theirs')}>
            Ficar com a do disco
          </Button>
        </li>
      ))}
    </ul>
  );
}
