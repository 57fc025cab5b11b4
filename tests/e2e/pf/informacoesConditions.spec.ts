import { expect, test } from '../fixtures';
import { intercept } from './calls';
import { sentLater } from './firstTab';
import {
  BASICA,
  choice,
  choose,
  closeDialog,
  expectError,
  field,
  fill,
  fillAll,
  fillInformacoes,
  missing,
  next,
  OBR,
  onTab,
  openTab,
  sentBy,
  watchCalls,
  watchPosts,
} from './form';

test.describe('nationality', () => {
  test('[PF-E2E-04, PF-INF-06, PF-INF-F16, PF-INF-F17] of a foreigner takes the state and the city away and asks for the country, and back', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fillInformacoes(page);
    await expect(field(page, 'País de nascimento')).toBeHidden();
    await fill(page, 'Nacionalidade', 'Estrangeiro');
    await expect(field(page, 'Naturalidade (UF)')).toBeHidden();
    await expect(field(page, 'Cidade de nascimento')).toHaveValue('');
    const posts = watchPosts(page);
    await next(page);
    await closeDialog(page, missing('País de nascimento'));
    await expectError(field(page, 'País de nascimento'), OBR);
    await expectError(field(page, 'Cidade de nascimento'), OBR);
    expect(posts).toEqual([]);
    await fillAll(page, { 'País de nascimento': 'Portugal', 'Cidade de nascimento': 'Évora' });
    const abroad = await sentLater(page);
    expect(abroad).toMatchObject({
      Nacionalidade: 3,
      Naturalidade: null,
      PaisNascimento: 'PRT',
      CidadeNascimento: 'Évora',
    });
    await fill(page, 'Nacionalidade', 'Brasileiro Nato');
    await expect(field(page, 'País de nascimento')).toBeHidden();
    await next(page);
    await closeDialog(page, missing('Naturalidade (UF)'));
    await fillAll(page, { 'Naturalidade (UF)': 'BA', 'Cidade de nascimento': 'Salvador' });
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({
      Nacionalidade: 1,
      Naturalidade: 'BA',
      PaisNascimento: null,
      CidadeNascimento: 'Salvador',
    });
  });

  test('[PF-OP-38] of the naturalised asks for the country too, and keeps it and the city for a foreigner', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fillInformacoes(page, {
      Nacionalidade: 'Naturalizado',
      'Naturalidade (UF)': undefined,
      'Cidade de nascimento': 'Assunção',
      'País de nascimento': 'Paraguai',
    });
    await fill(page, 'Nacionalidade', 'Estrangeiro');
    await expect(field(page, 'Cidade de nascimento')).toHaveValue('Assunção');
    await fill(page, 'Nacionalidade', 'Naturalizado');
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({
      Nacionalidade: 2,
      Naturalidade: null,
      PaisNascimento: 'PRY',
      CidadeNascimento: 'Assunção',
    });
  });

  test('[PF-INF-24, PF-INF-F18] loads the cities of the state, anew for another state, whose city goes', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    const calls = watchCalls(page, '/api/Consulta/cidades');
    /** Each names the content of the list, too. */
    const cities = () => calls.map((call) => call.replace(/&v=[0-9a-f]{16}$/, ''));
    await fill(page, 'Nacionalidade', 'Brasileiro Nato');
    const city = field(page, 'Cidade de nascimento');
    await city.click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
    expect(cities()).toEqual([]);
    await fillAll(page, { 'Naturalidade (UF)': 'SP', 'Cidade de nascimento': 'Campinas' });
    expect(cities()).toEqual(['/api/Consulta/cidades?uf=SP']);
    await fill(page, 'Naturalidade (UF)', 'RJ');
    await expect(city).toHaveValue('');
    await city.fill('Campinas');
    await expect(page.getByRole('option', { name: 'Campinas', exact: true })).toHaveCount(0);
    await fill(page, 'Cidade de nascimento', 'Niterói');
    expect(cities()).toEqual(['/api/Consulta/cidades?uf=SP', '/api/Consulta/cidades?uf=RJ']);
  });

  test('[PF-INF-24, PF-OP-39] lets the city be typed when its list does not come', async ({ page, server, signIn }) => {
    await signIn(await server.addClient());
    await intercept(page, 'GET /Consulta/cidades', { status: 500, body: { data: ['x'] } }, 9);
    await openTab(page, 'Informações');
    await fillInformacoes(page, { 'Cidade de nascimento': undefined });
    await expect(page.getByRole('textbox', { name: 'Cidade de nascimento', exact: true })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await fill(page, 'Cidade de nascimento', 'Campinas');
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({ CidadeNascimento: 'Campinas' });
    await onTab(page, 'Procuradores');
  });
});

test.describe('spouse and occupation', () => {
  test('[PF-E2E-05, PF-INF-07, PF-INF-F25, PF-INF-F41] are asked for in a stable union and for Outros, and forgotten after', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fillInformacoes(page, { 'Estado civil': 'Em união estável', Ocupação: 'Outros' });
    const posts = watchPosts(page);
    await next(page);
    await closeDialog(page, missing('Nome do cônjuge'));
    await expectError(field(page, 'Nome do cônjuge'), OBR);
    await expectError(field(page, 'CPF do cônjuge'), OBR);
    await expectError(field(page, 'Outra ocupação'), OBR);
    await fillAll(page, { 'Nome do cônjuge': 'Rita Prado' });
    await next(page);
    await closeDialog(page, missing('CPF do cônjuge'));
    await fill(page, 'CPF do cônjuge', '52998224726');
    await next(page);
    await closeDialog(page, missing('CPF do cônjuge'));
    await expectError(field(page, 'CPF do cônjuge'), 'CPF inválido (dígitos verificadores incorretos)');
    await fill(page, 'CPF do cônjuge', '11144477735');
    await next(page);
    await closeDialog(page, missing('Outra ocupação'));
    expect(posts).toEqual([]);
    await fill(page, 'Outra ocupação', 'Ceramista');
    const sent = await sentLater(page);
    expect(sent).toMatchObject({
      EstadoCivil: 'Em união estável',
      NomeConjugue: 'Rita Prado',
      CpfConjugue: '11144477735',
      Ocupacao: 'OUTROS',
      OcupacaoOutro: 'Ceramista',
    });
    await fillAll(page, { 'Estado civil': 'Solteiro(a)', Ocupação: 'Administrador' });
    for (const label of ['Nome do cônjuge', 'CPF do cônjuge', 'Outra ocupação'])
      await expect(field(page, label)).toBeHidden();
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({
      EstadoCivil: 'Solteiro(a)',
      NomeConjugue: '',
      CpfConjugue: '',
      OcupacaoOutro: '',
    });
    await onTab(page, 'Procuradores');
  });

  test('[PF-INF-10, PF-INF-F26] asks the married of each kind for the spouse, and nobody else', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    for (const [status, isAsked] of [
      ['Casado(a) com Brasileiro(a) Nato(a)', true],
      ['Divorciado(a)', false],
      ['Casado(a) com Brasileiro(a) Naturalizado(a)', true],
      ['Viúvo(a)', false],
      ['Casado(a) com Estrangeiro(a)', true],
      ['Separado(a) judicialmente', false],
    ] as const) {
      await fill(page, 'Estado civil', status);
      for (const label of ['Nome do cônjuge', 'CPF do cônjuge']) {
        await expect(field(page, label), status).toHaveCount(isAsked ? 1 : 0);
        if (isAsked) await expect(field(page, label)).toHaveAttribute('aria-required', 'true');
      }
      if (isAsked) await fill(page, 'CPF do cônjuge', '11144477735');
    }
    await fill(page, 'Estado civil', 'Casado(a) com Estrangeiro(a)');
    await expect(field(page, 'CPF do cônjuge')).toHaveValue('');
  });

  test('forgets the other occupation when the occupation changes and comes back', async ({ page, server, signIn }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fillAll(page, { Ocupação: 'Outros', 'Outra ocupação': 'Ceramista' });
    await fill(page, 'Ocupação', 'Administrador');
    await fill(page, 'Ocupação', 'Outros');
    await expect(field(page, 'Outra ocupação')).toHaveValue('');
  });
});

test('[PF-INF-F20, PF-INF-F21] asks the politically exposed for more, which need not be told and goes with a no', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  const question = 'Você é uma pessoa politicamente exposta (PEP)?';
  await expect(choice(page, question, 'Não')).toBeChecked();
  await expect(field(page, 'Especifique')).toBeHidden();
  await fillInformacoes(page);
  await choose(page, question, 'Sim');
  await fill(page, 'Especifique', 'Vereadora até 2024');
  expect(await sentLater(page)).toMatchObject({
    PoliticamenteExposta: true,
    PoliticamenteExpostaDescricao: 'Vereadora até 2024',
  });
  await choose(page, question, 'Não');
  await expect(field(page, 'Especifique')).toBeHidden();
  expect(await sentLater(page)).toMatchObject({ PoliticamenteExposta: false, PoliticamenteExpostaDescricao: '' });
  await choose(page, question, 'Sim');
  await expect(field(page, 'Especifique')).toHaveValue('');
  expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({
    PoliticamenteExposta: true,
    PoliticamenteExpostaDescricao: '',
  });
  await onTab(page, 'Procuradores');
});
