import type { FieldSchema } from '../core/definition/types';
import { isEqual, type Json } from '../core/json';
import { mapped, type Syntax, starred } from './syntax';
import type { WordTable } from './table';

/** Stands before a value that is written as JSON. */
const LITERAL = '=';

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a label of a value means: the title of an option, yes or no, JSON, or the text itself. */
function valueNamed(label: string, schema: FieldSchema | undefined, words: Pick<WordTable, 'yes' | 'no'>): Json {
  if (label.startsWith(LITERAL)) return parsed(label.slice(LITERAL.length)) ?? label;
  const options = schema?.oneOf?.filter(({ title }) => title === label) ?? [];
  if (options[0] && options.length === 1) return options[0].const;
  if (schema?.type === 'string') return label;
  if (label === words.yes) return true;
  if (label === words.no) return false;
  return parsed(label) ?? label;
}

/** How a value is called among the options of its field, so that the label means it. */
export function labelOf(value: Json, schema: FieldSchema | undefined, words: Pick<WordTable, 'yes' | 'no'>): string {
  const title = schema?.oneOf?.find((option) => isEqual(option.const, value))?.title;
  const plain =
    typeof value === 'boolean' ? words[value ? 'yes' : 'no'] : typeof value === 'string' ? value : undefined;
  const candidates = [title, plain, JSON.stringify(value)].filter((each) => each !== undefined);
  return candidates.find((each) => isEqual(valueNamed(each, schema, words), value)) ?? LITERAL + JSON.stringify(value);
}

/** A value of what is spoken of. */
export function valueSyntax(words: Pick<WordTable, 'yes' | 'no'>): Syntax<Json> {
  return mapped(
    starred,
    (value, { schema, subject }) => labelOf(value, subject === undefined ? undefined : schema(subject), words),
    (label, { schema, subject }) => valueNamed(label, subject === undefined ? undefined : schema(subject), words),
  );
}
