import type { Condition, ValueSchema } from '../../../engine/definition';
import { eitherOf, entriesOf, oneOf, together } from '../../../engine/words';
import type { Ask, Group, Item } from './phrase';

/** The condition that a group says, in its normal form. What is not whole must not be written. */
export function fromGroup({ how, items }: Group): Condition {
  const conditions = items.map(fromItem);
  return how === 'any' ? oneOf(conditions) : together(conditions.flatMap(entriesOf));
}

function fromItem(item: Item): Condition {
  switch (item.kind) {
    case 'group':
      return fromGroup(item);
    case 'not':
      return { not: fromGroup(item.of) };
    case 'changed':
      return { $changed: item.fields };
    case 'test':
      return fromTest(item.reference, item.asks);
  }
}

function fromTest(reference: string, asks: readonly Ask[]): Condition {
  const [first] = asks;
  if (first?.op === 'filled' || first?.op === 'empty') return { [reference]: first.op === 'filled' };
  return together(schemasOf(asks).map((schema) => [reference, schema]));
}

/** What is asked as one schema where it can be: a keyword that is said twice begins another one. */
function schemasOf(asks: readonly Ask[]): ValueSchema[] {
  const schemas: ValueSchema[] = [];
  for (const ask of asks) {
    const said = schemaOf(ask);
    const home = schemas.find((schema) => Object.keys(said).every((key) => !(key in schema)));
    if (home) Object.assign(home, said);
    else schemas.push(said);
  }
  return schemas;
}

/** Several things that are asked, where only one schema can stand; of a keyword said twice the last counts. */
const oneSchema = (asks: readonly Ask[]): ValueSchema => Object.assign({}, ...asks.map(schemaOf));

function schemaOf(ask: Ask): ValueSchema {
  switch (ask.op) {
    case 'filled':
    case 'empty':
      return {};
    case 'is':
      return oneOrMore(ask.values, ask.isListed);
    case 'isNot':
      return { not: oneOrMore(ask.values) };
    case 'like':
      return { like: ask.texts };
    case 'format':
    case 'sameAs':
      return { [ask.op]: ask.name };
    case 'contains':
      return { contains: fromGroup(ask.rows) };
    case 'fails':
      return { not: oneSchema(ask.asks) };
    case 'either':
      return eitherOf(ask.choices.map(oneSchema));
    case 'before':
    case 'after':
    case 'notBefore':
    case 'notAfter':
      return { [ask.op]: ask.day };
    default:
      return { [ask.op]: ask.number };
  }
}

function oneOrMore(values: Extract<Ask, { op: 'is' }>['values'], isListed?: true): ValueSchema {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 && !isListed ? { const: first } : { enum: values };
}
