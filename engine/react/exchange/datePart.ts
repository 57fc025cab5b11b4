import type { WidgetProps as RjsfWidgetProps } from '@rjsf/utils';

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'];

/**
 * What a list of rjsf's widgets for a day or a moment chooses, in the language of the page: rjsf gives these lists no label,
 * and the English name of their part as placeholder.
 */
export function datePart({ label, placeholder = '' }: RjsfWidgetProps, texts: Record<string, string>) {
  if (label !== '' || !PARTS.includes(placeholder)) return undefined;
  const language = texts.language || globalThis.document?.documentElement.lang || undefined;
  const name = new Intl.DisplayNames(language, { type: 'dateTimeField' }).of(placeholder) ?? placeholder;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
