import type { Kind } from '../../../engine/edit';

/** One thing at the other end: a field, a section, a tab or a part, and the rules by which it decides or is decided about. */
export interface Link {
  kind: Kind;
  /** As references name it: `pf/informacoes/Nacionalidade`, `pf/informacoes#conjuge`. */
  id: string;
  rules: string[];
}

/** Who decides about a thing, and what it decides about. */
export interface ThingLinks {
  /** A rule or a condition shows it at times alone. */
  isConditional: boolean;
  dependsOn: Link[];
  decides: Link[];
}

/** By the thing (`field pf/informacoes/Nacionalidade`); what has nothing to do with others is not there. */
export type Links = Readonly<Record<string, ThingLinks>>;
