import { isObject } from '../../core/json';
import { type Said, say } from '../problems/say';
import { typeOf } from './resolve';
import type { Left, Placed } from './types';
import type { Here } from './walk';

/** Keywords of an object that the vocabulary does not have. */
const NOT_OF_OBJECTS: Record<string, Said> = {
  patternProperties: say`Os campos têm nomes fixos.`,
  propertyNames: say`Os campos têm nomes fixos.`,
  minProperties: say`O número de campos preenchidos não se limita; use uma regra com "check": "atLeastOne".`,
  maxProperties: say`O número de campos preenchidos não se limita.`,
  unevaluatedProperties: say`Campos que o esquema não nomeia são sempre recusados.`,
  default: say`Um grupo não tem valor inicial: diga-o em cada campo.`,
  enum: say`Um grupo não tem opções: diga-as em cada campo.`,
  const: say`Um grupo não tem opções: diga-as em cada campo.`,
  examples: say`Um grupo não tem exemplos.`,
  contentMediaType: say`O conteúdo de um texto não se descreve.`,
};

const OF_WHOLE = say`Uma parte ou um ramo não tranca um grupo: diga "readOnly" nele, ou em cada campo.`;

/**
 * What a schema says of an object that the vocabulary has no words for.
 * @param as what the schema is, where it is not that of the object itself: what this hands on to its fields, no other does
 */
export function notOfObject({ schema, pointer }: Placed, as?: Here['as']): Left[] {
  const left = (at: string, reason: Said): Left => ({ file: 'schema', pointer: at, reason });
  const { additionalProperties } = schema;
  return [
    ...(['object', undefined].includes(typeOf(schema))
      ? []
      : [left(pointer, say`Só um objeto tem campos: ponha o valor em "properties" de um.`)]),
    ...Object.entries(NOT_OF_OBJECTS).flatMap(([keyword, reason]) =>
      schema[keyword] !== undefined && schema[keyword] !== false ? [left(`${pointer}/${keyword}`, reason)] : [],
    ),
    ...(as !== undefined && schema.readOnly === true ? [left(`${pointer}/readOnly`, OF_WHOLE)] : []),
    ...(isObject(additionalProperties) || additionalProperties === true
      ? [left(`${pointer}/additionalProperties`, say`Os campos têm nomes fixos.`)]
      : []),
    ...(schema.not !== undefined ? [left(`${pointer}/not`, say`Diga com uma regra "error" o que não pode ser.`)] : []),
  ];
}
