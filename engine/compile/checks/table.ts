import type { SchemasModel, TabModel, WizardModel } from '../model/model';
import { contextScope, tabScope } from '../model/scope';
import type { Problem } from '../problems/problem';
import { checkLocalRequired } from './fields/localRequired';
import { checkTabSchema } from './fields/schema';
import { checkFieldTreatments } from './fields/treatments';
import { checkProofs } from './proofs';
import { checkComputes } from './rules/computes';
import { checkCycles } from './rules/cycles';
import { checkEffects } from './rules/effects';
import { checkHiding } from './rules/hiding';
import { checkLookups } from './rules/lookups';
import { checkParams } from './rules/params';
import { checkSums } from './rules/sums';
import { checkBlocks } from './screen/blocks';
import { checkIds } from './screen/ids';
import { checkLine } from './screen/line';
import { checkListCalls } from './screen/listCalls';
import { checkNames } from './screen/names';
import { checkScreen } from './screen/screen';
import { checkShown } from './screen/shown';
import { checkStandalone } from './screen/standalone';
import { checkWidgets } from './screen/widgets';
import { checkFieldMessages } from './texts/fieldMessages';
import { checkMessages } from './texts/messages';
import { checkPlaceholders } from './texts/placeholders';
import { checkTemplates } from './texts/templates';
import { checkDays } from './values/days';
import { checkExamples } from './values/examples';
import { checkLimits } from './values/limits';
import { checkReferences } from './values/references';
import { checkValidity } from './values/validity';
import { checkValues } from './values/values';
import { checkAsks, checkRuleAsks } from './wizard/asks';
import { checkCalls } from './wizard/calls';
import { checkSettings, checkShared } from './wizard/common';
import { checkMigration } from './wizard/migration';
import { checkParts } from './wizard/parts';
import { checkTreatments, checkWizardTreatment } from './wizard/treatments';
import { checkTypes } from './wizard/types';
import { checkWizard } from './wizard/wizard';

/** What is looked at in every tab beside its texts. */
export const tabChecks: ((tab: TabModel) => Problem[])[] = [
  (tab) => checkTabSchema({ source: tab.source, schemas: tab.wizard.schemas }, tab.definition, tab.written),
  checkReferences,
  checkScreen,
  checkNames,
  checkWidgets,
  checkLocalRequired,
  checkBlocks,
  checkIds,
  checkListCalls,
  checkLine,
  checkShown,
  checkHiding,
  checkEffects,
  checkComputes,
  checkDays,
  checkLimits,
  checkSums,
  checkParams,
  checkValues,
  checkLookups,
  checkRuleAsks,
  checkMessages,
  checkFieldMessages,
  checkExamples,
  checkCycles,
  checkStandalone,
  checkFieldTreatments,
];

/** What is looked at in the texts of every tab that people read; no other check asks what such a text says. */
export const textChecks: ((tab: TabModel) => Problem[])[] = [
  (tab) => checkTemplates(tab.source, tabScope(tab)),
  (tab) => checkPlaceholders(tab.source),
];

/** What is looked at in every wizard. */
export const wizardChecks: ((wizard: WizardModel) => Problem[])[] = [
  checkWizard,
  (wizard) => (wizard.listedAs === 'forms' ? [] : checkParts(wizard)),
  (wizard) => checkTemplates(wizard.source, contextScope(wizard)),
  (wizard) => checkPlaceholders(wizard.source),
  checkMigration,
  checkWizardTreatment,
];

/** What is looked at across all wizards. */
export const schemasChecks: ((schemas: SchemasModel) => Problem[])[] = [
  checkShared,
  checkSettings,
  checkTypes,
  checkCalls,
  checkAsks,
  checkTreatments,
];

/** What is looked at in every tab once all else is well: what its rules bring about, and its examples. */
export const deepChecks: ((tab: TabModel) => Problem[])[] = [checkProofs, checkValidity];
