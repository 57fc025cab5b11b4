import { rulesActing } from '../../../engine/analyse';
import { formats } from '../../../engine/brazil';
import type { Context } from '../../../engine/core';
import {
  type BlockItem,
  type Condition,
  type LoadedWizard,
  openers,
  type TabDefinition,
} from '../../../engine/definition';
import { fillSettings, isBlock, planOf } from '../../../engine/state';
import { languageOf, wizardNaming } from '../../../engine/words';
import words from '../../../schemas/vocabulary/words/pt-BR.json' with { type: 'json' };
import { optionsOfCall } from '../../lists/optionRecord';
import { numberOf } from '../../registration/carry';
import type { Registrations } from '../../registration/registrations';
import { readSettings } from '../../settings/settings';
import { tenantTexts } from '../../storage/revisions/tenantTexts';
import { tenantOf } from '../tenant';
import { contactLines } from './contact';
import { anyOnPaper, onPaper } from './onPaper';
import { sectionOnPaper, type TabOnPaper } from './questions';
import type { BlankForm, BlankSection, BlankTab } from './types';

const language = languageOf(words);

/** A wizard as a form on paper, with everything that somebody new may have to answer. */
export async function blankForm(registrations: Registrations, loaded: LoadedWizard, now: Date): Promise<BlankForm> {
  const { services } = registrations;
  const settings = await readSettings(services);
  const { wizard } = loaded;
  const version = `${numberOf(loaded)} (${wizard.version})`;
  const title = fillSettings(wizard.title, settings);
  const context: Context = { settings, user: {}, mode: 'new', today: '', now: now.toISOString(), formats };
  const tabs: BlankTab[] = [];
  for (const { id, when, card } of wizard.tabs) {
    const definition = loaded.tabs[id]?.definition;
    if (!definition || onPaper(when, { context, isAsked: () => true }) === 'never') continue;
    const sections = await sectionsOf(registrations, loaded, { definition, context });
    if (sections.length > 0) tabs.push({ title: fillSettings(card ?? definition.title, settings), sections });
  }
  const { config } = services;
  return {
    title,
    tenant: tenantOf(tenantTexts(config.tenant, config.tenantsDir), String(settings.nomeEmpresa ?? '')),
    contact: contactLines(settings),
    tabs,
    foot: `Formulário em branco · Versão ${version}`,
    now,
  };
}

async function sectionsOf(
  { services, lists, rooms }: Registrations,
  { wizard, tabs, settings }: LoadedWizard,
  { definition, context }: { definition: TabDefinition; context: Context },
): Promise<BlankSection[]> {
  const definitions = Object.values(tabs).map((tab) => tab.definition);
  const naming = wizardNaming({ words, tabs: definitions, settings, formats })(definition.id);
  const plan = planOf(definition);
  const tab: TabOnPaper = {
    plan,
    scope: { context, isAsked: (name) => !openers[plan.byNode.get(name)?.ui['ui:widget'] ?? ''] },
    say: (condition, list) =>
      language.condition.write(condition, list === undefined ? naming : naming.rows(list)).replace(/\*/g, ''),
    optionsOf: (call) => optionsOfCall(lists, call),
    text: (text) => fillSettings(text, context.settings),
  };
  const found: BlankSection[] = [];
  for (const section of plan.sections) {
    const own = sectionOnPaper(section, tab);
    if (own) found.push(own);
    for (const block of section.fields.filter(isBlock)) {
      const items =
        isShown(block, tab) && (await rooms.blocks[block.block]?.paper?.({ block, type: wizard.type, services }));
      if (!items || items.length === 0) continue;
      const questions = items.map((item) => ({ ...item, isRequired: false, room: 'line' as const }));
      found.push({ title: tab.text(section.title), questions, sections: [] });
    }
  }
  return found;
}

/** Whether nothing that is known already hides a block. */
function isShown({ id }: BlockItem, { plan, scope }: TabOnPaper): boolean {
  const showing = rulesActing(plan.definition.rules ?? [], 'shows', `#${id}`);
  const conditions: (Condition | undefined)[] = showing.map(({ when }) => when);
  return anyOnPaper(conditions, scope) !== 'never';
}
