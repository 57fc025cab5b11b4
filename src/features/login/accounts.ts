import { isPersonType } from '../../../contract/accountTypes';
import { cnpj, cpf } from '../../../engine/brazil';
import type { Format } from '../../../engine/core';
import type { AccountType } from '../../../engine/definition';
import { accountTypes, type CustomerType } from '../../api/accountTypes';

/** How one type of customer signs in. */
export interface AccountKind {
  type: CustomerType;
  /** On its tab. */
  title: string;
  /** Label of the user field. */
  userLabel: string;
  /** The document that may stand in for the e-mail. */
  document: Format;
  documentLabel: string;
  /** Whether several accounts may have the same document, each with a nickname. */
  hasNicknames: boolean;
}

/** The kinds of account in the order of their tabs; none before the definitions are known. */
export function accountKinds(): AccountKind[] {
  return accountTypes().map(toKind);
}

function toKind(declared: AccountType): AccountKind {
  const { type, name, tab = name } = declared;
  const isPerson = isPersonType([declared], type);
  const document = isPerson ? cpf : cnpj;
  const documentLabel = document.title ?? '';
  return {
    type,
    title: tab,
    userLabel: `E-mail/${documentLabel}`,
    document,
    documentLabel,
    hasNicknames: !isPerson,
  };
}
