import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormStore } from '../../core/form/formStore';
import { type FieldView, sameView } from '../../core/form/view';
import type { Pointer } from '../../core/pointer';
import type { LiveValue } from '../widgets/types';
import { useSight } from './sight';

/** What a field shows, for its widget: renders again when that changes, and for a value alone only if the widget follows none. */
export function useLiveField(form: FormStore, pointer: Pointer): { view: FieldView; live: LiveValue } {
  const sight = useSight();
  const { read, tell, live } = useMemo(() => createLiveField(form, pointer), [form, pointer]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const news = () => tell(listener);
      return form.listeners.subscribe(pointer, () => sight.tell(news));
    },
    [form, pointer, sight, tell],
  );
  return { view: useSyncExternalStore(subscribe, read), live };
}

/** The view of a field as it was drawn last, beside its value as it is. */
function createLiveField(form: FormStore, pointer: Pointer) {
  const followers = new Set<() => void>();
  let drawn = form.view(pointer);
  const live: LiveValue = {
    now: () => form.view(pointer).value,
    follow(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
  };
  return {
    live,
    read() {
      const now = form.view(pointer);
      const isDrawn = now === drawn || (followers.size > 0 && sameView({ ...now, value: drawn.value }, drawn));
      if (!isDrawn) drawn = now;
      return drawn;
    },
    tell(listener: () => void) {
      for (const follower of followers) follower();
      listener();
    },
  };
}
