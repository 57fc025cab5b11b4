import { useEffect, useState } from 'react';

/**
 * What the server says, asked once while it is shown.
 * @param ask stays the same one: another asks anew
 * @param failed what counts where the server does not say it; it stays the same, too
 */
export function useTold<Told>(ask: () => Promise<Told>, failed?: Told): Told | undefined {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    let isHere = true;
    ask().then(
      (one) => isHere && setTold(one),
      () => isHere && setTold(failed),
    );
    return () => {
      isHere = false;
    };
  }, [ask, failed]);
  return told;
}
