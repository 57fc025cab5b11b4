import { createContext, useContext } from 'react';
import type { Json, JsonObject } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import type { KnownKey } from '../definitions/known';
import type { Scope } from '../sentence/scope';
import type { Thing } from '../things';

/** What the blocks of a form of properties are about. */
export interface ThingEnvironment {
  thing: Thing;
  /** What it says now, by key. */
  data: JsonObject;
  /** The keys that its own place says, without what it takes from a shared field. */
  own: JsonObject;
  /** The fields that stand beside it in its object; hundreds of them, which few blocks ask for. */
  siblings(): Readonly<Record<string, FieldSchema>>;
  scope: Scope;
  /** Inside the value of a key: what the vocabulary knows there. */
  keys?: readonly KnownKey[];
  /** The file cannot be changed here, as its text is no JSON. */
  isDisabled: boolean;
  /** Changes keys of the thing; `what` is how the change is called: "Opções". False when that changes nothing. */
  change(what: string, patch: Record<string, Json | undefined>): boolean;
  /** Opens the gallery in which another type is chosen. */
  chooseKind(): void;
}

const Context = createContext<ThingEnvironment | undefined>(undefined);

/** Gives the blocks below it their thing. */
export const ThingProvider = Context.Provider;

/** The thing around a block. @throws without a provider */
export function useThing(): ThingEnvironment {
  const environment = useContext(Context);
  if (!environment) throw new Error('There is no thing around this block.');
  return environment;
}
