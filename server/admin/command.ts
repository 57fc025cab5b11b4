import type { ServerConfig } from '../storage/config';
import type { Database } from '../storage/database';
import type { LiveDefinitions } from '../storage/definitions/types';
import type { SecurityEvent } from '../storage/securityEvent';
import type { Tables } from '../storage/storage';

/** What a command works on. */
export interface AdminParts {
  database: Database;
  definitions: LiveDefinitions;
  config: ServerConfig;
  /** Folder of `data/`. */
  assets: string;
}

/** Customers to try the portal with. */
export interface DemoCreated {
  /** Their logins, one a line. */
  logins: string[];
  /** The calls that the definitions refuse. */
  refused: string[];
}

/** What a command works with. */
export interface AdminContext extends AdminParts {
  now: Date;
  print: (line: string) => void;
  /** The key with which the caller publishes. */
  key?: string | undefined;
  /** Tells of what was done in the log. */
  tell?: (event: SecurityEvent) => void;
  /** Notes whom the command is about, before it shows anything of them. */
  about?: (account: string) => Promise<void>;
  /** Notes whose data the command is about to show. */
  seen?: (accounts: readonly string[] | 'all') => Promise<void>;
  /** The tables of the database are those of an earlier version. */
  isBehind?: boolean;
  /** A server serves customers out of this database. */
  isServing?: boolean;
  /** Creates the demo customers that are missing, by an application of their own. */
  createDemo: (parts: AdminParts, now: Date) => Promise<DemoCreated>;
}

/** What was written after the name of the command. */
export interface AdminArguments {
  words: string[];
  options: Record<string, string | undefined>;
}

/** Something that an operator may have done. */
export interface AdminCommand {
  /** How it is written after its name. */
  usage: string;
  /** What it does, in one line. */
  help: string;
  /** What becomes of tables of an earlier version; if not said, the database is refused. */
  tables?: Tables;
  run: (context: AdminContext, given: AdminArguments) => Promise<void>;
}

/** The command cannot be done as it was written; the message is one sentence for the operator. */
export class AdminError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AdminError';
  }
}
