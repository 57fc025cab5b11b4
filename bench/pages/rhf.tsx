import { createRoot } from 'react-dom/client';
import { type Control, type FieldErrors, type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import { type BenchItem, MAX_LENGTH, type Named } from '../forms/form';
import { askedForm, place } from './openForm';
import './bar.css';
import './page.css';

type Values = Record<string, string | boolean>;

interface Tied {
  control: Control<Values>;
  errors: FieldErrors<Values>;
  register: UseFormRegister<Values>;
}

const { sections } = askedForm();

/**
 * react-hook-form written by hand as its documentation begins: inputs registered, errors read where the form is made.
 * (With `useFormState` in each field a key costs the same, and validating 1,000 of them five times as much.)
 */
function HookForm() {
  const { register, control, handleSubmit, formState } = useForm<Values>({ mode: 'onTouched' });
  const tied = { register, control, errors: formState.errors };
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <button id="validate" type="submit">
        Validate
      </button>
      {sections.map(({ id, title, items }) => (
        <section key={id}>
          <h2>{title}</h2>
          <div className="fields">
            {items.map((item) =>
              item.kind === 'text' ? (
                <Text key={item.name} {...item} {...tied} />
              ) : (
                <Condition key={item.name} {...item} {...tied} />
              ),
            )}
          </div>
        </section>
      ))}
    </form>
  );
}

const REQUIRED = { required: 'Required.', maxLength: MAX_LENGTH };

function Text({ name, title, register, errors, leaves = false }: Named & Tied & { leaves?: boolean }) {
  const message = errors[name]?.message;
  return (
    <div className="field">
      <label htmlFor={name}>{title}</label>
      <input
        type="text"
        id={name}
        maxLength={MAX_LENGTH}
        aria-required
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${name}-error` : undefined}
        {...register(name, { ...REQUIRED, shouldUnregister: leaves })}
      />
      {message && (
        <span className="error" id={`${name}-error`} role="alert">
          {message}
        </span>
      )}
    </div>
  );
}

function Condition({ name, title, shows, ...tied }: Extract<BenchItem, { kind: 'condition' }> & Tied) {
  const isOn = useWatch({ control: tied.control, name }) === true;
  return (
    <>
      <label className="check">
        <input type="checkbox" {...tied.register(name)} /> {title}
      </label>
      {isOn && shows.map((field) => <Text key={field.name} {...field} {...tied} leaves />)}
    </>
  );
}

createRoot(place()).render(<HookForm />);
