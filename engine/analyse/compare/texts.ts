import { blocksOf } from '../../core/plan/fields';
import type { Code } from './codes';
import type { FieldPair } from './fieldPair';
import type { Found } from './found';
import type { Pair } from './pair';

/** Whether what a tab asks is signed with it: one of its blocks takes signatures. */
export function isSigned({ before, after, input }: Pair): boolean {
  return [before, after].some(({ subject }) =>
    blocksOf(subject.tab.definition).some(({ block }) => input.signing.includes(block)),
  );
}

/** A field that can only be accepted: its label is what is accepted. */
function isAcceptance({ was, is }: FieldPair): boolean {
  return [was, is].some(({ schema }) => schema.enum?.length === 1 && schema.enum[0] === true);
}

/** A text that changed: of what is signed or accepted, what was signed is no longer what stands there. */
export function textFound(found: Found, field: FieldPair, signed: Code): Found {
  return isSigned(field.pair) || isAcceptance(field) ? { ...found, code: signed } : found;
}
