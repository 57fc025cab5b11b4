import { useState } from 'react';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { LineField } from '../../ui/LineField';
import { SelectField } from '../../ui/SelectField';
import type { OutlineNode } from '../nodes';
import { ADDITIONS, type Addition, add, addressFor } from './additions';

interface Props {
  kind: Addition;
  node: OutlineNode | undefined;
  onClose(): void;
}

const ADDRESS = /^\/[^\s{}?]+$/;

const ROWS = [
  { value: 'inPlace', label: 'Na própria aba, gravadas com ela' },
  { value: 'form', label: 'Em um formulário, gravadas uma a uma' },
];

/** Asks for the title of something new, its name in the files comes from it; of a tab and a list how they are saved, too. */
export function AddDialog({ kind, node, onClose }: Props) {
  const store = useWorkspaceStore();
  const [title, setTitle] = useState('');
  const [ownAddress, setAddress] = useState<string>();
  const [rows, setRows] = useState('inPlace');
  const { title: what, asks, hint } = ADDITIONS[kind];
  const isTab = kind === 'tab';
  const address = ownAddress ?? (isTab && title.trim() !== '' ? addressFor(store.getState(), node, title.trim()) : '');
  const isWrong = isTab && title.trim() !== '' && !ADDRESS.test(address);
  return (
    <Dialog title={`Adicionar ${what.toLowerCase()}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() === '' || isWrong) return;
          const details = { ...(isTab && { address }), ...(kind === 'collection' && { hasForm: rows === 'form' }) };
          add(store, node, { kind, title: title.trim(), ...details });
          onClose();
        }}
        style={{ display: 'contents' }}
      >
        <LineField label={asks} value={title} onChange={setTitle} hint={hint} autoFocus />
        {isTab && (
          <LineField
            label="Endereço na API"
            value={address}
            onChange={setAddress}
            hint="A parte da aba é carregada e gravada nele, por GET e POST."
            error={isWrong ? 'Um caminho que começa com /, sem espaços: /PessoaFisica/referencias.' : undefined}
            isMono
          />
        )}
        {kind === 'collection' && (
          <SelectField label="As linhas se preenchem" value={rows} options={ROWS} onChange={setRows} />
        )}
        <DialogActions>
          <Button kind="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind="main" type="submit" disabled={title.trim() === '' || isWrong}>
            Adicionar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
