import { expect, type Page } from '@playwright/test';
import { linesOf, readPdf } from '../../server/sheet/readPdf';
import { BASICA, button, closeDialog, field, fill, fillInformacoes, missing, next, onTab, sentBy } from '../pf/form';
import { confirmDeletion, DELETED } from '../pf/lists';
import { CREATED } from '../pf/people';
import { withPortal } from './portal';
import { changedLines, type OpenStudio, test } from './studio';

const INFORMATION = 'pf/informacoes.json';
const REFERENCES = 'pf/referencias.json';
const WIZARD = 'pf/wizard.json';

/** Does something and saves it; gives what git shows of a file then. */
async function saved(studio: OpenStudio, file: string, change: () => Promise<void>): Promise<string[]> {
  const before = studio.read(file);
  await change();
  await studio.save();
  return changedLines(before, studio.read(file));
}

/** Opens a list of choices, and takes one. */
async function pick(studio: OpenStudio, list: string | RegExp, choice: string) {
  await studio.properties.getByRole('button', { name: list }).click();
  await studio.page.getByRole('option', { name: choice, exact: true }).click();
}

/** Takes what the menu of the selected row offers. */
async function act(studio: OpenStudio, name: string, action: string) {
  await studio.page.getByRole('button', { name: `Ações de ${name}` }).click();
  await studio.page.getByRole('menuitem', { name: action }).click();
}

/** Answers the dialog that asks for the title of something new. */
async function addTitled(studio: OpenStudio, what: string, title: string, more?: () => Promise<unknown>) {
  await studio.add(what);
  const dialog = studio.page.getByRole('dialog', { name: `Adicionar ${what.toLowerCase()}` });
  await dialog.getByRole('textbox').first().fill(title);
  await more?.();
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(dialog).toBeHidden();
}

async function addField(studio: OpenStudio, title: string, kind: string) {
  await studio.add('Campo');
  const gallery = studio.page.getByRole('dialog', { name: 'Novo campo' });
  await gallery.getByLabel('Título').fill(title);
  await gallery.getByRole('radio', { name: kind, exact: true }).first().click();
  await gallery.getByRole('button', { name: 'Adicionar' }).click();
  await expect(gallery).toBeHidden();
}

test('an analyst changes the form, and the running portal asks, checks, saves and prints it', async ({
  studio,
  browser,
}) => {
  // More than its waits for the prover may take together, of which each has a limit of its own.
  test.setTimeout(300_000);
  await studio.openWizard('Cadastro de Pessoa Física');

  await test.step('the country of birth is required of foreigners alone', async () => {
    const lines = await saved(studio, INFORMATION, () => requireOfForeigners(studio));
    expect(lines).toEqual([
      '-      "hidden": "clear",',
      '-      "require": ["PaisNascimento"]',
      '+      "hidden": "clear"',
      '+    { "id": "pais-de-estrangeiros", "when": { "Nacionalidade": { "const": 3 } }, "require": ["PaisNascimento"] },',
      '-        "first": "/PaisNascimento",',
      '-        "errors": ["/PaisNascimento", "/CidadeNascimento", "/CpfConjugue", "/OcupacaoOutro"]',
      '+        "first": "/CidadeNascimento",',
      '+        "errors": ["/CidadeNascimento", "/CpfConjugue", "/OcupacaoOutro"]',
      '-          "required": ["/PaisNascimento"],',
      '+          "optional": ["/PaisNascimento"],',
    ]);
  });

  await test.step('a new field has its format, its message and its place', async () => {
    const lines = await saved(studio, INFORMATION, async () => {
      await studio.choose('Nome da mãe');
      await addField(studio, 'E-mail de recado', 'E-mail');
      await studio.properties.getByRole('button', { name: 'Mostrar tudo' }).click();
      await pick(studio, 'Mensagens: incluir mensagem', 'Opcional e inválido');
      await studio.properties.getByLabel('Junto ao campo').fill('Confira o e-mail de quem recebe recados.');
      await expect(studio.form.getByLabel('E-mail de recado')).toBeVisible();
    });
    expect(lines).toEqual([
      '+      "EMailRecado": { "type": "string", "title": "E-mail de recado", "format": "email" },',
      '+          "EMailRecado",',
      '+    "EMailRecado": { "ui:messages": { "optional": { "inline": "Confira o e-mail de quem recebe recados." } } },',
    ]);
  });

  await test.step('a new section takes the field in', async () => {
    const lines = await saved(studio, INFORMATION, async () => {
      await addTitled(studio, 'Seção', 'Quem recebe recados');
      await studio.choose('E-mail de recado');
      await act(studio, 'E-mail de recado', 'Mover para...');
      const dialog = studio.page.getByRole('dialog', { name: 'Mover E-mail de recado' });
      await dialog.getByLabel('Para').selectOption({ label: 'Quem recebe recados' });
      await dialog.getByRole('button', { name: 'Mover' }).click();
      await expect(studio.form.getByRole('heading', { name: 'Quem recebe recados' })).toBeVisible();
    });
    expect(lines).toEqual([
      '-          "EMailRecado",',
      '+      { "id": "quem-recebe-recados", "title": "Quem recebe recados", "fields": ["EMailRecado"] },',
    ]);
  });

  await test.step('a new tab has its own part and address', async () => {
    const lines = await saved(studio, WIZARD, async () => {
      await studio.choose('Informações');
      await addTitled(studio, 'Aba', 'Referências', () =>
        studio.page.getByLabel('Endereço na API').fill('/PessoaFisica/quemIndica'),
      );
      await expect(studio.form.getByRole('heading', { level: 1 })).toHaveText('Referências');
    });
    expect(lines).toEqual([
      '+    { "id": "referencias", "number": 8, "card": "Referências" },',
      '-    "questionario"',
      '+    "questionario",',
      '+    {',
      '+      "id": "referencias",',
      '+      "data": ["referencias"],',
      '+      "load": "GET /PessoaFisica/quemIndica",',
      '+      "save": "POST /PessoaFisica/quemIndica",',
      '+      "failure": { "title": "Dados informados inválidos na aba Referências." }',
      '+    }',
    ]);
  });

  await test.step('a list has its form, its columns and a validator', async () => {
    await makeList(studio);
    await studio.save();
    expect(studio.read(REFERENCES)).toBe(EXPECTED_TAB);
  });

  await studio.expectNoProblem();
  await withPortal(browser, studio, async ({ page, server, token }) => {
    await fillFirstTab(page);
    await fillReferences(page);
    const answer = await fetch(`${server.url}/api/Cliente/pdf`, { headers: { authorization: `Bearer ${token}` } });
    const { tree, pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(linesOf(tree)).toContainEqual(['E-mail de recado', 'recado@nogueira.com.br']);
    expect(pages.join('\n')).toContain('Quem recebe recados');
  });
});

async function requireOfForeigners(studio: OpenStudio) {
  const { page, properties } = studio;
  await studio.choose('País de nascimento');
  await properties.getByRole('button', { name: 'Editar regra' }).click();
  const required = properties.getByRole('group', { name: 'Exige' });
  await required.getByRole('button', { name: 'Retirar País de nascimento' }).click();
  await studio.choose('País de nascimento');
  await addTitled(studio, 'Regra', 'País de estrangeiros');
  await pick(studio, 'Campo: País de nascimento', 'Nacionalidade');
  await pick(studio, /^Comparação: está preenchido/, 'é');
  await pick(studio, /^Incluir opção/, 'Estrangeiro');
  // A story and an example of somebody naturalized tell of the rule as it was.
  const stories = page.getByRole('button', { name: 'Contar como é agora', exact: true });
  await expect(stories).toHaveCount(3, { timeout: 45_000 });
  for (const left of [2, 1, 0]) {
    await stories.first().click();
    await expect(stories).toHaveCount(left, { timeout: 45_000 });
  }
  await studio.expectNoProblem();
}

async function makeList(studio: OpenStudio) {
  const { page, properties } = studio;
  await addTitled(studio, 'Lista', 'Avalistas', () =>
    page.getByLabel('As linhas se preenchem').selectOption({ label: 'Em um formulário, gravadas uma a uma' }),
  );
  await studio.choose('Avalistas');
  await addField(studio, 'Telefone', 'Telefone');
  await studio.choose('Avalistas');
  await properties.getByRole('button', { name: 'Coluna' }).click();
  await studio.choose('Avalistas');
  await properties.getByRole('button', { name: 'Conferência' }).click();
  await pick(studio, /^campo da linha: Nome/, 'Telefone');
  await properties.getByLabel('Texto', { exact: true }).fill('Dois avalistas têm o mesmo telefone.');
}

const EXPECTED_TAB = `{
  "$schema": "../vocabulary/tab.schema.json",
  "id": "referencias",
  "title": "Referências",
  "schema": {
    "type": "object",
    "properties": {
      "Observacao": { "type": "string", "title": "Observação", "maxLength": 500 },
      "avalistas": {
        "type": "array",
        "title": "Avalistas",
        "items": {
          "type": "object",
          "properties": {
            "Guid": { "type": "string" },
            "Nome": { "type": "string", "title": "Nome" },
            "Telefone": { "type": "string", "title": "Telefone", "format": "phone" }
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:sections": [
      { "id": "referencias", "title": "Referências", "fields": ["Observacao"] },
      { "id": "avalistas", "title": "Avalistas", "fields": ["avalistas"] }
    ],
    "Observacao": { "ui:widget": "textarea" }
  },
  "rules": [
    {
      "id": "avalistas-sem-repeticao",
      "check": "uniqueRows",
      "of": ["avalistas"],
      "params": { "field": "Telefone" },
      "error": { "at": "avalistas", "title": "Oops...", "text": "Dois avalistas têm o mesmo telefone." }
    }
  ],
  "collections": {
    "avalistas": {
      "title": "Avalista",
      "empty": "Nenhum item adicionado",
      "load": "GET /PessoaFisica/avalistas",
      "delete": "GET /PessoaFisica/avalistas/excluir?guid={Guid}",
      "columns": [{ "title": "Nome", "fields": ["Nome"] }, { "title": "Telefone", "fields": ["Telefone"] }],
      "rows": { "one": "avalista", "other": "avalistas" },
      "forms": [
        {
          "id": "avalista",
          "open": "modal",
          "title": "Avalista",
          "button": "Adicionar avalista",
          "fields": ["Nome", "Telefone"],
          "required": ["Nome"],
          "save": "POST /PessoaFisica/avalistas"
        }
      ]
    }
  },
  "examples": { "valid": [{}], "invalid": [] }
}
`;

async function fillFirstTab(page: Page) {
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  await fillInformacoes(page, {
    Nacionalidade: 'Estrangeiro',
    'Naturalidade (UF)': undefined,
    'Cidade de nascimento': 'Lisboa',
  });
  await next(page);
  await closeDialog(page, missing('País de nascimento'));
  await fill(page, 'País de nascimento', 'Portugal');
  await field(page, 'E-mail de recado').fill('recado');
  await field(page, 'E-mail de recado').blur();
  await expect(field(page, 'E-mail de recado')).toHaveAccessibleDescription('Confira o e-mail de quem recebe recados.');
  await field(page, 'E-mail de recado').fill('recado@nogueira.com.br');
  const sent = await sentBy(page, BASICA, () => next(page));
  expect(sent).toMatchObject({ Nacionalidade: 3, PaisNascimento: 'PRT', EMailRecado: 'recado@nogueira.com.br' });
  await onTab(page, 'Referências');
}

async function fillReferences(page: Page) {
  const add = async (name: string) => {
    await button(page, 'Adicionar avalista').click();
    const form = page.getByRole('dialog', { name: 'Avalista' });
    await field(form, 'Nome').fill(name);
    await field(form, 'Telefone').fill('1134567890');
    const sent = await sentBy(page, '/api/PessoaFisica/avalistas', () => button(form, 'Adicionar').click());
    expect(sent).toMatchObject({ Nome: name, Telefone: '+551134567890' });
    await closeDialog(page, CREATED);
  };
  await add('Otávio Lima');
  await add('Lúcia Duarte');
  await expect(page.getByRole('columnheader')).toContainText(['Nome', 'Telefone']);
  await fill(page, 'Observação', 'Podem ligar à noite.');
  await next(page);
  await closeDialog(page, { title: 'Oops...', text: 'Dois avalistas têm o mesmo telefone.' });
  await confirmDeletion(page, button(page, 'Excluir Lúcia Duarte'));
  await closeDialog(page, DELETED);
  const sent = await sentBy(page, '/api/PessoaFisica/quemIndica', () => next(page));
  expect(sent).toEqual({ Observacao: 'Podem ligar à noite.' });
  await onTab(page, 'Procuradores');
}
