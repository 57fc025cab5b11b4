import type { Kind } from '../engine/analyse';
import type { Changes } from './wire';

/** `POST impact`: what the definitions as they are here do to registrations, against the last commit or the published version; or what going back does. */
export interface ImpactAsked {
  changes: Changes;
  against: 'commit' | 'published' | 'earlier';
  /** `earlier`: the version to which one would go back; the definitions here have no part in it. */
  backTo?: number;
}

/** Registrations by what they are. */
export type Group = 'draft' | 'waiting' | 'approved';
/** What happens to one of them. */
export type Effect = 'asked' | 'lost' | 'refused' | 'open';

/** One difference, and what it does to the registrations that were looked at. */
export interface FindingTold {
  id: string;
  kind: Kind;
  file: string;
  line: number;
  pointer: string;
  version: 'before' | 'after';
  wizard?: string;
  sentence: string;
  impact?: { counts: Record<Group, Record<Effect, number>> };
}

/** What came of it; `failure` is what the command said in its place. */
export interface ImpactTold {
  findings: FindingTold[];
  impact?: { registrations: Record<Group, number> };
  /** What was left out, because something is wrong with it. */
  leftOut?: LeftOutTold[];
  failure?: string;
}

/** An example, which decides about nobody; a file or the files of a wizard, which count as they were before. */
export interface LeftOutTold {
  what: 'example' | 'file' | 'wizard';
  /** The file, or the folder of the wizard. */
  name: string;
  file: string;
  line: number;
  message: string;
}

/** Lines of the answer to `POST impact`: how far it is, and in the end what came of it. */
export type ImpactLine = { done: number; all: number } | { told: ImpactTold };

/** What happens to registrations under way, as the answers of `npm run definitions -- publish` say it. */
export type Fate = 'carry' | { finish: string } | { stop: string };

/** `POST publish`: publishes what is on disk, or an earlier version anew. The key is given to the command alone, and kept nowhere. */
export interface PublishAsked {
  backTo?: number;
  note: string;
  author: string;
  key: string;
  answers: Record<string, Fate>;
}

/** What the command said. */
export interface PublishTold {
  done: boolean;
  said: string;
}

/** A published version. */
export interface VersionTold {
  number: number;
  /** When it was published, who did it, and why. */
  said: string;
  isCurrent: boolean;
}

/** `GET versions`: what is published; nothing where there is no database, nor, without `?build`, where the portal must be built first. */
export interface VersionsTold {
  versions: VersionTold[];
}
