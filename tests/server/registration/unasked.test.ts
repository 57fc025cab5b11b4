import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import { withUnasked } from '../../../server/registration/unasked';

const asked = {
  key: 'Guid',
  fields: {
    Name: { type: 'string' as const },
    rows: {
      type: 'array' as const,
      items: { properties: { Guid: { type: 'string' as const }, City: { type: 'string' as const } } },
    },
  },
};

describe('what is saved over what was saved before', () => {
  it('keeps what nobody is asked any more, and nothing else', () => {
    expect(withUnasked({ Name: 'Ana', Fax: '1' }, {}, asked)).toEqual({ Fax: '1' });
    expect(withUnasked({ Name: 'Ana', Fax: '1' }, { Name: 'Bia' }, asked)).toEqual({ Name: 'Bia', Fax: '1' });
  });

  it('keeps it in the rows that are the same ones', () => {
    const before = {
      rows: [
        { Guid: 'a', City: 'Rio', Fax: '1' },
        { Guid: 'b', City: 'Ipu', Fax: '2' },
      ],
    };
    const rows: Json = [{ Guid: 'b', City: 'Iço' }, { City: 'Rio' }];
    expect(withUnasked(before, { rows }, asked)).toEqual({
      rows: [{ Guid: 'b', City: 'Iço', Fax: '2' }, { City: 'Rio' }],
    });
  });
});
