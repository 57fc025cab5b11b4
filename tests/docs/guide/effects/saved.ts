import { expect } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import type { Opened } from '../opened';
import type { Effects } from './types';

const WIZARD = 'fornecedor/wizard.json';
const COMPANY = { RazaoSocial: 'Padaria Sol Ltda.', Cnpj: '11222333000181' };
const ACCOUNT = { Banco: '001', Agencia: '1234' };

/** What is sent when a customer saves the tab with these answers. */
async function sentOf({ session }: Opened, data: JsonObject) {
  const host = { attachment: (content: string) => ({ content }) };
  const { session: opened, sent, calls } = session({ host });
  await opened.open();
  const form = opened.form('empresa');
  form.load({ ...COMPANY, contas: [ACCOUNT] });
  for (const [name, value] of Object.entries(data)) form.change(`/${name}`, value);
  await opened.save();
  return { sent: sent(), bodyOf: (path: string) => sent().find(([called]) => called === path)?.[1], calls };
}

/** The calls that parts make. */
export const savedEffects: Effects = {
  [WIZARD]: async (opened) => {
    const { bodyOf, calls } = await sentOf(opened, {});
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('GET /fornecedor/empresa');
    expect(bodyOf('/fornecedor/empresa')).toMatchObject(COMPANY);
    expect(opened.loaded.wizard).toMatchObject({ type: 4, route: '/fornecedor' });
  },
  [`${WIZARD}#/parts/- contas`]: async (opened) => {
    const { bodyOf } = await sentOf(opened, {});
    expect(bodyOf('/fornecedor/contas')).toMatchObject([ACCOUNT]);
    expect(bodyOf('/fornecedor/empresa')).not.toHaveProperty('contas');
  },
  [`${WIZARD}#/parts/- arquivos`]: async (opened) => {
    const file = { TipoDocumentoId: 1, FileName: 'a.pdf', FileDataString64: 'YQ' };
    const { sent } = await sentOf(opened, { arquivos: [file, { ...file, FileName: 'b.pdf' }] });
    const bodies = sent.filter(([path]) => path === '/cliente/documentos').map(([, body]) => body);
    expect(bodies).toMatchObject([{ documentos: [{ FileName: 'a.pdf' }] }, { documentos: [{ FileName: 'b.pdf' }] }]);
  },
  [`${WIZARD}#/parts/- questionario`]: async (opened) => {
    const Respostas = [{ QuestionarioId: 1, QuestionarioRespostaId: 2, QuestionarioRespostaOpcaoId: 3 }];
    const { bodyOf } = await sentOf(opened, { Respostas });
    expect(bodyOf('/suitability')).toMatchObject({ Respostas });
  },
  [`${WIZARD}#/parts/- documentos`]: ({ loaded }) => {
    expect(loaded.wizard.parts.map(({ id }) => id)).toContain('documentos');
  },
  [`${WIZARD}#/tabs/- documentos`]: ({ files, loaded }) => {
    const { title, lead } = loaded.tabs.documentos?.definition ?? {};
    expect(title).toBe(JSON.parse(files['shared/documentos.json'] ?? '').title);
    expect(lead).toBe('Envie o contrato social e o comprovante de endereço.');
  },
};
