import { findAccountType, isPersonType } from '../../../contract/accountTypes';
import { cnpj, cpf } from '../../../engine/brazil';
import { email as emailFormat } from '../../../engine/core';
import { toPlainText } from '../../http/plainText';
import { Refusal } from '../../http/refusal';
import type { CompanyFinder } from '../../outside/companies/findCompany';
import { toUserKey } from '../findAccounts';
import { readNickname } from './nickname';
import type { SignUpSettings } from './settings';

/** What a sign-up sends, as it is typed. */
export interface SignUpTexts {
  type: string;
  document: string;
  name: string;
  email: string;
  nickname: string;
}

/** A checked sign-up. */
export interface SignUp {
  type: number;
  document: string;
  name: string;
  email: string;
  nickname: string | null;
  constitutionDate: string | null;
}

/** Characters that a typed name must have; in the tabs of the wizards fewer are enough. */
const SHORTEST_NAME = 5;
/** Source: RFC 5321 4.5.3.1.3, less the angle brackets. */
const LONGEST_EMAIL = 254;

/**
 * Checks a sign-up in the order of its form. Of a company or fund, name and date are those that the register knows:
 * the form shows them read-only.
 * @throws Refusal with the message of the first thing that is wrong
 */
export async function readSignUp(
  texts: SignUpTexts,
  settings: SignUpSettings,
  findCompany: CompanyFinder,
): Promise<SignUp> {
  const type = readType(texts.type, settings);
  const isPerson = isPersonType(settings.types, type);
  const document = isPerson ? readCpf(texts.document) : readCnpj(texts.document);
  const typedName = isPerson ? readName(texts.name, settings.nameLimit) : undefined;
  const email = readEmail(texts.email);
  const nickname = !isPerson && settings.nicknames ? readNickname(texts.nickname) : null;
  if (typedName !== undefined) return { type, document, name: typedName, email, nickname, constitutionDate: null };
  const company = await findCompany(document);
  if (!company) {
    throw new Refusal(400, 'Não encontramos um registro correspondente ao e-mail ou documento inserido.');
  }
  return {
    type,
    document,
    name: company.RazaoSocial,
    email,
    nickname,
    constitutionDate: company.DataConstituicao || null,
  };
}

const missing = (field: string) => new Refusal(400, `É necessário preencher o campo ${field}.`);
const invalid = (field: string) =>
  new Refusal(400, `O ${field} informado é inválido! Verifique os dados e tente novamente.`);

function readType(text: string, { types, removedTypes }: SignUpSettings): number {
  const type = findAccountType(types, text);
  if (type === undefined) throw missing('Tipo de cadastro');
  if (removedTypes.includes(type)) throw new Refusal(400, 'Tipo de cadastro indisponível no momento.');
  return type;
}

function readCpf(text: string): string {
  const document = toUserKey(text);
  if (document === '') throw missing('CPF');
  if (cpf.validate(document) !== undefined) throw invalid('CPF');
  return document;
}

function readCnpj(text: string): string {
  const document = toUserKey(text);
  if (document === '') throw missing('CNPJ');
  if (cnpj.validate(document) !== undefined) throw invalid('CNPJ');
  return document;
}

function readName(text: string, limit: number): string {
  // Others read it too, in e-mails and lists.
  const name = toPlainText(text).replaceAll('\n', ' ');
  if (name === '') throw missing('Nome completo');
  if ([...name].length < SHORTEST_NAME) throw new Refusal(400, 'Campo obrigatório.');
  if ([...name].length > limit) throw new Refusal(400, `Limite de ${limit} caracteres atingido.`);
  return name;
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email === '') throw missing('E-mail');
  if (email.length > LONGEST_EMAIL || emailFormat.validate(email) !== undefined) throw invalid('E-mail');
  return email;
}
