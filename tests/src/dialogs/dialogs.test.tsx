import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import { DialogHost } from '../../../src/dialogs/DialogHost';
import { dialogs, host } from '../../../src/dialogs/dialogStore';
import { Modal } from '../../../src/dialogs/Modal';

beforeEach(() => dialogs.setState({ messages: [], toast: undefined }));

const oops = { kind: 'error', title: 'Oops...', text: 'O campo CEP não foi informado.' } as const;

function Page({ onOpen }: { onOpen: () => void }) {
  return (
    <>
      <main tabIndex={-1}>
        <h1 tabIndex={-1}>Título</h1>
        <button type="button" onClick={onOpen}>
          Abrir
        </button>
      </main>
      <DialogHost />
    </>
  );
}

describe('a message', () => {
  it('whose yes cannot be undone begins at its no', async () => {
    const answers: boolean[] = [];
    const question = {
      kind: 'question',
      title: 'Confirma a exclusão?',
      yes: 'Excluir',
      no: 'Cancelar',
      careful: true,
    } as const;
    const screen = await render(<Page onOpen={async () => void answers.push(await host.ask(question))} />);
    await screen.getByRole('button', { name: 'Abrir' }).click();
    await expect.element(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => answers).toEqual([false]);
  });

  it.each([375, 1280])('whose yes cannot be undone has its no as the primary answer, at %i px', async (width) => {
    await page.viewport(width, 800);
    const question = { kind: 'question', title: 'Sair sem salvar?', yes: 'Sair', no: 'Continuar editando' } as const;
    const screen = await render(<Page onOpen={() => void host.ask({ ...question, careful: true })} />);
    await screen.getByRole('button', { name: 'Abrir' }).click();
    const button = (name: string) => screen.getByRole('button', { name, exact: true }).element();
    await expect.element(screen.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();
    const background = (name: string) => getComputedStyle(button(name)).backgroundColor;
    const [safe, leave] = [background('Continuar editando'), background('Sair')];
    const places = ['Continuar editando', 'Sair'].map((name) => button(name).getBoundingClientRect());
    const [of, than] = places as [DOMRect, DOMRect];
    expect(width < 600 ? of.top < than.top : of.left > than.left).toBe(true);
    await userEvent.keyboard('{Escape}');
    // In a question that is not careful the yes looks so.
    void host.ask(question);
    await expect.element(screen.getByRole('button', { name: 'Sair', exact: true })).toHaveFocus();
    expect([background('Sair'), background('Continuar editando')]).toEqual([safe, leave]);
    expect(safe).not.toBe(leave);
    await page.viewport(1280, 900);
  });

  it('is read from its title on in a low window, whichever button has the focus', async () => {
    await page.viewport(320, 180);
    const screen = await render(<Page onOpen={() => undefined} />);
    const text = 'As perguntas e as alterações são muitas, e o que foi digitado até aqui ainda não está salvo.';
    void host.ask({ kind: 'question', title: 'Deseja realmente sair?', text, yes: 'Sim, sair', no: 'Não, ficar' });
    const title = screen.getByRole('heading', { name: 'Deseja realmente sair?' });
    await expect.element(screen.getByRole('button', { name: 'Sim, sair' })).toHaveFocus();
    expect(title.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await page.viewport(1280, 900);
  });

  it('has its answers in one line each in a wide window', async () => {
    const screen = await render(<Page onOpen={() => undefined} />);
    const [yes, no] = ['Sim, sair', 'Não, continuar respondendo'];
    void host.ask({ kind: 'question', title: 'Deseja realmente sair?', text: 'Nada é guardado.', yes, no });
    await expect.element(screen.getByRole('button', { name: yes })).toHaveFocus();
    const boxes = [yes, no].map((name) => screen.getByRole('button', { name }).element().getBoundingClientRect());
    expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1);
    expect(boxes[0]?.height).toBe(48);
  });

  it('takes the focus, keeps it, and gives it back before it is answered', async () => {
    let focused: Element | null = null;
    const screen = await render(
      <Page
        onOpen={async () => {
          await host.ask(oops);
          focused = document.activeElement;
        }}
      />,
    );
    const opener = screen.getByRole('button', { name: 'Abrir' });
    await opener.click();
    const dialog = screen.getByRole('alertdialog', { name: 'Oops...' });
    await expect.element(dialog).toHaveAccessibleDescription('O campo CEP não foi informado.');
    await expect.element(dialog.getByRole('button', { name: 'Entendi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused).toBe(opener.element()));
    expect(screen.getByRole('alertdialog').elements()).toEqual([]);
  });

  it.each([
    ['{Enter}', true],
    ['{Escape}', false],
  ])('of two answers takes %s as %s', async (key, answer) => {
    const answers: boolean[] = [];
    const ask = async () =>
      answers.push(await host.ask({ kind: 'question', title: 'Confirma?', yes: 'Sim, continuar', no: 'Não, voltar' }));
    const screen = await render(<Page onOpen={ask} />);
    await screen.getByRole('button', { name: 'Abrir' }).click();
    await expect.element(screen.getByRole('button', { name: 'Sim, continuar' })).toHaveFocus();
    await userEvent.keyboard(key);
    await vi.waitFor(() => expect(answers).toEqual([answer]));
  });

  it('takes the no button as no', async () => {
    const answers: boolean[] = [];
    const ask = async () =>
      answers.push(await host.ask({ kind: 'question', title: 'Confirma?', yes: 'Sim, continuar', no: 'Não, voltar' }));
    const screen = await render(<Page onOpen={ask} />);
    await screen.getByRole('button', { name: 'Abrir' }).click();
    await screen.getByRole('button', { name: 'Não, voltar' }).click();
    await vi.waitFor(() => expect(answers).toEqual([false]));
  });

  it('waits for the one before it', async () => {
    const screen = await render(
      <Page onOpen={() => [oops, { kind: 'success', title: 'Pronto' } as const].map(host.ask)} />,
    );
    await screen.getByRole('button', { name: 'Abrir' }).click();
    expect(screen.getByText('Pronto').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Pronto' })).toBeVisible();
    await screen.getByRole('button', { name: 'OK' }).click();
  });

  it('gives the focus to the title of the page when its opener is gone', async () => {
    function Vanishing() {
      const [isThere, setThere] = useState(true);
      return (
        <>
          <main>
            <h1 tabIndex={-1}>Título</h1>
            {isThere && (
              <button
                type="button"
                onClick={() => {
                  setThere(false);
                  host.ask(oops);
                }}
              >
                Abrir
              </button>
            )}
          </main>
          <DialogHost />
        </>
      );
    }
    const screen = await render(<Vanishing />);
    await screen.getByRole('button', { name: 'Abrir' }).click();
    await screen.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Título' })).toHaveFocus();
  });

  it('is a sheet at the foot of a phone, with its main button on top', async () => {
    await page.viewport(375, 700);
    const screen = await render(<Page onOpen={() => host.ask({ ...oops, no: 'Voltar' })} />);
    await screen.getByRole('button', { name: 'Abrir' }).click();
    const dialog = screen.getByRole('alertdialog');
    await vi.waitFor(() =>
      expect(dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, width: 375, bottom: 700 }),
    );
    const top = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect().top;
    expect(top('Entendi')).toBeLessThan(top('Voltar'));
    await page.viewport(1280, 900);
  });
});

describe('a modal', () => {
  function Opener({ onClose = () => undefined }: { onClose?: () => void }) {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        {isOpen && (
          <Modal title="Alterar" onClose={close}>
            <label>
              Nome
              <input />
            </label>
          </Modal>
        )}
      </main>
    );
  }

  it('[CF-MOD-12] begins at its first field; Escape and the close button leave it once', async () => {
    const onClose = vi.fn();
    const screen = await render(<Opener onClose={onClose} />);
    const opener = screen.getByRole('button', { name: 'Abrir' });
    await opener.click();
    await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await screen.getByRole('button', { name: 'Fechar' }).click();
    await expect.element(opener).toHaveFocus();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('in a window of 180 px', () => {
  const isSeen = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isWhole = top >= 0 && top + height <= innerHeight;
    return isWhole && document.elementFromPoint(left + width / 2, top + height / 2) === element;
  };

  it('nothing of a modal stands over the field that has the focus, and its buttons are reached', async () => {
    await page.viewport(320, 180);
    const screen = await render(
      <Modal
        title="Alterar senha"
        lead="Digite a atual e a nova."
        foot={<button type="button">Alterar</button>}
        onClose={vi.fn()}
      >
        <label>
          Senha atual
          <input style={{ blockSize: 48 }} />
        </label>
      </Modal>,
    );
    const [field, submit] = [screen.getByLabelText('Senha atual'), screen.getByRole('button', { name: 'Alterar' })];
    await expect.element(field).toHaveFocus();
    await expect.poll(() => isSeen(field.element())).toBe(true);
    await userEvent.tab();
    await expect.element(submit).toHaveFocus();
    await expect.poll(() => isSeen(submit.element())).toBe(true);
    await page.viewport(1280, 800);
  });
});

describe('a toast', () => {
  it('speaks in a live region and can be closed', async () => {
    const screen = await render(<Page onOpen={() => host.toast({ title: 'Salvo', text: 'Tudo certo.' })} />);
    const region = screen.getByRole('status');
    await expect.element(region).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Abrir' }).click();
    await expect.element(region).toHaveTextContent('SalvoTudo certo.');
    await screen.getByRole('button', { name: 'Fechar aviso' }).click();
    await expect.element(region).toHaveTextContent('');
  });

  it('goes after six seconds', async () => {
    const nextTask = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await render(<DialogHost />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    host.toast({ title: 'Salvo' });
    while (vi.getTimerCount() === 0) await nextTask();
    vi.advanceTimersByTime(5_999);
    expect(dialogs.getState().toast).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(dialogs.getState().toast).toBeUndefined();
    vi.useRealTimers();
  });
});
