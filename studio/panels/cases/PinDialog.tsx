import { useState } from 'react';
import type { Json, JsonObject } from '../../../engine/core';
import type { CaseTold } from '../../cases';
import { insertItem, insertKey } from '../../document/edits';
import { objectAt, valueAt } from '../../document/pointers';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { LineField } from '../../ui/LineField';

interface Props {
  told: CaseTold;
  title: string;
  onClose(): void;
}

/** Keeps a case as a story of the file, with what is expected of it. */
export function PinDialog({ told, title, onClose }: Props) {
  const store = useWorkspaceStore();
  const [name, setName] = useState(title);
  const { selection, values, texts } = store.getState();
  const file = selection?.file ?? '';
  const stories = valueAt(values[file], '/examples/stories');
  const isTaken = Array.isArray(stories) && stories.some((story) => objectAt(story, '').title === name.trim());
  const pin = () => {
    const text = texts[file];
    if (text === undefined) return;
    const story = { title: name.trim(), ...told.story.given, expect: told.story.expect } as unknown as JsonObject;
    const at = { file, text };
    store.edit(`Exemplo ${name.trim()}`, editsOf(at, values[file], stories, story));
    onClose();
  };
  return (
    <Dialog title="Fixar como exemplo" onClose={onClose}>
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !isTaken) pin();
        }}
      >
        <LineField
          label="O que o exemplo conta"
          value={name}
          onChange={setName}
          hint="Uma frase sobre uma pessoa: Ana, estrangeira, diz onde nasceu."
          error={isTaken ? 'Outro exemplo já tem este título.' : undefined}
          autoFocus
        />
        <p>
          Vira uma história de <span className="mono">{file}</span>, com o resultado de agora como o esperado.
        </p>
        <DialogActions>
          <Button kind="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind="main" type="submit" disabled={name.trim() === '' || isTaken}>
            Fixar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function editsOf(
  at: { file: string; text: string },
  tab: Json | undefined,
  stories: Json | undefined,
  story: JsonObject,
) {
  if (Array.isArray(stories)) return insertItem(at, '/examples/stories', stories.length, story);
  if (valueAt(tab, '/examples') === undefined)
    return insertKey(at, '', 'examples', { valid: [], invalid: [], stories: [story] });
  return insertKey(at, '/examples', 'stories', [story]);
}
