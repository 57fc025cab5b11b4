import { rulesActing } from '../../../engine/analyse';
import { formats } from '../../../engine/brazil';
import type { JsonObject } from '../../../engine/core';
import {
  type CollectionDefinition,
  type Condition,
  choiceSchema,
  type FieldSchema,
  longTexts,
  type RuleDefinition,
  type SectionDefinition,
} from '../../../engine/definition';
import { type FieldPlan, fieldNames, type TabPlan } from '../../../engine/state';
import { anyOnPaper, type OnPaper, type PaperScope } from './onPaper';
import type { BlankQuestion, BlankSection } from './types';

/** Above so many options there is a line to write on. */
const MOST_CHOICES = 14;

/** What a tab is asked with. */
export interface TabOnPaper {
  plan: TabPlan;
  scope: PaperScope;
  /** A condition as a sentence. */
  say: (condition: Condition, list?: string) => string;
  /** The entries of a list of options. */
  optionsOf: (call: string) => JsonObject[] | undefined;
  text: (words: string) => string;
}

/** Where fields are asked: on the tab, or in the rows of a list, with the rules that are about them. */
interface Place {
  list?: string;
  rules: readonly RuleDefinition[];
}

/** A section with its questions; `undefined` where it is not asked. */
export function sectionOnPaper(section: SectionDefinition, tab: TabOnPaper): BlankSection | undefined {
  const place: Place = { rules: tab.plan.definition.rules ?? [] };
  const shown = shownBy(`#${section.id}`, place, tab);
  if (shown === 'never') return undefined;
  const names = fieldNames(section.fields);
  const own = names.flatMap((name) => tab.plan.fields.filter((field) => isOf(field, name)));
  const sections = names.flatMap((name) => listOnPaper(name, tab));
  const questions = own.flatMap((field) => questionOf(field, place, tab) ?? []);
  if (questions.length + sections.length === 0) return undefined;
  return { title: tab.text(section.title), note: noteOf(shown, tab), questions, sections };
}

const isOf = ({ node, list, schema }: FieldPlan, name: string) =>
  list === undefined && schema.type !== 'array' && (node === name || node.startsWith(`${name}/`));

/** The rows of a list: as many as it always has, else one to begin with. */
function listOnPaper(name: string, tab: TabOnPaper): BlankSection[] {
  const { definition, fields } = tab.plan;
  const list = fields.find(({ node }) => node === name);
  const collection = definition.collections?.[name];
  if (!list?.schema.items?.properties || !collection) return [];
  const shown = shownBy(name, { rules: definition.rules ?? [] }, tab);
  if (shown === 'never') return [];
  const forms = collection.forms ?? [];
  if (forms.length === 0) return inPlace(list, collection, { shown, tab });
  return forms.flatMap((form) => {
    const rows = { ...list.schema.items?.properties, ...form.properties };
    const questions = rowQuestions(fieldNames(form.fields), rows, {
      tab,
      list: name,
      rules: collection.rules ?? [],
      required: form.required ?? [],
    });
    return [{ title: tab.text(form.title), note: noteOf(shown, tab) ?? MORE, questions, sections: [] }];
  });
}

const MORE = 'Para mais pessoas ou linhas, faça cópias desta página.';

function inPlace(
  { node, schema }: FieldPlan,
  collection: CollectionDefinition,
  { shown, tab }: { shown: OnPaper; tab: TabOnPaper },
): BlankSection[] {
  const count = Math.max(collection.fixed?.length ?? 0, 1);
  return Array.from({ length: count }, (_, index) => ({
    title: tab.text((collection.fixed?.[index]?.title ?? collection.title ?? '').replace('{n}', String(index + 1))),
    note: noteOf(shown, tab) ?? (index === count - 1 ? MORE : undefined),
    questions: rowQuestions(fieldNames(collection.fields), schema.items?.properties ?? {}, {
      tab,
      list: node,
      rules: collection.rules ?? [],
      required: schema.items?.required ?? [],
    }),
    sections: [],
  }));
}

function rowQuestions(
  names: readonly string[],
  rows: Record<string, FieldSchema>,
  { tab, required, ...place }: Place & { tab: TabOnPaper; required: readonly string[] },
): BlankQuestion[] {
  return names.flatMap((name) => {
    const schema = rows[name];
    const plan = tab.plan.fields.find((field) => field.list === place.list && field.name === name);
    if (!schema || !plan) return [];
    return (
      questionOf(
        { ...plan, node: name, schema: { ...plan.schema, ...schema }, required: required.includes(name) },
        place,
        tab,
      ) ?? []
    );
  });
}

/** A field as a question; nothing where it is worked out, or is a button of the screen. */
function questionOf(field: FieldPlan, place: Place, tab: TabOnPaper): BlankQuestion | undefined {
  const { node, schema, ui } = field;
  const isComputed = rulesActing(place.rules, 'computes', node).some(({ when }) => !when);
  if (isComputed || !tab.scope.isAsked(node) || (schema.readOnly && !schema.account)) return undefined;
  const shown = shownBy(node, place, tab);
  if (shown === 'never' || schema.title === undefined) return undefined;
  const showing = rulesActing(place.rules, 'shows', node);
  const choices = choicesOf(schema, tab);
  return {
    label: tab.text(schema.title),
    isRequired: field.required || rulesActing(showing, 'requires', node).length > 0,
    note: noteOf(shown, tab, place.list),
    choices,
    form: formOf(schema, field),
    room: longTexts.includes(ui['ui:widget'] ?? '') ? 'lines' : isShort(field) && !choices ? 'half' : 'line',
  };
}

const isShort = ({ schema, ui }: FieldPlan) => schema.format !== undefined || (ui['ui:width'] ?? 6) <= 3;

/** How a text of a format is written, as its box on the screen shows it. */
function formOf({ format, account }: FieldSchema, { ui }: FieldPlan): string | undefined {
  const known = format === undefined ? undefined : formats[format];
  if (account === 'document') return undefined;
  return ui['ui:placeholder'] ?? known?.placeholder;
}

function shownBy(target: string, { rules }: Place, { scope }: TabOnPaper): OnPaper {
  const showing = rulesActing(rules, 'shows', target).filter(({ on }) => !on);
  return anyOnPaper(
    // What is shown once it has a value can be given one.
    showing.map(({ when }) => Object.fromEntries(Object.entries(when ?? {}).filter(([name]) => name !== target))),
    scope,
  );
}

function noteOf(shown: OnPaper, { say }: TabOnPaper, list?: string): string | undefined {
  return typeof shown === 'string' ? undefined : `Responda se ${say(shown, list)}.`;
}

/** What can be ticked. A long list is written out. */
function choicesOf(schema: FieldSchema, { optionsOf, text }: TabOnPaper): string[] | undefined {
  const { type, options, oneOf, enum: codes } = choiceSchema(schema);
  if (type === 'boolean') return ['Sim', 'Não'];
  const listed = oneOf?.map(({ title }) => title) ?? codes?.map(String);
  const ofCall =
    options && !options.call.includes('{')
      ? optionsOf(options.call)?.map((entry) => String(entry[options.title] ?? ''))
      : undefined;
  const found = listed ?? ofCall;
  return found && found.length > 0 && found.length <= MOST_CHOICES ? found.map(text) : undefined;
}
