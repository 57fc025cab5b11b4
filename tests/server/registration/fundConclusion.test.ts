import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { client, setting } from '../../../server/storage/schema';
import { TERMO_DO_FUNDO } from '../blocks/declarations/documents';
import { linkFrom } from '../mailbox';
import { CALLS, fundOfTests } from './fundOfTests';

const { store, server, own, call, list, save, saved } = fundOfTests();

async function fillAll(): Promise<void> {
  for (const { call: name, body } of CALLS) {
    const answer = await call(name.replace(' /', ' /api/'), body);
    expect([name, answer.status, answer.status === 200 ? '' : answer.body.data]).toEqual([name, 200, '']);
  }
}

describe('the signatures and the conclusion of a fund', () => {
  const signers = async () => (await call('GET /api/declaracao/assinantes')).body.data as JsonObject[];
  const sign = async (email: string) => {
    const Guid = (await linkFrom(store.database, email)).split('/').at(-1) ?? '';
    expect((await server.call('POST /api/declaracao/assinar', { body: { Guid, Ip: null } })).status).toBe(200);
  };
  const exists = async () => (await call('GET /api/declaracao/existeDeclaracaoAssinaturaCliente')).body.data;
  const askAll = async () =>
    call('POST /api/declaracao/assinantes', {
      TemplateId: TERMO_DO_FUNDO.id,
      Assinantes: await signers(),
      Usuario: 'Serra Azul',
    });
  const conclude = () => save('ConcluirCadastro', { RenovacaoCadastral: false });

  it('[CF-DDC-18, CF-SIG-10] those who sign are its representatives, and no order issuer', async () => {
    await fillAll();
    expect((await signers()).map(({ Nome, TipoPessoaDescricao }) => [Nome, TipoPessoaDescricao])).toEqual([
      ['Marina Lobo Teles', 'Representante do administrador'],
      ['Edson Farias Brito', 'Representante do gestor'],
    ]);
  });

  it('[FI-PRD-02, FI-DEC-09, CF-CAL-41] concludes once all is there and signed, and tells what is not', async () => {
    expect(((await conclude()).body.data as string[])[0]).toBe(
      'O campo Ramo de atividade não foi informado ou é inválido, preencha a informação para avançar.',
    );
    await fillAll();
    expect((await conclude()).body.data).toEqual([
      'O documento Termo do fundo é obrigatório e não foi assinado, aceito os termos para avançar',
    ]);
    await askAll();
    await sign('marina@example.com');
    expect((await conclude()).status).toBe(400);
    await sign('edson@example.com');
    expect((await conclude()).status).toBe(200);
    const [stored] = await store.database.select().from(client).where(eq(client.id, own.fund.id));
    expect(stored).toMatchObject({ status: 1, changed: false });
  });

  it('[CF-OP-61] asks for the answers on FATCA only when the setting does', async () => {
    await fillAll();
    const { data } = (await call('GET /api/Fundo/declaracoes')).body;
    await saved('declaracoes', { ...(data as JsonObject), Facta: null, SedeEua: null });
    const lacking = async () =>
      ((await conclude()).body.data as string[]).filter((message) => !message.includes('Termo do fundo'));
    expect(await lacking()).toEqual([]);
    await store.database.insert(setting).values({ name: 'exigeRespostasCompliance', value: 'S' });
    const told = await lacking();
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('É instituição financeira estrangeira aderente ao FATCA?');
    expect(told[1]).toContain('Possui sede ou filial nos EUA?');
  });

  it('[CF-SIG-02, CF-SIG-08] another e-mail of who signs costs the signatures, another telephone does not', async () => {
    await fillAll();
    await askAll();
    await sign('marina@example.com');
    const [marina = {}] = await list('representante');
    await saved('representante', { ...marina, Telefone: '+552134567890' });
    await saved('procurador', { ...(await list('procurador'))[0], Nome: 'Caio Prado' });
    expect(await exists()).toBe(true);
    await saved('representante', { ...marina, Email: 'nova@example.com' });
    expect(await exists()).toBe(false);
  });

  it('[FI-DEC-08, FI-PAR-05] misses the exposed person and the order issuer', async () => {
    await fillAll();
    const [person] = await list('pep');
    await call(`GET /api/fundo/facta/excluir?guid=${person?.Guid}`);
    const [issuer = {}] = await list('pessoaAutorizadaEmitirOrdem');
    await saved('pessoaAutorizadaEmitirOrdem', { ...issuer, Email: '' });
    expect((await conclude()).body.data).toEqual([
      'O campo E-mail (emissor de ordem 1) não foi informado ou é inválido, preencha a informação para avançar.',
      'Se houver vínculo com pessoa que ocupe cargo, emprego ou função pública relevante, é obrigatório incluir a pessoa para avançar.',
      'O documento Termo do fundo é obrigatório e não foi assinado, aceito os termos para avançar',
    ]);
  });

  it('[CF-REN-02, CF-REN-03, CF-CST-15, CF-CCL-02] is renewed once its nine sections and the overview were reviewed', async () => {
    await fillAll();
    await askAll();
    for (const email of ['marina@example.com', 'edson@example.com']) await sign(email);
    await store.database.update(client).set({ status: 3 }).where(eq(client.id, own.fund.id));
    const renew = () => save('ConcluirCadastro', { RenovacaoCadastral: true });
    const review = (Secao: number) => call('POST /api/cliente/renovacao', { Secao });
    for (const section of [0, 1, 2, 3, 4, 5, 6, 8, 9]) expect((await review(section)).status).toBe(200);
    expect((await renew()).body.data).toEqual(['Falta FATCA.']);
    await review(7);
    expect((await conclude()).status).toBe(400);
    expect((await renew()).status).toBe(200);
    const [stored] = await store.database.select().from(client).where(eq(client.id, own.fund.id));
    expect(stored?.status).toBe(4);
  });

  it('[CF-REN-02, CF-AC-19] the tenant that hides the bank asks neither for accounts nor for their review', async () => {
    await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
    for (const { call: name, body } of CALLS.filter((made) => !made.call.endsWith('dadosBancarios'))) {
      await call(name.replace(' /', ' /api/'), body);
    }
    await askAll();
    for (const email of ['marina@example.com', 'edson@example.com']) await sign(email);
    await store.database.update(client).set({ status: 3 }).where(eq(client.id, own.fund.id));
    for (const Secao of [0, 1, 2, 3, 5, 6, 7, 8, 9]) await call('POST /api/cliente/renovacao', { Secao });
    expect((await save('ConcluirCadastro', { RenovacaoCadastral: true })).status).toBe(200);
  });
});
