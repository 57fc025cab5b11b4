import { type ReactNode, useState } from 'react';
import { WorkspaceProvider } from '../../studio/document/WorkspaceContext';
import { createWorkspace, type Selection, type WorkspaceStore } from '../../studio/document/workspace';
import '../../studio/theme/studio.css';

const TEXTS = import.meta.glob<string>(['../../schemas/*.json', '../../schemas/{pf,shared}/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = Object.fromEntries(
  Object.entries(TEXTS).map(([path, text]) => [path.replace('../../schemas/', ''), text]),
);

/** A room of the Estúdio by itself, over the definitions of this portal. */
export function StudioStory({ selection, children }: { selection: Selection; children: ReactNode }) {
  const [store] = useState<WorkspaceStore>(() => {
    const opened = createWorkspace(files);
    opened.select(selection);
    return opened;
  });
  return (
    <WorkspaceProvider value={store}>
      <main id="studio" style={{ display: 'grid', blockSize: 'calc(100dvh - 2rem)', minInlineSize: 0 }}>
        {children}
      </main>
    </WorkspaceProvider>
  );
}
