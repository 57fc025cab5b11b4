import type { FieldProps } from '@rjsf/utils';
import { useCallback, useEffect, useMemo } from 'react';
import type { SectionItem } from '../../core/definition/types';
import type { Json } from '../../core/json';
import { isQuestion } from '../../core/plan/question';
import { locate } from '../../core/state/state';
import { fillText } from '../../core/text';
import { maxLengthOf } from '../../core/validation/formatOf';
import { fillSettings, helpOf } from '../../core/validation/messages';
import { FramedWidget } from '../frame/FramedWidget';
import { FieldTag } from './FieldTag';
import tagStyles from './FieldTag.module.css';
import { controlId, useForm } from './FormContext';
import { linkOf, SectionLink } from './LinkItem';
import { useChoices } from './useChoices';
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
 * The rjsf field of every single value: bound to its own slice of the form's state, so that a change renders this
 * field alone and rjsf's form is not on the path of a key.
 */
export function BoundField(props: FieldProps) {
  const { base, items } = props.registry.formContext as SectionContext;
  const name = props.fieldPathId.path.join('/');
  const pointer = `${base}/${name}`;
  const { form, idPrefix, constants, texts, surface, marks } = useForm();
  const place = useMemo(() => locate(form.plan, pointer), [form, pointer]);
  const { view, live } = useLiveField(form, pointer);
  const mark = useFieldMark(pointer);
  const own = surface.useNote?.(form.plan.definition.id + pointer);
  const onChange = useCallback(
    (value: Json | undefined, text?: string) => form.change(pointer, value, text),
    [form, pointer],
  );
  const onLeave = useCallback(() => form.leave(pointer), [form, pointer]);
  const onLeaveUnread = useCallback((text: string) => form.leave(pointer, text), [form, pointer]);
  const { choices, loading, failed, needs } = useChoices(place?.field ?? MISSING, place?.index);
  const only = place?.field.schema.options?.chooseOnly && choices?.length === 1 ? choices[0] : undefined;
  const isOpen = view.value === undefined && !view.hidden && !view.locked;
  useEffect(() => {
    if (only && isOpen) onChange(only.value);
  }, [only, isOpen, onChange]);
  if (!place || view.hidden) return null;

  const { field } = place;
  const { schema, ui } = field;
  const { formats, settings } = constants;
  const format = formats[view.format ?? schema.format ?? ''];
  const title = fillSettings(view.format && format?.title ? format.title : (schema.title ?? field.name), settings);
  const widget = widgetOf(field, choices !== undefined, view.format);
  const maximum = maxLengthOf(field, constants) ?? schema.maxLength;
  const optional = isQuestion(field) && !view.required && !view.locked ? texts.optional : undefined;
  const hint = [own, optional, helpOf(ui, settings), failed ? texts.optionsFailed : undefined]
    .filter(Boolean)
    .join(' ');
  const { Choice } = surface;
  const clash = Choice && typeof mark === 'object' ? mark : undefined;
  const id = controlId(idPrefix, pointer);
  const link = linkOf(items, name);
  const restored = mark === 'restored' && <FieldTag id={`${id}-tag`} text={texts.restoredTag} />;
  const framed = (
    <FramedWidget
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
      id={id}
      name={field.name}
      schema={schema}
      label={title}
      value={view.value}
      live={live}
      required={view.required}
      locked={view.locked}
      disabled={false}
      options={ui['ui:options'] ?? {}}
      texts={texts}
      onChange={onChange}
      onLeave={onLeave}
      onLeaveUnread={onLeaveUnread}
      alert={form.plan.definition.dialog === false}
      isTold={view.isTold}
      {...(view.text !== undefined && { text: view.text })}
      {...(view.error !== undefined && { error: view.error })}
      {...(view.lookup === 'offline' && !view.error && { told: texts.lookupOffline })}
      {...(view.lookup === 'found' && { note: texts.lookupFound })}
      {...(view.lookup === 'searching' && { note: texts.lookupSearching })}
      {...(view.lookup === 'searching' && { busy: true })}
      {...(hint && { hint })}
      {...(ui['ui:placeholder'] && { placeholder: ui['ui:placeholder'] })}
      {...(ui['ui:autocomplete'] && { autoComplete: ui['ui:autocomplete'] })}
      {...(ui['ui:inputmode'] && { inputMode: ui['ui:inputmode'] as 'text' })}
      {...(format && { format })}
      {...(choices && { choices })}
      {...(schema.options?.separator !== undefined && { separator: schema.options.separator })}
      {...(loading && { loading })}
      {...(needs && { noOptions: fillText(texts.optionsNeed ?? '', { name: fillSettings(needs, settings) }) })}
      {...(maximum !== undefined && { maxLength: maximum })}
    />
  );
  return (
    <>
      {Choice && clash && <Choice clash={clash} onChoose={(option) => marks?.choose(clash, option)} />}
      {clash && <span hidden className={tagStyles.aside} />}
      {framed}
    </>
  );
}

const MISSING = { node: '', name: '', path: [], schema: {}, ui: {}, order: 0, required: false };
