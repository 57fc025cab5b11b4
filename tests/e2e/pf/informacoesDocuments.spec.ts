import { expect, test } from '../fixtures';
import { leaveWith, openFilled } from './firstTab';
import {
  BASICA,
  button,
  closeDialog,
  expectError,
  expectNoError,
  field,
  fill,
  fillAll,
  missing,
  next,
  onTab,
  optional,
  sentBy,
  watchPosts,
} from './form';

const CPF_LENGTH = 'CPF inválido (11 dígitos necessários)';
const CPF_CHECK = 'CPF inválido (dígitos verificadores incorretos)';

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

  test('[PF-INF-F26, PF-OP-68] of the spouse is required: a wrong one counts as missing, and under it stands what is wrong', async ({
    page,
    server,
    signIn,
  }) => {
    await openFilled(page, server, signIn);
    await fillAll(page, { 'Estado civil': 'Em união estável', 'Nome do cônjuge': 'Rita Prado' });
    const spouse = field(page, 'CPF do cônjuge');
    const wrong = {
      '1114447773': 'CPF inválido (11 dígitos necessários)',
      '11144477736': 'CPF inválido (dígitos verificadores incorretos)',
      '22222222222': 'CPF inválido (dígitos verificadores incorretos)',
    };
    for (const [typed, inline] of Object.entries(wrong)) {
      await leaveWith(spouse, typed);
      await expectError(spouse, inline);
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
    for (const [typed, words] of [
      ['31/02/1988', 'Data inválida'],
      ['22/09/19', 'Escreva o ano com quatro algarismos, como em 22/09/1988.'],
    ] as const) {
      await leaveWith(born, typed);
      for (const press of ['Avançar', 'Salvar e continuar depois']) {
        await button(page, press).click();
        await closeDialog(page, missing('Data de nascimento'));
        await expectError(born, words);
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
  await expect(father).toHaveAccessibleDescription(
    'O campo já está completo: “o” não entrou. Limite de 12 caracteres atingido.',
  );
  await father.fill('Ivo Li');
  await expect(father).toHaveAccessibleDescription('Restam 6 caracteres de 12.');
});
