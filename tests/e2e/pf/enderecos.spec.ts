import type { Locator, Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { expect, test } from '../fixtures';
import type { TestServer } from '../server';
import { intercept } from './calls';
import {
  BANCARIOS,
  BASICA,
  button,
  CONTAS,
  choice,
  choose,
  closeDialog,
  DADOS_FINANCEIROS,
  ENDERECOS,
  expectError,
  expectNoError,
  FINANCEIROS,
  field,
  fill,
  fillAll,
  INFORMACOES,
  next,
  onTab,
  openTab,
  section,
  sentBy,
  store,
  storeUpTo,
  watchCalls,
  watchPosts,
} from './form';

type SignIn = (client: { token: string }) => Promise<void>;

const OBR = 'Campo obrigatório.';
const missing = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} não foi informado, preencha a informação para avançar.`,
});
const NOT_FOUND = {
  title: 'Atenção!',
  text: "O CEP informado não foi encontrado. Verifique e tente novamente ou preencha os campos manualmente. Para CEP's fora do Brasil, o preenchimento manual é necessário.",
};
const SAVED = { title: 'Alterações realizadas com sucesso!', text: 'Dados informados foram salvos com sucesso.' };
const SAME = 'O endereço comercial é o mesmo endereço de correspondência?';
const OTHER: JsonObject = {
  EnderecoCorrespondencia: 2,
  CepOutro: '40010000',
  LogradouroOutro: 'Avenida da França',
  LogradouroNumeroOutro: '10',
  LogradouroComplementoOutro: 'Sala 1',
  BairroOutro: 'Comércio',
  CidadeOutro: 'Salvador',
  UfOutro: 'BA',
  PaisOutro: 'BRA',
};

const residential = (page: Page) => section(page, 'Endereço residencial');
const correspondence = (page: Page) => section(page, 'Endereço de correspondência');
const commercial = (page: Page) => section(page, 'Endereço comercial');

/** Labels of a block in the order of the screen. */
const LABELS = ['CEP', 'Logradouro', 'Número', 'Complemento', 'Bairro', 'Cidade', 'UF', 'País'];
const FROM_CEP = ['Logradouro', 'Bairro', 'Cidade', 'UF', 'País'];

/** The tab of a client who has filled in all that comes before. */
async function openEmpty(page: Page, server: TestServer, signIn: SignIn) {
  const client = await server.addClient();
  await storeUpTo(server, client, 4);
  await signIn(client);
  await openTab(page, 'Endereços');
}

/** The tab of a client whose addresses are stored. */
async function openStored(page: Page, server: TestServer, signIn: SignIn, over: JsonObject = {}) {
  const client = await server.addClient();
  await store(server, client, BASICA, { ...INFORMACOES, ...ENDERECOS, ...over });
  await store(server, client, FINANCEIROS, DADOS_FINANCEIROS);
  await store(server, client, BANCARIOS, CONTAS);
  await signIn(client);
  await openTab(page, 'Endereços');
}

/** Answers a CEP in place of the server. */
async function answerCep(page: Page, cep: string, answer: JsonObject | 'gone' | { status: number } | string) {
  await page.route(`**/api/ws/${cep}/json/`, (route) => {
    if (answer === 'gone') return route.abort();
    if (typeof answer === 'string') return route.fulfill({ body: answer });
    if ('status' in answer) return route.fulfill({ status: Number(answer.status), json: { data: ['x'] } });
    return route.fulfill({ json: { data: answer } });
  });
}

async function expectLocked(block: Locator, ...labels: string[]) {
  for (const label of labels) await expect(field(block, label), label).toHaveAttribute('readonly');
}

async function expectOpen(block: Locator, ...labels: string[]) {
  for (const label of labels) await expect(field(block, label), label).toBeEditable();
}

/** What a block shows, in the order of the screen: of a list the text of the option. */
async function expectValues(block: Locator, ...values: string[]) {
  for (const [at, label] of LABELS.entries()) {
    const shown = () =>
      field(block, label).evaluate((control: HTMLInputElement | HTMLSelectElement) =>
        control instanceof HTMLSelectElement && control.value ? control.selectedOptions[0]?.text : control.value,
      );
    await expect.poll(shown, label).toBe(values[at] ?? '');
  }
}

/** What is sent by saving for later. */
async function saved(page: Page): Promise<JsonObject> {
  const sent = await sentBy(page, BASICA, () => button(page, 'Salvar e continuar depois').click());
  await closeDialog(page, SAVED);
  return sent;
}

const PAULISTA = ['Avenida Paulista', '', '', 'Bela Vista', 'São Paulo', 'SP', 'Brasil'];

test.describe('a CEP', () => {
  test('[PF-E2E-15, PF-END-07, PF-END-08, PF-END-06] that is found with a street fills and locks what it knows', async ({
    page,
    server,
    signIn,
  }) => {
    await openEmpty(page, server, signIn);
    const calls = watchCalls(page, '/api/ws');
    const block = residential(page);
    await field(block, 'CEP').pressSequentially('0131010');
    await expect(field(block, 'CEP')).toHaveValue('01310-10');
    expect(calls).toEqual([]);
    await field(block, 'CEP').press('0');
    await expectValues(block, '01310-100', ...PAULISTA);
    expect(calls).toEqual(['/api/ws/01310100/json/']);
    await expectLocked(block, ...FROM_CEP);
    await expectOpen(block, 'CEP', 'Número', 'Complemento');
    await expect(field(block, 'CEP')).toHaveAccessibleDescription('Endereço encontrado');
    await fillAll(block, { Número: '1578', Complemento: 'Apto. 72' });
    expect(await saved(page)).toMatchObject({
      Cep: '01310100',
      Logradouro: 'Avenida Paulista',
      LogradouroNumero: '1578',
      LogradouroComplemento: 'Apto. 72',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      Uf: 'SP',
      LogradouroPais: 'BRA',
    });
  });

  test('[PF-E2E-15, PF-END-09] that is found with an empty street locks city, state and country alone', async ({
    page,
    server,
    signIn,
  }) => {
    await openEmpty(page, server, signIn);
    const block = residential(page);
    await fill(block, 'CEP', '12490000');
    await expectValues(block, '12490-000', '', '', '', '', 'São Bento do Sapucaí', 'SP', 'Brasil');
    await expectLocked(block, 'Cidade', 'UF', 'País');
    await expectOpen(block, 'CEP', 'Logradouro', 'Número', 'Complemento', 'Bairro');
    await answerCep(page, '11111111', { logradouro: 'Rua A', bairro: '', localidade: '', uf: 'RJ' });
    await fill(block, 'CEP', '11111111');
    await expectValues(block, '11111-111', 'Rua A', '', '', '', '', 'RJ', 'Brasil');
    await expectLocked(block, 'Logradouro', 'UF', 'País');
    await expectOpen(block, 'Número', 'Complemento', 'Bairro', 'Cidade');
    await answerCep(page, '22222222', { logradouro: '', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' });
    await fill(block, 'CEP', '22222222');
    await expectValues(block, '22222-222', '', '', '', 'Sé', 'São Paulo', 'SP', 'Brasil');
    await expectOpen(block, 'Logradouro', 'Bairro');
  });

  test('[PF-E2E-16, PF-END-10, PF-END-11] that is not found says so, and empties and opens its own block', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    await expectLocked(residential(page), ...FROM_CEP);
    await fill(residential(page), 'CEP', '00000000');
    await closeDialog(page, NOT_FOUND);
    await expectValues(residential(page), '00000-000');
    await expectOpen(residential(page), ...LABELS);
    await expectValues(
      commercial(page),
      '20020-100',
      'Avenida Nilo Peçanha',
      '50',
      '',
      'Centro',
      'Rio de Janeiro',
      'RJ',
      'Brasil',
    );
    await expectLocked(commercial(page), ...FROM_CEP);
  });

  for (const [how, answer] of [
    ['gone', 'gone'],
    ['failing', { status: 503 }],
    ['answering something else', '<html></html>'],
  ] as const) {
    test(`[PF-E2E-16, PF-END-12, PF-OP-36] of a service that is ${how} says the same, and keeps and opens what is there`, async ({
      page,
      server,
      signIn,
    }) => {
      await openStored(page, server, signIn);
      await expectLocked(residential(page), ...FROM_CEP);
      await answerCep(page, '04538133', answer);
      await fill(residential(page), 'CEP', '04538133');
      await closeDialog(page, NOT_FOUND);
      await expectValues(
        residential(page),
        '04538-133',
        'Avenida Paulista',
        '1578',
        'Apto. 72',
        'Bela Vista',
        'São Paulo',
        'SP',
        'Brasil',
      );
      await expectOpen(residential(page), ...LABELS);
    });
  }

  test('[PF-OP-37] whose answer comes after another one was typed is ignored', async ({ page, server, signIn }) => {
    await openEmpty(page, server, signIn);
    const block = residential(page);
    let letGo = () => {};
    const late = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/ws/01310100/json/', async (route) => {
      await late;
      await route.continue();
    });
    await fill(block, 'CEP', '01310100');
    await expect(field(block, 'CEP')).toHaveAccessibleDescription('Buscando endereço...');
    await fill(block, 'CEP', '20020100');
    await expect(field(block, 'Logradouro')).toHaveValue('Avenida Nilo Peçanha');
    const answered = page.waitForResponse('**/api/ws/01310100/json/');
    letGo();
    await (await answered).finished();
    // The screen has had the time to show what it took.
    await fill(block, 'Número', '50');
    await expectValues(
      block,
      '20020-100',
      'Avenida Nilo Peçanha',
      '50',
      '',
      'Centro',
      'Rio de Janeiro',
      'RJ',
      'Brasil',
    );
  });

  test('[PF-OP-37] that is partly deleted opens its block and keeps what is there, number and complement too', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    const block = residential(page);
    await expectLocked(block, ...FROM_CEP);
    await field(block, 'CEP').press('End');
    await field(block, 'CEP').press('Backspace');
    await expectOpen(block, ...LABELS);
    const street = ['Avenida Paulista', '1578', 'Apto. 72', 'Bela Vista', 'São Paulo', 'SP', 'Brasil'];
    await expectValues(block, '01310-10', ...street);
    await field(block, 'CEP').press('0');
    await expectLocked(block, ...FROM_CEP);
    await expectValues(block, '01310-100', ...street);
  });

  test('[PF-END-20, PF-END-01, PF-END-02] of a block never touches another block', async ({ page, server, signIn }) => {
    await openEmpty(page, server, signIn);
    await expect(correspondence(page)).toBeHidden();
    await choose(page, 'Endereço de correspondência', 'Outro');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Endereço residencial',
      'Endereço de correspondência',
      'Endereço comercial',
    ]);
    await fill(correspondence(page), 'CEP', '40010000');
    await expectValues(
      correspondence(page),
      '40010-000',
      'Avenida da França',
      '',
      '',
      'Comércio',
      'Salvador',
      'BA',
      'Brasil',
    );
    await expectLocked(correspondence(page), ...FROM_CEP);
    for (const block of [residential(page), commercial(page)]) {
      await expectValues(block);
      await expectOpen(block, ...LABELS);
    }
    await fill(commercial(page), 'CEP', '01310100');
    await expectValues(commercial(page), '01310-100', ...PAULISTA);
    await fill(correspondence(page), 'CEP', '00000000');
    await closeDialog(page, NOT_FOUND);
    await expectValues(correspondence(page), '00000-000');
    await expectValues(commercial(page), '01310-100', ...PAULISTA);
    await expectLocked(commercial(page), ...FROM_CEP);
    await expectValues(residential(page));
  });

  test('[PF-OP-35] that is stored is looked up quietly: it locks, changes nothing and says nothing', async ({
    page,
    server,
    signIn,
  }) => {
    const calls = watchCalls(page, '/api/ws');
    await answerCep(page, '20020100', { erro: true });
    await openStored(page, server, signIn, { Logradouro: 'Av. Paulista, antiga', Bairro: '' });
    await expectLocked(residential(page), 'Logradouro', 'Cidade', 'UF', 'País');
    await expectOpen(residential(page), 'Bairro', 'Número', 'Complemento');
    await expectValues(
      residential(page),
      '01310-100',
      'Av. Paulista, antiga',
      '1578',
      'Apto. 72',
      '',
      'São Paulo',
      'SP',
      'Brasil',
    );
    await expect(field(commercial(page), 'Logradouro')).toHaveValue('Avenida Nilo Peçanha');
    await expectOpen(commercial(page), ...LABELS);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(calls.toSorted()).toEqual(['/api/ws/01310100/json/', '/api/ws/20020100/json/']);
  });
});

test.describe('the address of correspondence', () => {
  test('[PF-E2E-17, PF-END-03, PF-END-04, PF-END-F09] is the residential one, whose choice empties and hides the other', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    const question = 'Endereço de correspondência';
    await expect(choice(page, question, 'O mesmo do residencial')).toBeChecked();
    await expect(correspondence(page)).toBeHidden();
    await choose(page, question, 'Outro');
    await fill(correspondence(page), 'CEP', '40010000');
    await expect(field(correspondence(page), 'Cidade')).toHaveValue('Salvador');
    await fillAll(correspondence(page), { Número: '10', Complemento: 'Sala 1' });
    expect(await saved(page)).toMatchObject(OTHER);
    await choose(page, question, 'O mesmo do residencial');
    await expect(correspondence(page)).toBeHidden();
    expect(await saved(page)).toMatchObject({
      EnderecoCorrespondencia: 1,
      CepOutro: '',
      LogradouroOutro: '',
      LogradouroNumeroOutro: '',
      LogradouroComplementoOutro: '',
      BairroOutro: '',
      CidadeOutro: '',
      UfOutro: null,
      PaisOutro: null,
    });
    await choose(page, question, 'Outro');
    await expectValues(correspondence(page));
  });

  test('[PF-E2E-17, PF-END-14, PF-END-F10] asks for its CEP, and for the rest once there is one', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    await choose(page, 'Endereço de correspondência', 'Outro');
    const block = correspondence(page);
    const posts = watchPosts(page);
    await next(page);
    await closeDialog(page, missing('CEP (endereço de correspondência)'));
    await expectError(field(block, 'CEP'), OBR);
    await expect(field(block, 'CEP')).toBeFocused();
    for (const label of LABELS.slice(1)) await expectNoError(field(block, label));
    await fill(block, 'CEP', '00000000');
    await closeDialog(page, NOT_FOUND);
    await next(page);
    await closeDialog(page, missing('Logradouro (endereço de correspondência)'));
    for (const label of ['Logradouro', 'Número', 'Bairro', 'Cidade', 'UF', 'País'])
      await expectError(field(block, label), OBR);
    await expectNoError(field(block, 'Complemento'));
    expect(posts).toEqual([]);
  });
});

test.describe('the commercial address', () => {
  test('[PF-END-05, PF-END-F18, PF-OP-34] is that of correspondence on a yes, in step and locked, and empty again on a no', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    await expect(choice(commercial(page), SAME, 'Não')).toBeChecked();
    await choose(commercial(page), SAME, 'Sim');
    const home = ['Avenida Paulista', '1578', 'Apto. 72', 'Bela Vista', 'São Paulo', 'SP', 'Brasil'];
    await expectValues(commercial(page), '01310-100', ...home);
    await expectLocked(commercial(page), ...LABELS);
    await fill(residential(page), 'Número', '1600');
    await expect(field(commercial(page), 'Número')).toHaveValue('1600');
    expect(await saved(page)).toMatchObject({
      EnderecoComercialCep: '01310100',
      EnderecoComercial: 'Avenida Paulista',
      EnderecoComercialNumero: '1600',
      EnderecoComercialComplemento: 'Apto. 72',
      EnderecoComercialBairro: 'Bela Vista',
      EnderecoComercialCidade: 'São Paulo',
      EnderecoComercialEstado: 'SP',
      EnderecoComercialPais: 'BRA',
    });
    await choose(page, 'Endereço de correspondência', 'Outro');
    await expectValues(commercial(page));
    await fill(correspondence(page), 'CEP', '40010000');
    await expectValues(
      commercial(page),
      '40010-000',
      'Avenida da França',
      '',
      '',
      'Comércio',
      'Salvador',
      'BA',
      'Brasil',
    );
    await choose(commercial(page), SAME, 'Não');
    await expectValues(commercial(page));
    await expectOpen(commercial(page), ...LABELS);
    await page.reload();
    await expect(choice(commercial(page), SAME, 'Não')).toBeChecked();
  });

  test('the question is not sent, and is Não when the address is loaded', async ({ page, server, signIn }) => {
    await openStored(page, server, signIn);
    await choose(commercial(page), SAME, 'Sim');
    expect(Object.keys(await saved(page))).not.toContain('mesmoCorrespondencia');
    await page.reload();
    await expect(choice(commercial(page), SAME, 'Não')).toBeChecked();
    await expect(field(commercial(page), 'Logradouro')).toHaveValue('Avenida Paulista');
    await expectOpen(commercial(page), 'CEP', 'Número', 'Complemento');
  });
});

test('[PF-END-19] travels with the first tab, and a refusal is told under its title', async ({
  page,
  server,
  signIn,
}) => {
  await openStored(page, server, signIn);
  await fill(residential(page), 'Número', '1600');
  const posts = watchPosts(page);
  await intercept(page, 'POST /PessoaFisica/informacaoBasica', { status: 400, body: { data: ['Endereço recusado.'] } });
  await next(page);
  await closeDialog(page, { title: 'Dados informados inválidos na aba Informações.', text: 'Endereço recusado.' });
  expect(posts).toMatchObject([{ path: BASICA, body: { ...INFORMACOES, ...ENDERECOS, LogradouroNumero: '1600' } }]);
  await onTab(page, 'Endereços');
});

test.describe('what is missing', () => {
  test('[PF-END-13, PF-END-15, PF-END-16, PF-END-18] is marked at once in both blocks, the first by its name', async ({
    page,
    server,
    signIn,
  }) => {
    await openEmpty(page, server, signIn);
    const posts = watchPosts(page);
    await next(page);
    await closeDialog(page, missing('CEP'));
    await expect(field(residential(page), 'CEP')).toBeFocused();
    const required = LABELS.filter((label) => label !== 'Complemento');
    for (const block of [residential(page), commercial(page)]) {
      for (const label of required) await expectError(field(block, label), OBR);
      await expectNoError(field(block, 'Complemento'));
    }
    await expect(section(page, '14 campos precisam da sua atenção').getByRole('link')).toHaveText([
      ...required.map((label) => label + OBR),
      ...required.map((label) => `${label} (endereço comercial)${OBR}`),
    ]);
    expect(posts).toEqual([]);
  });

  test('[PF-END-17] includes a CEP of seven digits, that stops a draft too', async ({ page, server, signIn }) => {
    await openStored(page, server, signIn);
    const calls = watchCalls(page, '/api/ws');
    const posts = watchPosts(page);
    await fill(commercial(page), 'CEP', '0131010');
    for (const press of ['Concluir', 'Salvar e continuar depois']) {
      await button(page, press).click();
      await closeDialog(page, missing('CEP (endereço comercial)'));
      await expectError(field(commercial(page), 'CEP'), OBR);
      await expect(field(commercial(page), 'CEP')).toBeFocused();
    }
    expect([...calls, ...posts]).toEqual([]);
  });

  const BLOCKS = [
    {
      title: 'Endereço residencial',
      suffix: '',
      ids: [1, 2, 3, 4, 5, 6, 7, 8],
      names: [
        'Cep',
        'Logradouro',
        'LogradouroNumero',
        'LogradouroComplemento',
        'Bairro',
        'Cidade',
        'Uf',
        'LogradouroPais',
      ],
    },
    {
      title: 'Endereço de correspondência',
      suffix: ' (endereço de correspondência)',
      ids: [10, 11, 12, 13, 14, 15, 16, 17],
      names: [
        'CepOutro',
        'LogradouroOutro',
        'LogradouroNumeroOutro',
        'LogradouroComplementoOutro',
        'BairroOutro',
        'CidadeOutro',
        'UfOutro',
        'PaisOutro',
      ],
    },
    {
      title: 'Endereço comercial',
      suffix: ' (endereço comercial)',
      ids: [19, 20, 21, 22, 23, 24, 25, 26],
      names: [
        'EnderecoComercialCep',
        'EnderecoComercial',
        'EnderecoComercialNumero',
        'EnderecoComercialComplemento',
        'EnderecoComercialBairro',
        'EnderecoComercialCidade',
        'EnderecoComercialEstado',
        'EnderecoComercialPais',
      ],
    },
  ];
  const TYPED = ['69900-000', 'Rua Um', '7', 'Casa', 'Bosque', 'Rio Branco', 'AC', 'Portugal'];
  const SENT = ['69900000', 'Rua Um', '7', 'Casa', 'Bosque', 'Rio Branco', 'AC', 'PRT'];

  for (const { title, suffix, ids, names } of BLOCKS) {
    for (const from of [0, 4]) {
      const fields = [0, 1, 2, 3].map((at) => at + from);
      const named = fields.map((at) => `PF-END-F${String(ids[at]).padStart(2, '0')}`).join(', ');
      test(`[${named}] is named, typed, sent, locked and emptied: ${title}`, async ({ page, server, signIn }) => {
        // Without the service nothing is locked.
        await page.route('**/api/ws/**', (route) => route.abort());
        await openStored(page, server, signIn, title === 'Endereço de correspondência' ? OTHER : {});
        const block = section(page, title);
        const posts = watchPosts(page);
        for (const at of fields) {
          const [label, text] = [LABELS[at] as string, TYPED[at] as string];
          const control = field(block, label);
          if (['UF', 'País'].includes(label)) await control.selectOption('');
          else await control.fill('');
          if (label !== 'Complemento') {
            await next(page);
            await closeDialog(page, missing(label + suffix));
            await expectError(control, OBR);
          }
          await fill(block, label, text);
          if (label === 'CEP') await closeDialog(page, NOT_FOUND);
          await expect(control).toBeEditable();
        }
        expect(posts).toEqual([]);
        expect(await saved(page)).toMatchObject(Object.fromEntries(fields.map((at) => [names[at], SENT[at]])));
        await page.unroute('**/api/ws/**');
        await fill(block, 'CEP', '04538133');
        await expect(field(block, 'Logradouro')).toHaveValue('Avenida Brigadeiro Faria Lima');
        for (const at of fields) {
          const label = LABELS[at] as string;
          if (FROM_CEP.includes(label)) await expectLocked(block, label);
          else await expectOpen(block, label);
        }
        await fill(block, 'CEP', '00000000');
        await closeDialog(page, NOT_FOUND);
        for (const at of fields.filter((other) => other > 0)) {
          await expect(field(block, LABELS[at] as string)).toHaveValue('');
          await expectOpen(block, LABELS[at] as string);
        }
      });
    }
  }
});
