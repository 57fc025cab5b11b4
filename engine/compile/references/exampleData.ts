import type { Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import type { Subject } from './types';
import { membersOf, type Spot, type Walk } from './visit';

/** The data of an example, or a list of them, along the fields of a tab, object or row. */
export function walkData({ node, scope, pointer }: Spot, holder: string | undefined, to: Walk): void {
  if (holder === undefined) return;
  if (node.type === 'array') {
    for (const [index, item] of (node.children ?? []).entries()) {
      walkData({ node: item, scope, pointer: `${pointer}/${index}` }, holder, to);
    }
    return;
  }
  for (const { key, value } of membersOf(node)) {
    const id = `${holder}/${key.value}`;
    if (!scope.world.isField(id)) continue;
    const at = pointer + toPointer([key.value as string]);
    const report = (named: typeof node, kind: 'key' | 'value', subject: Subject) => {
      const own = named.value as Json;
      const text = typeof own === 'string' ? own : JSON.stringify(own);
      const found = { place: 'tab.examples', sense: 'example' as const, scope, pointer: at, node: named };
      to.visit({ ...found, at: kind, text, named: [{ subject, from: 0, to: text.length }] });
    };
    report(key, 'key', { kind: 'field', id });
    const isCode = value.type !== 'object' && value.type !== 'array';
    const option = isCode ? scope.world.optionOf(id, value.value as Json) : undefined;
    if (option !== undefined) report(value, 'value', { kind: 'option', id: option });
    walkData({ node: value, scope, pointer: at }, id, to);
  }
}
