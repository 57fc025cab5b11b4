import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../../../../src/api/user';
import { shelterSessionTyping } from '../../../../src/session/shelter/sessionTyping';
import { leftUnder, openShelter } from '../../../../src/session/shelter/shelter';
import { forgetUnsavedOfOthers, unsavedKey } from '../../../../src/session/unsaved';

const USER = { TipoCliente: 1, ClienteGuid: 'g1' } as unknown as User;
const OLD = JSON.stringify({ tabs: { informacoes: { NomePai: 'José' } }, bases: { informacoes: {} }, forms: {} });

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

it('what version 0.3.5 kept in session storage is there as if a closed window had left it, of this client alone', async () => {
  sessionStorage.setItem('unsaved/1/g1/pf/0a1b2c', OLD);
  sessionStorage.setItem('unsaved/1/g1/pf/0a1b2c/edit/enderecos', OLD);
  sessionStorage.setItem('unsaved/1/g2/pf/0a1b2c', OLD);
  sessionStorage.setItem('window', 'w1');
  forgetUnsavedOfOthers(USER);
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('unsaved/'));
  const shelter = await openShelter();
  await shelterSessionTyping(shelter, keys);
  expect(leftUnder(shelter, unsavedKey(USER, 'pf')).read()).toEqual([OLD]);
  expect(leftUnder(shelter, unsavedKey(USER, 'pf', ['edit', 'enderecos'])).read()).toEqual([OLD]);
  expect(leftUnder(shelter, unsavedKey({ ...USER, ClienteGuid: 'g2' }, 'pf')).read()).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['window']);
});
