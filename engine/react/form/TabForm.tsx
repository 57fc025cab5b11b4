import { type FormEvent, memo, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SectionDefinition } from '../../core/definition/types';
import { fieldNames, isInPlace } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import type { Pointer } from '../../core/pointer';
import { locate } from '../../core/state/state';
import { focusFirst } from '../collection/RowsField';
import { controlId, useForm } from './FormContext';
import { bodyItems, SectionCard } from './SectionCard';
import { SectionForm } from './SectionForm';
import { createSight, type Sight, SightProvider } from './sight';
import styles from './TabForm.module.css';
import { useFormValue } from './useFieldView';
import { useMountedSections } from './useMountedSections';

/** What a tab can be told to do. */
export interface TabHandle {
  /** Puts the focus on a field, mounted and scrolled to. */
  focus(pointer: Pointer): void;
}

interface Props {
  onSubmit(): void;
  /** Shows a collection with forms of its own, outside any form. */
  renderCollection(list: string, section: SectionDefinition): ReactNode;
  ref?: Ref<TabHandle>;
}

/**
 * The sections of a tab, each one small rjsf form. Sections in a row share one real form element, so that Enter
 * goes on; collections with forms of their own stand between them.
 */
export function TabForm({ onSubmit, renderCollection, ref }: Props) {
  const { form, idPrefix } = useForm();
  const mounted = useMountedSections(form);
  const root = useRef<HTMLDivElement>(null);
  const runs = useMemo(
    () => runsOf(form.plan.sections, (section) => collectionOf(section, form.plan.definition)),
    [form],
  );
  const shown = useMemo(() => shownFields(form.plan), [form]);
  const sights = useMemo(() => new Map(form.plan.sections.map(({ id }) => [id, createSight()])), [form]);

  useImperativeHandle(ref, () => ({
    focus(pointer) {
      const section = locate(form.plan, pointer)?.field.section;
      if (section !== undefined) {
        flushSync(() => {
          mounted.mount(section);
          sights.get(section)?.catchUp();
        });
      }
      focusControl(controlId(idPrefix, pointer));
    },
  }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div ref={root} className={styles.tab}>
      {runs.map((run) =>
        run.list === undefined ? (
          <form key={run.sections[0]?.id} className={styles.tab} noValidate onSubmit={submit}>
            {run.sections.map((section) => (
              <Section
                key={section.id}
                section={section}
                fields={shown.get(section.id) ?? NO_FIELDS}
                isMounted={mounted.isMounted(section.id)}
                height={mounted.height(section.id)}
                sight={sights.get(section.id) as Sight}
              />
            ))}
            <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
          </form>
        ) : (
          <div key={run.sections[0]?.id}>{renderCollection(run.list, run.sections[0] as SectionDefinition)}</div>
        ),
      )}
    </div>
  );
}

interface SectionProps {
  section: SectionDefinition;
  /** Those that it shows; it is hidden as long as all of them are. */
  fields: readonly Pointer[];
  isMounted: boolean;
  height: number | undefined;
  sight: Sight;
}

/** Renders again only for news of its own: a tab has many sections, and hears of every error and every save. */
const Section = memo(function Section({ section, fields, isMounted, height, sight }: SectionProps) {
  const { form, idPrefix } = useForm();
  const items = useMemo(() => bodyItems(section), [section]);
  const hasFields = fieldNames(section.fields).length > 0;
  const hidden = useFormValue(form, () => {
    const { hidden } = form.getState();
    return hasFields && fields.every((pointer) => hidden.has(pointer));
  });
  if (hidden) return null;
  return (
    <SightProvider value={sight}>
      <SectionCard
        id={`${idPrefix}-section-${section.id}`}
        title={section.title}
        help={section.help}
        items={section.fields}
        height={height}
        ref={sight.watch}
      >
        {isMounted && <SectionForm base="" items={items} schemas={form.plan.schemas} />}
      </SectionCard>
    </SightProvider>
  );
});

const NO_FIELDS: readonly Pointer[] = [];

/** The pointers of the fields that each section names, worked out once: every key asks whether a section is hidden. */
function shownFields({ sections, fields }: TabPlan): Map<string, Pointer[]> {
  const sectionOf = new Map(sections.flatMap(({ id, fields: items }) => fieldNames(items).map((name) => [name, id])));
  const shown = new Map<string, Pointer[]>();
  for (const { list, path, node } of fields) {
    if (list !== undefined) continue;
    const section = path.map((_, depth) => sectionOf.get(path.slice(0, depth + 1).join('/'))).find((id) => id);
    if (section !== undefined) shown.set(section, [...(shown.get(section) ?? []), `/${node}`]);
  }
  return shown;
}

interface Run {
  sections: SectionDefinition[];
  /** The collection with forms that the only section of the run shows. */
  list?: string;
}

function collectionOf(section: SectionDefinition, definition: { collections?: Record<string, { forms?: unknown[] }> }) {
  return fieldNames(section.fields).find(
    (name) => definition.collections?.[name] && !isInPlace(definition.collections[name] as never),
  );
}

function runsOf(
  sections: readonly SectionDefinition[],
  listOf: (section: SectionDefinition) => string | undefined,
): Run[] {
  const runs: Run[] = [];
  for (const section of sections) {
    const list = listOf(section);
    const last = runs.at(-1);
    if (list !== undefined) runs.push({ sections: [section], list });
    else if (last && last.list === undefined) last.sections.push(section);
    else runs.push({ sections: [section] });
  }
  return runs;
}

/** Focuses a control or, for a group, its chosen or first choice. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (control?.matches('input, select, textarea, button, a, [tabindex]')) control.focus();
  else focusFirst(document.getElementById(`${id}-group`) ? `${id}-group` : id);
}
