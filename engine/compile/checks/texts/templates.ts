import { isObject, type Json } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import { resolveReference, type Scope } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { asWritten, type Source } from '../../problems/source';
import { holdsBraces } from './braces';

/** Unknown `{$…}` in the texts of a file. Examples hold customers' data and are passed over. */
export function checkTemplates(source: Source, scope: Scope, value: Json = source.value, pointer = ''): Problem[] {
  if (!holdsBraces(value)) return [];
  if (typeof value === 'string') {
    return [...value.matchAll(/\{(\$[^{}|]+)(?:\|[^{}]*)?\}/g)].flatMap(([, text = '']) => {
      const { problem } = resolveReference(text, scope);
      return problem ? [problemAt(asWritten(source), problem.code, { pointer }, problem.message)] : [];
    });
  }
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(isObject(value) ? value : {});
  return entries.flatMap(([key, inner]) => {
    const isExample = pointer === '' && key === 'examples';
    return isExample ? [] : checkTemplates(source, scope, inner, pointer + toPointer([key]));
  });
}
