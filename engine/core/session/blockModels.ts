import type { Context } from '../condition/scope';
import type { BlockItem } from '../definition/types';
import type { FormStore } from '../form/types';
import type { Json } from '../json';
import type { LoadedWizard } from '../mapping/wizard';
import { blockNode, blocksOf } from '../plan/fields';
import type { BlockFactory, BlockInput, BlockModel } from './blocks';
import type { GateServices } from './gates';
import type { Clock } from './host';
import type { Typed } from './typed';

/** What the models of a session's blocks work on. */
export interface BlockModelsInput {
  loaded: LoadedWizard;
  factories: Record<string, BlockFactory>;
  gate: GateServices;
  clock: Clock;
  form(tab: string): FormStore;
  context(tab: string): Context;
  /** Takes over what the server has. */
  patch(tab: string, field: string, value: Json | undefined): void;
  /** Saves the parts that carry these fields of a tab. */
  save(tab: string, fields: readonly string[]): Promise<boolean>;
  typed: Typed;
  /** Called when the state of a model of a tab has changed. */
  onNews(tab: string): void;
}

/** The models of the blocks of a wizard, one for each place. */
export interface BlockModels {
  get(tab: string, id: string): BlockModel | undefined;
  /** Loads those of these tabs. What they write waits for `start`. */
  load(tabs: readonly string[]): Promise<void>;
  /** Loads those that the tab shows again whose load failed; false when one still fails. */
  reloadFailed(tab: string): Promise<boolean>;
  /** The parts are loaded: what waits is written. */
  start(): void;
  saved(parts: readonly string[]): void;
}

interface Placed {
  tab: string;
  block: BlockItem;
  model: BlockModel;
  hasFailed: boolean;
}

/** Makes a model for every block that has one. */
export function createBlockModels(input: BlockModelsInput): BlockModels {
  const { loaded, factories } = input;
  let waiting: (() => void)[] | undefined;
  /** What is written while the parts are loaded would be lost to them: it waits. */
  const whenLoaded = (write: () => void) => {
    if (waiting) waiting.push(write);
    else write();
  };

  const placed = loaded.wizard.tabs.flatMap(({ id: tab }): Placed[] => {
    const definition = loaded.tabs[tab]?.definition;
    return (definition ? blocksOf(definition) : []).flatMap((block) => {
      const model = factories[block.block]?.(inputOf(input, tab, block, whenLoaded));
      if (!model) return [];
      const one: Placed = { tab, block, model, hasFailed: false };
      rememberFailure(one);
      model.subscribe(() => input.onNews(tab));
      return [one];
    });
  });
  const find = (tab: string, id: string) => placed.find((one) => one.tab === tab && one.block.id === id);
  const failedIn = (tab: string) => {
    const { hidden } = input.form(tab).getState();
    return placed.filter((one) => one.tab === tab && one.hasFailed && !hidden.has(blockNode(one.block.id)));
  };

  return {
    get: (tab, id) => find(tab, id)?.model,
    async load(tabs) {
      waiting = [];
      await Promise.all(placed.filter(({ tab }) => tabs.includes(tab)).map(({ model }) => model.load?.()));
    },
    async reloadFailed(tab) {
      await Promise.all(failedIn(tab).map(({ model }) => model.load?.()));
      return failedIn(tab).length === 0;
    },
    start() {
      const writes = waiting ?? [];
      waiting = undefined;
      for (const write of writes) write();
    },
    saved(parts) {
      for (const { model } of placed) model.saved?.(parts);
    },
  };
}

/** Notes how each load of a model ends, whoever starts it. One that throws has failed. */
function rememberFailure(placed: Placed): void {
  const { model } = placed;
  const load = model.load?.bind(model);
  if (!load) return;
  model.load = async () => {
    placed.hasFailed = true;
    try {
      placed.hasFailed = !(await load());
    } catch {
      // The session tells of it.
    }
    return !placed.hasFailed;
  };
}

function inputOf(
  { gate, clock, form, context, typed, patch, save }: BlockModelsInput,
  tab: string,
  block: BlockItem,
  whenLoaded: (write: () => void) => void,
): BlockInput {
  const fields = block.binds ?? {};
  const to = (bind: string, write: (field: string) => void) => {
    const field = fields[bind];
    if (field !== undefined) whenLoaded(() => write(field));
  };
  return {
    ...gate,
    options: block,
    tab,
    clock,
    context: () => context(tab),
    read: (bind) => form(tab).getState().data[fields[bind] ?? ''],
    write: (bind, value) => to(bind, (field) => form(tab).change(`/${field}`, value)),
    patch: (bind, value) => to(bind, (field) => patch(tab, field, value)),
    watch: (bind, listener) => form(tab).listeners.subscribe(`/${fields[bind]}`, listener),
    save: () => save(tab, Object.values(fields)),
    keepForm: (content) => typed.rowForms.keep(`${tab}/#${block.id}`, content),
    keptForm: () => typed.rowForms.row(`${tab}/#${block.id}`),
    keepNow: typed.tell,
    lostAttachments: (bind) => typed.lost(tab, fields[bind] ?? ''),
    dismissLost: (bind, row) => typed.dismissLost(tab, fields[bind] ?? '', row),
  };
}
