import type { JsonObject } from '../../engine/core';
import type { SessionInput } from '../../engine/session';
import type { OpenRow } from '../analysis/why/types';
import type { ModulePatch } from '../wire';

/** What the frame with the preview is asked to show. */
export interface Shown {
  /** Address of the module of the tab. */
  module: string;
  /** What makes it of the one before, where that is the one that the frame shows. */
  patch?: ModulePatch | undefined;
  tenant: string;
  mode: SessionInput['base']['mode'];
  /** `2026-11-21` */
  today: string;
  settings: JsonObject;
  user: JsonObject;
  /** The data of other tabs, by id. */
  tabs: Record<string, JsonObject>;
  /** Fills the form; without it what is typed there stays. */
  data?: JsonObject;
  /** Shows every error, as after going on. */
  checked?: boolean;
}

/** Fields by their pointer in the data (`/Name`, `/accounts/0/Branch`), sections as `#id`. */
export interface Marks {
  selected?: string;
  /** What the name of the selected thing says. */
  label?: string;
  /** Those that decide about it. */
  deciding?: readonly string[];
  /** Those that it decides about, with what it does. */
  reached?: readonly { at: string; label: string }[];
}

/** What the frame tells of the form after every change. */
export interface FormSeen {
  values: JsonObject;
  /** The forms of its lists that are open, the one in front at the end. */
  rows: OpenRow[];
  /** What stands around the tab. */
  around: Pick<Shown, 'settings' | 'user' | 'mode' | 'today' | 'tabs'>;
  hidden: string[];
  required: string[];
  locked: string[];
  errors: { pointer: string; text: string }[];
}

export type ToFrame =
  | { type: 'show'; shown: Shown }
  | { type: 'mark'; marks: Marks }
  | { type: 'fill'; data: JsonObject; checked?: boolean }
  | { type: 'row'; row: OpenRow }
  | { type: 'focus'; pointer: string };

export type FromFrame =
  | { type: 'ready' }
  | { type: 'seen'; seen: FormSeen }
  | { type: 'picked'; at: string; why: boolean }
  | { type: 'key'; init: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> }
  | { type: 'failed' };
