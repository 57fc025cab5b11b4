import { expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import { resolveSettings, settingEntries } from '../../../engine/core/settings';

it('reads entries by the names that the API has for key and value', () => {
  const body: Json = [{ nome: 'Limite', conteudo: 30 }, { nome: 'Vazio' }, 'x'];
  expect(settingEntries(body, { key: 'nome', value: 'conteudo' })).toEqual([
    { key: 'Limite', value: '30' },
    { key: 'Vazio', value: '' },
  ]);
  expect(settingEntries(null, { key: 'nome', value: 'conteudo' })).toEqual([]);
});

it('resolves them by key, without case, accents and outer spaces', () => {
  const limit = { key: 'Limite', title: 'Limite', type: 'number' as const, default: 10, public: true };
  expect(resolveSettings({ limit }, [{ key: ' LÍMITE ', value: '30' }])).toEqual({ limit: 30 });
  expect(resolveSettings({ limit }, [])).toEqual({ limit: 10 });
});

it('takes an entry that is no value of a choice for the other one, an empty or missing one for the default', () => {
  const mode = { key: 'Modo', title: 'Modo', type: 'choice' as const, values: [0, 1, 2], default: 0, public: true };
  const read = (value: string, other?: Json) =>
    resolveSettings({ mode: { ...mode, ...(other !== undefined && { other }) } }, [{ key: 'Modo', value }]).mode;
  expect(['0', '2', '3', 'x', '-1', '', ' '].map((value) => read(value, 1))).toEqual([0, 2, 1, 1, 1, 0, 0]);
  expect(['3', ''].map((value) => read(value))).toEqual([0, 0]);
  expect(resolveSettings({ mode: { ...mode, other: 1 } }, [])).toEqual({ mode: 0 });
});
