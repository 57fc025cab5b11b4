import { useEffect, useMemo, useState } from 'react';
import type { CollectionDefinition, FormDefinition, SectionDefinition } from '../../core/definition/types';
import { formOfRow } from '../../core/form/rowForm';
import { isEmpty, type JsonObject } from '../../core/json';
import { rowCount } from '../../core/plan/rowTitle';
import { placeOfList, startRow } from '../../core/session/collections';
import type { WizardSession } from '../../core/session/types';
import { rowsOf } from '../../core/state/state';
import { FieldTag } from '../form/FieldTag';
import { useForm } from '../form/FormContext';
import { SectionCard } from '../form/SectionCard';
import { useFieldView } from '../form/useFieldView';
import { Button } from '../theme/Button';
import { useStore } from '../useStore';
import styles from './CollectionSection.module.css';
import { CollectionTable } from './CollectionTable';
import { ListError } from './ListError';
import { RowForm } from './RowForm';
import { focusFirst } from './rowFocus';
import { formName } from './useRowForm';
import { useUnfinished } from './useUnfinished';

interface Props {
  session: WizardSession;
  tab: string;
  list: string;
  section: SectionDefinition;
}

interface Open {
  form: FormDefinition;
  row: JsonObject;
  /** Each opening mounts the form anew: what was typed and is no value goes with the last one. */
  key: number;
}

let openings = 0;
const opened = (form: FormDefinition, row: JsonObject): Open => ({ form, row, key: ++openings });

/** A list with forms and calls of its own: the table, the inline form below it, the buttons that open modal forms. */
export function CollectionSection({ session, tab, list, section }: Props) {
  const { form, idPrefix, texts, surface } = useForm();
  const view = useFieldView(form, `/${list}`);
  const collection = form.plan.definition.collections?.[list] as CollectionDefinition;
  const { key } = session.loaded.wizard;
  const place = useMemo(() => placeOfList(session.loaded, tab, list), [session, tab, list]);
  const inlineForm = collection.forms?.find((candidate) => candidate.open === 'inline');
  /** Somebody else has deleted the row: what was typed into its form is shown as that of a new one is. */
  const isGone = (row: JsonObject) =>
    !isEmpty(row[key]) &&
    !session.view().failedLists.includes(`${tab}/${list}`) &&
    !rowsOf(form.getState().data, list).some((other) => other[key] === row[key]);
  const orphan = ({ id }: FormDefinition) =>
    session.openForms().find((open) => open.tab === tab && open.list === list && open.form === id && isGone(open.row))
      ?.row;
  const fresh = (definition: FormDefinition): Open => {
    const kept = session.keptForm(formName({ session, tab, list }, definition)) ?? orphan(definition);
    return opened(definition, kept ?? startRow(place, definition));
  };
  const [inline, setInline] = useState<Open | undefined>(() => inlineForm && fresh(inlineForm));
  const [modal, setModal] = useState<Open>();
  const isFailed = useStore(session.subscribe, () => session.view().failedLists.includes(`${tab}/${list}`));
  const stale = useStore(session.subscribe, () => session.view().staleLists[`${tab}/${list}`]);
  const rows = rowsOf(form.getState().data, list);
  const unfinished = useUnfinished({ session, tab, list }, rows);
  const sectionId = `${idPrefix}-section-${section.id}`;
  const inlineId = `${idPrefix}-${list}-${inlineForm?.id}-section`;

  const edit = (saved: JsonObject) => {
    const definition = formOfRow(collection, saved, session.context(tab));
    if (!definition) return;
    const row = session.keptForm(formName({ session, tab, list }, definition, saved)) ?? saved;
    if (definition.open === 'modal') {
      setModal(opened(definition, row));
      return;
    }
    setInline(opened(definition, row));
    requestAnimationFrame(() => focusFirst(inlineId));
  };
  const remove = async (row: JsonObject) => {
    if (!(await session.deleteRow(tab, list, row))) return;
    for (const definition of collection.forms ?? []) {
      session.keepForm(formName({ session, tab, list }, definition, row), undefined);
    }
    if (!isEmpty(row[key]) && inline?.row[key] === row[key] && inlineForm) setInline(fresh(inlineForm));
    await session.reloadRows(tab, list);
    document.getElementById(`${idPrefix}-${list}`)?.focus();
  };
  const finish = async (saved: boolean, reset: () => void) => {
    reset();
    if (saved) await session.reloadRows(tab, list);
    document.getElementById(`${idPrefix}-${list}`)?.focus();
  };
  const { useAskedRow = useNothing } = surface;
  const asked = useAskedRow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open was not asked for, but is there
  useEffect(() => {
    if (asked === undefined || modal) return;
    for (const definition of collection.forms?.filter(({ open }) => open === 'modal') ?? []) {
      const name = (row?: JsonObject) => formName({ session, tab, list }, definition, row);
      const row = rows.find((candidate) => name(candidate) === asked);
      if (row) edit(row);
      else if (name() === asked) setModal(fresh(definition));
    }
  }, [asked]);
  if (view.hidden) return null;
  return (
    <div className={styles.stack}>
      <SectionCard
        id={sectionId}
        title={section.title}
        help={section.help}
        items={section.fields}
        aside={
          <>
            {rows.length > 0 && (
              <span className={styles.count}>{rowCount(collection, rows.length) ?? rows.length}</span>
            )}
            {(collection.forms ?? [])
              .filter((candidate) => candidate.open === 'modal')
              .map((candidate) => (
                <Button key={candidate.id} compact icon="plus" onClick={() => setModal(fresh(candidate))}>
                  {candidate.button ?? candidate.title}
                  {unfinished.isNew(candidate.id) && <FieldTag text={texts.formUnfinished} />}
                </Button>
              ))}
          </>
        }
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a legend would say the title of the section twice on the screen */}
        <div
          id={`${idPrefix}-${list}`}
          tabIndex={-1}
          className={styles.list}
          role="group"
          aria-labelledby={`${sectionId}-title`}
        >
          <ListError>{view.error}</ListError>
          <ListError>{stale}</ListError>
          {isFailed ? (
            <div className={styles.failed}>
              <p>{texts.listFailed}</p>
              <Button icon="refresh" onClick={() => void session.reloadRows(tab, list)}>
                {texts.retry}
              </Button>
            </div>
          ) : (
            <CollectionTable
              title={section.title}
              collection={collection}
              rows={rows}
              fields={form.plan.rowSchemas[list] ?? {}}
              keyField={key}
              isEdited={unfinished.isEdited}
              onEdit={edit}
              onDelete={(row) => void remove(row)}
            />
          )}
        </div>
      </SectionCard>
      {inline && (
        <RowForm
          key={inline.key}
          place={{ session, tab, list }}
          definition={inline.form}
          row={inline.row}
          isGone={isGone(inline.row)}
          onDone={(saved) => void finish(saved, () => inlineForm && setInline(fresh(inlineForm)))}
        />
      )}
      {modal && (
        <RowForm
          key={modal.key}
          place={{ session, tab, list }}
          definition={modal.form}
          row={modal.row}
          isGone={isGone(modal.row)}
          onDone={(saved) => void finish(saved, () => setModal(undefined))}
        />
      )}
    </div>
  );
}

const useNothing = () => undefined;
