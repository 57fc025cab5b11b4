import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComparedWitness, CompareFinding } from '../../../../engine/analyse/compare/types';
import type { LoadedSchemas } from '../../../../engine/compile';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { migrate } from '../../../../engine/core/migration/migrate';
import { getAt, parsePointer, setAt } from '../../../../engine/core/pointer';
import { contextOf, judgeOf } from './judge';
import { changeNames, changeOf, compared, loadedVersion, pairs, versionOf } from './versions';

describe.each(changeNames())('the change %s', (name) => {
  const { before = [], after } = changeOf(name);
  const [was, is] = [versionOf(before), versionOf(after)];
  const { findings } = compared(was, is);

  it('has the findings that stand beside it, each at its place', () => {
    const expected = JSON.parse(readFileSync(join(pairs, name, 'expected.json'), 'utf8'));
    expect(findings.map(shown)).toEqual(expected);
  });

  it('has witnesses that the real validation confirms', () => {
    const [old, now] = [loadedVersion(was), loadedVersion(is)];
    for (const finding of findings) if (finding.witness) expect(confirms(old, now, finding)).toBe(finding.id);
  });
});

function shown({ id, kind, version, file, line, column, witness }: CompareFinding) {
  const at = `${file}:${line}:${column}`;
  return {
    id,
    kind,
    at: version === 'before' ? `before: ${at}` : at,
    ...(witness && { witness: shownWitness(witness) }),
  };
}

function shownWitness({ shows, pointer, answers, value, now }: ComparedWitness) {
  const given = Object.fromEntries(answers.map((each) => [each.key, each.value]));
  return { [shows]: pointer, answers: given, ...(shows === 'kept' && { value: value ?? null, now: now ?? null }) };
}

/** The id of a finding when both versions say of its witness what it says; else what they say. */
function confirms(old: LoadedSchemas, now: LoadedSchemas, { id, wizard, tab, witness }: CompareFinding): string {
  const { shows, pointer, answers, value, now: then } = witness as ComparedWitness;
  const tabOf = ({ wizards }: LoadedSchemas) =>
    wizards.find(({ definition }) => definition.id === wizard)?.tabs.find((each) => each.id === tab);
  const [before, after] = [tabOf(old), tabOf(now)];
  let data: JsonObject = {};
  const settings: JsonObject = {};
  for (const { key, value: answer } of answers) {
    if (key.startsWith('$settings/')) settings[key.slice('$settings/'.length)] = answer as Json;
    else data = setAt(data, key.split('/'), answer);
  }
  const context = contextOf(settings);
  if (!after) return 'no such tab';
  const judgeNow = judgeOf(after, now);
  const was = before && judgeOf(before, old);
  const first = was?.judge(data, context, 'advance');
  const kept = first && was ? was.stored(first.state) : data;
  const wizardOf = ({ wizards }: LoadedSchemas) => wizards.find(({ definition }) => definition.id === wizard);
  const steps = (wizardOf(now)?.migration ?? []).slice(wizardOf(old)?.migration.length);
  const stored = migrate({ [tab as string]: kept }, steps).data[tab as string] ?? {};
  const second = judgeNow.judge(stored, context, 'advance');
  const isAt = (errors: readonly { pointer: string }[]) => errors.some((error) => error.pointer === pointer);
  if (shows === 'refused') {
    if (first && isAt(first.errors)) return `was refused already: ${JSON.stringify(data)}`;
    return isAt(second.errors) ? id : `is not refused: ${JSON.stringify([data, second.errors])}`;
  }
  const [held, left] = [stored, second.state.data].map((each) => getAt(each, parsePointer(pointer)));
  return JSON.stringify([held, left]) === JSON.stringify([value, then]) ? id : `${JSON.stringify([held, left])}`;
}
