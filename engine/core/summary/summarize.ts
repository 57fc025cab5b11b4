import type { Context } from '../condition/scope';
import type { WizardData } from '../mapping/parts';
import type { LoadedWizard } from '../mapping/wizard';
import { planOf } from '../plan/plan';
import { isTabHidden } from '../session/view';
import { evaluateTab } from '../state/evaluate';
import { fillSettings } from '../validation/messages';
import type { TabSubject } from './items';
import { groupOfSection, type SectionInput } from './sections';
import type { SummaryTab } from './types';

/** What a summary is made with beside the definitions and the data. */
export interface SummaryInput extends Omit<SectionInput, 'tab'> {
  context: Context;
}

/**
 * Everything that is filled in, as the screens show it: the visible tabs in order, their sections with every visible
 * field, the rows of their lists. Made from the definitions alone, so that a new field is in it at once. A local field
 * is in it as far as the data hold it: only the screen knows its value.
 */
export function summarize(loaded: LoadedWizard, data: WizardData, input: SummaryInput): SummaryTab[] {
  const context = { ...input.context, tabs: data };
  return loaded.wizard.tabs.flatMap(({ id }, index): SummaryTab[] => {
    const tab = loaded.tabs[id];
    if (!tab || isTabHidden(loaded, index, context)) return [];
    const plan = planOf(tab.definition);
    const given = data[id] ?? {};
    const state = evaluateTab(plan, given, context, { locals: 'kept' });
    const subject: TabSubject = { plan, state, context, given, texts: loaded.wizard.texts ?? {} };
    const groups = plan.sections.flatMap((section) => groupOfSection(section, subject, { ...input, tab }) ?? []);
    return groups.length > 0 ? [{ id, title: fillSettings(tab.definition.title, context.settings), groups }] : [];
  });
}
