import type { BlockProps } from '../../../engine/block';
import { toPointer } from '../../../engine/core';
import { objectAt } from '../../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { useThing } from '../form/ThingContext';
import { BlockRow } from './BlockRow';
import { keyOf, saidOf } from './said';

/** What stands where nothing is said: that of what is around counts. */
const AROUND = 'o de onde está';

/** For what data is asked, by the title of a treatment of shared.json, and the way to it. */
export function TreatmentBlock({ options }: BlockProps) {
  const store = useWorkspaceStore();
  const { thing, data, isDisabled, change } = useThing();
  const treatments = useWorkspace((workspace) => objectAt(workspace.values['shared.json'], '/treatments'));
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const name = typeof data[key] === 'string' ? data[key] : '';
  const known = Object.keys(treatments).map((each) => {
    return { name: each, label: String(objectAt(treatments, toPointer([each])).title ?? each) };
  });
  const isNeeded = thing.kind === 'record';
  return (
    <BlockRow title={title} help={help}>
      <Picker
        label={title}
        look="op"
        text={name === '' ? AROUND : (known.find((each) => each.name === name)?.label ?? name)}
        options={[...(isNeeded ? [] : [{ name: '', label: AROUND }]), ...known]}
        chosen={name}
        isDisabled={isDisabled}
        onPick={(next) => change(title, { [key]: next === '' ? undefined : next })}
      />
      {name in treatments && (
        <SmallButton
          onClick={() => store.select({ file: 'shared.json', pointer: toPointer(['treatments', name]), tab: null })}
        >
          Abrir
        </SmallButton>
      )}
    </BlockRow>
  );
}
