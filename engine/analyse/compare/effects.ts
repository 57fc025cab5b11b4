import { blockNode, blocksOf, pointerOf } from '../../core/plan/fields';
import { instancesOf } from '../../core/state/state';
import type { Knowing } from './decide';
import { equations } from './equations';
import { formulasOf } from './formulas';
import type { Found } from './found';
import { knownIn } from './known';
import { refusedEmpty } from './newFields';
import { askedOf, differs, found, type Node, shown } from './node';
import { isOfForms, isValueless, nowCalled, type Pair, readingOf } from './pair';
import { errorConditions, isRefusedByRules } from './ruleErrors';
import { visibility } from './visibility';
import { type Both, type Shown, witnessOf } from './witness';

/** What the rules do otherwise to the fields that both versions have. */
export function compareEffects(pair: Pair): Found[] {
  const { before, after } = pair;
  const knowing: Knowing = { ...pair.input, knownOf: knownIn(pair) };
  return before.subject.plan.fields.flatMap((was) => {
    const is = after.subject.plan.byNode.get(nowCalled(pair, was.node));
    if (!is || isOfForms(was, before.subject.plan) || isOfForms(is, after.subject.plan)) return [];
    const node: Node = {
      pair,
      was,
      is,
      before: formulasOf(before.subject.plan, was, readingOf(pair)),
      after: formulasOf(after.subject.plan, is),
      knowing,
    };
    if (isValueless(was, before.subject)) return valueless(node);
    return [...requirements(node), ...visibility(node), ...equations(node), ...locks(node), ...refusals(node)];
  });
}

function requirements(node: Node): Found[] {
  const { more, less, isDecided } = differs(node, ({ asked }) => asked);
  const { pair, was, is, before, after } = node;
  if (more) {
    if (!isDecided) return [found(node, 'requirementOpen')];
    const witness = witnessOf(pair, askedOf(node), (both) => refusedEmpty(was, is, both));
    const isAlways = after.asked === true && before.asked === false;
    return [shown(node, isAlways ? 'fieldMadeRequired' : 'requirementWidened', 'requirementOpen', witness)];
  }
  if (differs(node, ({ askedInDraft }) => askedInDraft).more) return [found(node, 'draftRequirementWidened')];
  return less ? [found(node, after.asked === false ? 'fieldMadeOptional' : 'requirementNarrowed')] : [];
}

function locks(node: Node): Found[] {
  if (node.was.schema.readOnly !== node.is.schema.readOnly) return [];
  const computed = differs(node, (formulas) => formulas.computed);
  const locked = differs(node, (formulas) => formulas.locked);
  if (computed.more || computed.less) return [];
  return locked.more || locked.less ? [found(node, 'lockChanged')] : [];
}

function refusals(node: Node): Found[] {
  const { more, less, isDecided } = differs(node, ({ refused }) => refused);
  const { pair, was, is } = node;
  if (more) {
    if (!isDecided) return [found(node, 'checkOpen')];
    const [before, after] = [
      errorConditions(pair.before.subject.plan, was),
      errorConditions(pair.after.subject.plan, is),
    ];
    const asked = { before: { nodes: [was.node], conditions: before }, after: { nodes: [is.node], conditions: after } };
    const witness = witnessOf(pair, asked, (both) => refusedByRule(node, both));
    return [shown(node, 'errorWidened', 'errorOpen', witness)];
  }
  if (differs(node, ({ refusedInDraft }) => refusedInDraft).more) return [found(node, 'draftErrorWidened')];
  return less ? [found(node, 'errorNarrowed')] : [];
}

/** Whether a rule reports an error now, and none did before. */
function refusedByRule({ pair, was, is }: Node, { before, after, context }: Both): Shown | undefined {
  const old = { plan: pair.before.subject.plan, field: was, state: before, context };
  const now = { plan: pair.after.subject.plan, field: is, state: after, context };
  for (const index of instancesOf(is, after.data)) {
    if (!isRefusedByRules(now, index) || isRefusedByRules(old, index)) continue;
    return { shows: 'refused', pointer: pointerOf(is, index) };
  }
  return undefined;
}

/** A text that rules show is but shown; of a block, only the block knows what it asks. */
function valueless(node: Node): Found[] {
  const { more, less } = differs(node, ({ visible }) => visible);
  if (!more && !less) return [];
  const isBlock = blocksOf(node.pair.after.subject.plan.definition).some(({ id }) => blockNode(id) === node.is.node);
  return [found(node, isBlock ? 'blockChanged' : 'noteShown', { fields: [] })];
}
