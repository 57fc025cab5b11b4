import { useMemo, useSyncExternalStore } from 'react';
import type { FormStore } from '../../core/form/types';
import { type FieldView, sameView } from '../../core/form/view';
import type { Pointer } from '../../core/pointer';
import type { LiveValue, ShownError } from '../widgets/types';
import { type Sight, useSight } from './sight';

/** What a field shows, for its widget: renders again when that changes, and for a value or an error alone only if the widget follows none. */
export function useLiveField(form: FormStore, pointer: Pointer): { view: FieldView; live: LiveValue } {
  const sight = useSight();
  const { read, subscribe, live } = useMemo(() => createLiveField(form, pointer, sight), [form, pointer, sight]);
  return { view: useSyncExternalStore(subscribe, read), live };
}

/** The view of a field as it was drawn last, beside its value and its error as they are. */
function createLiveField(form: FormStore, pointer: Pointer, sight: Sight) {
  const followers = new Set<() => void>();
  const errorFollowers = new Set<() => void>();
  let drawn = form.view(pointer);
  let error = errorOf(drawn);
  const live: LiveValue = {
    now: () => form.view(pointer).value,
    error() {
      const now = form.view(pointer);
      if (now.error !== error?.text || Boolean(now.isTold) !== Boolean(error?.isTold)) error = errorOf(now);
      return error;
    },
    follow: (listener) => join(followers, listener),
    followError: (listener) => join(errorFollowers, listener),
  };
  return {
    live,
    read() {
      const now = form.view(pointer);
      const isDrawn = now === drawn || (followers.size > 0 && sameView(withFollowed(now, drawn), drawn));
      if (!isDrawn) drawn = now;
      return drawn;
    },
    subscribe(listener: () => void) {
      const news = () => {
        for (const follower of followers) follower();
        listener();
        for (const follower of errorFollowers) follower();
      };
      return form.listeners.subscribe(pointer, () => sight.tell(news));
    },
  };
}

/** A view with the value of another, and with its error where no word of a lookup gives way to one. */
function withFollowed(now: FieldView, { value, error, isTold }: FieldView): FieldView {
  return now.lookup ? { ...now, value } : { ...now, value, error, isTold };
}

function errorOf({ error, isTold = false }: FieldView): ShownError | undefined {
  return error === undefined ? undefined : { text: error, isTold };
}

function join(followers: Set<() => void>, listener: () => void): () => void {
  followers.add(listener);
  return () => followers.delete(listener);
}
