import { csvLine } from '../../../server/registration/handOver/csvLine';
import type { InventoryLine } from './lines';

const COLUMNS: [keyof InventoryLine, string][] = [
  ['wizard', 'Formulário'],
  ['tab', 'Aba'],
  ['field', 'Campo'],
  ['title', 'Título'],
  ['treatment', 'Tratamento'],
  ['purpose', 'Finalidade'],
  ['basis', 'Base legal'],
  ['retention', 'Prazo'],
  ['norm', 'Norma do prazo'],
  ['sensitive', 'Dados sensíveis'],
  ['destination', 'Destino'],
];

/** The inventory as a table, with the mark by which spreadsheets know UTF-8. */
export function inventoryCsv(lines: readonly InventoryLine[]): string {
  const rows = lines.map((line) => COLUMNS.map(([key]) => line[key]));
  return `\uFEFF${[COLUMNS.map(([, head]) => head), ...rows].map(csvLine).join('')}`;
}
