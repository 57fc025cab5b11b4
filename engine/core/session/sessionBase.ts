import type { Context } from '../condition/scope';
import type { PartDefinition } from '../definition/types';
import type { FormStore } from '../form/types';
import type { JsonObject } from '../json';
import { createAhead } from './ahead';
import type { BlockFactory } from './blocks';
import { type Completeness, createCompleteness } from './completeness';
import { createContexts } from './contexts';
import { type GateServices, gateOf } from './gates';
import { createLostRows, type LostRows } from './lostRows';
import { createOpening, type Opening } from './opening';
import { createOptionLists, type OptionLists } from './options';
import { createRowVersions, type RowVersions } from './rowVersions';
import { createScreen, type Screen } from './screen';
import { createSteps, type Steps } from './steps';
import type { SessionInput } from './types';
import { createVersions, type Versions } from './versions';
import type { WizardView } from './view';
import { firstView } from './viewSteps';

/** What everything of a session works on: what it was given, what the server holds, its forms, and what it shows. */
export interface SessionBase extends Omit<SessionInput, 'blocks'> {
  factories: Record<string, BlockFactory>;
  opening: Opening;
  /** Of the opening, as the one in `gate`. */
  transport: SessionInput['transport'];
  gate: GateServices;
  options: OptionLists;
  /** By tab; `createForms` puts them in. */
  forms: Map<string, FormStore>;
  /** What the server holds, by tab. */
  stored: Map<string, JsonObject>;
  /** Parts whose load failed: never sent before they are loaded. */
  unloaded: Set<PartDefinition>;
  versions: Versions;
  rowVersions: RowVersions;
  lost: LostRows;
  completeness: Completeness;
  /** What conditions read beside a tab, to be kept. */
  context(tab: string): Context;
  /** The same for what is done with it at once. */
  contextNow(tab: string): Context;
  steps: Steps;
  screen: Screen;
  form(tab: string): FormStore;
  /** Whether a tab can be opened at all. */
  isOpenable(tab: string): boolean;
  view(): WizardView;
  update(change: Partial<WizardView>): void;
}

/** A session in which nothing is loaded yet, without its forms. */
export function createSessionBase({ blocks: factories = {}, ...given }: SessionInput): SessionBase {
  const { loaded, tab } = given;
  const { wizard } = loaded;
  const opening = createOpening(wizard, given.transport, given.host);
  const { transport } = opening;
  const options = createOptionLists(opening.lasting);
  const forms = new Map<string, FormStore>();
  const stored = new Map<string, JsonObject>();
  const completeness = createCompleteness(forms);
  const { whole: context, now: contextNow } = createContexts(given, forms, stored, options);
  // Of a tab that is open alone nothing is sent.
  const review = tab === undefined ? given.review : undefined;
  const isOpenable = (id: string) => tab === undefined || tab === id;
  const steps = createSteps({
    loaded,
    review,
    forms,
    context: contextNow,
    isOpenable,
    isComplete: (id) => stored.has(id) && completeness.isComplete(id),
  });
  const screen = createScreen(firstView(wizard, tab), steps, createAhead(forms, options));
  return {
    ...given,
    review,
    factories,
    opening,
    transport,
    gate: gateOf(wizard, { ...given, transport }),
    options,
    forms,
    stored,
    unloaded: new Set(),
    versions: createVersions(),
    rowVersions: createRowVersions(),
    lost: createLostRows(wizard.key),
    completeness,
    context,
    contextNow,
    steps,
    screen,
    form: (id) => forms.get(id) as FormStore,
    isOpenable,
    view: () => screen.view,
    update: screen.update,
  };
}
