import type { TabEntry, WizardDefinition } from '../engine/definition';

/** A section as the calls of a renewal name it (Secao, SecoesRenovadas): the number of its tab, or its id. */
export type SectionName = number | string;

type Numbered = Pick<WizardDefinition, 'tabs' | 'overview'>;

/** Under which name the overview of the dashboard is kept: it is done by opening it. */
export const keptOverview = 'visao-geral';

/** Under which name a tab is kept, wherever it stands. */
export function keptTab({ id }: Pick<TabEntry, 'id'>): string {
  return id;
}

/** What the calls call the section of a tab. */
export function sectionOf({ id, number }: Pick<TabEntry, 'id' | 'number'>): SectionName {
  return number ?? id;
}

/** What the calls call the overview. */
export function overviewOf({ overview }: Pick<WizardDefinition, 'overview'>): SectionName {
  return overview?.number ?? keptOverview;
}

/** Under which name a section of a call is kept; `undefined` when there is none such. */
export function keptName(wizard: Numbered, section: unknown): string | undefined {
  if (section === overviewOf(wizard)) return keptOverview;
  return wizard.tabs.find((tab) => sectionOf(tab) === section)?.id;
}

/** What the calls call the sections that are kept. Those of tabs that are gone are left out. */
export function sentNames(wizard: Numbered, kept: readonly string[]): SectionName[] {
  const all: [string, SectionName][] = [
    ...wizard.tabs.map((tab): [string, SectionName] => [keptTab(tab), sectionOf(tab)]),
    [keptOverview, overviewOf(wizard)],
  ];
  return all.filter(([name]) => isReviewed(wizard, kept, name)).map(([, sent]) => sent);
}

/** Whether a section is among those that are kept. What was kept by number, before ids were, counts under its number. */
export function isReviewed(wizard: Numbered, kept: readonly string[], name: string): boolean {
  return kept.some((own) => own === name || (/^\d+$/.test(own) && keptName(wizard, Number(own)) === name));
}
