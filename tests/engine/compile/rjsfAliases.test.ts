import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rjsfAliases } from '../../../engine/compile/rjsfAliases';
import createSchemaUtils from '../../../engine/react/rjsf/schemaUtils';

const imported = new Set(
  ['node_modules/@rjsf/core/lib', 'node_modules/@rjsf/utils/lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/from ["']([^"']+)["']/g)])
      .map((match) => match[1] as string),
  ),
);

describe('what stands for parts of rjsf', () => {
  it.each(rjsfAliases)('$find is what rjsf imports', ({ find }) => {
    expect([...imported].filter((name) => (typeof find === 'string' ? name === find : find.test(name)))).not.toEqual(
      [],
    );
  });

  it('leaves the fields of a section to the engine, but for the object around them', () => {
    const isLeft = (name: string) => !rjsfAliases.some(({ find }) => typeof find !== 'string' && find.test(name));
    const fields = [...imported].filter((name) => /^\.\/\w+Field\.js$/.test(name) && isLeft(name));
    expect(fields).toEqual(expect.arrayContaining(['./ObjectField.js', './SchemaField.js']));
    expect(fields).not.toContain('./StringField.js');
  });

  it('takes a schema as it stands, and gives no data', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } } as const;
    const utils = createSchemaUtils(undefined, schema);
    expect(utils.retrieveSchema(schema)).toBe(schema);
    expect(utils.getDefaultFormState()).toEqual({});
    expect(utils.doesSchemaUtilsDiffer(undefined, { ...schema })).toBe(false);
    expect(utils.doesSchemaUtilsDiffer(undefined, { type: 'object' })).toBe(true);
  });
});
