import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { DialogHost } from '../dialogs/DialogHost';
import { VersionBanner } from '../features/version/VersionBanner';
import { useWatchedMoves } from '../history/useMoves';
import { followOtherTabs } from '../session/sessionStore';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { PortalRoutes } from './PortalRoutes';
import { useApiEvents } from './useApiEvents';

/** The portal. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Portal />
      </BrowserRouter>
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
