import { formats } from '../../engine/brazil';
import type { Json, JsonObject } from '../../engine/core';
import type { SettingDefinition } from '../../engine/definition';
import { listAt, objectAt as objectOf } from '../../engine/edit';
import { languageOf, type Naming, referenceSyntax, wizardNaming } from '../../engine/words';
import words from '../../schemas/vocabulary/words/pt-BR.json';
import { objectAt, valueAt } from '../document/pointers';
import { readingsOf, tabAt, type Values } from '../document/tabs';
import { blockTitles, validatorTitles } from './brought';
import { anyTitle, codeTitle, fileTitle, keyTitle } from './keys';
import type { Caller } from './pieces';
import { ruleTitle } from './ruleTitle';
import { spokenValue } from './values';

/** The language in which the Estúdio speaks. */
export const language = languageOf(words);

const reference = referenceSyntax(words);

/** What a word in front of a code says that it is. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\bregras?$/iu, 'rule'],
  [/\babas?$/iu, 'tab'],
  [/\b(?:seção|seções|item|texto)$/iu, 'place'],
  [/\bconfiguraç(?:ão|ões)$/iu, 'setting'],
  [/\bperguntas?$/iu, 'ask'],
  [/\bformatos?$/iu, 'format'],
  [/\bcontroles?$/iu, 'widget'],
  [/\bblocos?$/iu, 'block'],
  [/\bvalidador(?:es)?$/iu, 'validator'],
  [/\bformulários?$/iu, 'form'],
  [/\b(?:chaves?|palavra-chave|pede também)$/iu, 'key'],
  [/\b(?:campos?|lista|de|linha)$/iu, 'field'],
];

type Kind =
  | 'rule'
  | 'tab'
  | 'place'
  | 'setting'
  | 'ask'
  | 'format'
  | 'widget'
  | 'block'
  | 'validator'
  | 'form'
  | 'key'
  | 'field';

/** Kinds of what a code may be whose word does not stand in front of it, the likeliest first. */
const LIKELY: readonly Kind[] = ['key', 'field', 'place', 'tab', 'setting', 'rule', 'form'];

/** Words between a kind and a code that say no other kind: `os campos "a", "b" e "c"`. */
const LISTED = /(?:(?:,| e| ou)? ?"[^"]*")+(?:,| e| ou)?$/u;

const AGAIN = /(?:quis dizer|Esperado:)$/u;

/** What the codes in a text about a place of the files are called. */
export function callerAt(values: Values, file: string, pointer: string): Caller {
  const naming = namingAt(values, file, pointer);
  const names: Record<Kind, (code: string) => string | undefined> = {
    key: (code) => keyTitle(code, file, pointer) ?? anyTitle(code),
    field: (code) => fieldTitle(code, naming, values),
    place: (code) => placeTitle(values[file], code.replace(/^#/, '')),
    tab: (code) => titled(code, naming.tabs.called(code)),
    setting: (code) => titled(code, naming.settings.called(code.replace(/^\$settings\//, ''))),
    rule: (code) => inQuotes(ruleCalled(values, file, code, naming)),
    ask: (code) => textOf(objectAt(values['shared.json'], `/asks/${code}`).title),
    format: (code) => codeTitle('format', code),
    widget: (code) => codeTitle('ui:widget', code),
    block: (code) => blockTitles[code] ?? placeTitle(values[file], code),
    validator: (code) => validatorTitles[code],
    form: (code) => formTitle(values, file, code),
  };
  return {
    name(code, before) {
      const said = before.trimEnd().replace(LISTED, '').trimEnd();
      // What is meant or expected is of the kind of what was found.
      const of = AGAIN.test(said) ? before.slice(0, Math.max(before.indexOf('"'), 0)).trimEnd() : said;
      const kind = KINDS.find(([word]) => word.test(of))?.[1];
      const own = kind && names[kind](code);
      if (own !== undefined) return own;
      for (const each of LIKELY) {
        const title = names[each](code);
        if (title !== undefined) return title;
      }
      return undefined;
    },
    pair(key, value) {
      const title = names.key(key);
      if (title === undefined) return undefined;
      const plain = value.replace(/^"|"$/g, '');
      const said = plain === 'true' ? words.yes : plain === 'false' ? words.no : undefined;
      return `${title}: ${said ?? codeTitle(key, plain) ?? names.field(plain) ?? plain}`;
    },
    answer(field, given) {
      const title = names.field(field) ?? field;
      return `${title} é ${spokenValue(parsed(given), naming.schema(field))}`;
    },
    file: fileTitle,
  };
}

let last: { values: Values; known: Map<string, Naming> } | undefined;

/** How things are called from where a pointer leads to. */
export function namingAt(values: Values, file: string, pointer: string): Naming {
  if (last?.values !== values) last = { values, known: new Map() };
  const known = last.known.get(file) ?? namingOf(values, file);
  last.known.set(file, known);
  const list = listAround(pointer);
  return list === undefined ? known : known.rows(list);
}

function namingOf(values: Values, file: string): Naming {
  const tabs = readingsOf(values, file)[0]?.tabs ?? [];
  const settings = objectOf(values['settings.json']) as unknown as Record<string, SettingDefinition>;
  const { $schema: _, ...declared } = settings as Record<string, SettingDefinition>;
  const id = file.replace(/^.*\//, '').replace(/\.json$/, '');
  return wizardNaming({ words, tabs, settings: declared, formats })(id);
}

/** The list whose rows a place is about. */
const listAround = (pointer: string): string | undefined =>
  /^\/(?:collections\/([^/]+)\/(?:rules|columns|forms)|schema\/properties\/([^/]+)\/items|uiSchema\/([^/]+)\/items)/
    .exec(pointer)
    ?.slice(1)
    .find((each) => each !== undefined);

function fieldTitle(code: string, naming: Naming, values: Values): string | undefined {
  const shared = textOf(objectAt(values['shared.json'], `/$defs/${code}`).title);
  const [tab = '', ...path] = code.split('/');
  const inTab = path.length > 0 ? naming.tab(tab).fields.called(path.join('/')) : undefined;
  if (inTab !== undefined && inTab !== path.join('/')) return inTab;
  const isKnown = code.startsWith('$') || naming.schema(code) !== undefined;
  const said = isKnown ? plain(reference.write(code, naming) ?? code) : titled(code, naming.root.fields.called(code));
  return titled(code, said) ?? shared;
}

const titled = (code: string, called: string | undefined): string | undefined =>
  called === undefined || called === code || called === code.replace(/^.*\//, '') ? undefined : called;

function placeTitle(tab: Json | undefined, id: string): string | undefined {
  for (const section of listAt(valueAt(tab, '/uiSchema/ui:sections')).map(objectOf)) {
    if (section.id === id) return textOf(section.title);
    const item = listAt(section.fields)
      .map(objectOf)
      .find((each) => each.id === id);
    if (item) return textOf(item.info ?? item.link ?? item.text) ?? blockTitles[String(item.block)];
  }
  return undefined;
}

function ruleCalled(values: Values, file: string, id: string, naming: Naming): string | undefined {
  const tab = tabAt(values, file);
  const own = tab?.rules?.find((rule) => rule.id === id);
  if (own) return ruleTitle(own as unknown as JsonObject, naming.root);
  for (const [list, { rules }] of Object.entries(tab?.collections ?? {})) {
    const found = rules?.find((rule) => rule.id === id);
    if (found) return ruleTitle(found as unknown as JsonObject, naming.root.rows(list));
  }
  const shared = listAt(objectOf(values['shared.json']).rules)
    .map(objectOf)
    .find((rule) => rule.id === id);
  return shared && ruleTitle(shared, naming);
}

/** What a rule does is told apart from the words around it. */
const inQuotes = (title: string | undefined): string | undefined => title && `“${title}”`;

function formTitle(values: Values, file: string, id: string): string | undefined {
  for (const list of Object.values(objectAt(values[file], '/collections'))) {
    const form = listAt(objectOf(list as Json).forms)
      .map(objectOf)
      .find((each) => each.id === id);
    if (form) return textOf(form.title);
  }
  return textOf(objectOf(values[`${id}/wizard.json`] ?? values[`${id}/forms.json`]).title);
}

const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** A piece of a sentence without the stars around names. */
const plain = (said: string): string => said.replaceAll(/\\?\*/g, (star) => (star === '\\*' ? '*' : ''));

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** What a file is called: by its own title, else as the outline calls it. */
export const titleOfFile = (values: Values, file: string): string =>
  textOf(objectOf(values[file]).title) ?? fileTitle(file.replace(/^.*\//, '')) ?? file;
