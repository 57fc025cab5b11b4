import type { Pointer } from '../pointer';
import { type FieldView, sameView } from './view';

/** The views of a form's fields, each the same object as long as nothing of it changed. */
export interface Views {
  at(pointer: Pointer): FieldView;
  /** Something changed: each view is read again when it is asked for. */
  forget(): void;
}

/** No view read at first. React asks for each several times between two changes: it is read once. */
export function createViews(read: (pointer: Pointer) => FieldView): Views {
  const known = new Map<Pointer, FieldView>();
  const fresh = new Set<Pointer>();
  return {
    at(pointer) {
      const last = known.get(pointer);
      if (last && fresh.has(pointer)) return last;
      fresh.add(pointer);
      const current = read(pointer);
      if (last && sameView(last, current)) return last;
      known.set(pointer, current);
      return current;
    },
    forget: () => fresh.clear(),
  };
}
