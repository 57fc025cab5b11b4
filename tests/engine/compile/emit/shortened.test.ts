import { expect, it } from 'vitest';
import { shortened } from '../../../../engine/compile/emit/shortened';

it('leaves out the path of each rule in its schema', () => {
  expect(shortened('push({instancePath,schemaPath:"#/properties/a~1\\"b/type",keyword:"type"});')).toBe(
    'push({instancePath,keyword:"type"});',
  );
});

it('keeps the paths where an own message looks for its rule by them', () => {
  const code = 'push({schemaPath:"#/type",keyword:"type"});if(error.schemaPath.indexOf("#")===0){}';
  expect(shortened(code)).toBe(code);
});

it('leaves out a schema that nothing looks into, whatever its texts hold', () => {
  expect(shortened('const schema16 = {"title":"a } \\" {","properties":{"a":{}}};function v(){}')).toBe(
    'function v(){}',
  );
});

it('keeps of a schema the names that are looked up in it', () => {
  const code = 'const schema16 = {"type":"object","properties":{"a":{"type":"string"},"b":{}}};';
  const use = 'if(!(has.call(schema16.properties, key0))){}';
  expect(shortened(code + use)).toBe(`const schema16 = {"properties":{"a":0,"b":0}};${use}`);
});

it.each(['schema16.properties.a.enum', 'schema16.properties["a"].enum', 'schema16.required'])(
  'keeps a schema whole of which %s is read',
  (use) => {
    const code = `const schema16 = {"required":["a"],"properties":{"a":{"enum":[1]}}};equal(${use});`;
    expect(shortened(code)).toBe(code);
  },
);

it('tells schemas apart whose names begin alike', () => {
  const code = 'const schema1 = {"properties":{"a":{}}};const schema11 = {"properties":{"b":{"enum":[1]}}};';
  const use = 'has.call(schema1.properties, k);equal(schema11.properties.b.enum);';
  expect(shortened(code + use)).toBe(
    `const schema1 = {"properties":{"a":0}};const schema11 = {"properties":{"b":{"enum":[1]}}};${use}`,
  );
});
