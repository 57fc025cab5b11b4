import type { BlockProps } from '../../../engine/block';
import { listAt, objectAt } from '../../../engine/edit';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { useThing } from '../form/ThingContext';
import { BlockRow } from './BlockRow';
import { keyOf, saidOf } from './said';

/** Whose form it is, by the name of a type of customers, and the way to it. */
export function ClientTypeBlock({ options }: BlockProps) {
  const store = useWorkspaceStore();
  const { data, isDisabled, change } = useThing();
  const types = useWorkspace((workspace) => listAt(objectAt(workspace.values['types.json']).types)).map(objectAt);
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const index = types.findIndex(({ type }) => type === data[key]);
  return (
    <BlockRow title={title} help={help}>
      <Picker
        label={title}
        look="op"
        text={String(types[index]?.name ?? data[key] ?? 'nenhum')}
        options={types.map(({ type, name }) => ({ name: String(type), label: String(name), aside: String(type) }))}
        chosen={String(data[key] ?? '')}
        isDisabled={isDisabled}
        onPick={(name) => change(title, { [key]: Number(name) })}
      />
      {index >= 0 && (
        <SmallButton onClick={() => store.select({ file: 'types.json', pointer: `/types/${index}`, tab: null })}>
          Abrir
        </SmallButton>
      )}
    </BlockRow>
  );
}
