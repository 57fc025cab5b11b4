import type { Json } from '../json';
import { parseReference, type Reference } from '../plan/references';
import { getAt } from '../pointer';
import { baseOf, othersOf, type Scope } from './scope';

const parsed = new Map<string, Reference>();

function referenceOf(text: string): Reference {
  let reference = parsed.get(text);
  if (!reference) {
    reference = parseReference(text);
    parsed.set(text, reference);
  }
  return reference;
}

/** The value that a reference names in this scope, or `undefined`. Marks the scope `pending` for an unknown option. */
export function readReference(text: string, scope: Scope): Json | undefined {
  const reference = referenceOf(text);
  const { context } = scope;
  switch (reference.kind) {
    case 'field':
      return getAt(reference.root ? (context.root ?? scope.data) : baseOf(scope), reference.path);
    case 'settings':
      return getAt(context.settings, reference.path);
    case 'user':
      return getAt(context.user, reference.path);
    case 'mode':
      return context.mode;
    case 'now':
      return context.now;
    case 'form':
      return context.form;
    case 'index':
      return scope.index;
    case 'others':
      return othersOf(scope);
    case 'tabs':
      return getAt(context.tabs?.[reference.tab], reference.path);
    default:
      return undefined;
  }
}
