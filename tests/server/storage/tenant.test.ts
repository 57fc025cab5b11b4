import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readVariables } from '../../../server/storage/config';
import { tenantNamed, tenantsIn } from '../../../server/storage/tenant';
import { tenantFolder } from './tenantFolder';

const TEXTS = { name: 'Mandacaru', line: 'Banco Múltiplo' };

it('is known by its folder alone', () => {
  const { tenantsDir, change } = tenantFolder('mandacaru', TEXTS);
  change(({ tenant }) => {
    for (const name of ['accent', 'accent-hover', 'accent-press']) {
      const { $value } = tenant[name] as Required<typeof tenant>[string];
      $value.components = [0.3, 0.05, 0.05];
      delete $value.hex;
    }
  });
  expect(tenantsIn(tenantsDir).sort()).toEqual(['andorinha', 'ipe', 'mandacaru']);
  expect(readVariables({ TENANT: 'mandacaru', TENANTS_DIR: tenantsDir })).toMatchObject({
    ...{ tenant: 'mandacaru', tenantsDir, unknownTenant: undefined },
  });
  const tenant = tenantNamed('mandacaru', tenantsDir);
  expect(tenant).toMatchObject({ id: 'mandacaru', ...TEXTS, accent: '#4d0d0d' });
  const [css, logo] = tenant.files;
  expect(css?.path).toMatch(/^\/assets\/tenant-[0-9a-f]{12}\.css$/);
  expect(css?.text).toContain('--accent: light-dark(#4d0d0d, #e3a0ea);');
  expect(css?.text).toContain(`--logo: url('${logo?.path}');`);
  expect(logo?.text).toContain('<svg');
});

it('is refused with a sentence for each thing that is wrong with it, and where', () => {
  const { tenantsDir, change, write } = tenantFolder('errado', { ...TEXTS, line: '' });
  change(({ tenant }) => {
    (tenant['on-accent'] as Required<typeof tenant>[string]).$value.components = [0.5, 0.5, 0.5];
  });
  write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>1</script></svg>');
  const folder = join(tenantsDir, 'errado');
  expect(() => tenantNamed('errado', tenantsDir)).toThrow(
    `The tenant "errado" cannot be shown:
  ${folder}/tokens.json: on-accent on accent has a contrast of 2.18 (light); it needs 4.5.`,
  );
  expect(() => tenantNamed('errado', tenantsDir)).toThrow(`${folder}/texts.json: "line" must be a text of at most 60`);
  expect(() => tenantNamed('errado', tenantsDir)).toThrow(`${folder}/logo.svg: it has <script>, which a logo may not`);
  change(({ tenant }) => {
    tenant.acento = tenant.accent as Required<typeof tenant>[string];
  });
  expect(() => tenantNamed('errado', tenantsDir)).toThrow('tokens.json: tenant.acento is no token that an institution');
  write('tokens.json', '{');
  expect(() => tenantNamed('errado', tenantsDir)).toThrow(`${folder}/tokens.json is no JSON:`);
  rmSync(join(folder, 'logo.svg'));
  expect(() => tenantNamed('errado', tenantsDir)).toThrow(`The tenant "errado" has no file ${folder}/logo.svg.`);
});
