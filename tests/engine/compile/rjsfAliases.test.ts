import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rjsfAliases } from '../../../engine/compile/rjsfAliases';
import { asItStands } from '../../../engine/react/form/schemaUtils';

const imported = new Set(
  ['node_modules/@rjsf/core/lib', 'node_modules/@rjsf/utils/lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/from ["']([^"']+)["']/g)])
      .map((match) => match[1] as string),
  ),
);

describe('what stands for parts of rjsf', () => {
  it.each(rjsfAliases)('$find is a library that rjsf imports, and no file of its own', ({ find }) => {
    expect(imported).toContain(find);
    expect(find).not.toMatch(/^\.|rjsf/);
  });

  it('says what to do when a form of stock rjsf or ajv meets one, whichever way it is imported', async () => {
    const stand = await import('../../../engine/react/rjsf/uri');
    for (const name of ['parse', 'resolve', 'serialize', 'normalize', 'equal'] as const) {
      expect(stand[name]).toThrow('leave them out of resolve.alias');
      expect(stand.default[name]).toThrow('leave them out of resolve.alias');
    }
  });

  it('takes a schema as it stands', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } } as const;
    expect(asItStands(schema).retrieveSchema(schema)).toBe(schema);
    expect(asItStands(schema).getRootSchema()).toBe(schema);
  });
});

describe('what the engine takes of rjsf', () => {
  it('is published: each of its modules is listed in the exports of its package', () => {
    const { exports } = JSON.parse(readFileSync('node_modules/@rjsf/core/package.json', 'utf8'));
    const file = readFileSync('engine/react/form/SectionForm.tsx', 'utf8');
    const taken = [...file.matchAll(/from '@rjsf\/core(\/[^']+)?'/g)].map((match) => match[1]);
    expect(taken).toHaveLength(2);
    expect(taken.every((path) => path?.startsWith('/lib/') && path.endsWith('.js'))).toBe(true);
    expect(exports['./lib/*.js'].import).toBe('./lib/*.js');
  });
});
