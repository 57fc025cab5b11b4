import { type ComponentType, useEffect, useState } from 'react';
import type { TokenPageProps } from '../../token/TokenPage';

/**
 * The page of the token, whose script comes only where tokens are asked for; undefined until it is there.
 * @throws what kept the script from coming
 */
export function useTokenPage(isAsked: boolean): ComponentType<TokenPageProps> | undefined {
  const [Page, setPage] = useState<ComponentType<TokenPageProps>>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (!isAsked) return;
    import('../../token/TokenPage').then(
      ({ TokenPage }) => setPage(() => TokenPage),
      (error: unknown) => setFailure({ error }),
    );
  }, [isAsked]);
  if (failure) throw failure.error;
  return Page;
}
