import { isEmpty, type Json } from '../../../engine/core';
import type { Shape } from './types';

/** What may be told of a value of a person. */
export function shapeOf(value: Json | undefined): Shape {
  if (isEmpty(value) || value === undefined || value === null) return { kind: 'nothing' };
  if (typeof value === 'string') return { kind: 'text', length: value.length };
  if (typeof value === 'number') return { kind: 'number', length: String(value).replace(/\D/g, '').length };
  if (typeof value === 'boolean') return { kind: 'flag' };
  return Array.isArray(value) ? { kind: 'list', length: value.length } : { kind: 'object' };
}
