import type { ErrorObject } from 'ajv';
import { isObject } from '../../core/json';
import { parsePointer, toPointer } from '../../core/pointer';
import type { Code } from '../problems/codes';
import { nearest } from '../problems/nearest';
import { chain, type Said, say, type Words } from '../problems/say';
import type { Place } from '../problems/source';
import { didYouMean, listed, shown, suggestion } from '../problems/words';

/** What ajv found, in words, with the place of what must be left out to go on. */
export interface Explanation extends Place {
  code: Code;
  message: Said;
  prune: string;
}

const typeNames: Record<string, Words> = {
  string: say`um texto`,
  number: say`um número`,
  integer: say`um número inteiro`,
  boolean: say`true ou false`,
  object: say`um objeto { }`,
  array: say`uma lista [ ]`,
  null: 'null',
};

/** Words of JSON Schema by which fields would depend on each other. */
const conditionWords = ['if', 'then', 'else', 'allOf', 'anyOf', 'not', 'dependencies', 'dependentSchemas'];

/** What to write instead of words that analysts bring from JSON Schema or from earlier versions. */
const hints: Record<string, Said> = {
  dependentRequired: say`Use "require" em uma regra.`,
  pattern: say`Use "format".`,
  otherwise: say`Use "hidden": "clear" ou outra regra.`,
  draft: say`Use "moment": "save".`,
  sum: say`Use uma regra com "check": "sum".`,
};

function hintFor(key: string, isKeyword: boolean): Said | undefined {
  if (isKeyword && conditionWords.includes(key)) return say`Condições entre campos se escrevem em "rules".`;
  return hints[key];
}

/** Puts an error of ajv into words; `undefined` for those that only repeat another one. */
export function explain(error: ErrorObject): Explanation | undefined {
  const { instancePath: pointer, params, data } = error;
  const wrong = (message: Said, at?: 'key'): Explanation => ({
    code: 'DEF_WRONG_VALUE',
    pointer,
    message,
    prune: pointer,
    ...(at && { at }),
  });
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(error);
    case 'required':
      return {
        code: 'DEF_MISSING_KEY',
        pointer,
        prune: pointer,
        message: say`Falta a chave "${params.missingProperty}"${inside(pointer)}.`,
      };
    case 'dependencies': {
      const missing = params.missingProperty as string;
      const message = say`A chave "${params.property}" pede também "${missing}"${inside(pointer)}.`;
      return { code: 'DEF_MISSING_KEY', pointer, prune: pointer, message };
    }
    case 'type': {
      const types = [params.type as string | string[]].flat().map((type) => typeNames[type] ?? type);
      return wrong(say`Encontrado ${shown(data)}${inside(pointer)}. Esperado: ${chain(types, say` ou `)}.`);
    }
    case 'enum': {
      const allowed = params.allowedValues as unknown[];
      const near = typeof data === 'string' ? nearest(data, allowed.map(String)) : undefined;
      const question = near === undefined ? '' : say` ${didYouMean(near)}`;
      return wrong(say`Valor ${shown(data)} não aceito${inside(pointer)}. Esperado: ${listed(allowed)}.${question}`);
    }
    case 'not':
      return wrong(say`Valor ${shown(data)} não aceito${inside(pointer)}. Esperado: true ou um texto.`);
    case 'pattern':
      return wrong(
        say`O texto ${shown(data)} não tem a forma esperada${inside(pointer)}: ${patternInWords(params.pattern)}.`,
      );
    case 'false schema':
      return wrong(
        say`A chave "${lastStep(pointer)}" não vale junto de "steps". Esperado: cada passo com a sua.`,
        'key',
      );
    case 'minProperties':
      return wrong(say`Objeto vazio${inside(pointer)}. Esperado: pelo menos uma entrada.`);
    case 'maxProperties':
      return wrong(
        say`Encontradas ${Object.keys(data as object).length} entradas${inside(pointer)}. Esperado: só uma.`,
      );
    case 'minItems':
    case 'maxItems': {
      const bound = error.keyword === 'minItems' ? say`pelo menos` : say`no máximo`;
      return wrong(
        say`Encontrados ${(data as unknown[]).length} itens${inside(pointer)}. Esperado: ${bound} ${params.limit}.`,
      );
    }
    case 'uniqueItems':
      return wrong(say`O item ${shown((data as unknown[])[params.i])} está repetido${inside(pointer)}.`);
    case 'minLength':
      return wrong(say`Texto vazio${inside(pointer)}. Esperado: um nome.`);
    case 'minimum':
      return wrong(say`Encontrado ${shown(data)}${inside(pointer)}. Esperado: no mínimo ${params.limit}.`);
    case 'if':
      return undefined;
    default:
      return wrong(say`Valor ${shown(data)} não aceito${inside(pointer)} (${error.keyword}).`);
  }
}

function unknownKey({ instancePath, params, parentSchema }: ErrorObject): Explanation {
  const key = params.additionalProperty as string;
  const pointer = instancePath + toPointer([key]);
  const known = Object.keys(isObject(parentSchema?.properties) ? parentSchema.properties : {});
  const isKeyword = parentSchema?.$comment === 'keywords';
  const noun = isKeyword ? say`Palavra-chave desconhecida` : say`Chave desconhecida`;
  return {
    code: isKeyword ? 'DEF_UNKNOWN_KEYWORD' : 'DEF_UNKNOWN_KEY',
    pointer,
    at: 'key',
    prune: pointer,
    message: say`${noun} "${key}"${inside(instancePath)}. ${hintFor(key, isKeyword) ?? suggestion(key, known)}`,
  };
}

const lastStep = (pointer: string) => parsePointer(pointer).at(-1) ?? '';

function inside(pointer: string): Words {
  const named = parsePointer(pointer).filter((step) => !/^\d+$/.test(step));
  return named.length > 0 ? say` em "${named.at(-1)}"` : '';
}

function patternInWords(pattern: string): Said {
  if (pattern.startsWith('^(GET|POST|')) return say`GET, POST, PUT, PATCH ou DELETE, um espaço e o caminho`;
  if (pattern.startsWith('^(GET|POST)')) return say`GET ou POST, um espaço e o caminho`;
  if (pattern === '^GET \\S+$') return say`GET, um espaço e o caminho`;
  if (pattern.startsWith('^\\$settings')) return say`$settings/ e o nome de uma configuração`;
  if (pattern.startsWith('^(today')) return say`today ou um dia como 2020-01-31`;
  if (pattern.startsWith('^[^/')) return say`aba/campo, aba/lista ou aba/lista/campo`;
  if (pattern === '^/') return say`um caminho que começa com /`;
  return say`letras, números e hífens, sem espaços`;
}
