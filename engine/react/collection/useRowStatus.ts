import { useMemo } from 'react';
import type { RowStatus } from '../../core/form/rowStatus';
import type { FormStore } from '../../core/form/types';
import { pointerOf } from '../../core/plan/fields';
import { useStore } from '../useStore';

/**
 * How a row stands; renders again only when that changes. Worked out once for all the news of a moment, and only when
 * some of it is of the row.
 */
export function useRowStatus(form: FormStore, list: string, index: number): RowStatus {
  const { subscribe, read } = useMemo(() => {
    let status: RowStatus | undefined;
    return {
      subscribe(listener: () => void) {
        const forget = () => {
          status = undefined;
        };
        const own = form.plan.fields
          .filter((field) => field.list === list)
          .map((field) => form.listeners.subscribe(pointerOf(field, index), forget));
        const stops = [...own, form.listeners.subscribeAll(() => status === undefined && listener())];
        // What came before anybody listened.
        forget();
        return () => {
          for (const stop of stops) stop();
        };
      },
      read() {
        status ??= form.rowStatus(list, index);
        return `${status.missing} ${status.wrong}`;
      },
    };
  }, [form, list, index]);
  const [missing = 0, wrong = 0] = useStore(subscribe, read).split(' ').map(Number);
  return { missing, wrong };
}
