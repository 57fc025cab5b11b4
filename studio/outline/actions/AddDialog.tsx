import { useState } from 'react';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { LineField } from '../../ui/LineField';
import { SelectField } from '../../ui/SelectField';
import type { OutlineNode } from '../nodes';
import { ADDITIONS, type Addition, type Detail } from './additionKinds';
import { add, addressFor, choicesFor, customersFor, type Details } from './additions';

const withCustomers = (detail: Detail, customers: readonly { value: string; label: string }[]): Detail =>
  detail.options ? { ...detail, options: [...detail.options, ...customers] } : detail;

interface Props {
  kind: Addition;
  node: OutlineNode | undefined;
  onClose(): void;
}

/** The path of a call; what a lookup asks with stands in braces. */
const ADDRESS = /^\/[^\s?]+$/;
const WRONG_ADDRESS = 'Um caminho que começa com /, sem espaços: /PessoaFisica/referencias.';

/** Asks for what something new cannot do without: its title, from which its name in the files comes, or which one it is. */
export function AddDialog({ kind, node, onClose }: Props) {
  const store = useWorkspaceStore();
  const { title: what, asks, hint, more: asked = [] } = ADDITIONS[kind];
  const [more] = useState(() =>
    asked.map((one) => withCustomers(one, kind === 'wizard' ? customersFor(store.getState()) : [])),
  );
  const [choices] = useState(() => (asks === '' ? choicesFor(store.getState(), node, kind) : []));
  const [title, setTitle] = useState(choices[0]?.id ?? '');
  const [said, setSaid] = useState<Details>({});
  const isTitled = title.trim() !== '';
  const details = Object.fromEntries(more.map((one) => [one.key, said[one.key] ?? startOf(one)]));
  function startOf({ options, isAddress }: Detail): string {
    if (options) return options[0]?.value ?? '';
    return isAddress && kind === 'tab' && isTitled ? addressFor(store.getState(), node, title.trim()) : '';
  }
  const wrong = more.filter(
    ({ key, isAddress }) => isAddress && details[key] !== '' && !ADDRESS.test(details[key] ?? ''),
  );
  const isWhole = isTitled && more.every(({ key }) => details[key]?.trim()) && wrong.length === 0;
  return (
    <Dialog title={`Adicionar ${what.toLowerCase()}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWhole) return;
          add(store, node, { kind, title: title.trim(), details });
          onClose();
        }}
        style={{ display: 'contents' }}
      >
        {asks !== '' ? (
          <LineField label={asks} value={title} onChange={setTitle} hint={hint} autoFocus />
        ) : choices.length === 0 ? (
          <p>Não há outra para incluir aqui.</p>
        ) : (
          <SelectField
            label={what}
            value={title}
            options={choices.map((one) => ({ value: one.id, label: one.title }))}
            hint={hint}
            autoFocus
            onChange={setTitle}
          />
        )}
        {more.map(({ key, label, hint: help = '', options, isAddress }) => {
          const set = (value: string) => setSaid({ ...said, [key]: value });
          const value = details[key] ?? '';
          if (options) return <SelectField key={key} {...{ label, value, options }} onChange={set} />;
          const isWrong = wrong.some((one) => one.key === key);
          return (
            <LineField
              key={key}
              {...{ label, value, hint: help }}
              error={isWrong ? WRONG_ADDRESS : undefined}
              isMono={isAddress === true}
              onChange={set}
            />
          );
        })}
        <DialogActions>
          <Button kind="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind="main" type="submit" disabled={!isWhole}>
            Adicionar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
