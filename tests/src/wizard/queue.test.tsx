import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import type { WizardSession } from '../../../engine/core/session/types';
import type { WizardView } from '../../../engine/core/session/view';
import shared from '../../../schemas/shared.json';
import { DialogHost } from '../../../src/dialogs/DialogHost';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { Queue, QueueCard } from '../../../src/features/wizard/QueueCard';
import { useQueue } from '../../../src/features/wizard/useQueue';
import { useQueueOnTab } from '../../../src/features/wizard/useQueueOnTab';
import type { TabActions } from '../../../src/features/wizard/useTabActions';
import { WizardTexts } from '../../../src/features/wizard/wizardTexts';
import { connection } from '../../../src/session/offline/connection';

const parts = [
  { id: 'basic', data: ['first', 'third'] },
  { id: 'money', data: ['second'] },
  { id: 'more', data: ['second'] },
];
const tabs = ['first', 'second', 'third'].map((id) => ({ id, title: `Title of ${id}` }));
const AT = { basic: '2026-11-22T14:38:00', money: '2026-11-22T14:41:00', more: '2026-11-22T14:41:00' };

const viewOf = (over: Partial<WizardView> = {}) =>
  ({
    phase: 'ready',
    queued: [],
    queuedAt: AT,
    tabs,
    step: 0,
    save: { phase: 'idle' },
    ...over,
  }) as unknown as WizardView;
const sessionOf = (view: () => WizardView) =>
  ({ loaded: { wizard: { parts } }, view, settle: async () => true }) as unknown as WizardSession;

const withTexts = { wrapper: WithTexts };
function WithTexts({ children }: { children: React.ReactNode }) {
  return <WizardTexts value={shared.texts}>{children}</WizardTexts>;
}

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
  dialogs.setState({ messages: [], toast: undefined });
});
afterEach(() => connection.setState({ since: undefined, dataOf: undefined }));

it('the card names what waits in its order, when it was saved, and what is on its way', async () => {
  const steps = [
    { id: 'a', title: 'Dados Financeiros', at: new Date(2026, 10, 22, 14, 38), isSending: true },
    { id: 'b', title: 'Dados Bancários', at: new Date(2026, 10, 22, 14, 41), isSending: false },
  ];
  const screen = await render(<QueueCard steps={steps} />, withTexts);
  const card = screen.getByRole('region', { name: 'Na fila para enviar' });
  await expect
    .element(card.getByRole('listitem').nth(0))
    .toHaveTextContent(/^Dados FinanceirosSalvo por você às 14:38Enviando$/);
  await expect
    .element(card.getByRole('listitem').nth(1))
    .toHaveTextContent(/^Dados BancáriosSalvo por você às 14:41Na fila$/);
});

it('several parts of a step are one line; a part of several steps goes by the one that is open alone', async () => {
  const session = sessionOf(() => viewOf({ queued: ['basic', 'money', 'more'] }));
  const screen = await render(<Queue session={session} />, withTexts);
  await expect.element(screen.getByRole('listitem').nth(0)).toHaveTextContent(/^Title of first/);
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent(/^Title of second/);
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  const alone = sessionOf(() => viewOf({ queued: ['basic'] }));
  await screen.rerender(<Queue session={alone} alone="third" />);
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(/^Title of third/);
});

/** A page over a view, with what it is asked to run. */
async function openPage(first: WizardView) {
  let view = first;
  const run = vi.fn(async () => undefined);
  const session = sessionOf(() => view);
  const actions = { action: undefined, run } as unknown as TabActions;
  function Page() {
    useQueue(session, view, actions);
    return <DialogHost />;
  }
  const screen = await render(<Page />, withTexts);
  const show = async (over: Partial<WizardView>) => {
    view = viewOf(over);
    await screen.rerender(<Page />);
  };
  return { screen, run, show };
}

it('a toast tells what joins the queue, by the step that was left', async () => {
  connection.setState({ since: new Date() });
  const { screen, show } = await openPage(viewOf({ step: 2 }));
  await show({ step: 2, queued: ['basic'] });
  const toast = screen.getByRole('status').filter({ hasText: 'A etapa Title of third está na fila' });
  await expect.element(toast).toHaveTextContent('Enviamos quando a conexão voltar.');
});

it('what an earlier visit left is not told again', async () => {
  connection.setState({ since: new Date() });
  const { show } = await openPage(viewOf({ queued: ['basic'] }));
  await show({ queued: ['basic'], step: 1 });
  expect(dialogs.getState().toast).toBeUndefined();
});

it('what waits is sent once for each connection that comes back', async () => {
  connection.setState({ since: new Date() });
  const { run, show } = await openPage(viewOf({ queued: ['basic'] }));
  expect(run).not.toHaveBeenCalled();
  connection.setState({ since: undefined });
  await vi.waitFor(() => expect(run.mock.calls).toEqual([['sendQueued']]));
  await show({ queued: ['basic'], step: 1 });
  expect(run).toHaveBeenCalledTimes(1);
  connection.setState({ since: new Date() });
  await show({ queued: ['basic'] });
  connection.setState({ since: undefined });
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
});

it('what stands under the card stays in its place while the card comes and grows, and when nothing waits any more', async () => {
  const pageOf = (queued?: string[]) => (
    <>
      {queued && <Queue session={sessionOf(() => viewOf({ queued }))} isNews />}
      <div style={{ blockSize: 3000 }}>The form</div>
    </>
  );
  const screen = await render(pageOf(), withTexts);
  const top = () => screen.getByText('The form').element().getBoundingClientRect().top;
  const before = top();
  await screen.rerender(pageOf(['basic']));
  expect(window.scrollY).toBeGreaterThan(50);
  expect(top()).toBeCloseTo(before, 0);
  await screen.rerender(pageOf(['basic', 'money']));
  expect(top()).toBeCloseTo(before, 0);
  window.scrollTo(0, 0);
  const shown = top();
  await screen.rerender(pageOf([]));
  await expect.element(screen.getByRole('region', { name: 'Nada mais na fila' })).toBeVisible();
  expect(top()).toBeCloseTo(shown, 0);
});

it('the card stays on its tab though nothing waits any more, and goes with the tab', async () => {
  function Page({ tab, count }: { tab: string; count: number }) {
    const queue = useQueueOnTab(tab, count);
    return <p>{queue ? `a card, ${queue.isNews ? 'come' : 'found'}` : 'none'}</p>;
  }
  const screen = await render(<Page tab="first" count={0} />);
  const shows = (text: string) => expect.element(screen.getByText(text)).toBeVisible();
  await shows('none');
  await screen.rerender(<Page tab="first" count={1} />);
  await shows('a card, come');
  await screen.rerender(<Page tab="first" count={0} />);
  await shows('a card, come');
  await screen.rerender(<Page tab="second" count={0} />);
  await shows('none');
  await screen.rerender(<Page tab="third" count={1} />);
  await shows('a card, found');
});
