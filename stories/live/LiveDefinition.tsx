import { Suspense, use, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { type TabHandle, TabView } from '../../engine/react';
import type { Question } from '../../engine/session';
import { createAttachments } from '../../src/blocks/documents/attachments';
import { loadBlockFactories } from '../../src/blocks/registry';
import { host } from '../../src/dialogs/dialogStore';
import { beforeStories } from '../beforeStories';
import { createTabSession, type StoryTab } from '../engine/tabSession';
import { surface } from '../surface';
import { useSurroundings } from '../toolbar/Surroundings';
import { type Compiled, compileLive } from './compileLive';
import css from './LiveDefinition.module.css';

/**
 * The JSON of a tab beside what it makes: each change is compiled as the build does it. What is wrong is said under the text, and
 * the form stays as the last text made it that was well.
 */
export function LiveDefinition({ text: start }: { text: string }) {
  const id = useId();
  const [text, setText] = useState(start);
  const settled = useDeferredValue(text);
  const compiled = useMemo(() => compileLive(settled), [settled]);
  const last = useRef<{ tab: StoryTab; text: string }>(undefined);
  if ('tab' in compiled) last.current = { tab: compiled.tab, text: settled };
  const rows = Math.min(Math.max(start.split('\n').length, 12), 32);
  return (
    <div className={css.live}>
      <div className={css.source}>
        <div className={css.head}>
          <label htmlFor={id}>Definição (JSON)</label>
          {text !== start && (
            <button type="button" className={css.reset} onClick={() => setText(start)}>
              Voltar ao começo
            </button>
          )}
        </div>
        <textarea
          id={id}
          className={css.text}
          rows={rows}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-problems`}
          aria-invalid={'problems' in compiled}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Problems id={`${id}-problems`} compiled={compiled} />
      </div>
      <section className={css.shown} aria-label="O que ela faz">
        {last.current && (
          <Suspense>
            <Shown key={last.current.text} tab={last.current.tab} />
          </Suspense>
        )}
      </section>
    </div>
  );
}

function Problems({ id, compiled }: { id: string; compiled: Compiled }) {
  const problems = 'problems' in compiled ? compiled.problems : [];
  return (
    <div id={id} role="status" className={problems.length > 0 ? css.wrong : css.right}>
      {problems.length === 0 ? (
        'A definição está certa.'
      ) : (
        <>
          <p>O formulário ao lado é o da última definição certa.</p>
          <ul>
            {problems.map(({ line, column, message }) => (
              <li key={`${line}:${column}:${message}`}>
                Linha {line}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const factories = beforeStories(loadBlockFactories(createAttachments()));

function Shown({ tab }: { tab: StoryTab }) {
  const blocks = use(factories);
  const around = useSurroundings();
  const handle = useRef<TabHandle>(null);
  const [session] = useState(
    () => createTabSession(tab, { ask: (question: Question) => host.ask(question) }, { blocks, ...around }).session,
  );
  const { id } = tab.definition;
  return (
    <TabView
      ref={handle}
      session={session}
      tab={id}
      surface={surface}
      onSubmit={() => {
        const [first] = session.form(id).validate('advance');
        if (first) handle.current?.focus(first.pointer);
      }}
    />
  );
}
