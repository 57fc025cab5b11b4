import type { Problem as FoundProblem } from '../engine/compile';
import type { Files } from '../engine/edit';
import type { Edit } from './preview/patch';

/** What the Estúdio and its server say to each other. Everything stands below `/estudio/api/`, as JSON. */

/** Where the pages and calls of the Estúdio stand. */
export const BASE = '/estudio/';

/** Texts of files that differ from those on disk, by path below the folder of definitions; null: there is no such file. */
export type Changes = Record<string, string | null>;

/** Changes as they are told: of a text that was told before, what became of it. */
export type ChangesTold = Record<string, string | null | TextChange>;

/** So many characters from a place on became others. */
export interface TextChange {
  at: number;
  gone: number;
  come: string;
}

/** Changes under a name that later ones can go on from; 409 where those `since` which they are told are not known. */
export interface ToldAsked {
  changes: ChangesTold;
  name?: string;
  since?: string;
}

/** `GET definitions` */
export interface Definitions {
  files: Files;
  /** The folder as the terminal would name it. */
  folder: string;
  /** The day of the server's machine. */
  today: string;
  /** The institutions that a preview can be drawn for. */
  tenants: { id: string; name: string }[];
}

/** A problem whose file is named below the folder of definitions. */
export type Problem = Omit<FoundProblem, 'use'>;

/** A tab by its wizard and its id. */
export interface TabAsked {
  /** `pf/informacoes` */
  tab: string;
}

/** `POST preview`: the tab that is looked at, with what is not on disk yet. */
export interface PreviewAsked extends ToldAsked, TabAsked {
  /** Address of the module that is shown: what differs from it is told. */
  shown?: string;
}

export interface Preview {
  /** Address of the module of the tab; absent while its own files have problems. */
  module?: string;
  /** What makes that module of the one that is shown, where the server still has it and they have much in common. */
  patch?: ModulePatch;
  /** What is wrong in the files that were looked at, but for what `POST problems` tells beside it. */
  problems: Problem[];
  /** These files. */
  files: string[];
}

/** What makes one module of a tab of another. */
export interface ModulePatch {
  /** Address of the module that it is put to. */
  from: string;
  /** Of the object of its `definition`, `wizard` and `settings`. */
  edits: Edit[];
  /** Address of its validators, where they are other ones. */
  validators?: string;
}

/** The answer of `POST problems` (`ToldAsked`): everything that is wrong, what the rules never bring about and wrong examples among it. */
export interface Problems {
  problems: Problem[];
}

/** `PUT files`: what is to be on disk, and what it was made from. */
export interface SaveAsked {
  files: Record<string, { text: string | null; base: string | null }>;
}

/** 409 of `PUT files`: these are not what they were made from; nothing was written. */
export interface SaveRefused {
  disk: Changes;
}

/** `GET changes`, an event stream: files that somebody else changed on disk. */
export interface DiskChange {
  disk: Changes;
}

/** `POST share` and `POST book`: the wizard that is given away, with what is not on disk yet. */
export interface WizardAsked {
  changes: Changes;
  wizard: string;
}

/** The file that was made, below the project's folder; or why there is none. */
export interface PaperTold {
  file?: string;
  failure?: string;
}

/** `GET committed`: the definitions of the last commit; absent where there is none. */
export interface Committed {
  files?: Files;
  commit?: { hash: string; subject: string; at: string };
}

/** A commit that changed definitions. */
export interface CommitTold {
  hash: string;
  /** ISO 8601 */
  at: string;
  author: string;
  subject: string;
}

/** `GET lately`: the last of them, newest first. */
export interface Lately {
  commits: CommitTold[];
}
