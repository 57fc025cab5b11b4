import { create } from 'zustand';
import type { Given } from '../../engine/analyse';
import type { JsonObject } from '../../engine/core';
import type { OpenRow } from '../analysis/why/types';
import type { FormSeen } from '../preview/protocol';
import type { Definitions, ModulePatch, Problem } from '../wire';
import { keep, kept } from './sizes';

/** What a form is seen on. */
export type Device = 'phone' | 'desktop';

/** What the middle shows: the form, the text of the file, or both. */
export type Layout = 'visual' | 'split' | 'text';
export type PanelId = 'problems' | 'data' | 'why' | 'cases' | 'comments' | 'impact' | 'history';
export type Mode = 'new' | 'edit' | 'renewal';

/** How the form of the preview is opened. */
export interface PreviewSettings {
  device: Device;
  tenant: string;
  mode: Mode;
  today: string;
  /** Settings by name that differ from their defaults. */
  settings: JsonObject;
  /** What the user differs in from the one of the samples. */
  user: JsonObject;
}

/** Answers that fill the form of the preview, with what stands around them. */
export interface Filled {
  given: Given;
  /** Its errors are shown, as after going on. */
  isChecked?: boolean;
  /** What goes into the form of a row that is open; all else stays as it is. */
  row?: OpenRow;
}

/** What stands on the screen beside the definitions themselves. */
export interface View {
  about: Omit<Definitions, 'files'>;
  layout: Layout;
  panel: PanelId;
  isPanelLarge: boolean;
  preview: PreviewSettings;
  /** Whether the preview shows the texts as they are. */
  shown: 'current' | 'compiling' | 'earlier';
  /** Address of the module that the preview shows. */
  module: string | undefined;
  /** What makes it of the one that was shown before. */
  patch: ModulePatch | undefined;
  seen: FormSeen | undefined;
  /** What was pointed at last in the preview, as its frame calls it. */
  picked: string | undefined;
  /** What the preview is to be filled with; a new object fills it again. */
  filled: Filled | undefined;
  /** Fields that decide about what is explained, as the frame knows them. */
  deciding: readonly string[];
  /** What the quick checks and the prover found last. */
  problems: readonly Problem[];
  isProving: boolean;
  /** Where the properties have no column of their own: whether they lie over the form. */
  isDrawerOpen: boolean;
  /** The keys are to go to the row of what is selected. */
  isRowWanted: boolean;
  /** The box that goes to anything is open. */
  isFinding: boolean;
  /** The list of all keys is open. */
  isTellingKeys: boolean;
  /** What is about to be given away of a wizard; without one, of one that is chosen then. */
  paper: { kind: 'share' | 'book'; wizard?: string } | undefined;
  /** What cannot be done at the moment, and why. */
  failure: string | undefined;
}

const LAYOUT = 'estudio.layout';

export const useView = create<View>(() => ({
  about: { folder: 'schemas', today: '2026-01-01', tenants: [] },
  layout: kept<{ layout: Layout }>(LAYOUT).layout ?? ((globalThis.innerWidth ?? 0) >= 1800 ? 'split' : 'visual'),
  panel: 'problems',
  isPanelLarge: false,
  preview: { device: 'phone', tenant: 'andorinha', mode: 'new', today: '2026-01-01', settings: {}, user: {} },
  shown: 'compiling',
  module: undefined,
  patch: undefined,
  seen: undefined,
  picked: undefined,
  filled: undefined,
  deciding: [],
  problems: [],
  isProving: false,
  isDrawerOpen: true,
  isRowWanted: false,
  isFinding: false,
  isTellingKeys: false,
  paper: undefined,
  failure: undefined,
}));

useView.subscribe(({ layout }, before) => {
  if (layout === before.layout) return;
  keep(LAYOUT, { layout });
  // Where the properties lie over the middle, they would hide the text that was asked for.
  if (layout !== 'visual') useView.setState({ isDrawerOpen: false });
});

/** Changes what stands on the screen. */
export const show = (change: Partial<View>): void => useView.setState(change);

/** Changes how the preview is opened. */
export const showPreview = (change: Partial<PreviewSettings>): void =>
  useView.setState(({ preview }) => ({ preview: { ...preview, ...change } }));
