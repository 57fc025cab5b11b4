import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { wasSent } from '../../contract/lifeCycle';
import { wizardAt } from '../../contract/pages';
import type { OpenPlace } from '../features/dashboard/DashboardPage';
import { endAhead, whenAhead } from '../features/wizard/ahead';
import { tabAt } from '../features/wizard/places';
import { WizardComing } from '../features/wizard/WizardLoading';
import { besideRegistration, mayFillIn, registrationOf } from '../session/access';
import { watchConnection } from '../session/offline/connection';
import { keepAnswers } from '../session/offline/keepAnswers';
import { rememberUser, useSession } from '../session/sessionStore';
import { openShelter } from '../session/shelter/shelter';
import { PageSkeleton } from '../shell/PageSkeleton';
import { awaitTitle } from '../shell/PageTitle';
import { Patient } from '../shell/Patient';
import { prepareFormats } from './formats';
import { lazyPage } from './lazyPage';
import { SessionPage } from './SessionPage';

const dashboard = lazyPage(async () => (await import('./DashboardRoute')).DashboardRoute);
const securityPage = lazyPage(async () => (await import('../features/security/SecurityPage')).SecurityPage);
const wizardPage = lazyPage(async () => (await import('../features/wizard/WizardPage')).WizardPage);

/** Resolves once the wizard at this address can stand with the first frame, at once where none was opened ahead, or with `enough`. */
export async function standAtOnce(enough: Promise<undefined>): Promise<void> {
  const whole = Promise.all([whenAhead(), wizardPage.load()]).then(
    ([begun]) => begun,
    () => undefined,
  );
  const begun = await Promise.race([whole, enough]);
  if (!begun) return endAhead();
  rememberUser(begun.user);
  awaitTitle();
}

/** The pages behind the login. A path that is none of them may be a wizard's. */
export function SessionRoutes() {
  const { pathname } = useLocation();
  // Before the pages ask for anything.
  useLayoutEffect(keepAnswers, []);
  useLayoutEffect(watchConnection, []);
  useEffect(prepareFormats, []);
  const EndWarning = useEndWarning();
  return (
    <>
      <Routes>
        <Route path="/" element={<Home key="/" />} />
        <Route path="/Dashboard" element={<Home key="/Dashboard" title="Dashboard" />} />
        <Route path="/Seguranca/*" element={<Security />} />
        <Route path="*" element={<Wizard pathname={pathname} />} />
      </Routes>
      {EndWarning && <EndWarning />}
    </>
  );
}

/** A session ends after minutes: what watches it lets the page come first. */
const WATCH_DELAY_MS = 3_000;

/** What watches the session: no page waits for it, and where there is no connection it waits for one. */
function useEndWarning(): ComponentType | undefined {
  const [EndWarning, setEndWarning] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('../session/ending/EndWarning').then(
        (loaded) => setEndWarning(() => loaded.EndWarning),
        () => undefined,
      );
    const begin = () => (navigator.onLine ? load() : window.addEventListener('online', load, { once: true }));
    const timer = setTimeout(begin, WATCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  return EndWarning;
}

/** Needs the client for the head of the page alone. */
function Security() {
  const waiting = (
    <Patient>
      <PageSkeleton narrow />
    </Patient>
  );
  return <SessionPage waiting={waiting}>{() => <securityPage.LazyPage waiting={waiting} />}</SessionPage>;
}

/** A registration that has not begun opens its wizard; any other the dashboard, whose script comes with its data. */
function Home({ title }: { title?: string }) {
  useEffect(() => {
    const { user } = useSession.getState();
    if (!user || wasSent(user.StatusCadastro)) dashboard.load().catch(() => undefined);
  }, []);
  const waiting = (
    <Patient>
      <PageSkeleton />
    </Patient>
  );
  return (
    <SessionPage isFresh waiting={waiting}>
      {(user, wizards) => {
        const own = registrationOf(user, wizards);
        if (own && mayFillIn(user, own)) return <Navigate to={own.route} replace />;
        const others = besideRegistration(user, wizards).filter((wizard) => mayFillIn(user, wizard));
        return <dashboard.LazyPage user={user} entry={own} others={others} title={title} waiting={waiting} />;
      }}
    </SessionPage>
  );
}

/** The section of a registration that was sent before, opened by the address of its tab. */
function sectionAt(pathname: string, route: string): { dashboard: OpenPlace } | undefined {
  const section = tabAt(pathname, route);
  return section ? { dashboard: { section, isLinked: true } } : undefined;
}

/** The wizard of a route, for the clients that may fill it in. Its script comes together with their data. */
function Wizard({ pathname }: { pathname: string }) {
  useEffect(() => {
    wizardPage.load().catch(() => undefined);
    // A browser takes its time for a database: what the wizard reads there is asked of one that is open.
    openShelter().catch(() => undefined);
  }, []);
  const waiting = <WizardComing />;
  return (
    <SessionPage waiting={waiting}>
      {(user, wizards) => {
        const wizard = wizardAt(pathname, wizards);
        if (!wizard) return <Navigate to="/" replace />;
        if (!mayFillIn(user, wizard)) {
          const place = wizard.registration && sectionAt(pathname, wizard.route);
          return <Navigate to="/" replace state={place} />;
        }
        return <wizardPage.LazyPage key={wizard.id} entry={wizard} user={user} waiting={waiting} />;
      }}
    </SessionPage>
  );
}
