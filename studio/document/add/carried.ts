import { listAt, objectAt } from '../../../engine/edit';
import { insertItem } from '../edits';
import { slug } from './names';
import { partFor } from './partFor';
import { fileAt, objectOf, partsOf, tabName, wizardsOf } from './places';
import type { Added, Definitions } from './types';

/**
 * The part that carries a new field of a tab: the one that carries the tab, the one that names fields of it, or, where the
 * tab has none, one of its own.
 */
export function carried(
  definitions: Definitions,
  file: string,
  { name, title = name }: { name: string; title?: string | undefined },
): Added['edits'] {
  const tab = tabName(file);
  return wizardsOf(definitions, file).flatMap((wizard) => {
    const places = partsOf(definitions, wizard).flatMap(({ part, pointer }) => [
      { data: listAt(part.data), pointer: `${pointer}/data` },
      ...listAt(part.steps).map((step, index) => ({
        data: listAt(objectAt(step).data),
        pointer: `${pointer}/steps/${index}/data`,
      })),
    ]);
    if (places.some(({ data }) => data.includes(tab))) return [];
    const source = `${tab}/${name}`;
    // A part that carries one field alone has it for a body: another one beside it would change its calls.
    const own = places.find(({ data }) => data.length > 1 && data.every((each) => String(each).startsWith(`${tab}/`)));
    if (own) return insertItem(fileAt(definitions, wizard), own.pointer, own.data.length, source);
    const count = listAt(objectOf(definitions, wizard).parts).length;
    const part = partFor(definitions, wizard, { id: slug(title), title, data: [source] });
    return insertItem(fileAt(definitions, wizard), '/parts', count, part);
  });
}
