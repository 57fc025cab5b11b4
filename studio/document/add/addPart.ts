import { listAt, objectAt } from '../../../engine/edit';
import { editsInTurn, type Step } from '../difference';
import { insertItem, removeValue } from '../edits';
import { slug } from './names';
import { partFor } from './partFor';
import { fileAt, objectOf } from './places';
import type { Added, Definitions } from './types';

/** A part to be made: it takes fields (`enderecos/Cep`) out of the part that carries them. */
export interface NewPart {
  /** `pf/wizard.json` */
  wizard: string;
  title: string;
  data: string[];
}

/** A part that loads and saves some fields by calls of its own. */
export function addPart(definitions: Definitions, { wizard, title, data }: NewPart): Added {
  const parts = listAt(objectOf(definitions, wizard).parts).map(objectAt);
  const named = parts.flatMap((part, index) =>
    listAt(part.data).flatMap((source, at) =>
      data.includes(String(source)) ? [{ pointer: `/parts/${index}/data`, at, count: listAt(part.data).length }] : [],
    ),
  );
  // A part keeps at least one thing that it carries.
  const taken = named.filter(({ count }) => count > 1).toReversed();
  const steps: Step[] = [
    ...taken.map(
      ({ pointer, at }): Step =>
        (text) =>
          removeValue({ file: wizard, text }, `${pointer}/${at}`),
    ),
    (text) =>
      insertItem(
        { file: wizard, text },
        '/parts',
        parts.length,
        partFor(definitions, wizard, { id: slug(title), title, data }),
      ),
  ];
  return {
    name: `Parte ${title}`,
    edits: editsInTurn(fileAt(definitions, wizard), steps),
    at: { file: wizard, pointer: `/parts/${parts.length}` },
  };
}
