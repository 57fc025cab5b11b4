import type { SettingDefinition, SharedDefinition, TabDefinition, WizardDefinition } from '../core/definition/types';
import { checkSettings, checkShared } from './checks/common';
import { tabChecks, wizardChecks } from './checks/table';
import type { Code } from './codes';
import type { SchemasModel, TabModel, WizardModel } from './model';
import { engineNames, type GivenNames, type Names } from './names';
import { type Problem, settle, sortProblems } from './problem';
import { proveWizard } from './prove/prove';
import { readModel } from './readModel';

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
 * Reads a folder of definitions (`shared.json`, `settings.json`, `<wizard>/wizard.json`, `<wizard>/<tab>.json`, `shared/<tab>.json`) and
 * checks it strictly; `names` are those of the portal beside the engine's. All problems at once, by file and line; `schemas` only when there are none.
 * @throws when the folder cannot be read.
 */
export function loadSchemas(dir: string, names: GivenNames = {}): SchemasResult {
  return readSchemas(dir, { ...engineNames, ...names }).result;
}

/** The same, and, when all is well so far, what the rules can never bring about. Costs seconds where `loadSchemas` costs parts of one. */
export function checkSchemas(dir: string, names: GivenNames = {}): SchemasResult {
  const { model, result } = readSchemas(dir, { ...engineNames, ...names });
  const problems = result.schemas ? sortProblems(settle(model.wizards.flatMap(proveWizard), model.uses)) : [];
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
  if (problems.length > 0) return { model, result: { problems: sortProblems(settle(problems, model.uses)) } };
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
  const { sharedSource, sharedPruned } = tab.wizard.schemas;
  const isDerived = ({ code, file, pointer }: Problem) => {
    const pruned = file === sharedSource?.file ? sharedPruned : tab.pruned;
    const around = pruned.map((left) => left.slice(0, left.lastIndexOf('/')));
    return absences.includes(code) && around.some((place) => pointer === place || pointer.startsWith(`${place}/`));
  };
  return tabChecks.flatMap((check) => check(tab)).filter((problem) => !isDerived(problem));
}
