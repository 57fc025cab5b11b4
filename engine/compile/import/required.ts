import type { Placed } from './types';
import type { Here, Walk } from './walk';

/** The fields that an object asks for. */
export function readRequired({ out }: Walk, { schema, pointer }: Placed, { path, when }: Here): void {
  const names = Array.isArray(schema.required) ? schema.required : [];
  for (const [index, name] of names.entries()) {
    if (typeof name !== 'string') continue;
    out.needs.push({ path: [...path, name], when, pointer: `${pointer}/required/${index}` });
  }
}
