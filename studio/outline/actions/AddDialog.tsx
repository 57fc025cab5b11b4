import { useState } from 'react';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { LineField } from '../../ui/LineField';
import type { OutlineNode } from '../nodes';
import { ADDITIONS, type Addition, add } from './additions';

interface Props {
  kind: Addition;
  node: OutlineNode | undefined;
  onClose(): void;
}

/** Asks for the title of something new; its name in the files comes from it. */
export function AddDialog({ kind, node, onClose }: Props) {
  const store = useWorkspaceStore();
  const [title, setTitle] = useState('');
  const { title: what, asks, hint } = ADDITIONS[kind];
  return (
    <Dialog title={`Adicionar ${what.toLowerCase()}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() === '') return;
          add(store, node, kind, title.trim());
          onClose();
        }}
        style={{ display: 'contents' }}
      >
        <LineField label={asks} value={title} onChange={setTitle} hint={hint} autoFocus />
        <DialogActions>
          <Button kind="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind="main" type="submit" disabled={title.trim() === ''}>
            Adicionar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
