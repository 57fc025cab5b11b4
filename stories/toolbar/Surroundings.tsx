import { createContext, type ReactNode, useContext } from 'react';
import type { Json } from '../../engine/core';
import type { TabInput } from '../engine/tabSession';

/** What the toolbar says of the registration that a story shows. */
export interface Surroundings {
  mode: NonNullable<TabInput['mode']>;
  /** Settings by name that differ from their defaults. */
  settings: Record<string, Json>;
}

const Context = createContext<Surroundings>({ mode: 'new', settings: {} });

/** The surroundings that the toolbar asks for; what a story says itself goes before them. */
export const useSurroundings = () => useContext(Context);

/** A story in its surroundings: with others it begins anew, as a page does that is opened in them. */
export function Surrounded({ value, children }: { value: Surroundings; children: ReactNode }) {
  return (
    <Context key={JSON.stringify(value)} value={value}>
      {children}
    </Context>
  );
}
