import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { BlockQuestionProps } from '../../../engine/react/form/FormContext';
import { DialogHost } from '../../../src/dialogs/DialogHost';
import { dialogs, host } from '../../../src/dialogs/dialogStore';
import { Modal } from '../../../src/dialogs/Modal';

beforeEach(() => dialogs.setState({ messages: [], toast: undefined }));

function Token({ options, onAnswer }: BlockQuestionProps) {
  return (
    <Modal title={options.title} onClose={() => onAnswer(false)}>
      <button type="button" onClick={() => onAnswer(true)}>
        Confirmar
      </button>
    </Modal>
  );
}

it.each([
  ['Confirmar', true],
  ['Fechar', false],
])('a block that asks is shown with its options, and %s answers %s', async (button, isYes) => {
  const screen = await render(<DialogHost />);
  const answer = host.askWith(Token, { block: 'token', title: 'Código enviado' });
  const dialog = screen.getByRole('dialog', { name: 'Código enviado' });
  await dialog.getByRole('button', { name: button }).click();
  expect(await answer).toBe(isYes);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('a block that asks waits for the message before it', async () => {
  const screen = await render(<DialogHost />);
  const first = host.ask({ kind: 'warning', title: 'Aviso' });
  const second = host.askWith(Token, { block: 'token', title: 'Código enviado' });
  await expect.element(screen.getByRole('dialog', { name: 'Código enviado' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Entendi' }).click();
  expect(await first).toBe(true);
  await screen.getByRole('dialog', { name: 'Código enviado' }).getByRole('button', { name: 'Confirmar' }).click();
  expect(await second).toBe(true);
});

it('a message that comes while a block asks is shown over it, and the block stays', async () => {
  const screen = await render(<DialogHost />);
  const answer = host.askWith(Token, { block: 'token', title: 'Código enviado' });
  const told = host.ask({ kind: 'success', title: 'Token enviado!' });
  await screen.getByRole('dialog', { name: 'Token enviado!' }).getByRole('button', { name: 'OK' }).click();
  expect(await told).toBe(true);
  await screen.getByRole('dialog', { name: 'Código enviado' }).getByRole('button', { name: 'Confirmar' }).click();
  expect(await answer).toBe(true);
});
