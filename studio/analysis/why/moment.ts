import { blankContext } from '../../../engine/analyse/blankContext';
import { type Subject, subjectsOf } from '../../../engine/analyse/subject';
import { resolvedTab } from '../../../engine/analyse/why/asked';
import type { Asked } from '../../../engine/analyse/why/steps';
import { type TabModule, toCompiledTab } from '../../../engine/core/definition/loadWizard';
import type { CompiledTab, SettingDefinition } from '../../../engine/core/definition/types';
import { formats } from '../../../engine/core/formats/br/table';
import type { CompiledWizard } from '../../../engine/core/mapping/wizard';
import { resolveSettings } from '../../../engine/core/settings';
import { evaluateTab } from '../../../engine/core/state/evaluate';
import { languageOf } from '../../../engine/words/language';
import { wizardNaming } from '../../../engine/words/tabNaming';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import type { WhyAsked } from './types';
import type { Sayings } from './words';

/** The module of a tab, as the preview loads it. */
export interface TabAlone extends TabModule {
  wizard: CompiledWizard;
  settings: Record<string, SettingDefinition>;
}

const language = languageOf(words);

/** The form at a moment, with what is needed to ask and to answer. */
export interface Moment {
  asked: Asked;
  subject: Subject;
  sayings: Sayings;
  compiled: CompiledTab;
}

/** Evaluates the form as it is, by the core. */
export function momentOf(module: TabAlone, { data, settings, user, mode, today, tabs }: WhyAsked): Moment {
  const { definition, wizard } = module;
  const [subject] = subjectsOf(resolvedTab(definition)) as [Subject];
  const context = {
    ...blankContext({ today, formats }),
    settings: { ...resolveSettings(module.settings, [], wizard.settings), ...settings },
    ...{ user, mode, tabs },
  };
  const state = evaluateTab(subject.plan, data, context, { locals: 'kept' });
  const naming = wizardNaming({ words, tabs: [definition], settings: module.settings, formats })(definition.id);
  return {
    ...{ asked: { subject, state, context }, subject },
    sayings: { language, naming, rules: subject.rules },
    compiled: toCompiledTab(module, formats),
  };
}
