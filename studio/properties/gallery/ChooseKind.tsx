import { useMemo } from 'react';
import { objectAt } from '../../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import { useThing } from '../form/ThingContext';
import { kindEdits } from './changeKind';
import { FieldGallery } from './FieldGallery';
import { sharedSamples } from './samples';

/** The gallery for a field that is there: another kind takes the place of its own. */
export function ChooseKind({ onClose }: { onClose(): void }) {
  const store = useWorkspaceStore();
  const { thing } = useThing();
  const shared = useWorkspace((workspace) => workspace.values['shared.json']);
  const own = useMemo(() => sharedSamples(objectAt(shared, '/$defs')), [shared]);
  return (
    <FieldGallery
      asksName={false}
      shared={thing.file.includes('/') ? own : []}
      onClose={onClose}
      onChoose={({ sample }) => {
        store.edit(`Tipo de ${thing.title}`, kindEdits(store.getState(), thing, sample));
        onClose();
      }}
    />
  );
}
