import type { Json } from '../../engine/core';
import type { FieldSchema, LoadedWizard, PartStep } from '../../engine/definition';
import { type Misshapen, misshapenBody, misshapenFields } from '../../engine/wire';

export const WRONG_SHAPE = 'A requisição não traz os dados esperados.';

/** What is wrong with the shape of a part's body: not what the part carries, or with a key that no field has. */
export function problemOfBody(loaded: LoadedWizard, step: PartStep, body: Json | undefined): string | undefined {
  return inWords(misshapenBody(loaded, step, body));
}

/** What is wrong with an object of the wire: a key that no field has, or a list or an object where none belongs. */
export function problemOfFields(fields: Record<string, FieldSchema>, body: Json | undefined): string | undefined {
  return inWords(misshapenFields(fields, body));
}

const WORDS: Record<Misshapen['kind'], (at: string) => string> = {
  body: () => WRONG_SHAPE,
  unknown: (at) => `Campo desconhecido: ${at}`,
  type: (at) => `Valor de tipo inesperado: ${at}`,
};

const inWords = (wrong: Misshapen | undefined) => wrong && WORDS[wrong.kind](wrong.at);
