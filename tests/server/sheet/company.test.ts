import { beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { readData } from '../../../server/storage/assets';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';
import { readPdf, textOf } from './readPdf';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
let token: string;

beforeEach(async () => {
  const company = await addClient(store.database, {
    type: 2,
    name: 'Aurora Tecnologia Ltda.',
    document: '12ABC34501DE35',
  });
  token = await tokenOf(store.database, company);
  for (const { call, body } of readData<{ call: string; body: JsonObject }[]>('server', 'demoCompany')) {
    expect([call, (await server.call(call.replace('/', '/api/'), { token, body })).status]).toEqual([call, 200]);
  }
});

it('the sheet of a company has its tabs in order, with the people, the accounts and the files', async () => {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/Cliente/pdf',
    headers: { authorization: `Bearer ${token}` },
  });
  const text = (await readPdf(answer.rawPayload)).tree.map(textOf).join(' ');
  const lines = [
    'Dados da Empresa',
    'Aurora Tecnologia Ltda.',
    '12.ABC.345/01DE-35',
    'Empresas coligadas, controladas ou controladoras',
    'Lobo & Farias Participações Ltda.',
    'Controladora',
    'Sócio 1',
    'Marina Lobo Teles',
    'De R$ 50.001 a R$ 100.000',
    'Procuradores',
    'Caio Prado Meireles',
    'Representantes',
    'Diretora-presidente',
    'Pessoa autorizada emitir ordem',
    'Dados Financeiros',
    'R$ 1.250.000,75',
    'Dados Bancários',
    '40733',
    'Dígito da conta',
    'Conta adicional',
    '108842',
    'Endereço',
    'Avenida Paulista',
    'Documentos',
    'contrato-social-demonstracao.pdf',
    'Declarações',
    'Aplicações e investimentos',
    'Produtos',
  ];
  const found: string[] = [];
  let from = 0;
  for (const line of lines) {
    const at = text.indexOf(line, from);
    if (at === -1) continue;
    found.push(line);
    from = at;
  }
  expect(found).toEqual(lines);
});
