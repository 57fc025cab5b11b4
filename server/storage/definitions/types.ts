import type { AccountType, DefinitionsIndex, LoadedWizard, SettingDefinition } from '../../../engine/definition';
import type { MigrationStep } from '../../../engine/wire';

/** The compiled definitions of one version, as the server works with them. */
export interface Definitions {
  settings: Record<string, SettingDefinition>;
  /** Who can have an account. */
  types: AccountType[];
  wizards: LoadedWizard[];
}

/** What the build makes of schemas/, and what is published. */
export interface DefinitionsPackage {
  index: DefinitionsIndex;
  /** Texts of the ES modules by file name. */
  modules: Record<string, string>;
  /** The JSON files by path below schemas/; empty where they were not kept. */
  sources: Record<string, string>;
  /** The steps that the sources declare, by wizard, oldest first. */
  migrations: Record<string, MigrationStep[]>;
}

/**
 * What becomes of registrations under way where a version changes their wizard: they go on with it (`carry`), with the
 * version that they began until a moment (`finish`), or stop until the client has read what changed (`stop`).
 */
export type Fate = { kind: 'carry' } | { kind: 'finish'; until: string } | { kind: 'stop'; message: string };

/** A difference to the version before, as the comparison of both told it, and the answer of whoever published. */
export interface PublishedFinding {
  id: string;
  /** Whether it is compatible, asks more, loses data, ... */
  kind: string;
  wizard?: string;
  tab?: string;
  /** Nodes of the tab: `Cep`, `contas[]/Agencia`. */
  fields: string[];
  message: string;
  answer?: Fate;
}

/** What a key lets its owner do: an author proposes, a publisher publishes what was proposed, too. */
export type PublishingRole = 'author' | 'publisher';

/** What is to be published, as text: a moment is ISO 8601. */
export interface StoredPublication {
  content: DefinitionsPackage;
  findings: PublishedFinding[];
  fates: Record<string, Fate>;
  steps: Record<string, MigrationStep[]>;
  note: string;
  /** The version whose content it is, when that is gone back to. */
  backTo?: number;
  /** From when; at once without it. */
  startsAt?: string;
}

/** What is known of a version without its content. Never changed. */
export interface VersionFacts {
  /** From 1, one after the other. */
  number: number;
  /** Hash over the content. */
  hash: string;
  author: string;
  note: string;
  publishedAt: Date;
  /** From when it is the current one. */
  startsAt: Date;
  /** The version that it goes back to: what came between is undone. */
  backTo: number | null;
  /** By wizard; without an entry `carry`. */
  fates: Record<string, Fate>;
  /** By wizard: from the version before to this one. */
  steps: Record<string, MigrationStep[]>;
}

/** A version with its content. */
export interface Version extends Definitions, VersionFacts {
  /** What the portal loads. */
  files: DefinitionFiles;
}

/** The files of a version that a browser may fetch. */
export interface DefinitionFiles {
  index: DefinitionsIndex;
  modules: Record<string, string>;
}

/** The definitions of a running server: `settings`, `types` and `wizards` are always those of the current version. */
export interface LiveDefinitions extends Definitions {
  /** The current version. */
  readonly current: Version;
  /** All versions that there are, oldest first, those that start later included. */
  readonly versions: readonly VersionFacts[];
  /** A version with its content; `undefined` when there is none of this number. */
  at(number: number): Promise<Version | undefined>;
  /** What a browser loads first of a version that is or was in force. */
  index(number: number, now: Date): Promise<DefinitionsIndex | undefined>;
  /** The JSON files that a version was made from, by path; empty where they were not kept. */
  sources(number: number): Promise<Record<string, string>>;
  /** The text of a module of any version. */
  module(name: string): Promise<string | undefined>;
  /** Takes what was published meanwhile. */
  refresh(now: Date): Promise<void>;
  /** The same for whoever names a version from outside that is not in force here yet: at most once a second for all. */
  hear(number: number, now: Date): Promise<void>;
}
