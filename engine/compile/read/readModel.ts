import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../../analyse/entries';
import { fieldsOfSchema } from '../../analyse/fields';
import type { AccountType } from '../../core/definition/accountType';
import type { StandaloneDefinition } from '../../core/definition/standalone';
import type { SettingDefinition, SharedDefinition, TabDefinition, WizardDefinition } from '../../core/definition/types';
import { formats } from '../../core/formats/br/table';
import type { JsonObject } from '../../core/json';
import type { MigrationStep } from '../../core/migration/types';
import type { SchemasModel, TabModel, WizardModel } from '../model/model';
import type { Names } from '../names';
import { type Problem, problemAt } from '../problems/problem';
import type { Source } from '../problems/source';
import { suggestion } from '../problems/words';
import { inlineRefs } from './inline';
import { checkId, misfiledTabs } from './misfiled';
import { readSource } from './readSource';
import { type ListedTab, resolveWizard, SHARED_FOLDER, sharedTabs, type WrittenWizard, withOwn } from './shared';
import { withSharedRules } from './sharedRules';
import { checkStructure, type FileKind } from './structure';
import { unlistedTabs, unusedItems } from './unused';

interface FileOf<T> {
  source: Source;
  value: T;
  pruned: string[];
}

/** Reads one file and holds it against its vocabulary; absent when nothing of it can be used. */
function readFile<T>(file: string, kind: FileKind, problems: Problem[]): FileOf<T> | undefined {
  const { source, problems: broken } = readSource(file);
  problems.push(...broken);
  if (!source) return undefined;
  const structure = checkStructure(source, kind);
  problems.push(...structure.problems);
  return structure.value === undefined ? undefined : { source, value: structure.value as T, pruned: structure.pruned };
}

function readOptional<T>(file: string, kind: FileKind, problems: Problem[]): FileOf<T> | undefined {
  return existsSync(file) ? readFile<T>(file, kind, problems) : undefined;
}

/** Reads a folder of definitions and holds each file against its vocabulary; what is wrong goes to `problems`. */
export function readModel(dir: string, names: Names, problems: Problem[]): SchemasModel {
  const shared = readOptional<SharedDefinition>(join(dir, 'shared.json'), 'shared', problems);
  const settings = readOptional<JsonObject>(join(dir, 'settings.json'), 'settings', problems);
  const types = readOptional<{ types: AccountType[] }>(join(dir, 'types.json'), 'types', problems);
  const { $schema: _, ...table } = settings?.value ?? {};
  const model: SchemasModel = {
    shared: shared?.value ?? {},
    settings: table as unknown as Record<string, SettingDefinition>,
    types: entriesOf(types?.value.types).map(([type]) => type),
    sharedPruned: shared?.pruned ?? [],
    uses: [],
    wizards: [],
    names,
    formats,
    ...(shared && { sharedSource: shared.source }),
    ...(settings && { settingsSource: settings.source }),
    ...(types && { typesSource: types.source }),
  };
  const folders = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_WIZARDS.includes(entry.name))
    .sort((a, b) => a.name.localeCompare(b.name));
  for (const { name } of folders) model.wizards.push(...readWizard(dir, name, model, problems));
  const isRead = problems.length === 0;
  if (model.wizards.length === folders.length) problems.push(...unlistedTabs(dir, model));
  if (isRead) problems.push(...unusedItems(model));
  return model;
}

/** Folders of definitions that hold no wizard. */
const NO_WIZARDS = ['vocabulary', SHARED_FOLDER];

/** Reads a folder: a wizard with its tabs, or, under `forms.json`, forms that stand alone. */
function readWizard(dir: string, id: string, schemas: SchemasModel, problems: Problem[]): WizardModel[] {
  const head = existsSync(join(dir, id, 'forms.json')) ? 'forms.json' : 'wizard.json';
  const file = join(dir, id, head);
  if (!existsSync(file)) {
    const message = `Falta o arquivo "wizard.json" na pasta "${id}".`;
    problems.push({ code: 'DEF_MISSING_FILE', file, line: 1, column: 1, pointer: '', message });
    return [];
  }
  const read = head === 'forms.json' ? readForms(file, problems) : readFile<WrittenWizard>(file, 'wizard', problems);
  const files = readdirSync(join(dir, id)).filter(
    (name) => name.endsWith('.json') && ![head, ...(head === 'wizard.json' ? [MIGRATION] : [])].includes(name),
  );
  const found = files.sort().map((name) => name.slice(0, -'.json'.length));
  if (!read) {
    for (const name of found) readFile(join(dir, id, `${name}.json`), 'tab', problems);
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
    ...(head === 'wizard.json' && readMigration(join(dir, id, MIGRATION), problems)),
  };
  const filed = { own: found, shared: sharedTabs(dir) };
  problems.push(...unresolved, ...checkId(read.source, id), ...misfiledTabs(wizard, filed));
  const places = [
    ...found.filter((name) => !wizard.shared.has(name)).map((name) => [id, name] as const),
    ...[...wizard.shared].map((name) => [SHARED_FOLDER, name] as const),
  ];
  for (const [folder, name] of places) {
    const path = join(dir, folder, `${name}.json`);
    const [entry, index] = listed.find(([tab]) => tab.id === name) ?? [];
    const own = entry?.own && { own: entry.own, pointer: `/tabs/${index}` };
    const tab = existsSync(path) ? readTab(path, { id: name, wizard, own, problems }) : undefined;
    if (tab) wizard.tabs.set(name, tab);
  }
  for (const name of [...found, ...listed.map(([tab]) => tab.id)]) if (!wizard.tabs.has(name)) wizard.broken.add(name);
  return [wizard];
}

/** Beside the tabs of a wizard: what its data went through. */
const MIGRATION = 'migration.json';

function readMigration(file: string, problems: Problem[]): Pick<WizardModel, 'migration'> {
  const read = readOptional<{ steps: MigrationStep[] }>(file, 'migration', problems);
  return read ? { migration: { source: read.source, steps: read.value.steps } } : {};
}

/** A folder of forms as a wizard without parts. */
function readForms(file: string, problems: Problem[]): FileOf<WrittenWizard> | undefined {
  const read = readFile<StandaloneDefinition>(file, 'forms', problems);
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
  problems: Problem[];
}

function readTab(file: string, { id, wizard, own, problems }: TabPlace): TabModel | undefined {
  const read = readFile<TabDefinition>(file, 'tab', problems);
  if (!read) return undefined;
  problems.push(...checkId(read.source, id));
  const listed = entriesOf(wizard.definition.tabs).map(([tab]) => tab.id);
  if (!listed.includes(id)) {
    const [what, head] = wizard.listedAs === 'forms' ? ['O formulário', 'forms.json'] : ['A aba', 'wizard.json'];
    const message = `${what} "${id}" não está em ${head} de "${wizard.id}". ${suggestion(id, listed)}`;
    problems.push(problemAt(read.source, 'DEF_UNKNOWN_TAB', { pointer: '/id' }, message));
  }
  const asFiled = withSharedRules(read.source, read.value, wizard.schemas);
  wizard.schemas.uses.push(...asFiled.uses);
  const changed = own ? withOwn(asFiled, own.own, { source: wizard.source, pointer: own.pointer }) : asFiled;
  problems.push(...asFiled.problems, ...(own ? changed.problems : []));
  const { source, definition: written } = changed;
  const schema = inlineRefs(written.schema, wizard.schemas.shared.$defs ?? {}) as TabDefinition['schema'];
  const fields = fieldsOfSchema(schema, '/schema');
  return { id, source, definition: { ...written, schema }, written, fields, wizard, pruned: read.pruned };
}
