import type { Expectation, RuleDefinition } from '../../core/definition/types';
import { givenIn, keysActing, keysSaying, namesUnder } from '../../core/effects/told';
import type { Puts, Says } from '../../core/effects/types';
import { type Pointer, toPointer } from '../../core/pointer';
import { columnTitles, errorsOf, hasFlag, isSkipped, partsSent, rowsChosen, rowsThrough, valueAt } from './outcome';
import type { Performance } from './perform';
import type { CaseSubject } from './types';

/** What comes of an example where a subject acts, to be expected of it from now on. */
export function expectationOf(performance: Performance, subject: CaseSubject): Expectation {
  if (subject.kind === 'error') return { errors: errorsOf(performance).map(({ pointer }) => pointer) };
  if (subject.kind === 'field')
    return flagsOf(performance, placesOf(performance, subject.node), ['hidden', 'required']);
  const { of } = subject.place;
  switch (of.kind) {
    case 'rule':
    case 'value':
    case 'rows':
    case 'lookup':
      return ofRule(performance, of);
    case 'local':
      return values(performance, placesOf(performance, of.list === undefined ? of.field : `${of.list}[]/${of.field}`));
    case 'options':
      return flagsOf(
        performance,
        placesOf(performance, of.list === undefined ? of.field : `${of.list}[]/${of.field}`),
        ['free'],
      );
    case 'form':
      return {
        forms: Object.fromEntries(
          performance.rows.filter(({ list }) => list === of.list).map(({ at, form = null }) => [at, form]),
        ),
      };
    case 'take':
    case 'partTake':
      return { taken: rowsThrough(performance, 'take') };
    case 'partSend':
      return { sent: rowsThrough(performance, 'send') };
    case 'column':
      return { columns: { [of.list]: columnTitles(performance, of.list) } };
    case 'block':
      return { chosen: { [of.block]: rowsChosen(performance, of.block) } };
    case 'tab':
      return { skipped: isSkipped(performance) };
    case 'part':
      return { parts: { [of.part]: partsSent(performance).includes(of.part) } };
  }
}

/** Every pointer of a field: one, or one per row. */
function placesOf({ tab }: Performance, node: string): Pointer[] {
  const [list = '', name] = node.split('[]/');
  if (name === undefined) return [node.startsWith('#') ? node : `/${node}`];
  const rows = tab.state.data[list];
  return (Array.isArray(rows) ? rows : []).map((_, index) => toPointer([list, index, ...name.split('/')]));
}

function ofRule(performance: Performance, { rule, list }: { rule: RuleDefinition; list?: string }): Expectation {
  const at = (names: readonly string[]) =>
    names.flatMap((name) => {
      if (name.startsWith('#')) return [name];
      return placesOf(
        performance,
        list === undefined || name.startsWith('/') ? name.replace(/^\//, '') : `${list}[]/${name}`,
      );
    });
  const namesOf = (keys: readonly string[]) => keys.flatMap((key) => namesUnder(rule, key).map(({ name }) => name));
  const named = (...puts: Puts[]) => namesOf(keysActing(...puts));
  const filled = performance.lookups.length > 0 ? namesOf(keysSaying('fill')) : [];
  const has = (says: Says) => keysSaying(says).some((key) => givenIn(rule, key) !== undefined);
  return {
    ...flagsOf(performance, at(named('shows')), ['hidden']),
    ...flagsOf(performance, at(named('requires')), ['required']),
    ...flagsOf(performance, at(named('locks')), ['locked']),
    ...values(performance, at([...named('computes', 'writes'), ...filled])),
    ...(has('error') && { errors: errorsOf(performance).map(({ pointer }) => pointer) }),
    ...(has('ask') && { asks: performance.asks }),
    ...(has('lookup') && {
      lookups: performance.lookups.filter(({ isSent }) => isSent).map(({ name }) => name),
    }),
  };
}

const WORDS = {
  hidden: ['hidden', 'shown'],
  required: ['required', 'optional'],
  locked: ['locked', 'open'],
  free: ['free', 'listed'],
} as const;

function flagsOf(
  performance: Performance,
  places: readonly Pointer[],
  flags: readonly (keyof typeof WORDS)[],
): Expectation {
  const told = flags.flatMap((flag) =>
    WORDS[flag].map((word, index) => {
      const found = places.filter((place) => hasFlag(performance, flag, place) === (index === 0));
      return [word, found] as const;
    }),
  );
  return Object.fromEntries(told.filter(([, found]) => found.length > 0));
}

function values(performance: Performance, places: readonly Pointer[]): Expectation {
  if (places.length === 0) return {};
  return { values: Object.fromEntries(places.map((place) => [place, valueAt(performance, place) ?? null])) };
}
