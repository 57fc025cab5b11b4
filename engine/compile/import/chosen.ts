import type { Condition } from '../../core/definition/types';
import { isObject } from '../../core/json';
import { say } from '../problems/say';
import { conditionOf } from './conditions';
import type { Placed } from './types';
import type { Here, Walk } from './walk';

/**
 * A branch that the value of a property chooses: when that is, and what else the branch says.
 * @param isFirst whether the branch also holds while the property is empty
 */
export function chosenBy(
  name: string,
  placed: Placed,
  { walk, here, isFirst = false }: { walk: Walk; here: Here; isFirst?: boolean },
): { condition: Condition; rest: Placed } | undefined {
  const { schema } = placed;
  const { [name]: chooses, ...properties } = isObject(schema.properties) ? schema.properties : {};
  if (chooses === undefined) {
    walk.not(placed.pointer, say`A alternativa não diz com que valor de "${name}" vale.`);
    return undefined;
  }
  const asked = { properties: { [name]: chooses }, ...(!isFirst && { required: [name] }) };
  const condition = conditionOf({ ...placed, schema: asked }, walk.ground(here));
  return { condition, rest: { ...placed, schema: { ...schema, properties } } };
}
