import type { Json } from '../../../engine/core';
import type { Files, TextEdit } from '../../../engine/edit';

/** What is looked up while something new is made: the files as they are, text and value. */
export interface Definitions {
  texts: Files;
  values: Readonly<Record<string, Json>>;
}

/** Something new: what the step is called, its edits (new files among them), and where the new thing stands afterwards. */
export interface Added {
  name: string;
  edits: TextEdit[];
  at: { file: string; pointer: string };
}
