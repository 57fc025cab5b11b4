import type { TabModel, WizardModel } from '../model';
import { tabScope } from '../model';
import type { Problem } from '../problem';
import { checkBlocks } from './blocks';
import { checkComputes } from './computes';
import { checkCycles } from './cycles';
import { checkEffects } from './effects';
import { checkExamples } from './examples';
import { checkHiding } from './hiding';
import { checkIds } from './ids';
import { checkLookups } from './lookups';
import { checkMessages } from './messages';
import { checkNames } from './names';
import { checkParams } from './params';
import { checkParts } from './parts';
import { checkReferences } from './references';
import { checkTabSchema } from './schema';
import { checkScreen } from './screen';
import { checkShown } from './shown';
import { checkStandalone } from './standalone';
import { checkTemplates } from './templates';
import { checkValues } from './values';
import { checkWizard, contextScope } from './wizard';

/** What is looked at in every tab. */
export const tabChecks: ((tab: TabModel) => Problem[])[] = [
  (tab) => checkTabSchema({ source: tab.source, schemas: tab.wizard.schemas }, tab.definition, tab.written),
  checkReferences,
  checkScreen,
  checkNames,
  checkBlocks,
  checkIds,
  checkShown,
  checkHiding,
  checkEffects,
  checkComputes,
  checkParams,
  checkValues,
  checkLookups,
  checkMessages,
  checkExamples,
  checkCycles,
  checkStandalone,
  (tab) => checkTemplates(tab.source, tabScope(tab)),
];

/** What is looked at in every wizard. */
export const wizardChecks: ((wizard: WizardModel) => Problem[])[] = [
  checkWizard,
  (wizard) => (wizard.listedAs === 'forms' ? [] : checkParts(wizard)),
  (wizard) => checkTemplates(wizard.source, contextScope(wizard)),
];
