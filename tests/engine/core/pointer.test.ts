import { expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { getAt, setAt } from '../../../engine/core/pointer';

it.each(['toString', 'constructor', 'hasOwnProperty', '__proto__'])(
  'a field named as what objects inherit: %s',
  (name) => {
    expect(getAt({}, [name])).toBeUndefined();
    expect(getAt({ group: {} }, ['group', name])).toBeUndefined();
    const own = JSON.parse(`{ "${name}": { "a": 1 } }`) as JsonObject;
    expect(getAt(own, [name, 'a'])).toBe(1);
    expect(getAt(setAt(own, [name, 'a'], 2), [name, 'a'])).toBe(2);
  },
);

it('writes below a name that objects inherit', () => {
  expect(setAt({}, ['constructor', 'a'], 1)).toEqual({ constructor: { a: 1 } });
});
