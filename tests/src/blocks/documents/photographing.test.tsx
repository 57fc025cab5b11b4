import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeCamera } from '../../../../stories/blocks/fakeCamera';
import { press } from './camera/settled';
import { documentsServer, IDENTITY, pdfFile, photoFile, RESIDENCE, renderDocuments, sentDocument } from './screen';

let remove = () => {};
afterEach(() => remove());
const see = (...camera: Parameters<typeof fakeCamera>) => {
  remove = fakeCamera(...camera).remove;
};

/** Photographs one side, from the open dialog. */
async function shoot() {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Fotografar', exact: true });
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
  await press(/^Usar/);
}

describe('photographing a document', () => {
  it('is offered beside the picker once a kind is chosen, where the definition says so', async () => {
    const { kind, button } = await renderDocuments({ server: documentsServer() });
    await expect.element(button('Fotografar')).not.toBeInTheDocument();
    await userEvent.selectOptions(kind, IDENTITY);
    await expect.element(button('Fotografar')).toBeVisible();
  });

  it('has a button as wide as the one above it on the narrowest phone', async () => {
    await page.viewport(320, 700);
    const { kind, button } = await renderDocuments({ server: documentsServer() });
    await userEvent.selectOptions(kind, IDENTITY);
    await expect.element(button('Fotografar')).toBeVisible();
    const [pick, photograph] = ['Anexar arquivo', 'Fotografar'].map((name) =>
      button(name).element().getBoundingClientRect(),
    );
    expect(photograph?.top).toBeGreaterThan(pick?.top ?? 0);
    expect(photograph?.width).toBe(pick?.width);
    await page.viewport(1280, 900);
  });

  it('is not offered where the definition does not say so', async () => {
    const { kind, button } = await renderDocuments({ server: documentsServer(), camera: false });
    await userEvent.selectOptions(kind, IDENTITY);
    await expect.element(button('Anexar arquivo')).toBeVisible();
    await expect.element(button('Fotografar')).not.toBeInTheDocument();
  });

  it('asks for both sides of the kinds that the definition names, and goes the way of picked files', async () => {
    see();
    const { kind, button, rows } = await renderDocuments({ server: documentsServer() });
    await userEvent.selectOptions(kind, IDENTITY);
    await button('Fotografar').click();
    await expect.element(page.getByRole('heading', { name: 'Fotografe a frente' })).toBeVisible();
    await shoot();
    await press('Fotografar o verso');
    await shoot();
    await expect.poll(() => rows()[0]?.[1]).toContain('documento-de-identidade-rg-ou-cnh.pdf');
    await expect.element(kind).toHaveFocus();
    await expect.element(kind).toHaveValue('');
  });

  it('asks for one side of other kinds, and names a second photo otherwise', async () => {
    see();
    const { kind, button, rows } = await renderDocuments({ server: documentsServer() });
    for (const name of ['comprovante-de-residencia.jpg', 'comprovante-de-residencia-2.jpg']) {
      await userEvent.selectOptions(kind, RESIDENCE);
      await button('Fotografar').click();
      await expect.element(page.getByRole('heading', { name: 'Fotografe o documento' })).toBeVisible();
      await shoot();
      await expect.poll(() => rows().at(-1)?.[1]).toContain(name);
    }
  });

  it('does not begin while a file is read', async () => {
    see();
    const { kind, button, input } = await renderDocuments({ server: documentsServer() });
    await userEvent.selectOptions(kind, RESIDENCE);
    const slow = vi.spyOn(File.prototype, 'arrayBuffer').mockImplementationOnce(() => new Promise(() => {}));
    await userEvent.upload(input(), pdfFile('luz.pdf'));
    await expect.element(button('Fotografar')).toHaveAttribute('aria-disabled', 'true');
    (button('Fotografar').element() as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.getByRole('dialog').elements()).toEqual([]);
    slow.mockRestore();
  });

  it('changes nothing when it is closed, and gives the focus back', async () => {
    see();
    const { kind, button, rows } = await renderDocuments({ server: documentsServer() });
    await userEvent.selectOptions(kind, RESIDENCE);
    await button('Fotografar').click();
    await button('Fechar').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Fotografar')).toHaveFocus();
    expect(rows()).toEqual([]);
  });
});

describe('adjusting a photo of the list', () => {
  it('is offered for photos that wait, not for a PDF or a file that was sent', async () => {
    const { pick, kind, screen } = await renderDocuments({
      server: documentsServer([sentDocument({ FileName: 'rg.jpg' })]),
    });
    await pick(RESIDENCE, await photoFile('luz.jpg'));
    // The kind of the next document is chosen once this one was read, which ends the choice.
    await expect.element(kind).toHaveValue('');
    await pick(RESIDENCE, pdfFile('gas.pdf', 2_000));
    await expect.element(screen.getByText('gas.pdf', { exact: true })).toBeVisible();
    const names = () =>
      screen
        .getByRole('button', { name: /^Ajustar/ })
        .elements()
        .map((element) => element.getAttribute('aria-label'));
    await expect.poll(names).toEqual(['Ajustar luz.jpg']);
  });

  it('puts the turned photo in its place', async () => {
    const { pick, button, rows } = await renderDocuments({ server: documentsServer() });
    await pick(RESIDENCE, await photoFile('luz.jpg'));
    await button('Ajustar luz.jpg').click();
    await button('Girar').click();
    await button(/^Usar/).click();
    await expect.element(page.getByText('luz.jpg ajustado.')).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    await button('Ajustar luz.jpg').click();
    await expect.element(page.getByRole('img', { name: 'A foto do documento' })).toBeVisible();
    // It is drawn once the file is read.
    await expect
      .poll(() => {
        const { width, height } = page.getByRole('img', { name: 'A foto do documento' }).element() as HTMLCanvasElement;
        return [width, height];
      })
      .toEqual([480, 640]);
  });
});
