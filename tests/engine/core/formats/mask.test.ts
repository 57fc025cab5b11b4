import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMask, slotsOf, unmask } from '../../../../engine/core/formats/mask';

describe('masks', () => {
  it.each([
    ['###.###.###-##', '52998', '529.98'],
    ['###.###.###-##', '529', '529'],
    ['###.###.###-##', '529.982.247-25', '529.982.247-25'],
    ['###.###.###-##', '529982247259', '529.982.247-25'],
    ['SS-#', 'ab1', 'AB-1'],
    ['SS-#', 'abc', 'AB'],
    ['+(##) ##', '+5511', '+(55) 11'],
    ['##', '', ''],
  ])('lays into %s the text %j as %j', (mask, text, shown) => {
    expect(applyMask(mask, text)).toBe(shown);
  });

  it('gives the characters back without punctuation', () => {
    expect(unmask(' 12.ABC.345/01DE-35 ')).toBe('12ABC34501DE35');
    expect(unmask('(11) 98765-4321')).toBe('11987654321');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,11}$/), (text) => unmask(applyMask('###.###.###-##', text)) === text),
    );
  });

  it('is stable: a masked text stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = applyMask('SS.SSS.SSS/SSSS-##', text);
        expect(applyMask('SS.SSS.SSS/SSSS-##', once)).toBe(once);
      }),
    );
  });

  it('has one entry per slot', () => {
    expect(slotsOf('#-S')).toEqual([/[0-9]/, /[0-9A-Za-z]/]);
  });
});
