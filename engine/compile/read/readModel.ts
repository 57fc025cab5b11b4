import { join } from 'node:path';
import { entriesOf } from '../../analyse/entries';
import { fieldsOfSchema } from '../../analyse/fields';
import type { AccountType } from '../../core/definition/accountType';
import { inlineRefs } from '../../core/definition/inlineRefs';
import type { StandaloneDefinition } from '../../core/definition/standalone';
import type { SettingDefinition, SharedDefinition, TabDefinition, WizardDefinition } from '../../core/definition/types';
import type { JsonObject } from '../../core/json';
import type { MigrationStep } from '../../core/migration/types';
import { mergeMessages } from '../model/messages';
import type { SchemasModel, TabModel, WizardModel } from '../model/model';
import { rememberedLast } from '../model/remembered';
import type { LanguageTexts, Names } from '../names';
import { type Problem, problemAt, problemOf } from '../problems/problem';
import { say } from '../problems/say';
import { suggestion } from '../problems/words';
import type { Folder } from './folder';
import { checkId, misfiledTabs } from './misfiled';
import { type FileOf, type Reading, readFile, readOptional } from './readFile';
import { type ListedTab, resolveWizard, sharedTabs, type WrittenWizard, withOwn } from './shared';
import { NO_WIZARDS, SHARED_FOLDER } from './sharedFolder';
import { withSharedRules } from './sharedRules';
import { unlistedTabs, unusedItems } from './unused';

/** Reads a folder of definitions and holds each file against its vocabulary; what is wrong goes to `problems`. */
export function readModel(folder: Folder, names: Names, problems: Problem[]): SchemasModel {
  const { dir } = folder;
  const reading = { folder, problems };
  const shared = readOptional<SharedDefinition>(join(dir, 'shared.json'), 'shared', reading);
  const settings = readOptional<JsonObject>(join(dir, 'settings.json'), 'settings', reading);
  const types = readOptional<{ types: AccountType[] }>(join(dir, 'types.json'), 'types', reading);
  const { $schema: _, ...table } = settings?.value ?? {};
  const model: SchemasModel = {
    shared: inLanguage(shared?.value ?? {}, names.texts),
    settings: table as unknown as Record<string, SettingDefinition>,
    types: entriesOf(types?.value.types).map(([type]) => type),
    sharedPruned: shared?.pruned ?? [],
    uses: [],
    wizards: [],
    names,
    ...(shared && { sharedSource: shared.source }),
    ...(settings && { settingsSource: settings.source }),
    ...(types && { typesSource: types.source }),
  };
  const folders = folder.folders().filter((name) => !NO_WIZARDS.includes(name));
  for (const name of folders.sort((a, b) => a.localeCompare(b)))
    model.wizards.push(...readWizard(name, model, reading));
  const isRead = problems.length === 0;
  if (model.wizards.length === folders.length) problems.push(...unlistedTabs(folder, model));
  if (isRead) problems.push(...unusedItems(model));
  return model;
}

/** What all wizards share, over the texts of a language. */
function inLanguage(shared: SharedDefinition, language: LanguageTexts | undefined): SharedDefinition {
  if (!language) return shared;
  const formats = { ...language.formats };
  for (const [name, reasons] of Object.entries(shared.formats ?? {})) formats[name] = { ...formats[name], ...reasons };
  return {
    ...shared,
    messages: mergeMessages(language.messages ?? {}, shared.messages ?? {}),
    formats,
    texts: { ...language.texts, ...shared.texts },
  };
}

/** Reads a folder: a wizard with its tabs, or, under `forms.json`, forms that stand alone. */
function readWizard(id: string, schemas: SchemasModel, reading: Reading): WizardModel[] {
  const { folder, problems } = reading;
  const { dir } = folder;
  const head = folder.has(join(dir, id, 'forms.json')) ? 'forms.json' : 'wizard.json';
  const file = join(dir, id, head);
  if (!folder.has(file)) {
    const message = say`Falta o arquivo "wizard.json" na pasta "${id}".`;
    problems.push(problemOf({ code: 'DEF_MISSING_FILE', file, line: 1, column: 1, pointer: '' }, message));
    return [];
  }
  const read = head === 'forms.json' ? readForms(file, reading) : readFile<WrittenWizard>(file, 'wizard', reading);
  const besides = [head, ...(head === 'wizard.json' ? [MIGRATION] : [])];
  const files = folder.files(join(dir, id)).filter((name) => !besides.includes(name));
  const found = files.map((name) => name.slice(0, -'.json'.length));
  if (!read) {
    for (const name of found) readFile(join(dir, id, `${name}.json`), 'tab', reading);
    return [];
  }
  const { source, definition, uses, problems: unresolved } = resolveWizard(read.source, read.value, schemas);
  schemas.uses.push(...uses);
  const listed = entriesOf<ListedTab>(read.value.tabs);
  const wizard: WizardModel = {
    id,
    source,
    definition,
    listedAs: head === 'forms.json' ? 'forms' : 'tabs',
    tabs: new Map(),
    shared: new Set(listed.filter(([tab]) => tab.shared).map(([tab]) => tab.id)),
    broken: new Set(),
    schemas,
    ...(head === 'wizard.json' && readMigration(join(dir, id, MIGRATION), reading)),
  };
  const filed = { own: found, shared: sharedTabs(folder) };
  problems.push(...unresolved, ...checkId(read.source, id), ...misfiledTabs(wizard, filed));
  const places = [
    ...found.filter((name) => !wizard.shared.has(name)).map((name) => [id, name] as const),
    ...[...wizard.shared].map((name) => [SHARED_FOLDER, name] as const),
  ];
  for (const [place, name] of places) {
    const path = join(dir, place, `${name}.json`);
    const [entry, index] = listed.find(([tab]) => tab.id === name) ?? [];
    const own = entry?.own && { own: entry.own, pointer: `/tabs/${index}` };
    const tab = folder.has(path) ? readTab(path, { id: name, wizard, own, reading }) : undefined;
    if (tab) wizard.tabs.set(name, tab);
  }
  for (const name of [...found, ...listed.map(([tab]) => tab.id)]) if (!wizard.tabs.has(name)) wizard.broken.add(name);
  return [wizard];
}

/** Beside the tabs of a wizard: what its data went through. */
const MIGRATION = 'migration.json';

function readMigration(file: string, reading: Reading): Pick<WizardModel, 'migration'> {
  const read = readOptional<{ steps: MigrationStep[] }>(file, 'migration', reading);
  return read ? { migration: { source: read.source, steps: read.value.steps } } : {};
}

/** A folder of forms as a wizard without parts. */
function readForms(file: string, reading: Reading): FileOf<WrittenWizard> | undefined {
  const read = readFile<StandaloneDefinition>(file, 'forms', reading);
  if (!read) return undefined;
  const { forms, ...rest } = read.value;
  const value: WrittenWizard = { ...rest, tabs: forms, ...NO_WIZARD };
  return { ...read, value };
}

/** What forms that stand alone have none of. */
const NO_WIZARD: Omit<WizardDefinition, 'id' | 'title' | 'tabs'> = {
  type: 0,
  route: '',
  key: '',
  navigation: 'earlier',
  parts: [],
  complete: { call: '' },
};

/** What a tab's file does not say of itself. */
interface TabPlace {
  id: string;
  wizard: WizardModel;
  /** What its wizard says otherwise, and where it lists the tab. */
  own: { own: NonNullable<ListedTab['own']>; pointer: string } | undefined;
  reading: Reading;
}

function readTab(file: string, { id, wizard, own, reading }: TabPlace): TabModel | undefined {
  const read = readFile<TabDefinition>(file, 'tab', reading);
  if (!read) return undefined;
  const { problems } = reading;
  problems.push(...checkId(read.source, id));
  const listed = entriesOf(wizard.definition.tabs).map(([tab]) => tab.id);
  if (!listed.includes(id)) {
    const [what, head] =
      wizard.listedAs === 'forms'
        ? ([say`O formulário`, 'forms.json'] as const)
        : ([say`A aba`, 'wizard.json'] as const);
    const message = say`${what} "${id}" não está em ${head} de "${wizard.id}". ${suggestion(id, listed)}`;
    problems.push(problemAt(read.source, 'DEF_UNKNOWN_TAB', { pointer: '/id' }, message));
  }
  const { uses, problems: unresolved, ...tab } = resolveTab({ read, wizard, own });
  wizard.schemas.uses.push(...uses);
  problems.push(...unresolved);
  return { id, ...tab, wizard, pruned: read.pruned };
}

/** A tab as its file writes it, in its wizard. */
type WrittenTab = Pick<TabPlace, 'wizard' | 'own'> & { read: FileOf<TabDefinition> };

/** A tab with what it shares in the place of the names; again only when its file, its wizard's or what all share changed. */
const resolveTab = rememberedLast(
  ({ read, wizard }: WrittenTab) => `${wizard.id} ${read.source.file}`,
  ({ read, wizard: { schemas, source }, own }) => [
    read,
    schemas.shared,
    // What stands in it may be the very same in other lines.
    schemas.sharedSource,
    source.text,
    own !== undefined,
  ],
  ({ read, wizard, own }) => {
    const { shared, sharedSource } = wizard.schemas;
    // What is remembered holds no model, which would hold all models before it.
    const asFiled = withSharedRules(read.source, read.value, { shared, ...(sharedSource && { sharedSource }) });
    const place = own && { source: wizard.source, pointer: own.pointer };
    const changed = own && place ? withOwn(asFiled, own.own, place) : { ...asFiled, problems: [] };
    const { source, definition: written } = changed;
    const schema = inlineRefs(written.schema, shared.$defs ?? {}) as TabDefinition['schema'];
    const definition: TabDefinition = { ...written, schema };
    const problems = [...asFiled.problems, ...changed.problems];
    return { source, definition, written, fields: fieldsOfSchema(schema, '/schema'), uses: asFiled.uses, problems };
  },
);
