import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { ReviewFolds } from '../../../src/features/wizard/review/ReviewFolds';

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
  range.selectNodeContents(screen.getByText('529.982.247-25').first().element());
  expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
  expect(screen.getByText('Helena Duarte Nogueira · 529.982.247-25').element()).toBeDefined();
  await page.viewport(1280, 900);
});
