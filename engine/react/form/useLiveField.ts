import { useMemo } from 'react';
import type { FormStore } from '../../core/form/types';
import type { FieldView } from '../../core/form/view';
import type { Pointer } from '../../core/pointer';
import { useStore } from '../useStore';
import type { LiveValue, ShownError } from '../widgets/types';
import { type Sight, useSight } from './sight';

/** What a field shows, for its widget: renders again when that changes, and for a value or an error alone only if the widget follows none. */
export function useLiveField(form: FormStore, pointer: Pointer): { view: FieldView; live: LiveValue } {
  const sight = useSight();
  const { read, subscribe, live } = useMemo(() => createLiveField(form, pointer, sight), [form, pointer, sight]);
  return { view: useStore(subscribe, read), live };
}

/** The view of a field as it was drawn last, beside its value and its error as they are. */
function createLiveField(form: FormStore, pointer: Pointer, sight: Sight) {
  const followers = new Set<() => void>();
  const errorFollowers = new Set<() => void>();
  let drawn = form.view(pointer);
  let told = drawn;
  let seen = drawn;
  let error = errorOf(drawn);
  const live: LiveValue = {
    now: () => form.view(pointer).value,
    error() {
      const now = form.view(pointer);
      if (!isErrorAlike(now, seen)) error = errorOf(now);
      seen = now;
      return error;
    },
    follow: (listener) => join(followers, listener),
    followError: (listener) => join(errorFollowers, listener),
  };
  return {
    live,
    read() {
      const now = form.view(pointer);
      const isDrawn = now === drawn || (followers.size > 0 && isDrawnAlike(now, drawn));
      if (!isDrawn) drawn = now;
      return drawn;
    },
    subscribe(listener: () => void) {
      // Each hears of its own alone: to validate a long form is a thousand of these.
      const news = () => {
        const before = told;
        told = form.view(pointer);
        if (told.value !== before.value) for (const follower of followers) follower();
        if (followers.size === 0 || !isDrawnAlike(told, before)) listener();
        if (!isErrorAlike(told, before)) for (const follower of errorFollowers) follower();
      };
      const leave = form.listeners.subscribe(pointer, () => sight.tell(news));
      // What has changed since it was drawn, while nobody heard of it yet.
      if (form.view(pointer) !== told) news();
      return leave;
    },
  };
}

/** Whether two views differ in nothing but value and error, which are followed; a word of a lookup gives way to an error. */
function isDrawnAlike(now: FieldView, before: FieldView): boolean {
  return (
    now.hidden === before.hidden &&
    now.required === before.required &&
    now.locked === before.locked &&
    now.format === before.format &&
    now.lookup === before.lookup &&
    now.text === before.text &&
    (!now.lookup || isErrorAlike(now, before))
  );
}

const isErrorAlike = (now: FieldView, before: FieldView) => now.error === before.error && now.isTold === before.isTold;

function errorOf({ error, isTold = false }: FieldView): ShownError | undefined {
  return error === undefined ? undefined : { text: error, isTold };
}

function join(followers: Set<() => void>, listener: () => void): () => void {
  followers.add(listener);
  return () => followers.delete(listener);
}
