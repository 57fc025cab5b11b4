import { join } from 'node:path';
import { allNames } from './allNames';
import { checkCompiled, validatorsOf } from './checks/compiled';
import { deepChecks, schemasChecks, tabChecks, textChecks, wizardChecks } from './checks/table';
import { compiledWizard, type FormModule, formHalves } from './emit/modules';
import { kernelOfTab, kernelOfWizard } from './model/kernel';
import type { LoadedDefinition, LoadedSchemas } from './model/loaded';
import type { SchemasModel, TabModel, WizardModel } from './model/model';
import { rememberedQuiet } from './model/remembered';
import type { GivenNames, Names } from './names';
import type { Code } from './problems/codes';
import { locateIn, type Problem, settle, sortProblems, told } from './problems/problem';
import { type Folder, folderOf } from './read/folder';
import { readModel } from './read/readModel';

/**
 * Reads a folder of definitions (`shared.json`, `settings.json`, `types.json`, `<wizard>/wizard.json`, `<wizard>/<tab>.json`,
 * `<wizard>/migration.json`, `shared/<tab>.json`) and checks it strictly; `names` are those of the portal beside the engine's. All problems at once, by file and line; what
 * the rules can never bring about, and whether the examples are what they say, when all is well so far. Costs a second or
 * two the first time, then only what changed. `schemas` only when there are no problems.
 * @throws when the folder cannot be read.
 */
export function loadSchemas(from: string | Folder, names: GivenNames = {}): SchemasResult {
  const { model, result } = readSchemas(from, allNames(names));
  if (!result.schemas) return result;
  const tabs = model.wizards.flatMap((wizard) => [...wizard.tabs.values()]);
  const problems = tabs.flatMap((tab) => {
    const refused = checkCompiled(tab);
    return refused.length > 0 ? refused : deepChecks.flatMap((check) => check(tab));
  });
  return problems.length > 0 ? { problems: toldOf(problems, model) } : result;
}

/** Problems where they are to be told, in the order of the files, in the language of the names. */
const toldOf = (problems: readonly Problem[], { uses, names }: Pick<SchemasModel, 'uses' | 'names'>): Problem[] =>
  told(sortProblems(settle(problems, uses)), names.problems);

/**
 * Reads a folder that an earlier engine has checked, to be compared with a later one: what today's checks ask for beside
 * the vocabulary (the texts of new screens) is not asked of it. `schemas` unless something cannot be read.
 * @throws when the folder cannot be read.
 */
export function loadEarlier(from: string | Folder, names: GivenNames = {}): SchemasResult {
  const problems: Problem[] = [];
  const model = readModel(folderOf(from), allNames(names), problems);
  const unread = problems.filter(({ code }) => !READABLE.includes(code));
  return unread.length > 0
    ? { problems: told(sortProblems(unread), names.problems) }
    : { schemas: toLoaded(model), problems: [] };
}

/** One tab of definitions that are being changed, compiled by itself. */
export interface TabPreview {
  /** The module of the tab with its wizard and settings; absent when its own files have problems. */
  module?: FormModule;
  /** What is wrong in the files that were looked at, but for what takes long to find. */
  problems: Problem[];
  /** These files: the tab's, its wizard's, and those that all share. */
  files: string[];
}

/**
 * Compiles one tab while definitions are changed, and looks at its own files alone: problems of other tabs do not keep it
 * back, nor do they cost anything. Files whose texts are as before are not read again.
 */
export function previewTab(
  from: string | Folder,
  { wizard, tab }: { wizard: string; tab: string },
  names: GivenNames = {},
): TabPreview {
  const folder = folderOf(from);
  const found: Problem[] = [];
  const model = readModel(folder, allNames(names), found);
  const owner = model.wizards.find(({ id }) => id === wizard);
  const own = owner?.tabs.get(tab);
  for (const check of schemasChecks) found.push(...check(model));
  if (owner) found.push(...checkWizard(owner));
  if (own) found.push(...checkTab(own));
  const problems = toldOf(found, model);
  const common = ['shared.json', 'settings.json'].map((name) => join(folder.dir, name));
  const files = [...(own ? [own.source.file] : []), ...(owner ? [owner.source.file] : []), ...common];
  if (!owner || !own || problems.some(({ file }) => files.includes(file))) return { problems, files };
  const refused = checkCompiled(own);
  if (refused.length > 0) return { problems: toldOf([...found, ...refused], model), files };
  const loaded = toDefinition(model, owner, [own]);
  const compiled = { definition: own.definition, validators: validatorsOf(own) };
  const module = formHalves(compiled, compiledWizard(loaded, model.shared), model.settings);
  return { module, problems, files };
}

/** Problems that take nothing away of what is read. */
const READABLE: Code[] = ['DEF_UNUSED_SHARED'];

/** The definitions, or everything that is wrong with them. */
export interface SchemasResult {
  schemas?: LoadedSchemas;
  problems: Problem[];
}

function readSchemas(from: string | Folder, names: Names): { model: SchemasModel; result: SchemasResult } {
  const problems: Problem[] = [];
  const model = readModel(folderOf(from), names, problems);
  for (const check of schemasChecks) problems.push(...check(model));
  for (const wizard of model.wizards) {
    problems.push(...checkWizard(wizard));
    for (const tab of wizard.tabs.values()) problems.push(...checkTab(tab));
  }
  if (problems.length > 0) return { model, result: { problems: toldOf(problems, model) } };
  return { model, result: { schemas: toLoaded(model), problems } };
}

/** What is read, as the engine and the analyses take it. */
function toLoaded(model: SchemasModel): LoadedSchemas {
  const { shared, settings, types } = model;
  const inOrder = ({ definition, tabs }: WizardModel) => definition.tabs.map(({ id }) => tabs.get(id) as TabModel);
  const listed = (key: WizardModel['listedAs']) =>
    model.wizards
      .filter(({ listedAs }) => listedAs === key)
      .map((wizard) => toDefinition(model, wizard, inOrder(wizard)));
  const places = {
    shared: locateIn(model.sharedSource),
    settings: locateIn(model.settingsSource),
    types: locateIn(model.typesSource),
  };
  return { shared, settings, types, wizards: listed('tabs'), forms: listed('forms'), places };
}

/** A wizard with some of its tabs. */
function toDefinition(
  { sharedSource, settingsSource }: SchemasModel,
  { definition, source, migration }: WizardModel,
  tabs: readonly TabModel[],
): LoadedDefinition {
  const sources = [source, sharedSource, settingsSource, ...tabs.map((tab) => tab.source)];
  return {
    definition,
    tabs: tabs.map((tab) => tab.definition),
    migration: migration?.steps ?? [],
    texts: sources.map((file) => file?.text ?? ''),
    places: {
      own: locateIn(source),
      tabs: Object.fromEntries(tabs.map((tab) => [tab.id, locateIn(tab.source)])),
    },
  };
}

/** Problems of something missing, which may only be missing because it was refused and left out. */
const absences: Code[] = [
  'DEF_MISSING_TYPE',
  'DEF_NO_EFFECT',
  'DEF_WRONG_EFFECT',
  'DEF_SHOW_WITHOUT_HIDDEN',
  'DEF_MISSING_TITLE',
];

function checkTab(tab: TabModel): Problem[] {
  const { sharedSource, sharedPruned } = tab.wizard.schemas;
  const isDerived = ({ code, file, pointer }: Problem) => {
    const pruned = file === sharedSource?.file ? sharedPruned : tab.pruned;
    const around = pruned.map((left) => left.slice(0, left.lastIndexOf('/')));
    return absences.includes(code) && around.some((place) => pointer === place || pointer.startsWith(`${place}/`));
  };
  const texts = textChecks.flatMap((check) => check(tab));
  return [...checkKernel(tab), ...texts].filter((problem) => !isDerived(problem));
}

/** Where nothing was wrong and nothing but texts has changed since, nothing is: it is not looked at again. */
const checkKernel = rememberedQuiet(
  (tab: TabModel) => `${tab.wizard.id} ${tab.source.file}`,
  kernelOfTab,
  (tab) => tabChecks.flatMap((check) => check(tab)),
);

const checkWizard = rememberedQuiet(
  (wizard: WizardModel) => wizard.source.file,
  kernelOfWizard,
  (wizard) => wizardChecks.flatMap((check) => check(wizard)),
);
