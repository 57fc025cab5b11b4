import { useEffect } from 'react';
import { DashboardPage, type DashboardPageProps } from '../features/dashboard/DashboardPage';
import { EditLoading } from '../features/wizard/EditLoading';
import { lazyPage } from './lazyPage';

const editPage = lazyPage(async () => (await import('../features/wizard/EditPage')).EditPage);

const EDIT_DELAY_MS = 1_000;

/** The dashboard. While it is looked at, the script of its sections is fetched. */
export function DashboardRoute(props: Omit<DashboardPageProps, 'renderEdit'>) {
  useEffect(() => {
    const timer = setTimeout(() => editPage.load().catch(() => undefined), EDIT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DashboardPage
      {...props}
      renderEdit={(section) => (
        <editPage.LazyPage
          key={section.tab}
          {...section}
          waiting={<EditLoading title={section.name} onBack={section.onBack} />}
        />
      )}
    />
  );
}
