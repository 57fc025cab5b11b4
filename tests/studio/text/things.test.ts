import { describe, expect, it } from 'vitest';
import { thingAt } from '../../../studio/text/things';

describe('the smallest thing around a place', () => {
  it.each([
    ['pf/a.json', '/schema/properties/Name/title', '/schema/properties/Name'],
    ['pf/a.json', '/schema/properties/Home/properties/Zip/oneOf/0', '/schema/properties/Home/properties/Zip'],
    [
      'pf/a.json',
      '/schema/properties/Books/items/properties/Title/type',
      '/schema/properties/Books/items/properties/Title',
    ],
    ['pf/a.json', '/uiSchema/Name/ui:help', '/schema/properties/Name'],
    ['pf/a.json', '/uiSchema/ui:sections/2/fields/0', '/uiSchema/ui:sections/2'],
    ['pf/a.json', '/rules/3/when/Name/const', '/rules/3'],
    ['pf/a.json', '/collections/Books/rules/1/show/0', '/collections/Books/rules/1'],
    ['pf/a.json', '/collections/Books/title', '/schema/properties/Books'],
    ['pf/a.json', '/examples/valid/0', ''],
    ['pf/wizard.json', '/parts/0/data/1', '/parts/0'],
    ['shared.json', '/$defs/zip/title', '/$defs/zip'],
    ['settings.json', '/opened/default', '/opened'],
  ])('in %s at %s is %s', (file, pointer, thing) => {
    expect(thingAt(file, pointer)).toBe(thing);
  });
});
