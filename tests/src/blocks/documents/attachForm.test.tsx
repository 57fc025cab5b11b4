import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { documentsServer, IDENTITY, INCOME, pdfFile, RESIDENCE, renderDocuments, sentDocument } from './screen';

describe('picking a file', () => {
  it('[PF-DOC-01, PF-DOC-F01, CF-UPL-F01, CF-UPL-01] offers the types of the client, the required ones marked', async () => {
    const { kind } = await renderDocuments({ server: documentsServer() });
    await expect.element(kind).toHaveValue('');
    const labels = [...(kind.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(labels).toEqual(['Selecione', IDENTITY, RESIDENCE, INCOME, 'Outros']);
  });

  it('[PF-DOC-02, PF-DOC-F02, CF-UPL-05, CF-UPL-03] has a button as soon as a type is chosen, which opens the picker for one file', async () => {
    const { kind, button, input } = await renderDocuments({ server: documentsServer() });
    await expect.element(button('Anexar arquivo')).not.toBeInTheDocument();
    await userEvent.selectOptions(kind, IDENTITY);
    const open = vi.spyOn(input(), 'click').mockImplementation(() => {});
    await button('Anexar arquivo').click();
    expect(open).toHaveBeenCalledOnce();
    expect([input().multiple, input().accept]).toEqual([false, 'image/*,application/pdf']);
  });

  it('[CF-UPL-08, CF-UPL-F02] begins anew once a file is taken: no type, no button, an empty picker, and the focus on the type', async () => {
    const { kind, button, input, pick, rows } = await renderDocuments({ server: documentsServer() });
    await pick(IDENTITY, pdfFile('cnh.pdf'));
    await expect.element(kind).toHaveFocus();
    await expect.element(kind).toHaveValue('');
    await expect.element(button('Anexar arquivo')).not.toBeInTheDocument();
    expect(input().value).toBe('');
    await pick(IDENTITY, pdfFile('cnh.pdf'));
    await expect.poll(rows).toHaveLength(2);
  });

  it.each([320, 375, 600, 640, 1280])('leaves the list where it is once a file is taken, at %i px', async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 900));
    for (const camera of [true, false]) {
      const { screen, kind, input, button, rows } = await renderDocuments({ server: documentsServer(), camera });
      const list = screen.getByRole('region', { name: 'Seus documentos' });
      const place = () => list.element().getBoundingClientRect().top - kind.element().getBoundingClientRect().top;
      await userEvent.selectOptions(kind, IDENTITY);
      await expect.element(button('Anexar arquivo')).toBeVisible();
      const before = place();
      await userEvent.upload(input(), pdfFile('cnh.pdf'));
      await expect.poll(rows).toHaveLength(1);
      await expect.element(button('Anexar arquivo')).not.toBeInTheDocument();
      expect(place(), String(camera)).toBe(before);
      await screen.unmount();
    }
  });

  it('[CF-UPL-09, CF-CST-19] opens the picker with the click itself, and says that a file is read before it is', async () => {
    const { kind, button, input, screen, rows } = await renderDocuments({ server: documentsServer() });
    await userEvent.selectOptions(kind, IDENTITY);
    const open = vi.spyOn(input(), 'click').mockImplementation(() => {});
    (button('Anexar arquivo').element() as HTMLElement).click();
    expect(open).toHaveBeenCalledOnce();
    let read = () => {};
    const content = new Promise<void>((resolve) => {
      read = resolve;
    });
    const slow = vi.spyOn(File.prototype, 'arrayBuffer').mockImplementationOnce(async function (this: File) {
      await content;
      return new Response(this).arrayBuffer();
    });
    await userEvent.upload(input(), pdfFile('cnh.pdf'));
    await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce());
    await expect.element(screen.getByText('Lendo cnh.pdf...').first()).toBeVisible();
    expect(rows()).toEqual([]);
    read();
    await expect.poll(rows).toHaveLength(1);
    slow.mockRestore();
  });

  it('leaves the kind of the next document alone that is chosen while the first is read', async () => {
    const { kind, button, input, rows } = await renderDocuments({ server: documentsServer() });
    await userEvent.selectOptions(kind, IDENTITY);
    const slow = vi.spyOn(File.prototype, 'arrayBuffer');
    const content = Promise.withResolvers<ArrayBuffer>();
    slow.mockReturnValueOnce(content.promise);
    const file = pdfFile('cnh.pdf');
    await userEvent.upload(input(), file);
    await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce());
    await userEvent.selectOptions(kind, RESIDENCE);
    content.resolve(await new Response(file).arrayBuffer());
    await expect.poll(rows).toHaveLength(1);
    expect(rows()[0]).toContainEqual(expect.stringContaining('cnh.pdf'));
    await expect.element(kind).toHaveValue('2');
    await expect.element(button('Anexar arquivo')).toBeVisible();
    slow.mockRestore();
  });

  it('is done by keys alone', async () => {
    const { kind, button, input } = await renderDocuments({ server: documentsServer() });
    (kind.element() as HTMLElement).focus();
    await userEvent.selectOptions(kind, RESIDENCE);
    await userEvent.tab();
    await expect.element(button('Anexar arquivo')).toHaveFocus();
    const open = vi.spyOn(input(), 'click').mockImplementation(() => {});
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledOnce();
  });

  it('keeps the type and tells the reason at the button when the file is not taken', async () => {
    const { kind, button, pick, questions, rows } = await renderDocuments({ server: documentsServer() });
    await pick(IDENTITY, new File(['olá'], 'rg.pdf', { type: 'application/pdf' }));
    await expect
      .element(button('Anexar arquivo'))
      .toHaveAccessibleDescription(
        'Um por vez: JPG, PNG, WEBP, HEIC ou PDF de até 10 MB. rg.pdf não é uma foto (JPG, PNG, WEBP ou HEIC) nem um PDF. Escolha outro arquivo.',
      );
    expect(questions.map(({ title }) => title)).toEqual(['Erro no processamento']);
    await expect.element(kind).toHaveValue('1');
    expect(rows()).toEqual([]);
  });

  it('names the limit of the setting', async () => {
    const { screen } = await renderDocuments({ server: documentsServer(), settings: { tamanhoArquivo: 4 } });
    await expect.element(screen.getByText('Um por vez: JPG, PNG, WEBP, HEIC ou PDF de até 4 MB.')).toBeVisible();
  });
});

describe('dropping a file', () => {
  /** Lets a file go over an element, as a mouse that came from the desktop; true when the browser would open it. */
  function drop(target: Element, ...files: File[]): boolean {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const event = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    target.dispatchEvent(event('dragover'));
    return target.dispatchEvent(event('drop'));
  }
  const zone = () => document.querySelector('input[type=file]')?.parentElement as HTMLElement;

  it('takes it in for the chosen type', async () => {
    const { kind, rows } = await renderDocuments({ server: documentsServer() });
    await userEvent.selectOptions(kind, RESIDENCE);
    expect(drop(zone(), pdfFile('luz.pdf'))).toBe(false);
    await expect.poll(() => rows()[0]?.[1]).toContain('luz.pdf');
  });

  it('asks for the type first', async () => {
    const { kind, rows } = await renderDocuments({ server: documentsServer() });
    drop(zone(), pdfFile('luz.pdf'));
    await expect.element(kind).toHaveFocus();
    await expect
      .element(kind)
      .toHaveAccessibleDescription(
        'Os tipos obrigatórios estão marcados na lista. Escolha o tipo de documento antes do arquivo.',
      );
    expect(rows()).toEqual([]);
  });

  it('[PF-DOC-02, CF-UPL-08] takes none of several', async () => {
    const { kind, screen, rows } = await renderDocuments({ server: documentsServer() });
    await userEvent.selectOptions(kind, RESIDENCE);
    drop(zone(), pdfFile('a.pdf'), pdfFile('b.pdf'));
    await expect.element(screen.getByText('Envie um arquivo por vez.')).toBeVisible();
    expect(rows()).toEqual([]);
  });

  it('beside the zone changes nothing, and does not open the file in place of the page', async () => {
    const { rows } = await renderDocuments({ server: documentsServer([sentDocument()]) });
    expect(drop(document.body, pdfFile('luz.pdf'))).toBe(false);
    expect(rows()).toHaveLength(1);
  });
});

describe('[PF-OP-40] files that a reload took away', () => {
  const kept = {
    tabs: {},
    forms: {},
    lost: {
      'documentos/documentos': [
        { TipoDocumentoId: 2, FileName: 'luz.pdf', Descricao: 'Comprovante de residência' },
        { TipoDocumentoId: 3, FileName: 'irpf.pdf', Descricao: 'Comprovante de renda' },
      ],
    },
  };
  const notice = (screen: { getByRole: (role: 'status') => { elements(): Element[] } }) =>
    screen
      .getByRole('status')
      .elements()
      .map((element) => element.textContent)
      .find((text) => text?.includes('Escolha de novo'));

  it('are named with their types, until each is picked again', async () => {
    const { screen, pick } = await renderDocuments({ server: documentsServer(), kept });
    expect(notice(screen)).toContain('Escolha de novo estes arquivos');
    expect(notice(screen)).toContain('Comprovante de residência: luz.pdf');
    await pick(RESIDENCE, pdfFile('luz.pdf'));
    await expect.poll(() => notice(screen)).toContain('Escolha de novo este arquivo');
    expect(notice(screen)).not.toContain('luz.pdf');
    await pick(INCOME, pdfFile('irpf.pdf'));
    await expect.poll(() => notice(screen)).toBeUndefined();
  });

  it('are forgotten when the notice is closed', async () => {
    const { screen, button } = await renderDocuments({ server: documentsServer(), kept });
    await button('Fechar aviso dos arquivos').click();
    await expect.poll(() => notice(screen)).toBeUndefined();
  });
});
