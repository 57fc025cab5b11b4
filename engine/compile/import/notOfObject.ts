import { isObject } from '../../core/json';
import { type Said, say } from '../problems/say';
import { typeOf } from './resolve';
import type { Left, Placed } from './types';

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
  readOnly: say`Um grupo não se tranca: diga "readOnly" em cada campo.`,
  contentMediaType: say`O conteúdo de um texto não se descreve.`,
};

/** What a schema says of an object that the vocabulary has no words for. */
export function notOfObject({ schema, pointer }: Placed): Left[] {
  const left = (at: string, reason: Said): Left => ({ file: 'schema', pointer: at, reason });
  const { additionalProperties } = schema;
  return [
    ...(['object', undefined].includes(typeOf(schema))
      ? []
      : [left(pointer, say`Só um objeto tem campos: ponha o valor em "properties" de um.`)]),
    ...Object.entries(NOT_OF_OBJECTS).flatMap(([keyword, reason]) =>
      schema[keyword] !== undefined && schema[keyword] !== false ? [left(`${pointer}/${keyword}`, reason)] : [],
    ),
    ...(isObject(additionalProperties) || additionalProperties === true
      ? [left(`${pointer}/additionalProperties`, say`Os campos têm nomes fixos.`)]
      : []),
    ...(schema.not !== undefined ? [left(`${pointer}/not`, say`Diga com uma regra "error" o que não pode ser.`)] : []),
  ];
}
