import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { HomePage } from '../features/home/HomePage';
import { PageSkeleton } from '../features/shell/PageSkeleton';
import { WizardLoading } from '../features/wizard/WizardLoading';
import { mayFillIn, wizardAt } from './access';
import { lazyPage } from './lazyPage';
import { SessionPage } from './SessionPage';

const wizardPage = lazyPage(async () => (await import('../features/wizard/WizardPage')).WizardPage);

/** The pages behind the login. A path that is none of them may be a wizard's. */
export function SessionRoutes() {
  const { pathname } = useLocation();
  return (
    <Routes>
      <Route path="/" element={<Home key="/" title="Seu cadastro" />} />
      <Route path="/Dashboard" element={<Home key="/Dashboard" title="Dashboard" />} />
      <Route path="*" element={<Wizard pathname={pathname} />} />
    </Routes>
  );
}

/** A registration that has not begun opens its wizard; any other shows its status. */
function Home({ title }: { title: string }) {
  return (
    <SessionPage isFresh waiting={<PageSkeleton />}>
      {(user, wizards) => {
        const own = wizards.find((wizard) => mayFillIn(user, wizard));
        return own ? <Navigate to={own.route} replace /> : <HomePage user={user} title={title} />;
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
