import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import { changeField } from '../../../../engine/core/state/change';
import { applyAnswer } from '../../../../engine/core/state/lookup';
import { stateOf, tabOf } from '../../../support/tabs';

describe('lookup', () => {
  const fields = { cep: { format: 'cep' }, street: {}, area: {}, city: {}, number: {} };
  const rules: RuleDefinition[] = [
    {
      id: 'cep',
      on: ['cep'],
      lookup: 'cep',
      with: { cep: 'cep' },
      fill: { street: 'logradouro', area: 'bairro', city: 'localidade' },
      locks: { street: 'logradouro', area: 'logradouro', city: true },
      notFound: { clear: ['street', 'area', 'city', 'number'] },
    },
  ];
  const start = (data: JsonObject = {}) => {
    const { plan, state, context } = stateOf(tabOf(fields, rules), data);
    const result = changeField(plan, state, { pointer: '/cep', value: '01001000' }, context);
    return { plan, context, state: result.state, start: result.lookups[0] as NonNullable<(typeof result.lookups)[0]> };
  };

  it('starts with its arguments and fills and locks what was found', () => {
    const { plan, context, state, start: lookup } = start();
    expect(lookup.with).toEqual({ cep: '01001000' });
    const record = { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo' };
    const next = applyAnswer(plan, state, lookup, { kind: 'found', record }, context).state;
    expect(next.data).toMatchObject({ street: 'Praça da Sé', area: 'Sé', city: 'São Paulo' });
    expect(['/street', '/area', '/city'].map((pointer) => next.locked.has(pointer))).toEqual([true, true, true]);
  });

  it('never locks a field that is empty after the answer', () => {
    const { plan, context, state, start: lookup } = start();
    const record = { logradouro: 'Rua A', bairro: '', localidade: '' };
    const next = applyAnswer(plan, state, lookup, { kind: 'found', record }, context).state;
    expect(['/street', '/area', '/city'].map((pointer) => next.locked.has(pointer))).toEqual([true, false, false]);
  });

  it('keeps street and area open when the street came empty', () => {
    const { plan, context, state, start: lookup } = start();
    const record = { logradouro: '', bairro: 'Centro', localidade: 'Bacabal' };
    const next = applyAnswer(plan, state, lookup, { kind: 'found', record }, context).state;
    expect(['/street', '/area', '/city'].map((pointer) => next.locked.has(pointer))).toEqual([false, false, true]);
  });

  it('ends the locks when its argument changes', () => {
    const { plan, context, state, start: lookup } = start();
    const found = applyAnswer(
      plan,
      state,
      lookup,
      { kind: 'found', record: { logradouro: 'Rua A', bairro: 'B', localidade: 'C' } },
      context,
    ).state;
    const next = changeField(plan, found, { pointer: '/cep', value: '0100' }, context).state;
    expect(next.locked.has('/street')).toBe(false);
    expect(next.data.street).toBe('Rua A');
  });

  it('empties its fields when nothing was found and keeps them when the call failed', () => {
    const { plan, context, state, start: lookup } = start({ street: 'Rua A', number: '10' });
    expect(applyAnswer(plan, state, lookup, { kind: 'notFound' }, context).state.data).toEqual({ cep: '01001000' });
    expect(applyAnswer(plan, state, lookup, { kind: 'failed' }, context).state.data).toMatchObject({
      street: 'Rua A',
      number: '10',
    });
  });

  it('only locks when it runs quietly', () => {
    const { plan, context, state, start: lookup } = start({ street: 'Rua do cliente' });
    const next = applyAnswer(
      plan,
      state,
      lookup,
      { kind: 'found', record: { logradouro: 'Rua A', bairro: 'B', localidade: 'C' } },
      context,
      true,
    ).state;
    expect(next.data).toEqual({ cep: '01001000', street: 'Rua do cliente' });
    expect(next.locked.has('/street')).toBe(true);
  });
});
