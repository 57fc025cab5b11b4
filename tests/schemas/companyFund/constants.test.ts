import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../engine/core/formats/br/table';
import type { Json } from '../../../engine/core/json';
import shared from '../../../schemas/shared.json';
import { momentText } from '../../../src/ui/moment';
import { definitionOf, exampleOf, loadSchemaWizard } from '../../support/pf';
import { openAt, WIZARDS } from './open';

const titlesOf = (options: { const: Json; title: string }[] | undefined) =>
  options?.map((option) => [option.const, option.title]);

describe('the codes of choices', () => {
  it('[CF-CST-09, PJ-REP-F13, PRO-F21] signatures are 0, 1 and 2, and the tables say them in words', async () => {
    const codes = [
      [0, 'Assina em conjunto'],
      [1, 'Não assina pela empresa'],
      [2, 'Assina isoladamente'],
    ];
    for (const [id, tab] of [
      ['pj', 'representantes'],
      ['pj', 'procuradores'],
      ['fundo', 'procuradores'],
    ] as const) {
      const { collections, schema } = definitionOf(id, tab);
      const column = { title: 'Assinatura', fields: ['Assinatura'] };
      expect(collections?.[tab]?.columns).toContainEqual(expect.objectContaining(column));
      const { tabs } = await loadSchemaWizard(id);
      expect(schema.properties[tab]?.items?.properties).toHaveProperty('Assinatura');
      const compiled = tabs[tab]?.definition.schema.properties[tab]?.items?.properties?.Assinatura;
      expect(titlesOf(compiled?.oneOf)).toEqual(codes);
    }
  });

  it('[CF-CST-11, CF-CST-12] bands are 1 to 7, and legal forms 2 to 11', async () => {
    const { tabs } = await loadSchemaWizard('pj');
    const { properties } = tabs['dados-da-empresa']?.definition.schema ?? {};
    const codes = (options: { const: Json }[] | undefined) => options?.map((option) => option.const);
    const partner = properties?.socios?.items?.properties;
    for (const band of [partner?.RendaMensal, partner?.PatrimonioTotal]) {
      expect(codes(band?.oneOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    }
    expect(codes(properties?.FormaConstituicao?.oneOf)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('[CF-CST-28] a CEP that is found brings the country BRA', async () => {
    const paulista = { logradouro: 'Rua A', bairro: 'B', localidade: 'São Paulo', uf: 'SP' };
    const replies = { 'GET /ws/01310100/json/': { status: 200, body: paulista } };
    const { session } = await openAt('pj', 'endereco', { stored: { Cep: '', Pais: '' } }, { replies });
    session.form('endereco').change('/Cep', '01310100');
    await expect.poll(() => session.form('endereco').view('/Pais').value).toBe('BRA');
  });

  it('[CF-CST-23] the kind of investor is cut after 150 characters', () => {
    expect(definitionOf('pj', 'dados-da-empresa').schema.properties.TipoInvestidorId?.options).toMatchObject({
      call: 'GET /tipoInvestidor',
      cut: 150,
    });
  });
});

describe('limits of what is typed', () => {
  const TAB = 'dados-da-empresa';
  const [first] = exampleOf(TAB, 'pj').socios as [Record<string, Json>];
  const stopped = async (partners: Record<string, Json>[]) => {
    const stored = { socios: partners.map((over) => ({ ...first, ...over })) };
    const { session } = await openAt('pj', TAB, { stored });
    return session
      .form(TAB)
      .check('advance')
      .map(({ pointer }) => pointer);
  };

  it.each<[string, Record<string, Json>[], string[]]>([
    ['100', [{ Percentual: 60 }, { Percentual: 40 }], []],
    [
      '100,01',
      [{ Percentual: 60 }, { Percentual: 40.01 }],
      ['/socios/0/Percentual', '/socios/1/Percentual', '/socios'],
    ],
    ['three decimals', [{ Percentual: 33.333 }], ['/socios/0/Percentual']],
    ['two decimals', [{ Percentual: 33.33 }], []],
  ])('[CF-CST-03] shares of %s', async (_, partners, errors) => {
    expect(await stopped(partners)).toEqual(errors);
  });

  it.each([
    ['+118', ['/socios/0/Telefone']],
    ['+551187', ['/socios/0/Telefone']],
    ['+5511987654321', []],
  ])('[CF-CST-05] the telephone of a partner is refused when too short: %s', async (Telefone, errors) => {
    expect(await stopped([{ Telefone, Percentual: 1 }])).toEqual(errors);
  });

  it.each([
    ['1187', []],
    ['11876', ['/Telefone2']],
  ])('[CF-CST-04] the second telephone is looked at from its fifth character: %s', async (Telefone2, errors) => {
    const { session } = await openAt('pj', TAB, { settings: { telefone2: true } });
    const form = session.form(TAB);
    form.change('/Telefone2', formats.phone?.normalise(Telefone2));
    expect(form.check('advance').map(({ pointer }) => pointer)).toEqual(errors);
  });

  it('[CF-CST-06] the mobile of the company is no landline', async () => {
    const { session } = await openAt('pj', TAB);
    const form = session.form(TAB);
    form.change('/Telefone', '+551134567890');
    expect(form.check('advance').map(({ pointer }) => pointer)).toEqual(['/Telefone']);
  });
});

describe('words and moments', () => {
  it.each(WIZARDS)(
    '[CF-CST-01, CF-SUC-01, CF-SUC-02] %s promises an answer in 48 hours, and tells of an update',
    async (id) => {
      const { wizard } = await loadSchemaWizard(id);
      expect(wizard.texts).toMatchObject({
        sentTitle: 'Cadastro enviado para análise!',
        sentText: 'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
        sentAgainTitle: 'Cadastro atualizado',
        sentAgainText:
          'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
      });
    },
  );

  it.each(WIZARDS)('[CF-NAV-05, CF-NAV-06] %s names the buttons of its bar', async (id) => {
    const { wizard } = await loadSchemaWizard(id);
    expect(wizard.texts).toMatchObject({
      saveLater: 'Salvar e continuar depois',
      save: 'Salvar',
      advance: 'Avançar',
      conclude: 'Concluir',
    });
  });

  it.each(WIZARDS)('[PRO-04] %s names the buttons of the attorney and the link to find a CEP', async (id) => {
    const { wizard } = await loadSchemaWizard(id);
    expect(wizard.texts).toMatchObject({ add: 'Adicionar', update: 'Atualizar', cancel: 'Cancelar' });
    const [form] = definitionOf(id, 'procuradores').collections?.procuradores?.forms ?? [];
    expect(form?.fields).toContainEqual({ link: 'Não sei o CEP', href: '$settings/buscaCep' });
    expect(form?.fields).toEqual(expect.arrayContaining(['TipoDocumento', 'Email', 'Cargo', 'Cep', 'Logradouro']));
  });

  it.each(WIZARDS)('%s says over the open form of an attorney that it may stay empty', async (id) => {
    const [form] = definitionOf(id, 'procuradores').collections?.procuradores?.forms ?? [];
    expect(form?.open).toBe('inline');
    expect(form?.fields[0]).toEqual({ text: 'Não tem procurador a incluir? Deixe este formulário em branco.' });
  });

  it.each(WIZARDS)('[CF-SUC-06, CF-SUC-07] %s tells of changed and deleted records', async (id) => {
    const { wizard } = await loadSchemaWizard(id);
    expect(wizard.messages).toMatchObject({
      updated: { title: 'Alteração realizada com sucesso!', text: 'Dados informados foram salvos com sucesso.' },
      deleted: { title: 'Exclusão realizada com sucesso!', text: 'Dados informados foram excluídos com sucesso.' },
    });
  });

  it.each(WIZARDS)('[CF-GER-01] %s is in Brazilian Portuguese, and so is the page around it', (id) => {
    const definition = JSON.parse(readFileSync(`schemas/${id}/wizard.json`, 'utf8'));
    expect(definition.language).toBe('pt-BR');
    expect(readFileSync('index.html', 'utf8')).toContain('<html lang="pt-BR"');
    expect(shared.texts).toMatchObject({ yes: 'Sim', no: 'Não', required: 'Campo obrigatório' });
  });

  it.each(['date', 'dateTime'])('[CF-CST-25, CF-GER-17] the date 0001-01-01T00:00:00 is an empty %s', (name) => {
    expect(formats[name]?.normalise('0001-01-01T00:00:00')).toBeUndefined();
  });

  it('[CF-UPL-F06] a document tells its moment with seconds', () => {
    expect(momentText('2026-11-20T17:42:09')).toBe('20/11/2026 17:42:09');
  });
});

describe('sizes of the screen', () => {
  const css = (path: string) => readFileSync(path, 'utf8');

  it('[CF-CST-21, CF-DDC-14] the list of signers grows to 300 pixels and scrolls', () => {
    const [, rule] = /\.scroll \{([^}]*)\}/.exec(css('src/blocks/signatures/StatusModal.module.css')) ?? [];
    expect(rule).toMatch(/max-block-size: 300px;/);
    expect(rule).toMatch(/overflow(-y)?: auto;/);
  });

  it.each([
    ['engine/react/theme/table.module.css'],
    ['src/blocks/documents/FileList.module.css'],
    ['src/blocks/products/ProductsTable.module.css'],
    ['src/blocks/signatures/DocumentTable.module.css'],
  ])('[CF-CST-24, CF-GER-16, PRO-03] the tables of %s are cards below 768 pixels', (path) => {
    expect(css(path)).toContain('@media (max-width: 767.98px)');
  });
});
