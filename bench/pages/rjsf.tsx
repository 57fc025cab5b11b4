import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { rjsfSchema } from '../forms/rjsfSchema';
import { askedForm, place } from './openForm';
import './bar.css';
import './page.css';

const schema = rjsfSchema(askedForm());
const uiSchema = { 'ui:submitButtonOptions': { submitText: 'Validate', props: { id: 'validate' } } };

/** rjsf as it comes: its own theme and validator, uncontrolled, validated when submitted. */
createRoot(place()).render(
  <Form
    schema={schema}
    uiSchema={uiSchema}
    validator={validator}
    noHtml5Validate
    showErrorList={false}
    focusOnFirstError
  />,
);
