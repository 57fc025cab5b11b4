import type { Webform } from '@formio/js';
import { Form, type FormType } from '@formio/react';
import { createRoot } from 'react-dom/client';
import { formioForm } from '../forms/peers/formioForm';
import { askedForm, place } from '../pages/openForm';
import 'bootstrap/dist/css/bootstrap.min.css';
import '@formio/js/dist/formio.form.min.css';
import '../pages/bar.css';

const definition = formioForm(askedForm()) as unknown as FormType;
let form: Webform | undefined;

/** Form.io as it comes, in the Bootstrap that its documentation loads. */
createRoot(place()).render(
  <>
    <button id="validate" type="button" onClick={() => form?.submit().catch(() => {})}>
      Validate
    </button>
    <Form
      src={definition}
      onFormReady={(ready) => {
        form = ready;
      }}
    />
  </>,
);
