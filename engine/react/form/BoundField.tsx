import type { FieldProps } from '@rjsf/utils';
import { useEffect, useMemo } from 'react';
import { choiceSchema } from '../../core/definition/choiceSchema';
import type { SectionItem } from '../../core/definition/types';
import type { FormStore } from '../../core/form/types';
import type { FieldView } from '../../core/form/view';
import type { Json } from '../../core/json';
import { isQuestion } from '../../core/plan/question';
import type { Pointer } from '../../core/pointer';
import { locate } from '../../core/state/state';
import { fillText } from '../../core/text';
import { maxLengthOf } from '../../core/validation/formatOf';
import { fillSettings, helpOf } from '../../core/validation/messages';
import { FramedWidget } from '../frame/FramedWidget';
import { formatFor } from '../widgets/formatFor';
import type { Widgets } from '../widgets/table';
import type { LiveValue } from '../widgets/types';
import { controlId, type FormEnvironment, useForm } from './FormContext';
import { linkOf, SectionLink } from './LinkItem';
import { ChoiceOfField, RestoredTag } from './MarkOfField';
import { type Choices, fixedChoices, useChoices } from './useChoices';
import { useFieldMark } from './useFieldMark';
import { useLiveField } from './useLiveField';
import { widgetOf } from './widgetOf';

/** The section's or row's form that a field stands in. */
export interface SectionContext {
  /** Its place in the data: `''` or `/contas/0`. */
  base: string;
  items: readonly SectionItem[];
}

/**
 * The field of every single value, at a place that rjsf has come to: bound to its own slice of the form's state, so that a
 * change renders this field alone and rjsf's form is not on the path of a key.
 */
export function BoundField({
  registry,
  fieldPathId,
}: Pick<FieldProps, 'registry'> & { fieldPathId: Pick<FieldProps['fieldPathId'], 'path'> }) {
  const { base, items } = registry.formContext as SectionContext;
  const name = fieldPathId.path.join('/');
  const pointer = `${base}/${name}`;
  const environment = useForm();
  const { form, constants, surface } = environment;
  const bound = useMemo(() => bind(form, pointer, constants.settings), [form, pointer, constants]);
  const { view, live } = useLiveField(form, pointer);
  const own = surface.useNote?.(form.plan.definition.id + pointer);
  if (!bound) return null;
  const { widgets } = registry as unknown as { widgets: Widgets };
  const drawn = { environment, bound, view, live, own, link: linkOf(items, name), widgets };
  if (bound.definition) return <ListedField {...drawn} />;
  if (bound.field.schema.attachment) return <FileField {...drawn} />;
  return view.hidden ? null : draw(drawn, bound.fixed);
}

/** The same with options of a call, which it asks for also while it is hidden. */
function ListedField(drawn: Drawn) {
  const { bound, view } = drawn;
  const { onChange } = bound;
  const listed = useChoices(bound);
  const { choices } = listed;
  const only = bound.definition?.chooseOnly && choices?.length === 1 ? choices[0] : undefined;
  const isOpen = view.value === undefined && !view.hidden && !view.locked;
  useEffect(() => {
    if (only && isOpen) onChange(only.value);
  }, [only, isOpen, onChange]);
  return view.hidden ? null : draw(drawn, listed);
}

/** The same of a file, which may have gone with a reload. */
function FileField(drawn: Drawn) {
  const { environment, bound, view } = drawn;
  const isLost = useFieldMark(bound.pointer) === 'fileLost';
  return view.hidden ? null : draw({ ...drawn, told: isLost ? environment.texts.fileLost : undefined }, bound.fixed);
}

/** What a field is bound to for as long as it is there; `undefined` where the form has none at the pointer. */
export function bind(form: FormStore, pointer: Pointer, settings: Record<string, Json>) {
  const place = locate(form.plan, pointer);
  return (
    place && {
      ...place,
      pointer,
      definition: choiceSchema(place.field.schema).options,
      fixed: fixedChoices(place.field, settings),
      onChange: (value: Json | undefined, text?: string, errors?: readonly string[]) =>
        form.change(pointer, value, text, errors),
      onLeave: () => form.leave(pointer),
      onLeaveUnread: (text: string) => form.leave(pointer, text),
    }
  );
}

/** What a field is bound to. */
export type Bound = NonNullable<ReturnType<typeof bind>>;

const NO_OPTIONS = {};

/** What a field is drawn with. */
interface Drawn {
  environment: FormEnvironment;
  bound: Bound;
  view: FieldView;
  live: LiveValue;
  /** A note of the surface. */
  own: string | undefined;
  /** What stands under it as long as it has no error. */
  told?: string | undefined;
  link: ReturnType<typeof linkOf>;
  /** Those of rjsf's registry. */
  widgets: Widgets;
}

function draw(
  { environment, bound, view, live, own, told, link, widgets }: Drawn,
  { choices, loading, failed, needs }: Choices,
) {
  const { form, idPrefix, constants, texts, marks } = environment;
  const { pointer, field, onChange, onLeave, onLeaveUnread } = bound;
  const { schema, ui } = field;
  const { formats, settings } = constants;
  const format = formats[view.format ?? schema.format ?? ''];
  const title = fillSettings(view.format && format?.title ? format.title : (schema.title ?? field.name), settings);
  const widget = widgetOf(field, choices !== undefined, format);
  const shownBy = format ?? formatFor(widget, formats);
  const maximum = maxLengthOf(field, constants) ?? schema.maxLength;
  const optional = isQuestion(field) && !view.required && !view.locked ? texts.optional : undefined;
  const hint = [own, optional, helpOf(ui, settings), failed ? texts.optionsFailed : undefined]
    .filter(Boolean)
    .join(' ');
  const id = controlId(idPrefix, pointer);
  const restored = marks && <RestoredTag pointer={pointer} id={id} />;
  const framed = (
    <FramedWidget
      widgets={widgets}
      widget={widget}
      tag={
        link ? (
          <>
            {restored}
            <SectionLink item={link} place="field" />
          </>
        ) : (
          restored
        )
      }
      width={ui['ui:width'] ?? 6}
      phoneWidth={ui['ui:phoneWidth']}
      optional={optional}
      id={id}
      name={field.name}
      schema={schema}
      uiSchema={ui}
      label={title}
      value={view.value}
      live={live}
      required={view.required}
      locked={view.locked}
      disabled={false}
      options={ui['ui:options'] ?? NO_OPTIONS}
      texts={texts}
      onChange={onChange}
      onLeave={onLeave}
      onLeaveUnread={onLeaveUnread}
      alert={form.plan.definition.dialog === false}
      isTold={view.isTold}
      {...(view.text !== undefined && { text: view.text })}
      {...(view.error !== undefined && { error: view.error })}
      {...(told !== undefined && !view.error && { told })}
      {...(view.lookup === 'offline' && !view.error && { told: texts.lookupOffline })}
      {...(view.lookup === 'found' && { note: texts.lookupFound })}
      {...(view.lookup === 'searching' && { note: texts.lookupSearching })}
      {...(view.lookup === 'searching' && { busy: true })}
      {...(hint && { hint })}
      {...(ui['ui:placeholder'] && { placeholder: ui['ui:placeholder'] })}
      {...(ui['ui:autocomplete'] && { autoComplete: ui['ui:autocomplete'] })}
      {...(ui['ui:inputmode'] && { inputMode: ui['ui:inputmode'] as 'text' })}
      {...(shownBy && { format: shownBy })}
      {...(choices && { choices })}
      {...(schema.options?.separator !== undefined && { separator: schema.options.separator })}
      {...(loading && { loading })}
      {...(needs && { noOptions: fillText(texts.optionsNeed ?? '', { name: fillSettings(needs, settings) }) })}
      {...(maximum !== undefined && { maxLength: maximum })}
    />
  );
  return (
    <>
      {marks && <ChoiceOfField pointer={pointer} />}
      {framed}
    </>
  );
}
