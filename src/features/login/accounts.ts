import { cnpj } from '../../../engine/core/formats/br/cnpj';
import { cpf } from '../../../engine/core/formats/br/cpf';
import type { Format } from '../../../engine/core/formats/types';
import type { CustomerType } from '../../api/user';

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
}

/** What a page that leads to the login tells it, as the state of the navigation. */
export interface LoginState {
  /** Whose tab is chosen at first. */
  account?: CustomerType;
}

const person = { userLabel: 'E-mail/CPF', document: cpf, documentLabel: 'CPF' };
const company = { userLabel: 'E-mail/CNPJ', document: cnpj, documentLabel: 'CNPJ' };

/** The kinds of account in the order of their tabs. */
export const accountKinds: AccountKind[] = [
  { type: 1, title: 'Pessoa Física', ...person },
  { type: 2, title: 'Pessoa Jurídica', ...company },
  { type: 3, title: 'Fundos', ...company },
];
