import { createForm } from '@bpmn-io/form-js-viewer';
import { formJsSchema } from '../forms/peers/formJsSchema';
import { askedForm, place } from '../pages/openForm';
import '@bpmn-io/form-js-viewer/dist/assets/form-js.css';
import '../pages/bar.css';

/** The viewer of form-js as it comes, with its mark: what is typed is taken 300 ms after a key, or when a field is left. */
const form = await createForm({ container: place(), schema: formJsSchema(askedForm()) });

const button = document.createElement('button');
button.id = 'validate';
button.type = 'button';
button.textContent = 'Validate';
button.addEventListener('click', () => form.submit());
document.body.prepend(button);
