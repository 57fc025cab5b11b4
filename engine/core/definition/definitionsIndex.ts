import type { AccountType } from './accountType';
import type { SettingDefinition } from './types';

/** A wizard that the definitions offer. */
export interface WizardEntry {
  id: string;
  /** The customer type that may use it. */
  type: number;
  /** Whether it is the registration of its type, or a form of its own beside it. */
  registration?: true;
  /** What the calls of its renewal call the overview. */
  overview?: { number: number };
  /** Path of the call that opens it, below the API; without one its parts are loaded one by one. */
  open?: string;
  /** Where the portal shows it. */
  route: string;
  title: string;
  /** Its compiled module. */
  url: string;
  /** Of the version that it belongs to; none where it was not published. */
  number?: number;
}

/** What a portal reads first: the wizards with the addresses of their modules, relative to the index. */
export interface DefinitionsIndex {
  /** Hash over all definitions. */
  version: string;
  /** Under which it was published; none where it was not. */
  number?: number;
  settings: Record<string, SettingDefinition>;
  /** Who can have an account. */
  types: AccountType[];
  wizards: WizardEntry[];
  /** Forms that stand alone: `acesso/recuperacao`. */
  forms: { id: string; url: string }[];
  /** What names the present content of each list of options of the server, by the path of its call in lower case. */
  lists?: Record<string, string>;
}
