import { parsePointer, toPointer } from '../../engine/core';
import { type FileKind, kindOf } from '../../engine/edit';
import { fieldOfPointer, fieldPointer } from '../document/pointers';

/** Places of a file that are things of their own, from the innermost on; `*` is any step. */
const THINGS: Record<FileKind, readonly string[]> = {
  tab: ['/collections/*/rules/*', '/uiSchema/ui:sections/*', '/rules/*'],
  wizard: ['/tabs/*', '/parts/*'],
  forms: ['/forms/*'],
  shared: ['/$defs/*', '/rules/*', '/parts/*', '/lookups/*', '/asks/*'],
  settings: ['/*'],
  types: ['/types/*'],
  migration: ['/steps/*'],
};

/** The smallest thing around a place of a file that can be looked at by itself, as its pointer. */
export function thingAt(file: string, pointer: string): string {
  const kind = kindOf(file);
  const steps = parsePointer(pointer);
  if (kind === 'tab') {
    const field = fieldOfPointer(pointer);
    if (field) return fieldPointer(field.path, field.list);
    const [first, name, third] = steps;
    const isRule = first === 'collections' && third === 'rules' && steps.length > 3;
    const describes = first === 'uiSchema' ? name !== 'ui:sections' : first === 'collections' && !isRule;
    if (describes && name !== undefined) return fieldPointer(name);
  }
  const found = THINGS[kind].map(parsePointer).find((thing) => thing.every((step, at) => matches(step, steps[at])));
  return found ? toPointer(steps.slice(0, found.length)) : '';
}

const matches = (wanted: string, step: string | undefined): boolean =>
  step !== undefined && (wanted === '*' || wanted === step);
