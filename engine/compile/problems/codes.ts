import { fields } from './codes/fields';
import { files } from './codes/files';
import { forms } from './codes/forms';
import { proved } from './codes/proved';
import { rules } from './codes/rules';
import { texts } from './codes/texts';
import { unknown } from './codes/unknown';

/** Every problem that a definition can have: what the code means and what to do about it, for docs/errors.md. */
export const codes = { ...files, ...unknown, ...texts, ...fields, ...rules, ...forms, ...proved } as const;

/** The code of a problem. */
export type Code = keyof typeof codes;
