import { isAlwaysRenewed, STATUS, type Status, toStatus } from '../../contract/lifeCycle';
import type { SectionName } from '../../contract/sections';
import { isObject, type Json, type JsonObject } from '../../engine/core';
import { type CustomerType, toCustomerType } from './accountTypes';

/** The client of the session, with every other member that the server sends. */
export interface User extends JsonObject {
  NomeRazaoSocial: string;
  TipoCliente: CustomerType;
  StatusCadastro: Status;
  PermiteLoginEmRevisao: boolean;
  CadastroAlterado: boolean;
  /** Whether the registration is in renewal mode. */
  RenovacaoCadastral: boolean;
  /** Sections reviewed in the renewal, the overview among them. */
  SecoesRenovadas: SectionName[];
  /** Those of them that were confirmed as they stand, and not saved since. */
  SecoesSemMudanca: SectionName[];
}

/** The user record of an answer, or undefined when it is none. The type may come as a number or as its name. */
export function toUser(record: Json | undefined): User | undefined {
  if (!isObject(record)) return undefined;
  const type = toCustomerType(record.TipoCliente);
  if (!type) return undefined;
  const status = toStatus(record.StatusCadastro ?? STATUS.notStarted);
  const namesIn = (sections: Json | undefined) => (Array.isArray(sections) ? sections.filter(isSectionName) : []);
  return {
    ...record,
    NomeRazaoSocial: String(record.NomeRazaoSocial ?? ''),
    TipoCliente: type,
    StatusCadastro: status,
    PermiteLoginEmRevisao: record.PermiteLoginEmRevisao === true,
    CadastroAlterado: record.CadastroAlterado === true,
    RenovacaoCadastral: record.RenovacaoCadastral === true || isAlwaysRenewed(status),
    SecoesRenovadas: namesIn(record.SecoesRenovadas),
    SecoesSemMudanca: namesIn(record.SecoesSemMudanca),
  };
}

function isSectionName(section: Json): section is SectionName {
  return typeof section === 'number' || typeof section === 'string';
}
