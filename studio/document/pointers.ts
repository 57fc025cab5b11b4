import { isObject, type Json, type JsonObject, parsePointer, toPointer } from '../../engine/core';

/** The value at a pointer; `undefined` where there is none. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  let found: Json | undefined = value;
  for (const step of parsePointer(pointer)) {
    if (Array.isArray(found)) found = found[Number(step)];
    else found = isObject(found) ? found[step] : undefined;
  }
  return found;
}

/** The object at a pointer; an empty one where there is none. */
export function objectAt(value: Json | undefined, pointer: string): JsonObject {
  const found = valueAt(value, pointer);
  return isObject(found) ? found : {};
}

/** Where the schema of a field stands in the file of its tab; `path` as sections name it (`home/Zip`). */
export function fieldPointer(path: string, list?: string): string {
  const steps = path.split('/').flatMap((name) => ['properties', name]);
  return toPointer(list === undefined ? ['schema', ...steps] : ['schema', 'properties', list, 'items', ...steps]);
}

/** The title of the field at a pointer, or that of the shared one that it takes up. */
export function fieldTitle(values: Readonly<Record<string, Json>>, file: string, pointer: string): string | undefined {
  const { title, $ref } = objectAt(values[file], pointer);
  if (typeof title === 'string') return title;
  const shared = typeof $ref === 'string' ? toPointer(['$defs', $ref.split('/').at(-1) ?? '']) : undefined;
  const taken = shared === undefined ? undefined : objectAt(values['shared.json'], shared).title;
  return typeof taken === 'string' ? taken : undefined;
}

/** What a call asks for (`POST /x`), however it is written. */
export function callOf(call: Json | undefined): string | undefined {
  if (typeof call === 'string') return call;
  return isObject(call) && typeof call.call === 'string' ? call.call : undefined;
}

/** The field that a pointer into the file of a tab stands in, the other way round; `undefined` for any other place. */
export function fieldOfPointer(pointer: string): { path: string; list?: string } | undefined {
  const [first, ...steps] = parsePointer(pointer);
  if (first !== 'schema') return undefined;
  const path: string[] = [];
  let list: string | undefined;
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at];
    if (step === 'items' && list === undefined && path.length > 0) list = path.splice(0).join('/');
    else if (step === 'properties' && steps[at + 1] !== undefined) {
      at += 1;
      path.push(steps[at] as string);
    } else break;
  }
  if (path.length > 0) return { path: path.join('/'), ...(list !== undefined && { list }) };
  return list === undefined ? undefined : { path: list };
}

/** The file of a tab (`pf/informacoes`): its wizard's own, or the one that wizards share. */
export function fileOfTab(files: Readonly<Record<string, unknown>>, tab: string): string {
  const own = `${tab}.json`;
  return own in files ? own : `shared/${tab.slice(tab.indexOf('/') + 1)}.json`;
}
