import { formats } from '../../../engine/brazil';
import type { FieldSchema } from '../../../engine/definition';
import { FramedWidget } from '../../../engine/react';
import { FieldGrid } from '../../../engine/theme';
import { around } from '../form/texts';
import styles from './FieldGallery.module.css';
import { type Sample, widgetFor } from './samples';

const nothing = () => {};

/** What the options of a call look like before it is made. */
const CALLED = [
  { value: '001', label: 'Banco do Brasil' },
  { value: 'BRA', label: 'Brasil' },
];

/** How a kind of field looks, drawn by the engine; only to be seen. */
export function SampleLook({ sample }: { sample: Sample }) {
  const { schema, ui = {}, title, value } = sample;
  if (schema.$ref !== undefined) return null;
  const format = schema.format === undefined ? undefined : formats[schema.format];
  const choices = choicesOf(schema);
  return (
    <div className={styles.look} inert aria-hidden="true">
      <FieldGrid>
        <FramedWidget
          widget={widgetFor(schema, ui)}
          id={`amostra-${sample.id}`}
          name={sample.id}
          label={title}
          value={value}
          required={false}
          locked={schema.readOnly === true}
          disabled={false}
          options={ui['ui:options'] ?? {}}
          texts={around.texts ?? {}}
          onChange={nothing}
          onLeave={nothing}
          {...(format && { format })}
          {...(choices && { choices })}
          {...(schema.options?.separator !== undefined && { separator: schema.options.separator })}
        />
      </FieldGrid>
    </div>
  );
}

function choicesOf({ oneOf, options }: FieldSchema) {
  if (options) return CALLED;
  return oneOf?.map(({ const: value, title }) => ({ value, label: title }));
}
