import { useCallback } from 'react';
import type { FormStore } from '../../core/form/types';
import type { FieldView } from '../../core/form/view';
import type { Pointer } from '../../core/pointer';
import { useStore } from '../useStore';
import { useSight } from './sight';

/** What a field shows; renders again only when that changes. */
export function useFieldView(form: FormStore, pointer: Pointer): FieldView {
  const sight = useSight();
  const subscribe = useCallback(
    (listener: () => void) => form.listeners.subscribe(pointer, () => sight.tell(listener)),
    [form, pointer, sight],
  );
  return useStore(subscribe, () => form.view(pointer));
}

/** Something worked out from a whole form; the component renders again only when the result is another one. */
export function useFormValue<T extends string | number | boolean | undefined>(form: FormStore, read: () => T): T {
  return useStore(form.listeners.subscribeAll, read);
}
