import type { Context } from '../../../engine/core/condition/scope';
import { type TabModule, toCompiledTab } from '../../../engine/core/definition/loadWizard';
import { formats } from '../../../engine/core/formats/br/table';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { planOf } from '../../../engine/core/plan/plan';
import { changeField } from '../../../engine/core/state/change';
import { evaluateTab } from '../../../engine/core/state/evaluate';
import { validateTab } from '../../../engine/core/validation/validate';
import type { Files } from '../../../engine/edit';
import { type TestWizardInput, testWizard } from '../../../engine/testing';
import { importModule } from '../../../engine/testing/loaded';
import { compilePreview } from '../../../studio/server/compile';
import { contextOf } from '../../support/tabs';

/** Definitions with the examples of the guide, and what comes of them. */
export type Opened = Awaited<ReturnType<typeof openGuide>>;

/** Compiles the guide's tab as the preview of the Estúdio does. @throws with the problems of its files */
export async function openGuide(files: Files) {
  const { tabs: listed } = JSON.parse(files['fornecedor/wizard.json'] ?? '{"tabs":[]}') as { tabs: { id: string }[] };
  const previews = ['empresa', ...listed.map(({ id }) => id).filter((id) => id !== 'empresa')].map((id) =>
    previewOf(files, `fornecedor/${id}`),
  );
  const { wizard, settings } = (previews[0] as (typeof previews)[0]).values;
  const modules = await Promise.all(
    previews.map(async ({ values, validators }): Promise<TabModule> => {
      const { default: make } = await importModule<Pick<TabModule, 'default'>>(validators.code);
      return { definition: values.definition, default: make };
    }),
  );
  const tabs = Object.fromEntries(modules.map((module) => [module.definition.id, toCompiledTab(module, formats)]));
  const loaded: LoadedWizard = { wizard, settings, tabs };
  return {
    files,
    loaded,
    definition: (previews[0] as (typeof previews)[0]).values.definition,
    open: (data: JsonObject = {}, change: Partial<Context> = {}) => openTab(loaded, data, change),
    /** A session of a customer who begins, or is where `change` says. */
    session: ({ base, ...change }: TestWizardInput = {}) =>
      testWizard(loaded, { base: { formats, user: { TipoCliente: 4, StatusCadastro: 0 }, ...base }, ...change }),
  };
}

function previewOf(files: Files, tab: string) {
  const { modules, problems } = compilePreview(files, tab);
  if (!modules) throw new Error(problems.map(({ file, code, message }) => `${file} ${code} ${message}`).join('\n'));
  return modules;
}

function openTab(loaded: LoadedWizard, data: JsonObject, change: Partial<Context>) {
  const tab = loaded.tabs.empresa as NonNullable<LoadedWizard['tabs'][string]>;
  const plan = planOf(tab.definition);
  const context = contextOf({ settings: { perguntarFiliais: true }, ...change });
  const texts = { messages: loaded.wizard.messages, formats: loaded.wizard.formats, settings: {} };
  const state = evaluateTab(plan, data, context);
  const errors = (moment: 'leave' | 'save' | 'advance' = 'advance') =>
    validateTab(plan, tab.validators, state, moment, { context, texts });
  return {
    ...{ tab, plan, context, state, texts, errors },
    /** The error at a field. */
    errorAt: (pointer: string, moment?: 'leave' | 'save' | 'advance') =>
      errors(moment).find((error) => error.pointer === pointer),
    put: (pointer: string, value: Json) => changeField(plan, state, { pointer, value }, context),
  };
}
