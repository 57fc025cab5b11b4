import { checkCompiled } from './checks/compiled';
import { deepChecks, schemasChecks, tabChecks, wizardChecks } from './checks/table';
import type { LoadedDefinition, LoadedSchemas } from './model/loaded';
import type { SchemasModel, TabModel, WizardModel } from './model/model';
import { engineNames, type GivenNames, type Names } from './names';
import type { Code } from './problems/codes';
import { locateIn, type Problem, settle, sortProblems } from './problems/problem';
import { readModel } from './read/readModel';

/**
 * Reads a folder of definitions (`shared.json`, `settings.json`, `types.json`, `<wizard>/wizard.json`, `<wizard>/<tab>.json`,
 * `<wizard>/migration.json`, `shared/<tab>.json`) and checks it strictly; `names` are those of the portal beside the engine's. All problems at once, by file and line; what
 * the rules can never bring about, and whether the examples are what they say, when all is well so far. Costs a second or
 * two the first time, then only what changed. `schemas` only when there are no problems.
 * @throws when the folder cannot be read.
 */
export function loadSchemas(dir: string, names: GivenNames = {}): SchemasResult {
  const { model, result } = readSchemas(dir, { ...engineNames, ...names });
  if (!result.schemas) return result;
  const tabs = model.wizards.flatMap((wizard) => [...wizard.tabs.values()]);
  const problems = tabs.flatMap((tab) => {
    const refused = checkCompiled(tab);
    return refused.length > 0 ? refused : deepChecks.flatMap((check) => check(tab));
  });
  return problems.length > 0 ? { problems: sortProblems(settle(problems, model.uses)) } : result;
}

/**
 * Reads a folder that an earlier engine has checked, to be compared with a later one: what today's checks ask for beside
 * the vocabulary (the texts of new screens) is not asked of it. `schemas` unless something cannot be read.
 * @throws when the folder cannot be read.
 */
export function loadEarlier(dir: string, names: GivenNames = {}): SchemasResult {
  const problems: Problem[] = [];
  const model = readModel(dir, { ...engineNames, ...names }, problems);
  const unread = problems.filter(({ code }) => !READABLE.includes(code));
  return unread.length > 0 ? { problems: sortProblems(unread) } : { schemas: toLoaded(model), problems: [] };
}

/** Problems that take nothing away of what is read. */
const READABLE: Code[] = ['DEF_UNUSED_SHARED'];

/** The definitions, or everything that is wrong with them. */
export interface SchemasResult {
  schemas?: LoadedSchemas;
  problems: Problem[];
}

function readSchemas(dir: string, names: Names): { model: SchemasModel; result: SchemasResult } {
  const problems: Problem[] = [];
  const model = readModel(dir, names, problems);
  for (const check of schemasChecks) problems.push(...check(model));
  for (const wizard of model.wizards) {
    for (const check of wizardChecks) problems.push(...check(wizard));
    for (const tab of wizard.tabs.values()) problems.push(...checkTab(tab));
  }
  if (problems.length > 0) return { model, result: { problems: sortProblems(settle(problems, model.uses)) } };
  return { model, result: { schemas: toLoaded(model), problems } };
}

/** What is read, as the engine and the analyses take it. */
function toLoaded(model: SchemasModel): LoadedSchemas {
  const { shared, settings, types } = model;
  const toDefinition = ({ definition, source, tabs, migration }: WizardModel): LoadedDefinition => {
    const inOrder = definition.tabs.map(({ id }) => tabs.get(id) as TabModel);
    return {
      definition,
      tabs: inOrder.map((tab) => tab.definition),
      migration: migration?.steps ?? [],
      texts: [source, model.sharedSource, model.settingsSource, ...inOrder.map((tab) => tab.source)].map(
        (file) => file?.text ?? '',
      ),
      places: {
        own: locateIn(source),
        tabs: Object.fromEntries(inOrder.map((tab) => [tab.id, locateIn(tab.source)])),
      },
    };
  };
  const listed = (key: WizardModel['listedAs']) =>
    model.wizards.filter(({ listedAs }) => listedAs === key).map(toDefinition);
  const places = {
    shared: locateIn(model.sharedSource),
    settings: locateIn(model.settingsSource),
    types: locateIn(model.typesSource),
  };
  return { shared, settings, types, wizards: listed('tabs'), forms: listed('forms'), places };
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
  return tabChecks.flatMap((check) => check(tab)).filter((problem) => !isDerived(problem));
}
