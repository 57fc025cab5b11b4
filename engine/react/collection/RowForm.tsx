import { useId, useMemo, useRef, useState } from 'react';
import type { FormDefinition, SectionDefinition } from '../../core/definition/types';
import type { FormStore } from '../../core/form/types';
import type { JsonObject } from '../../core/json';
import { isEmpty } from '../../core/json';
import type { Host } from '../../core/session/host';
import { firstRefused } from '../../core/session/refused';
import type { RowOutcome } from '../../core/session/rowSaving';
import { controlId, FormProvider, useForm } from '../form/FormContext';
import { bodyItems, SectionCard } from '../form/SectionCard';
import { ItemsInSteps, SectionForm } from '../form/SectionForm';
import { focusControl } from '../form/TabForm';
import { useMountedSections } from '../form/useMountedSections';
import { useSubmit } from '../form/useSubmit';
import { Button } from '../theme/Button';
import { useStore } from '../useStore';
import { ListError } from './ListError';
import { ReuseOffer } from './ReuseOffer';
import styles from './RowForm.module.css';
import { RowsField } from './RowsField';
import { formName, type RowFormPlace, useRowForm } from './useRowForm';

interface Props {
  place: RowFormPlace;
  definition: FormDefinition;
  row: JsonObject;
  /** Somebody else has deleted the row: it comes back as a new one. */
  isGone?: boolean;
  /** The row was saved, or the customer gave up. */
  onDone(saved: boolean): void;
}

/** One form of a collection, in a card below the table or in a modal: its fields, Cancelar and Adicionar. */
export function RowForm({ place, definition, row, isGone = false, onDone }: Props) {
  const outer = useForm();
  const { session, tab, list } = place;
  const store = useRowForm(place, definition, row);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<RowOutcome>();
  const formId = useId();
  const choices = useRef<HTMLDivElement>(null);
  const { texts, surface } = outer;
  const isInline = definition.open === 'inline';
  const idPrefix = `${outer.idPrefix}-${list}-${definition.id}`;
  const environment = useMemo(
    () => ({ ...outer, form: store, idPrefix, context: () => session.context(tab) }),
    [outer, store, idPrefix, session, tab],
  );
  const { key } = session.loaded.wizard;
  const all = useStore(session.subscribe, () => session.view().clashes);
  const clashes = all.filter((one) => one.form === formName(place, definition, row));

  const done = (saved: boolean) => {
    session.keepForm(formName(place, definition, row), undefined);
    onDone(saved);
  };

  /** What was typed into a modal is gone with it: a slip of the finger is asked about. */
  const leave = async () => {
    // It is on its way: giving it up would not take it back.
    if (busy) return;
    const isTyped = session.keptForm(formName(place, definition, row)) !== undefined;
    if (isInline || !isTyped || (await confirmDiscard(session.host, texts))) done(false);
  };

  const submitted = useSubmit(async () => {
    if (busy) return;
    const [first] = store.validate('advance');
    if (first) {
      await session.host.ask({ kind: 'error', title: first.title, text: first.text, yes: texts.closeMessage ?? '' });
      focusControl(controlId(idPrefix, first.pointer));
      return;
    }
    setBusy(true);
    const { data } = store.getState();
    const { [key]: _, ...unsaved } = data;
    const changed = { tab, list, definition, row: isNew ? unsaved : data, before: row };
    const result = await session.saveRow(changed).finally(() => setBusy(false));
    if (result === 'clash') choices.current?.focus();
    if (result !== 'failed') setOutcome(result);
    if (result === 'saved') done(true);
    const refused = result === 'failed' ? firstRefused(store) : undefined;
    if (refused !== undefined) focusControl(controlId(idPrefix, refused));
  });

  const isNew = isEmpty(row[key]) || isGone;
  const collection = session.loaded.tabs[tab]?.definition.collections?.[list];
  // The one primary button of a page is the one that goes on; a modal has its own.
  const buttons = (
    <>
      <Button variant={isInline ? 'quiet' : 'secondary'} onClick={() => void leave()}>
        {texts.cancel}
      </Button>
      <Button
        variant={isInline ? 'secondary' : 'primary'}
        type="submit"
        form={formId}
        busy={busy}
        {...(isInline && isNew && { icon: 'plus' as const })}
      >
        {isNew ? texts.add : texts.update}
      </Button>
    </>
  );
  const section = store.plan.sections[0];
  if (!section) return null;
  const { Clashes } = surface;
  const [clash] = clashes;
  const focusField = () => focusControl(controlId(idPrefix, `/${clash?.id.split('/').at(-1)}`));
  const fields = (
    <form id={formId} noValidate ref={submitted}>
      <div className={styles.said}>
        <ListError>{isGone ? texts.rowDeleted : newsOf(outcome, texts)}</ListError>
      </div>
      {isNew && collection?.reuse && (
        <ReuseOffer collection={collection} list={list} base="" tab={() => session.form(tab).getState().data} />
      )}
      {isInline ? <FieldsInSteps store={store} section={section} /> : <Fields store={store} section={section} />}
      {isInline && <div className={styles.foot}>{buttons}</div>}
    </form>
  );
  const body = (
    <>
      {clash && Clashes && (
        <div ref={choices} tabIndex={-1}>
          <Clashes clashes={clashes} onChoose={session.choose} onChosen={focusField} />
        </div>
      )}
      {fields}
    </>
  );
  return (
    <FormProvider value={environment}>
      {isInline ? (
        <SectionCard id={`${idPrefix}-section`} title={definition.title} items={section.fields}>
          {body}
        </SectionCard>
      ) : (
        <surface.Modal
          name={formName(place, definition, row)}
          title={definition.title}
          wide
          onClose={() => void leave()}
          foot={buttons}
        >
          {body}
        </surface.Modal>
      )}
    </FormProvider>
  );
}

interface FieldsProps {
  store: FormStore;
  section: SectionDefinition;
}

function Fields({ store, section }: FieldsProps) {
  const items = useMemo(() => bodyItems(section), [section]);
  return <SectionForm base="" items={items} schemas={store.plan.schemas} ListField={RowsField} />;
}

/** A form below the table comes with its page: as many of its fields as the window could show, then the others. */
function FieldsInSteps({ store, section }: FieldsProps) {
  const mounted = useMountedSections(store);
  return (
    <ItemsInSteps count={mounted.items(section.id)} height={mounted.height(section)}>
      <Fields store={store} section={section} />
    </ItemsInSteps>
  );
}

function confirmDiscard(host: Host, texts: Record<string, string>): Promise<boolean> {
  return host.ask({
    kind: 'question',
    title: texts.discardTitle ?? '',
    text: texts.discardText ?? '',
    yes: texts.discard ?? '',
    no: texts.keepEditing ?? '',
    careful: true,
  });
}

/** What a form tells of its last save. */
function newsOf(outcome: RowOutcome | undefined, texts: Record<string, string>): string | undefined {
  if (outcome === 'changed') return texts.rowChanged;
  return outcome === 'offline' ? texts.rowOffline : undefined;
}
