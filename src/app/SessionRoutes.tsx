import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../features/shell/PageSkeleton';
import { WizardLoading } from '../features/wizard/WizardLoading';
import { mayFillIn, wizardAt } from './access';
import { lazyPage } from './lazyPage';
import { SessionPage } from './SessionPage';

const dashboard = lazyPage(async () => (await import('./DashboardRoute')).DashboardRoute);
const wizardPage = lazyPage(async () => (await import('../features/wizard/WizardPage')).WizardPage);

/** The pages behind the login. A path that is none of them may be a wizard's. */
export function SessionRoutes() {
  const { pathname } = useLocation();
  return (
    <Routes>
      <Route path="/" element={<Home key="/" />} />
      <Route path="/Dashboard" element={<Home key="/Dashboard" title="Dashboard" />} />
      <Route path="*" element={<Wizard pathname={pathname} />} />
    </Routes>
  );
}

/** A registration that has not begun opens its wizard; any other the dashboard, whose script comes with its data. */
function Home({ title }: { title?: string }) {
  useEffect(() => {
    dashboard.load().catch(() => undefined);
  }, []);
  const waiting = <PageSkeleton />;
  return (
    <SessionPage isFresh waiting={waiting}>
      {(user, wizards) => {
        const own = wizards.find((wizard) => wizard.type === user.TipoCliente);
        if (own && mayFillIn(user, own)) return <Navigate to={own.route} replace />;
        return <dashboard.LazyPage user={user} entry={own} title={title} waiting={waiting} />;
      }}
    </SessionPage>
  );
}

/** The wizard of a route, for the clients that may fill it in. Its script comes together with their data. */
function Wizard({ pathname }: { pathname: string }) {
  useEffect(() => {
    wizardPage.load().catch(() => undefined);
  }, []);
  const waiting = <WizardLoading />;
  return (
    <SessionPage waiting={waiting}>
      {(user, wizards) => {
        const wizard = wizardAt(pathname, wizards);
        if (!wizard || !mayFillIn(user, wizard)) return <Navigate to="/" replace />;
        return <wizardPage.LazyPage key={wizard.id} entry={wizard} user={user} waiting={waiting} />;
      }}
    </SessionPage>
  );
}
