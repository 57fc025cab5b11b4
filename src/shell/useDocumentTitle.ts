import { useEffect } from 'react';
import { currentTenant } from '../theme/tenant';

/** The name of the page in the browser's tab, with the tenant's behind it unless `isWhole`. */
export function useDocumentTitle(title: string, isWhole = false): void {
  useEffect(() => {
    const { name, line } = currentTenant();
    document.title = isWhole ? title : `${title} · ${name} ${line}`;
  }, [title, isWhole]);
}
