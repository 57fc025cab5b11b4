import type { TabDefinition } from '../../core/definition/types';
import { inWords, type Sentences, say } from '../problems/say';
import { namingsOfForm } from './named';
import { ImportedObject, under } from './object';
import type { ImportedTab, Left, Source } from './types';
import { blankTitle, plainText, textOf, titleOf, wordsOf } from './ui';

/** What of a form is not in its schema. */
export interface ImportOptions {
  /** The id of the tab, which is the name of its file. */
  id: string;
  uiSchema?: Source;
  /** Formats whose names mean here what they meant there, as with `customFormatsOf`. Default: none but `date` and `email`. */
  formats?: readonly string[];
  /** Widgets of `ui:widget` that are registered here, with `fromRjsf`: they come over with their `ui:options`. Default: none. */
  widgets?: readonly string[];
  /**
   * The language of what is told, of the title of fields without one and of the button that adds a row: as `problems` of the
   * names of `loadSchemas`.
   */
  problems?: Sentences;
}

/**
 * A tab of an rjsf form: conditions become rules, objects sections, lists of objects collections. What the vocabulary has no
 * words for is listed with its place; `checkImport` also leaves out what `schemas:check` refuses.
 * @example
 * import { checkImport, importTab } from 'ficha-engine/compile';
 * import texts from 'ficha-engine/texts/en.json' with { type: 'json' };
 * import problems from 'ficha-engine/texts/problems.en.json' with { type: 'json' };
 *
 * const form = { type: 'object', properties: { zip: { type: 'string', title: 'ZIP', pattern: '^[0-9]{5}$' } } };
 * const imported = importTab(form, { id: 'address', problems });
 * // As if there were no shared.json and no settings.json around it.
 * const { tab, notCarried } = checkImport(imported, { shared: '{}', settings: '{}' }, { texts, problems });
 * Object.keys(tab.schema.properties ?? {}); // ['zip']
 * notCarried.map(({ pointer, reason }) => `${pointer} ${reason}`); // ['/properties/zip/pattern A field has no "pattern": use a format.']
 */
export function importTab(
  schema: Source,
  { id, uiSchema = {}, formats = [], widgets = [], problems }: ImportOptions,
): ImportedTab {
  const notCarried: Left[] = [...blankTitle(schema, '')];
  const part = new ImportedObject(schema, notCarried, {
    texts: {
      untitled: inWords(say`Dados`, problems),
      add: inWords(say`Adicionar item`, problems),
      continued: (title) => inWords(say`${title} (continuação)`, problems),
    },
    known: { formats, widgets },
  });
  const {
    schema: fields,
    ui,
    sections,
    rules,
    collections,
  } = part.make({ schema, pointer: '' }, { value: uiSchema, pointer: '' });
  const words = wordsOf(uiSchema, '');
  const namings = namingsOfForm(schema);
  const lead = textOf(words, 'description') ?? namings.description;
  const tab: TabDefinition = {
    id,
    title: titleOf(words, namings, id),
    ...(typeof lead === 'string' && lead && { lead: plainText(lead) }),
    schema: fields as TabDefinition['schema'],
    uiSchema: { 'ui:sections': sections, ...ui },
    ...(rules.length > 0 && { rules: rules.map(({ rule }) => rule) }),
    ...(Object.keys(collections).length > 0 && { collections }),
  };
  const own = rules.map(({ pointer }, index) => [`/rules/${index}`, pointer]);
  return {
    tab,
    notCarried: onceEach(notCarried).map((left) => ({ ...left, reason: inWords(left.reason, problems) })),
    origins: { ...Object.fromEntries(own), ...part.rowOrigins, ...under('/schema', part.fieldOrigins) },
  };
}

/** One reason for each place, the first. */
const onceEach = (list: readonly Left[]) =>
  list.filter(
    (one, index) => list.findIndex((same) => same.file === one.file && same.pointer === one.pointer) === index,
  );
