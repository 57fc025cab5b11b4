import { examplesOf as examplesIn } from '../../engine/analyse';
import { isObject, type Json } from '../../engine/core';
import type { TabDefinition } from '../../engine/definition';
import type { Filled } from '../state/view';

/** What fills a form of the preview. */
export interface Example extends Filled {
  id: string;
  title: string;
}

const KINDS = { valid: 'Exemplo', invalid: 'Com erro', story: 'História' };

/** The examples that a tab's file has: those that are right, those that are wrong, and its stories. */
export function examplesOf(tab: Json | undefined): Example[] {
  if (!isObject(tab)) return [];
  try {
    return examplesIn(tab as unknown as TabDefinition).map(({ pointer, kind, title, given }) => {
      const number = Number(pointer.slice(pointer.lastIndexOf('/') + 1)) + 1;
      return { id: pointer, title: title ?? `${KINDS[kind]} ${number}`, given, isChecked: kind === 'invalid' };
    });
  } catch {
    // A file that is being written may hold anything.
    return [];
  }
}
