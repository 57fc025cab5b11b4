import 'ficha-engine/base.css';
import { formats as base, formatsWritten } from 'ficha-engine/core';
import { createBrowserSession, PlainTabView, plainSurface, type TabHandle } from 'ficha-engine/react';
import type { Transport } from 'ficha-engine/session';
import { Button } from 'ficha-engine/theme';
import { useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import * as day from './schemas/visit/day.json?tab';
import * as visitor from './schemas/visit/visitor.json?tab';

const formats = formatsWritten(base, { day: { isMonthFirst: true, placeholder: 'mm/dd/yyyy' }, hasDecimalPoint: true });
const transport: Transport = async ({ method, path, body }) => {
  const answer = await fetch(`/api${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const said = answer.text().then((text) => (text ? JSON.parse(text) : undefined));
  return { status: answer.ok ? 200 : answer.status, body: await (answer.ok ? said : said.catch(() => undefined)) };
};
const session = createBrowserSession({ tabs: [visitor, day], transport, formats, storageKey: 'visit' });

function Visit() {
  const { phase, tabs, step } = useSyncExternalStore(session.subscribe, session.view);
  const [isBooked, setBooked] = useState(false);
  const form = useRef<TabHandle>(null);
  const { id = '', title } = tabs[step] ?? {};
  const advance = async () => {
    const { focus, concluded } = await session.advance();
    if (focus !== undefined) form.current?.focus(focus);
    setBooked(concluded === true);
  };
  if (phase === 'loading') return <p>{session.texts.loading}</p>;
  if (isBooked) return <h1>See you soon</h1>;
  return (
    <main style={{ padding: '24px var(--page-x)' }}>
      <h1>{title}</h1>
      <PlainTabView ref={form} session={session} tab={id} surface={plainSurface} onSubmit={advance} />
      <Button onClick={advance}>{session.texts.advance}</Button>
    </main>
  );
}
createRoot(document.getElementById('root') as HTMLElement).render(<Visit />);
void session.open();
