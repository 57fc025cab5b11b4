import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { framedName, pointerOfFramed } from '../../../studio/document/framed';
import { ruleMarksAt } from '../../../studio/document/ruleMarks';

const TAB: JsonObject = {
  uiSchema: { 'ui:sections': [{ id: 'home', title: 'Home', fields: ['Zip'] }] },
  rules: [
    {
      id: 'own',
      when: { anyOf: [{ Kind: { const: 2 } }, { not: { '$settings/open': true } }], Other: true },
      show: ['#home', 'Street'],
      require: ['Street'],
      hidden: 'clear',
    },
    { id: 'zip', rule: 'zip', names: { Zip: 'OtherZip' } },
  ],
  collections: { Books: { rules: [{ id: 'row', when: { Title: true, '/Kind': true }, lock: ['Year'] }] } },
};
const SHARED = { rules: [{ id: 'zip', on: ['Zip'], fill: { Street: 'street' } }] };

describe('what a rule reads and reaches', () => {
  it('is marked by the fields of its condition and of its effects', () => {
    expect(ruleMarksAt('/rules/0/when', TAB, SHARED)).toEqual({
      deciding: ['/Kind', '/Other'],
      reached: [
        { at: '#home', label: 'mostra' },
        { at: '/Street', label: 'mostra e exige' },
      ],
    });
  });

  it('is that of the shared rule, by the names of the place', () => {
    expect(ruleMarksAt('/rules/1', TAB, SHARED)).toEqual({
      deciding: ['/OtherZip'],
      reached: [{ at: '/Street', label: 'preenche' }],
    });
  });

  it('stands in the first row where it is a rule of a list', () => {
    expect(ruleMarksAt('/collections/Books/rules/0', TAB, SHARED)).toEqual({
      deciding: ['/Books/0/Title', '/Kind'],
      reached: [{ at: '/Books/0/Year', label: 'trava' }],
    });
  });
});

describe('what the frame calls a place of the file', () => {
  it.each([
    ['/schema/properties/Zip', '/Zip'],
    ['/schema/properties/Books/items/properties/Title', '/Books/0/Title'],
    ['/uiSchema/ui:sections/0', '#home'],
  ])('%s is %s, and back', (pointer, name) => {
    expect(framedName(pointer, TAB)).toBe(name);
    expect(pointerOfFramed(name, TAB)).toBe(pointer);
  });
});
