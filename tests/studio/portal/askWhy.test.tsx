import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { TabView } from '../../../engine/react/form/TabView';
import * as informacoes from '../../../schemas/pf/informacoes.json?tab';
import { createTabSession } from '../../../stories/engine/tabSession';
import { surface } from '../../../stories/surface';
import type { WhyAnswer } from '../../../studio/analysis/why/types';
import { askWhy } from '../../../studio/portal/askWhy';
import { WhyBox } from '../../../studio/portal/WhyBox';
import { accessibilityProblems } from '../accessibilityProblems';

async function open() {
  const { session } = createTabSession(informacoes, { ask: async () => true }, { data: { Nacionalidade: 3 } });
  const told = vi.fn<(answer: WhyAnswer) => void>();
  const load = vi.fn(async () => informacoes);
  const stop = askWhy(() => session, { load, tell: told });
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

it('says it in a box that Escape closes', async () => {
  await render(<Box />);
  const box = page.getByRole('dialog', { name: 'Por quê' });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveTextContent('País de nascimento está oculto.');
  expect(await accessibilityProblems(box.element())).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('fechado')).toBeVisible();
});
