import type { Format } from '../../core/formats/types';

/** What widgets show by, of fields that name no format. */
const OWN: Readonly<Record<string, string>> = {
  number: 'decimal',
  integer: 'integer',
  percentage: 'percent',
  date: 'date',
};

/**
 * The format by which a widget shows a field: the one that the field names, else that of the widget. Both are of the table of the
 * page, which writes numbers and days as its language does.
 */
export const formatFor = (widget: string, formats: Readonly<Record<string, Format>>, name = ''): Format | undefined =>
  formats[name] ?? formats[OWN[widget] ?? ''];
