import type { PartDefinition, TabDefinition } from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';
import type { Json, JsonObject } from '../../engine/core/json';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { type Replies, sentIn, type TestWizardInput, testWizard } from '../../engine/testing';
import { compiledOf } from './tabs';

export type { Replies };
export { sentIn };

/** A wizard of these tabs; ajv refuses nothing. */
export function wizardOf(tabs: TabDefinition[], parts: PartDefinition[]): LoadedWizard {
  const messages = {
    missing: { inline: 'Missing', title: 'Oops', text: '{name} is missing.' },
    loadFailed: { title: 'Not loaded' },
    serverDefault: { title: 'Failed', text: 'No answer.' },
    saved: { title: 'Saved' },
  };
  return {
    wizard: {
      id: 'wizard',
      title: 'Wizard',
      type: 1,
      route: '/wizard',
      key: 'Guid',
      navigation: 'earlier',
      tabs: tabs.map(({ id }) => ({ id })),
      parts,
      complete: { call: 'POST /complete' },
      messages,
      texts: { closeMessage: 'Close' },
      version: '1',
      formats: {},
      lookups: {},
      asks: {},
    },
    tabs: Object.fromEntries(tabs.map((tab) => [tab.id, compiledOf(tab)])),
    settings: {},
  };
}

/** A session of a wizard on a fake server, with all that was called and asked. Questions are answered with yes. */
export function sessionOf(
  loaded: LoadedWizard,
  replies: Replies = {},
  { mode = 'new', ...input }: Omit<TestWizardInput, 'replies' | 'base'> & { mode?: 'new' | 'edit' | 'renewal' } = {},
) {
  return testWizard(loaded, { replies, base: { mode, formats }, ...input });
}

/** Data as an answer holds it. */
export const answer = (data: Json): { body: JsonObject } => ({ body: { data } });
