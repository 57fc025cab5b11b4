import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../engine/compile';
import english from '../../../engine/texts/en.json';
import { oneTabFolder } from '../../support/oneTabFolder';

const text = (title: string) => ({ type: 'string', title });

/** What is wrong with a wizard whose tab has a list with calls of its own, by code and place. */
function problems({ load = 'GET /t', options = 'GET /cities', remove = 'DELETE /items?id={id}' } = {}) {
  const wizard = {
    parts: [{ id: 't', data: ['t'], load, save: 'PUT /t' }],
    complete: { call: 'PATCH /done' },
  };
  const items = { type: 'object', properties: { id: { type: 'string' }, name: text('Name') } };
  const city = { ...text('City'), options: { call: options, value: 'id', title: 'name' } };
  const tab = {
    schema: { type: 'object', properties: { city, items: { type: 'array', title: 'Items', items } } },
    uiSchema: {
      'ui:sections': [
        { id: 'own', title: 'Own', fields: ['city'] },
        { id: 'items', title: 'Items', fields: ['items'] },
      ],
    },
    collections: {
      items: {
        title: 'Item {n}',
        load: 'GET /items',
        delete: { call: remove },
        rows: { one: 'item', other: 'items' },
        columns: [{ title: 'Name', fields: ['name'] }],
        forms: [
          { id: 'item', open: 'modal', title: 'Item', fields: ['name'], create: 'POST /items', update: 'PUT /items' },
        ],
      },
    },
  };
  const compiled = compileSchemas(oneTabFolder(tab, wizard), { texts: english });
  return 'problems' in compiled ? compiled.problems.map(({ code, pointer }) => `${code} ${pointer}`) : [];
}

describe('calls that are not GET or POST', () => {
  it('save, change a row, delete one by a name in braces, and send', () => {
    expect(problems()).toEqual([]);
  });

  it('do not load, nor bring the options of a list, which is kept by its address', () => {
    expect(problems({ load: 'DELETE /t' })).toEqual(['DEF_WRONG_VALUE /parts/0/load']);
    expect(problems({ load: 'POST /t' })).toEqual([]);
    expect(problems({ options: 'POST /cities' })).toEqual(['DEF_WRONG_VALUE /schema/properties/city/options/call']);
    expect(problems({ remove: 'SEND /items?id={id}' })).toEqual(['DEF_WRONG_VALUE /collections/items/delete/call']);
  });
});
