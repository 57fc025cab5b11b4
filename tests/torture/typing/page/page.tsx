import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { formats } from '../../../../engine/core/formats/br/table';
import type { Json } from '../../../../engine/core/json';
import { FieldGrid } from '../../../../engine/react/frame/FieldGrid';
import { FramedWidget } from '../../../../engine/react/frame/FramedWidget';
import { widgetTexts } from '../../../../engine/react/widgets/texts';
import '../../../../engine/react/theme/base.css';
import '../../../../src/theme/tokens.css';

/** The field that stands on the page. */
interface Asked {
  widget: string;
  format: string;
  maxLength?: number;
}

/** What became of the text. */
interface Found {
  value: Json;
  shown: string;
  /** The names of the refusals, in the order in which they were told first. */
  told: string;
}

declare global {
  interface Window {
    torture: {
      show(asked: Asked): void;
      complete(text: string): void;
      offer(text: string): void;
      focus(): void;
      found(): Found;
    };
  }
}

/** Every text is its own name; of the refusals the reason alone. */
const texts: Record<string, string> = {
  ...Object.fromEntries(Object.keys(widgetTexts).map((name) => [name, name.replace(/^refused/, '').toLowerCase()])),
  language: 'pt-BR',
};

const root = createRoot(document.getElementById('page') as HTMLElement);
const source = document.getElementById('source') as HTMLTextAreaElement;
const field = () => document.getElementById('campo') as HTMLInputElement;
let value: Json | undefined;
let told: string[] = [];
let serial = 0;

function Field({ widget, format, maxLength }: Asked) {
  const [held, setHeld] = useState<Json | undefined>();
  return (
    <FramedWidget
      widget={widget}
      id="campo"
      name="campo"
      label="Campo"
      required={false}
      locked={false}
      disabled={false}
      options={{}}
      texts={texts}
      value={held}
      {...(formats[format] && { format: formats[format] })}
      {...(maxLength !== undefined && { maxLength })}
      onLeave={() => {}}
      onChange={(next) => {
        value = next;
        setHeld(next);
      }}
    />
  );
}

new MutationObserver(() => {
  const message = document.querySelector('#campo-message')?.textContent;
  if (message && told.at(-1) !== message) told.push(message);
}).observe(document.getElementById('page') as HTMLElement, { childList: true, subtree: true, characterData: true });

window.torture = {
  show(asked) {
    serial += 1;
    flushSync(() =>
      root.render(
        <FieldGrid>
          <Field key={serial} {...asked} />
        </FieldGrid>,
      ),
    );
    value = undefined;
    told = [];
    field().focus();
  },
  complete(text) {
    field().blur();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    field().dispatchEvent(new Event('change', { bubbles: true }));
  },
  offer(text) {
    source.value = text;
    source.focus();
    source.select();
  },
  focus: () => field().focus(),
  found: () => ({ value: value ?? null, shown: field().value, told: [...new Set(told)].join(', ') }),
};
