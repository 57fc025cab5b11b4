import { ANSWER_NAMES } from '../../contract/answers';
import { formats } from '../../engine/brazil';
import type { Json, JsonObject } from '../../engine/core';
import {
  type CompiledTab,
  type CompiledWizard,
  resolveSettings,
  type SettingDefinition,
  type TabDefinition,
  type TabModule,
  toCompiledTab,
} from '../../engine/definition';
import {
  createWizardSession,
  type Host,
  type SessionInput,
  type Transport,
  type TransportRequest,
  type WizardSession,
} from '../../engine/session';
import { blocksOf, type TabState } from '../../engine/state';
import { type Answers, sampleServer } from './sampleServer';

/** What an import of `x.json?tab` gives. */
export interface StoryTab extends TabModule {
  wizard: CompiledWizard;
  settings: Record<string, SettingDefinition>;
}

/** What a tab is shown with. */
export interface TabInput {
  data?: JsonObject | undefined;
  /** Settings by name that differ from their defaults. */
  settings?: Record<string, Json> | undefined;
  /** Default: a new registration. */
  mode?: SessionInput['base']['mode'] | undefined;
  /** The data of other tabs, by id. */
  tabs?: Record<string, JsonObject> | undefined;
  /** Answers of the server that go before the samples. */
  answers?: Answers | undefined;
  /** How the models of its blocks are made, by the block's name. */
  blocks?: SessionInput['blocks'];
  /** The day, `2026-11-21`. */
  today?: string;
  /** What the user differs in from the one of the samples. */
  user?: JsonObject;
  /** Stands in front of the samples. */
  around?: (samples: Transport) => Transport;
  /** The state of its form before, in the place of the data: of the same rules, with the same around it. */
  begun?: TabState | undefined;
}

/** A tab alone in its wizard, with what it asked the server and what it keeps unsaved. */
export interface TabSession {
  session: WizardSession;
  calls: TransportRequest[];
  kept: Map<string, string>;
}

/**
 * A session whose wizard has this tab alone, on a server of samples, with its data in place. Nothing waits: it can be
 * shown at once. `open` would empty the form, since a tab alone has no part to load.
 */
export function createTabSession(
  tab: StoryTab,
  host: Host,
  {
    data = {},
    settings,
    mode = 'new',
    tabs = {},
    answers,
    blocks = {},
    today = '2026-11-21',
    user,
    around = (samples) => samples,
    begun,
  }: TabInput,
): TabSession {
  const { definition, wizard } = tab;
  const { transport, calls } = sampleServer(definition, { key: wizard.key, data, ...(answers && { answers }) });
  const kept = new Map<string, string>();
  const others = Object.keys(tabs).filter((id) => id !== definition.id);
  const session = createWizardSession({
    loaded: {
      wizard: { ...wizard, tabs: [definition.id, ...others].map((id) => ({ id })), parts: [] },
      tabs: {
        ...Object.fromEntries(others.map((id) => [id, emptyTab(id)])),
        [definition.id]: toCompiledTab(tab, formats),
      },
      settings: tab.settings,
    },
    transport: around(transport),
    host,
    answers: ANSWER_NAMES,
    base: {
      settings: { ...resolveSettings(tab.settings, [], wizard.settings), ...settings },
      user: { NomeRazaoSocial: 'Helena Duarte Nogueira', TipoCliente: wizard.type, StatusCadastro: 0, ...user },
      mode,
      formats,
    },
    clock: { today: () => today, now: () => `${today}T12:00:00.000Z` },
    storage: {
      read: (name) => kept.get(name) ?? null,
      write: (name, value) => void kept.set(name, value),
      remove: (name) => void kept.delete(name),
    },
    storageKey: 'unsaved',
    blocks,
    ...(begun && { begun: { [definition.id]: begun } }),
  });
  for (const id of others) session.form(id).load(tabs[id] ?? {});
  const form = session.form(definition.id);
  if (!begun) form.load(data);
  session.options.subscribe(form.refresh);
  for (const block of blocksOf(definition)) void session.block(definition.id, block.id)?.load?.();
  return { session, calls, kept };
}

/** A tab of which only the data counts. */
function emptyTab(id: string): CompiledTab {
  const definition: TabDefinition = {
    id,
    title: id,
    schema: { type: 'object', properties: {} },
    uiSchema: { 'ui:sections': [] },
  };
  return { definition, validators: {} };
}

/** The tab with these options of its blocks in the place of their own. */
export function withBlockOptions<Tab extends TabModule>(tab: Tab, options: JsonObject): Tab {
  const { uiSchema } = tab.definition;
  const sections = uiSchema['ui:sections'].map((section) => ({
    ...section,
    fields: section.fields.map((item) =>
      typeof item === 'object' && 'block' in item ? { ...item, ...options } : item,
    ),
  }));
  return { ...tab, definition: { ...tab.definition, uiSchema: { ...uiSchema, 'ui:sections': sections } } };
}

/** The tab with only these sections on the screen. */
export function onlySections<Tab extends TabModule>(tab: Tab, ...ids: string[]): Tab {
  const { uiSchema } = tab.definition;
  const sections = uiSchema['ui:sections'].filter((section) => ids.includes(section.id));
  return { ...tab, definition: { ...tab.definition, uiSchema: { ...uiSchema, 'ui:sections': sections } } };
}
