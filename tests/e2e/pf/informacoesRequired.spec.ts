import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { offered, openFilled } from './firstTab';
import {
  BASICA,
  button,
  closeDialog,
  expectError,
  expectNoError,
  field,
  fill,
  fillAll,
  fillInformacoes,
  missing,
  next,
  OBR,
  onTab,
  openTab,
  section,
  sentBy,
  watchPosts,
} from './form';

const UF27 = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');

/** What each required field is called, offers, and becomes on the wire, in the order of the screen. */
const REQUIRED: {
  label: string;
  name: string;
  typed: string;
  sent: string | number;
  options?: string[];
}[] = [
  { label: 'Data de nascimento', name: 'DataNascimento', typed: '01/02/1990', sent: '1990-02-01' },
  { label: 'Sexo', name: 'Sexo', typed: 'Masculino', sent: 'Masculino', options: ['Feminino', 'Masculino'] },
  { label: 'Telefone celular', name: 'Telefone', typed: '21998123340', sent: '+5521998123340' },
  { label: 'Nome do pai', name: 'NomePai', typed: 'Ivo Lima', sent: 'Ivo Lima' },
  { label: 'Nome da mãe', name: 'NomeMae', typed: 'Eva Lima', sent: 'Eva Lima' },
  {
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
  { label: 'Número do documento', name: 'NumeroDocumento', typed: 'AB 123', sent: 'AB 123' },
  { label: 'Data de emissão', name: 'DataEmissao', typed: '29/02/2012', sent: '2012-02-29' },
  { label: 'UF do documento', name: 'DocumentoUf', typed: 'TO', sent: 'TO', options: UF27 },
  { label: 'Órgão emissor', name: 'OrgaoEmissao', typed: 'PC - Polícia Civil', sent: 'PC' },
  {
    label: 'Nacionalidade',
    name: 'Nacionalidade',
    typed: 'Brasileiro Nato',
    sent: 1,
    options: ['Brasileiro Nato', 'Naturalizado', 'Estrangeiro'],
  },
  {
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
  { label: 'Formação profissional', name: 'FormacaoProfissional', typed: 'Agronomia', sent: 'Agronomia' },
  { label: 'Ocupação', name: 'Ocupacao', typed: 'Abatedor', sent: '848505' },
];
const LABELS = REQUIRED.map(({ label }) => label).toSpliced(11, 0, 'Cidade de nascimento');

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
    await expect(summary.getByRole('link')).toHaveCount(5);
    await button(page, 'Ver mais 10').click();
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
  // What each asks for, sends and refuses is proved without a browser: tests/schemas/fields/informacoes.test.ts.
  test('offers its list, and is sent as its list or its mask says', async ({ page, server, signIn }) => {
    await openFilled(page, server, signIn);
    for (const { label, typed, options } of REQUIRED) {
      if (options) expect(await offered(page, label)).toEqual(options);
      await empty(page, label);
      await fill(page, label, typed);
      if (label === 'Nacionalidade')
        await fillAll(page, { 'Naturalidade (UF)': 'SP', 'Cidade de nascimento': 'Campinas' });
    }
    const sent = await sentBy(page, BASICA, () => next(page));
    expect(sent).toMatchObject(Object.fromEntries(REQUIRED.map(({ name, sent }) => [name, sent])));
    await onTab(page, 'Procuradores');
  });

  test('names the second field when the first is right, and puts the focus there', async ({ page, server, signIn }) => {
    await openFilled(page, server, signIn);
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

for (const width of [1280, 375]) {
  test(`at ${width} px the summary of a failed attempt has what comes under a field later, and no field moves for it`, async ({
    page,
    server,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    const summary = page.getByRole('region', { name: /precisam? da sua atenção$/ });
    await button(page, 'Adicionar representante').click();
    const cpf = field(page, 'CPF do representante');
    await cpf.fill('111.111.111-11');
    await expect(cpf).toHaveAttribute('aria-invalid', 'true');
    await expect(summary).toHaveCount(0);
    await cpf.fill('');
    await button(page, 'Avançar').click();
    await closeDialog(page, missing('Data de nascimento'));
    await summary.getByRole('button', { name: /^Ver mais/ }).click();
    const line = summary.getByRole('link', { name: /^CPF do representante/ });
    await expect(line).toHaveCount(0);
    await cpf.click();
    await cpf.fill('111.111.111-1');
    const before = (await cpf.boundingBox())?.y;
    await cpf.press('1');
    await expect(line).toHaveCount(1);
    expect(Math.abs(((await cpf.boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThan(2);
    await line.click();
    await expect(cpf).toBeFocused();
  });
}
