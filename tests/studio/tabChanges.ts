import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../engine/core';

/** One change of the file, at places that two numbers choose; it may be a wrong one. */
export type Change = (tab: JsonObject, at: number, other: number) => void;

const one = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const fieldsOf = (tab: JsonObject) =>
  Object.values((tab.schema as JsonObject).properties as JsonObject) as JsonObject[];
const sectionsOf = (tab: JsonObject) => (tab.uiSchema as JsonObject)['ui:sections'] as JsonObject[];
const rulesOf = (tab: JsonObject) => tab.rules as JsonObject[];
const swap = (list: Json[], at: number, other: number) => {
  const [a, b] = [at % list.length, other % list.length];
  [list[a], list[b]] = [list[b] as Json, list[a] as Json];
};

/** Changes of the file of a tab, by what they are called. */
export const CHANGES: Record<string, Change> = {
  title: (tab, at, other) => {
    one(fieldsOf(tab), at).title = `Rótulo ${other}`;
  },
  'title of a section': (tab, at, other) => {
    one(sectionsOf(tab), at).title = `Seção ${other}`;
  },
  'title of the tab': (tab, _, other) => {
    tab.title = `Aba ${other}`;
  },
  'line of help': (tab, at, other) => {
    one(sectionsOf(tab), at).help = `Ajuda ${other}`;
  },
  message: (tab, at, other) => {
    one(fieldsOf(tab), at).errorMessage = { required: `Falta o ${other}.` };
  },
  'order of fields': (tab, at, other) => swap(one(sectionsOf(tab), at).fields as Json[], at, other),
  'order of sections': (tab, at, other) => swap(sectionsOf(tab), at, other),
  'order of rules': (tab, at, other) => swap(rulesOf(tab), at, other),
  option: (tab, at, other) => {
    const options = fieldsOf(tab).flatMap(({ oneOf }) => (Array.isArray(oneOf) ? [oneOf] : []));
    if (options.length > 0) (one(one(options, at), other) as JsonObject).title = `Opção ${other}`;
  },
  'order of options': (tab, at, other) => {
    const options = fieldsOf(tab).flatMap(({ oneOf }) => (Array.isArray(oneOf) ? [oneOf] : []));
    if (options.length > 0) swap(one(options, at), at, other);
  },
  condition: (tab, at, other) => {
    const rule = one(rulesOf(tab), at);
    if (isObject(rule.when)) rule.when = { not: rule.when };
    else rule.when = { Nome: { const: `n${other}` } };
  },
  'rule that goes': (tab, at) => void rulesOf(tab).splice(at % rulesOf(tab).length, 1),
  'longest text': (tab, at, other) => {
    const plain = fieldsOf(tab).filter((field) => field.type === 'string' && !field.oneOf && !field.format);
    one(plain, at).maxLength = 1 + (other % 40);
  },
  'key that goes': (tab, at) => void delete one(fieldsOf(tab), at).title,
};

/** Changes one after another, each by its name and two numbers. */
export const stepsOf = (least: number, most: number) =>
  fc.array(fc.tuple(fc.constantFrom(...Object.keys(CHANGES)), fc.nat(500), fc.nat(500)), {
    minLength: least,
    maxLength: most,
  });
