import { type Asked, blankContext, resolvedTab, type Subject, subjectsOf } from '../../../engine/analyse';
import { formats } from '../../../engine/brazil';
import {
  type CompiledTab,
  type CompiledWizard,
  resolveSettings,
  type SettingDefinition,
  type TabModule,
  toCompiledTab,
} from '../../../engine/definition';
import { evaluateTab } from '../../../engine/state';
import { languageOf, wizardNaming } from '../../../engine/words';
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
  /** Of the form of a row: the row in the tab, `/contatos/0`. */
  row?: string;
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
