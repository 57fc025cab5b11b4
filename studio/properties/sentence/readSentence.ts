import { type Json, referencesOf } from '../../../engine/core';
import type { Condition } from '../../../engine/definition';
import { nearest } from '../../../engine/edit';
import type { RuleSaid, Sentences } from '../../../engine/words';
import type { Group, Item } from './phrase';
import { toGroup } from './readCondition';
import { language, type Scope } from './scope';
import { calledValue, valueOptions } from './values';

/** What a typed sentence says, or why it says nothing and from which character on. */
export type Reading<T> = { said: T } | { wrong: string; at: number };

/** The rule that a sentence says: `Quando *Sexo* é *Feminino*: exige *CPF*.` */
export function readRule(sentence: string, scope: Scope): Reading<RuleSaid> {
  const reading = read(language.rule, sentence, scope);
  if ('wrong' in reading) return reading;
  const { said } = reading;
  const names = [
    ...[said.on, said.clear, said.lock, said.show, said.require].flatMap((each) => each ?? []),
    ...Object.keys({ ...said.compute, ...said.set }),
    ...(said.error ? [said.error.at] : []),
  ];
  return unknownIn(sentence, scope, names, said.when) ?? reading;
}

/** The condition that a sentence says: `*Sexo* é *Feminino*`. */
export function readCondition(sentence: string, scope: Scope): Reading<Condition> {
  const reading = read(language.condition, sentence, scope);
  return 'wrong' in reading ? reading : (unknownIn(sentence, scope, [], reading.said) ?? reading);
}

function read<T>(sentences: Sentences<T>, text: string, { naming }: Scope): Reading<T> {
  const sentence = text.trim();
  const said = sentences.read(sentence, naming);
  if (said !== undefined) return { said };
  const at = sentences.reach(sentence, naming);
  const rest = sentence.slice(at).trim();
  if (at >= sentence.length) return { at, wrong: 'A frase não terminou.' };
  const shown = rest.length > 40 ? `${rest.slice(0, 40)}…` : rest;
  return { at, wrong: at === 0 ? `Não entendi “${shown}”.` : `Não entendi a partir de “${shown}”.` };
}

/** A name or value of the sentence that nothing is called by. */
function unknownIn(
  sentence: string,
  scope: Scope,
  names: readonly string[],
  condition: Condition | undefined,
): { wrong: string; at: number } | undefined {
  const wrong = (kind: string, name: string, known: readonly string[]) => {
    const near = nearest(name, known);
    const hint = near === undefined ? '' : ` Você quis dizer “${near}”?`;
    return { at: Math.max(0, sentence.indexOf(`*${name}*`)), wrong: `Não há ${kind} “${name}”.${hint}` };
  };
  const labels = scope.fields.map(({ label }) => label);
  const isField = (name: string) => name.startsWith('#') || scope.fields.some((field) => field.name === name);
  const field = names.find((name) => !isField(name));
  if (field !== undefined) return wrong('campo chamado', field, labels);
  for (const { text, reference, within } of referencesOf(condition)) {
    const around = within === undefined ? scope : scope.rows(within);
    const isKnown = reference.kind !== 'field' || reference.root || around.fields.some(({ name }) => name === text);
    if (!isKnown) {
      return wrong(
        'campo chamado',
        text,
        around.fields.map(({ label }) => label),
      );
    }
  }
  for (const { reference, value } of valuesOf(toGroup(condition))) {
    const options = valueOptions(scope.naming.schema(reference));
    if (options.length === 0 || options.some(({ name }) => name === JSON.stringify(value))) continue;
    const label = calledValue(value, scope.naming.schema(reference));
    return wrong(
      'opção',
      label,
      options.map((option) => option.label),
    );
  }
  return undefined;
}

function valuesOf(item: Item | Group): { reference: string; value: Json }[] {
  if (item.kind === 'group') return item.items.flatMap(valuesOf);
  if (item.kind === 'not') return valuesOf(item.of);
  if (item.kind === 'changed') return [];
  return item.asks.flatMap((ask) =>
    'values' in ask ? ask.values.map((value) => ({ reference: item.reference, value })) : [],
  );
}
