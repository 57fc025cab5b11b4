import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import {
  BASICA,
  button,
  choice,
  choose,
  closeDialog,
  dialog,
  field,
  fill,
  next,
  onTab,
  openTab,
  section,
  sentBy,
  storeUpTo,
} from './form';
import { goBack, scrollsSideways } from './lists';

const NOT_FOUND = 'Atenção!';

/** Everything that the first tab can show: spouse, both representatives, the texts that depend on an answer. */
async function openEverything(page: Page) {
  await fill(page, 'Estado civil', 'Em união estável');
  await fill(page, 'Ocupação', 'Outros');
  await fill(page, 'Data de nascimento', '10/03/2016');
  await fill(page, 'Nacionalidade', 'Estrangeiro');
  await choose(page, 'Você é uma pessoa politicamente exposta (PEP)?', 'Sim');
  await button(page, 'Adicionar representante').click();
  await expect(field(page, 'Nome do segundo representante')).toBeVisible();
}

test.describe('axe finds nothing', () => {
  test('on the first tab: empty, with all that it can show, with errors, under its dialog', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    expect(await findViolations(page)).toEqual([]);
    await openEverything(page);
    expect(await findViolations(page)).toEqual([]);
    await next(page);
    await dialog(page, 'Oops...');
    expect(await findViolations(page)).toEqual([]);
    await closeDialog(page, { title: 'Oops...' });
    expect(await findViolations(page)).toEqual([]);
  });

  test('on an open list with search', async ({ page, server, signIn }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await field(page, 'Ocupação').fill('administra');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('on the addresses: empty, locked, with errors, under both dialogs', async ({ page, server, signIn }) => {
    const client = await server.addClient();
    await storeUpTo(server, client, 4);
    await signIn(client);
    await openTab(page, 'Endereços');
    expect(await findViolations(page)).toEqual([]);
    await choose(page, 'Endereço de correspondência', 'Outro');
    await fill(section(page, 'Endereço residencial'), 'CEP', '01310100');
    await expect(field(section(page, 'Endereço residencial'), 'Cidade')).toHaveValue('São Paulo');
    await choose(page, 'O endereço comercial é o mesmo endereço de correspondência?', 'Sim');
    expect(await findViolations(page)).toEqual([]);
    await next(page);
    await dialog(page, 'Oops...');
    expect(await findViolations(page)).toEqual([]);
    await closeDialog(page, { title: 'Oops...' });
    expect(await findViolations(page)).toEqual([]);
    await fill(section(page, 'Endereço de correspondência'), 'CEP', '00000000');
    await dialog(page, NOT_FOUND);
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the first tab fits, with all that it can show and with errors', async ({ page, server, signIn }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    expect(await scrollsSideways(page)).toBe(false);
    await openEverything(page);
    await next(page);
    await dialog(page, 'Oops...');
    expect(await scrollsSideways(page)).toBe(false);
    await closeDialog(page, { title: 'Oops...' });
    expect(await scrollsSideways(page)).toBe(false);
    await field(page, 'Ocupação').fill('administra');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('with text as far apart as WCAG 1.4.12 asks for the lists of people fit, too', async ({
    page,
    server,
    signIn,
  }) => {
    const client = await server.addClient();
    await storeUpTo(server, client, 1);
    await signIn(client);
    await openTab(page, 'Dados Financeiros');
    await goBack(page, 'Procuradores');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await height()).toBeGreaterThan(before);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('in a window of 180 px nothing stands over the form, and a field is whole', async ({ page, server, signIn }) => {
    await page.setViewportSize({ width: 320, height: 180 });
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    for (const label of ['Nome do pai', 'Órgão emissor', 'Cidade de nascimento']) {
      const control = field(page, label);
      await control.focus();
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
      const isCovered = await control.evaluate((own) => {
        const { left, top, width, height } = own.getBoundingClientRect();
        return [top + 2, top + height - 2].some((y) => {
          const seen = document.elementFromPoint(left + width / 2, y);
          return !seen || !(own.contains(seen) || seen.contains(own) || own.parentElement?.contains(seen));
        });
      });
      expect([label, isCovered]).toEqual([label, false]);
    }
  });

  test('the addresses fit, locked and with errors', async ({ page, server, signIn }) => {
    const client = await server.addClient();
    await storeUpTo(server, client, 4);
    await signIn(client);
    await openTab(page, 'Endereços');
    expect(await scrollsSideways(page)).toBe(false);
    await choose(page, 'Endereço de correspondência', 'Outro');
    await fill(section(page, 'Endereço residencial'), 'CEP', '01310100');
    await expect(field(section(page, 'Endereço residencial'), 'Cidade')).toHaveValue('São Paulo');
    await next(page);
    await closeDialog(page, { title: 'Oops...' });
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test('the first tab is filled in and left by the keyboard alone', async ({ page, server, signIn }) => {
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  const { keyboard } = page;
  /** The next stop of the Tab key, and what is typed there. */
  const stop = async (label: string, keys = '') => {
    await keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
    if (keys) await keyboard.type(keys);
  };
  const calendar = async (label: string) => {
    await keyboard.press('Tab');
    await expect(button(page, `Abrir calendário (${label})`)).toBeFocused();
  };
  const help = async (name: string) => {
    await keyboard.press('Tab');
    await expect(button(page, `Instruções: ${name}`)).toBeFocused();
  };
  /** Finds an option by typing and takes it; Enter must not send the form. */
  const search = async (label: string, keys: string, shown: string) => {
    await stop(label, keys);
    await expect(page.getByRole('listbox')).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field(page, label)).toHaveValue(shown);
    await onTab(page, 'Informações');
  };

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await help('Dados pessoais');
  await stop('Nome completo');
  // Enter goes on: the dialog takes the focus, a second Enter closes it and the first wrong field has the focus.
  await stop('CPF');
  await stop('Situação legal');
  await stop('Data de nascimento');
  await keyboard.press('Enter');
  await expect(button(await dialog(page, 'Oops...'), 'Entendi')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(field(page, 'Data de nascimento')).toBeFocused();

  await keyboard.type('22091988');
  await calendar('Data de nascimento');
  await stop('Sexo', 'F');
  await stop('País (Telefone celular)');
  await stop('Telefone celular', '11987654321');
  await stop('País (Telefone residencial)');
  await stop('Telefone residencial');
  await stop('Nome do pai', 'Renato Nogueira');
  await stop('Nome da mãe', 'Lúcia Duarte');
  await stop('Tipo de documento', 'RG');
  await stop('Número do documento', '24.678.131-4');
  await stop('Data de emissão', '03112015');
  await calendar('Data de emissão');
  await stop('UF do documento', 'SP');
  await stop('Órgão emissor', 'SSP');
  await stop('Nacionalidade', 'B');
  await stop('Naturalidade (UF)', 'SP');
  await search('Cidade de nascimento', 'campinas', 'Campinas');
  await stop('Estado civil', 'So');
  await keyboard.press('Tab');
  const exposed = 'Você é uma pessoa politicamente exposta (PEP)?';
  await expect(choice(page, exposed, 'Não')).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(choice(page, exposed, 'Sim')).toBeChecked();
  await stop('Especifique', 'Vereadora');
  await stop('E-mail');
  await help('Representante ou tutor');
  await keyboard.press('Tab');
  await expect(button(page, 'Adicionar representante')).toBeFocused();
  await help('Dados profissionais');
  await search('Formação profissional', 'administração', 'Administração');
  await search('Ocupação', '252105', '252105 · Administrador');
  await help('Empresa onde você trabalha');
  await stop('Nome da empresa onde trabalha', 'Andorinha');
  const sent = await sentBy(page, BASICA, () => keyboard.press('Enter'));
  expect(sent).toMatchObject({
    DataNascimento: '1988-09-22',
    Sexo: 'Feminino',
    DocumentoUf: 'SP',
    OrgaoEmissao: 'SSP',
    CidadeNascimento: 'Campinas',
    EstadoCivil: 'Solteiro(a)',
    PoliticamenteExpostaDescricao: 'Vereadora',
    FormacaoProfissional: 'Administração',
    Ocupacao: '252105',
    Instituicao: 'Andorinha',
  });
  await onTab(page, 'Procuradores');
});

test('where colours are forced a list looks as a field does, and what is locked as what is not for use', async ({
  page,
  server,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  const edge = (label: string) => field(page, label).evaluate((own) => getComputedStyle(own).borderTopColor);
  const typed = await edge('Nome do pai');
  expect([await edge('Tipo de documento'), await edge('Sexo')]).toEqual([typed, typed]);
  expect(await edge('CPF')).not.toBe(typed);
});
