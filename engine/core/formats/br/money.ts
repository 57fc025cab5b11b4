import { toNumber } from '../decimal';
import { numberFormat } from '../numberFormat';
import { readNumber, writeNumber } from '../numberText';
import type { ToldFormat } from '../toldFormat';

const bare = (text: string) => text.replace(/R\$\s*/, '');

/** An amount of reais: a JSON number of at most two decimals, computed as whole centavos, never negative. */
export const money = numberFormat({
  name: 'money',
  widget: 'money',
  prefix: 'R$ ',
  places: 2,
  inputMode: 'decimal',
  read(text) {
    const amount = readNumber(text);
    return amount && toNumber(amount);
  },
  check(amount) {
    if (amount.units < 0n) return 'negative';
    return amount.places > 2 ? 'decimals' : undefined;
  },
  show: (amount) => writeNumber(amount, { places: 2, group: true }),
  paste(text) {
    const numbers = text.match(/[-\u2212]?(?:R\$\s*)?[-\u2212]?\d(?:[\d.,]*\d)?/g) ?? [];
    const marked = numbers.filter((number) => number.includes('R$'));
    const [found = '', another] = marked.length > 0 ? marked : numbers;
    // Other currencies, by sign or code, are no reais.
    const before = text.slice(0, text.indexOf(found)).replace('R$', '');
    if (/\p{Sc}|\b(?!BRL)[A-Z]{3}\s*$/u.test(before)) return text;
    const behind = text.slice(text.indexOf(found) + found.length);
    // Words behind a number (`10 mil`, `1,5 bi`) make another one of it, a hyphen or bracket a debt.
    const isAlone = another === undefined && (marked.length > 0 || /^[\s.,;:!]*$/.test(behind));
    const amount =
      readNumber(bare(text)) ?? (isAlone && !/^\s*(?:\p{L}|-|\))/u.test(behind) ? readNumber(bare(found)) : undefined);
    return amount ? writeNumber(amount, { places: 2, group: true }) : text;
  },
  reasons: ['negative', 'decimals'],
});

export const told: ToldFormat = {
  group: 'number',
  sample: 1234.56,
  words: {
    'pt-BR': {
      title: 'Dinheiro',
      what: 'dinheiro',
      stores: 'reais, com até duas casas',
      help: 'Em reais, com centavos.',
    },
  },
  reasons: {
    en: {
      number: 'Not a number.',
      negative: 'Zero or more.',
      decimals: 'Two decimals at most.',
    },
  },
  examples: {
    valid: [0, 0.01, 1234.56, 10000000, 9999999999999.99],
    invalid: [
      { value: 'abc', reason: 'number' },
      { value: '1.23.4', reason: 'number' },
      { value: -0.01, reason: 'negative' },
      { value: 0.125, reason: 'decimals' },
    ],
  },
  source: 'ISO 4217: the real has two minor digits. Marks as in CLDR pt-BR; the readings of pasted text are ours.',
};
