import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { createSignaturesModel } from '../../../../src/blocks/signatures/model';
import { CONTRATO, declarationOf, PODERES, POLITICA, signaturesInput, TERMO } from './signaturesInput';
import { emptyHeld, held, lists, openModel, states } from './signaturesModel';

beforeEach(emptyHeld);

describe('the list', () => {
  it('[PF-DEC-18, PF-LKP-18, PF-LKP-19] joins the documents and the declarations of the client by TemplateId', async () => {
    held.declarations = [declarationOf(CONTRATO, 'Assinado'), declarationOf(PODERES, 'Assinado')];
    const { model, names, calls } = await openModel();
    expect(names().sort()).toEqual(['GET /declaracao', 'GET /declaracao/cliente']);
    expect(calls.every(({ fresh }) => fresh)).toBe(true);
    expect(model.getState().documents[1]).toEqual({
      id: 'contrato',
      name: 'Contrato de intermediação',
      text: '<p>Leia com atenção.</p>',
      isRequired: true,
      state: 'signed',
      declaration: 'guid-contrato',
    });
  });

  it('[PF-OP-42] holds the documents of its lists, and requires those of its client alone', async () => {
    const { model } = await openModel();
    expect(model.getState().documents.map(({ id, isRequired }) => [id, isRequired])).toEqual([
      ['termo', true],
      ['contrato', true],
      ['politica', false],
    ]);
  });

  it('serves another client type by its options', async () => {
    const { model } = await openModel({}, { client: 'Pessoa Jurídica', lists: ['Pessoa Jurídica'] });
    expect(model.getState().documents.map(({ id, isRequired }) => [id, isRequired])).toEqual([['poderes', true]]);
  });

  it('[PF-OP-45] puts a changed version before a pending signature, and that before a signed one', async () => {
    held.templates = [
      TERMO,
      CONTRATO,
      { ...POLITICA, AlterouVersaoComAssinatura: true },
      { ...TERMO, TemplateId: 'outro', AlterouVersaoComAssinatura: true },
      { ...TERMO, TemplateId: 'ultimo' },
    ];
    held.declarations = [
      declarationOf(CONTRATO, 'Assinado'),
      declarationOf(POLITICA, 'Pendente'),
      { TemplateId: 'ultimo', Status: 'Assinado', StatusAssinatura: 'Pendente', DeclaracaoGuid: 'x' },
    ];
    const { model } = await openModel();
    expect(states(model)).toEqual([
      ['termo', 'unread'],
      ['contrato', 'signed'],
      ['politica', 'changed'],
      ['outro', 'unread'],
      ['ultimo', 'pending'],
    ]);
  });

  it.each(['GET /declaracao', 'GET /declaracao/cliente'])('is failed when %s fails, and loads again', async (call) => {
    let status = 500;
    const { model } = await openModel({ [call]: () => ({ status, body: { data: [] } }) });
    expect(model.getState().phase).toBe('failed');
    expect(model.errors?.('advance')).toEqual([
      {
        kind: 'loadFailed',
        name: 'Documentos para assinar',
        inline: 'A lista de documentos não carregou.',
        title: 'Ação não realizada',
        text: 'Tente novamente.',
      },
    ]);
    status = 200;
    expect(await model.load()).toBe(true);
    expect(model.getState().phase).toBe('ready');
  });

  it('keeps the later of two readings, whichever answer comes last', async () => {
    const late: (() => void)[] = [];
    const answers: JsonObject[][] = [[], [declarationOf(TERMO, 'Assinado')]];
    const { model, find } = await openModel();
    const slow = signaturesInput({
      ...lists,
      'GET /declaracao/cliente': () => {
        const data = answers.shift() as JsonObject[];
        return new Promise((resolve) => late.push(() => resolve({ status: 200, body: { data } })));
      },
    });
    const other = createSignaturesModel(slow.input);
    const first = other.load();
    const second = other.load();
    late[1]?.();
    await second;
    late[0]?.();
    await first;
    expect(states(other)[0]).toEqual(['termo', 'signed']);
    expect(find('termo')?.state).toBe('unread');
    expect(model.getState().phase).toBe('ready');
  });
});

describe('the required check', () => {
  it('[PF-DEC-17, PF-E2E-20] names the first required document that is not signed, with the exact text', async () => {
    held.declarations = [declarationOf(TERMO, 'Assinado')];
    const { model } = await openModel();
    expect(model.errors?.('advance')).toEqual([
      {
        kind: 'unsigned',
        name: 'Contrato de intermediação',
        inline: 'Falta assinar: Contrato de intermediação.',
        title: 'Oops...',
        text: 'O documento Contrato de intermediação é obrigatório e não foi assinado, aceito os termos para avançar',
      },
    ]);
  });

  it('[PF-DEC-17, PF-OP-42] is not met by a pending or a changed document; only required ones of the client count', async () => {
    held.templates = [TERMO, { ...CONTRATO, AlterouVersaoComAssinatura: true }, POLITICA];
    held.declarations = [declarationOf(TERMO, 'Pendente'), declarationOf(CONTRATO, 'Assinado')];
    const { model } = await openModel();
    expect(model.errors?.('advance').map(({ inline }) => inline)).toEqual([
      'Faltam assinaturas que já foram pedidas: Termo de uso e adesão.',
      'Falta assinar: Contrato de intermediação.',
    ]);
    held.declarations = [declarationOf(TERMO, 'Assinado'), declarationOf(CONTRATO, 'Assinado')];
    held.templates = [TERMO, CONTRATO, POLITICA, { ...TERMO, TemplateId: 'opcional', Obrigatoriedade: 'Não' }];
    await model.load();
    expect(model.errors?.('advance')).toEqual([]);
  });

  it('does not stop a draft', async () => {
    const { model } = await openModel();
    expect(model.errors?.('save')).toEqual([]);
  });

  it('takes the title and the text of its dialog from its options', async () => {
    const error = { title: 'Atenção: documento não assinado', text: 'Falta {name}.' };
    const { model } = await openModel({}, { error });
    expect(model.errors?.('advance')[0]).toMatchObject({
      title: 'Atenção: documento não assinado',
      text: 'Falta Termo de uso e adesão.',
    });
  });

  it('tells the summary how each document stands', async () => {
    held.declarations = [declarationOf(TERMO, 'Assinado'), declarationOf(CONTRATO, 'Pendente')];
    const { model } = await openModel();
    expect(model.summary?.()).toEqual([
      { label: 'Termo de uso e adesão', value: 'Assinado' },
      { label: 'Contrato de intermediação', value: 'Pendente' },
      { label: 'Política de privacidade', value: 'Não assinado' },
    ]);
  });
});
