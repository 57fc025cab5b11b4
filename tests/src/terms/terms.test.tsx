import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import { DialogHost } from '../../../src/dialogs/DialogHost';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { TermsModal } from '../../../src/terms/TermsModal';
import { termsNodes } from '../../../src/terms/termsNodes';

beforeEach(() => dialogs.setState({ messages: [] }));

describe('the text of terms', () => {
  const htmlOf = async (html: string) => {
    const { container } = await render(<div id="terms">{termsNodes(html)}</div>);
    return container.querySelector('#terms')?.innerHTML;
  };

  it.each([
    ['<h1>Título</h1><p>Um <b>termo</b>.</p>', '<h3>Título</h3><p>Um <strong>termo</strong>.</p>'],
    ['<p onclick="x()" style="color:red" class="a">Texto</p>', '<p>Texto</p>'],
    ['<script>x()</script><style>p{}</style><p>Texto</p>', '<p>Texto</p>'],
    ['<img src="x" onerror="x()"><iframe src="/"></iframe>Texto', 'Texto'],
    ['<form action="/x"><button>Enviar</button></form>', 'Enviar'],
    ['<svg><a href="https://x.test">y</a></svg>z', 'z'],
    ['<a href="javascript:alert(1)">aqui</a>', '<a>aqui</a>'],
    [
      '<a href="https://example.com/x">aqui</a>',
      '<a href="https://example.com/x" target="_blank" rel="noopener noreferrer">aqui</a>',
    ],
    [
      '<table> <tr> <td colspan="2">A</td> </tr> </table>',
      '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>',
    ],
    ['<ol start="3"><li>C</li></ol>', '<ol start="3"><li>C</li></ol>'],
    ['<svg><script>alert(1)</script></svg><math><mi>x</mi></math>Li', 'Li'],
    ['<p><a href="java\tscript:alert(1)">x</a><a href="data:text/html,x">y</a></p>', '<p><a>x</a><a>y</a></p>'],
    ['1 &lt; 2 &amp; 3', '1 &lt; 2 &amp; 3'],
  ])('%s becomes %s', async (html, shown) => {
    expect(await htmlOf(html)).toBe(shown);
  });
});

describe('the dialog', () => {
  function Opener({ onConfirm }: { onConfirm?: () => Promise<void> }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        {isOpen && (
          <TermsModal
            title="Termo de adesão"
            html={'<p>Leia com atenção.</p>'.repeat(60)}
            onClose={() => setOpen(false)}
            {...(onConfirm && { onConfirm })}
          />
        )}
        <DialogHost />
      </main>
    );
  }
  const open = async (onConfirm?: () => Promise<void>) => {
    const screen = await render(<Opener {...(onConfirm && { onConfirm })} />);
    await screen.getByRole('button', { name: 'Abrir' }).click();
    return { screen, dialog: screen.getByRole('dialog', { name: 'Termo de adesão' }) };
  };

  it('begins at its text, which can be scrolled by key', async () => {
    const { dialog } = await open();
    const text = dialog.getByRole('region', { name: 'Texto: Termo de adesão' });
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(text.element().scrollTop).toBeGreaterThan(0));
  });

  it('[PF-PRD-07, PF-DEC-13, CF-DDC-07, PJ-DEC-09] confirms nothing without the mark, and says so', async () => {
    const onConfirm = vi.fn(async () => {});
    const { screen, dialog } = await open(onConfirm);
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    const message = screen.getByRole('alertdialog', { name: 'Oops...' });
    await expect
      .element(message)
      .toHaveAccessibleDescription('Necessário aceitar os termos para confirmar adesão ao produto');
    await message.getByRole('button', { name: 'Entendi' }).click();
    expect(onConfirm).not.toHaveBeenCalled();
    await dialog.getByText('Li e aceito os termos de uso.').click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('stays while the confirmation is on its way, and is confirmed once', async () => {
    let finish: () => void = () => {};
    const onConfirm = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { dialog } = await open(onConfirm);
    await dialog.getByText('Li e aceito os termos de uso.').click();
    const confirm = dialog.getByRole('button', { name: /Confirma/ });
    await confirm.click();
    await confirm.click({ force: true });
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    finish();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('only shows the text when there is nothing to confirm', async () => {
    const { dialog } = await open();
    expect(dialog.getByRole('checkbox').elements()).toEqual([]);
    await expect.element(dialog.getByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
