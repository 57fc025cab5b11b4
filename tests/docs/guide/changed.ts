import type { Json, JsonObject } from '../../../engine/core/json';
import { toPointer } from '../../../engine/core/pointer';
import type { Files } from '../../../engine/edit';
import { insertItem, setValue } from '../../../studio/document/edits';
import { valueAt } from '../../../studio/document/pointers';
import { createWorkspace, type WorkspaceStore } from '../../../studio/document/workspace';
import type { Block } from '../blocks';

/** The definitions after the examples of the guide, each written by the edits that the Estúdio makes. */
export function withExamples(files: Files, examples: readonly Block[]): Files {
  const workspace = createWorkspace(files);
  for (const example of examples) write(workspace, example);
  return workspace.getState().texts;
}

/** What an example is called in the index: the file, the place in it, and what it adds there. */
export function calledIn({ file = '', pointer, text }: Block): string {
  const path = file.replace('schemas/', '');
  return pointer === undefined ? path : `${path}#${pointer} ${nameOf(JSON.parse(text) as Json)}`;
}

/** An item by its id or itself, members by the first of them. */
function nameOf(part: Json): string {
  if (Array.isArray(part)) return `${part.length}`;
  if (part === null || typeof part !== 'object') return String(part);
  return typeof part.id === 'string' ? part.id : (Object.keys(part)[0] ?? '');
}

function write(workspace: WorkspaceStore, { file = '', pointer, text }: Block): void {
  const path = file.replace('schemas/', '');
  const part = JSON.parse(text) as Json;
  const at = () => ({ file: path, text: workspace.getState().texts[path] ?? '' });
  const name = `${path}#${pointer ?? ''}`;
  if (pointer === undefined) {
    workspace.edit(name, [{ file: path, offset: 0, length: 0, text }]);
  } else if (pointer.endsWith('/-')) {
    const list = pointer.slice(0, -2);
    const items = valueAt(workspace.getState().values[path], list);
    if (Array.isArray(items)) workspace.edit(name, insertItem(at(), list, items.length, part));
    else workspace.edit(name, setValue(at(), list, [part]));
  } else if (Array.isArray(part) || valueAt(workspace.getState().values[path], pointer) === undefined) {
    workspace.edit(name, setValue(at(), pointer, part));
  } else {
    for (const [key, value] of Object.entries(part as JsonObject))
      workspace.edit(name, setValue(at(), pointer + toPointer([key]), value));
  }
}
