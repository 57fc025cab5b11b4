import type { JsonObject } from '../../engine/core';
import type { BlockShape, Condition } from '../../engine/definition';

/** Options of a block under a title, where its properties are edited. */
export interface OptionGroup {
  title: string;
  keys: readonly string[];
}

/** All that is known of a block beside its code, which `src/blocks/registry.ts` has. */
export interface PortalBlock extends BlockShape {
  /** What it is called where one is chosen, and in the list of a tab. */
  title: string;
  /** It asks for signatures: what a change means for them is told. */
  isSigned?: true;
  /** What analysts read of it, and of its options by key; a block without options has none. */
  vocabulary?: { description: string; properties: Readonly<Record<string, JsonObject>> };
  /** What the codes of its options are called, by option. */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the fields are for that it binds; one of them may stand for a list. */
  fields?: Readonly<Record<string, { title: string; isList?: true }>>;
  /** How its options stand where they are edited; without it in one group. `binds` is the place of its fields. */
  groups?: readonly OptionGroup[];
  /** Options that make sense only for some values of others. */
  only?: readonly { when: Condition; show: readonly string[] }[];
}
