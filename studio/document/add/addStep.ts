import type { JsonObject } from '../../../engine/core';
import { listAt, objectAt as objectOf } from '../../../engine/edit';
import { editsInTurn, editsTo, type Step } from '../difference';
import { removeValue } from '../edits';
import { objectAt } from '../pointers';
import { freeAddress } from './partFor';
import { fileAt, partsOf } from './places';
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

/**
 * One more call of a part, behind the others; what the part called by itself becomes the first one. A part that carried the
 * same and nothing else is that call.
 */
export function addStep(definitions: Definitions, { file, pointer, source }: NewStep): Added {
  const part = objectAt(definitions.values[file], pointer);
  const others = Object.entries(part).filter(([key]) => !OF_STEP.includes(key));
  const known = part.steps === undefined ? [stepOf(part)] : listAt(part.steps).map(objectOf);
  const kept = known.map((step) => without(step, source)).filter((step) => listAt(step.data).length > 0);
  const rival = rivalOf(definitions, { file, pointer, source });
  const address = freeAddress(definitions, file, source.split('/').at(-1) ?? source);
  const fresh: JsonObject = { data: [source], load: `GET ${address}`, save: `POST ${address}` };
  const next = { ...Object.fromEntries(others), steps: [...kept, rival?.step ?? fresh] };
  const steps: Step[] = [
    (text) => editsTo({ file, text, pointer }, next, ORDER),
    ...(rival ? [(text: string) => removeValue({ file, text }, rival.gone)] : []),
  ];
  const own = Number(pointer.slice(pointer.lastIndexOf('/') + 1));
  const index = rival?.step && rival.index < own ? own - 1 : own;
  return {
    name: `Passo de ${String(part.id)}`,
    edits: editsInTurn(fileAt(definitions, file), steps),
    at: { file, pointer: `/parts/${index}/steps/${kept.length}` },
  };
}

const stepOf = (part: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(part).filter(([key]) => OF_STEP.includes(key)));

/** Another part that carries it now: what goes there, and the call that the part was, if it was that alone. */
function rivalOf(definitions: Definitions, { file, pointer, source }: NewStep) {
  for (const { part, pointer: at } of partsOf(definitions, file)) {
    const data = listAt(part.data);
    const index = data.indexOf(source);
    if (at === pointer || index < 0) continue;
    if (data.length > 1) return { index: -1, gone: `${at}/data/${index}` };
    return { index: Number(at.slice(at.lastIndexOf('/') + 1)), gone: at, step: stepOf(part) };
  }
  return undefined;
}

function without(step: JsonObject, source: string): JsonObject {
  const data = listAt(step.data);
  return data.includes(source) ? { ...step, data: data.filter((each) => each !== source) } : step;
}
