import { expect, it } from 'vitest';
import { isHome, isPublicPage, wizardAt } from '../../contract/pages';

const guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

it.each([
  '/login',
  '/CadastroInicio',
  '/CadastroFinalizacao',
  '/RecuperarSenha',
  '/Acessibilidade',
  '/LOGIN/',
  `/ConfirmarConta/${guid}`,
])('[ACC-RT-12] opens %s without a token', (path) => {
  expect(isPublicPage(path)).toBe(true);
});

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

it('finds the wizard of a route whatever its case, and of a path below it', () => {
  const wizards = [{ route: '/CadastroPF_Passo_1' }, { route: '/CadastroPJ_Passo_1' }];
  expect(wizardAt('/cadastropj_passo_1/', wizards)).toBe(wizards[1]);
  expect(wizardAt('/CadastroPF_Passo_1/Enderecos', wizards)).toBe(wizards[0]);
  expect(wizardAt('/CadastroPF_Passo_11', wizards)).toBeUndefined();
  expect(wizardAt('/outra', wizards)).toBeUndefined();
});

it('knows the page after the login by each of its addresses', () => {
  expect(['/', '/Dashboard', '/dashboard/', '/index.html'].filter((path) => !isHome(path))).toEqual([]);
  expect(['/login', '/Dashboard/x', '/CadastroPF_Passo_1', '/Seguranca'].filter(isHome)).toEqual([]);
});
