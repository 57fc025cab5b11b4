import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import { STATUS } from '../../contract/registration';
import { Refusal } from '../http/refusal';
import { statusOf } from '../registration/status';
import type { Client } from '../storage/client';

/** The settings that decide who may sign in. */
export interface EntrySettings {
  /** Modo de autenticacao: 0 password, 1 password and token, 2 token only. */
  mode: number;
  /** Modal de aprovacao personalizada: the tenant's approved customers use its own application. */
  customBrand: boolean;
}

const IN_ANALYSIS = LOGIN_REFUSALS.inAnalysis;

/** @throws Refusal with the first reason why this client, who has shown who it is, may not sign in now */
export function assertMayEnter(client: Client, { mode, customBrand }: EntrySettings, now: Date): void {
  if (!client.emailConfirmedAt) throw new Refusal(400, LOGIN_REFUSALS.notConfirmed);
  const status = statusOf(client, now);
  if (status === STATUS.inApproval && !client.loginInReview) throw new Refusal(400, IN_ANALYSIS);
  if (mode !== 2) return;
  if (status === STATUS.inactive) throw new Refusal(400, 'Cadastro inativo. Entre em contato com o suporte.');
  if (!customBrand) return;
  if (status === STATUS.inReview) throw new Refusal(400, IN_ANALYSIS);
  if (status === STATUS.approved || status === STATUS.expired) {
    throw new Refusal(400, 'Seu cadastro foi aprovado. Acesse a sua conta pelo nosso aplicativo.');
  }
}
