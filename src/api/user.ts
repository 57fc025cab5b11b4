import type { SectionName } from '../../contract/sections';
import { isObject, type Json, type JsonObject } from '../../engine/core/json';
import { type CustomerType, toCustomerType } from './accountTypes';

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
  /** Sections reviewed in the renewal, the overview among them. */
  SecoesRenovadas: SectionName[];
}

/** An expired registration is always in renewal. */
const EXPIRED = 3;

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
    SecoesRenovadas: Array.isArray(sections) ? sections.filter(isSectionName) : [],
  };
}

function isSectionName(section: Json): section is SectionName {
  return typeof section === 'number' || typeof section === 'string';
}
