import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Workspace, WorkspaceStore } from './workspace';

const Context = createContext<WorkspaceStore | undefined>(undefined);

/** Gives the rooms of the Estúdio the definitions that they work on. */
export const WorkspaceProvider = Context.Provider;

/** The workspace around a component. @throws without a provider */
export function useWorkspaceStore(): WorkspaceStore {
  const store = useContext(Context);
  if (!store) throw new Error('There is no workspace around this component.');
  return store;
}

/** What a component looks at of the workspace. */
export function useWorkspace<T>(select: (workspace: Workspace) => T): T {
  return useStore(useWorkspaceStore(), select);
}
