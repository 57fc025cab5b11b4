import { useMemo, useState } from 'react';
import { useWorkspace } from '../document/WorkspaceContext';
import type { Selection } from '../document/workspace';
import { SmallButton } from '../ui/SmallButton';
import { Explanation } from './Explanation';
import styles from './Properties.module.css';
import { ThingPanel } from './ThingPanel';
import { type Thing, thingsAt } from './things';
import { useFocusInside } from './useFocusInside';

interface Props {
  /** Shows a place of a file as text. */
  onOpenText?: ((file: string, line: number) => void) | undefined;
  /** Of a drawer that lies over something else. */
  onClose?: (() => void) | undefined;
}

/** The properties of what is selected: what it says, by which rules it is reached, and what it is sent with. */
export function Properties({ onOpenText, onClose }: Props) {
  const values = useWorkspace((workspace) => workspace.values);
  const selection = useWorkspace((workspace) => workspace.selection);
  const things = useMemo(() => (selection ? thingsAt(values, selection) : []), [values, selection]);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [first] = things;
  // Another thing begins at its top, with nothing explained yet.
  const key = first ? keyOf(first) : '';
  useFocusInside(root, key);
  return (
    <aside ref={setRoot} className={styles.side} data-area="properties" aria-label="Propriedades">
      {onClose && <SmallButton icon="close" label="Fechar propriedades" className={styles.close} onClick={onClose} />}
      <div key={key} className={styles.scroll}>
        {things.map((thing) => (
          <ThingPanel key={keyOf(thing)} thing={thing} selection={selection as Selection} onOpenText={onOpenText} />
        ))}
        {things.length === 0 && (
          <p className={styles.nothing}>
            {selection ? 'O que está selecionado se muda no texto.' : 'Selecione algo na estrutura ou na prévia.'}
          </p>
        )}
      </div>
      {things.length > 0 && <Explanation key={`told ${key}`} root={root} />}
    </aside>
  );
}

const keyOf = ({ kind, file, pointer }: Thing): string => `${kind} ${file}${pointer}`;
