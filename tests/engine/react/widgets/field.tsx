import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Json } from '../../../../engine/core/json';
import { FramedWidget } from '../../../../engine/react/frame/FramedWidget';
import '../../../../engine/react/theme/base.css';
import '../../../../src/theme/tokens.css';
import { type FieldPreviewProps, PreviewedField } from '../../../../stories/widgets/FieldPreview';
import { texts } from '../../../../stories/widgets/texts';

/** Mounts one field that keeps its own value, under the id `campo`; `onChange` and `onLeave` are spies. */
export async function renderField(props: FieldPreviewProps) {
  const onChange = vi.fn<(value: Json | undefined) => void>();
  const onLeave = vi.fn<() => void>();
  const screen = await render(<PreviewedField {...props} onChange={onChange} onLeave={onLeave} />);
  await shown();
  return { screen, onChange, onLeave };
}

/** The script of a widget may come with its first field. */
export const shown = (id = 'campo') => vi.waitFor(() => document.getElementById(`${id}-group`) ?? control(id));

/** Mounts a field whose value comes from outside; `feed` sets another one, and other props beside it. */
export async function renderFed(props: FieldPreviewProps) {
  const onChange = vi.fn<(value: Json | undefined) => void>();
  const field = (value: Json | undefined, changed?: Partial<FieldPreviewProps>) => (
    <FramedWidget
      id="campo"
      name="campo"
      required={false}
      locked={false}
      disabled={false}
      options={{}}
      texts={texts}
      onLeave={() => {}}
      {...props}
      value={value}
      onChange={onChange}
      {...changed}
    />
  );
  const screen = await render(field(props.value));
  return { onChange, feed: (...given: Parameters<typeof field>) => screen.rerender(field(...given)) };
}

/** The control of the field, or another element by its id. */
export function control(id = 'campo'): HTMLInputElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element #${id}.`);
  return element as HTMLInputElement;
}

/** The visible texts that describe an element, in their order. */
export function description(element: Element = control()): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => control(id).textContent ?? '');
}

/** Types into the control key by key, without clicking it again when it has the focus. */
export async function type(keys: string, id?: string) {
  control(id).focus();
  await userEvent.keyboard(keys);
}

/**
 * Pastes a text with the keyboard, after copying it out of another box. Files that are tested at the same time share the
 * clipboard: what another one copied in between goes into no box, and the text is copied again.
 */
export async function paste(text: string, id?: string) {
  for (let isOwn = false; !isOwn; ) {
    // What goes in is read once more after the first of both.
    const hear = (event: Event, given: string | null | undefined) => {
      isOwn = folded(given ?? '') === folded(text);
      if (isOwn) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const ends = new AbortController();
    const options = { capture: true, signal: ends.signal };
    window.addEventListener('paste', (event) => hear(event, event.clipboardData?.getData('text')), options);
    window.addEventListener(
      'beforeinput',
      (event) => {
        if (event.inputType === 'insertFromPaste') hear(event, event.data);
      },
      options,
    );
    await copy(text);
    control(id).focus();
    await userEvent.paste();
    ends.abort();
  }
}

/** A box of one line takes other spaces for ends of lines. */
const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

async function copy(text: string) {
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
}
