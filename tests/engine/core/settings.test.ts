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
