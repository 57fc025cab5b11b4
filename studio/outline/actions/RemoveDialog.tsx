import { useMemo } from 'react';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import type { OutlineNode } from '../nodes';
import { planRemoval } from './deeds';
import { ReferenceList } from './ReferenceList';

/** Asks before something goes, with every place that would still name it. */
export function RemoveDialog({ node, onClose }: { node: OutlineNode; onClose(): void }) {
  const store = useWorkspaceStore();
  const removal = useMemo(() => planRemoval(store.getState(), node), [store, node]);
  const act = () => {
    if (!removal) return;
    store.edit(`Apagar ${node.title}`, removal.edits, { removed: removal.removed });
    const { tab, file } = node.selection;
    store.select(removal.removed.includes(file) ? null : { file, pointer: '', tab });
    onClose();
  };
  const broken = removal?.broken ?? [];
  return (
    <Dialog title={`Apagar ${node.title}?`} onClose={onClose}>
      {broken.length === 0 ? (
        <p>Nada mais cita {node.title}. Ctrl Z desfaz.</p>
      ) : (
        <>
          <p>
            {broken.length === 1
              ? 'Este lugar ainda o cita e vai'
              : `Estes ${broken.length} lugares ainda o citam e vão`}{' '}
            aparecer em Problemas, para que você decida o que fazer. Ctrl Z desfaz.
          </p>
          <ReferenceList references={broken} title="O que deixa de valer" />
        </>
      )}
      <DialogActions>
        <Button kind="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button kind="main" onClick={act}>
          Apagar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
