import type { FieldProps } from '@rjsf/utils';
import {
  type ComponentType,
  Fragment,
  memo,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { SectionDefinition, TabDefinition } from '../../core/definition/types';
import { blockNode, fieldNames, isBlock, isInPlace } from '../../core/plan/fields';
import type { Pointer } from '../../core/pointer';
import { locate } from '../../core/state/state';
import { focusFirst } from '../collection/rowFocus';
import { controlId, useForm } from './FormContext';
import { createOpenRows, OpenRowsProvider } from './openRows';
import { bodyItems, SectionCard } from './SectionCard';
import { ItemsInSteps, SectionForm } from './SectionForm';
import { createSight, type Sight, SightProvider } from './sight';
import styles from './TabForm.module.css';
import { useHiddenSections } from './useHiddenSections';
import { useMountedSections } from './useMountedSections';
import { useSubmit } from './useSubmit';

/** What a tab can be told to do. */
export interface TabHandle {
  /** Puts the focus on a field, mounted and scrolled to. */
  focus(pointer: Pointer): void;
}

interface Props {
  onSubmit(): void;
  /** Shows a collection with forms of its own, outside any form; of tabs without any nothing need be given. */
  renderCollection?(list: string, section: SectionDefinition): ReactNode;
  /** Shows the rows of a list that are edited in their places, the same way. */
  ListField?: ComponentType<FieldProps>;
  ref?: Ref<TabHandle>;
}

/**
 * The sections of a tab, each walked through by rjsf for itself. Sections in a row share one real form element, so that Enter
 * goes on, but each of a long tab has its own: at every event a form is asked for a property by React, for which a browser goes
 * through all fields in it. Collections with forms of their own, and blocks, which may have some, stand between them.
 */
export function TabForm({ onSubmit, renderCollection, ListField, ref }: Props) {
  const { form, idPrefix, surface } = useForm();
  const { AroundSection } = surface;
  const mounted = useMountedSections(form);
  const runs = useMemo(
    () => runsOf(form.plan.sections, (section) => collectionOf(section, form.plan.definition), mounted.isLong),
    [form, mounted.isLong],
  );
  const hidden = useHiddenSections(form);
  const [rows] = useState(createOpenRows);
  // Of another form of the same tab, too: a browser that has said what it skips does not say it again.
  const [sights] = useState(() => new Map<string, Sight>());
  const sightOf = (section: string) => {
    const sight = sights.get(section) ?? createSight();
    sights.set(section, sight);
    return sight;
  };

  useImperativeHandle(ref, () => ({
    focus(pointer) {
      const { field, index } = locate(form.plan, pointer) ?? {};
      const { section, block, list } = field ?? {};
      if (section !== undefined) {
        flushSync(() => {
          mounted.mount(section);
          sightOf(section).catchUp();
          if (list !== undefined) rows.open(list, form.rowKeys(list)[index ?? 0]);
        });
      }
      focusControl(controlId(idPrefix, block === undefined ? pointer : blockNode(block)));
    },
  }));

  const submitted = useSubmit(onSubmit);
  const showSection = (section: SectionDefinition) => {
    const { id } = section;
    const sight = sightOf(id);
    const shownSection = (
      <Section
        key={id}
        section={section}
        isHidden={hidden.has(id)}
        mountedItems={mounted.items(id)}
        isFar={mounted.isLong}
        height={mounted.height(section)}
        sight={sight}
        ListField={ListField}
      />
    );
    if (!AroundSection) return shownSection;
    return (
      <AroundSection key={id} sight={sight}>
        {shownSection}
      </AroundSection>
    );
  };
  return (
    <OpenRowsProvider value={rows}>
      <div className={styles.tab}>
        {runs.map(({ kind, sections, list = '' }) => {
          const key = sections[0]?.id;
          if (kind === 'list') return <div key={key}>{renderCollection?.(list, sections[0] as SectionDefinition)}</div>;
          const cards = sections.map(showSection);
          if (kind === 'blocks') return <Fragment key={key}>{cards}</Fragment>;
          if (sections.every(({ id }) => hidden.has(id))) return null;
          return (
            <form key={key} className={styles.tab} noValidate ref={submitted}>
              {cards}
              <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
            </form>
          );
        })}
      </div>
    </OpenRowsProvider>
  );
}

interface SectionProps {
  section: SectionDefinition;
  isHidden: boolean;
  /** How many of its items stand: `Infinity` when all do. */
  mountedItems: number;
  /** Whether the browser skips the card while it is out of sight. */
  isFar: boolean;
  height: number;
  sight: Sight;
  ListField: ComponentType<FieldProps> | undefined;
}

/** Renders again only for news of its own: a tab has many sections, and hears of every error and every save. */
const Section = memo(function Section(props: SectionProps) {
  const { section, isHidden, mountedItems, isFar, height, sight, ListField } = props;
  const { form, idPrefix } = useForm();
  const items = useMemo(() => bodyItems(section), [section]);
  if (isHidden) return null;
  return (
    <SightProvider value={sight}>
      <SectionCard
        id={`${idPrefix}-section-${section.id}`}
        title={section.title}
        help={section.help}
        items={section.fields}
        height={isFar ? height : undefined}
        ref={sight.watch}
      >
        <ItemsInSteps count={mountedItems} height={height}>
          <SectionForm base="" items={items} schemas={form.plan.schemas} ListField={ListField} />
        </ItemsInSteps>
      </SectionCard>
    </SightProvider>
  );
});

interface Run {
  /** Sections of one form, a section with blocks, or a section that shows a collection with forms. */
  kind: 'form' | 'blocks' | 'list';
  sections: SectionDefinition[];
  list?: string;
}

function collectionOf(section: SectionDefinition, definition: Pick<TabDefinition, 'collections'>) {
  return fieldNames(section.fields).find(
    (name) => definition.collections?.[name] && !isInPlace(definition.collections[name]),
  );
}

function runsOf(
  sections: readonly SectionDefinition[],
  listOf: (section: SectionDefinition) => string | undefined,
  isLong: boolean,
): Run[] {
  const runs: Run[] = [];
  for (const section of sections) {
    const list = listOf(section);
    const last = runs.at(-1);
    if (list !== undefined) runs.push({ kind: 'list', sections: [section], list });
    else if (section.fields.some(isBlock)) runs.push({ kind: 'blocks', sections: [section] });
    else if (last?.kind === 'form' && !isLong) last.sections.push(section);
    else runs.push({ kind: 'form', sections: [section] });
  }
  return runs;
}

/** Focuses a control or, for a group, its chosen or first choice. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (control?.matches('input, select, textarea, button, a, [tabindex]')) control.focus();
  else focusFirst(document.getElementById(`${id}-group`) ? `${id}-group` : id);
}
