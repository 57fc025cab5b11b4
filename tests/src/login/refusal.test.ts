import { describe, expect, it } from 'vitest';
import { accountKinds } from '../../../src/features/login/accounts';
import { checkLogin } from '../../../src/features/login/checkLogin';
import { readRefusal } from '../../../src/features/login/refusal';
import { toPortalSettings } from '../../../src/features/session/settings';

const settings = toPortalSettings([]);
const [person, company, fund] = accountKinds as [
  (typeof accountKinds)[0],
  (typeof accountKinds)[0],
  (typeof accountKinds)[0],
];

describe('what is missing', () => {
  it.each([
    [person, 'Preencha os dados de E-mail/CPF'],
    [company, 'Preencha os dados de E-mail/CNPJ'],
    [fund, 'Preencha os dados de E-mail/CNPJ'],
  ])('[ACC-LOGIN-28] names the empty user', (account, message) => {
    expect(checkLogin({ user: ' ', password: '' }, account)).toEqual({ field: 'user', message });
  });

  it('[ACC-LOGIN-29] names the empty password', () => {
    expect(checkLogin({ user: 'a@b.co', password: '' }, person)).toEqual({
      field: 'password',
      message: 'Preencha a senha.',
    });
  });

  it('is nothing when both are filled', () => {
    expect(checkLogin({ user: 'a@b.co', password: 'x' }, person)).toBeUndefined();
  });
});

describe('a refusal of the server', () => {
  it.each(['Cliente com e-mail não validado!', ' CLIENTE COM E-MAIL NAO VALIDADO! ', 'Cliente não validado o e-mail!'])(
    '[ACC-LOGIN-38] recognises %s',
    (message) => {
      expect(readRefusal(message, settings)).toEqual({
        kind: 'notActivated',
        message: 'Cliente com e-mail não validado!',
      });
    },
  );

  it('[ACC-LOGIN-35] of an unknown client gives hints, or leads to the sign-up for one brand', () => {
    const message = 'Cliente nao encontrado!';
    expect(readRefusal(message, settings)).toEqual({ kind: 'unknownClient', message: 'Cliente não encontrado!' });
    const brand = toPortalSettings([{ key: 'Redirecionar cliente nao encontrado', value: 'S' }]);
    expect(readRefusal(message, brand)).toEqual({ kind: 'signUp' });
  });

  it('[ACC-LOGIN-36] of a client in review has words of its own for one brand', () => {
    const message = 'Usuario esta em processo de analise.';
    expect(readRefusal(message, settings)).toEqual({
      kind: 'warning',
      message: 'Usuário está em processo de análise.',
    });
    const brand = toPortalSettings([{ key: 'Modal de aprovação personalizada', value: 's' }]);
    expect(readRefusal(message, brand)).toEqual({ kind: 'inReview' });
  });

  it('[ACC-LOGIN-37] of any other kind is a warning with its message', () => {
    expect(readRefusal('Usuário ou senha inválidos!', settings)).toEqual({
      kind: 'warning',
      message: 'Usuário ou senha inválidos!',
    });
  });
});
