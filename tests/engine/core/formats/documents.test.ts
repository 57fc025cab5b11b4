import { generateCnh, isValidCnh, isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cep } from '../../../../engine/core/formats/br/cep';
import { cnhCheckDigits, cnpjCheckDigits, cpfCheckDigits } from '../../../../engine/core/formats/br/checkDigits';
import { cnh } from '../../../../engine/core/formats/br/cnh';
import { cnpj } from '../../../../engine/core/formats/br/cnpj';
import { cpf } from '../../../../engine/core/formats/br/cpf';
import { cpfCnpj } from '../../../../engine/core/formats/br/cpfCnpj';
import { rne } from '../../../../engine/core/formats/br/rne';
import { id } from '../../../../engine/core/formats/id';
import { applyMask } from '../../../../engine/core/formats/mask';
import type { Format } from '../../../../engine/core/formats/types';

const text = (characters: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length });
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const read = (format: Format, typed: string) => {
  const value = format.normalise(typed);
  return { value, reason: value === undefined ? 'empty' : format.validate(value) };
};

describe('CPF', () => {
  it('[ACC-DOC-01][CF-DNR-02] tests both check digits', () => {
    expect(read(cpf, '529.982.247-25')).toEqual({ value: '52998224725', reason: undefined });
    expect(read(cpf, '529.982.247-26').reason).toBe('check');
    expect(read(cpf, '529.982.247-35').reason).toBe('check');
    expect(read(cpf, '529.982.247-2').reason).toBe('length');
  });

  it('[PF-OP-68] has no block list besides repeated digits', () => {
    expect(read(cpf, '123.456.789-09').reason).toBeUndefined();
    for (const digit of DIGITS) expect(cpf.validate(digit.repeat(11))).toBe('check');
  });

  it('accepts any nine digits with the computed check digits and nothing else', () => {
    fc.assert(
      fc.property(text(DIGITS, 9), text(DIGITS, 2), (base, wrong) => {
        const right = cpfCheckDigits(base);
        fc.pre(new Set(base).size > 1);
        expect(cpf.validate(base + right)).toBeUndefined();
        expect(cpf.validate(base + wrong)).toBe(wrong === right ? undefined : 'check');
        expect(isValidCpf(base + right)).toBe(true);
      }),
    );
  });

  it('agrees with an independent library', () => {
    fc.assert(fc.property(text(DIGITS, 11), (value) => (cpf.validate(value) === undefined) === isValidCpf(value)));
  });
});

describe('CNPJ', () => {
  it('[ACC-DOC-02][CF-DNR-03][CF-OP-06] takes digits and letters, typed in either case', () => {
    expect(read(cnpj, '11.222.333/0001-81')).toEqual({ value: '11222333000181', reason: undefined });
    expect(read(cnpj, '12.abc.345/01de-35')).toEqual({ value: '12ABC34501DE35', reason: undefined });
    expect(read(cnpj, '12.ABC.345/01DE-36').reason).toBe('check');
    expect(read(cnpj, '12.ABC.345/01DE-3A').reason).toBe('length');
  });

  it('[CF-OP-07] judges twelve equal letters by the check digits alone', () => {
    expect(cnpj.validate(`AAAAAAAAAAAA${cnpjCheckDigits('AAAAAAAAAAAA')}`)).toBeUndefined();
  });

  it('accepts any twelve characters with the computed check digits, as an independent library does', () => {
    fc.assert(
      fc.property(text(DIGITS + LETTERS, 12), text(DIGITS, 2), (base, wrong) => {
        const right = cnpjCheckDigits(base);
        expect(cnpj.validate(base + right)).toBeUndefined();
        expect(isValidCnpj(base + right, { version: 2 })).toBe(true);
        expect(cnpj.validate(base + wrong) === undefined).toBe(isValidCnpj(base + wrong, { version: 2 }));
      }),
    );
    fc.assert(
      fc.property(
        text(DIGITS, 12),
        (base) =>
          isValidCnpj(base + cnpjCheckDigits(base), { version: 2 }) ===
          (cnpj.validate(base + cnpjCheckDigits(base)) === undefined),
      ),
    );
  });

  it('finds the number behind a label', () => {
    for (const pasted of [
      'CNPJ: 12.ABC.345/01DE-35',
      'cnpj 12.abc.345/01de-35',
      'CNPJ: 12ABC34501DE35.',
      ' 12.ABC.345/01DE-35\n',
    ]) {
      expect(cnpj.normalise(cnpj.paste?.(pasted))).toBe('12ABC34501DE35');
    }
    expect(cnpj.paste?.('sem número')).toBe('sem número');
  });
});

describe('CPF or CNPJ by content', () => {
  it('[CF-DNR-20] takes up to 11 digits without a letter for a CPF, anything else for a CNPJ', () => {
    expect(read(cpfCnpj, '529.982.247-2').reason).toBe('cpfLength');
    expect(read(cpfCnpj, '529.982.247-26').reason).toBe('cpfCheck');
    expect(read(cpfCnpj, '5299822472512').reason).toBe('cnpjLength');
    expect(read(cpfCnpj, 'A').reason).toBe('cnpjLength');
    expect(read(cpfCnpj, '12.abc.345/01de-36').reason).toBe('cnpjCheck');
    expect(cpfCnpj.mask?.('529.982.247-25')).toBe('###.###.###-##');
    expect(cpfCnpj.mask?.('529.982.247-251')).toBe('SS.SSS.SSS/SSSS-##');
    expect(cpfCnpj.mask?.('1A')).toBe('SS.SSS.SSS/SSSS-##');
  });

  it('[PF-INF-23] shows 11 digits as CPF, 14 letters and digits as CNPJ, other lengths as received', () => {
    expect(cpfCnpj.display('52998224725')).toBe('529.982.247-25');
    expect(cpfCnpj.display('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(cpfCnpj.display('11222333000181')).toBe('11.222.333/0001-81');
    for (const other of ['5299822472', '529982247251', '5299822472A', '112223330001811'])
      expect(cpfCnpj.display(other)).toBe(other);
  });

  it('finds either number in pasted text', () => {
    expect(cpfCnpj.paste?.('CPF: 529.982.247-25')).toBe('529.982.247-25');
    expect(cpfCnpj.paste?.('CNPJ: 12.ABC.345/01DE-35')).toBe('12.ABC.345/01DE-35');
    expect(cpfCnpj.paste?.('CPF 52998224725')).toBe('52998224725');
  });
});

describe('CNH, RNE, ID, CEP', () => {
  it('[CF-DNR-04] tests both check digits of a CNH', () => {
    expect(cnh.validate('98765432109')).toBeUndefined();
    expect(cnh.validate('46190476839')).toBe('check');
    expect(cnh.validate('98765432119')).toBe('check');
  });

  it('computes the check digits of a CNH as an independent library does', () => {
    fc.assert(
      fc.property(text(DIGITS, 9), (base) => new Set(base).size === 1 || isValidCnh(base + cnhCheckDigits(base))),
    );
    fc.assert(fc.property(text(DIGITS, 11), (value) => (cnh.validate(value) === undefined) === isValidCnh(value)));
    for (let index = 0; index < 50; index += 1) expect(cnh.validate(generateCnh())).toBeUndefined();
  });

  it('[CF-DNR-05] takes nine digits or a letter, six digits and a digit or letter for an RNE, hyphen or not', () => {
    expect(read(rne, 'v123456-j')).toEqual({ value: 'V123456J', reason: undefined });
    expect(read(rne, 'V1234567')).toEqual({ value: 'V1234567', reason: undefined });
    expect(read(rne, '123456789').reason).toBeUndefined();
    for (const wrong of ['V123456', 'V12345678', 'VV23456J', '12345678', '1234567890'])
      expect(read(rne, wrong).reason).toBe('length');
    expect(rne.display('V123456J')).toBe('V123456-J');
  });

  it('[CF-DNR-06] takes 2 to 15 letters and digits for an ID', () => {
    expect(read(id, '12.345.678-x')).toEqual({ value: '12345678x', reason: undefined });
    expect(id.validate('A')).toBe('length');
    expect(id.validate('A'.repeat(15))).toBeUndefined();
    expect(id.validate('A'.repeat(16))).toBe('length');
    expect(id.validate('12#4')).toBe('length');
  });

  it('[CF-DNR-07][ACC-DOC-03] refuses one repeated digit in every type', () => {
    expect(read(cpf, '111.111.111-11').reason).toBe('check');
    expect(read(cnpj, '00.000.000/0000-00').reason).toBe('check');
    for (const digit of DIGITS) {
      expect(cnpj.validate(digit.repeat(14))).toBe('check');
      expect(cnh.validate(digit.repeat(11))).toBe('check');
      expect(rne.validate(digit.repeat(9))).toBe('check');
      expect(id.validate(digit.repeat(8))).toBe('length');
    }
  });

  it('[ACC-DOC-04][PF-INF-22][CF-DNR-16] lays every type into its mask, letters in upper case', () => {
    const typed = (format: Format, value: string) => applyMask(format.mask?.(value) ?? '', value);
    expect(typed(cpf, '52998224725')).toBe('529.982.247-25');
    expect(typed(cpf, '52a9')).toBe('529');
    expect(typed(cnpj, '12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(typed(cnpj, '12abc34501dexx35')).toBe('12.ABC.345/01DE-35');
    expect(typed(cnh, '987.654x32109')).toBe('98765432109');
    expect(typed(rne, 'v123456j')).toBe('V123456-J');
    expect(typed(rne, '1234567890')).toBe('123456789');
    expect('ABC12345678901').toMatch(id.accepts as RegExp);
    expect('A'.repeat(16)).not.toMatch(id.accepts as RegExp);
    expect('A-1').not.toMatch(id.accepts as RegExp);
    expect(typed(cep, '010010001')).toBe('01001-000');
  });

  it('[PF-OP-64] stores documents and CEP without mask', () => {
    expect(cpf.normalise('529.982.247-25')).toBe('52998224725');
    expect(cep.normalise(' 01001-000 ')).toBe('01001000');
    expect(cep.validate('01001000')).toBeUndefined();
    expect(cep.validate('0100100')).toBe('length');
    expect(cep.display('01001000')).toBe('01001-000');
    expect(cnpj.normalise('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });
});
