import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlockItem } from '../../../engine/core/definition/types';
import { pdf } from '../../../engine/core/files/pdf';
import type { SummaryItem } from '../../../engine/core/summary/types';
import { roomsOf } from '../../../server/app/registrations';
import { requestSignatures, signDocument } from '../../../server/blocks/declarations/sign';
import { currentTemplates, type Template } from '../../../server/blocks/declarations/templates';
import { keepDocument } from '../../../server/blocks/documents/store';
import { loadDocumentTypes } from '../../../server/blocks/documents/types';
import { loadProducts } from '../../../server/blocks/products/catalogue';
import { acceptProduct } from '../../../server/blocks/products/held';
import { keepAnswered } from '../../../server/blocks/suitability/history';
import { loadSuitabilityData } from '../../../server/blocks/suitability/questionnaires';
import { loadOptionLists } from '../../../server/lists/lists';
import { type Shown, shownNow } from '../../../server/registration/shown';
import type { Client } from '../../../server/storage/client';
import { openFiles } from '../../../server/storage/files/files';
import { keepRevisions } from '../../../server/storage/revisions/keep';
import { clientProduct } from '../../../server/storage/schema';
import type { Services } from '../../../server/storage/services';
import { CONTRATO, seed, TERMO } from '../blocks/declarations/documents';
import { addClient, LIVE_NO_WIZARDS, openTestDatabase, TEST_CONFIG, type TestDatabase } from '../testServer';

const NOW = new Date('2026-11-21T09:30:00.000Z');

let store: TestDatabase;
let services: Services;
let shown: Shown;
let ana: Client;

beforeAll(async () => {
  store = await openTestDatabase();
  const { database } = store;
  const assets = 'server';
  const revisions = await keepRevisions(database, { assets, tenant: 'default', now: NOW });
  services = {
    database,
    files: openFiles(TEST_CONFIG.files, database),
    clock: () => NOW,
    config: TEST_CONFIG,
    definitions: LIVE_NO_WIZARDS,
    assets,
    revisions,
    fetch,
    tell: () => {},
  };
  shown = shownNow(services, loadOptionLists(assets));
  await seed(database, [TERMO, CONTRATO]);
});
beforeEach(async () => {
  await store.reset();
  ana = await addClient(store.database);
});
afterAll(() => store.close());

const linesOf = (block: BlockItem, client = ana): Promise<SummaryItem[]> | undefined =>
  roomsOf(services, loadSuitabilityData('server')).blocks[block.block]?.sheet?.({ services, client, block, shown });

describe('the files on the sheet', () => {
  const block: BlockItem = { block: 'documents', id: 'arquivos', types: ['Pessoa Física', 'Todos'] };

  it('are named by their kind with the moment of sending, and needed kinds without a file stand empty', async () => {
    const [identity, residence] = loadDocumentTypes('server').filter(
      ({ TipoCliente, Obrigatorio }) => TipoCliente === 'Pessoa Física' && Obrigatorio === 'Sim',
    );
    const content = { fileType: pdf, file: { size: 8, sha256: '' }, quarantined: false, storedAs: 'a' };
    const received = { typeId: identity?.Id ?? 0, sentName: 'cnh.pdf', pickedAt: '', content };
    await keepDocument(store.database, { client: ana, received, now: NOW });
    expect(await linesOf(block)).toEqual([
      { label: identity?.Nome, value: 'cnh.pdf\nEnviado em 21/11/2026 às 06:30' },
      { label: residence?.Nome, value: '' },
    ]);
    const other = await addClient(store.database, { document: '11144477735', email: 'b@example.com' });
    expect((await linesOf(block, other))?.map(({ value }) => value)).toEqual(['', '']);
  });
});

describe('the declarations on the sheet', () => {
  const block: BlockItem = { block: 'signatures', id: 'assinaturas', client: 'Pessoa Física', lists: ['Todos'] };
  const hash = createHash('sha256').update(TERMO.html).digest('hex');

  const templates = () => currentTemplates(store.database, ['Pessoa Física']);
  const sign = async () =>
    signDocument(store.database, {
      client: ana,
      accepted: { templateId: TERMO.id, sentIp: undefined, sentAt: undefined } as never,
      templates: await templates(),
      seenIp: '203.0.113.9',
      now: NOW,
      stamp: { definition: 1, revisions: null },
    });

  it('tell who signed and when, with the fingerprint of the text, and which are not signed', async () => {
    await sign();
    expect(await linesOf(block)).toEqual([
      {
        label: 'Termo de uso e adesão',
        value: `Assinado por Ana Maria Souza em 21/11/2026 às 06:30\nVersão 1 do texto, SHA-256 ${hash}`,
      },
      { label: 'Contrato de intermediação', value: 'Não assinado' },
    ]);
  });

  it('tell whose signature is missing', async () => {
    const template = (await templates()).find(({ id }) => id === TERMO.id) as Template;
    const signers = ['Bruno', 'Carla'].map((name) => ({ name, email: `${name}@example.com`, personId: name }));
    await requestSignatures(store.database, { client: ana, template, signers, now: NOW });
    expect((await linesOf(block))?.[0]?.value).toBe(
      'Pendente: falta a assinatura de Bruno\nPendente: falta a assinatura de Carla',
    );
  });

  it('tell that a text has changed since it was signed', async () => {
    await sign();
    await seed(store.database, [{ ...TERMO, html: '<p>Versão dois.</p>' }, CONTRATO]);
    expect((await linesOf(block))?.[0]?.value.split('\n')).toEqual([
      'Assinado por Ana Maria Souza em 21/11/2026 às 06:30',
      'O texto mudou depois disso: falta assinar a nova versão.',
      `Versão 1 do texto, SHA-256 ${hash}`,
    ]);
  });
});

describe('profile and products on the sheet', () => {
  it('show the profile that counts, empty before there is one', async () => {
    const block: BlockItem = { block: 'suitability', id: 'perfil' };
    expect(await linesOf(block)).toEqual([{ label: 'Resultado', value: '' }]);
    const answered = { version: '1', answers: [], score: 10, profile: 'Moderado' };
    await keepAnswered(store.database, ana, answered, NOW);
    expect(await linesOf(block)).toEqual([{ label: 'Resultado', value: 'Moderado' }]);
  });

  it('name the products that are held, with the moment of acceptance or that it is missing', async () => {
    const block: BlockItem = { block: 'products', id: 'produtos' };
    const [first, second] = loadProducts('server');
    if (!first || !second) throw new Error('there are no products');
    await acceptProduct(store.database, ana, { product: first, now: NOW });
    await store.database.insert(clientProduct).values({ clientId: ana.id, productId: second.ProdutoId, acceptance: 0 });
    expect(await linesOf(block)).toEqual([
      { label: first.Descricao, value: 'Termos aceitos em 21/11/2026 às 06:30' },
      { label: second.Descricao, value: 'Pendente de assinatura' },
    ]);
  });
});
