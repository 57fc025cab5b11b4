import { findAccountType } from '../../contract/accountTypes';
import type { Json } from '../../engine/core';
import type { AccountType } from '../../engine/definition';

/** The number of a type of customer. */
export type CustomerType = number;

let known: readonly AccountType[] = [];

/** Keeps the types of customers that the definitions declare: their index brings them. */
export function rememberAccountTypes(types: readonly AccountType[]): void {
  known = types;
}

/** The types of customers that the definitions declare; none before their index is loaded. */
export function accountTypes(): readonly AccountType[] {
  return known;
}

/** A client type that comes as a number, as its digits or, once the index is loaded, by its name. */
export function toCustomerType(value: Json | undefined): CustomerType | undefined {
  const number = typeof value === 'string' && value.trim() === '' ? 0 : Number(value);
  return Number.isInteger(number) && number > 0 ? number : findAccountType(known, value);
}
