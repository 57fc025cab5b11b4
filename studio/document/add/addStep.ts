import { listAt, objectAt as objectOf } from '../../../engine/compile/references/world';
import type { JsonObject } from '../../../engine/core/json';
import { editsInTurn, editsTo } from '../difference';
import { objectAt } from '../pointers';
import { freeAddress } from './partFor';
import { fileAt } from './places';
import type { Added, Definitions } from './types';

/** A step to be made: `source` is what it carries (`enderecos/Cep`), taken out of the steps that carry it now. */
export interface NewStep {
  file: string;
  /** Of the part: `/parts/0`. */
  pointer: string;
  source: string;
}

/** Keys of a part that belong to its steps, once it has some. */
const OF_STEP = ['data', 'load', 'save', 'wrap', 'rename', 'take', 'send', 'each'];
const ORDER = ['id', 'when', 'steps'];

/** One more call of a part, behind the others; what the part called by itself becomes the first one. */
export function addStep(definitions: Definitions, { file, pointer, source }: NewStep): Added {
  const part = objectAt(definitions.values[file], pointer);
  const own = Object.entries(part).filter(([key]) => OF_STEP.includes(key));
  const others = Object.entries(part).filter(([key]) => !OF_STEP.includes(key));
  const known = part.steps === undefined ? [Object.fromEntries(own)] : listAt(part.steps).map(objectOf);
  const address = freeAddress(definitions, file, source.split('/').at(-1) ?? source);
  const added: JsonObject = { data: [source], load: `GET ${address}`, save: `POST ${address}` };
  const kept = known.map((step) => without(step, source)).filter((step) => listAt(step.data).length > 0);
  const next = { ...Object.fromEntries(others), steps: [...kept, added] };
  return {
    name: `Passo de ${String(part.id)}`,
    edits: editsInTurn(fileAt(definitions, file), [(text) => editsTo({ file, text, pointer }, next, ORDER)]),
    at: { file, pointer: `${pointer}/steps/${kept.length}` },
  };
}

function without(step: JsonObject, source: string): JsonObject {
  const data = listAt(step.data);
  return data.includes(source) ? { ...step, data: data.filter((each) => each !== source) } : step;
}
