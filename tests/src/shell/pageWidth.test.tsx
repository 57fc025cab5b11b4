import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/base.css';
import { AccessibilityPage } from '../../../src/features/accessibility/AccessibilityPage';
import { ReceiptView } from '../../../src/features/receipt/ReceiptPage';
import { SecurityPage } from '../../../src/features/security/SecurityPage';
import type { Receipt } from '../../../src/session/receipt';
import { PageSkeleton } from '../../../src/shell/PageSkeleton';

// What the pages ask for never comes: their frames are looked at.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));

const receipt: Receipt = {
  title: 'Cadastro enviado',
  next: 'Vamos analisar.',
  name: 'Helena',
  what: 'Cadastro',
  isUpdate: false,
  sent: undefined,
  sheet: { kind: 'making' },
};

const pages: [name: string, page: ReactNode, path?: string][] = [
  ['help', <AccessibilityPage key="help" />],
  ['security', <SecurityPage key="security" />],
  ['data', <SecurityPage key="data" />, '/MeusDados'],
  ['receipt', <ReceiptView key="receipt" receipt={receipt} isSignedIn={true} />],
  ['skeleton', <PageSkeleton key="skeleton" narrow />],
];

it.each([375, 1280])('pages about the account stand in one column, at %i px', async (width) => {
  await page.viewport(width, 900);
  const places: string[] = [];
  for (const [, shown, path = '/'] of pages) {
    const screen = await render(<MemoryRouter initialEntries={[path]}>{shown}</MemoryRouter>);
    const { left, width, top } = screen.container.querySelector('main')?.getBoundingClientRect() ?? {};
    places.push(`${left} ${width} ${top}`);
    await screen.unmount();
  }
  await page.viewport(1280, 900);
  expect(places).toEqual(pages.map(() => places[0]));
  // 720, and the room at both sides.
  expect(places[0]?.split(' ')[1]).toBe(String(Math.min(width, 720 + 2 * 32)));
});
