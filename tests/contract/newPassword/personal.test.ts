import { describe, expect, it } from 'vitest';
import common from '../../../contract/newPassword/common.json' with { type: 'json' };
import { isPersonal } from '../../../contract/newPassword/isPersonal';
import { spellingsOf } from '../../../contract/newPassword/personal';

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
    expect(spellingsOf(person).has(text)).toBe(true);
    expect(isPersonal(text, person)).toBe(true);
  });

  it.each(['Ana-María_da Conceição!', '529-982/247.25', 'Ana.M@Example.com#'])(
    'are known in %s, which only adds separators',
    (text) => expect(isPersonal(text, ANA)).toBe(true),
  );

  it.each([
    ['Helena@52998224725', ANA],
    ['Helena@529.982.247-25', ANA],
    ['X52998224725y!', ANA],
    ['Xy#02091988', ANA],
    ['Xy#02/09/1988!', ANA],
    ['Xy#19880902', ANA],
    ['Xy#020988', ANA],
    ['Minha.ana.m@example.com', ANA],
    ['Segredo#Ana.M', ANA],
    ['Fundo#A1B2C3D4000193', FUND],
    ['Fundo#02032015', FUND],
  ])('are contained in %s', (text, person) => expect(isPersonal(text, person)).toBe(true));

  it.each([
    ['Ana@1988', ANA],
    ['#1Ana2!', ANA],
    ['Conceicao@2026', ANA],
    ['María.2026', ANA],
    ['Ana.Conceição#77', ANA],
    ['AnaMaria@12345', ANA],
    ['Renda-Fixa_2026', FUND],
  ])('are a name in %s, beside which stand digits and signs alone', (text, person) =>
    expect(isPersonal(text, person)).toBe(true),
  );

  it.each(['Ficha@2026', 'Anabela@1988', 'Banana@1988', 'Da@123456', 'Xy#0209', '', ' ', '!!!!', '12345678!'])(
    'are not meant by "%s"',
    (text) => expect(isPersonal(text, ANA)).toBe(false),
  );

  it.each(['Ipe#Secreto9', 'Recipe#2026'])(
    'of an e-mail that is shorter than four characters is not meant by "%s"',
    (text) => expect(isPersonal(text, FUND)).toBe(false),
  );

  it('that are not known are found nowhere', () => {
    expect(isPersonal('Helena@52998224725', { name: '', document: '', email: '', days: [''] })).toBe(false);
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
