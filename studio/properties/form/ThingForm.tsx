import { useEffect, useRef, useState } from 'react';
import type { Surface } from '../../../engine/block';
import { formats } from '../../../engine/brazil';
import { isEqual, type JsonObject } from '../../../engine/core';
import { StandaloneFormView } from '../../../engine/react';
import { createStandaloneForm } from '../../../engine/session';
import { blocks } from '../blocks/table';
import type { FormKind } from '../definitions/kinds';
import { formOf } from './compiledForms';
import { useThing } from './ThingContext';
import styles from './ThingForm.module.css';
import { formData, writtenValue } from './thingData';

const nothing = () => {};

const surface: Surface = { Modal: () => null, explain: nothing, blocks };

/**
 * The properties of a thing in a form of the engine: one key at a time becomes one change of the definitions. Another thing,
 * or more of it, is another form: give it a key.
 */
export function ThingForm({ isWhole }: { isWhole: boolean }) {
  const { thing, data, isDisabled, change } = useThing();
  // What is shown is decided when the thing is selected: what one empties does not go from under the hand.
  const [standalone] = useState(() => {
    const made = createStandaloneForm({
      loaded: formOf(thing.kind as FormKind, data, isWhole),
      transport: () => Promise.reject(new Error('A form of properties calls nobody.')),
      host: { ask: async () => true },
      base: { settings: {}, formats },
      clock: { today: () => new Date().toISOString().slice(0, 10), now: () => new Date().toISOString() },
      storage: { read: () => null, write: nothing, remove: nothing },
      storageKey: '',
    });
    made.form.load(formData(data, made.form.plan.fields));
    return made;
  });
  useSteps(standalone.form, data, change);
  return (
    <fieldset className={styles.form} disabled={isDisabled}>
      <StandaloneFormView standalone={standalone} surface={surface} onSubmit={nothing} />
    </fieldset>
  );
}

type Form = ReturnType<typeof createStandaloneForm>['form'];

/** Keeps the form and the definitions in step: what is typed is written, what is changed elsewhere is shown. */
function useSteps(form: Form, data: JsonObject, change: (what: string, patch: JsonObject) => boolean): void {
  const latest = useRef({ data, change });
  latest.current = { data, change };
  useEffect(() => {
    const told = formData(data, form.plan.fields);
    const { data: shown } = form.getState();
    const patch = form.plan.fields
      .filter(({ name }) => !isEqual(shown[name], told[name]) && !isOpen(form, name))
      .map(({ name }) => [name, told[name]] as const);
    if (patch.length > 0) form.patch(Object.fromEntries(patch));
  }, [form, data]);
  useEffect(() => {
    return form.listeners.subscribeAll(() => {
      const { data: known, change: write } = latest.current;
      const told = formData(known, form.plan.fields);
      const { data: shown } = form.getState();
      for (const { name, schema } of form.plan.fields) {
        if (isEqual(shown[name], told[name]) || isOpen(form, name)) continue;
        const value = writtenValue(shown[name], name, known[name]);
        // What the definitions cannot say goes back to what they do.
        if (isEqual(value, known[name]) || !write(schema.title ?? name, { [name]: value } as JsonObject)) {
          form.patch({ [name]: told[name] });
        }
      }
    });
  }, [form]);
}

/** Whether a field holds something that cannot be written: it waits, with its error, until it can. */
const isOpen = (form: Form, name: string): boolean =>
  form.unreadTexts()[`/${name}`] !== undefined || form.check('advance').some(({ pointer }) => pointer === `/${name}`);
