import type { FieldPlan } from '../../core/plan/fields';
import type { Found } from './found';
import { askedOf, differs, found, lostValue, type Node, shown, tried } from './node';
import { witnessOf } from './witness';

/** When a field is shown, and what becomes of its value while it is not. */
export function visibility(node: Node): Found[] {
  const { pair, was, is, before, after } = node;
  const cleared = differs(node, (formulas) => formulas.cleared);
  const { more, less } = differs(node, ({ visible }) => visible);
  if (cleared.more && is.schema.local === undefined) {
    const isSame = !more && !less;
    const witness = witnessOf(pair, { ...askedOf(node), with: tried(node) }, (both) =>
      lostValue(was, is, both, 'hidden'),
    );
    return [shown(node, isSame ? 'hiddenClears' : 'clearedMore', 'visibilityOpen', witness)];
  }
  if (more && before.cleared === false && isCheckedByOthers(is)) return [found(node, 'visibilityOpen')];
  if (more) return [found(node, 'shownMore')];
  if (less) return after.cleared === false ? [found(node, 'shownLess')] : [];
  return cleared.less ? [found(node, 'hiddenKeeps')] : [];
}

/** A kept value that other fields or settings judge may be refused when it is shown again. */
const isCheckedByOthers = ({ schema }: FieldPlan): boolean =>
  [schema.before, schema.after, schema.notBefore, schema.notAfter, schema.formatBy, schema.maxLengthOf].some(
    (judge) => judge !== undefined,
  ) || schema.exceptOf !== undefined;
