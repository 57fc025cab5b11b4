import { expect, it } from 'vitest';
import { compileSchemas, type LoadedSchemas } from '../../../../engine/compile';
import { madeUpSource } from '../../../../scripts/lib/madeUpSource';
import { impactFindings } from '../../../../scripts/lib/storedImpact';
import { measureImpact } from '../../../../server/registration/impact/measure';
import { loadPackage } from '../../../../server/storage/definitions/load';
import { stepsSince } from '../../../../server/storage/definitions/steps';
import { changeNames, changeOf, compared, loadedVersion, versionOf } from '../../../engine/analyse/compare/versions';
import { names } from '../../../engine/compile/plant';

const now = new Date('2026-11-22T12:00:00Z');

async function impactOf(was: string, is: string) {
  const [before, after] = [packageOf(was), packageOf(is)];
  const schemas: LoadedSchemas = loadedVersion(was);
  const lists = new Map();
  return measureImpact(
    {
      before: await loadPackage(before),
      versions: [],
      after: await loadPackage(after),
      steps: stepsSince(before.migrations, after.migrations),
      findings: impactFindings(compared(was, is)),
    },
    madeUpSource({ schemas, lists, now, count: 150, seed: 1 }),
    { lists, now, tell: () => {} },
  );
}

function packageOf(folder: string) {
  const compiled = compileSchemas(folder, names);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems, undefined, 2));
  return compiled;
}

it.each(changeNames())('nothing happens to anybody by the change %s that no finding tells of', async (name) => {
  const { before = [], after } = changeOf(name);
  const { others } = await impactOf(versionOf(before), versionOf(after));
  expect(others.map(({ tab, node, examples: [first] }) => `${tab}/${node} ${first?.effect}`)).toEqual([]);
});
