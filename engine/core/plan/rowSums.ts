import type { SumDefinition } from '../definition/types';
import { addDecimals } from '../formats/decimal';
import type { Format } from '../formats/types';
import { formatText } from '../formats/types';
import type { JsonObject } from '../json';

/** What the rows of a list make together, exactly. */
export interface RowSums {
  /** The sum up to each row, that row included. */
  soFar: readonly number[];
  total: number;
  /** What is missing to the whole; negative beyond it. */
  left: number;
}

/** The running sums of a list: of 40, 30 and 15, where the whole is 100, 40, 70 and 85, with 15 left. */
export function rowSumsOf({ field, whole }: SumDefinition, rows: readonly JsonObject[]): RowSums {
  let total = 0;
  const soFar = rows.map((row) => {
    total = addDecimals([total, row[field]]);
    return total;
  });
  return { soFar, total, left: addDecimals([whole, -total]) };
}

/** A number of a sum as it is read: `33,5%`, `12 kg`. */
export function sumText({ unit }: SumDefinition, format: Format | undefined, value: number): string {
  const text = format ? formatText(format, value) : String(value);
  if (!unit) return text;
  return unit === '%' ? `${text}%` : `${text}\u00a0${unit}`;
}
