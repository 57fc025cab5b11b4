import type { TabDefinition } from '../definition/types';
import type { OpenForm } from '../session/keptForms';
import type { WizardSession } from '../session/types';
import { fillSettings } from '../validation/messages';
import type { SummaryGroup, SummaryTab } from './types';
import { valueText } from './valueText';

/** Something to look at before it is sent, with the way to it. */
export interface Blank {
  name: string;
  /** Title of its tab. */
  in: string;
  tab: string;
  section: string;
  /** Of a question: where data hold it, `tab/field` or `tab/list/field`. */
  place?: string;
}

/** The questions of a summary that nobody answered, in the order of the screen. */
export function unansweredOf(tabs: readonly SummaryTab[]): Blank[] {
  return tabs.flatMap((tab) =>
    tab.groups.flatMap((group) =>
      questionsOf(group).map(({ name, place }) => ({
        name,
        in: tab.title,
        tab: tab.id,
        section: group.id,
        place: `${tab.id}/${place}`,
      })),
    ),
  );
}

/** Those within a row say whose they are. */
function questionsOf({ items, groups = [] }: SummaryGroup): { name: string; place: string }[] {
  const ofRows = groups.flatMap((row) =>
    questionsOf(row).map(({ name, place }) => ({ name: `${row.name || row.title}: ${name}`, place })),
  );
  const own = items.flatMap(({ label, unanswered }) => (unanswered ? [{ name: label, place: unanswered }] : []));
  return [...own, ...ofRows];
}

/** The forms of a session's lists that hold what was typed and not added, by what the row is called, else by their title. */
export function openFormsOf(session: WizardSession): Blank[] {
  return session.openForms().flatMap((open) => {
    const { tab, list } = open;
    const { plan } = session.form(tab);
    const section = plan.sections.find(({ fields }) => fields.includes(list));
    if (!section) return [];
    const text = (title: string) => fillSettings(title, session.context(tab).settings);
    const name = rowText(session, open) || text(formTitle(plan.definition, open) ?? section.title);
    return [{ name, in: text(plan.definition.title), tab, section: section.id }];
  });
}

function formTitle({ collections }: TabDefinition, { list, form }: OpenForm): string | undefined {
  return collections?.[list]?.forms?.find(({ id }) => id === form)?.title;
}

/** What stands in the main column of the list for a row. */
function rowText(session: WizardSession, { tab, list, row }: OpenForm): string {
  const { definition } = session.form(tab).plan;
  const main = definition.collections?.[list]?.columns?.[0]?.fields[0] ?? '';
  const schema = definition.schema.properties[list]?.items?.properties?.[main] ?? {};
  const scope = { data: row, context: session.context(tab) };
  return valueText(row[main], { schema, ui: {}, format: schema.format, scope, texts: session.texts }).value;
}
