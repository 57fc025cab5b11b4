import { getAreaCodeInfo } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import { describe, expect, it } from 'vitest';
import { mobile } from '../../../../engine/core/formats/br/mobile';
import { canBeMobile, isBrazilianPhone, phone } from '../../../../engine/core/formats/br/phone';
import { dialCodeOf, dialCodes } from '../../../../engine/core/formats/dialCodes';
import { splitPhone } from '../../../../engine/core/formats/e164';

describe('reading a phone', () => {
  it.each([
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['+(55) (11) 9876-54321', '+5511987654321'],
    ['+351 912 345 678', '+351912345678'],
    ['00351 912 345 678', '+351912345678'],
  ])('[ACC-PHONE-01][PF-OP-64] stores %s as + and digits', (typed, stored) => {
    expect(phone.normalise(typed)).toBe(stored);
  });

  it.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['011 3456.7890', '+551134567890'],
    ['5511987654321', '+5511987654321'],
    ['98765-4321', '+55987654321'],
  ])('[ACC-PHONE-05] gives the legacy number %s the code of Brazil', (typed, stored) => {
    expect(phone.normalise(typed)).toBe(stored);
  });

  it('[ACC-PHONE-05] tells that the code is missing where a number without + cannot be Brazilian', () => {
    const value = phone.normalise('442079460958');
    expect(value).toBe('442079460958');
    expect(phone.validate(value ?? null)).toBe('noCountry');
  });

  it.each(['+', '+55', '+551', '+5511', '+551134', '+351912', '1', '1198', '(11)', '+(1', 'abcd', '  '])(
    '[CF-TEL-02, PJ-EMP-03] takes %j, up to four typed digits, for empty',
    (typed) => {
      expect(phone.normalise(typed)).toBeUndefined();
    },
  );

  it('keeps longer text that is no number, so that it can be refused', () => {
    expect(phone.normalise('a combinar')).toBe('a combinar');
    expect(phone.validate('a combinar')).toBe('invalid');
    expect(phone.validate(phone.normalise('+5511345') ?? null)).toBe('invalid');
  });

  it('[PF-INF-21, CF-TEL-01, ACC-PHONE-07, CF-CST-08] masks up to 11 digits as national, longer ones as international', () => {
    expect(phone.display('11987654321')).toBe('(11) 98765-4321');
    expect(phone.display('+5511987654321')).toBe('+(55) (11) 9876-54321');
    expect(phone.display('5511987654321')).toBe('+(55) (11) 9876-54321');
    expect(phone.display('+551134567890')).toBe('+(55) (11) 3456-7890');
    expect(phone.mask?.('(11) 98765-4321')).toBe('(##) #####-####');
    expect(phone.mask?.('+55 11 98765-4321')).toBe('+(##) (##) ####-#####');
  });

  it('reads back what it shows, whatever the country', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (value) => {
        expect(phone.normalise(value)).toBe(value);
        if (!value.startsWith('+55') || value.length <= 14) expect(phone.normalise(phone.display(value))).toBe(value);
      }),
    );
  });

  it('finds the number in pasted text', () => {
    expect(phone.normalise(phone.paste?.('Tel.: (11) 98765-4321 (ramal)'))).toBe('+5511987654321');
    expect(phone.normalise(phone.paste?.('WhatsApp +55 11 98765-4321'))).toBe('+5511987654321');
    expect(phone.paste?.('nenhum')).toBe('nenhum');
  });
});

describe('a Brazilian number', () => {
  it('[PF-OP-69, CF-TEL-04, ACC-PHONE-04, CF-CST-06] is mobile with nine digits from 9, a landline with eight from 2 to 5', () => {
    expect(mobile.validate('+5511987654321')).toBeUndefined();
    expect(mobile.validate('+551134567890')).toBe('notMobile');
    expect(phone.validate('+551134567890')).toBeUndefined();
    expect(mobile.validate('+5511887654321')).toBe('invalid');
    expect(canBeMobile('+551134567890')).toBe(false);
    expect(canBeMobile('+12125551234')).toBe(true);
  });

  it('knows the 67 area codes', () => {
    const all = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'));
    const known = all.filter((code) => isBrazilianPhone(`${code}987654321`));
    expect(known).toHaveLength(67);
    expect(known).toEqual(all.filter((code) => getAreaCodeInfo(code) !== null));
  });

  it('is judged as an independent library judges it', () => {
    const areas = fc.integer({ min: 10, max: 99 }).map(String);
    fc.assert(
      fc.property(areas, fc.stringMatching(/^[1-9]\d{7,8}$/), (area, local) => {
        const stored = `+55${area}${local}`;
        const parsed = parsePhoneNumberFromString(stored);
        const type = parsed?.isValid() ? parsed.getType() : undefined;
        // It also takes the ten-digit numbers of a trunking network that is switched off.
        if (type === 'MOBILE' && local.length === 9) expect(mobile.validate(stored)).toBeUndefined();
        if (type === 'FIXED_LINE') expect(mobile.validate(stored)).toBe('notMobile');
        if (mobile.validate(stored) === undefined) expect(type).toBe('MOBILE');
      }),
    );
  });
});

describe('dial codes', () => {
  const codes = Object.entries(metadata.country_calling_codes as Record<string, string[]>);

  it('hold every country of an independent table once, under its code', () => {
    const theirs = codes.flatMap(([, countries]) => countries).filter((country) => country !== '001');
    expect(dialCodes.map(({ country }) => country).sort()).toEqual([...new Set(theirs)].sort());
    for (const [code, countries] of codes) {
      for (const country of countries.filter((name) => name !== '001')) {
        expect(dialCodes.find((entry) => entry.country === country)?.code.startsWith(code), country).toBe(true);
      }
    }
  });

  it('tell the main country of a number, typed in full or begun', () => {
    expect(dialCodeOf('+5511987654321')).toEqual({ country: 'BR', code: '55' });
    expect(dialCodeOf('+55')).toEqual({ country: 'BR', code: '55' });
    expect(dialCodeOf('+1')).toEqual({ country: 'US', code: '1' });
    expect(dialCodeOf('+12425551234')).toEqual({ country: 'BS', code: '1242' });
    expect(dialCodeOf('+77012345678')).toEqual({ country: 'KZ', code: '7' });
    expect(dialCodeOf('+447911123456')).toEqual({ country: 'GB', code: '44' });
    expect(dialCodeOf('+99912345')).toBeUndefined();
    expect(dialCodeOf('5511987654321')).toBeUndefined();
    expect(dialCodeOf('+')).toBeUndefined();
  });

  it('find the country of every example number of an independent table, or the main one of its plan', async () => {
    const { default: examples } = await import('libphonenumber-js/mobile/examples');
    const others = dialCodes.flatMap(({ country }) => {
      const number = parsePhoneNumberFromString(examples[country as 'BR'] ?? '', country as 'BR')?.number;
      if (number) expect(phone.validate(number), number).toBeUndefined();
      const found = number && dialCodeOf(number)?.country;
      return found && found !== country ? [`${country} as ${found}`] : [];
    });
    expect(others).toEqual(
      'CA as US,VA as IT,GG as GB,IM as GB,JE as GB,SJ as NO,CC as AU,CX as AU,EH as MA,AX as FI,BL as GP,MF as GP'.split(
        ',',
      ),
    );
  });

  it('part a number', () => {
    expect(splitPhone('+5511987654321')).toEqual({ code: '55', national: '11987654321' });
    expect(splitPhone('+55')).toEqual({ code: '55', national: '' });
    expect(splitPhone('11987654321')).toBeUndefined();
  });
});
