import { describe, expect, it } from 'vitest';
import { evaluateCondition } from '../../../../engine/core/condition/evaluate';
import type { Condition } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import { contextOf } from '../../../support/tabs';

const context = contextOf({
  settings: { shown: true, limit: 10 },
  user: { Status: 2 },
  mode: 'renewal',
  tabs: { other: { Flag: true } },
  stored: { Name: 'before', Email: 'a@b.co' },
});
const check = (when: Condition, data: JsonObject) => evaluateCondition(when, { data, context });

describe('a condition', () => {
  it.each<[Condition, JsonObject, boolean]>([
    [{ a: true }, { a: 0 }, true],
    [{ a: true }, { a: '' }, false],
    [{ a: false }, {}, true],
    [{ a: false }, { a: [] }, true],
    [{ a: { const: 1 } }, { a: 1 }, true],
    [{ a: { const: 1 } }, { a: '1' }, false],
    [{ a: { enum: ['x', 'y'] } }, { a: 'y' }, true],
    [{ a: { minimum: 1, maximum: 3 } }, { a: 4 }, false],
    [{ a: { minLength: 2 } }, { a: 'é' }, false],
    [{ a: { maxLength: 2 } }, {}, false],
    [{ a: { not: { const: 1 } } }, {}, true],
    [{ a: { not: { const: 1 } } }, { a: 1 }, false],
    [{ a: { anyOf: [{ const: 1 }, { const: 2 }] } }, { a: 2 }, true],
    [{ a: { format: 'cpf' } }, { a: '52998224725' }, true],
    [{ a: { format: 'cpf' } }, { a: '52998224726' }, false],
    [{ a: { like: ['Outros'] } }, { a: '  OUTROS ' }, true],
    [{ a: { like: ['Nao'] } }, { a: 'não' }, true],
    [{ b: { sameAs: 'a' } }, { a: 'X@Y.com', b: ' x@y.com' }, true],
    [{ b: { sameAs: 'a' } }, {}, false],
    [{ a: { before: 'today' } }, { a: '2026-11-20' }, true],
    [{ a: { before: 'today' } }, { a: '2026-11-21' }, false],
    [{ a: { notAfter: 'today' } }, { a: '2026-11-21' }, true],
    [{ a: { notAfter: 'today' } }, { a: '2026-11-22' }, false],
    [{ a: { after: '2020-01-31' } }, { a: '2020-02-01' }, true],
    [{ a: { notBefore: '2020-01-31' } }, { a: '2020-01-30' }, false],
    [{ a: { before: { day: 'today', minus: { years: 130 } } } }, { a: '1896-11-20' }, true],
    [{ a: { before: { day: 'today', minus: { years: 130 } } } }, { a: '1896-11-21' }, false],
    [{ a: { notBefore: { field: 'b', plus: { years: 18 } } } }, { a: '2026-03-01', b: '2008-02-29' }, true],
    [{ a: { notBefore: { field: 'b', plus: { years: 18 } } } }, { a: '2026-02-28', b: '2008-02-29' }, false],
    [{ a: { before: { field: 'b', plus: { months: 1, days: 2 } } } }, { a: '2026-03-02', b: '2026-01-31' }, true],
    [{ a: { before: { field: 'b' } } }, { a: '2026-03-02' }, false],
    [{ a: { after: { field: 'b' } } }, { a: '2026-03-02', b: '31/02/2026' }, false],
    [{ a: { before: 'today' } }, { a: '31/02/1988' }, false],
    [{ a: { not: { before: 'today' } } }, {}, true],
    [{ a: { minItems: 1 } }, { a: [1] }, true],
    [{ a: { contains: { b: { const: 1 } } } }, { a: [{ b: 2 }, { b: 1 }] }, true],
    [{ a: { contains: { b: { const: 1 } } } }, { a: [] }, false],
    [{ a: { not: { contains: { b: { const: 1 } } } } }, {}, true],
    [{ 'a/b': true }, { a: { b: 1 } }, true],
    [{ '$settings/shown': { const: true } }, {}, true],
    [{ '$settings/limit': { minimum: 11 } }, {}, false],
    [{ '$user/Status': { const: 2 } }, {}, true],
    [{ $mode: { enum: ['edit', 'renewal'] } }, {}, true],
    [{ '$tabs/other/Flag': { const: true } }, {}, true],
    [{ $changed: ['Name'] } as never, { Name: 'after', Email: 'a@b.co' }, true],
    [{ $changed: ['Name', 'Email'] } as never, { Name: 'before', Email: 'a@b.co' }, false],
    [{ a: true, b: true }, { a: 1 }, false],
    [{ anyOf: [{ a: true }, { b: true }] }, { b: 1 }, true],
    [{ allOf: [{ a: true }, { b: true }] }, { b: 1 }, false],
    [{ not: { a: true } }, {}, true],
    [{}, {}, true],
  ])('%j on %j is %s', (when, data, expected) => {
    expect(check(when, data)).toBe(expected);
  });

  it.each([
    ['2008-11-22', true],
    ['2008-11-21', false],
  ])('[PF-INF-02, PF-CON-01] counts completed years: born %s is a minor: %s', (born, minor) => {
    expect(check({ a: { maxAge: 17 } }, { a: born })).toBe(minor);
    expect(check({ a: { minAge: 18 } }, { a: born })).toBe(!minor);
  });
});
