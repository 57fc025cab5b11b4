import { INFORMACOES } from '../../support/informacoes';
import { expect, test } from '../fixtures';
import { intercept, leaveOutOfOpening } from './calls';
import { offered, openFilled } from './firstTab';
import {
  BASICA,
  button,
  closeDialog,
  ENDERECOS,
  expectError,
  field,
  fill,
  fillInformacoes,
  missing,
  next,
  OBR,
  onTab,
  openTab,
  sentBy,
  store,
  storeUpTo,
  watchPosts,
} from './form';
import { goBack } from './lists';

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
        await closeDialog(page, { title: 'Alterações realizadas com sucesso!', button: 'OK' });
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
    await leaveOutOfOpening(page, 'GET /PessoaFisica/informacaoBasica');
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
    await onTab(page, 'Informações');
    await expect(field(page, 'Telefone celular')).toBeVisible();
    await expect(field(page, 'Telefone residencial')).toBeHidden();
    await fill(page, 'Nome do pai', 'Ivo Lima');
    await next(page);
    await onTab(page, 'Procuradores');
    await server.setSetting('telefone2', 'S');
    await page.reload();
    await onTab(page, 'Procuradores');
    await goBack(page, 'Informações');
    await expect(field(page, 'Nome do pai')).toHaveValue('Ivo Lima');
    await expect(field(page, 'Telefone residencial')).toHaveValue('(11) 3456-7890');
  });

  test('[PF-GER-18, PF-INF-F49] shows the advisor, or hides it and keeps what is stored', async ({
    page,
    server,
    signIn,
  }) => {
    await openFilled(page, server, signIn);
    await expect(field(page, 'Telefone celular')).toBeVisible();
    await expect(field(page, 'Assessor')).toBeHidden();
    await server.setSetting('assessor', 'S');
    await page.reload();
    await onTab(page, 'Informações');
    await fill(page, 'Assessor', 'Sônia Prates');
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({ Assessor: 'Sônia Prates' });
    await onTab(page, 'Procuradores');
    await server.setSetting('assessor', 'N');
    await page.reload();
    await onTab(page, 'Procuradores');
    await goBack(page, 'Informações');
    await expect(field(page, 'Assessor')).toBeHidden();
    await fill(page, 'Nome do pai', 'Ivo Lima');
    await next(page);
    await onTab(page, 'Procuradores');
    await server.setSetting('assessor', 'S');
    await page.reload();
    await onTab(page, 'Procuradores');
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
    await leaveOutOfOpening(page, 'GET /PessoaFisica/informacaoBasica');
    await page.route(`**${BASICA}`, (route) =>
      route.fulfill({ json: { data: { ...INFORMACOES, Apelido: nickname } } }),
    );
    await page.goto('/CadastroPF_Passo_1');
    await onTab(page, 'Dados Financeiros');
    await goBack(page, 'Informações');
    // The place is written once the page has nothing else to do.
    await page.waitForTimeout(1_000);
    const seen = async () => {
      // It opens where it was left.
      await page.goto('/CadastroPF_Passo_1');
      await onTab(page, 'Informações');
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
