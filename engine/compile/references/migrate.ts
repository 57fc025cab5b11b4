import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type { Json } from '../../core/json';
import type { MigrationStep } from '../../core/migration/types';
import { SHARED_FOLDER } from '../read/sharedFolder';
import type { ReferenceIndex } from './buildIndex';
import type { TextEdit } from './edits';
import { type RenameEdits, renamedSubject } from './rename';
import { listAt, objectAt } from './world';

/** The steps by which stored data follow renamed fields, by wizard; of a field that several wizards hold, one in each. */
export function stepsOfRename(
  { world, files }: ReferenceIndex,
  { renamed }: RenameEdits,
  name: string,
): { wizard: string; step: MigrationStep }[] {
  return renamed.flatMap((subject) => {
    if (subject.kind !== 'field') return [];
    const after = renamedSubject(subject, name).id.split('/').at(-1) as string;
    return world.placesOf(subject.id).flatMap((id) => {
      const [folder = '', tab = '', ...path] = id.split('/');
      const wizards = folder === SHARED_FOLDER ? world.wizardsOf(`${folder}/${tab}`) : [folder];
      const from = [tab, ...path].join('/');
      const to = [tab, ...path.slice(0, -1), after].join('/');
      return wizards
        .filter((wizard) => files[`${wizard}/wizard.json`])
        .map((wizard) => ({ wizard, step: { id: stepId(from, to), moved: from, to } }));
    });
  });
}

const stepId = (from: string, to: string) => `${from} ${to.split('/').at(-1)}`.replace(/[^A-Za-z0-9_-]+/g, '-');

/** The edits that put steps at the end of the steps of their wizards; a wizard without any gets its file. */
export function stepEdits({ files }: ReferenceIndex, steps: ReturnType<typeof stepsOfRename>): TextEdit[] {
  const wizards = [...new Set(steps.map(({ wizard }) => wizard))];
  return wizards.map((wizard): TextEdit => {
    const file = `${wizard}/migration.json`;
    const own = steps.filter((each) => each.wizard === wizard).map(({ step }) => step);
    const known = files[file];
    const list = known && findNodeAtLocation(known.tree, ['steps']);
    if (!known || !list) {
      const content = { $schema: '../vocabulary/migration.schema.json', steps: own };
      return { file, offset: 0, length: known?.text.length ?? 0, text: `${JSON.stringify(content, null, 2)}\n` };
    }
    const ids = listAt(getNodeValue(list) as Json).map((step) => objectAt(step).id);
    const fresh = own.map((step) => ({ ...step, id: freeId(step.id, ids) }));
    const last = list.children?.at(-1);
    const said = fresh.map((step) => JSON.stringify(step)).join(',\n    ');
    if (!last) return { file, offset: list.offset, length: list.length, text: `[\n    ${said}\n  ]` };
    return { file, offset: last.offset + last.length, length: 0, text: `,\n    ${said}` };
  });
}

function freeId(id: string, taken: readonly (Json | undefined)[]): string {
  let free = id;
  for (let n = 2; taken.includes(free); n += 1) free = `${id}-${n}`;
  return free;
}
