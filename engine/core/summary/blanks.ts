import type { WizardSession } from '../session/types';
import { fillSettings } from '../validation/messages';
import type { SummaryGroup, SummaryTab } from './types';

/** Something to look at before it is sent, with the way to it. */
export interface Blank {
  name: string;
  /** Title of its tab. */
  in: string;
  tab: string;
  section: string;
}

/** The questions of a summary that nobody answered, in the order of the screen. */
export function unansweredOf(tabs: readonly SummaryTab[]): Blank[] {
  return tabs.flatMap((tab) =>
    tab.groups.flatMap((group) =>
      labelsOf(group).map((name) => ({ name, in: tab.title, tab: tab.id, section: group.id ?? '' })),
    ),
  );
}

/** Those within a row say whose they are. */
function labelsOf({ items, groups = [] }: SummaryGroup): string[] {
  const ofRows = groups.flatMap((row) => labelsOf(row).map((label) => `${row.name || row.title}: ${label}`));
  return [...items.filter((item) => item.unanswered).map((item) => item.label), ...ofRows];
}

/** The lists of a session whose forms hold what was typed and not added. */
export function openFormsOf(session: WizardSession): Blank[] {
  return session.openForms().flatMap(({ tab, list }) => {
    const { plan } = session.form(tab);
    const section = plan.sections.find(({ fields }) => fields.includes(list));
    if (!section) return [];
    const text = (title: string) => fillSettings(title, session.context(tab).settings);
    return [{ name: text(section.title), in: text(plan.definition.title), tab, section: section.id }];
  });
}
