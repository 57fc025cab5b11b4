import { withoutCode } from '../definition/optionText';
import type { LinePiece, TabDefinition } from '../definition/types';
import { blockNode } from '../plan/fields';
import { rowCount } from '../plan/rowTitle';
import { fieldValue, rowsOf } from '../state/state';
import { fillText } from '../text';
import type { FieldError } from '../validation/errors';
import { formatOf } from '../validation/formatOf';
import { fillSettings } from '../validation/messages';
import { itemsOf, rowItemsOf, type TabSubject } from './items';

/** How many a block holds, and of how many. */
export interface Counted {
  n: number;
  of?: number;
}

/** What a tab is described with beside its own data. */
export interface TabLineInput extends TabSubject {
  /** What is wrong with it, once it should be complete. */
  errors: readonly FieldError[];
  /** Whether a block of it is not complete. */
  isBlockOpen?: boolean;
  /** How many each block holds, by its id. */
  counts?: Readonly<Record<string, Counted | undefined>>;
}

/**
 * What a tab holds or what is missing in it, in one line, as its `line` says: `'London, UK'`, `'2 guests'`,
 * `'3 fields missing'`. `''` where there is nothing to say. Numbers of documents and addresses are not told in full.
 */
export function tabLine(input: TabLineInput): string {
  const { errors, isBlockOpen, texts, plan } = input;
  const wrong = errors.filter(({ unread }) => !unread);
  if (wrong.length > 0 || isBlockOpen) return openText(wrong, texts);
  const pieces = plan.definition.line ?? [];
  return pieces.flatMap((piece) => pieceText(piece, input) ?? []).join(' · ');
}

/** Fields that are missing; else those that are filled in and wrong; else that a block is not complete. */
function openText(errors: readonly FieldError[], texts: TabSubject['texts']): string {
  const places = (kept: readonly FieldError[]) => new Set(kept.map(({ pointer }) => pointer)).size;
  const missing = places(errors.filter(({ keyword }) => keyword === 'required'));
  const n = places(errors);
  if (n === 0) return texts.lineOpen ?? '';
  const ofMissing = n === 1 ? texts.lineMissing_one : texts.lineMissing_other;
  const ofWrong = n === 1 ? texts.lineWrong_one : texts.lineWrong_other;
  return fillText((missing === n ? ofMissing : ofWrong) ?? '', { n });
}

function pieceText(piece: LinePiece, input: TabLineInput): string | undefined {
  const { text, list, block } = piece;
  const { hidden, data } = input.state;
  const { settings } = input.context;
  if (text !== undefined) return filled(fillSettings(text, settings), input);
  if (list !== undefined) return hidden.has(`/${list}`) ? undefined : counted(piece, { n: rowsOf(data, list).length });
  const found = block === undefined || hidden.has(blockNode(block)) ? undefined : input.counts?.[block];
  return found && counted(piece, found);
}

/** How many rows a list has, in the words of the `line` of its tab, else of the list; `undefined` where neither has any. */
export function countOfRows(
  list: string,
  n: number,
  { line = [], collections }: Pick<TabDefinition, 'line' | 'collections'>,
): string | undefined {
  const piece = line.find((own) => own.list === list);
  return piece ? counted(piece, { n }) : rowCount(collections?.[list], n);
}

function counted({ one, other, none }: LinePiece, { n, of }: Counted): string | undefined {
  const text = n === 0 ? none : n === 1 ? (one ?? other) : other;
  return text === undefined ? undefined : fillText(text, { n, of: of ?? n });
}

/** A text with the values of its fields; `undefined` while one of them has none. */
function filled(text: string, input: TabLineInput): string | undefined {
  const names = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(names.map((name) => [name, textOf(name, input)]));
  return Object.values(values).includes('') ? undefined : fillText(text, values);
}

/** The value of a field, or of a field of the first row of a list: `contas/Agencia`. */
function textOf(name: string, input: TabLineInput): string {
  const { plan, state, context } = input;
  const [list = '', inRow = ''] = name.split('/');
  const row = plan.rowSchemas[list] && { list, index: 0 };
  const field = plan.fields.find((own) => (row ? own.list === list && own.name === inRow : own.node === name));
  const [item] = row
    ? rowItemsOf(rowsOf(state.data, list).length > 0 ? [inRow] : [], row, input)
    : itemsOf([name], input);
  if (!item?.value || item.pending || !field) return '';
  const format = context.formats[formatOf(plan, state, field, row?.index) ?? ''];
  const value = fieldValue(state.data, field, row?.index);
  return format?.veil && typeof value === 'string' ? format.veil(value) : withoutCode(item.value, value);
}
