import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../../engine/core/json';

const folder = fileURLToPath(new URL('../../../schemas/vocabulary/', import.meta.url));
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    file,
    schema: JSON.parse(readFileSync(folder + file, 'utf8')) as JsonObject,
  }));

/** Objects whose keys are free: parameters of validators, start values, data. */
const open = ['params', 'start', 'data', 'ui:options', 'notFound', 'valid', 'then'];

function schemasIn(value: Json, path: string[] = []): { schema: JsonObject; path: string[] }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => schemasIn(item, [...path, String(index)]));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    ['examples', 'enum', 'const', 'required', 'dependencies'].includes(key) && path.at(-1) !== 'properties'
      ? []
      : schemasIn(item, [...path, key]),
  );
  return [{ schema: value, path }, ...inner];
}

describe.each(files)('$file', ({ schema }) => {
  const all = schemasIn(schema);

  it('explains every key with a title, a description and an example', () => {
    // What stands in an `if` is asked about, not explained.
    const said = all.filter(({ path }) => !path.includes('if'));
    const keys = said.filter(({ path }) => path.at(-2) === 'properties' || path.at(-1) === 'additionalProperties');
    const bare = keys.filter(({ schema: key }) => !(key.title && key.description && Array.isArray(key.examples)));
    expect(keys.length + Number(schema.$id === 'common.schema.json')).toBeGreaterThan(0);
    expect(bare.map(({ path }) => path.join('/'))).toEqual([]);
  });

  it('is closed: every object names its keys or what they hold', () => {
    const objects = all.filter(({ schema: object, path }) => {
      const isSchema = object.properties !== undefined && !['then', 'if'].includes(path.at(-1) ?? '');
      return isSchema && isObject(object.properties as Json) && path.at(-1) !== 'properties';
    });
    const unclosed = objects.filter(
      ({ schema: object, path }) => object.additionalProperties === undefined && !open.includes(path.at(-1) ?? ''),
    );
    expect(unclosed.map(({ path }) => path.join('/'))).toEqual([]);
  });
});

describe('the vocabulary', () => {
  it('is itself valid JSON Schema', () => {
    const ajv = new Ajv({ strictTypes: false, strictRequired: false });
    for (const { schema } of files) ajv.addSchema(schema);
    for (const { schema } of files) expect(ajv.validateSchema(schema)).toBe(true);
  });

  it('fits its own examples', () => {
    const ajv = new Ajv({ strictTypes: false, strictRequired: false });
    for (const { schema } of files) ajv.addSchema(schema);
    const wrong = files.flatMap(({ schema }) =>
      schemasIn(schema).flatMap(({ schema: key, path }) => {
        if (!Array.isArray(key.examples) || path.at(-1) === 'properties') return [];
        const validate = ajv.compile({
          $ref: `${schema.$id}#${path.map((step) => `/${encodeURIComponent(step.replaceAll('/', '~1'))}`).join('')}`,
        });
        return key.examples
          .filter((example) => !validate(example))
          .map((example) => `${path.join('/')}: ${JSON.stringify(example)}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});
