import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { formats } from '../../../engine/brazil';
import { toLoadedForm } from '../../../engine/definition';
import { StandaloneFormView } from '../../../engine/react';
import { TabView } from '../../../engine/react/form/TabView';
import { testForm } from '../../../engine/testing';
import * as cadastro from '../../../schemas/acesso/cadastro.json?tab';
import * as informacoes from '../../../schemas/pf/informacoes.json?tab';
import * as representantes from '../../../schemas/pj/representantes.json?tab';
import { Modal } from '../../../src/dialogs/Modal';
import { createTabSession } from '../../../stories/engine/tabSession';
import { surface } from '../../../stories/surface';
import type { WhyAnswer } from '../../../studio/analysis/why/types';
import { formAlone, formOfSession } from '../../../studio/portal/askedForm';
import { askWhy } from '../../../studio/portal/askWhy';
import { WhyBox } from '../../../studio/portal/WhyBox';
import { accessibilityProblems } from '../accessibilityProblems';

async function open() {
  const { session } = createTabSession(informacoes, { ask: async () => true }, { data: { Nacionalidade: 3 } });
  const told = vi.fn<(answer: WhyAnswer) => void>();
  const load = vi.fn(async () => informacoes);
  const stop = askWhy(() => formOfSession(session), { load, tell: told });
  await render(<TabView session={session} tab="informacoes" surface={surface} onSubmit={() => {}} />);
  return { session, told, load, stop };
}

it('tells why a field is as it is after Alt + click, and the form hears nothing of it', async () => {
  const { session, told, load, stop } = await open();
  const before = session.form('informacoes').getState().data;
  await page
    .getByText('País de nascimento')
    .first()
    .click({ modifiers: ['Alt'] });
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(load).toHaveBeenCalledWith('pf', 'informacoes');
  const [answer] = told.mock.calls[0] as [WhyAnswer];
  expect(answer.called).toBe('País de nascimento');
  expect(answer.outcomes[0]?.sentence).toContain('porque *Nacionalidade* é *Estrangeiro*');
  expect(session.form('informacoes').getState().data).toEqual(before);
  stop();
  await page
    .getByText('País de nascimento')
    .first()
    .click({ modifiers: ['Alt'] });
  expect(told).toHaveBeenCalledOnce();
});

it('tells it of a field in the form of a row, as it stands there, by mouse and by key', async () => {
  const { session } = createTabSession(representantes, { ask: async () => true }, { data: { representantes: [] } });
  const told = vi.fn<(answer: WhyAnswer) => void>();
  const stop = askWhy(() => formOfSession(session), { load: async () => representantes, tell: told });
  await render(<TabView session={session} tab="representantes" surface={surface} onSubmit={() => {}} />);
  await page.getByRole('button', { name: 'Adicionar representante' }).click();
  const form = page.getByRole('dialog', { name: 'Representante' });
  const kind = form.getByRole('combobox', { name: 'Tipo', exact: true });
  await kind.selectOptions('Pessoa autorizada emitir ordem');
  await form
    .getByText('Assinatura')
    .first()
    .click({ modifiers: ['Alt'] });
  await expect.poll(() => told.mock.calls.length).toBe(1);
  const of = (call: number, id: string) => told.mock.calls[call]?.[0].outcomes.find((outcome) => outcome.id === id);
  expect(of(0, 'value')?.because).toMatchObject([{ rule: 'emissor-nao-assina', truth: true }]);
  (kind.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}w{/Alt}');
  await expect.poll(() => told.mock.calls.length).toBe(2);
  expect(told.mock.calls[1]?.[0]).toMatchObject({ at: '/representantes/0/Tipo', called: 'Tipo (Representante)' });
  // What the form lies over is not asked about.
  await form.getByRole('heading', { name: 'Representante' }).click({ modifiers: ['Alt'] });
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

it('tells it of a field of a form before the login, as it stands there', async () => {
  const loaded = toLoadedForm(cadastro, formats);
  const { standalone, form } = testForm(loaded, { base: { formats } });
  const told = vi.fn<(answer: WhyAnswer) => void>();
  const load = vi.fn(async () => cadastro);
  const stop = askWhy(() => formAlone(loaded, standalone), { load, tell: told });
  await render(<StandaloneFormView standalone={standalone} surface={surface} onSubmit={() => {}} />);
  form.change('/selectedTipoCliente', 2);
  await page
    .getByText('CNPJ')
    .first()
    .click({ modifiers: ['Alt'] });
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(load).toHaveBeenCalledWith('acesso', 'cadastro');
  const [{ called, outcomes }] = told.mock.calls[0] as [WhyAnswer];
  expect(called).toBe('CNPJ');
  expect(outcomes.flatMap(({ because }) => because.map(({ rule }) => rule))).toContain('empresa');
  stop();
});

it('tells of a button which questions come before its work', async () => {
  const { session } = createTabSession(informacoes, { ask: async () => true }, {});
  const told = vi.fn<(answer: WhyAnswer) => void>();
  const [press, other] = [vi.fn(), vi.fn()];
  const stop = askWhy(() => formOfSession(session), { load: async () => informacoes, tell: told });
  await render(
    <>
      <button type="button" onClick={press}>
        {session.loaded.wizard.texts?.advance}
      </button>
      <button type="button" onClick={other}>
        Sair
      </button>
    </>,
  );
  await page.getByRole('button', { name: 'Avançar' }).click({ modifiers: ['Alt'] });
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(told.mock.calls[0]?.[0]).toMatchObject({ called: 'Avançar', outcomes: [{ id: 'advance' }] });
  expect(press).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Sair' }).click({ modifiers: ['Alt'] });
  expect(other).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
  stop();
});

it('leaves a plain click to the form', async () => {
  const { told, stop } = await open();
  await page.getByText('País de nascimento').first().click();
  expect(told).not.toHaveBeenCalled();
  stop();
});

const ANSWER: WhyAnswer = {
  at: '/PaisNascimento',
  called: 'País de nascimento',
  outcomes: [{ id: 'visible', now: 'não', sentence: '*País de nascimento* está oculto', because: [], deciding: [] }],
};

function Box() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <WhyBox answer={ANSWER} onClose={() => setOpen(false)} /> : <p>fechado</p>;
}

it('lies over a modal form, whose fields stay as they are when Escape closes the box', async () => {
  const close = vi.fn();
  await render(
    <>
      <Modal title="Representante" onClose={close}>
        <input aria-label="Nome" />
      </Modal>
      <Box />
    </>,
  );
  const box = page.getByRole('dialog', { name: 'Por quê' });
  await expect.element(box).toHaveFocus();
  await box.getByRole('button', { name: 'Fechar' }).hover();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Por quê' })).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

it('says it in a box that Escape closes', async () => {
  await render(<Box />);
  const box = page.getByRole('dialog', { name: 'Por quê' });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveTextContent('País de nascimento está oculto.');
  expect(await accessibilityProblems(box.element())).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('fechado')).toBeVisible();
});
