import { useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { isLogin, isPublicPage } from '../../contract/pages';
import { LoginPage } from '../features/login/LoginPage';
import { useSession } from '../session/sessionStore';
import { Loading } from '../shell/Loading';
import { lazyPage } from './lazyPage';

const publicRoutes = lazyPage(async () => (await import('./PublicRoutes')).PublicRoutes);
const sessionRoutes = lazyPage(async () => (await import('./SessionRoutes')).SessionRoutes);

/** As long as this, in milliseconds, a page waits for what it could stand with at once. */
const PATIENCE_MS = 500;
const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/** Fetches what a page is drawn with ahead: then it stands as soon as it is shown. The login comes with every page. */
export async function loadPage(pathname: string): Promise<void> {
  if (isLogin(pathname)) return;
  if (isPublicPage(pathname)) await publicRoutes.load();
  else if (useSession.getState().token) {
    const enough = wait(PATIENCE_MS);
    await Promise.race([standAtOnce(enough), enough]);
  }
}

async function standAtOnce(enough: Promise<undefined>): Promise<void> {
  await sessionRoutes.load();
  await (await import('./SessionRoutes')).standAtOnce(enough);
}

/** Every page of the portal. Routes ignore case; what is unknown leads home, and without a session to the login. */
export function PortalRoutes() {
  const { pathname } = useLocation();
  const hasToken = useSession((session) => Boolean(session.token));
  const isGuarded = !hasToken && !isPublicPage(pathname);
  if (isGuarded) return <ToLogin />;
  return (
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route
        path="*"
        element={
          isPublicPage(pathname) ? (
            <publicRoutes.LazyPage waiting={<Loading />} />
          ) : (
            <sessionRoutes.LazyPage waiting={<Loading />} />
          )
        }
      />
    </Routes>
  );
}

/** How often, in milliseconds, it is looked whether a move that nobody saw the end of has ended. */
const LOOK_MS = 200;

/**
 * Leads to the login, but nobody who is on the way to a page in front of it: a move is drawn after the end of a session that
 * comes with it. A move that is taken back ends where it began.
 */
function ToLogin() {
  const navigate = useNavigate();
  useEffect(() => {
    const look = () => {
      if (!isPublicPage(window.location.pathname)) navigate('/login', { replace: true });
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [navigate]);
  return null;
}

/** The login, until somebody signs in, here or in another tab. Meanwhile the script of what comes next is fetched. */
function Login() {
  const token = useSession((session) => session.token);
  const [before] = useState(token);
  useEffect(() => {
    const timer = setTimeout(() => sessionRoutes.load().catch(() => undefined), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return token && token !== before ? <Navigate to="/" replace /> : <LoginPage />;
}
