import { useCallback, useEffect, useState } from 'react';
import { type LinkedPersonResult, loadLinkedPerson } from '../../api/linkedPerson';

/** Who was sent a link, read again with every change of `moment`: what was there before stays meanwhile. */
export function useLinkedPerson(guid: string, moment?: string) {
  const [opened, setOpened] = useState<LinkedPersonResult | { kind: 'loading' }>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on another attempt and at another moment
  useEffect(() => {
    let isGone = false;
    void loadLinkedPerson(guid).then((result) => !isGone && setOpened(result));
    return () => {
      isGone = true;
    };
  }, [guid, moment, attempt]);

  const retry = useCallback(() => {
    setOpened({ kind: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return { opened, retry };
}
