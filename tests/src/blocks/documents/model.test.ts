import { describe, expect, it } from 'vitest';
import { harness, jpeg, loaded, pdf, sent } from './harness';

const LIST = 'GET /cliente/documentosSemAnexo';
const OFFLINE = 'O servidor não retornou a requisição. Tente novamente.';

describe('loading', () => {
  it('[PF-LKP-16, PF-LKP-17, CF-UPL-16, CF-CAL-44] asks for the types and for the sent files, the files always anew', async () => {
    const { model, calls, stored } = harness({ list: [sent()] });
    expect(model.getState().load).toBe('loading');
    expect(await model.load()).toBe(true);
    expect(calls.map(({ method, path, fresh }) => [`${method} ${path}`, fresh])).toEqual([
      ['GET /tipoDocumento', undefined],
      [LIST, true],
    ]);
    expect(model.getState()).toMatchObject({ load: 'ready', files: [{ name: 'rg.pdf', state: 'sent' }] });
    expect(stored()).toEqual([sent()]);
  });

  it('[PF-DOC-06, CF-UPL-04, PJ-DOC-01] offers the types of its client and of everybody, no other', async () => {
    const { model } = await loaded();
    expect(model.getState().types.map(({ Nome }) => Nome)).toEqual(['Identidade', 'Residência', 'Renda']);
    const company = await loaded({ options: { types: ['Pessoa Jurídica', 'Todos'] } });
    expect(company.model.getState().types.map(({ Nome }) => Nome)).toEqual(['Residência', 'Contrato social']);
  });

  it.each(['GET /tipoDocumento', LIST])('fails without %s, and can be done again', async (call) => {
    const answers: Record<string, number> = { [call]: 500 };
    const { model } = harness({ answers });
    expect(await model.load()).toBe(false);
    expect(model.getState().load).toBe('failed');
    expect(model.errors('advance')).toEqual([
      {
        kind: 'loadFailed',
        name: 'Documentos',
        inline: 'Os documentos não carregaram.',
        title: 'Ação não realizada',
        text: OFFLINE,
      },
    ]);
    delete answers[call];
    expect(await model.load()).toBe(true);
    expect(model.getState().load).toBe('ready');
  });

  it('keeps members of a record that it knows, and never a content', async () => {
    const { rows } = await loaded({ list: [sent({ FileDataString64: 'QUJD', Tamanho: 5, UsuarioInsert: null })] });
    const { UsuarioInsert: _, ...known } = sent();
    expect(rows()).toEqual([known]);
  });
});

describe('[PF-DOC-08] required types', () => {
  it('are missing in the order of the list until a file of each is there, sent or not', async () => {
    const { model } = await loaded();
    const missing = () => model.errors('advance').map(({ name, text }) => [name, text]);
    expect(missing()).toEqual([
      ['Identidade', 'Falta Identidade'],
      ['Residência', 'Falta Residência'],
    ]);
    await model.pick(1, [pdf()]);
    expect(missing()).toEqual([['Residência', 'Falta Residência']]);
    await model.pick(2, [jpeg()]);
    expect(missing()).toEqual([]);
  });

  it('have the title and the sentence of the definition, in the dialog and at the block', async () => {
    const { model } = await loaded({ list: [sent()] });
    expect(model.errors('advance')).toEqual([
      { kind: 'missing', name: 'Residência', inline: 'Falta Residência', title: 'Oops...', text: 'Falta Residência' },
    ]);
  });

  it('of another client are none of this one', async () => {
    const { model } = await loaded({ list: [sent(), sent({ Guid: 'g2', TipoDocumentoId: 2 })] });
    expect(model.errors('advance')).toEqual([]);
  });

  it('do not stop a draft', async () => {
    const { model } = await loaded();
    expect(model.errors('save')).toEqual([]);
  });
});

describe('the list', () => {
  it('[PF-DOC-13, PF-ERR-22, CF-UPL-15, CF-ERR-28] names a file whose type is gone as the specification says', async () => {
    const { model } = await loaded({ list: [sent({ TipoDocumentoId: 77 })] });
    expect(model.getState().files).toMatchObject([{ type: 'Documento não encontrado' }]);
  });

  it('names a file by its type also where that is of another client', async () => {
    const { model } = await loaded({ list: [sent({ TipoDocumentoId: 9 })] });
    expect(model.getState().files).toMatchObject([{ type: 'Contrato social' }]);
  });

  it('is told in the summary, type by type', async () => {
    const { model } = await loaded({ list: [sent()] });
    expect(model.summary()).toEqual([{ label: 'Identidade', value: 'rg.pdf' }]);
  });

  it('is the same state as long as nothing changed', async () => {
    const { model } = await loaded({ list: [sent()] });
    expect(model.getState()).toBe(model.getState());
  });
});

describe('[PF-OP-40] files that a reload took away', () => {
  const gone = { TipoDocumentoId: 1, FileName: 'rg.pdf', Descricao: 'Identidade' };

  it('are told, and forgotten once they are picked again', async () => {
    const { model } = await loaded({ lost: [gone, { ...gone, FileName: 'cnh.pdf' }] });
    expect(model.getState().lost.map(({ FileName }) => FileName)).toEqual(['rg.pdf', 'cnh.pdf']);
    await model.pick(1, [pdf('rg.pdf')]);
    expect(model.getState().lost.map(({ FileName }) => FileName)).toEqual(['cnh.pdf']);
  });

  it('are forgotten, one for one, when another file of their kind was sent', async () => {
    const lost = [gone, { ...gone, FileName: 'verso.pdf' }, { ...gone, TipoDocumentoId: 2, FileName: 'luz.pdf' }];
    const { model, files, rows, engineSent } = await loaded({ lost });
    const names = () => model.getState().lost.map(({ FileName }) => FileName);
    await model.pick(1, [pdf('cnh.pdf')]);
    expect(names()).toEqual(['rg.pdf', 'verso.pdf', 'luz.pdf']);
    const handle = String(rows()[0]?.FileDataString64);
    (await files.open(handle))?.onSent?.();
    engineSent(handle, 'g1');
    model.saved();
    expect(names()).toEqual(['verso.pdf', 'luz.pdf']);
  });

  it('are forgotten when the customer says so', async () => {
    const { model } = await loaded({ lost: [gone] });
    model.dismissLost();
    expect(model.getState().lost).toEqual([]);
  });
});
