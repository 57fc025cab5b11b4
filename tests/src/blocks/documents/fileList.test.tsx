import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isObject, type JsonObject } from '../../../../engine/core/json';
import type { TransportRequest } from '../../../../engine/core/session/host';
import type { DocumentsServer } from '../../../../stories/blocks/documentsServer';
import {
  documentsServer,
  IDENTITY,
  INCOME,
  pdfFile,
  photoFile,
  RESIDENCE,
  renderDocuments,
  sentDocument,
} from './screen';

const UPLOAD = 'POST /cliente/documentos';

/** The names of the files in a call. */
const namesIn = ({ body }: TransportRequest) =>
  ((isObject(body) ? body.documentos : []) as JsonObject[]).map(({ FileName }) => FileName);

/** The names of the files that the server was sent, in turn. */
const uploads = ({ calls }: DocumentsServer) =>
  calls.filter(({ method, path }) => `${method} ${path}` === UPLOAD).map(namesIn);

describe('the list', () => {
  it('[CF-UPL-02] is a shape of itself while it loads', async () => {
    let arrive = () => {};
    const waiting = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const server = documentsServer([sentDocument()], {
      'GET /cliente/documentosSemAnexo': async (request) => {
        await waiting;
        return server.answer(request);
      },
    });
    const opening = renderDocuments({ server });
    const shape = page.getByRole('status').filter({ hasText: 'Carregando os documentos...' });
    await expect.element(shape).toBeVisible();
    expect(shape.element().querySelectorAll('span:empty')).toHaveLength(5);
    expect(page.getByRole('table').elements()).toEqual([]);
    arrive();
    const { screen } = await opening;
    await expect.element(screen.getByRole('table')).toBeVisible();
    expect(shape.elements()).toEqual([]);
  });

  it('[PF-DOC-03, CF-UPL-01] has type, name, moment and what can be done', async () => {
    const { screen } = await renderDocuments({ server: documentsServer([sentDocument()]) });
    const heads = () =>
      screen
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent);
    await expect.poll(heads).toEqual(['Tipo de documento', 'Nome do arquivo', 'Data/Hora', 'Ações']);
  });

  it('[PF-DOC-F03, CF-UPL-F03, PF-DOC-F04, CF-UPL-F04] tells type and name of each file', async () => {
    const { rows } = await renderDocuments({ server: documentsServer([sentDocument()]) });
    await expect
      .poll(() => rows()[0]?.slice(0, 2))
      .toEqual(['PDF Documento de identidade (RG ou CNH)', 'cnh.pdf Enviado']);
  });

  it('[PF-DOC-F06, CF-UPL-F06] tells the moment of each file', async () => {
    const { rows } = await renderDocuments({ server: documentsServer([sentDocument()]) });
    await expect.poll(() => rows().map((row) => row.slice(2))).toEqual([['20/11/2026 14:42:09', '']]);
  });

  it('[PF-DOC-04, PF-NAV-11, PF-DOC-F07, CF-UPL-F07] has no actions in edit mode and in a renewal, and deletes in a new one', async () => {
    for (const mode of ['edit', 'renewal'] as const) {
      const editing = await renderDocuments({ server: documentsServer([sentDocument()]), mode });
      await expect.poll(() => editing.rows()[0]).toHaveLength(3);
      await expect.element(editing.button(/Excluir/)).not.toBeInTheDocument();
      await editing.screen.unmount();
    }
    const starting = await renderDocuments({ server: documentsServer([sentDocument()]), mode: 'new' });
    await starting.button('Excluir cnh.pdf').click();
    await expect.poll(starting.rows).toEqual([]);
  });

  it('lets what waits be taken back in edit mode', async () => {
    const { pick, button, rows } = await renderDocuments({ server: documentsServer(), mode: 'edit' });
    await pick(INCOME, pdfFile('irpf.pdf'));
    await button('Não enviar irpf.pdf').click();
    await expect.poll(rows).toEqual([]);
  });

  it('[PF-DOC-13, CF-UPL-15] says so of a type that is gone', async () => {
    const { rows } = await renderDocuments({ server: documentsServer([sentDocument({ TipoDocumentoId: 77 })]) });
    await expect.poll(() => rows()[0]?.[0]).toBe('PDF Documento não encontrado');
  });

  it('puts the focus on the list when a file is deleted', async () => {
    const { screen, button } = await renderDocuments({ server: documentsServer([sentDocument()]) });
    await button('Excluir cnh.pdf').click();
    await expect.element(screen.getByRole('region', { name: 'Seus documentos' })).toHaveFocus();
  });

  it('counts the required types that have a file, and names those that have none', async () => {
    const { screen, pick } = await renderDocuments({ server: documentsServer() });
    await expect
      .element(
        screen.getByText(
          '0 de 2 obrigatórios anexados. Faltam: Documento de identidade (RG ou CNH) e Comprovante de residência.',
        ),
      )
      .toBeVisible();
    await pick(IDENTITY, pdfFile('cnh.pdf'));
    await expect
      .element(screen.getByText('1 de 2 obrigatórios anexados. Falta: Comprovante de residência.'))
      .toBeVisible();
    await expect.element(screen.getByText('1 arquivo será enviado quando você avançar ou salvar.')).toBeVisible();
  });

  it('does not count a file that did not arrive', async () => {
    const server = documentsServer();
    server.replies[UPLOAD] = () => ({ status: 400, body: { data: ['Arquivo recusado'] } });
    const { screen, pick, button } = await renderDocuments({ server });
    await pick(IDENTITY, pdfFile('cnh.pdf'));
    await pick(RESIDENCE, pdfFile('luz.pdf'));
    await expect.element(screen.getByText('2 de 2 obrigatórios anexados.')).toBeVisible();
    await button('Avançar').click();
    await expect
      .element(screen.getByText('1 de 2 obrigatórios anexados. Falta: Documento de identidade (RG ou CNH).'))
      .toBeVisible();
  });

  it('shows a picture by its likeness, and a document by its extension', async () => {
    const { pick, rows } = await renderDocuments({ server: documentsServer() });
    await pick(IDENTITY, await photoFile('rg.jpg'));
    await expect.poll(() => document.querySelector('td img')?.getAttribute('src')).toMatch(/^blob:/);
    await pick(RESIDENCE, pdfFile('luz.pdf'));
    await expect.poll(() => rows()[1]?.[0]).toMatch(/^PDF/);
  });

  it('is one card per file on a phone, inside the width of the screen', async () => {
    await page.viewport(320, 700);
    onTestFinished(() => page.viewport(1280, 900));
    const name = `${'x'.repeat(146)}.pdf`;
    const { screen } = await renderDocuments({ server: documentsServer([sentDocument({ FileName: name })]) });
    await expect.element(screen.getByText(name)).toBeVisible();
    const row = screen.getByRole('row').elements()[1] as HTMLElement;
    expect(getComputedStyle(row).borderTopWidth).not.toBe('0px');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('[PF-DOC-09] sending', () => {
  it('[PF-DOC-05, PF-OP-40] goes file by file with the next save, and reads the list again', async () => {
    const server = documentsServer();
    const { pick, button, rows, questions } = await renderDocuments({ server });
    await pick(IDENTITY, pdfFile('cnh.pdf', 40));
    await pick(RESIDENCE, pdfFile('luz.pdf', 40));
    expect(uploads(server)).toEqual([]);
    server.calls.splice(0);
    await button('Salvar e continuar depois').click();
    await expect.poll(() => rows().map((row) => row[1])).toEqual(['cnh.pdf Enviado', 'luz.pdf Enviado']);
    expect(uploads(server)).toEqual([['cnh.pdf'], ['luz.pdf']]);
    expect(server.calls[0]?.body).toEqual({
      documentos: [
        {
          Guid: '',
          TipoDocumentoId: 1,
          FileName: 'cnh.pdf',
          Descricao: 'Documento de identidade (RG ou CNH)',
          FileDataString64: btoa(`%PDF-1.7\n${' '.repeat(31)}`),
          UsuarioInsert: 'Helena Duarte Nogueira',
          InsertDate: '2026-11-21T12:00:00',
        },
      ],
    });
    expect(server.calls.at(-1)?.path).toBe('/cliente/documentosSemAnexo');
    expect(questions.map(({ title }) => title)).toEqual(['Alterações realizadas com sucesso!']);
  });

  it('[PF-ERR-16] stops at the first failure with its dialog, and sends only the rest when tried again', async () => {
    const server = documentsServer();
    server.replies[UPLOAD] = (request) =>
      namesIn(request)[0] === 'dois.pdf'
        ? { status: 400, body: { data: ['Arquivo recusado'] } }
        : server.answer(request);
    const { pick, button, rows, questions, screen } = await renderDocuments({ server });
    await pick(IDENTITY, pdfFile('um.pdf'));
    await pick(RESIDENCE, pdfFile('dois.pdf'));
    await pick(INCOME, pdfFile('tres.pdf'));
    await button('Avançar').click();
    await expect
      .poll(() => rows().map((row) => row[1]))
      .toEqual([
        'um.pdf Enviado',
        'dois.pdf Não enviado 2,1 MB O envio não chegou ao fim. O arquivo continua aqui. Tentar novamente',
        'tres.pdf Ainda não enviado 2,1 MB',
      ]);
    expect(questions).toEqual([
      { kind: 'error', title: 'Falha ao realizar upload de documentos', text: 'Arquivo recusado', yes: 'Entendi' },
    ]);
    expect(uploads(server)).toEqual([['um.pdf'], ['dois.pdf']]);

    await expect
      .poll(() =>
        screen
          .getByRole('status')
          .elements()
          .map((element) => element.textContent),
      )
      .toContain('dois.pdf não chegou.');
    delete server.replies[UPLOAD];
    server.calls.splice(0);
    await button('Tentar novamente: dois.pdf').click();
    await expect
      .poll(() => rows().map((row) => row[1]))
      .toEqual(['um.pdf Enviado', 'dois.pdf Enviado', 'tres.pdf Enviado']);
    expect(uploads(server)).toEqual([['dois.pdf'], ['tres.pdf']]);
  });

  it('offers another file in the place of one that the server refuses, and another try where that helps', async () => {
    const EARLY = 'POST /cliente/arquivos';
    const refusal = { data: ['O arquivo está danificado.'] };
    const server = documentsServer([sentDocument()], { [EARLY]: () => ({ status: 400, body: refusal }) });
    const { pick, rows, button, screen } = await renderDocuments({ server });
    await pick(RESIDENCE, pdfFile('luz.pdf', 2.1 * 1024 * 1024));
    const failed = ['luz.pdf Não enviado 2,1 MB O arquivo está danificado. Escolher outro arquivo'];
    await expect.poll(() => rows().map((row) => row[1])).toEqual(['cnh.pdf Enviado', ...failed]);
    await expect.element(button('Escolher outro arquivo no lugar de luz.pdf')).toBeVisible();

    server.replies[EARLY] = () => ({ status: 403, body: { data: ['O acesso terminou.'] } });
    const own = () => document.querySelector('table input[type=file]') as HTMLInputElement;
    await userEvent.upload(own(), pdfFile('água.pdf'));
    await expect
      .poll(() => rows().map((row) => row[1]?.replace(/ [\d,]+ MB/, '')))
      .toEqual(['cnh.pdf Enviado', 'água.pdf Não enviado O acesso terminou. Tentar novamente']);
    await expect
      .element(screen.getByRole('table').getByRole('button', { name: /^Escolher outro/ }))
      .not.toBeInTheDocument();
  });

  it('tells how much has left, and takes neither files nor deletions meanwhile', async () => {
    let end = () => {};
    const server = documentsServer([sentDocument({ TipoDocumentoId: 2 })], {
      [UPLOAD]: ({ onProgress }) => {
        onProgress?.(0.64);
        return new Promise((resolve) => {
          end = () => resolve({ status: 500 });
        });
      },
    });
    const { pick, kind, button, screen, rows } = await renderDocuments({ server });
    await pick(IDENTITY, pdfFile('rg.pdf'));
    await button('Avançar').click();
    await expect.element(screen.getByRole('progressbar', { name: 'Enviando rg.pdf' })).toHaveAttribute('value', '0.64');
    expect(rows()[1]?.[1]).toBe('rg.pdf Enviando 64% 2,1 MB');
    await expect.element(button('Excluir cnh.pdf')).toHaveAttribute('aria-disabled', 'true');
    (button('Excluir cnh.pdf').element() as HTMLElement).click();
    await kind.selectOptions(INCOME);
    await expect.element(button('Anexar arquivo')).toHaveAttribute('aria-disabled', 'true');
    end();
    await expect.element(button('Anexar arquivo')).not.toHaveAttribute('aria-disabled');
    expect(rows()).toHaveLength(2);
  });

  it('moves nothing in the list, from the press to the file that is confirmed', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 900));
    let end = () => {};
    const server = documentsServer(
      [sentDocument(), sentDocument({ Guid: '6f1c1d52-3f0e-4b55-9c0c-5d3c2b1a0f03', TipoDocumentoId: 2 })],
      {
        [UPLOAD]: (request) =>
          new Promise((resolve) => {
            end = () => resolve(server.answer(request));
          }),
      },
    );
    const { pick, button, screen, rows } = await renderDocuments({ server });
    await pick(INCOME, pdfFile('renda.pdf'));
    await expect.poll(rows).toHaveLength(3);
    const tops = () =>
      screen
        .getByRole('row')
        .elements()
        .map((row) => Math.round(row.getBoundingClientRect().top + scrollY));
    const before = tops();
    await button('Avançar').click();
    await expect.element(screen.getByRole('progressbar', { name: 'Enviando renda.pdf' })).toBeVisible();
    expect(tops()).toEqual(before);
    delete server.replies[UPLOAD];
    end();
    await expect.poll(() => rows()[2]?.[1]).toBe('renda.pdf Enviado');
    expect(tops()).toEqual(before);
  });

  it('happens at once where the definition says so', async () => {
    const server = documentsServer();
    const { pick, rows } = await renderDocuments({ server, send: 'pick' });
    await pick(IDENTITY, pdfFile('contrato.pdf'));
    await expect.poll(() => rows().map((row) => row[1])).toEqual(['contrato.pdf Enviado']);
    expect(uploads(server)).toEqual([['contrato.pdf']]);
  });
});

describe('[PF-DOC-08] going on', () => {
  it('is stopped by the first required type without a file, with the focus on the block', async () => {
    const { button, questions, screen, pick } = await renderDocuments({ server: documentsServer() });
    await pick(RESIDENCE, pdfFile('luz.pdf'));
    await button('Avançar').click();
    const text =
      'O documento Documento de identidade (RG ou CNH) é obrigatório e não foi enviado, envie o documento para avançar';
    await expect.poll(() => questions).toEqual([{ kind: 'error', title: 'Oops...', text, yes: 'Entendi' }]);
    const block = screen.getByRole('group', { name: 'Anexar documento' });
    await expect.element(block).toHaveFocus();
    await expect.element(block).toHaveAccessibleDescription(text);
    await pick(IDENTITY, pdfFile('cnh.pdf'));
    await expect.element(block).not.toHaveAccessibleDescription(text);
  });
});

describe('what does not load', () => {
  it('is told in place of the list, and can be loaded again', async () => {
    const server = documentsServer([sentDocument()], { 'GET /cliente/documentosSemAnexo': () => ({ status: 500 }) });
    const { button, kind, rows } = await renderDocuments({ server });
    await expect.element(kind).not.toBeInTheDocument();
    delete server.replies['GET /cliente/documentosSemAnexo'];
    await button('Tentar novamente').click();
    await expect.poll(() => rows().map((row) => row[1])).toEqual(['cnh.pdf Enviado']);
  });
});
