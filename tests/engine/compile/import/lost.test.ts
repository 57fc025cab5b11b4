import { describe, expect, it } from 'vitest';
import { importTab } from '../../../../engine/compile/import/importTab';
import type { JsonObject } from '../../../../engine/core/json';

/** The tab of a schema of some properties, and the places of what it does not hold. */
function imported(properties: object, rest: object = {}) {
  const { tab, notCarried } = importTab({ type: 'object', properties, ...rest } as JsonObject, { id: 'imported' });
  return { tab, fields: tab.schema.properties, left: notCarried.map(({ pointer }) => pointer) };
}

const text = { type: 'string' };

describe('a name of a definition', () => {
  it.each([
    ['#/definitions/50%', '50%'],
    ['#/definitions/50%25', '50%'],
    ['#/definitions/a~1b', 'a/b'],
  ])('is read as it is where nothing is escaped in it: %s', ($ref, name) => {
    const { fields, left } = imported({ a: { $ref } }, { definitions: { [name]: { ...text, title: 'A' } } });
    expect([fields.a, left]).toEqual([{ ...text, title: 'A' }, []]);
  });
});
