import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../engine/core/json';
import { fromShape, type Shape, toShape } from '../../../../engine/core/mapping/shape';

describe('the shape of a part', () => {
  it.each<[string, Shape, Json, Json]>([
    ['as it is', {}, { a: 1 }, { a: 1 }],
    ['under a name', { wrap: 'documentos' }, [1], { documentos: [1] }],
    ['with other names', { rename: { Tipo: 'tipo' } }, { Tipo: 1, b: 2 }, { tipo: 1, b: 2 }],
    [
      'with other names in every row',
      { rename: { Tipo: 'tipo' }, wrap: 'x' },
      [{ Tipo: 1 }, { Tipo: 2 }],
      { x: [{ tipo: 1 }, { tipo: 2 }] },
    ],
    ['a plain value', { rename: { a: 'b' } }, 5, 5],
  ])('%s, both ways', (_, shape, data, wire) => {
    expect(toShape(shape, data)).toEqual(wire);
    expect(fromShape(shape, wire)).toEqual(data);
  });

  it('takes an answer without the name as it is, and nothing as nothing', () => {
    expect(fromShape({ wrap: 'x' }, { a: 1 })).toEqual({ a: 1 });
    expect(fromShape({ wrap: 'x' }, undefined)).toBeUndefined();
  });
});
