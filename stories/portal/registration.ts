import { formats } from '../../engine/brazil';
import type { JsonObject } from '../../engine/core';
import { resolveSettings, toCompiledTab } from '../../engine/definition';
import { type SummaryTab, summarize } from '../../engine/state';
import * as banco from '../../schemas/pf/dados-bancarios.json?tab';
import * as financeiros from '../../schemas/pf/dados-financeiros.json?tab';
import * as enderecos from '../../schemas/pf/enderecos.json?tab';
import * as informacoes from '../../schemas/pf/informacoes.json?tab';
import * as procuradores from '../../schemas/pf/procuradores.json?tab';
import { sampleLists } from '../engine/sampleLists';
import type { StoryTab } from '../engine/tabSession';
import { examplesOf } from '../TabStory';

const tabs = [informacoes, procuradores, financeiros, banco, enderecos] as unknown as StoryTab[];

/** The data of a registration whose every tab is its fullest example. */
export const filled: Record<string, JsonObject> = Object.fromEntries(
  tabs.map((tab) => [tab.definition.id, examplesOf(tab).filled ?? {}]),
);

/** The summary of a registration of an individual with these data. */
export function summaryOfRegistration(data: Record<string, JsonObject>): SummaryTab[] {
  const { wizard, settings } = tabs[0] as StoryTab;
  const loaded = {
    wizard: { ...wizard, tabs: tabs.map(({ definition }) => ({ id: definition.id })) },
    tabs: Object.fromEntries(tabs.map((tab) => [tab.definition.id, toCompiledTab(tab, formats)])),
    settings,
  };
  return summarize(loaded, data, {
    context: {
      settings: resolveSettings(settings, [], wizard.settings),
      user: {},
      mode: 'new',
      today: '2026-11-21',
      now: '2026-11-21T12:00:00.000Z',
      formats,
      option: (call, key, value) => {
        const list = sampleLists[call.replace(/^GET /, '').toLowerCase()];
        return list ? list.find((record) => record[key] === value) : 'pending';
      },
    },
  });
}
