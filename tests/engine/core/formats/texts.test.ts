import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphanumeric } from '../../../../engine/core/formats/alphanumeric';
import { date } from '../../../../engine/core/formats/date';
import { digits } from '../../../../engine/core/formats/digits';
import { email } from '../../../../engine/core/formats/email';
import { giin } from '../../../../engine/core/formats/giin';
import { name } from '../../../../engine/core/formats/name';

describe('e-mail', () => {
  it.each([
    ['[PF-INF-14] spaces', 'ana maria@exemplo.com', 'spaces'],
    ['[PF-INF-15] more than one @', 'ana@@exemplo.com', 'at'],
    ['[PF-INF-15] no @', 'ana.exemplo.com', 'at'],
    ['[PF-INF-16] a missing user', '@exemplo.com', 'parts'],
    ['[PF-INF-16] a missing domain', 'ana@', 'parts'],
    ['[PF-INF-17] a dot at the start', '.ana@exemplo.com', 'start'],
    ['[PF-INF-17] an underline at the start', '_ana@exemplo.com', 'start'],
    ['[PF-INF-18] two dots in the user', 'ana..b@exemplo.com', 'dots'],
    ['[PF-INF-18] two dots in the domain', 'ana@exemplo..com', 'dots'],
    ['[PF-INF-19] a domain without a dot', 'ana.b@exemplo', 'domainDot'],
    ['[PF-INF-19] a short extension', 'ana@exemplo.c', 'extension'],
    ['[PF-INF-20] other characters', "ana'b@exemplo.com", 'characters'],
  ])('%s: is refused for it', (_, value, reason) => {
    expect(email.validate(value)).toBe(reason);
  });

  it('[PF-INF-13] tells the first broken rule, in the order of the list', () => {
    const worse = ['!', '!@a', '!@a.b', '!..@a.b', '._!..@a', '@', ' @@', '  '];
    const reasons = ['at', 'domainDot', 'extension', 'dots', 'start', 'parts', 'spaces', 'blank'];
    expect(worse.map((value) => email.validate(value))).toEqual(reasons);
  });

  it('[PF-OP-59] does not trim blank text away', () => {
    expect(email.normalise('   ')).toBe('   ');
    expect(email.validate('   ')).toBe('blank');
    expect(email.normalise('')).toBeUndefined();
  });

  it('finds the address in pasted text', () => {
    expect(email.paste?.('Ana <ana@exemplo.com.br>,')).toBe('ana@exemplo.com.br');
    expect(email.paste?.(' ana@exemplo.com\n')).toBe('ana@exemplo.com');
    expect(email.paste?.('nada')).toBe('nada');
  });
});

describe('name', () => {
  it('[PF-OP-78] needs two characters that are not outer spaces', () => {
    expect(name.validate('XP')).toBeUndefined();
    expect(name.validate(' A ')).toBe('length');
    expect(name.validate('Jó')).toBeUndefined();
  });

  it('is empty when blank, and keeps the space before the next word', () => {
    expect(name.normalise('  ')).toBeUndefined();
    expect(name.normalise('Ana ')).toBe('Ana ');
  });
});

describe('date', () => {
  it.each([
    '1990-12-31',
    '1990-12-31T00:00:00',
    '1990-12-31T03:00:00.000Z',
    '1990-12-31T00:00:00-03:00',
    '31/12/1990',
    ' 31/12/1990 ',
  ])('[PF-OP-64] stores %s as yyyy-mm-dd', (value) => {
    expect(date.normalise(value)).toBe('1990-12-31');
  });

  it.each(['0001-01-01', '0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '01/01/0001'])(
    '[PF-INF-08][PF-CON-11] takes %s for empty',
    (value) => {
      expect(date.normalise(value)).toBeUndefined();
    },
  );

  it.each([
    '31/02/2020',
    '12/0',
    '2023-02-29',
    '29/02/1900',
    '00/01/2000',
    '01/13/2000',
    '31122020',
    'hoje',
    '2020-01-01T',
  ])('keeps %s, which is no date, and refuses it', (value) => {
    expect(date.normalise(value)).toBe(value);
    expect(date.validate(value)).toBe('date');
    expect(date.display(value)).toBe(value);
  });

  it('shows dd/mm/aaaa and reads it back', () => {
    expect(date.display('1990-12-31')).toBe('31/12/1990');
    const days = fc.date({
      min: new Date('0100-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const stored = day.toISOString().slice(0, 10);
        expect(date.validate(stored)).toBeUndefined();
        expect(date.normalise(date.display(stored))).toBe(stored);
      }),
    );
  });

  it('finds the day in pasted text', () => {
    expect(date.paste?.('Nascimento: 1/2/1990')).toBe('01/02/1990');
    expect(date.paste?.('1990-12-31T00:00:00')).toBe('31/12/1990');
    expect(date.paste?.('31-12-1990')).toBe('31/12/1990');
    expect(date.paste?.('ontem')).toBe('ontem');
  });
});

describe('letters and digits', () => {
  it('[CF-NIC-02] strips special characters, not accented letters', () => {
    expect(alphanumeric.normalise('ab!')).toBe('ab');
    expect(alphanumeric.normalise('Jo\u0061\u0303o da 2ª')).toBe('Joãoda2ª');
    expect(alphanumeric.normalise('!!')).toBeUndefined();
    expect(alphanumeric.paste?.('a b-c')).toBe('abc');
    expect('ab!').not.toMatch(alphanumeric.accepts as RegExp);
  });

  it('keeps leading zeros and refuses letters among digits', () => {
    expect(digits.normalise('000 1.2')).toBe('00012');
    expect(digits.validate('12A')).toBe('digits');
  });

  it.each(['3427-8', ' 3427-8 ', '3427/8', '108.842-X'])(
    'merges no digits that %s keeps apart, and refuses it',
    (text) => {
      const value = digits.normalise(text);
      expect(value).toBe(text.trim());
      expect(digits.validate(value ?? null)).toBe('digits');
    },
  );
});

describe('GIIN', () => {
  it('is stored with dots in upper case', () => {
    expect(giin.normalise('98q96b.00000.le.350')).toBe('98Q96B.00000.LE.350');
    expect(giin.normalise('98q96b00000le350')).toBe('98Q96B.00000.LE.350');
    expect(giin.normalise('abc')).toBe('ABC');
    expect(giin.paste?.('GIIN: 98Q96B.00000.LE.350')).toBe('98Q96B.00000.LE.350');
  });
});
