import { useMemo } from 'react';
import { addField, addRowField } from '../../document/add/addField';
import type { NewFieldPlace } from '../../document/add/newFieldPlace';
import { takenFields } from '../../document/add/places';
import { objectAt } from '../../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import { FieldGallery } from './FieldGallery';
import { sharedSamples } from './samples';

/** The gallery for a new field, which it adds as one change and selects. */
export function NewField({ place, tab, onClose }: { place: NewFieldPlace; tab: string | null; onClose(): void }) {
  const store = useWorkspaceStore();
  const values = useWorkspace((workspace) => workspace.values);
  const shared = useMemo(() => sharedSamples(objectAt(values['shared.json'], '/$defs')), [values]);
  const taken =
    'list' in place
      ? Object.keys(objectAt(values[place.file], `/schema/properties/${place.list}/items/properties`))
      : takenFields(store.getState(), place.file);
  return (
    <FieldGallery
      asksName
      taken={taken}
      shared={shared}
      onClose={onClose}
      onChoose={({ sample: { schema, ui }, title, name }) => {
        const { $ref, type, ...others } = schema;
        const own = { ...($ref !== undefined && { $ref }), ...(type && { type }), title, ...others };
        const field = { name, schema: own, ...(ui && { ui }) };
        const state = store.getState();
        const added = 'list' in place ? addRowField(state, place, field) : addField(state, place, field);
        store.edit(added.name, added.edits);
        store.select({ ...added.at, tab });
        onClose();
      }}
    />
  );
}
