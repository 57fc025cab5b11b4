import { compareDecimals, shiftDecimal, toNumber, toPlaces } from './decimal';
import { numberFormat } from './numberFormat';
import { readNumber, writeNumber } from './numberText';
import type { ToldFormat } from './toldFormat';

const ONE = { units: 1n, places: 0 };

/**
 * A share from nothing to all: a JSON fraction of at most four decimals, shown times a hundred (0.25 as `25,00%`).
 * A text always means percent, a number always the fraction.
 */
export const percent = numberFormat({
  name: 'percent',
  widget: 'percentage',
  suffix: '%',
  places: 2,
  inputMode: 'decimal',
  read(text) {
    // Percentages hold no thousands: a lone dot can only be a decimal mark here.
    const bare = text.replace(/\s*%$/, '').replace(/^(\d+)\.(\d*)$/, '$1,$2');
    const value = readNumber(bare, { longFraction: true });
    if (!value) return undefined;
    return toNumber(shiftDecimal(toPlaces(value, 2, 'cut'), -2));
  },
  check(fraction) {
    if (fraction.units < 0n || compareDecimals(fraction, ONE) > 0) return 'range';
    return fraction.places > 4 ? 'decimals' : undefined;
  },
  show: (fraction) => writeNumber(shiftDecimal(fraction, 2), { places: 2 }),
  reasons: ['range', 'decimals'],
});

export const told: ToldFormat = {
  group: 'number',
  refusesLimit: (limit) =>
    limit > 1
      ? {
          sentence: 'O formato "percent" guarda uma fração: 1 são 100%. Encontrado {1}. Você quis dizer {2}?',
          gaps: [limit, limit / 100],
        }
      : undefined,
  sample: 0.25,
  words: {
    'pt-BR': {
      title: 'Porcentagem',
      what: 'porcentagem',
      stores: '**uma fração**: 1 são 100%',
      help: 'Guarda uma fração: 0,25 são 25%.',
    },
  },
  reasons: {
    en: {
      number: 'Not a number.',
      range: 'From 0 to 100 %.',
      decimals: 'Two decimals at most.',
    },
  },
  examples: {
    valid: [0, 0.25, 0.3333, 1],
    invalid: [
      { value: 'um quarto', reason: 'number' },
      { value: 25, reason: 'range' },
      { value: -0.1, reason: 'range' },
      { value: 0.33333, reason: 'decimals' },
    ],
  },
  source: 'Ours: a fraction on the wire, a percentage of two decimals on the screen.',
};
