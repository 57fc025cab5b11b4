import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import '../../src/theme/tokens.css';
import '../../engine/react/theme/base.css';
import '../../src/theme/base.css';
import '../theme/studio.css';
import { WorkspaceProvider } from '../document/WorkspaceContext';
import { createWorkspace } from '../document/workspace';
import { api, StudioError } from '../state/api';
import { show, showPreview } from '../state/view';
import { Studio } from './Studio';

const root = createRoot(document.getElementById('studio') as HTMLElement);
try {
  const { files, ...about } = await api.definitions();
  show({ about });
  showPreview({ today: about.today });
  root.render(
    <StrictMode>
      <I18nProvider locale="pt-BR">
        <WorkspaceProvider value={createWorkspace(files)}>
          <Studio />
        </WorkspaceProvider>
      </I18nProvider>
    </StrictMode>,
  );
} catch (error) {
  reportError(error);
  const said =
    error instanceof StudioError ? error.message : 'O Estúdio não abriu. O console do navegador diz por quê.';
  root.render(<p role="alert">{said}</p>);
}
