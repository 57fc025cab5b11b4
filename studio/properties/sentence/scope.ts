import { formats } from '../../../engine/brazil';
import { engineNames } from '../../../engine/catalog';
import { type JsonObject, lately } from '../../../engine/core';
import type { FieldSchema, RuleDefinition, SettingDefinition, TabDefinition } from '../../../engine/definition';
import { listAt, objectAt, withNames } from '../../../engine/edit';
import { languageOf, type Naming, referenceSyntax, wizardNaming } from '../../../engine/words';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import { readingsOf, type Values } from '../../document/tabs';
import { validatorTitles } from '../../words/brought';
import { ruleTitle } from '../../words/ruleTitle';

/** One thing that may be chosen, by the name that definitions have for it. */
export interface Option {
  name: string;
  label: string;
  /** What it belongs to, where a list of them is parted. */
  group?: string;
}

/** What a sentence can speak of from where it stands. */
export interface Scope {
  naming: Naming;
  /** What conditions can ask about: fields, settings, the account, other tabs. */
  references: Option[];
  /** The settings among these. */
  settings: Option[];
  /** The fields of the tab, or of the row. */
  fields: Option[];
  /** What a rule can show: fields, sections, texts, blocks. */
  targets: Option[];
  formats: Option[];
  validators: Option[];
  lookups: Option[];
  asks: Option[];
  tabs: Option[];
  /** Rules of all that one can take up, each with the names of fields that it leaves open. */
  sharedRules: (Option & { open: string[] })[];
  /** The scope of the rows of a list. */
  rows(reference: string): Scope;
}

/** The language of the sentences. */
export const language = languageOf(words);

const reference = referenceSyntax(words);

/** How a reference is called, without the stars around names. */
export function calledReference(text: string, { naming }: Pick<Scope, 'naming'>): string {
  return plain(reference.write(text, naming) ?? text);
}

/** A piece of a sentence without the stars around names. */
export const plain = (said: string): string => said.replaceAll(/\\?\*/g, (star) => (star === '\\*' ? '*' : ''));

/** What of an account conditions may ask. */
const ACCOUNT = ['TipoCliente', 'StatusCadastro', 'NomeRazaoSocial', 'Documento'];

/** The scope of a tab's sentences; of those of a wizard's own file when it is that. */
export function scopeOf(values: Values, file: string, list?: string): Scope {
  const [reading] = readingsOf(values, file);
  const tabs = reading?.tabs ?? [];
  const id = file.replace(/^.*\//, '').replace(/\.json$/, '');
  const settings = settingsOf(values);
  const naming = wizardNaming({ words, tabs, settings, formats })(id);
  const shared = objectAt(values['shared.json']);
  const tab = tabs.find((each) => each.id === id);
  const around = {
    tabs,
    tab,
    settings: Object.keys(settings),
    named: {
      formats: Object.keys(formats).map((name) => ({ name, label: naming.formats.called(name) })),
      validators: engineNames.validators.map((name) => ({ name, label: validatorTitles[name] ?? name })),
      lookups: plainOptions(Object.keys(objectAt(shared.lookups))),
      asks: plainOptions(Object.keys(objectAt(shared.asks))),
      tabs: tabs.map((each) => ({ name: each.id, label: each.title })),
    },
    sharedRules: lately(() => listAt(shared.rules).map((rule) => sharedRule(objectAt(rule), naming))),
  };
  const whole = build(around, naming, tab?.schema, false);
  return list === undefined ? whole : whole.rows(list);
}

/** A rule of all by what it does, with the fields that it speaks of. */
function sharedRule(rule: JsonObject, naming: Naming): Option & { open: string[] } {
  const open = new Set<string>();
  try {
    withNames(rule as unknown as RuleDefinition, (name) => {
      if (/^[\p{L}_]/u.test(name)) open.add(name);
      return name;
    });
  } catch {
    // A rule that is no rule yet speaks of nothing.
  }
  const name = String(rule.id);
  return { name, label: ruleTitle(rule, naming) ?? name, open: [...open] };
}

interface Around {
  tabs: readonly TabDefinition[];
  tab: TabDefinition | undefined;
  settings: string[];
  named: Pick<Scope, 'formats' | 'validators' | 'lookups' | 'asks' | 'tabs'>;
  sharedRules(): Scope['sharedRules'];
}

function build(around: Around, naming: Naming, schema: FieldSchema | undefined, isRow: boolean): Scope {
  const { tab, tabs, settings, named, sharedRules } = around;
  const called = (names: string[], group: string): Option[] =>
    names.map((name) => ({ name, label: calledReference(name, { naming }), group }));
  const fields = lately(() => pathsOf(schema).map((name) => ({ name, label: naming.fields.called(name) })));
  const settingsByName = lately(() =>
    called(
      settings.map((name) => `$settings/${name}`),
      'Configurações',
    ),
  );
  const references = lately((): Option[] => {
    const outer = isRow ? pathsOf(tab?.schema).map((path) => `/${path}`) : [];
    const others = tabs
      .filter((each) => each !== tab)
      .flatMap((each) => pathsOf(each.schema).map((path) => `$tabs/${each.id}/${path}`));
    const choices = pathsOf(schema).filter((path) => schemaAt(schema, path)?.options);
    return [
      ...fields().map((field) => ({ ...field, group: isRow ? 'Campos da linha' : 'Campos da aba' })),
      ...called(outer, 'Campos da aba'),
      ...called(isRow ? ['$index', '$form', '$others'] : [], 'A linha'),
      ...called(['$mode', ...ACCOUNT.map((name) => `$user/${name}`)], 'O cadastro'),
      ...settingsByName(),
      ...called(
        choices.map((path) => `$option/${path}/Descricao`),
        'A opção escolhida',
      ),
      ...called(others, 'Outras abas'),
    ];
  });
  const targets = lately(() => [...fields(), ...(isRow ? [] : placesOf(tab))]);
  const scope: Scope = {
    ...named,
    naming,
    // Hundreds of names, which only a list that is opened asks for.
    get fields() {
      return fields();
    },
    get references() {
      return references();
    },
    get settings() {
      return settingsByName();
    },
    get targets() {
      return targets();
    },
    get sharedRules() {
      return sharedRules();
    },
    rows(name) {
      if (name === '$others') return scope;
      const list = /^\/?(.*)$/.exec(name)?.[1] ?? name;
      const inner = naming.schema(name) ?? schemaAt(tab?.schema, list);
      return build(around, naming.rows(name), inner?.items ?? inner, true);
    },
  };
  return scope;
}

/** Fields and the members of objects; the rows of lists have a scope of their own. */
function pathsOf(schema: FieldSchema | undefined, before = ''): string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, inner]) => [
    `${before}${name}`,
    ...pathsOf(inner, `${before}${name}/`),
  ]);
}

const schemaAt = (schema: FieldSchema | undefined, path: string): FieldSchema | undefined =>
  path.split('/').reduce((at: FieldSchema | undefined, step) => at?.properties?.[step], schema);

/** Sections, and the texts and blocks in them that have a name. */
function placesOf(tab: TabDefinition | undefined): Option[] {
  return (tab?.uiSchema['ui:sections'] ?? []).flatMap(({ id, title, fields }) => [
    { name: `#${id}`, label: `seção ${title}`, group: 'Seções' },
    ...fields.flatMap((item) =>
      typeof item !== 'string' && 'id' in item && item.id !== undefined
        ? [{ name: `#${item.id}`, label: String('text' in item ? item.text : item.id), group: 'Textos e blocos' }]
        : [],
    ),
  ]);
}

const plainOptions = (names: readonly string[]): Option[] => names.map((name) => ({ name, label: name }));

function settingsOf(values: Values): Record<string, SettingDefinition> {
  const { $schema: _, ...settings } = objectAt(values['settings.json']);
  return settings as unknown as Record<string, SettingDefinition>;
}
