import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { TestServer } from '../server';
import {
  BASICA,
  button,
  closeDialog,
  expectError,
  expectNoError,
  field,
  fill,
  fillAll,
  next,
  onTab,
  openTab,
  sentBy,
  storeUpTo,
  watchPosts,
} from './form';
import { goBack } from './lists';

const missing = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} não foi informado, preencha a informação para avançar.`,
});
const optional = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} é opcional mas foi informado de forma inválida, preencha a informação para avançar.`,
});

const CPF_LENGTH = 'CPF inválido (11 dígitos necessários)';
const CPF_CHECK = 'CPF inválido (dígitos verificadores incorretos)';

/** The first tab of a client whose first tab is stored: everything that is required is there. */
async function openFilled(page: Page, server: TestServer, signIn: (client: { token: string }) => Promise<void>) {
  const client = await server.addClient();
  await storeUpTo(server, client, 1);
  await signIn(client);
  await openTab(page, 'Dados Financeiros');
  await goBack(page, 'Informações');
}

/** Types a text and leaves the field. */
async function leaveWith(control: Locator, text: string) {
  await control.fill(text);
  await control.blur();
}

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

  test('[PF-INF-F45] at home and at work are left out up to four characters, and must be right from five on', async ({
    page,
    server,
    signIn,
  }) => {
    await openFilled(page, server, signIn);
    await fillAll(page, { 'Telefone residencial': '1', 'Telefone comercial': '1' });
    await fill(page, 'Nome do pai', 'Ivo Lima');
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({ Telefone2: '', TelefoneComercial: '' });
    await onTab(page, 'Procuradores');
    await goBack(page, 'Informações');
    const posts = watchPosts(page);
    for (const label of ['Telefone residencial', 'Telefone comercial']) {
      for (const typed of ['11', '11345', '1134567']) {
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

test.describe('documents', () => {
  test('[PF-INF-F31, PF-INF-F37, PF-INF-F43, PF-OP-68] that are optional must be right when they are given', async ({
    page,
    server,
    signIn,
  }) => {
    await openFilled(page, server, signIn);
    await button(page, 'Adicionar representante').click();
    await button(page, 'Adicionar representante').click();
    const posts = watchPosts(page);
    const CNPJ_CHECK = 'CNPJ inválido (dígitos verificadores incorretos)';
    for (const { label, wrong, right } of [
      {
        label: 'CPF do representante',
        wrong: [
          ['1114447773', CPF_LENGTH],
          ['11144477736', CPF_CHECK],
          ['11111111111', CPF_CHECK],
        ],
        right: '11144477735',
      },
      {
        label: 'CPF do segundo representante',
        wrong: [
          ['1', CPF_LENGTH],
          ['52998224726', CPF_CHECK],
        ],
        right: '52998224725',
      },
      {
        label: 'CNPJ da empresa onde trabalha',
        wrong: [
          ['112223330001', 'CNPJ inválido (14 dígitos necessários)'],
          ['11222333000182', CNPJ_CHECK],
          ['12ABC34501DE36', CNPJ_CHECK],
          ['00000000000000', CNPJ_CHECK],
        ],
        right: '12abc34501de35',
      },
    ]) {
      for (const [typed, message] of wrong) {
        await leaveWith(field(page, label), typed as string);
        await expectError(field(page, label), message as string);
      }
      await next(page);
      await closeDialog(page, optional(label));
      await expect(field(page, label)).toBeFocused();
      await fill(page, label, right);
      await expectNoError(field(page, label));
    }
    expect(posts).toEqual([]);
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({
      CpfRepresentante: '11144477735',
      CpfRepresentante2: '52998224725',
      CnpjTrabalha: '12ABC34501DE35',
    });
    await onTab(page, 'Procuradores');
  });

  test('[PF-INF-F26] of the spouse is required: a wrong one counts as missing', async ({ page, server, signIn }) => {
    await openFilled(page, server, signIn);
    await fillAll(page, { 'Estado civil': 'Em união estável', 'Nome do cônjuge': 'Rita Prado' });
    const spouse = field(page, 'CPF do cônjuge');
    for (const typed of ['1114447773', '11144477736', '22222222222']) {
      await leaveWith(spouse, typed);
      await expectError(spouse, 'Campo obrigatório.');
      await next(page);
      await closeDialog(page, missing('CPF do cônjuge'));
    }
    await fill(page, 'CPF do cônjuge', '11144477735');
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({ CpfConjugue: '11144477735' });
  });
});

test.describe('dates', () => {
  test('that do not exist count as missing, and are refused as a draft too', async ({ page, server, signIn }) => {
    await openFilled(page, server, signIn);
    const posts = watchPosts(page);
    const born = field(page, 'Data de nascimento');
    for (const typed of ['31/02/1988', '22/09/19']) {
      await leaveWith(born, typed);
      for (const press of ['Avançar', 'Salvar e continuar depois']) {
        await button(page, press).click();
        await closeDialog(page, missing('Data de nascimento'));
        await expectError(born, 'Campo obrigatório.');
        await expect(born).toBeFocused();
      }
    }
    expect(posts).toEqual([]);
  });
});

test.describe('masks', () => {
  test('[PF-INF-22] are laid over what is typed, key by key', async ({ page, server, signIn }) => {
    await openFilled(page, server, signIn);
    await fill(page, 'Estado civil', 'Em união estável');
    const typing = async (label: string, steps: [keys: string, shown: string][]) => {
      const control = field(page, label);
      await control.fill('');
      for (const [keys, shown] of steps) {
        await control.pressSequentially(keys);
        await expect(control).toHaveValue(shown);
      }
    };
    await typing('CPF do cônjuge', [
      ['111', '111'],
      ['4', '111.4'],
      ['447x', '111.444.7'],
      ['7735', '111.444.777-35'],
      ['9', '111.444.777-35'],
    ]);
    await typing('CNPJ da empresa onde trabalha', [
      ['12a', '12.A'],
      ['bc345', '12.ABC.345'],
      ['01de', '12.ABC.345/01DE'],
      ['x35', '12.ABC.345/01DE-35'],
    ]);
    await typing('Data de nascimento', [
      ['2209', '22/09'],
      ['1988', '22/09/1988'],
    ]);
    await typing('Telefone celular', [
      ['119', '(11) 9'],
      ['8765', '(11) 98765'],
      ['4321', '(11) 98765-4321'],
    ]);
    await typing('Telefone residencial', [['1134567890', '(11) 3456-7890']]);
  });

  test('take what is pasted, with or without signs, and a phone with its country', async ({
    page,
    server,
    signIn,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFilled(page, server, signIn);
    await fill(page, 'Estado civil', 'Em união estável');
    const paste = async (label: string, text: string, shown: string) => {
      const control = field(page, label);
      await control.fill('');
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await control.press('ControlOrMeta+V');
      await expect(control).toHaveValue(shown);
    };
    for (const text of ['11144477735', '111.444.777-35', ' CPF: 111.444.777-35 '])
      await paste('CPF do cônjuge', text, '111.444.777-35');
    await paste('CNPJ da empresa onde trabalha', '12abc34501de35', '12.ABC.345/01DE-35');
    await paste('Data de nascimento', '22/09/1988', '22/09/1988');
    await paste('Telefone celular', '(11) 98765-4321', '(11) 98765-4321');
    await paste('Telefone residencial', '+55 11 98765-4321', '(11) 98765-4321');
    await paste('Telefone comercial', '+351 912 345 678', '912 345 678');
    await expect(field(page, 'País (Telefone comercial)')).toHaveValue('PT');
    await paste('Nome do cônjuge', 'Rita Prado', 'Rita Prado');
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({
      CpfConjugue: '11144477735',
      CnpjTrabalha: '12ABC34501DE35',
      DataNascimento: '1988-09-22',
      Telefone: '+5511987654321',
      Telefone2: '+5511987654321',
      TelefoneComercial: '+351912345678',
    });
  });
});

test('[ACC-NAME-02, ACC-NAME-03] a name has two letters or more, and no more than the setting lets through', async ({
  page,
  server,
  signIn,
}) => {
  await openFilled(page, server, signIn);
  await server.setSetting('limiteNome', '12');
  await page.reload();
  await onTab(page, 'Informações');
  const father = field(page, 'Nome do pai');
  await leaveWith(father, 'I');
  await next(page);
  await closeDialog(page, missing('Nome do pai'));
  await expect(father).toHaveAttribute('aria-invalid', 'true');
  await father.fill('');
  await father.pressSequentially('Ivo de Lima Prado');
  await expect(father).toHaveValue('Ivo de Lima ');
  await expect(father).toHaveAccessibleDescription('Limite de 12 caracteres atingido.');
  await father.fill('Ivo Li');
  await expect(father).toHaveAccessibleDescription('Restam 6 caracteres de 12.');
});
