import { createRoot } from 'react-dom/client';
import { type Control, type UseFormRegister, useForm, useFormState, useWatch } from 'react-hook-form';
import { type BenchItem, MAX_LENGTH, type Named } from '../forms/form';
import { askedForm, place } from './openForm';
import './bar.css';
import './page.css';

type Values = Record<string, string | boolean>;

interface Tied {
  control: Control<Values>;
  register: UseFormRegister<Values>;
}

const { sections } = askedForm();

/** react-hook-form written by hand, as its documentation advises for large forms: each field listens for itself. */
function HookForm() {
  const { register, control, handleSubmit } = useForm<Values>({ mode: 'onTouched' });
  const tied = { register, control };
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

function Text({ name, title, register, control, leaves = false }: Named & Tied & { leaves?: boolean }) {
  const { errors } = useFormState({ control, name, exact: true });
  const error = errors[name];
  return (
    <label className="field">
      {title}
      <input
        type="text"
        maxLength={MAX_LENGTH}
        aria-required
        aria-invalid={error ? true : undefined}
        {...register(name, { ...REQUIRED, shouldUnregister: leaves })}
      />
      <span className="error">{error?.message}</span>
    </label>
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
