import { expect, test } from '../fixtures';
import { leaveWith, openFilled } from './firstTab';
import {
  BASICA,
  closeDialog,
  expectError,
  expectNoError,
  field,
  fill,
  missing,
  next,
  onTab,
  optional,
  sentBy,
  watchPosts,
} from './form';
import { goBack } from './lists';

test.describe('the commercial e-mail', () => {
  const SPACES = 'O e-mail não pode conter espaços em branco.';
  const AT = 'O e-mail deve conter exatamente um símbolo @.';
  const DOTS = 'O e-mail não pode conter dois pontos consecutivos.';
  const EXTENSION = 'A extensão do domínio deve ter pelo menos 2 caracteres.';
  const EQUAL = 'Os e-mails não podem ser iguais.';

  test('[PF-E2E-06, PF-INF-F44] tells each rule under the field and stops the tab as an optional field', async ({
    page,
    server,
    signIn,
  }) => {
    await openFilled(page, server, signIn);
    const posts = watchPosts(page);
    const email = field(page, 'E-mail comercial');
    for (const [typed, message] of [
      ['a..b@x.com', DOTS],
      ['a b@x.com', SPACES],
      ['a@b@x.com', AT],
      ['a@x.c', EXTENSION],
      ['ana@example.com', EQUAL],
    ] as const) {
      await leaveWith(email, typed);
      if (message !== EQUAL) await expectError(email, message);
      await next(page);
      await closeDialog(page, optional('E-mail comercial'));
      await expectError(email, message);
      await expect(email).toBeFocused();
    }
    expect(posts).toEqual([]);
    await email.fill('ana@empresa.com.br');
    await expectNoError(email);
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({ EmailComercial: 'ana@empresa.com.br' });
    await onTab(page, 'Procuradores');
  });

  test('[PF-INF-13, PF-INF-14, PF-INF-15, PF-INF-16] may be left empty, but not blank, with spaces or without its parts', async ({
    page,
    server,
    signIn,
  }) => {
    await openFilled(page, server, signIn);
    const email = field(page, 'E-mail comercial');
    await leaveWith(email, '');
    await expectNoError(email);
    for (const [typed, message] of [
      ['   ', 'O e-mail não pode estar vazio.'],
      ['ana @x.com', SPACES],
      [' ana@x.com', SPACES],
      ['ana.x.com', AT],
      ['a@n@x.com', AT],
      ['@x.com', 'O e-mail deve conter usuário e domínio.'],
      ['ana@', 'O e-mail deve conter usuário e domínio.'],
    ] as const) {
      await leaveWith(email, typed);
      await expectError(email, message);
    }
    await leaveWith(email, '');
    await expectNoError(email);
  });

  test('[PF-INF-17, PF-INF-18, PF-INF-19, PF-INF-20] has a start, dots, an extension and characters as they may be', async ({
    page,
    server,
    signIn,
  }) => {
    await openFilled(page, server, signIn);
    const email = field(page, 'E-mail comercial');
    const START = 'O usuário do e-mail não pode começar com ponto ou sublinhado.';
    const CHARACTERS = 'O e-mail contém caracteres inválidos.';
    for (const [typed, message] of [
      ['.ana@x.com', START],
      ['_ana@x.com', START],
      ['ana..lima@x.com', DOTS],
      ['ana@x..com', DOTS],
      ['ana.lima@xcom', 'O domínio do e-mail deve conter um ponto.'],
      ['ana@x.c', EXTENSION],
      ['aná@x.com', CHARACTERS],
      ['ana!@x.com', CHARACTERS],
    ] as const) {
      await leaveWith(email, typed);
      await expectError(email, message);
    }
    for (const typed of ['a.n_a+b-c2@x-1.com.br', 'ANA@x.co']) {
      await leaveWith(email, typed);
      await expectNoError(email);
    }
    await leaveWith(email, 'ANA@Example.com');
    await next(page);
    await closeDialog(page, optional('E-mail comercial'));
    await expectError(email, EQUAL);
  });
});

test.describe('phones', () => {
  test('[PF-INF-F06, ACC-PHONE-04] of the client must be mobile, and one of another country is taken', async ({
    page,
    server,
    signIn,
  }) => {
    await openFilled(page, server, signIn);
    const phone = field(page, 'Telefone celular');
    await expect(phone).toHaveValue('(11) 98765-4321');
    const posts = watchPosts(page);
    for (const [typed, message] of [
      ['1134567890', 'Número de celular inválido'],
      ['119876', 'Telefone inválido'],
      ['20987654321', 'Telefone inválido'],
    ] as const) {
      await leaveWith(phone, typed);
      await expectError(phone, message);
      await next(page);
      await closeDialog(page, missing('Telefone celular'));
      await expectError(phone, message);
    }
    expect(posts).toEqual([]);
    await phone.fill('');
    await fill(page, 'País (Telefone celular)', 'Portugal (+351)');
    await leaveWith(phone, '912345678');
    await expect(phone).toHaveValue('912 345 678');
    await expectNoError(phone);
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({ Telefone: '+351912345678' });
  });

  test('[PF-INF-F45, PF-INF-11] at home and at work are told about and left out at four characters, and must be right from five on', async ({
    page,
    server,
    signIn,
  }) => {
    await openFilled(page, server, signIn);
    for (const label of ['Telefone residencial', 'Telefone comercial']) {
      await leaveWith(field(page, label), '1134');
      await expectError(field(page, label), 'Telefone inválido');
    }
    await fill(page, 'Nome do pai', 'Ivo Lima');
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({ Telefone2: '', TelefoneComercial: '' });
    await onTab(page, 'Procuradores');
    await goBack(page, 'Informações');
    const posts = watchPosts(page);
    for (const label of ['Telefone residencial', 'Telefone comercial']) {
      for (const typed of ['11345', '1134567']) {
        await leaveWith(field(page, label), typed);
        await expectError(field(page, label), 'Telefone inválido');
      }
      await next(page);
      await closeDialog(page, optional(label));
      await expect(field(page, label)).toBeFocused();
      await fill(page, label, '1134567890');
      await expect(field(page, label)).toHaveValue('(11) 3456-7890');
    }
    expect(posts).toEqual([]);
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({
      Telefone2: '+551134567890',
      TelefoneComercial: '+551134567890',
    });
  });
});
