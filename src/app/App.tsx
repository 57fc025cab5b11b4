import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { DialogHost } from '../features/dialogs/DialogHost';
import { followOtherTabs } from '../features/session/sessionStore';
import { ErrorBoundary } from '../features/shell/ErrorBoundary';
import { VersionBanner } from '../features/version/VersionBanner';
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
