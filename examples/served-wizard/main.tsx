import 'ficha-engine/base.css';
import './main.css';
import { formatsWritten, formats as generic } from 'ficha-engine/core';
import { type DefinitionsIndex, loadWizard } from 'ficha-engine/definition';
import {
  createBrowserSession,
  plainSurface,
  SummaryView,
  type TabHandle,
  TabView,
  useSummary,
} from 'ficha-engine/react';
import type { ActionResult, Transport, WizardSession } from 'ficha-engine/session';
import { Button } from 'ficha-engine/theme';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

const REVIEW = 'review';
const formats = formatsWritten(generic, {
  day: { isMonthFirst: true, placeholder: 'mm/dd/yyyy' },
  hasDecimalPoint: true,
});

/** Where no answer comes, `fetch` throws: the session tells the customer, and keeps what was typed. */
const transport: Transport = async ({ method, path, body, timeout = 30_000 }) => {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(timeout);
  const answer = await fetch(`/api${path}`, { method, signal, ...(body !== undefined && json) });
  // A call is done with 200 alone; of what stands in another answer the session tells the message. A page of HTML with 200
  // comes from a proxy, and is no answer: this throws, so that nothing counts as loaded or saved.
  const said = answer.text().then((text) => (text ? JSON.parse(text) : undefined));
  return { status: answer.ok ? 200 : answer.status, body: await (answer.ok ? said : said.catch(() => undefined)) };
};

async function openTrip(): Promise<WizardSession> {
  const index: DefinitionsIndex = await (await fetch('/definitions/index.json')).json();
  const entry = index.wizards.find(({ id }) => id === 'trip');
  if (!entry) throw new Error('The server has no wizard "trip".');
  const address = new URL(`/definitions/${entry.url}`, location.href).href;
  const loaded = await loadWizard(address, (url) => import(/* @vite-ignore */ url), formats);
  const session = createBrowserSession({ loaded, transport, formats, storageKey: 'trip', review: REVIEW });
  await session.open();
  return session;
}

function Trip({ session }: { session: WizardSession }) {
  const { tabs, step, phase } = useSyncExternalStore(session.subscribe, session.view);
  const { texts } = session;
  const [isDone, setDone] = useState(false);
  const form = useRef<TabHandle>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const tab = tabs[step];

  // A screen reader goes on at the head of the next step.
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);

  async function after(action: Promise<ActionResult>) {
    const { focus, concluded } = await action;
    if (focus !== undefined) form.current?.focus(focus);
    if (concluded) setDone(true);
  }
  if (isDone) return <h1 role="status">Thank you: your trip is booked.</h1>;
  if (!tab) return null;
  const isReview = tab.id === REVIEW;
  const lead = session.loaded.tabs[tab.id]?.definition.lead;
  const goOn = () => void after(isReview ? session.conclude() : session.advance());
  return (
    <>
      <nav aria-label="Steps">
        <ol>
          {tabs.map(({ id, title, clickable }, index) => (
            <li key={id} aria-current={index === step ? 'step' : undefined}>
              {clickable && index !== step ? (
                <Button variant="quiet" compact onClick={() => session.go(index)}>
                  {title}
                </Button>
              ) : (
                title
              )}
            </li>
          ))}
        </ol>
      </nav>
      <h1 ref={title} tabIndex={-1}>
        {tab.title}
      </h1>
      {lead && <p>{lead}</p>}
      {isReview ? (
        <Review session={session} />
      ) : (
        <TabView key={tab.id} ref={form} session={session} tab={tab.id} surface={plainSurface} onSubmit={goOn} />
      )}
      <footer>
        {step > 0 && (
          <Button variant="secondary" onClick={() => session.go(step - 1)}>
            {texts.back}
          </Button>
        )}
        <Button variant="primary" onClick={goOn} busy={phase === 'saving'}>
          {isReview ? texts.conclude : texts.advance}
        </Button>
      </footer>
    </>
  );
}

/** Everything that was answered; each section leads back to its tab. */
function Review({ session }: { session: WizardSession }) {
  const { tabs } = session.view();
  return useSummary(session).map((tab) => (
    <section key={tab.id}>
      <h2>{tab.title}</h2>
      <SummaryView
        tab={tab}
        texts={session.texts}
        onEdit={(id) => session.go(tabs.findIndex((one) => one.id === id))}
      />
    </section>
  ));
}

const root = createRoot(document.getElementById('root') as HTMLElement);
openTrip().then(
  (session) =>
    root.render(
      <main>
        <Trip session={session} />
      </main>,
    ),
  () =>
    root.render(
      <main>
        <p role="alert">The form could not be opened. Please reload the page.</p>
      </main>,
    ),
);
