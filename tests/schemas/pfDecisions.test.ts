import { describe, expect, it } from 'vitest';
import { deleteRow } from '../../engine/core/session/collections';
import { resolveSettings } from '../../engine/core/settings';
import { type Answers, loadSchemaWizard, pfSession } from '../support/pf';

const { wizard, settings, tabs } = await loadSchemaWizard('pf');
const pathOf = (call: string | { call: string } | undefined) =>
  (typeof call === 'object' ? call.call : call)?.split(' ')[1];
const tabOf = (data: string) => data.split('/')[0];
const partOf = (path: string) => wizard.parts.find(({ save }) => pathOf(save) === path);

/** Deletes the additional bank account that is stored, on a fake server. */
async function deleteAccount(answers: Answers) {
  const opened = await pfSession(answers);
  const place = { tab: opened.loaded.tabs['dados-bancarios'] as never, list: 'contas', key: 'Guid' };
  const row = { Guid: 'g1', Principal: false };
  const scope = { data: row, context: opened.session.context('dados-bancarios') };
  return { ...opened, gone: await deleteRow(place, row, scope, opened.session) };
}

describe('what is decided of the parts', () => {
  it.each([
    ['/PessoaFisica/informacaoBasica', ['informacoes', 'enderecos']],
    ['/PessoaFisica/dadosFinanceiros', ['dados-financeiros']],
    ['/PessoaFisica/dadosBancarios', ['dados-bancarios']],
    ['/cliente/documentos', ['documentos']],
    ['/PessoaFisica/declaracoes', ['declaracoes']],
    ['/suitability/dispensa-questionario', ['produtos']],
    ['/suitability', ['produtos']],
  ])('[PF-OP-20] %s takes what the tabs %j hold', (path, expected) => {
    expect([...new Set(partOf(path)?.data?.map(tabOf))]).toEqual(expected);
  });

  it('[PF-OP-20] no part has the attorneys: their form saves them', () => {
    expect(wizard.parts.flatMap(({ data = [] }) => data.map(tabOf))).not.toContain('procuradores');
    expect(tabs.procuradores?.definition.collections?.procuradores?.forms?.map(({ save }) => pathOf(save))).toEqual([
      '/PessoaFisica/representante',
      '/pessoaFisica/representante',
    ]);
  });

  it('[PF-OP-61] the titles of refusals are those that are printed', () => {
    expect(partOf('/PessoaFisica/informacaoBasica')?.failure?.title).toBe(
      'Dados informados inválidos na aba Informações.',
    );
    expect(partOf('/PessoaFisica/dadosFinanceiros')?.failure?.title).toBe(
      'Dados informados inválidos na aba Informações.',
    );
  });

  it('[PF-ERR-05] a bank account that cannot be deleted stays, with the words of the server', async () => {
    const path = '/PessoaFisica/dadosBancarios/excluir?guid=g1';
    const { gone, questions } = await deleteAccount({ [`GET ${path}`]: { status: 400, body: { data: ['Em uso'] } } });
    expect(gone).toBe(false);
    expect(questions.at(-1)).toMatchObject({ title: 'Dados informados inválidos.', text: 'Em uso' });
  });
});

describe('what is decided of the settings', () => {
  const flags = { telefone2: true, cargo: true, assessor: false, responsavelLogin: false, apelido: false };

  it('[PF-OP-10] a flag that is missing is off, but the second phone and the job title', () => {
    expect(resolveSettings(settings, [], wizard.settings)).toMatchObject(flags);
  });

  it('[PF-OP-10] a key is found in any case and without accents', () => {
    const given = [
      { key: 'EXIBIR SEGUNDO TELEFONE', value: 'N' },
      { key: 'habilitar assessór', value: 'S' },
      { key: 'Modo de autenticacao', value: '2' },
    ];
    expect(resolveSettings(settings, given, wizard.settings)).toMatchObject({
      ...flags,
      telefone2: false,
      assessor: true,
      autenticacao: 2,
    });
  });
});

describe('what looks alike and is kept apart', () => {
  it('[PF-OP-57] the client is no politically exposed person by an answer of the declarations', async () => {
    const { session } = await pfSession();
    await session.open();
    session.form('declaracoes').change('/ConhecePep', 'true');
    expect(session.form('informacoes').getState().data).toMatchObject({ PoliticamenteExposta: false });
    session.form('informacoes').change('/PoliticamenteExposta', true);
    session.form('declaracoes').change('/ConhecePep', 'false');
    expect(session.form('informacoes').getState().data).toMatchObject({ PoliticamenteExposta: true });
  });

  it('[PF-OP-80] legal representatives travel with the basic data, those of the list do not', () => {
    const fields = Object.keys(tabs.informacoes?.definition.schema.properties ?? {});
    expect(fields).toEqual(expect.arrayContaining(['NomeRepresentante', 'NomeRepresentante2']));
    expect(Object.keys(tabs.procuradores?.definition.schema.properties ?? {})).toEqual(['procuradores']);
  });
});
