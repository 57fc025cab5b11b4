import { expect, it } from 'vitest';
import type { User } from '../../../src/api/user';
import { besideRegistration, mayFillIn, registrationOf } from '../../../src/session/access';

const wizards = [
  { id: 'pf', type: 1, registration: true as const, route: '/CadastroPF_Passo_1', title: '', url: '' },
  { id: 'pj', type: 2, registration: true as const, route: '/CadastroPJ_Passo_1', title: '', url: '' },
];
const user = (TipoCliente: 1 | 2 | 3, StatusCadastro: number) => ({ TipoCliente, StatusCadastro }) as User;

it.each([
  [1, 0, true],
  [2, 0, false],
  [1, 1, false],
  [1, 2, false],
] as const)(
  '[ACC-RT-16] opens the wizard to its own type before anything was sent: type %i, status %i',
  (type, status, may) => {
    expect(mayFillIn(user(type, status), wizards[0] as (typeof wizards)[0])).toBe(may);
  },
);

it.each([
  [1, 0, true],
  [1, 2, true],
  [1, 3, true],
  [1, 5, false],
  [2, 0, false],
] as const)(
  'opens a form beside the registration to its own type unless inactive: type %i, status %i',
  (type, status, may) => {
    const beside = { id: 'visita', type: 1, route: '/visita', title: '', url: '' };
    expect(mayFillIn(user(type, status), beside)).toBe(may);
    expect(registrationOf(user(1, status), [beside, ...wizards])?.id).toBe('pf');
    expect(besideRegistration(user(1, status), [beside, ...wizards])).toEqual([beside]);
  },
);
