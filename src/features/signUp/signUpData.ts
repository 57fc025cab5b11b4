import { isPersonType } from '../../../contract/accountTypes';
import type { Person } from '../../../contract/newPassword/personal';
import type { JsonObject } from '../../../engine/core';
import { accountTypes, type CustomerType } from '../../api/accountTypes';
import type { Registration } from '../../api/register';

/** What a sign-up holds from its first screen on. Nothing of it is stored. */
export interface SignUpData {
  selectedTipoCliente: CustomerType;
  cnpj: string;
  cpf: string;
  nomeRazaoSocial: string;
  email: string;
  apelido: string;
  /** `yyyy-MM-dd`. */
  dataConstituicao: string;
  senha: string;
  confirmarSenha: string;
}

/** The sign-up out of what the start screen shows; what is hidden there is empty. */
export function toSignUpData(shown: JsonObject): SignUpData {
  const text = (name: string) => String(shown[name] ?? '').trim();
  return {
    selectedTipoCliente: shown.selectedTipoCliente as CustomerType,
    cnpj: text('cnpj'),
    cpf: text('cpf'),
    nomeRazaoSocial: text('nomeCompleto') || text('razaoSocial'),
    email: text('email').toLowerCase(),
    apelido: text('apelido'),
    dataConstituicao: text('dataConstituicao'),
    senha: '',
    confirmarSenha: '',
  };
}

/** What the calls of the sign-up send, without password or token. */
export function toRegistration(data: SignUpData): Registration {
  return {
    TipoCadastro: data.selectedTipoCliente,
    NomeRazaoSocial: data.nomeRazaoSocial,
    CpfCnpj: isPersonType(accountTypes(), data.selectedTipoCliente) ? data.cpf : data.cnpj,
    Email: data.email,
    Apelido: data.apelido,
    DataConstituicao: data.dataConstituicao,
  };
}

/** What a sign-up tells of the person, none of which may be the password. */
export function personOf({ nomeRazaoSocial, cpf, cnpj, email, dataConstituicao }: SignUpData): Person {
  return { name: nomeRazaoSocial, document: cpf || cnpj, email, days: dataConstituicao ? [dataConstituicao] : [] };
}
