import { describe, expect, it } from 'vitest';
import { addClient } from '../testServer';
import { bodiesOf, fundOfTests, KEY } from './fundOfTests';

const { store, actAs, call, load, list, save, saved } = fundOfTests();

const [BASIC = {}] = bodiesOf('informacaoBasica');
const [ANSWERS = {}] = bodiesOf('declaracoes');
const [MAIN = {}, ADDITIONAL = {}] = bodiesOf('dadosBancarios');

describe('the parts of a fund, sent and read again', () => {
  it.each(['informacaoBasica', 'participante', 'dadosFinanceiros', 'declaracoes'])(
    '[CF-CAL-24, CF-CAL-25, CF-CAL-29, CF-CAL-30] /Fundo/%s',
    async (path) => {
      const [body = {}] = bodiesOf(path);
      expect(await saved(path, body)).toMatchObject(body);
      expect(await load(path)).toMatchObject(body);
      expect((await save(path, { ...body, Admin: true })).body.data).toEqual(['Campo desconhecido: /Admin']);
    },
  );

  it('[FI-EMP-01, CF-CAL-24] name, CNPJ and formation are those of the client, whatever comes', async () => {
    await saved('informacaoBasica', { ...BASIC, RazaoSocial: 'Outro', Cnpj: '11222333000181', DataConstituicao: null });
    expect(await load('informacaoBasica')).toMatchObject({
      RazaoSocial: 'Serra Azul',
      Cnpj: '70931582000105',
      DataConstituicao: '2015-03-02',
    });
  });

  it('[FI-EMP-06] the other address is dropped with the choice that hides it', async () => {
    await saved('informacaoBasica', { ...BASIC, EnderecoCorrespondencia: 1 });
    expect(await load('informacaoBasica')).toMatchObject({ CepOutro: '', LogradouroOutro: '', UfOutro: null });
  });

  it('[CF-CAL-26, FI-BAN-03] both accounts, each with its own key, in one answer', async () => {
    const main = await saved('dadosBancarios', MAIN);
    const additional = await saved('dadosBancarios', ADDITIONAL);
    expect([main.Guid, additional.Guid]).toEqual([expect.stringMatching(KEY), expect.stringMatching(KEY)]);
    await saved('dadosBancarios', { ...main, Agencia: '9' });
    expect(await list('dadosBancarios')).toEqual([{ ...main, Agencia: '9' }, additional]);
  });

  it('[CF-OP-54] an additional account is emptied under its key', async () => {
    await saved('dadosBancarios', MAIN);
    const { Guid } = await saved('dadosBancarios', ADDITIONAL);
    const empty = { NomeBanco: null, Agencia: '', DigitoAgencia: '', ContaCorrente: '', DigitoContaCorrente: '' };
    await saved('dadosBancarios', { ...empty, Guid: Guid as string, Principal: false });
    expect((await list('dadosBancarios')).filter(({ NomeBanco }) => NomeBanco !== null)).toMatchObject([
      { NomeBanco: '341' },
    ]);
  });

  it('[CF-OP-26] what one of the two tabs hides of the declarations is dropped, the other stays', async () => {
    await saved('declaracoes', { ...ANSWERS, VinculoCorretora: 'nao', Facta: false, ContaCorrenteExterior: true });
    expect(await load('declaracoes')).toMatchObject({
      VinculoCorretoraEspecificar: '',
      NumeroGiin: '',
      VinculoSocietarioEstrangeiroEspecificacao: 'USA;PRT',
    });
  });

  it.each([
    ['declaracoes', { VinculoCorretora: 'talvez' }],
    ['declaracoes', { VinculoSocietarioEstrangeiro: true, VinculoSocietarioEstrangeiroEspecificacao: 'USA;XXX' }],
    ['informacaoBasica', { RamoAtividade: '0000000' }],
    ['informacaoBasica', { Telefone: '+55118765' }],
    ['dadosFinanceiros', { Patrimonio: -1 }],
    ['participante', { GestorCnpj: '12ABC34501DE36' }],
    ['pessoaAutorizadaEmitirOrdem', { UsPerson: 'talvez' }],
    ['representante', { Tipo: 'gestor', Assinatura: 3 }],
  ])('[CF-CAL-04] %s refuses %j', async (path, body) => {
    expect((await save(path, body)).status).toBe(400);
  });

  it('[FI-FAT-F02] takes a GIIN in any form', async () => {
    await saved('declaracoes', { ...ANSWERS, Facta: true, NumeroGiin: '98Q96B' });
    expect(await load('declaracoes')).toMatchObject({ NumeroGiin: '98Q96B' });
  });

  it('[CF-OP-48, CF-CAL-06] paths are answered in any case', async () => {
    await saved('informacaoBasica', BASIC);
    expect((await call('GET /api/fundo/INFORMACAOBASICA')).body.data).toMatchObject(BASIC);
  });

  it('[CF-GER-12] they are those of funds alone', async () => {
    const other = await addClient(store.database, { type: 2, document: '11222333000181', email: 'pj@example.com' });
    await actAs(other);
    for (const path of ['informacaoBasica', 'representante', 'pep']) {
      expect((await call(`GET /api/Fundo/${path}`)).status).toBe(403);
    }
    expect((await save('ConcluirCadastro', {})).status).toBe(403);
  });
});
