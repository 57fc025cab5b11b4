import { type ComponentType, createRef, useLayoutEffect } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import type { FormStore } from '../../../../engine/core/form/types';
import type { JsonObject } from '../../../../engine/core/json';
import type { Pointer } from '../../../../engine/core/pointer';
import type { BlockFactory } from '../../../../engine/core/session/blocks';
import type { Question } from '../../../../engine/core/session/host';
import type { BlockProps, Surface } from '../../../../engine/react/form/FormContext';
import type { TabHandle } from '../../../../engine/react/form/TabForm';
import { TabView } from '../../../../engine/react/form/TabView';
import '../../../../engine/react/theme/base.css';
import { widgets } from '../../../../engine/react/widgets/table';
import * as enderecos from '../../../../schemas/pf/enderecos.json?tab';
import { Modal } from '../../../../src/dialogs/Modal';
import '../../../../src/theme/tokens.css';
import type { Reply } from '../../../../stories/engine/sampleServer';
import { createTabSession, type StoryTab, type TabInput } from '../../../../stories/engine/tabSession';

/** A tab of its own definition among the texts of the individual's wizard; ajv refuses nothing. */
export const storyTab = (definition: TabDefinition): StoryTab => ({ ...enderecos, definition, default: () => ({}) });

/** Blocks of a test, by name. */
type Blocks = Record<string, { component: ComponentType<BlockProps>; model: BlockFactory }>;

interface BeginInput extends Omit<TabInput, 'blocks'> {
  answer?: boolean;
  blocks?: Blocks;
  /** Is called with the form once its first fields are drawn, and hear of nothing yet. */
  laidOut?: (form: FormStore) => void;
}

/** Draws nothing; tells once what stands before it is drawn, and hears of nothing yet. */
export function LaidOut({ tell }: { tell: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(tell, []);
  return null;
}

/**
 * Mounts a tab on a server of samples. Questions are answered with yes, or as `answer` says, and remembered;
 * `again` mounts the tab anew in the same session. Its fields come in steps.
 */
export async function beginTab(tab: StoryTab, { answer = true, blocks = {}, laidOut, ...input }: BeginInput = {}) {
  const { id } = tab.definition;
  const questions: Question[] = [];
  const ask = async (question: Question) => {
    questions.push(question);
    return answer;
  };
  const factories = Object.fromEntries(Object.entries(blocks).map(([name, { model }]) => [name, model]));
  const { session, calls, kept } = createTabSession(tab, { ask }, { ...input, blocks: factories });
  const handle = createRef<TabHandle>();
  const onSubmit = vi.fn();
  const explain = vi.fn();
  const components = Object.fromEntries(Object.entries(blocks).map(([name, { component }]) => [name, component]));
  const surface: Surface = { Modal, explain, blocks: components };
  const view = () => (
    <main style={{ paddingInline: 'var(--page-x)' }}>
      <TabView ref={handle} session={session} tab={id} surface={surface} onSubmit={onSubmit} />
      {laidOut && <LaidOut tell={() => laidOut(session.form(id))} />}
    </main>
  );
  const screen = await render(view());
  return {
    screen,
    session,
    form: session.form(id),
    calls,
    kept,
    questions,
    onSubmit,
    explain,
    focus: (pointer: Pointer) => handle.current?.focus(pointer),
    data: () => session.form(id).getState().data,
    again: async () => {
      await screen.unmount();
      return render(view());
    },
  };
}

/** The same, once all its fields stand. */
export async function renderTab(...tab: Parameters<typeof beginTab>): ReturnType<typeof beginTab> {
  const rendered = await beginTab(...tab);
  await expect.poll(() => document.querySelectorAll('section > div[style*="block-size"]:last-child')).toHaveLength(0);
  return rendered;
}

/** The names of the calls, `GET /Consulta/bancos`. */
export const namesOf = (calls: { method: string; path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`);

/** An answer that waits until `give` is called. */
export function deferred() {
  let give: (reply: Reply) => void = () => {};
  const promise = new Promise<Reply>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give };
}

/** How often each widget is rendered from now on, by the id of its control. */
export function countRenders(): Map<string, number> {
  const counts = new Map<string, number>();
  const original = { ...widgets };
  for (const [name, Widget] of Object.entries(original)) {
    widgets[name] = (props) => {
      counts.set(props.id, (counts.get(props.id) ?? 0) + 1);
      return <Widget {...props} />;
    };
  }
  onTestFinished(() => void Object.assign(widgets, original));
  return counts;
}

/** The valid example of a tab that has the most to show. */
export function fullest({ definition }: StoryTab): JsonObject {
  const [example] = (definition.examples?.valid ?? []).toSorted(
    (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
  );
  return example as JsonObject;
}

/** The element with an id. */
export function byId(id: string): HTMLInputElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element #${id}.`);
  return element as HTMLInputElement;
}

/** The message under a field. */
export const messageOf = (id: string) => document.getElementById(`${id}-message`)?.textContent ?? '';
