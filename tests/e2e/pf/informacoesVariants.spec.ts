import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { intercept } from './calls';
import {
  BASICA,
  button,
  choice,
  choose,
  closeDialog,
  expectError,
  field,
  fill,
  fillAll,
  fillInformacoes,
  next,
  onTab,
  openTab,
  section,
  sentBy,
  watchCalls,
  watchPosts,
} from './form';

const OBR = 'Campo obrigatório.';
const missing = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} não foi informado, preencha a informação para avançar.`,
});
const MINOR = 'Cliente menor de idade: informe o representante ou tutor.';

const block = (page: Page) => section(page, 'Representante ou tutor');
const offered = (page: Page, label: string, nth = 0) =>
  field(page, label)
    .nth(nth)
    .evaluate((list) => [...(list as HTMLSelectElement).options].map(({ text }) => text).slice(1));

test.describe('a minor', () => {
  test('[PF-E2E-03, PF-INF-02, PF-INF-F46, PF-CON-01] is one until the day of the 18th birthday, and is asked for a representative', async ({
    page,
    server,
    signIn,
    setTime,
  }) => {
    await setTime('2026-11-21T12:00:00-03:00');
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fill(page, 'Data de nascimento', '21/11/2008');
    await expect(page.getByText(MINOR)).toBeHidden();
    await expect(field(page, 'Nome do representante')).toBeHidden();
    await fill(page, 'Data de nascimento', '22/11/2008');
    await expect(page.getByText(MINOR)).toBeVisible();
    await expect(field(page, 'Nome do representante')).toBeVisible();
    await fill(page, 'Data de nascimento', '21/11/2008');
    await expect(page.getByText(MINOR)).toBeHidden();
    await fill(page, 'Data de nascimento', '22/11/2008');
    await expect(page.getByText(MINOR)).toBeVisible();
    await fill(page, 'Data de nascimento', '');
    await expect(page.getByText(MINOR)).toBeHidden();
  });

  test('counts the age in the time of Brasília', async ({ page, server, signIn, setTime }) => {
    // In Brasília it is still 20 November, in Greenwich already the 21st.
    await setTime('2026-11-21T01:30:00Z');
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fill(page, 'Data de nascimento', '21/11/2008');
    await expect(page.getByText(MINOR)).toBeVisible();
    await fill(page, 'Data de nascimento', '20/11/2008');
    await expect(page.getByText(MINOR)).toBeHidden();
  });

  test('[PF-INF-F27, PF-INF-F28, PF-INF-F29, PF-INF-F32] goes on without a representative, and sends what was told of one', async ({
    page,
    server,
    signIn,
    setTime,
  }) => {
    await setTime('2026-11-21T12:00:00-03:00');
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fillInformacoes(page, { 'Data de nascimento': '10/03/2016', 'Situação legal': 'Menor' });
    expect(await offered(page, 'Grau de relacionamento')).toEqual(['Pai/Mãe', 'Curador', 'Inventariante', 'Tutor']);
    await fillAll(page, { 'Nome do representante': 'Lúcia Duarte', 'Grau de relacionamento': 'Tutor' });
    await choose(page, 'Emissor de ordem?', 'Sim');
    await choose(page, 'Representante é pessoa politicamente exposta?', 'Não');
    const sent = await sentBy(page, BASICA, () => next(page));
    expect(sent).toMatchObject({
      DataNascimento: '2016-03-10',
      SituacaoLegal: 2,
      NomeRepresentante: 'Lúcia Duarte',
      GrauRelacionamento: 5,
      EmissorOrdem: true,
      DocumentoRepresentante: '',
      CpfRepresentante: '',
      PepRepresentante: false,
      NomeRepresentante2: '',
    });
    expect(Object.keys(sent)).not.toContain('representante');
    await onTab(page, 'Procuradores');
  });
});

test.describe('representatives', () => {
  test('[PF-E2E-07, PF-INF-03, PF-INF-04, PF-INF-F47] are at most two, and the second that is removed is sent empty', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fillInformacoes(page);
    const add = button(block(page), 'Adicionar representante');
    const remove = button(block(page), 'Remover');
    await expect(remove).toHaveCount(0);
    await add.click();
    await expect(remove).toHaveCount(1);
    await fillAll(page, {
      'Nome do representante': 'Lúcia Duarte',
      'Documento do representante': 'RG 1',
      'CPF do representante': '11144477735',
    });
    await add.click();
    // The first cannot be taken away before the second.
    await expect(add).toHaveCount(0);
    await expect(remove.first()).toBeDisabled();
    await fillAll(page, {
      'Nome do segundo representante': 'Renato Nogueira',
      'Documento do segundo representante': 'RG 2',
      'CPF do segundo representante': '52998224725',
    });
    await field(page, 'Grau de relacionamento').nth(1).selectOption('Procurador');
    await block(page).getByRole('radiogroup', { name: 'Emissor de ordem?' }).nth(1).getByText('Sim').click();
    await choose(page, 'Segundo representante é pessoa politicamente exposta?', 'Sim');
    const saved = await sentBy(page, BASICA, () => button(page, 'Salvar e continuar depois').click());
    await closeDialog(page, { title: 'Alterações realizadas com sucesso!' });
    const first = {
      NomeRepresentante: 'Lúcia Duarte',
      DocumentoRepresentante: 'RG 1',
      CpfRepresentante: '11144477735',
    };
    expect(saved).toMatchObject({
      ...first,
      NomeRepresentante2: 'Renato Nogueira',
      GrauRelacionamento2: 4,
      EmissorOrdem2: true,
      DocumentoRepresentante2: 'RG 2',
      CpfRepresentante2: '52998224725',
      PepRepresentante2: true,
    });
    await remove.nth(1).click();
    await expect(field(page, 'Nome do segundo representante')).toBeHidden();
    const sent = await sentBy(page, BASICA, () => next(page));
    expect(sent).toMatchObject({
      ...first,
      NomeRepresentante2: '',
      GrauRelacionamento2: null,
      EmissorOrdem2: null,
      DocumentoRepresentante2: '',
      CpfRepresentante2: '',
      PepRepresentante2: null,
    });
  });

  test('[PF-INF-05, PF-INF-F33, PF-INF-F34, PF-INF-F38] offers Procurador for the second only, which begins anew after its removal', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    const add = button(block(page), 'Adicionar representante');
    await add.click();
    await add.click();
    expect(await offered(page, 'Grau de relacionamento', 0)).toEqual(['Pai/Mãe', 'Curador', 'Inventariante', 'Tutor']);
    expect(await offered(page, 'Grau de relacionamento', 1)).toEqual([
      'Pai/Mãe',
      'Curador',
      'Inventariante',
      'Procurador',
      'Tutor',
    ]);
    await fill(page, 'Nome do segundo representante', 'Renato Nogueira');
    await choose(page, 'Segundo representante é pessoa politicamente exposta?', 'Sim');
    await button(block(page), 'Remover').nth(1).click();
    await add.click();
    await expect(field(page, 'Nome do segundo representante')).toHaveValue('');
    for (const text of ['Sim', 'Não'])
      await expect(choice(page, 'Segundo representante é pessoa politicamente exposta?', text)).not.toBeChecked();
  });
});

test('[PF-INF-F30, PF-INF-F35, PF-INF-F36, PF-INF-F42] documents and orders of both are sent, and emptied with their blocks', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  await fillInformacoes(page, { 'Nome da empresa onde trabalha': 'Andorinha Investimentos' });
  const add = button(block(page), 'Adicionar representante');
  const remove = button(block(page), 'Remover');
  await add.click();
  await add.click();
  await fillAll(page, { 'Documento do representante': 'RG 1', 'Documento do segundo representante': 'RG 2' });
  await block(page).getByRole('radiogroup', { name: 'Emissor de ordem?' }).nth(1).getByText('Não').click();
  const saved = await sentBy(page, BASICA, () => button(page, 'Salvar e continuar depois').click());
  await closeDialog(page, { title: 'Alterações realizadas com sucesso!' });
  expect(saved).toMatchObject({
    DocumentoRepresentante: 'RG 1',
    EmissorOrdem: null,
    DocumentoRepresentante2: 'RG 2',
    EmissorOrdem2: false,
    Instituicao: 'Andorinha Investimentos',
  });
  await remove.nth(1).click();
  await remove.click();
  await expect(field(page, 'Nome do representante')).toBeHidden();
  expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({
    DocumentoRepresentante: '',
    DocumentoRepresentante2: '',
    EmissorOrdem2: null,
    Instituicao: 'Andorinha Investimentos',
  });
});

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
    const abroad = await sentBy(page, BASICA, () => button(page, 'Salvar e continuar depois').click());
    await closeDialog(page, { title: 'Alterações realizadas com sucesso!' });
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
    const cities = watchCalls(page, '/api/Consulta/cidades');
    await fill(page, 'Nacionalidade', 'Brasileiro Nato');
    const city = field(page, 'Cidade de nascimento');
    await city.click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
    expect(cities).toEqual([]);
    await fillAll(page, { 'Naturalidade (UF)': 'SP', 'Cidade de nascimento': 'Campinas' });
    expect(cities).toEqual(['/api/Consulta/cidades?uf=SP']);
    await fill(page, 'Naturalidade (UF)', 'RJ');
    await expect(city).toHaveValue('');
    await city.fill('campinas');
    await expect(page.getByRole('option', { name: 'Campinas', exact: true })).toHaveCount(0);
    await fill(page, 'Cidade de nascimento', 'Niterói');
    expect(cities).toEqual(['/api/Consulta/cidades?uf=SP', '/api/Consulta/cidades?uf=RJ']);
  });

  test('[PF-INF-24, PF-OP-39] lets the city be typed when its list does not come', async ({ page, server, signIn }) => {
    await signIn(await server.addClient());
    await intercept(page, 'GET /Consulta/cidades', { status: 500, body: { data: ['x'] } }, 9);
    await openTab(page, 'Informações');
    await fillInformacoes(page, { 'Cidade de nascimento': undefined });
    await expect(page.getByRole('textbox', { name: 'Cidade de nascimento', exact: true })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await fill(page, 'Cidade de nascimento', 'campinas');
    expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({ CidadeNascimento: 'campinas' });
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
    await expectError(field(page, 'CPF do cônjuge'), OBR);
    await fill(page, 'CPF do cônjuge', '11144477735');
    await next(page);
    await closeDialog(page, missing('Outra ocupação'));
    expect(posts).toEqual([]);
    await fill(page, 'Outra ocupação', 'Ceramista');
    const sent = await sentBy(page, BASICA, () => button(page, 'Salvar e continuar depois').click());
    await closeDialog(page, { title: 'Alterações realizadas com sucesso!' });
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
  const later = async () => {
    const sent = await sentBy(page, BASICA, () => button(page, 'Salvar e continuar depois').click());
    await closeDialog(page, { title: 'Alterações realizadas com sucesso!' });
    return sent;
  };
  await choose(page, question, 'Sim');
  await fill(page, 'Especifique', 'Vereadora até 2024');
  expect(await later()).toMatchObject({
    PoliticamenteExposta: true,
    PoliticamenteExpostaDescricao: 'Vereadora até 2024',
  });
  await choose(page, question, 'Não');
  await expect(field(page, 'Especifique')).toBeHidden();
  expect(await later()).toMatchObject({ PoliticamenteExposta: false, PoliticamenteExpostaDescricao: '' });
  await choose(page, question, 'Sim');
  await expect(field(page, 'Especifique')).toHaveValue('');
  expect(await sentBy(page, BASICA, () => next(page))).toMatchObject({
    PoliticamenteExposta: true,
    PoliticamenteExpostaDescricao: '',
  });
  await onTab(page, 'Procuradores');
});
