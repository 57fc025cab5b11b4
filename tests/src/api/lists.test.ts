import { afterEach, expect, it } from 'vitest';
import { listAddress, rememberLists } from '../../../src/api/lists';

afterEach(() => rememberLists());

it('names the content of a list in its address, however the path is spelled and whatever it asks', () => {
  rememberLists({ '/consulta/cidades': '0a1b2c3d4e5f6071' });
  expect(listAddress('/Consulta/cidades?uf=SP')).toBe('/Consulta/cidades?uf=SP&v=0a1b2c3d4e5f6071');
  expect(listAddress('consulta/Cidades')).toBe('consulta/Cidades?v=0a1b2c3d4e5f6071');
});

it('leaves every other call as it is', () => {
  expect(listAddress('/Consulta/cidades')).toBeUndefined();
  rememberLists({ '/consulta/cidades': '0a1b2c3d4e5f6071' });
  expect(listAddress('/Consulta/estados')).toBeUndefined();
  rememberLists(undefined);
  expect(listAddress('/Consulta/cidades')).toBeUndefined();
});
