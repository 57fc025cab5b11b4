import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchItem, MAX_LENGTH, type Named } from '../forms/form';
import { askedForm, place } from './openForm';
import './bar.css';
import './page.css';

const { sections } = askedForm();

/** Inputs of the browser, uncontrolled: what a form costs that does nothing. */
function PlainForm() {
  return (
    <form noValidate onSubmit={validateAll}>
      <button id="validate" type="submit">
        Validate
      </button>
      {sections.map(({ id, title, items }) => (
        <section key={id}>
          <h2>{title}</h2>
          <div className="fields">
            {items.map((item) =>
              item.kind === 'text' ? <Text key={item.name} {...item} /> : <Condition key={item.name} {...item} />,
            )}
          </div>
        </section>
      ))}
    </form>
  );
}

function Text({ name, title }: Named) {
  return (
    <label className="field">
      {title}
      <input type="text" name={name} required maxLength={MAX_LENGTH} />
      <span className="error" />
    </label>
  );
}

function Condition({ name, title, shows }: Extract<BenchItem, { kind: 'condition' }>) {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <label className="check">
        <input type="checkbox" name={name} onChange={(event) => setOn(event.currentTarget.checked)} /> {title}
      </label>
      {isOn && shows.map((field) => <Text key={field.name} {...field} />)}
    </>
  );
}

/** Writes the message of every wrong field under it, and focuses the first. */
function validateAll(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const wrong = [...event.currentTarget.querySelectorAll('input')].filter((input) => !input.checkValidity());
  for (const input of wrong) {
    const message = input.parentElement?.querySelector('.error');
    if (message) message.textContent = 'Required.';
  }
  wrong[0]?.focus();
}

createRoot(place()).render(<PlainForm />);
