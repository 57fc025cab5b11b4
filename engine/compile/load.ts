import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StandaloneDefinition } from '../core/definition/standalone';
import type { SettingDefinition, SharedDefinition, TabDefinition, WizardDefinition } from '../core/definition/types';
import { formats } from '../core/formats/br/table';
import type { JsonObject } from '../core/json';
import { checkSettings, checkShared } from './checks/common';
import { tabChecks, wizardChecks } from './checks/table';
import { checkId } from './checks/wizard';
import type { Code } from './codes';
import { fieldsOfSchema } from './fields';
import { inlineRefs } from './inline';
import type { SchemasModel, TabModel, WizardModel } from './model';
import { engineNames, type GivenNames, type Names } from './names';
import { suggestion } from './nearest';
import { type Problem, problemAt, sortProblems } from './problem';
import { proveWizard } from './prove/prove';
import { readSource, type Source } from './source';
import { checkStructure, entriesOf, type FileKind } from './structure';

/** A folder of definitions without problems. */
export interface LoadedSchemas {
  shared: SharedDefinition;
  settings: Record<string, SettingDefinition>;
  wizards: LoadedDefinition[];
  /** Folders of forms that stand alone: their tabs are the forms. */
  forms: LoadedDefinition[];
}

/** One wizard with its tabs in order, `$ref`s resolved, examples included. */
export interface LoadedDefinition {
  definition: WizardDefinition;
  tabs: TabDefinition[];
  /** The texts of all its files, for its version. */
  texts: string[];
}

/**
 * Reads a folder of definitions (`shared.json`, `settings.json`, `<wizard>/wizard.json`, `<wizard>/<tab>.json`) and
 * checks it strictly; `names` are those of the portal beside the engine's. All problems at once, by file and line; `schemas` only when there are none.
 * @throws when the folder cannot be read.
 */
export function loadSchemas(dir: string, names: GivenNames = {}): SchemasResult {
  return readSchemas(dir, { ...engineNames, ...names }).result;
}

/** The same, and, when all is well so far, what the rules can never bring about. Costs seconds where `loadSchemas` costs parts of one. */
export function checkSchemas(dir: string, names: GivenNames = {}): SchemasResult {
  const { model, result } = readSchemas(dir, { ...engineNames, ...names });
  const problems = result.schemas ? sortProblems(model.wizards.flatMap(proveWizard)) : [];
  return problems.length > 0 ? { problems } : result;
}

/** The definitions, or everything that is wrong with them. */
export interface SchemasResult {
  schemas?: LoadedSchemas;
  problems: Problem[];
}

function readSchemas(dir: string, names: Names): { model: SchemasModel; result: SchemasResult } {
  const problems: Problem[] = [];
  const model = readModel(dir, names, problems);
  problems.push(...checkShared(model), ...checkSettings(model));
  for (const wizard of model.wizards) {
    for (const check of wizardChecks) problems.push(...check(wizard));
    for (const tab of wizard.tabs.values()) problems.push(...checkTab(tab));
  }
  if (problems.length > 0) return { model, result: { problems: sortProblems(problems) } };
  const toLoaded = ({ definition, source, tabs }: WizardModel): LoadedDefinition => {
    const inOrder = definition.tabs.map(({ id }) => tabs.get(id) as TabModel);
    return {
      definition,
      tabs: inOrder.map((tab) => tab.definition),
      texts: [source, model.sharedSource, model.settingsSource, ...inOrder.map((tab) => tab.source)].map(
        (file) => file?.text ?? '',
      ),
    };
  };
  const listed = (key: WizardModel['listedAs']) =>
    model.wizards.filter(({ listedAs }) => listedAs === key).map(toLoaded);
  const { shared, settings } = model;
  return {
    model,
    result: { schemas: { shared, settings, wizards: listed('tabs'), forms: listed('forms') }, problems },
  };
}

/** Problems of something missing, which may only be missing because it was refused and left out. */
const absences: Code[] = ['DEF_NO_EFFECT', 'DEF_WRONG_EFFECT', 'DEF_SHOW_WITHOUT_HIDDEN', 'DEF_MISSING_TITLE'];

function checkTab(tab: TabModel): Problem[] {
  const around = tab.pruned.map((pointer) => pointer.slice(0, pointer.lastIndexOf('/')));
  const isDerived = ({ code, pointer }: Problem) =>
    absences.includes(code) && around.some((place) => pointer === place || pointer.startsWith(`${place}/`));
  return tabChecks.flatMap((check) => check(tab)).filter((problem) => !isDerived(problem));
}

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

function readModel(dir: string, names: Names, problems: Problem[]): SchemasModel {
  const shared = readOptional<SharedDefinition>(join(dir, 'shared.json'), 'shared', problems);
  const settings = readOptional<JsonObject>(join(dir, 'settings.json'), 'settings', problems);
  const { $schema: _, ...table } = settings?.value ?? {};
  const model: SchemasModel = {
    shared: shared?.value ?? {},
    settings: table as unknown as Record<string, SettingDefinition>,
    wizards: [],
    names,
    formats,
    ...(shared && { sharedSource: shared.source }),
    ...(settings && { settingsSource: settings.source }),
  };
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders.sort((a, b) => a.name.localeCompare(b.name))) {
    if (name !== 'vocabulary') model.wizards.push(...readWizard(dir, name, model, problems));
  }
  return model;
}

/** Reads a folder: a wizard with its tabs, or, under `forms.json`, forms that stand alone. */
function readWizard(dir: string, id: string, schemas: SchemasModel, problems: Problem[]): WizardModel[] {
  const head = existsSync(join(dir, id, 'forms.json')) ? 'forms.json' : 'wizard.json';
  const file = join(dir, id, head);
  if (!existsSync(file)) {
    const message = `Falta o arquivo "wizard.json" na pasta "${id}".`;
    problems.push({ code: 'DEF_MISSING_FILE', file, line: 1, column: 1, pointer: '', message });
    return [];
  }
  const read = head === 'forms.json' ? readForms(file, problems) : readFile<WizardDefinition>(file, 'wizard', problems);
  const files = readdirSync(join(dir, id)).filter((name) => name.endsWith('.json') && name !== head);
  const found = files.sort().map((name) => name.slice(0, -'.json'.length));
  if (!read) {
    for (const name of found) readFile(join(dir, id, `${name}.json`), 'tab', problems);
    return [];
  }
  const wizard: WizardModel = {
    id,
    source: read.source,
    definition: read.value,
    listedAs: head === 'forms.json' ? 'forms' : 'tabs',
    tabs: new Map(),
    broken: new Set(),
    schemas,
  };
  problems.push(...checkId(read.source, id), ...missingTabs(wizard, found));
  for (const name of found) {
    const tab = readTab(join(dir, id, `${name}.json`), name, wizard, problems);
    if (tab) wizard.tabs.set(name, tab);
    else wizard.broken.add(name);
  }
  return [wizard];
}

/** A folder of forms as a wizard without parts. */
function readForms(file: string, problems: Problem[]): FileOf<WizardDefinition> | undefined {
  const read = readFile<StandaloneDefinition>(file, 'forms', problems);
  if (!read) return undefined;
  const { forms, ...rest } = read.value;
  const value: WizardDefinition = { ...rest, tabs: forms, ...NO_WIZARD };
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

function missingTabs({ source, definition, listedAs }: WizardModel, found: string[]): Problem[] {
  return entriesOf(definition.tabs).flatMap(([{ id }, index]) => {
    if (found.includes(id)) return [];
    const what = listedAs === 'forms' ? 'do formulário' : 'da aba';
    const message = `Falta o arquivo "${id}.json" ${what} "${id}". ${suggestion(id, found)}`;
    return [problemAt(source, 'DEF_MISSING_FILE', { pointer: `/${listedAs}/${index}/id` }, message)];
  });
}

function readTab(file: string, id: string, wizard: WizardModel, problems: Problem[]): TabModel | undefined {
  const read = readFile<TabDefinition>(file, 'tab', problems);
  if (!read) return undefined;
  const { source, value: written, pruned } = read;
  problems.push(...checkId(source, id));
  const listed = entriesOf(wizard.definition.tabs).map(([tab]) => tab.id);
  if (!listed.includes(id)) {
    const [what, head] = wizard.listedAs === 'forms' ? ['O formulário', 'forms.json'] : ['A aba', 'wizard.json'];
    const message = `${what} "${id}" não está em ${head} de "${wizard.id}". ${suggestion(id, listed)}`;
    problems.push(problemAt(source, 'DEF_UNKNOWN_TAB', { pointer: '/id' }, message));
  }
  const schema = inlineRefs(written.schema, wizard.schemas.shared.$defs ?? {}) as TabDefinition['schema'];
  const fields = fieldsOfSchema(schema, '/schema');
  return { id, source, definition: { ...written, schema }, written, fields, wizard, pruned };
}
