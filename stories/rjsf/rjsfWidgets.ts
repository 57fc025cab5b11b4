import { getDefaultRegistry } from '@rjsf/core';
import { Widgets as shadcn, Templates } from '@rjsf/shadcn';
import type { Registry, Widget } from '@rjsf/utils';
import { fromRjsf, registerWidget } from '../../engine/rjsf';

const { widgets } = getDefaultRegistry();
const own = widgets as Record<string, Widget>;
const others = shadcn as Record<string, Widget>;
const given = { templates: Templates as Registry['templates'] };

/** Makes all default widgets of rjsf, and two of a theme of it, widgets that definitions may name. */
export function registerRjsfWidgets(): void {
  registerWidget('rjsf-text', fromRjsf(own.TextWidget as Widget));
  registerWidget('rjsf-textarea', fromRjsf(own.TextareaWidget as Widget));
  registerWidget('rjsf-password', fromRjsf(own.PasswordWidget as Widget));
  registerWidget('rjsf-email', fromRjsf(own.EmailWidget as Widget));
  registerWidget('rjsf-url', fromRjsf(own.URLWidget as Widget));
  registerWidget('rjsf-updown', fromRjsf(own.UpDownWidget as Widget));
  registerWidget('rjsf-range', fromRjsf(own.RangeWidget as Widget));
  registerWidget('rjsf-rating', fromRjsf(own.RatingWidget as Widget), 'group');
  registerWidget('rjsf-color', fromRjsf(own.ColorWidget as Widget));
  registerWidget('rjsf-select', fromRjsf(own.SelectWidget as Widget));
  registerWidget('rjsf-radio', fromRjsf(own.RadioWidget as Widget), 'radiogroup');
  registerWidget('rjsf-checkbox', fromRjsf(own.CheckboxWidget as Widget), 'bare');
  registerWidget('rjsf-checkboxes', fromRjsf(own.CheckboxesWidget as Widget), 'group');
  registerWidget('rjsf-date', fromRjsf(own.DateWidget as Widget));
  registerWidget('rjsf-date-time', fromRjsf(own.DateTimeWidget as Widget));
  registerWidget('rjsf-time', fromRjsf(own.TimeWidget as Widget));
  registerWidget('rjsf-alt-date', fromRjsf(own.AltDateWidget as Widget), 'group');
  registerWidget('rjsf-alt-date-time', fromRjsf(own.AltDateTimeWidget as Widget), 'group');
  registerWidget('rjsf-file', fromRjsf(own.FileWidget as Widget));
  registerWidget('rjsf-hidden', fromRjsf(own.HiddenWidget as Widget), 'bare');
  registerWidget('shadcn-textarea', fromRjsf(others.TextareaWidget as Widget, given));
  registerWidget('shadcn-radio', fromRjsf(others.RadioWidget as Widget, given), 'radiogroup');
}
