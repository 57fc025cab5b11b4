import { useState } from 'react';
import { isSilent } from '../api/SessionLost';
import { host } from './dialogStore';

/**
 * What a button sets going: whether it is under way, and a message under `title` when it fails. A session that was lost
 * is told elsewhere.
 */
export function useWork(title: string) {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>, text: string) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isSilent(error)) void host.ask({ kind: 'error', title, text });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
