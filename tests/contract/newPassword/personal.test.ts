import { describe, expect, it } from 'vitest';
import common from '../../../contract/newPassword/common.json' with { type: 'json' };
import { isSpelling, spellingsOf } from '../../../contract/newPassword/personal';

const ANA = {
  name: 'Ana María da Conceição',
  document: '52998224725',
  email: 'ana.m@example.com',
  days: ['1988-09-02'],
};
const FUND = { name: 'Ipê Renda Fixa', document: 'A1B2C3D4000193', email: 'ipe@example.com', days: ['2015-03-02'] };

describe('[ACC-PWD-06] the person’s own data', () => {
  it.each([
    ['52998224725', ANA],
    ['529.982.247-25', ANA],
    ['529 982 247 25', ANA],
    ['529982247-25', ANA],
    ['ANA.M@EXAMPLE.COM', ANA],
    ['anamexamplecom', ANA],
    ['Ana María da Conceição', ANA],
    ['anamariadaconceicao', ANA],
    ['ANA-CONCEICAO', ANA],
    ['02/09/1988', ANA],
    ['2/9/1988', ANA],
    ['020988', ANA],
    ['1988-09-02', ANA],
    ['A1.B2C.3D4/0001-93', FUND],
    ['a1b2c3d4000193', FUND],
    ['02032015', FUND],
  ])('are known as %s', (text, person) => {
    const texts = spellingsOf(person);
    expect(texts.has(text)).toBe(true);
    expect(isSpelling(text, texts)).toBe(true);
  });

  it.each(['Ana-María_da Conceição!', '529-982/247.25', 'Ana.M@Example.com#'])(
    'are known in %s, which only adds separators',
    (text) => expect(isSpelling(text, spellingsOf(ANA))).toBe(true),
  );

  it.each(['Ficha@2026', 'Ana@1988', '', ' ', '!!!!'])('are not meant by "%s"', (text) => {
    expect(isSpelling(text, spellingsOf(ANA))).toBe(false);
  });

  it('are no empty texts', () => {
    expect(spellingsOf({ name: '', document: '', email: '', days: [] })).toEqual(new Set());
  });
});

it('[ACC-PWD-05] ten thousand passwords are common, each once and in lower case', () => {
  const words = common.words.split(' ');
  expect([words.length, new Set(words).size]).toEqual([10_000, 10_000]);
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
  expect(words.slice(0, 3)).toEqual(['123456', 'password', '12345678']);
});
