import { type ComponentType, createContext } from 'react';
import type { FieldSchema } from '../../../engine/definition';
import type { Group } from './phrase';
import type { Scope } from './scope';

/** What an editor of something asked needs to know. */
export interface AskContext {
  schema: FieldSchema | undefined;
  /** The reference whose value is spoken of. */
  reference: string;
  scope: Scope;
  isDisabled?: boolean | undefined;
}

/** What the editor of a group is given. */
export interface GroupProps {
  group: Group;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(group: Group): void;
}

/** The editor of the groups inside a group: conditions recurse, modules do not. */
export const NestedGroup = createContext<ComponentType<GroupProps>>(() => null);
