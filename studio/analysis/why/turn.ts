import { type Question, resolvedTab, smallestTurn } from '../../../engine/analyse';
import { formats } from '../../../engine/brazil';
import { applyWrites } from '../../../engine/core';
import { momentOf, type TabAlone } from './moment';
import type { TurnAnswer, WhyAsked } from './types';
import { sayChange, sayField } from './words';

/** The fewest answers with which something were otherwise, and what else comes of them. */
export function turnOf(module: TabAlone, asked: WhyAsked, question: Question): TurnAnswer {
  const { asked: at, sayings, subject } = momentOf(module, asked);
  const own = resolvedTab(module.definition);
  const input = { formats, today: asked.today, settings: module.settings, tabs: new Map([[own.id, own]]) };
  const found = smallestTurn(at, { pointer: asked.at, question }, input);
  if (found === 'open') return found;
  if (!found) return 'none';
  const writes = found.map(({ pointer, to }) => ({ pointer, value: to }));
  const { state } = applyWrites(subject.plan, at.state, writes, at.context);
  const changed = new Set(found.map(({ pointer }) => pointer));
  const named = (pointers: Iterable<string>, others: ReadonlySet<string>) =>
    [...pointers]
      .filter((pointer) => pointer.startsWith('/') && !others.has(pointer) && !changed.has(pointer))
      .filter((pointer) => pointer !== asked.at)
      .map((pointer) => sayField(pointer, sayings.naming).called);
  return {
    changes: found.map((change) => sayChange(change, sayings)),
    data: state.data,
    shown: named(at.state.hidden, state.hidden),
    hidden: named(state.hidden, at.state.hidden),
  };
}
