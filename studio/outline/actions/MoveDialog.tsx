import { useId, useMemo, useState } from 'react';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { SelectField } from '../../ui/SelectField';
import type { OutlineNode } from '../nodes';
import { destinationsOf } from './destinations';
import { ReferenceList } from './ReferenceList';

/** Asks where something is to stand: in what, and behind what. What would be looked for in vain is told before it is done. */
export function MoveDialog({ node, onClose }: { node: OutlineNode; onClose(): void }) {
  const store = useWorkspaceStore();
  const form = useId();
  const destinations = useMemo(() => destinationsOf(store.getState(), node), [store, node]);
  const [chosen, setChosen] = useState({ id: destinations[0]?.id ?? '', behind: destinations[0]?.behind ?? 0 });
  const destination = destinations.find(({ id }) => id === chosen.id);
  const plan = useMemo(() => destination?.plan(chosen.behind), [destination, chosen.behind]);
  const act = () => {
    if (!plan) return;
    store.edit(`Mover ${node.title}`, plan.edits);
    store.select(plan.selection);
    onClose();
  };
  const broken = plan?.broken ?? [];
  return (
    <Dialog title={`Mover ${node.title}`} onClose={onClose}>
      <form
        id={form}
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <SelectField
          label="Para"
          value={chosen.id}
          options={destinations.map(({ id, title }) => ({ value: id, label: title }))}
          autoFocus
          onChange={(id) => setChosen({ id, behind: destinations.find((one) => one.id === id)?.behind ?? 0 })}
        />
        <SelectField
          label="Posição"
          value={String(chosen.behind)}
          options={[
            { value: '0', label: 'No começo' },
            ...(destination?.items ?? []).map((title, index) => ({
              value: String(index + 1),
              label: `Depois de ${title}`,
            })),
          ]}
          onChange={(behind) => setChosen({ ...chosen, behind: Number(behind) })}
        />
        {plan?.movesData && <p>O que já foi respondido vai junto, na próxima publicação.</p>}
        {broken.length > 0 && (
          <>
            <p>Estes lugares ainda o procuram onde ele estava e vão aparecer em Problemas. Ctrl Z desfaz.</p>
            <ReferenceList references={broken} title="O que deixa de valer" />
          </>
        )}
        <DialogActions>
          <Button kind="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind="main" type="submit" disabled={!plan}>
            Mover
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
