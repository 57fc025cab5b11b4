import type { JsonObject } from '../../engine/core';
import type { CustomerType } from './accountTypes';
import { type PublicResult, publicCall } from './publicCall';
import type { GivenToken } from './signIn';

/** Who signs up, as the calls of the sign-up want it. */
export interface Registration extends JsonObject {
  TipoCadastro: CustomerType;
  NomeRazaoSocial: string;
  /** Digits, or letters and digits, without punctuation. */
  CpfCnpj: string;
  Email: string;
  Apelido: string;
  /** `yyyy-MM-dd`; empty of an individual. */
  DataConstituicao: string;
}

/** Creates an account with a password; `Password` is its hash. */
export function register(registration: Registration, Password: string): Promise<PublicResult> {
  return publicCall('/register', { ...registration, Password });
}

/** Sends a token to the address of a sign-up. Its `data` is the reference of the token. */
export function sendSignUpToken(registration: Registration): Promise<PublicResult> {
  return publicCall('/register/sendEmailPreRegister', registration);
}

/** Creates an account with the token that was sent. */
export function registerWithToken(registration: Registration, given: GivenToken): Promise<PublicResult> {
  return publicCall('/register/registerWithToken', { ...registration, ...given });
}
