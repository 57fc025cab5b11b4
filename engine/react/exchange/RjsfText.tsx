import { examplesId, type RJSFSchema } from '@rjsf/utils';
import type { ComponentProps } from 'react';
import { TextControl } from '../widgets/control/TextControl';
import { LockedText } from '../widgets/LockedText';
import { textMeaning } from '../widgets/textValue';
import type { WidgetProps } from '../widgets/types';
import { useHeldText } from '../widgets/useHeldText';

/** Kinds of boxes that tell where the caret stands: of the others the browser alone reads what is typed. */
const WITH_CARET = ['text', 'search', 'tel', 'url', 'password'];

/** One line of text, of the kind that `ui:options.inputType` says, with the examples of its schema. */
export function RjsfText({ input, ...given }: WidgetProps & { input?: ComponentProps<'input'> }) {
  const { inputType } = given.options;
  const type = typeof inputType === 'string' ? inputType : 'text';
  const { format, maxLength, ...plain } = given;
  const widget: WidgetProps = WITH_CARET.includes(type) ? given : plain;
  const held = useHeldText(widget, textMeaning(widget.format));
  if (widget.locked) return <LockedText widget={widget} text={held.text} />;
  const examples = examplesOf(widget.schema as RJSFSchema | undefined);
  const listId = examplesId(widget.id);
  return (
    <>
      <TextControl
        widget={widget}
        text={held}
        onText={(next) => widget.onChange(held.type(next))}
        input={{ ...input, type, list: examples && listId }}
      />
      {examples && (
        <datalist id={listId}>
          {examples.map((example) => (
            <option key={example} value={example} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** The same for an e-mail address. */
export const RjsfEmail = (widget: WidgetProps) => (
  <RjsfText autoComplete="email" inputMode="email" {...widget} input={{ autoCapitalize: 'none', spellCheck: false }} />
);

/** What is proposed, each once; what a field is at first is proposed, too. */
function examplesOf(schema: RJSFSchema | undefined): string[] | undefined {
  if (!Array.isArray(schema?.examples)) return undefined;
  const first = schema.default === undefined ? [] : [schema.default];
  return [...new Set([...schema.examples, ...first].map(String))];
}
