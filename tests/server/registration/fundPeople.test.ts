import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import { bodiesOf, fundOfTests, KEY } from './fundOfTests';

const { call, load, list, save, saved } = fundOfTests();

const [ADMINISTRATOR = {}, GESTOR = {}] = bodiesOf('representante');
const [ISSUER = {}] = bodiesOf('pessoaAutorizadaEmitirOrdem');
const [OTHER = {}] = bodiesOf('emissorOrdem');
const [ATTORNEY = {}] = bodiesOf('procurador');
const [PERSON = {}] = bodiesOf('pep');
const [FATCA = {}] = bodiesOf('facta');
const [ANSWERS = {}] = bodiesOf('declaracoes');

describe('the people of a fund', () => {
  it('[CF-CAL-27, FI-PAR-16] representatives of both kinds share their calls, and each has its key', async () => {
    const administrator = await saved('representante', ADMINISTRATOR);
    const gestor = await saved('representante', GESTOR);
    expect([administrator, gestor]).toMatchObject([
      { Guid: expect.stringMatching(KEY), Tipo: 'representanteAdministrador', Signatario: true },
      { Guid: expect.stringMatching(KEY), Tipo: 'gestor', Signatario: true },
    ]);
    await saved('representante', { ...gestor, Assinatura: 1 });
    expect(await list('representante')).toEqual([administrator, { ...gestor, Assinatura: 1, Signatario: false }]);
  });

  it('[CF-CAL-35, FI-PAR-06, FI-PAR-22] the first of a kind stays, the next is deleted by its key and kind', async () => {
    const first = await saved('representante', ADMINISTRATOR);
    const gestor = await saved('representante', GESTOR);
    const second = await saved('representante', { ...GESTOR, Nome: 'Ana Sá' });
    const remove = async (guid: Json | undefined, tipo: string) =>
      (await call(`GET /api/fundo/representante/excluir?guid=${guid}&tipo=${tipo}`)).status;
    expect(await remove(first.Guid, 'representanteAdministrador')).toBe(400);
    expect(await remove(gestor.Guid, 'gestor')).toBe(400);
    expect(await remove(second.Guid, 'representanteAdministrador')).toBe(404);
    expect(await remove(second.Guid, 'gestor')).toBe(200);
    expect(await list('representante')).toEqual([first, gestor]);
  });

  it('[CF-CAL-28, CF-CAL-33, CF-OP-58] order issuers say yes and no as text, in either form', async () => {
    const first = await saved('pessoaAutorizadaEmitirOrdem', { ...ISSUER, UsPerson: 'true' });
    const second = await saved('pessoaAutorizadaEmitirOrdem', { ...ISSUER, UsPerson: true });
    expect([first.UsPerson, second.UsPerson, second.PoliticamenteExposta]).toEqual(['true', 'true', 'false']);
    const remove = (guid: Json | undefined) => call(`GET /api/fundo/pessoaAutorizadaEmitirOrdem/excluir?guid=${guid}`);
    expect((await remove(first.Guid)).status).toBe(400);
    expect((await remove(second.Guid)).status).toBe(200);
    expect(await list('pessoaAutorizadaEmitirOrdem')).toEqual([first]);
  });

  it('[CF-CAL-31, CF-CAL-32, CF-CAL-34, CF-OP-25] other participants are a list of their own', async () => {
    const row = await saved('emissorOrdem', OTHER);
    expect(await list('emissorOrdem')).toEqual([row]);
    expect(await load('pessoaAutorizadaEmitirOrdem')).toBeNull();
    expect((await save('emissorOrdem', { ...OTHER, Tipo: 'gestor' })).status).toBe(400);
    expect((await call(`GET /api/fundo/emissorOrdem/excluir?guid=${row.Guid}`)).status).toBe(200);
    expect(await list('emissorOrdem')).toEqual([]);
  });

  it('[CF-CAL-39, CF-CAL-40, FI-PRO-02] attorneys are added and changed by one path', async () => {
    const row = await saved('procurador', ATTORNEY);
    await saved('procurador', { ...row, Cargo: 'Sócio' });
    expect(await list('procurador')).toEqual([{ ...row, Cargo: 'Sócio' }]);
    expect((await save('procurador', { ...ATTORNEY, Assinatura: null })).body.data).toEqual([
      'O campo Assinatura não foi informado ou é inválido, preencha a informação para avançar.',
    ]);
    expect((await call(`GET /api/Fundo/procurador/excluir?guid=${row.Guid}`)).status).toBe(200);
  });

  it('[CF-CAL-36, CF-CAL-37, CF-CAL-38, CF-OP-29] one call deletes exposed persons and representatives alike', async () => {
    const person = await saved('pep', PERSON);
    const representative = await saved('facta', FATCA);
    const remove = async (guid: Json | undefined) => (await call(`GET /api/fundo/facta/excluir?guid=${guid}`)).status;
    expect(await remove('0b9f7f1e-3c55-4c1c-9d0e-6a1f5d2b7c11')).toBe(404);
    expect(await remove(person.Guid)).toBe(200);
    expect([await list('pep'), await list('facta')]).toEqual([[], [representative]]);
    expect(await remove(representative.Guid)).toBe(200);
    expect(await list('facta')).toEqual([]);
  });

  it.each([0, 0.07, 0.25, 0.29, 0.3333, 0.5714, 1])(
    '[FI-FAT-06, CF-OP-31] a share of %d stays what it is',
    async (Percentual) => {
      const row = await saved('facta', { ...FATCA, Percentual });
      expect(row.Percentual).toBe(Percentual);
      await saved('facta', row);
      expect(await list('facta')).toEqual([row]);
    },
  );

  it.each([
    [{ Percentual: 25 }],
    [{ Percentual: 0.33333 }],
    [{ CpfCnpj: '52998224726' }],
    [{ Nome: '', CpfCnpj: '', Percentual: null, Documento: '' }],
  ])('[CF-OP-30, CF-OP-31] a representative of FATCA with %j is refused', async (over) => {
    expect((await save('facta', { ...FATCA, ...over })).status).toBe(400);
  });

  it('[CF-OP-27] an answer of no keeps the exposed persons', async () => {
    await saved('pep', PERSON);
    await saved('declaracoes', { ...ANSWERS, FuncaoPublicaRelevante: false });
    expect(await list('pep')).toMatchObject([PERSON].map(({ Guid: _, ...row }) => row));
  });
});
