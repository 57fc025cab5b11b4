import type { ValidationMode } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { jsonFormsSchema } from '../forms/peers/jsonFormsSchema';
import { askedForm, place } from '../pages/openForm';
import '../pages/bar.css';
import './jsonforms.css';

const { schema, uischema } = jsonFormsSchema(askedForm());

/**
 * JSON Forms with its vanilla renderers; errors are worked out with every key, and shown once all are asked for. Its data
 * are given back to it with that alone: given back with every change, they are older than what was typed meanwhile.
 */
function Page() {
  const latest = useRef<unknown>({});
  const [given, setGiven] = useState<{ data: unknown; validationMode: ValidationMode }>({
    data: {},
    validationMode: 'ValidateAndHide',
  });
  return (
    <>
      <button
        id="validate"
        type="button"
        onClick={() => setGiven({ data: latest.current, validationMode: 'ValidateAndShow' })}
      >
        Validate
      </button>
      <JsonForms
        {...given}
        schema={schema}
        uischema={uischema}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        onChange={({ data }) => {
          latest.current = data;
        }}
      />
    </>
  );
}

createRoot(place()).render(<Page />);
