import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { offered, sentLater } from './firstTab';
import {
  BASICA,
  button,
  choice,
  choose,
  field,
  fill,
  fillAll,
  fillInformacoes,
  next,
  onTab,
  openTab,
  section,
  sentBy,
} from './form';

const MINOR = 'Cliente menor de idade: informe o representante ou tutor.';

const block = (page: Page) => section(page, 'Representante ou tutor');

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

  test('[PF-OP-55] counts the age in the time of Brasília', async ({ page, server, signIn, setTime }) => {
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
    await fillInformacoes(page, {
      'Data de nascimento': '10/03/2016',
      'Data de emissão': '10/04/2020',
      'Situação legal': 'Menor',
    });
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
    const remove = block(page).getByRole('button', { name: /^Remover representante [12]$/ });
    await expect(remove).toHaveCount(0);
    await add.click();
    await expect(remove).toHaveCount(1);
    await fillAll(page, {
      'Nome do representante': 'Lúcia Duarte',
      'Documento do representante': 'RG 1',
      'CPF do representante': '11144477735',
    });
    await add.click();
    await expect(add).toBeDisabled();
    await expect(remove.nth(1)).toBeFocused();
    // The first cannot be taken away before the second.
    await expect(remove.first()).toBeDisabled();
    await fillAll(page, {
      'Nome do segundo representante': 'Renato Nogueira',
      'Documento do segundo representante': 'RG 2',
      'CPF do segundo representante': '52998224725',
    });
    await field(page, 'Grau de relacionamento').nth(1).selectOption('Procurador');
    await block(page).getByRole('radiogroup', { name: 'Emissor de ordem?' }).nth(1).getByText('Sim').click();
    await choose(page, 'Segundo representante é pessoa politicamente exposta?', 'Sim');
    const saved = await sentLater(page);
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
    await button(block(page), 'Remover representante 2').click();
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
  const remove = block(page).getByRole('button', { name: /^Remover representante [12]$/ });
  await add.click();
  await add.click();
  await fillAll(page, { 'Documento do representante': 'RG 1', 'Documento do segundo representante': 'RG 2' });
  await block(page).getByRole('radiogroup', { name: 'Emissor de ordem?' }).nth(1).getByText('Não').click();
  const saved = await sentLater(page);
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
