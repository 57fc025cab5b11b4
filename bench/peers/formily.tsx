import { createForm, type Field, setValidateLanguage } from '@formily/core';
import { connect, createSchemaField, FormProvider, type ISchema, mapProps, useField } from '@formily/react';
import type { ChangeEvent, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { formilySchema } from '../forms/peers/formilySchema';
import { askedForm, place } from '../pages/openForm';
import '../pages/bar.css';
import '../pages/page.css';

interface InputProps {
  id?: string;
  value?: string;
  onChange?(event: ChangeEvent<HTMLInputElement>): void;
}

interface CheckProps {
  label?: ReactNode;
  checked?: boolean;
  onChange?(value: boolean): void;
}

interface ItemProps {
  label?: ReactNode;
  errors?: string[];
  children?: ReactNode;
}

const Input = connect(
  ({ value, id, ...rest }: InputProps) => <input type="text" id={id} value={value ?? ''} {...rest} />,
  mapProps((props, field) => ({ ...props, id: field.address.toString() })),
);

const Check = connect(
  ({ label, checked = false, onChange }: CheckProps) => (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange?.(event.currentTarget.checked)} /> {label}
    </label>
  ),
  mapProps({ title: 'label', value: 'checked' }),
);

const FormItem = connect(
  ({ label, errors = [], children }: ItemProps) => {
    const field = useField();
    return (
      <div className="field">
        <label htmlFor={field.address.toString()}>{label}</label>
        {children}
        {errors.length > 0 && (
          <span className="error" role="alert">
            {errors.join(' ')}
          </span>
        )}
      </div>
    );
  },
  mapProps({ title: 'label' }, (props, field) => ({ ...props, errors: (field as Field).selfErrors })),
);

function Section({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="fields">{children}</div>
    </section>
  );
}

const SchemaField = createSchemaField({ components: { Input, Check, FormItem, Section } });
const form = createForm();
const schema = formilySchema(askedForm()) as ISchema;
setValidateLanguage('en-US');

/** Formily driven by a schema, with inputs of the browser connected to it; a field is validated with every key. */
createRoot(place()).render(
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      form.submit().catch(() => {});
    }}
  >
    <button id="validate" type="submit">
      Validate
    </button>
    <FormProvider form={form}>
      <SchemaField schema={schema} />
    </FormProvider>
  </form>,
);
