import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import shared from '../../../schemas/shared.json';
import { type ReviewedTab, ReviewFolds } from '../../../src/features/wizard/review/ReviewFolds';

const participants: ReviewedTab = {
  id: 'participantes',
  title: 'Participantes',
  unanswered: 0,
  groups: [
    {
      id: 'administrador',
      title: 'Administrador',
      items: [{ label: 'Administrador', value: 'Araucária Administradora de Fundos S.A.' }],
      groups: [{ title: 'Marina Lobo Teles', items: [] }],
    },
  ],
};

afterEach(() => page.viewport(1280, 900));

it('a folded section breaks its line between facts, and no number at its dash', async () => {
  await page.viewport(375, 800);
  const items = ['Helena Duarte Nogueira', '529.982.247-25'].map((value) => ({ label: '', value, place: value }));
  const tab = { id: 'dados', title: 'Dados', unanswered: 0, groups: [{ id: 'pessoa', title: '', items }] };
  const screen = await render(
    <main style={{ paddingInline: 16 }}>
      <ReviewFolds tabs={[tab] as never} texts={{}} onEdit={() => undefined} />
    </main>,
  );
  await expect.element(screen.getByText('529.982.247-25').first()).toBeVisible();
  const range = document.createRange();
  range.selectNode(screen.getByText('529.982.247-25').first().element().lastChild as Node);
  expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
  expect(screen.getByText('Helena Duarte Nogueira · 529.982.247-25').element()).toBeDefined();
});

it.each([
  [320, false],
  [375, false],
  [1280, true],
])('between two facts stands a dot, but not where the second begins a line: at %i px %s', async (width, isSeen) => {
  await page.viewport(width, 800);
  const screen = await render(<ReviewFolds tabs={[participants]} texts={shared.texts} onEdit={() => undefined} />);
  const line = screen.getByText(/^Araucária .* · 1 registro: Marina Lobo Teles$/).element();
  const [first, second] = [...line.children].map((fact) => fact.getBoundingClientRect());
  const dot = line.querySelector(':scope > span > span')?.getBoundingClientRect();
  expect((second?.top ?? 0) === first?.top).toBe(isSeen);
  expect((dot?.left ?? 0) >= line.getBoundingClientRect().left).toBe(isSeen);
  expect(getComputedStyle(line).overflow).toBe('clip');
});
