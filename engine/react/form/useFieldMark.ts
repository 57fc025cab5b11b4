import { useCallback } from 'react';
import type { Pointer } from '../../core/pointer';
import type { FieldMark } from '../../core/session/marks';
import { useStore } from '../useStore';
import { useForm } from './FormContext';

const never = () => () => undefined;

/** What stands at a field beside its own state: that its value came back, or the values among which to choose. */
export function useFieldMark(pointer: Pointer): FieldMark | undefined {
  const { marks } = useForm();
  const read = useCallback(() => marks?.at(pointer), [marks, pointer]);
  return useStore(marks?.subscribe ?? never, read);
}
