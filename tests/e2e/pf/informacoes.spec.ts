import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { TestServer } from '../server';
import { intercept } from './calls';
import {
  BASICA,
  button,
  closeDialog,
  ENDERECOS,
  expectError,
  expectNoError,
  field,
  fill,
  fillAll,
  fillInformacoes,
  INFORMACOES,
  next,
  onTab,
  openTab,
  section,
  sentBy,
  store,
  storeUpTo,
  watchPosts,
} from './form';
import { goBack } from './lists';

const OBR = 'Campo obrigatório.';
const missing = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} não foi informado, preencha a informação para avançar.`,
});
const UF27 = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');

/** What each required field is called, offers, and becomes on the wire, in the order of the screen. */
const REQUIRED: {
  id: string;
  label: string;
  name: string;
  typed: string;
  sent: string | number;
  options?: string[];
}[] = [
  { id: 'F04', label: 'Data de nascimento', name: 'DataNascimento', typed: '01/02/1990', sent: '1990-02-01' },
  { id: 'F05', label: 'Sexo', name: 'Sexo', typed: 'Masculino', sent: 'Masculino', options: ['Feminino', 'Masculino'] },
  { id: 'F06', label: 'Telefone celular', name: 'Telefone', typed: '21998123340', sent: '+5521998123340' },
  { id: 'F08', label: 'Nome do pai', name: 'NomePai', typed: 'Ivo Lima', sent: 'Ivo Lima' },
  { id: 'F09', label: 'Nome da mãe', name: 'NomeMae', typed: 'Eva Lima', sent: 'Eva Lima' },
  {
    id: 'F10',
    label: 'Tipo de documento',
    name: 'TipoDocumento',
    typed: 'Laissez Passer',
    sent: 'Laissez Passer',
    options: [
      'RG',
      'CNH',
      'Passaporte',
      'RNE',
      'CIM',
      'CIP',
      'CIPF',
      'Certidão de Nascimento',
      'Identificação Prisional',
      'Inscrição Estadual',
      'Laissez Passer',
      'NIRE',
    ],
  },
  { id: 'F11', label: 'Número do documento', name: 'NumeroDocumento', typed: 'AB 123', sent: 'AB 123' },
  { id: 'F12', label: 'Data de emissão', name: 'DataEmissao', typed: '29/02/2012', sent: '2012-02-29' },
  { id: 'F13', label: 'UF do documento', name: 'DocumentoUf', typed: 'TO', sent: 'TO', options: UF27 },
  { id: 'F14', label: 'Órgão emissor', name: 'OrgaoEmissao', typed: 'PC - Polícia Civil', sent: 'PC' },
  {
    id: 'F15',
    label: 'Nacionalidade',
    name: 'Nacionalidade',
    typed: 'Brasileiro Nato',
    sent: 1,
    options: ['Brasileiro Nato', 'Naturalizado', 'Estrangeiro'],
  },
  {
    id: 'F19',
    label: 'Estado civil',
    name: 'EstadoCivil',
    typed: 'Viúvo(a)',
    sent: 'Viúvo(a)',
    options: [
      'Solteiro(a)',
      'Casado(a) com Brasileiro(a) Nato(a)',
      'Casado(a) com Brasileiro(a) Naturalizado(a)',
      'Casado(a) com Estrangeiro(a)',
      'Divorciado(a)',
      'Viúvo(a)',
      'Separado(a) judicialmente',
      'Em união estável',
    ],
  },
  { id: 'F39', label: 'Formação profissional', name: 'FormacaoProfissional', typed: 'Agronomia', sent: 'Agronomia' },
  { id: 'F40', label: 'Ocupação', name: 'Ocupacao', typed: 'Abatedor', sent: '848505' },
];
const LABELS = REQUIRED.map(({ label }) => label).toSpliced(11, 0, 'Cidade de nascimento');

/** The first tab of a client whose first tab is stored. */
async function openStored(page: Page, server: TestServer, signIn: (client: { token: string }) => Promise<void>) {
  const client = await server.addClient();
  await storeUpTo(server, client, 1);
  await signIn(client);
  await openTab(page, 'Dados Financeiros');
  await goBack(page, 'Informações');
}

/** The text of the options of a list, without the first, empty one. */
const offered = (page: Page, label: string) =>
  field(page, label).evaluate((list) => [...(list as HTMLSelectElement).options].map(({ text }) => text).slice(1));

async function empty(page: Page, label: string) {
  const control = field(page, label);
  if ((await control.evaluate((element) => element.localName)) === 'select') await control.selectOption('');
  else await control.fill('');
}

test.describe('the empty tab', () => {
  test('[PF-E2E-02, PF-INF-09, PF-NAV-03, PF-INF-12] names the first field, marks all that are missing and sends nothing', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    const posts = watchPosts(page);
    await next(page);
    await closeDialog(page, missing('Data de nascimento'));
    for (const label of LABELS) await expectError(field(page, label), OBR);
    expect(await page.locator('[aria-invalid]').count()).toBe(LABELS.length);
    await expect(field(page, 'Data de nascimento')).toBeFocused();
    await onTab(page, 'Informações');
    expect(posts).toEqual([]);
  });

  test('lists all that is wrong above the form, each a way to its field, until it is right', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await next(page);
    await closeDialog(page, missing('Data de nascimento'));
    const summary = section(page, '15 campos precisam da sua atenção');
    await expect(summary.getByRole('link')).toHaveText(LABELS.map((label) => label + OBR));
    await summary.getByRole('link', { name: 'Ocupação' }).click();
    await expect(field(page, 'Ocupação')).toBeFocused();
    await expect(field(page, 'Ocupação')).toBeInViewport();
    await fill(page, 'Ocupação', 'Administrador');
    await expectNoError(field(page, 'Ocupação'));
    await expect(section(page, '14 campos precisam da sua atenção').getByRole('link')).toHaveCount(14);
    await fillInformacoes(page, { Ocupação: undefined });
    await expect(page.getByText('da sua atenção')).toBeHidden();
    await next(page);
    await onTab(page, 'Procuradores');
  });
});

test.describe('a required field', () => {
  for (let at = 0; at < REQUIRED.length; at += 4) {
    const fields = REQUIRED.slice(at, at + 4);
    const ids = fields.map(({ id }) => `PF-INF-${id}`).join(', ');
    test(`[${ids}] is named when it is missing, and sent as its list or its mask says`, async ({
      page,
      server,
      signIn,
    }) => {
      await openStored(page, server, signIn);
      const posts = watchPosts(page);
      for (const { label, typed, options } of fields) {
        if (options) expect(await offered(page, label)).toEqual(options);
        await empty(page, label);
        await next(page);
        await closeDialog(page, missing(label));
        await expectError(field(page, label), OBR);
        await expect(field(page, label)).toBeFocused();
        await fill(page, label, typed);
        if (label === 'Nacionalidade')
          await fillAll(page, { 'Naturalidade (UF)': 'SP', 'Cidade de nascimento': 'Campinas' });
      }
      expect(posts).toEqual([]);
      const sent = await sentBy(page, BASICA, () => next(page));
      expect(sent).toMatchObject(Object.fromEntries(fields.map(({ name, sent }) => [name, sent])));
      await onTab(page, 'Procuradores');
    });
  }

  test('names the second field when the first is right, and puts the focus there', async ({ page, server, signIn }) => {
    await openStored(page, server, signIn);
    for (const label of ['Nome da mãe', 'Estado civil', 'UF do documento']) await empty(page, label);
    for (const label of ['Nome da mãe', 'UF do documento', 'Estado civil']) {
      await next(page);
      await closeDialog(page, missing(label));
      await expect(field(page, label)).toBeFocused();
      await fill(page, label, label === 'Nome da mãe' ? 'Eva' : label === 'Estado civil' ? 'Divorciado(a)' : 'RJ');
    }
    const sent = await sentBy(page, BASICA, () => next(page));
    expect(sent).toMatchObject({ NomeMae: 'Eva', EstadoCivil: 'Divorciado(a)', DocumentoUf: 'RJ' });
  });
});

test.describe('the tab', () => {
  test('[PF-INF-01, PF-INF-F01, PF-INF-F02, PF-INF-F24] has its blocks, with name, CPF and e-mail as they were given', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fill(page, 'Estado civil', 'Em união estável');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Dados pessoais',
      'Dados do cônjuge',
      'Representante ou tutor',
      'Dados profissionais',
      'Empresa onde você trabalha',
    ]);
    for (const [label, value] of [
      ['Nome completo', 'Ana Maria Souza'],
      ['CPF', '529.982.247-25'],
      ['E-mail', 'ana@example.com'],
    ] as const) {
      await expect(field(page, label)).toHaveValue(value);
      await expect(field(page, label)).toHaveAttribute('readonly');
      await field(page, label).press('x');
      await expect(field(page, label)).toHaveValue(value);
    }
  });

  test('[PF-INF-26, PF-INF-F03, PF-INF-F22, PF-INF-F23] begins with Maior, and tells the incapable and the emancipated apart', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    expect(await offered(page, 'Situação legal')).toEqual([
      'Maior',
      'Menor',
      'Emancipado',
      'Espólio',
      'Interditado/Incapaz',
      'Falecido',
    ]);
    await expect(field(page, 'Situação legal')).toHaveValue('1');
    await fillInformacoes(page);
    const sent = async (option: string) => {
      await fill(page, 'Situação legal', option);
      return sentBy(page, BASICA, async () => {
        await button(page, 'Salvar e continuar depois').click();
        await closeDialog(page, { title: 'Alterações realizadas com sucesso!', button: 'Entendi' });
      });
    };
    expect(await sent('Interditado/Incapaz')).toMatchObject({
      SituacaoLegal: 5,
      ClienteIncapaz: true,
      ClienteEmancipado: false,
    });
    expect(await sent('Emancipado')).toMatchObject({
      SituacaoLegal: 3,
      ClienteIncapaz: false,
      ClienteEmancipado: true,
    });
    expect(await sent('Maior')).toMatchObject({ SituacaoLegal: 1, ClienteIncapaz: false, ClienteEmancipado: false });
  });

  test('[PF-INF-25] is sent with the addresses, empty texts as "" and other empty values as null; a refusal is told', async ({
    page,
    server,
    signIn,
  }) => {
    const client = await server.addClient();
    await store(server, client, BASICA, ENDERECOS);
    await signIn(client);
    await openTab(page, 'Informações');
    await fillInformacoes(page);
    await intercept(page, 'POST /PessoaFisica/informacaoBasica', {
      status: 400,
      body: { data: ['Documento vencido.'] },
    });
    const refused = await sentBy(page, BASICA, () => next(page));
    await closeDialog(page, { title: 'Dados informados inválidos na aba Informações.', text: 'Documento vencido.' });
    await onTab(page, 'Informações');
    const sent = await sentBy(page, BASICA, () => next(page));
    await onTab(page, 'Procuradores');
    expect(sent).toEqual(refused);
    expect(sent).toEqual({
      Nome: 'Ana Maria Souza',
      Cpf: '52998224725',
      Email: 'ana@example.com',
      Apelido: '',
      Assessor: '',
      ...INFORMACOES,
      Telefone2: '',
      PaisNascimento: null,
      PoliticamenteExpostaDescricao: '',
      ClienteIncapaz: false,
      ClienteEmancipado: false,
      NomeConjugue: '',
      CpfConjugue: '',
      NomeRepresentante: '',
      GrauRelacionamento: null,
      EmissorOrdem: null,
      DocumentoRepresentante: '',
      CpfRepresentante: '',
      PepRepresentante: null,
      NomeRepresentante2: '',
      GrauRelacionamento2: null,
      EmissorOrdem2: null,
      DocumentoRepresentante2: '',
      CpfRepresentante2: '',
      PepRepresentante2: null,
      OcupacaoOutro: '',
      Instituicao: '',
      CnpjTrabalha: '',
      EmailComercial: '',
      TelefoneComercial: '',
      ...ENDERECOS,
      CepOutro: '',
      LogradouroOutro: '',
      LogradouroNumeroOutro: '',
      LogradouroComplementoOutro: '',
      BairroOutro: '',
      CidadeOutro: '',
      UfOutro: null,
      PaisOutro: null,
    });
  });

  test('[PF-E2E-08, PF-INF-08] takes the date 0001-01-01 of the server for empty', async ({ page, server, signIn }) => {
    const client = await server.addClient();
    await storeUpTo(server, client, 1);
    await signIn(client);
    await page.route(`**${BASICA}`, async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ response: answer, json: { data: { ...data, DataEmissao: '0001-01-01T00:00:00' } } });
    });
    await openTab(page, 'Informações');
    await expect(field(page, 'Data de nascimento')).toHaveValue('22/09/1988');
    await expect(field(page, 'Data de emissão')).toHaveValue('');
    const posts = watchPosts(page);
    await next(page);
    await closeDialog(page, missing('Data de emissão'));
    await expectError(field(page, 'Data de emissão'), OBR);
    expect(posts).toEqual([]);
  });
});

test.describe('a setting', () => {
  test('[PF-GER-17, PF-INF-F07] shows the second phone, or hides it and keeps what is stored', async ({
    page,
    server,
    signIn,
  }) => {
    await server.setSetting('telefone2', 'N');
    const client = await server.addClient();
    await store(server, client, BASICA, { ...INFORMACOES, Telefone2: '' });
    await server.setSetting('telefone2', 'S');
    await store(server, client, BASICA, { ...INFORMACOES, Telefone2: '+551134567890' });
    await signIn(client);
    await openTab(page, 'Dados Financeiros');
    await goBack(page, 'Informações');
    await expect(field(page, 'Telefone residencial')).toHaveValue('(11) 3456-7890');
    await server.setSetting('telefone2', 'N');
    await page.reload();
    await onTab(page, 'Dados Financeiros');
    await goBack(page, 'Informações');
    await expect(field(page, 'Telefone celular')).toBeVisible();
    await expect(field(page, 'Telefone residencial')).toBeHidden();
    await fill(page, 'Nome do pai', 'Ivo Lima');
    await next(page);
    await onTab(page, 'Procuradores');
    await server.setSetting('telefone2', 'S');
    await page.reload();
    await onTab(page, 'Dados Financeiros');
    await goBack(page, 'Informações');
    await expect(field(page, 'Nome do pai')).toHaveValue('Ivo Lima');
    await expect(field(page, 'Telefone residencial')).toHaveValue('(11) 3456-7890');
  });

  test('[PF-GER-18, PF-INF-F49] shows the advisor, or hides it and keeps what is stored', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    await expect(field(page, 'Telefone celular')).toBeVisible();
    await expect(field(page, 'Assessor')).toBeHidden();
    await server.setSetting('assessor', 'S');
    await page.reload();
    await onTab(page, 'Dados Financeiros');
    await goBack(page, 'Informações');
    await fill(page, 'Assessor', 'Sônia Prates');
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({ Assessor: 'Sônia Prates' });
    await onTab(page, 'Procuradores');
    await server.setSetting('assessor', 'N');
    await page.reload();
    await onTab(page, 'Dados Financeiros');
    await goBack(page, 'Informações');
    await expect(field(page, 'Assessor')).toBeHidden();
    await fill(page, 'Nome do pai', 'Ivo Lima');
    await next(page);
    await onTab(page, 'Procuradores');
    await server.setSetting('assessor', 'S');
    await page.reload();
    await onTab(page, 'Dados Financeiros');
    await goBack(page, 'Informações');
    await expect(field(page, 'Assessor')).toHaveValue('Sônia Prates');
  });

  test('[PF-GER-16, PF-INF-F48] shows the nickname that the record brings, to be read only', async ({
    page,
    server,
    signIn,
  }) => {
    await server.setSetting('apelido', 'S');
    await signIn(await server.addClient());
    let nickname = '';
    await page.route(`**${BASICA}`, (route) =>
      route.fulfill({ json: { data: { ...INFORMACOES, Apelido: nickname } } }),
    );
    const seen = async () => {
      await page.goto('/CadastroPF_Passo_1');
      await onTab(page, 'Dados Financeiros');
      await goBack(page, 'Informações');
      await expect(field(page, 'Telefone celular')).toBeVisible();
    };
    await seen();
    await expect(field(page, 'Apelido')).toBeHidden();
    nickname = 'Aninha';
    await seen();
    await expect(field(page, 'Apelido')).toHaveValue('Aninha');
    await expect(field(page, 'Apelido')).toHaveAttribute('readonly');
    await server.setSetting('apelido', 'N');
    await seen();
    await expect(field(page, 'Apelido')).toBeHidden();
  });
});
