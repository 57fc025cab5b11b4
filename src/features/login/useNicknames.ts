import { useEffect, useRef, useState } from 'react';
import { loadNicknames } from '../../api/loadNicknames';
import { host } from '../../dialogs/dialogStore';
import type { AccountKind } from './accounts';
import { isUserName, toWireUserName } from './userName';

const DELAY_MS = 400;

export interface Nicknames {
  /** Undefined until they are there: of each user anew. */
  list: string[] | undefined;
  isLoading: boolean;
  /** The user field was left: no more waiting for the next key. */
  loadNow: () => void;
}

/** The nicknames of the account whose whole name stands in the user field, unless they are not asked for. */
export function useNicknames(account: AccountKind, user: string, isAsked: boolean): Nicknames {
  const { type, document } = account;
  const name = isAsked && isUserName(user, document) ? toWireUserName(user, document) : undefined;
  const [list, setList] = useState<string[]>();
  const [isLoading, setLoading] = useState(false);
  const start = useRef<() => void>(undefined);

  useEffect(() => {
    setList(undefined);
    if (name === undefined) return;
    const controller = new AbortController();
    const load = async () => {
      start.current = undefined;
      clearTimeout(timer);
      setLoading(true);
      try {
        const found = await loadNicknames(name, type, controller.signal);
        if (controller.signal.aborted) return;
        setList(found);
      } catch (error) {
        if (controller.signal.aborted) return;
        void host.ask({ kind: 'warning', title: 'Atenção!', text: (error as Error).message });
      }
      setLoading(false);
    };
    const timer = setTimeout(() => void load(), DELAY_MS);
    start.current = () => void load();
    return () => {
      controller.abort();
      clearTimeout(timer);
      start.current = undefined;
      setLoading(false);
    };
  }, [name, type]);

  return { list, isLoading, loadNow: () => start.current?.() };
}
