import type { Json } from '../../engine/core';
import type { AskDefinition, BlockItem } from '../../engine/definition';
import type { Counted, SummaryItem } from '../../engine/state';
import type { WizardData } from '../../engine/wire';
import type { Session } from '../http/gate';
import type { Client } from '../storage/client';
import type { Services } from '../storage/services';
import type { Change } from './change';
import type { Registration } from './registration';
import type { Shown } from './shown';
import type { Knowledge } from './stored';

/** A block of a tab, and the registration that it belongs to. */
export interface BlockInput {
  block: BlockItem;
  registration: Registration;
}

/** Whose load call of a block is answered. */
export interface LoadInput {
  session: Session;
  /** Query parameters, names in lower case. */
  query: Record<string, string>;
  /** The registration of the client, when there is a wizard for it; read once, however often it is asked for. */
  read: () => Promise<Registration | undefined>;
  /** What several calls read, by a name: read once for all that one call answers. */
  share: <T>(name: string, read: () => Promise<T>) => Promise<T>;
}

/** A load call of a block: answered where it is made, and when a wizard with the block is opened. */
export interface BlockLoad {
  /** `GET /tipoDocumento`. */
  call: string;
  /** It is made once the block is on the screen: opening a wizard, which is over then, does not answer it. */
  isOfScreen?: true;
  answer: (input: LoadInput) => Promise<Json>;
}

/** What a block lacks when its registration is sent, in the words of its dialog. */
export type BlockCheck = (input: BlockInput & { services: Services }) => Promise<string[]>;

/** How many a block holds, for the line of its tab. */
export type BlockCount = (input: BlockInput & { services: Services }) => Promise<Counted>;

/** A block on the sheet of a client, in the names and texts that are shown with it. */
export interface SheetInput {
  block: BlockItem;
  client: Client;
  services: Services;
  shown: Shown;
}

/** The lines that a block stands for on the sheet; a line break in a value begins a new line. */
export type SheetBlock = (input: SheetInput) => Promise<SummaryItem[]>;

/** A block on a form that is filled in on paper, by somebody of this type. */
export interface PaperInput {
  block: BlockItem;
  type: number;
  services: Services;
}

/** A question of a block on paper, with what can be ticked. */
export interface PaperItem {
  label: string;
  choices: readonly string[];
}

/** What a block asks on paper. */
export type PaperBlock = (input: PaperInput) => Promise<PaperItem[]>;

/** What the room that owns a block brings for it. */
export interface BlockRoom {
  lacking?: BlockCheck;
  count?: BlockCount;
  sheet?: SheetBlock;
  paper?: PaperBlock;
  /** What the block reads when its wizard is opened, and once it is on the screen. */
  loads?: readonly BlockLoad[];
  /** What it holds of a client, for the systems behind: by the database of these services, within a decision its transaction. */
  handOver?: (client: Client, services: Services) => Promise<Json>;
}

/** Something that was saved: a part, a row, or a deletion. */
export interface Saved {
  /** The registration as it was before. */
  before: Registration;
  /** What was saved by tab; nothing of what was not carried. Empty where a row was deleted. */
  data: WizardData;
  /** The fields that the call carries, whether filled or not. */
  carried: readonly string[];
  /** The questions that the definition puts before this change: the customer has said yes to them. */
  questions: readonly AskDefinition[];
  /** False when the same was sent again. */
  isChanged: boolean;
}

/** What a save brings about elsewhere, in the same transaction. */
export interface Effect {
  /** Whether it brings this about: a save that concerns nobody elsewhere needs no transaction. */
  concerns: (saved: Saved) => boolean;
  /** Asked only where it concerns. @throws Refusal when the change may not be made */
  follow: (saved: Saved, change: Change) => Promise<void>;
}

/** What other rooms bring into registrations; `server/app` puts it together, so that this room imports none of them. */
export interface Rooms {
  /** By the name of the block. */
  blocks: Readonly<Record<string, BlockRoom>>;
  /** What a save in any wizard needs before it counts; one after another, in this order. */
  guards: readonly Effect[];
  /** What follows a save of the registration, after them, in this order. */
  effects: readonly Effect[];
  /** What is known of a client besides its own columns: under what name a block binds it to a field, and the query of its one value. */
  known: Knowledge;
}
