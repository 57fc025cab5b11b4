import { expect, it } from 'vitest';
import type { User } from '../../../src/api/user';
import { besideRegistration, isPublicPage, mayFillIn, registrationOf, wizardAt } from '../../../src/app/access';

const guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

it.each(['/login', '/CadastroInicio', '/CadastroFinalizacao', '/RecuperarSenha', '/LOGIN/', `/ConfirmarConta/${guid}`])(
  '[ACC-RT-12] opens %s without a token',
  (path) => {
    expect(isPublicPage(path)).toBe(true);
  },
);

it.each(['/', '/Dashboard', '/CadastroPF_Passo_1', '/loginx', '/login/x', '/qualquer'])(
  '[ACC-RT-12, CF-RT-04] guards %s',
  (path) => {
    expect(isPublicPage(path)).toBe(false);
  },
);

it.each([
  [guid, true],
  [guid.toUpperCase(), true],
  ['abc', false],
  [`${guid}0`, false],
  [guid.replaceAll('-', ''), false],
  [guid.replace('3f', 'zz'), false],
])('[ACC-RT-14, ACC-CONST-13, CF-RT-06, CF-CST-31] takes %s as the id of a link: %s', (id, isGuid) => {
  expect(isPublicPage(`/ConfirmarConta/${id}`)).toBe(isGuid);
  expect(isPublicPage(`/RealizarAssinaturaDeclaracao/${id}`)).toBe(isGuid);
});

const wizards = [
  { id: 'pf', type: 1, registration: true as const, route: '/CadastroPF_Passo_1', title: '', url: '' },
  { id: 'pj', type: 2, registration: true as const, route: '/CadastroPJ_Passo_1', title: '', url: '' },
];
const user = (TipoCliente: 1 | 2 | 3, StatusCadastro: number) => ({ TipoCliente, StatusCadastro }) as User;

it('finds the wizard of a route whatever its case', () => {
  expect(wizardAt('/cadastropj_passo_1/', wizards)?.id).toBe('pj');
  expect(wizardAt('/outra', wizards)).toBeUndefined();
});

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
