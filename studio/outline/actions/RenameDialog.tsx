import { useMemo, useState } from 'react';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { LineField } from '../../ui/LineField';
import type { OutlineNode } from '../nodes';
import { planRename } from './deeds';
import { ReferenceList } from './ReferenceList';

/** Another name for a thing, everywhere: what changes is shown before it is done. */
export function RenameDialog({ node, onClose }: { node: OutlineNode; onClose(): void }) {
  const store = useWorkspaceStore();
  const [name, setName] = useState(node.name);
  const [withData, setWithData] = useState(true);
  const plan = useMemo(
    () => (name === node.name ? undefined : planRename(store.getState(), node, name)),
    [store, node, name],
  );
  const act = () => {
    if (!plan?.act) return;
    plan.act(store, withData);
    onClose();
  };
  return (
    <Dialog title={`Renomear ${node.title}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
        style={{ display: 'contents' }}
      >
        <LineField
          label="Nome nos arquivos e na API"
          value={name}
          onChange={setName}
          error={plan?.problem}
          hint="O título que o cliente lê se muda nas propriedades."
          isMono
          autoFocus
        />
        {plan?.movesData && (
          <label>
            <input type="checkbox" checked={withData} onChange={(event) => setWithData(event.target.checked)} /> Levar
            os dados já guardados para o novo nome, na próxima publicação
          </label>
        )}
        {plan && !plan.problem && (
          <ReferenceList references={plan.references} title={`Muda em ${places(plan.references.length)}`} />
        )}
        <DialogActions>
          <Button kind="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind="main" type="submit" disabled={!plan?.act}>
            Renomear
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const places = (count: number): string => `${count} ${count === 1 ? 'lugar' : 'lugares'}`;
