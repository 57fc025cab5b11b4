import { type ComponentType, type ReactNode, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { DialogHost } from '../dialogs/DialogHost';
import { VersionBanner } from '../features/version/VersionBanner';
import { useWatchedMoves } from '../history/useMoves';
import { followOtherTabs } from '../session/sessionStore';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { PortalRoutes } from './PortalRoutes';
import { useApiEvents } from './useApiEvents';

export interface AppProps {
  /** Where the page is; without it at the address of the browser. */
  router?: ComponentType<{ children: ReactNode }>;
}

/** The portal. */
export function App({ router: Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary>
      <Router>
        <Portal />
      </Router>
    </ErrorBoundary>
  );
}

function Portal() {
  useWatchedMoves();
  useApiEvents();
  useEffect(followOtherTabs, []);
  return (
    <>
      <VersionBanner />
      <ErrorBoundary>
        <PortalRoutes />
      </ErrorBoundary>
      <DialogHost />
    </>
  );
}
