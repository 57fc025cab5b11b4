import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import { changeField } from '../../../../engine/core/state/change';
import { addRow, removeRow } from '../../../../engine/core/state/rows';
import { stateOf, tabOf } from '../../../support/tabs';

describe('rows', () => {
  const list: FieldSchema = {
    type: 'array',
    items: {
      type: 'object',
      required: ['name'],
      properties: {
        key: { type: 'string' },
        main: { type: 'boolean' },
        name: { type: 'string' },
        joint: { type: 'boolean', default: false },
        holder: { type: 'string' },
        login: { type: 'boolean' },
      },
    },
  };
  const tab = tabOf(
    { rows: list, any: { type: 'boolean' } },
    [{ id: 'any', compute: { any: { is: { rows: { contains: { joint: { const: true } } } } } } }],
    {
      collections: {
        rows: {
          fixed: [{ title: 'Main' }],
          fields: ['name', 'joint', 'holder', 'login'],
          rules: [
            { id: 'main', compute: { main: { is: { $index: { const: 0 } } } } },
            { id: 'joint', when: { joint: { const: true } }, show: ['holder'], hidden: 'clear' },
            { id: 'login', when: { $others: { contains: { login: { const: true } } } }, lock: ['login'] },
          ],
        },
      },
    },
  );

  it('always has its fixed rows, with their defaults', () => {
    expect(stateOf(tab).state.data).toEqual({ any: false, rows: [{ main: true, joint: false }] });
  });

  it('evaluates the rules of a row in that row alone', () => {
    const { plan, state, context } = stateOf(tab, {
      rows: [
        { joint: true, holder: 'A' },
        { joint: true, holder: 'B' },
      ],
    });
    const next = changeField(plan, state, { pointer: '/rows/1/joint', value: false }, context).state;
    expect(next.data.rows).toEqual([
      { main: true, joint: true, holder: 'A' },
      { main: false, joint: false },
    ]);
    expect([next.hidden.has('/rows/0/holder'), next.hidden.has('/rows/1/holder')]).toEqual([false, true]);
    expect(next.data.any).toBe(true);
  });

  it('looks at the other rows', () => {
    const { plan, state, context } = stateOf(tab, { rows: [{}, {}, {}] });
    const next = changeField(plan, state, { pointer: '/rows/1/login', value: true }, context).state;
    expect([0, 1, 2].map((row) => next.locked.has(`/rows/${row}/login`))).toEqual([true, false, true]);
  });

  it('adds a row with its defaults and takes one off, moving flags with their rows', () => {
    const { plan, state, context } = stateOf(tab, { rows: [{ name: 'a' }, { name: 'b', joint: true, holder: 'B' }] });
    const added = addRow(plan, state, { list: 'rows' }, context);
    expect((added.data.rows as JsonObject[])[2]).toEqual({ joint: false, main: false });
    const removed = removeRow(plan, added, 'rows', 0, context);
    expect(removed.data.rows).toEqual([
      { name: 'b', joint: true, holder: 'B', main: true },
      { joint: false, main: false },
    ]);
    expect([removed.hidden.has('/rows/0/holder'), removed.hidden.has('/rows/1/holder')]).toEqual([false, true]);
  });
});
