import { type ReactNode, useState } from 'react';
import { linksOf } from '../../studio/analysis/links/linksOf';
import { WorkspaceProvider } from '../../studio/document/WorkspaceContext';
import { createWorkspace, type Selection, type WorkspaceStore } from '../../studio/document/workspace';
import { useLinks } from '../../studio/state/useLinks';
import '../../studio/theme/studio.css';

const texts = import.meta.glob<string>('../../schemas/**/*.json', { query: '?raw', import: 'default', eager: true });

/** The definitions of the portal by path below their folder. */
export const files: Record<string, string> = Object.fromEntries(
  Object.entries(texts).flatMap(([path, text]) => {
    const name = path.replace('../../schemas/', '');
    return name.startsWith('vocabulary/') ? [] : [[name, text]];
  }),
);

/** A workspace with the definitions of the portal, in which one thing is selected. */
export function storyWorkspace(selection: Selection): WorkspaceStore {
  const store = createWorkspace(files);
  useLinks.setState({ links: linksOf(files) });
  store.select(selection);
  return store;
}

/** A piece of the Estúdio on the definitions of the portal. */
export function WorkspaceStory(props: {
  selection: Selection;
  /** As wide as its place in the Estúdio, in pixels. */
  width?: number;
  height?: number;
  store?: WorkspaceStore;
  children: ReactNode;
}) {
  const { selection, width = 352, height, store, children } = props;
  const [own] = useState(() => store ?? storyWorkspace(selection));
  return (
    <WorkspaceProvider value={own}>
      <div id="studio" style={{ display: 'grid', inlineSize: width, maxInlineSize: '100%', blockSize: height }}>
        {children}
      </div>
    </WorkspaceProvider>
  );
}
