import { foldText, type Json } from '../engine/core';
import type { AccountType } from '../engine/definition';

type Types = readonly AccountType[];

/**
 * The number of a declared type of customer that comes as a number, as its digits, by its name or by that of its tab;
 * `undefined` when it is none of them.
 */
export function findAccountType(types: Types, value: Json | undefined): number | undefined {
  const text = foldText(String(value ?? ''));
  return types.find(
    ({ type, name, tab = name }) => String(type) === text || foldText(name) === text || foldText(tab) === text,
  )?.type;
}

/** What a type is called; nothing of one that is not declared. */
export function nameOfType(types: Types, type: number): string {
  return types.find((declared) => declared.type === type)?.name ?? '';
}

/**
 * Whether customers of a type are persons, who type their names. The others are known to the register of companies,
 * and one document may have several accounts of such a type, each with its nickname.
 */
export function isPersonType(types: Types, type: number): boolean {
  return types.find((declared) => declared.type === type)?.document === 'cpf';
}

/** What the document of a type is called. */
export function documentTitle(types: Types, type: number): string {
  return isPersonType(types, type) ? 'CPF' : 'CNPJ';
}
