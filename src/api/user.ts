import { isObject, type Json, type JsonObject } from '../../engine/core/json';
import { foldText } from '../../engine/core/text';

/** 1 individual, 2 company, 3 fund. */
export type CustomerType = 1 | 2 | 3;

/** The client of the session, with every other member that the server sends. */
export interface User extends JsonObject {
  NomeRazaoSocial: string;
  TipoCliente: CustomerType;
  /** 0 not started, 1 in approval, 2 approved, 3 expired, 4 in review, 5 inactive. */
  StatusCadastro: number;
  PermiteLoginEmRevisao: boolean;
  CadastroAlterado: boolean;
  /** Whether the registration is in renewal mode. */
  RenovacaoCadastral: boolean;
  /** Sections reviewed in the renewal: indexes of tiles, and 9 for the overview. */
  SecoesRenovadas: number[];
}

/** An expired registration is always in renewal. */
const EXPIRED = 3;

const TYPE_NAMES: Record<string, CustomerType> = {
  'pessoa fisica': 1,
  'pessoa juridica': 2,
  fundos: 3,
  'fundo de investimento': 3,
};

/** The user record of an answer, or undefined when it is none. The type may come as a number or as its name. */
export function toUser(record: Json | undefined): User | undefined {
  if (!isObject(record)) return undefined;
  const type = toCustomerType(record.TipoCliente);
  if (!type) return undefined;
  const status = Number(record.StatusCadastro ?? 0);
  const { SecoesRenovadas: sections } = record;
  return {
    ...record,
    NomeRazaoSocial: String(record.NomeRazaoSocial ?? ''),
    TipoCliente: type,
    StatusCadastro: status,
    PermiteLoginEmRevisao: record.PermiteLoginEmRevisao === true,
    CadastroAlterado: record.CadastroAlterado === true,
    RenovacaoCadastral: record.RenovacaoCadastral === true || status === EXPIRED,
    SecoesRenovadas: Array.isArray(sections) ? sections.filter((section) => typeof section === 'number') : [],
  };
}

/** A client type that comes as a number, as its digits or by its name. */
export function toCustomerType(value: Json | undefined): CustomerType | undefined {
  const number = Number(value);
  if (number === 1 || number === 2 || number === 3) return number;
  return typeof value === 'string' ? TYPE_NAMES[foldText(value)] : undefined;
}
