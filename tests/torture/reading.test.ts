import { describe, expect, it } from 'vitest';
import { formats } from '../../engine/core/formats/br/table';
import type { Format } from '../../engine/core/formats/types';
import type { Outcome, Typing } from '../../engine/core/typing/edit';
import { numberTyping } from '../../engine/core/typing/numberTyping';
import { typingOf } from '../../engine/core/typing/typingOf';
import { DEFAULT_COUNTRY } from '../../engine/react/widgets/phone/countries';
import { isLong } from '../../engine/react/widgets/phone/nationalMask';
import { fromInternational, numberOf } from '../../engine/react/widgets/phone/phoneText';
import { phoneTyping } from '../../engine/react/widgets/phone/phoneTyping';
import { type Case, casesOf, readTables, type Table } from './typing/tables';

/** What a box holds: for telephones the country stands beside it. */
interface Box {
  text: string;
  country: string;
  keys?: string | undefined;
  told: string[];
}

function typingFor({ format, maxLength, widget }: Table, country: string): Typing | undefined {
  const known = formats[format] as Format;
  if (known.inputMode === 'tel') return phoneTyping(country, known.paste ?? String);
  if (widget === 'integer') return typingOf(known, maxLength ?? 15);
  return known.type === 'number' ? numberTyping(known) : typingOf(known, maxLength);
}

function put(table: Table, box: Box, inserted: string): Box {
  const { text: before, country, keys, told } = box;
  const typing = typingFor(table, country);
  const edit = { before, start: before.length, end: before.length, inserted, ...(keys !== undefined && { keys }) };
  const outcome: Outcome = typing?.(edit) ?? { text: before + inserted, caret: 0 };
  const isInternational =
    formats[table.format]?.inputMode === 'tel' && outcome.text.startsWith('+') && !isLong(outcome.text);
  const shown = isInternational ? fromInternational(outcome.text, country) : { country, national: outcome.text };
  const reasons = outcome.refused ? [...told, outcome.refused.reason] : told;
  const isAsKept = shown.national === outcome.text;
  return { text: shown.national, country: shown.country, told: reasons, keys: isAsKept ? outcome.keys : undefined };
}

function meaning({ table, text, way, value, told }: Case) {
  const parts = way === 'typed' ? [...text] : [text];
  const start: Box = { text: '', country: DEFAULT_COUNTRY, told: [] };
  const box = parts.reduce((held, part) => put(table, held, part), start);
  const known = formats[table.format] as Format;
  const typed = known.inputMode === 'tel' ? numberOf({ country: box.country, national: box.text }) : box.text;
  const found = [known.normalise(typed) ?? null, [...new Set(box.told)].join(', ')];
  return { way, text, found, expected: [value, told] };
}

describe.each(readTables())('$name', (table) => {
  it('means what its table says of every text, typed key by key or put in at once', () => {
    const all = casesOf(table)
      .filter(({ way }) => way === 'typed' || way === 'dictated')
      .map(meaning);
    expect(all.filter(({ found, expected }) => JSON.stringify(found) !== JSON.stringify(expected))).toEqual([]);
  });
});
