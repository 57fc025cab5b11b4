import { checkbox } from './checkbox';
import { checkboxes } from './checkboxes';
import { combobox } from './combobox';
import { date } from './date';
import { email } from './email';
import { exclusive } from './exclusive';
import { integer } from './integer';
import { masked } from './masked';
import { money } from './money';
import { multiselect } from './multiselect';
import { name } from './name';
import { number } from './number';
import { password } from './password';
import { percentage } from './percentage';
import { phone } from './phone';
import { radio } from './radio';
import { readonly } from './readonly';
import { select } from './select';
import { text } from './text';
import { textarea } from './textarea';
import { toggle } from './toggle';
import type { Widget } from './types';
import { yesno } from './yesno';

const table = {
  text,
  textarea,
  masked,
  name,
  email,
  phone,
  date,
  password,
  integer,
  number,
  money,
  percentage,
  yesno,
  checkbox,
  toggle,
  select,
  radio,
  combobox,
  exclusive,
  checkboxes,
  multiselect,
  readonly,
} satisfies Record<string, Widget>;

/** The name of a widget of the engine; each has its component in `engine/react/widgets/table.ts`. */
export type WidgetName = keyof typeof table;

/**
 * The widgets, in the order in which they are offered. A browser that fills forms takes what it needs of them from `kinds.ts`, which
 * `node --import tsx scripts/vocabularyDocs.ts` writes from here.
 */
export const toldWidgets: Readonly<Record<string, Widget>> = table;
