import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TabDefinition, WizardDefinition } from '../../engine/definition';
import { ROOT } from '../../scripts/lib/root.mjs';
import { benchForm } from '../forms/form';
import { sharedTexts } from '../forms/shared';
import { benchTab } from '../forms/tab';
import type { StudioOptions } from './options';

/** Definitions that an Estúdio of the benchmark is opened over, and the field whose title is changed there. */
export interface Subject {
  name: 'few' | 'tabs' | 'one' | 'project';
  /** What the table calls it. */
  title: string;
  folder: string;
  /** `bench/tab1` */
  tab: string;
  /** The field's name. */
  field: string;
  /** Fields of the whole wizard, and its rules; of the project's own definitions nobody counts them. */
  fields?: number;
}

const WIZARD = 'bench';

/** A wizard of few fields, two of many (in tabs of few, and in a single one), and the project's own definitions. */
export function writeSubjects({ few, many }: StudioOptions): Subject[] {
  const tabs = Math.max(1, Math.round(many / few));
  const made = (name: Subject['name'], title: string, counts: readonly number[]): Subject => ({
    ...{ name, title, folder: writeWizard(counts), tab: `${WIZARD}/tab1`, field: 'field1' },
    fields: counts.reduce((sum, count) => sum + count, 0),
  });
  const copy = mkdtempSync(join(tmpdir(), 'ficha-bench-'));
  cpSync(join(ROOT, 'schemas'), copy, { recursive: true });
  return [
    made('few', `${few} fields`, [few]),
    made('tabs', `${many} fields in ${tabs} tabs`, Array(tabs).fill(few)),
    made('one', `${many} fields in one tab`, [many]),
    { name: 'project', title: "the project's definitions", folder: copy, tab: 'pf/informacoes', field: 'NomeMae' },
  ];
}

/** A wizard with a tab of so many fields each, and a rule for every fifth of them. */
function writeWizard(counts: readonly number[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-bench-'));
  mkdirSync(join(folder, WIZARD));
  const write = (path: string, value: unknown) =>
    writeFileSync(join(folder, path), `${JSON.stringify(value, undefined, 2)}\n`);
  cpSync(join(ROOT, 'schemas/settings.json'), join(folder, 'settings.json'));
  write('shared.json', sharedTexts());
  const tabs = counts.map((count, index): TabDefinition => ({ ...benchTab(benchForm(count)), id: `tab${index + 1}` }));
  write(`${WIZARD}/wizard.json`, wizardOf(tabs));
  for (const tab of tabs) write(`${WIZARD}/${tab.id}.json`, tab);
  return folder;
}

const wizardOf = (tabs: readonly TabDefinition[]): WizardDefinition => ({
  id: WIZARD,
  title: 'Bench',
  type: 1,
  route: `/${WIZARD}`,
  key: 'Guid',
  navigation: 'earlier',
  tabs: tabs.map(({ id }) => ({ id })),
  parts: tabs.map(({ id }) => ({ id, data: [id], load: `GET /bench/${id}`, save: `POST /bench/${id}` })),
  complete: { call: `POST /${WIZARD}/complete` },
});
