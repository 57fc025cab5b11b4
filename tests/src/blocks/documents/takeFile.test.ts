import { describe, expect, it } from 'vitest';
import { MEGABYTE } from '../../../../engine/core/files/size';
import { fileOf, type HarnessInput, harness, jpeg, pdf } from './harness';

const NOT_USABLE = { title: 'Erro no processamento', text: 'Não foi possível processar o arquivo selecionado.' };

/** What became of a file that was picked. */
async function pick(file: File, input: HarnessInput = {}) {
  const { model, rows, questions, files } = harness(input);
  await model.load();
  const isTaken = await model.pick(1, [file]);
  const [held] = [...files.getState().values()];
  return { isTaken, rows: rows(), questions, held, problem: model.getState().problem };
}

const unreadable = (name: string) =>
  Object.assign(new File(['x'], name), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });

describe('a file that cannot be used', () => {
  const cases: [string, File, string][] = [
    ['an empty file', new File([], 'rg.pdf'), 'rg.pdf está vazio. Escolha outro arquivo.'],
    [
      'another content under the name of a PDF',
      fileOf('rg.pdf', 'PK\u0003\u0004'),
      'rg.pdf não é uma foto (JPG, PNG, WEBP ou HEIC) nem um PDF. Escolha outro arquivo.',
    ],
    [
      'a web page under the name of a picture',
      fileOf('foto.jpg', '<!doctype html>'),
      'foto.jpg não é uma foto (JPG, PNG, WEBP ou HEIC) nem um PDF. Escolha outro arquivo.',
    ],
    [
      'a file above the limit',
      pdf('rg.pdf', 10 * MEGABYTE + 1),
      'rg.pdf tem um pouco mais de 10 MB, e o limite é de 10 MB por arquivo.',
    ],
  ];
  it.each(cases)('[PF-DOC-12, PF-ERR-21, CF-UPL-12, CF-ERR-19] is told and not kept: %s', async (_, file) => {
    const { isTaken, rows, questions } = await pick(file);
    expect(questions).toEqual([{ kind: 'error', ...NOT_USABLE, yes: 'Entendi' }]);
    expect([isTaken, rows]).toEqual([false, []]);
  });

  it.each(cases)('[PF-OP-40] has its reason at the control: %s', async (_, file, sentence) => {
    expect((await pick(file)).problem).toBe(sentence);
  });

  it('[PF-DOC-12, PF-ERR-20, CF-UPL-12, CF-ERR-18] is told when it cannot be read', async () => {
    const { isTaken, rows, questions, problem } = await pick(unreadable('nuvem.pdf'));
    expect(questions).toEqual([
      {
        kind: 'error',
        title: 'Erro no upload',
        text: 'Houve um problema ao processar o arquivo. Por favor, tente novamente.',
        yes: 'Entendi',
      },
    ]);
    expect(problem).toBe('Não conseguimos ler nuvem.pdf. Confira se ele abre no seu aparelho e escolha-o de novo.');
    expect([isTaken, rows]).toEqual([false, []]);
  });
});

describe('the limit', () => {
  it('is the setting, to the byte', async () => {
    const settings = { tamanhoArquivo: 2 };
    expect((await pick(pdf('a.pdf', 2 * MEGABYTE), { settings })).isTaken).toBe(true);
    expect((await pick(pdf('a.pdf', 2 * MEGABYTE + 1), { settings })).problem).toBe(
      'a.pdf tem um pouco mais de 2 MB, e o limite é de 2 MB por arquivo.',
    );
  });
});

describe('a file that can be used', () => {
  it('[CF-UPL-03] is known by its content, whatever its name and its type say', async () => {
    const { isTaken, rows, held } = await pick(new File([await jpeg().arrayBuffer()], 'scan', { type: 'text/html' }));
    expect(isTaken).toBe(true);
    expect(rows).toMatchObject([{ FileName: 'scan.jpg' }]);
    expect(held?.content?.type).toBe('image/jpeg');
  });

  it('loses what is no part of a name', async () => {
    const { rows } = await pick(pdf('..\\..\\\u202Ergfdp.pdf'));
    expect(rows).toMatchObject([{ FileName: 'rgfdp.pdf' }]);
  });

  it('has a likeness when it is a picture that the browser can draw', async () => {
    const pictures = { toThumbnail: async () => new Blob(['t']) };
    expect((await pick(jpeg(), { pictures })).held?.thumbnail?.size).toBe(1);
    expect((await pick(pdf(), { pictures })).held?.thumbnail).toBeUndefined();
    expect((await pick(jpeg())).held?.thumbnail).toBeUndefined();
  });
});

describe('a large photo', () => {
  const smaller = (size: number) => ({ toSmallerPhoto: async () => new Blob([new Uint8Array(size)]) });
  const photo = (megabytes: number, name = 'foto.jpg') => jpeg(name, Math.round(megabytes * MEGABYTE));

  it('is offered smaller with both sizes, and sent smaller when the customer likes', async () => {
    const { questions, held, rows } = await pick(photo(6.25), { pictures: smaller(921_600) });
    expect(questions).toEqual([
      {
        kind: 'question',
        title: 'Enviar uma versão menor da foto?',
        text: 'foto.jpg tem 6,3 MB. A versão menor tem 900 KB, continua legível e chega mais rápido.',
        yes: 'Enviar a menor (900 KB)',
        no: 'Manter a original (6,3 MB)',
      },
    ]);
    expect([held?.content?.size, rows[0]?.FileName]).toEqual([921_600, 'foto.jpg']);
  });

  it('stays as it is when the customer says no', async () => {
    const { held } = await pick(photo(6), { pictures: smaller(1000), replies: [false] });
    expect(held?.content?.size).toBe(6 * MEGABYTE);
  });

  it('is not taken, and nothing is told, when the offer is closed without an answer', async () => {
    const closed = await pick(photo(6), { pictures: smaller(1000), replies: [undefined] });
    expect([closed.isTaken, closed.rows, closed.problem, closed.questions.length]).toEqual([false, [], undefined, 1]);
  });

  it('has the name of a JPEG once it is one', async () => {
    const png = fileOf('scan.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 4 * MEGABYTE);
    expect((await pick(png, { pictures: smaller(1000) })).rows[0]?.FileName).toBe('scan.jpg');
    expect((await pick(png, { pictures: smaller(1000), replies: [false] })).rows[0]?.FileName).toBe('scan.png');
  });

  it('is above 3 MB, can be drawn and gets smaller: else nothing is offered', async () => {
    expect((await pick(photo(3), { pictures: smaller(1000) })).questions).toEqual([]);
    expect((await pick(photo(4))).questions).toEqual([]);
    expect((await pick(photo(4), { pictures: smaller(5 * MEGABYTE) })).questions).toEqual([]);
    expect((await pick(pdf('a.pdf', 4 * MEGABYTE), { pictures: smaller(1000) })).questions).toEqual([]);
  });

  it('above the limit comes in smaller, or not at all', async () => {
    const yes = await pick(photo(14), { pictures: smaller(1_468_006) });
    expect(yes.questions).toEqual([
      {
        kind: 'question',
        title: 'A foto passa do limite. Enviar uma versão menor?',
        text: 'foto.jpg tem 14 MB, e o limite é de 10 MB. A versão menor tem 1,4 MB e continua legível.',
        yes: 'Enviar a menor (1,4 MB)',
        no: 'Não enviar esta foto',
      },
    ]);
    expect([yes.isTaken, yes.held?.content?.size]).toEqual([true, 1_468_006]);
    const no = await pick(photo(14), { pictures: smaller(1000), replies: [false] });
    expect([no.isTaken, no.questions.length]).toEqual([false, 1]);
    expect(no.problem).toBe('foto.jpg tem 14 MB, e o limite é de 10 MB por arquivo.');
  });

  it('above the limit that does not get small enough is refused as any other file', async () => {
    const { questions } = await pick(photo(14), { pictures: smaller(11 * MEGABYTE) });
    expect(questions.map(({ title }) => title)).toEqual(['Erro no processamento']);
  });
});
