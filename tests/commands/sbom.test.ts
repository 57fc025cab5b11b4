import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licencesOf, weaknessesIn } from '../../scripts/lib/libraries.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { npmRun } from '../support/command';

it('npm run sbom lists every library of the product, with a licence that is allowed', async () => {
  const { code, output } = await npmRun('sbom');
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Libraries: \d+, in reports\/sbom\.cdx\.json\nLicences: .*\bMIT \d+/),
  ]);
  expect(output).toMatch(/\nKnown weaknesses: (\d+|not checked, for no registry answers\.)$/);
  const { bomFormat, components } = JSON.parse(readFileSync(join(ROOT, 'reports/sbom.cdx.json'), 'utf8'));
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const listed = components.map(({ name, version }: Record<string, string>) => `${name}@${version}`);
  expect(listed).toEqual(expect.arrayContaining(Object.entries(dependencies).map((pair) => pair.join('@'))));
  expect(listed.filter((name: string) => /^(vitest|typescript|storybook)@/.test(name))).toEqual([]);
});

describe('a library', () => {
  const component = (id?: string) => ({ name: 'x', version: '1.0.0', ...(id && { licenses: [{ license: { id } }] }) });

  it.each(['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', undefined])('is refused under the licence %s', (id) => {
    expect(licencesOf([component(id)], {}).refused).toEqual([{ name: 'x@1.0.0', licence: id ?? 'none' }]);
  });

  it('is allowed under one of several licences, or under one that was looked up', () => {
    const several = { name: 'y', version: '2.0.0', licenses: [{ expression: '(GPL-2.0 OR MIT)' }] };
    expect(licencesOf([several, component()], { 'x@1.0.0': 'ISC' }).refused).toEqual([]);
  });
});

it('weaknesses are told where a registry answers, and are unknown where not', () => {
  const vulnerabilities = { info: 0, low: 1, moderate: 0, high: 2, critical: 0, total: 3 };
  expect(weaknessesIn(`npm warn\n${JSON.stringify({ metadata: { vulnerabilities } })}`)).toEqual(vulnerabilities);
  for (const output of ['', 'npm error', '{"error":{"code":"405"}}', '{"message":"405","metadata":{}}']) {
    expect(weaknessesIn(output)).toBeUndefined();
  }
});
