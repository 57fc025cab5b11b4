import { describe, expect, it } from 'vitest';
import '../../support/declarations';
import { STATUS } from '../../../contract/lifeCycle';
import { type AccountKind, accountKinds } from '../../../src/features/login/accounts';
import { checkLogin, loginFields } from '../../../src/features/login/checkLogin';
import { readRefusal } from '../../../src/features/login/refusal';
import { refuseToken } from '../../../src/features/login/tokenEntry';
import { toPortalSettings } from '../../../src/session/settings';

const settings = toPortalSettings([]);
const [person, company, fund] = accountKinds() as [AccountKind, AccountKind, AccountKind];

const simple = { hasPassword: true, hasNickname: false };
const empty = { user: '', password: '', nickname: '', isForeign: false };
const whole = { user: 'a@b.co', password: 'x', nickname: 'Matriz', isForeign: false };

describe('what is missing', () => {
  it.each([
    [person, 'Preencha os dados de E-mail/CPF'],
    [company, 'Preencha os dados de E-mail/CNPJ'],
    [fund, 'Preencha os dados de E-mail/CNPJ'],
  ])('[ACC-LOGIN-28] names the empty user', (account, message) => {
    expect(checkLogin({ ...empty, user: ' ' }, account, simple)).toEqual({ field: 'user', message });
  });

  it('[ACC-LOGIN-29] names the empty password', () => {
    const message = 'Preencha a senha.';
    expect(checkLogin({ ...whole, password: '' }, person, simple)).toEqual({ field: 'password', message });
  });

  it('[ACC-LOGIN-30] names the empty nickname, after the password', () => {
    const fields = { hasPassword: true, hasNickname: true };
    const message = 'Preencha o apelido da conta';
    expect(checkLogin({ ...whole, nickname: '', isForeign: false }, company, fields)).toEqual({
      field: 'nickname',
      message,
    });
    expect(checkLogin({ ...empty, user: 'a@b.co' }, company, fields)?.field).toBe('password');
  });

  it('is nothing when all that is shown is filled', () => {
    expect(checkLogin({ ...whole, nickname: '', isForeign: false }, person, simple)).toBeUndefined();
    expect(checkLogin({ ...whole, password: '' }, fund, { hasPassword: false, hasNickname: true })).toBeUndefined();
  });

  it.each([
    [person, 'abc', 'O CPF/E-mail informado é inválido! Verifique os dados e tente novamente.'],
    [person, '12.ABC.345/01DE-35', 'O CPF/E-mail informado é inválido! Verifique os dados e tente novamente.'],
    [person, '529.982.247-24', 'O CPF/E-mail informado é inválido! Verifique os dados e tente novamente.'],
    [company, 'abc', 'O CNPJ/E-mail informado é inválido! Verifique os dados e tente novamente.'],
    [fund, '529.982.247-25', 'O CNPJ/E-mail informado é inválido! Verifique os dados e tente novamente.'],
  ])('[ACC-LOGIN-31, ACC-LOGIN-32] of a token alone is a user that there could be', (account, user, message) => {
    const fields = { hasPassword: false, hasNickname: false };
    expect(checkLogin({ ...empty, user }, account, fields)).toEqual({ field: 'user', message });
  });

  it.each([
    [person, '529.982.247-25'],
    [person, 'ana@example.com'],
    [company, '12.ABC.345/01DE-35'],
    [fund, '11222333000181'],
  ])('[ACC-LOGIN-31, ACC-LOGIN-32] of a token alone takes an e-mail and the document of the tab', (account, user) => {
    expect(checkLogin({ ...empty, user }, account, { hasPassword: false, hasNickname: false })).toBeUndefined();
  });
});

describe('the fields', () => {
  const modes = ['0', '1', '2', undefined, '3', 'x'];
  it.each(modes)(
    '[ACC-LOGIN-05, ACC-LOGIN-20, ACC-CFG-04, ACC-CONST-10] ask for a password except in mode 2: %s',
    (value) => {
      const entries = value === undefined ? [] : [{ key: 'Modo de autenticacao', value }];
      const own = toPortalSettings(entries);
      expect(own.mode).toBe(value === undefined ? 0 : ['0', '1', '2'].includes(value) ? Number(value) : 1);
      expect(loginFields(own, company).hasPassword).toBe(value !== '2');
    },
  );

  it.each([
    ['S', true],
    ['s ', true],
    ['N', false],
    ['1', false],
  ])(
    '[ACC-LOGIN-04, ACC-CFG-07, ACC-GEN-10] ask companies and funds for a nickname when it is on: %j',
    (value, isOn) => {
      const own = toPortalSettings([{ key: 'EXIBIR APELIDO', value }]);
      expect([person, company, fund].map((account) => loginFields(own, account).hasNickname)).toEqual([
        false,
        isOn,
        isOn,
      ]);
    },
  );
});

describe('a token alone', () => {
  const custom = toPortalSettings([{ key: 'Modal de aprovacao personalizada', value: 'S' }]);
  const inactive = { kind: 'warning', message: 'Cadastro inativo. Entre em contato com o suporte.' };
  const inReview = { kind: 'warning', message: 'Usuário está em processo de análise.' };
  const refusals = (own: typeof settings, mayStay = false) =>
    Object.values(STATUS).map((StatusCadastro) => refuseToken({ StatusCadastro, PermiteLoginEmRevisao: mayStay }, own));

  it('[ACC-LOGIN-23, ACC-LOGIN-24, ACC-STAT-16] is sent to clients of status 0, 2, 3 and 4', () => {
    expect(refusals(settings)).toEqual([undefined, inReview, undefined, undefined, undefined, inactive]);
  });

  it('[ACC-LOGIN-23, ACC-LOGIN-25, ACC-CFG-05] is sent by the custom brand to those of status 0 alone', () => {
    const approved = { kind: 'approved' };
    const ofBrand = { kind: 'inReview' };
    expect(refusals(custom)).toEqual([undefined, ofBrand, approved, approved, ofBrand, inactive]);
  });

  it('is sent to a client in approval who may sign in during a review', () => {
    expect(refusals(settings, true)[1]).toBeUndefined();
    expect(refusals(custom, true)[1]).toBeUndefined();
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
