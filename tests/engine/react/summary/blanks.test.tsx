import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../../src/theme/tokens.css';
import '../../../../engine/react/theme/base.css';
import { Blanks } from '../../../../engine/react/summary/Blanks';
import { SummaryView } from '../../../../engine/react/summary/SummaryView';
import * as declaracoes from '../../../../schemas/fundo/fatca.json?tab';
import shared from '../../../../schemas/shared.json';
import { byId, renderTab } from '../form/tab';

const { texts } = shared;

it('[CF-OP-61] a question without an answer says so in the review, and leads to its section', async () => {
  const go = vi.fn();
  const items = [
    { label: 'Possui sede ou filial nos EUA?', value: '', unanswered: 'SedeEua' },
    { label: 'Número GIIN', value: '' },
  ];
  const tab = { id: 'fatca', title: 'FATCA', groups: [{ id: 'exterior', title: 'Exterior', items }] };
  const screen = await render(<SummaryView tab={tab} texts={texts} onEdit={go} />);
  await expect.element(screen.getByText('Não respondido')).toBeVisible();
  await expect.element(screen.getByText('Não informado')).toBeVisible();
  await screen.getByRole('button', { name: 'Responder: Possui sede ou filial nos EUA?' }).click();
  expect(go).toHaveBeenCalledWith('fatca', 'exterior');
});

it('[CF-OP-61] the list of what is left blank has a link to each, and is not there without any', async () => {
  const go = vi.fn();
  const blanks = [{ name: 'Possui sede?', in: 'FATCA', tab: 'fatca', section: 'exterior' }];
  const screen = await render(
    <Blanks title="1 pergunta opcional ficou sem resposta" blanks={blanks} place={texts.unansweredIn} onGo={go} />,
  );
  await screen.getByRole('button', { name: 'Possui sede?' }).click();
  expect(go).toHaveBeenCalledWith('fatca', 'exterior');
  const tagged = { title: 'x', blanks, place: texts.unansweredIn, onGo: go, tagOf: () => 'Novo' };
  await screen.rerender(<Blanks {...tagged} />);
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(/^Possui sede\?Novo$/);
  await expect.element(screen.getByRole('list', { name: 'em FATCA' })).toBeVisible();
  await screen.rerender(<Blanks title="x" blanks={[]} place={texts.unansweredIn} onGo={go} />);
  expect(document.querySelector('ul')).toBeNull();
});

it('the tab of several blanks is named once, over their links', async () => {
  const blank = (name: string, tab: string) => ({ name, in: tab, tab: tab.toLowerCase(), section: 'x' });
  const blanks = [blank('GIIN', 'FATCA'), blank('É PEP?', 'Declarações'), blank('Possui sede?', 'FATCA')];
  const screen = await render(<Blanks title="x" blanks={blanks} place={texts.unansweredIn} onGo={() => undefined} />);
  const list = screen.getByRole('list', { name: 'em FATCA' });
  await expect.element(list.getByRole('listitem').nth(1)).toHaveTextContent(/^Possui sede\?$/);
  expect(screen.container.textContent?.match(/em FATCA/g)).toHaveLength(1);
  await expect.element(screen.getByRole('list', { name: 'em Declarações' })).toBeVisible();
});

it('[CF-OP-61] a question that may stay blank says that it is optional', async () => {
  await renderTab(declaracoes);
  expect(byId('fatca-SedeEua-hint').textContent).toBe('(opcional)');
});

it('that it is optional stands behind the question, whole, where there is room in its last line', async () => {
  await renderTab(declaracoes);
  const lines = (name: string) => {
    const range = document.createRange();
    range.selectNodeContents(byId(`fatca-SedeEua-${name}`));
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  expect(lines('hint')[0]?.top).toBeLessThan(lines('label').at(-1)?.bottom ?? 0);
  await page.viewport(320, 800);
  expect(byId('fatca-SedeEua-hint').firstElementChild?.getBoundingClientRect().height).toBe(20);
  await page.viewport(1280, 900);
});
