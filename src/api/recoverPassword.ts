import type { CustomerType } from './accountTypes';
import { publicCall } from './publicCall';

/** Whose password is asked for. */
export interface RecoveryRequest {
  Email: string;
  TipoCliente: CustomerType;
  /** Empty where there are no nicknames. */
  Apelido: string;
}

/** Asks for a password by e-mail. @returns whether it was sent */
export async function recoverPassword(request: RecoveryRequest): Promise<boolean> {
  return (await publicCall('/register/restaurar-senha', { ...request })).kind === 'done';
}
